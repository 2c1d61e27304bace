"""What Mastermind is made of: options, actions, events, offers, state and view."""

import functools
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from deciban.games.mastermind.rules.code import Code, all_codes
from deciban.kernel import Action, Data, Dice, Event, Listed, Offer
from deciban.kernel import Options as AnyOptions

Phase: TypeAlias = Literal["hide", "guess", "answer", "claim", "over"]

# Boards of at most this many codes keep their actions as a table, to pick from quickly.
_TABLED = 1 << 15

# What a hole can hold, by the number of symbols: one set operation checks a whole code.
_SYMBOLS = tuple(frozenset(range(symbols)) for symbols in range(12))


class Options(AnyOptions, frozen=True, kw_only=True):
    """`alone`: the machine makes one code and one seat breaks it."""

    pegs: Annotated[int, Meta(ge=3, le=6)] = 4
    colors: Annotated[int, Meta(ge=4, le=10)] = 6
    rows: Annotated[int, Meta(ge=5, le=20)] = 10
    blanks: bool = False
    alone: bool = False
    games: Annotated[int, Meta(ge=1, le=20)] = 2
    first: Literal["dice", "seat-0", "seat-1"] = "dice"
    """Who makes the first code."""
    answers: Literal["automatic", "by-hand"] = "automatic"
    help: Literal["none", "facts", "full"] = "facts"
    """How much the notebook fills in by itself."""
    hints: bool = False
    """Whether the codebreaker may ask the coach."""

    @property
    def length(self) -> int:
        """How many games are played."""
        return 1 if self.alone else self.games

    @property
    def symbols(self) -> int:
        """What a hole can hold: a colour, or with blanks also nothing."""
        return self.colors + self.blanks


class Hide(Action, frozen=True):
    """The codemaker sets the code."""

    code: Code


class Guess(Action, frozen=True):
    code: Code


class Answer(Action, frozen=True):
    """The codemaker's keys, by hand."""

    red: int
    white: int


class Challenge(Action, frozen=True):
    """The codebreaker says that an answer was wrong."""


class Claim(Action, frozen=True):
    """The codebreaker takes the three points that a wrong answer is worth."""


class Decline(Action, frozen=True):
    """The codebreaker lets the game count as played."""


AnyAction: TypeAlias = Hide | Guess | Answer | Challenge | Claim | Decline


class Codes(Offer, frozen=True):
    """Any row of pegs, to hide or to guess."""

    action: Literal["hide", "guess"]
    pegs: int
    symbols: int

    def pick(self, dice: Dice) -> Action:
        kind = Hide if self.action == "hide" else Guess
        if self.symbols**self.pegs <= _TABLED:
            table = _table(kind, self.pegs, self.symbols)
            return table[dice.below(len(table), "pick")]
        return kind(tuple(dice.below(self.symbols, "pick") for _ in range(self.pegs)))

    def __contains__(self, action: object) -> bool:
        kind = Hide if self.action == "hide" else Guess
        return isinstance(action, kind) and well_formed(action.code, self.pegs, self.symbols)


def well_formed(code: Code, pegs: int, symbols: int) -> bool:
    return len(code) == pegs and _SYMBOLS[symbols].issuperset(code)


@functools.lru_cache(maxsize=8)
def _table(kind: type[Hide] | type[Guess], pegs: int, symbols: int) -> tuple[Hide | Guess, ...]:
    return tuple(kind(code) for code in all_codes(pegs, symbols))


AnyOffer: TypeAlias = Codes | Listed


class Began(Event, frozen=True):
    """A game of the match begins. No maker: the machine made the code."""

    game: int
    maker: int | None


class Hidden(Event, frozen=True):
    """The code stands behind the shield."""

    seat: int


class Guessed(Event, frozen=True):
    row: int
    code: Code


class Answered(Event, frozen=True):
    row: int
    red: int
    white: int


class Challenged(Event, frozen=True):
    """The verdict: upheld, or every answer so far is right."""

    upheld: bool


class Spoiled(Event, frozen=True):
    """An answer was wrong: the codebreaker gets three points and the game is played again."""

    code: Code
    automatic: bool
    """Whether it is then played with automatic keys."""


class Doubtful(Event, frozen=True):
    """The final check found a wrong answer; the codebreaker may claim it."""

    code: Code


class Declined(Event, frozen=True):
    """The codebreaker let it count."""


class Ended(Event, frozen=True):
    """The shield drops."""

    code: Code
    solved: bool
    points: int


class Left(Event, frozen=True):
    """A seat was given up: the match is over. A code that stood is shown."""

    seat: int
    code: Code | None


AnyEvent: TypeAlias = (
    Began | Hidden | Guessed | Answered | Challenged | Spoiled | Doubtful | Declined | Ended | Left
)


class Row(Data, frozen=True):
    """An answered guess."""

    guess: Code
    red: int
    white: int


class Played(Data, frozen=True):
    """A game that is over: played, or spoiled by a wrong answer and to be played again."""

    game: int
    maker: int | None
    code: Code
    rows: tuple[Row, ...]
    points: tuple[int, ...]
    """What each seat got for it."""
    spoiled: bool = False


class State(Data, frozen=True):
    options: Options
    game: int
    """Counted from 0; equal to `options.length` when all are played."""
    maker: int | None
    points: tuple[int, ...]
    last: Played | None = None
    """The game before this one, while there is one."""
    code: Code | None = None
    rows: tuple[Row, ...] = ()
    guess: Code | None = None
    """A guess that waits for its answer by hand."""
    spoilt: int = 0
    """How often this game of the match was spoiled already."""
    vouched: int = 0
    """The rows that a failed challenge proved right; one challenge per game may fail."""
    doubtful: bool = False
    """The final check found a wrong answer and the codebreaker has yet to decide."""
    left: int | None = None
    """The seat that was given up, which ends the match."""


class View(Data, frozen=True):
    """The state as one viewer knows it."""

    options: Options
    phase: Phase
    game: int
    maker: int | None
    breaker: int
    points: tuple[int, ...]
    last: Played | None
    """The game before this one; those before it were told by events."""
    rows: tuple[Row, ...]
    guess: Code | None
    code: Code | None
    """Only for those who know it."""
    by_hand: bool
    """Whether this game is answered by hand."""
    vouched: int
    """How many rows a failed challenge has proved right."""
    left: int | None
    """The seat that was given up, if any."""


class Color(Data, frozen=True):
    """What is known of one colour: how often it can be in the code, and where."""

    least: int
    most: int
    places: tuple[bool, ...]
    """For every place whether the colour can be there."""


class Notes(Data, frozen=True):
    """What the notebook fills in, as far as the table's help goes."""

    colors: tuple[Color, ...] = ()
    """One per colour, the empty hole last; none without help."""
    left: int | None = None
    """How many codes fit all answers (full help)."""
    codes: tuple[Code, ...] = ()
    """Those codes, when there are fewer than fifty (full help)."""
    conflict: tuple[int, ...] = ()
    """A smallest set of rows that no code can satisfy together (by hand, at every help)."""
