"""What travels between the house and a browser, besides a game's own data.

These structs are the source of the API schema and of the browser's TypeScript types. A field of
type `Raw` holds a game's own struct, already encoded: an action, an event, a view, an offer.
"""

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta

from deciban.kernel import Refusal, Result, Throw

Language: TypeAlias = Literal["en", "ru", "uk"]
Phase: TypeAlias = Literal["waiting", "playing", "over"]


class Shape(msgspec.Struct, frozen=True, kw_only=True):
    """Anything that travels."""


# The API's questions and answers.


class Me(Shape, frozen=True, kw_only=True):
    """The guest behind the cookie. No name yet: the browser asks for one where it is needed."""

    name: str
    language: Language | None


class MeChange(Shape, frozen=True, kw_only=True, forbid_unknown_fields=True):
    name: str | None = None
    language: Language | None = None


class GameInfo(Shape, frozen=True, kw_only=True):
    name: str
    levels: tuple[str, ...]
    """Bots, weakest first, `random` included."""


class Sitter(Shape, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Who shall sit somewhere: me, whoever comes by the link (`open`), or a bot of a level."""

    kind: Literal["me", "open", "bot"]
    level: str | None = None
    words: Annotated[str, Meta(max_length=200)] = ""
    """My words for the dice, when I sit down."""


class NewTable(Shape, frozen=True, kw_only=True, forbid_unknown_fields=True):
    game: str
    options: dict[str, Any] = {}
    """The game's own; what is left out has its default."""
    seats: tuple[Sitter, ...]
    words: Annotated[str, Meta(max_length=200)] = ""
    """My words for the dice, on every seat of mine that has none of its own."""


class Made(Shape, frozen=True, kw_only=True):
    table: str


class Seat(Shape, frozen=True, kw_only=True):
    """A place at a table as everybody sees it."""

    kind: Literal["person", "bot", "open"]
    name: str = ""
    """A person's name; empty for a bot, whose level has a text."""
    level: str | None = None
    online: bool = False
    mine: bool = False
    words: str = ""
    """What this seat adds to the dice."""


class Reveal(Shape, frozen=True, kw_only=True):
    """The dice laid open, when the table is over."""

    seed: str
    """Hexadecimal."""
    words: tuple[str, ...]
    throws: tuple[Throw, ...]


class Table(Shape, frozen=True, kw_only=True):
    """A table as everybody sees it."""

    id: str
    game: str
    options: msgspec.Raw
    phase: Phase
    seats: tuple[Seat, ...]
    commitment: str
    """SHA-256 of the dice's secret seed, in hexadecimal."""
    host: bool
    """Whether I made this table, and may fill its open seats with bots."""
    watchers: int
    result: Result | None = None
    reveal: Reveal | None = None
    rematch: str | None = None
    """The table that was made for another go."""


class Summary(Shape, frozen=True, kw_only=True):
    """One of my tables in the list."""

    table: str
    game: str
    options: msgspec.Raw
    phase: Phase
    seats: tuple[Seat, ...]
    my_turn: bool
    updated: float
    """Seconds since 1970."""
    result: Result | None = None


class HintRequest(Shape, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A hint for one of my seats, telling more with each depth."""

    seat: int
    depth: Annotated[int, Meta(ge=1, le=3)]


class Finish(Shape, frozen=True, kw_only=True):
    """A single game played alone to its end: for the statistics."""

    game: str
    options: msgspec.Raw
    points: int
    won: bool
    at: float


# What the browser says.


class Move(Shape, frozen=True, kw_only=True, tag="move", forbid_unknown_fields=True):
    """Do this. `id` is the browser's own: said twice, it is done once and answered the same."""

    id: Annotated[str, Meta(min_length=8, max_length=64)]
    step: int
    """The last step that the browser has seen."""
    action: msgspec.Raw


class Say(Shape, frozen=True, kw_only=True, tag="say", forbid_unknown_fields=True):
    """A line of chat. `id` works as for a move."""

    id: Annotated[str, Meta(min_length=8, max_length=64)]
    text: Annotated[str, Meta(max_length=1000)]


class Note(Shape, frozen=True, kw_only=True, tag="note", forbid_unknown_fields=True):
    """My own page of the notebook, whole; saved with the seat and shown to nobody else."""

    body: Annotated[str, Meta(max_length=8000)]


class Words(Shape, frozen=True, kw_only=True, tag="words", forbid_unknown_fields=True):
    """My words for the dice, before the table starts."""

    text: Annotated[str, Meta(max_length=200)]


class Ping(Shape, frozen=True, kw_only=True, tag="ping", forbid_unknown_fields=True):
    pass


FromBrowser: TypeAlias = Move | Say | Note | Words | Ping


# What the house says.


class Line(Shape, frozen=True, kw_only=True):
    """A line of chat."""

    number: int
    seat: int | None
    """None: somebody who watches."""
    name: str
    text: str
    at: float


class Past(Shape, frozen=True, kw_only=True):
    """What was heard at one step."""

    step: int
    seat: int | None
    """Who acted; None for the start."""
    events: tuple[msgspec.Raw, ...]


class Position(Shape, frozen=True, kw_only=True):
    """The table as this viewer sees it now."""

    step: int
    view: msgspec.Raw
    offers: tuple[msgspec.Raw, ...]
    """What my seat may do now."""
    awaited: tuple[int, ...]


class Welcome(Shape, frozen=True, kw_only=True, tag="welcome"):
    """The first frame: everything since the step that the browser asked from."""

    table: Table
    seat: int | None
    """The seat this socket sees as; None: a spectator."""
    past: tuple[Past, ...]
    position: Position | None
    """None while the table waits for people."""
    chat: tuple[Line, ...]
    note: str


class Stepped(Shape, frozen=True, kw_only=True, tag="stepped"):
    """Somebody acted."""

    past: Past
    position: Position
    move: str | None = None
    """The id of the move, for the one who made it."""


class Changed(Shape, frozen=True, kw_only=True, tag="changed"):
    """Somebody sat down, came online, added words; the table began or is over."""

    table: Table


class Started(Shape, frozen=True, kw_only=True, tag="started"):
    """All seats are taken: here is the board."""

    table: Table
    past: Past
    position: Position


class Said(Shape, frozen=True, kw_only=True, tag="said"):
    line: Line


class Notes(Shape, frozen=True, kw_only=True, tag="notes"):
    """What the notebook fills in at a step, worked out from this viewer's view alone."""

    step: int
    notes: msgspec.Raw


class No(Shape, frozen=True, kw_only=True, tag="refused"):
    """A refusal, to its sender alone."""

    id: str | None
    """The move or line that was refused, if the house could tell."""
    refusal: Refusal
    step: int


class Pong(Shape, frozen=True, kw_only=True, tag="pong"):
    pass


FromHouse: TypeAlias = Welcome | Stepped | Started | Changed | Said | Notes | No | Pong
