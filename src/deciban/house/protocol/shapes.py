"""What travels between the house and a browser, besides a game's own data.

These structs are the source of the API schema and of the browser's TypeScript types. A field of
type `Raw` holds a game's own struct, already encoded: an action, an event; one of type `Any` holds
it as it is, to be encoded with the frame: a view, an offer.
"""

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta

from deciban.kernel import Caution, Refusal, Rehearsal, Result, Throw
from deciban.kernel.choice import Choice

Language: TypeAlias = Literal["en", "ru", "uk"]
Hash: TypeAlias = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}(?!\n)$")]
"""The name of content: its SHA-256, in hexadecimal."""
Phase: TypeAlias = Literal["waiting", "playing", "over"]
Id: TypeAlias = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{8,64}(?!\n)$")]
"""Of a move or a line, made by the browser. Python's `$` alone would let a last newline pass."""
Patience: TypeAlias = Annotated[int, Meta(ge=30, le=604800)] | None
"""Seconds after which a bot may play for somebody who is away; None: nobody is in a hurry."""


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
    defaults: msgspec.Raw
    """The game's own options, as they are if nobody wishes otherwise …"""
    choices: dict[str, Choice]
    """… and what each of them may be."""
    seats: tuple[int, ...]
    """The numbers of seats with the usual options."""
    content: Literal["private", "public"] | None
    """Whether players may bring content of their own, and whether it is for their eyes alone."""
    rehearsal: bool
    """Whether bots can try it."""


class Seats(Shape, frozen=True, kw_only=True):
    """The numbers of seats with some options."""

    seats: tuple[int, ...]


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
    content: Hash | None = None
    """What to play with, where the game lets players bring something."""
    patience: Patience = 180


class Made(Shape, frozen=True, kw_only=True):
    table: str


class Brought(Shape, frozen=True, kw_only=True):
    """Content that can be played with, by its author and by whoever is told its name."""

    content: str
    """The name: its hash."""
    title: dict[str, str]
    """By language."""
    read: msgspec.Raw
    """The content itself, as the game reads it."""
    cautions: tuple[Caution, ...]


class Checked(Shape, frozen=True, kw_only=True):
    """What would become of a text if it were brought: one of the two."""

    brought: Brought | None = None
    refusal: Refusal | None = None


class Source(Shape, frozen=True, kw_only=True):
    """What an author wrote."""

    source: str


class Titled(Shape, frozen=True, kw_only=True):
    """What content is called, by language."""

    title: dict[str, str]


class Content(Shape, frozen=True, kw_only=True):
    """Something of mine to play with."""

    content: str
    """Its hash."""
    title: dict[str, str]
    at: float
    """Seconds since 1970."""


class Rehearsed(Shape, frozen=True, kw_only=True):
    """How content went when bots tried it."""

    under_way: bool
    most: int
    """Games that are played, unless time is short."""
    result: Rehearsal | None
    """So far; None: there is none yet."""


class Seat(Shape, frozen=True, kw_only=True):
    """A place at a table as everybody sees it."""

    kind: Literal["person", "bot", "open"]
    name: str = ""
    """A person's name; empty for a bot, whose name and level have texts."""
    bot: str | None = None
    """A bot's name, one of `deciban.kernel.bot.NAMES`: no two at a table have the same."""
    level: str | None = None
    stand_in: str | None = None
    """The level of the bot that plays for this person; its name is `bot`."""
    online: bool = False
    away: int | None = None
    """Whole seconds since this person's last page here was closed."""
    gone: bool = False
    """Whether this person has left for good."""
    mine: bool = False
    words: str = ""
    """What this seat adds to the dice."""


class Reveal(Shape, frozen=True, kw_only=True):
    """The dice laid open, when the table is over."""

    seed: str
    """Hexadecimal."""
    words: tuple[str, ...]
    throws: tuple[Throw, ...]


class Attendance(Shape, frozen=True, kw_only=True):
    """After this step a bot began to play for somebody, or the person came back."""

    step: int
    seat: int
    level: str | None
    """None: the person is back."""
    bot: str | None


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
    campaign: str | None = None
    """The campaign that it belongs to."""
    patience: Patience = None
    attendance: tuple[Attendance, ...] = ()


