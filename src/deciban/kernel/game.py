"""The contract: what a game is.

A game is its rules as pure functions over frozen data. It does no I/O, reads no clock and draws
chance only from the dice it is handed. A match over several games, an eliminated player or a
second character of a lone player are all in the game's own state; the house knows seats only.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any, ClassVar, Generic, NamedTuple, TypeVar

import msgspec

from deciban.kernel.dice import Dice
from deciban.kernel.event import Told, Viewer
from deciban.kernel.offer import Offer
from deciban.kernel.refusal import Refused
from deciban.kernel.setup import Log, Setup
from deciban.kernel.struct import Action, Data, Options

OptionsT = TypeVar("OptionsT", bound=Options)
StateT = TypeVar("StateT", bound=Data)
ActionT = TypeVar("ActionT", bound=Action)
ViewT = TypeVar("ViewT", bound=Data)


class Outcome(NamedTuple, Generic[StateT]):
    """What an action led to."""

    state: StateT
    told: tuple[Told, ...] = ()


class Result(msgspec.Struct, frozen=True):
    """How a table ended. Nobody in `winners` and not `drawn`: nobody won."""

    winners: tuple[int, ...] = ()
    drawn: bool = False
    points: tuple[int, ...] = ()


class Types(NamedTuple):
    """The structs of a game, for reading and writing them and for generating schemas."""

    options: type[Options]
    state: type[Data]
    view: type[Data]
    action: Any
    """The union of the actions."""
    event: Any
    """The union of the events."""
    offer: Any
    """The union of the offers."""
    notes: type[Data] | None = None
    """What the notebook fills in, if there is one."""
    review: type[Data] | None = None
    """What the coach says afterwards, if there is one, …"""
    hint: type[Data] | None = None
    """… what it says in play, …"""
    inquiry: type[Data] | None = None
    """… what it is asked at a real table, …"""
    advice: type[Data] | None = None
    """… and what it answers there."""
    content: type[Data] | None = None
    """What it is played with beside its options, if anything."""
    log: Any = None
    """The `Log[Public, Secret]` of its campaigns, if it has any."""


class Game(ABC, Generic[OptionsT, StateT, ActionT, ViewT]):
    """The rules of one game."""

    name: ClassVar[str]
    """As in addresses, text files and on the command line."""
    version: ClassVar[int] = 1
    """Counted up whenever an old journal might replay otherwise than it was played."""

    types: ClassVar[Types]
    """What its data is made of."""

    bots: ClassVar[Mapping[str, str]]
    """Levels, weakest first, each with the place of its `Bot` as `module:name`. Minds are heavy
    and are loaded where they think, never with the rules. A module of minds may have a function
    `warm()`, which gets everything slow done before the first question. `random` is always among
    the levels."""
    notebook: ClassVar[str | None] = None
    """The place of the function that fills the notebook, if any: `Sight` in, notes out."""
    coach: ClassVar[str | None] = None
    """The place of the `Coach`, if any."""
    contents: ClassVar[str | None] = None
    """The place of the `Contents`, where the game is played with any."""
    public_content: ClassVar[bool] = False
    """Whether whoever knows the name of content may read what its author wrote; otherwise only
    its author may."""
    rehearsal: ClassVar[str | None] = None
    """The place of a function that lets bots play some games with content, if any: content, the
    number of games and dice in, a `Rehearsal` out."""
    figures: ClassVar[str | None] = None
    """The place of a function that measures the `Figure`s its minds stand for, if any."""
    playouts: ClassVar[int | None] = None
    """How many random actions a second its rules stand for, if it says so."""
    terminal: ClassVar[str]
    """The place of the `Terminal` that shows and reads this game in a terminal."""
    assistant: ClassVar[str | None] = None
    """The place of the function that is `deciban solve <game>`, with its options as Typer reads
    them: help at a real table, if any."""

    @abstractmethod
    def seats(self, setup: Setup[OptionsT]) -> tuple[int, ...]:
        """The numbers of seats that can be played so; refuses options that are out
        of range (`check_range`) or do not go together."""

    @abstractmethod
    def start(self, setup: Setup[OptionsT], seats: int, dice: Dice) -> Outcome[StateT]: ...

    @abstractmethod
    def awaited(self, state: StateT) -> tuple[int, ...]:
        """The seats that the table waits for; several may decide at once. None when over."""

    @abstractmethod
    def legal(self, state: StateT, seat: int) -> tuple[Offer, ...]:
        """What a seat may do now, the least harmful first: that is what a bot does which fails.
        A seat that nobody waits for may have offers too, such as a challenge or a proposal at any
        time."""

    @abstractmethod
    def apply(self, state: StateT, seat: int, action: ActionT, dice: Dice) -> Outcome[StateT]:
        """Accepts an action or raises `Refused`."""

    @abstractmethod
    def leave(self, state: StateT, seat: int, dice: Dice) -> Outcome[StateT]:
        """A seat is given up for good while the table is played: what the rules make of it. Nobody
        waits for that seat any more."""

    @abstractmethod
    def view(self, state: StateT, viewer: Viewer) -> ViewT:
        """All that one viewer may know: the only door out of a state. Whatever an event tells,
        the view after it shows too, so that a reload loses nothing."""

    @abstractmethod
    def result(self, state: StateT) -> Result | None:
        """None while the table is still being played."""

    def silent(self, state: StateT) -> tuple[int, ...]:
        """The seats whose chat is closed now; everybody knows which."""
        return ()

    def hints(self, state: StateT, seat: int) -> bool:
        """Whether a seat may ask the coach for a hint now; everybody knows."""
        return False

    def phrases(self, state: StateT, seat: int) -> tuple[str, ...]:
        """The ready phrases that a seat may say now, as names of texts: `phrase-<name>`."""
        return ()

    def sequel(self, setup: Setup[OptionsT], state: StateT) -> OptionsT:
        """The options of another go by the same people. A match in which the first move matters
        passes it on."""
        return setup.options

    def log(self, setup: Setup[OptionsT], state: StateT) -> Log[Any, Any]:
        """A campaign's log after this table, which is over. Only for games with campaigns."""
        raise Refused("no-campaign")

    def proceed(self, options: OptionsT, log: Log[Any, Any]) -> OptionsT:
        """The options of a campaign's next table: what its people wish, as far as the log lets
        them. Refuses a campaign that is over."""
        return options

    @abstractmethod
    def resample(self, state: StateT, viewer: Viewer, dice: Dice) -> StateT:
        """Another truth that this viewer could not tell from this one.

        Written apart from `view`, so that each checks the other: a view that shows too much
        changes under resampling."""