class NewCampaign(Shape, frozen=True, kw_only=True, forbid_unknown_fields=True):
    game: str
    name: Annotated[str, Meta(max_length=200)]
    options: dict[str, Any] = {}
    """The game's own, for all tables; what is left out has its default."""


class NextTable(Shape, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A campaign's next table; the game says how far its log lets the wishes go."""

    options: dict[str, Any] = {}
    """Where they differ from what was agreed on."""
    seats: tuple[Sitter, ...]
    words: Annotated[str, Meta(max_length=200)] = ""
    """My words for the dice, on every seat of mine that has none of its own."""
    patience: Patience = 180


class Member(Shape, frozen=True, kw_only=True):
    """Somebody in a campaign."""

    id: str
    """For removing them; of no use elsewhere."""
    name: str
    mine: bool
    """Whether that is me."""
    host: bool
    """Whether they may remove others: whoever has been here for the longest time."""


class Episode(Shape, frozen=True, kw_only=True):
    """A table of a campaign."""

    number: int
    table: str
    phase: Phase
    result: Result | None = None


class Campaign(Shape, frozen=True, kw_only=True):
    """A campaign as its members see it."""

    id: str
    game: str
    name: str
    options: msgspec.Raw
    log: msgspec.Raw | None
    """The public part, as the game writes it; None before the first table has ended."""
    members: tuple[Member, ...]
    tables: tuple[Episode, ...]
    open: str | None
    """The table that is being played, or waits for people."""


class CampaignSummary(Shape, frozen=True, kw_only=True):
    """One of my campaigns in the list."""

    id: str
    game: str
    name: str
    played: int
    open: str | None
    updated: float
    """Seconds since 1970."""


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


class StandIn(Shape, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A bot of this level shall play for somebody who is away."""

    level: str


class Departure(Shape, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """I leave for good: one of my seats, or all of them."""

    seat: int | None = None


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

    id: Id
    step: int
    """The last step that the browser has seen."""
    action: msgspec.Raw


class Say(Shape, frozen=True, kw_only=True, tag="say", forbid_unknown_fields=True):
    """A line of chat: words of my own, or a ready phrase. `id` works as for a move."""

    id: Id
    text: Annotated[str, Meta(max_length=1000)] | None = None
    phrase: Annotated[str, Meta(max_length=64)] | None = None


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
    phrase: str | None = None
    """The name of a ready phrase, which everybody reads in their own language; then there is no
    text."""


class Past(Shape, frozen=True, kw_only=True):
    """What was heard at one step."""

    step: int
    seat: int | None
    """Who acted; None for the start."""
    events: tuple[msgspec.Raw, ...]


class Position(Shape, frozen=True, kw_only=True):
    """The table as this viewer sees it now."""

    step: int
    view: Any
    offers: tuple[Any, ...]
    """What my seat may do now."""
    awaited: tuple[int, ...]
    hints: bool
    """Whether my seat may ask the coach now."""
    silent: tuple[int, ...] = ()
    """The seats whose chat is closed now."""
    phrases: tuple[str, ...] = ()
    """The ready phrases that my seat may say now."""


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
    id: str | None = None
    """The line's id, for the one who said it."""


class Notes(Shape, frozen=True, kw_only=True, tag="notes"):
    """What the notebook fills in at a step, worked out from this viewer's view alone."""

    step: int
    notes: msgspec.Raw


class Trouble(Shape, frozen=True, kw_only=True, tag="trouble"):
    """What keeps moves from being written down. `waiting`: the database is away, and the house
    goes on when it is back; `unwritten`: this table's last move could not be kept."""

    trouble: Literal["waiting", "unwritten"] | None
    """None: it is over."""


class No(Shape, frozen=True, kw_only=True, tag="refused"):
    """A refusal, to its sender alone."""

    id: str | None
    """The move or line that was refused, if the house could tell."""
    refusal: Refusal
    step: int


class Pong(Shape, frozen=True, kw_only=True, tag="pong"):
    pass


FromHouse: TypeAlias = Welcome | Stepped | Started | Changed | Said | Notes | Trouble | No | Pong
