"""What the coach is asked and what it says."""

from typing import Annotated

from msgspec import Meta

from deciban.games.mastermind.rules.code import Code
from deciban.games.mastermind.rules.data import Row
from deciban.kernel import Data, Measured

LISTED = 50
"""Fewer codes than this are listed."""


class Weighed(Data, frozen=True):
    """A guess and how much it can be expected to tell, in bits."""

    code: Code
    expected: float
    possible: bool
    """Whether it could be the code itself."""


class Judged(Measured, frozen=True, kw_only=True):
    """The verdict on one guess."""

    guess: Code
    best: Code
    """A guess that could be expected to tell most …"""
    spared: int
    """… and how many possibilities it would have left with this very code."""
    finish: float
    """How many guesses best play still needs on average, this one included …"""
    estimated: bool
    """… as an estimate, where there are too many ways to go through all."""


class Review(Data, frozen=True):
    """The verdicts on one game, row by row."""

    rows: tuple[Judged, ...]


class Hint(Data, frozen=True):
    left: int
    """How many codes fit all answers."""
    guesses: tuple[Weighed, ...] = ()
    """None at depth 1; at depth 2 two of them, the better first; at depth 3 the best."""


class Inquiry(Data, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The rows of a game on a real table, or of a lesson."""

    pegs: Annotated[int, Meta(ge=3, le=6)] = 4
    colors: Annotated[int, Meta(ge=4, le=10)] = 6
    blanks: bool = False
    rows: Annotated[tuple[Row, ...], Meta(max_length=20)] = ()
    aside: Annotated[tuple[int, ...], Meta(max_length=20)] = ()
    """Rows, counted from 0, that are not to count for now."""
    guess: Code | None = None
    """A guess whose split is wanted."""
    worst: Annotated[int, Meta(ge=1, le=20)] | None = None
    """The most guesses that may be used, if that matters."""

    @property
    def symbols(self) -> int:
        return self.colors + self.blanks


class Part(Data, frozen=True):
    """The codes that would give a guess one answer."""

    red: int
    white: int
    size: int


class Split(Data, frozen=True):
    """How a guess tells the codes left apart."""

    guess: Weighed
    parts: tuple[Part, ...]
    """Largest first; answers that can't come are left out."""


class Repair(Data, frozen=True):
    """Another answer to one row that would make all answers fit."""

    row: int
    red: int
    white: int
    left: int
    """How many codes would fit then."""


class Advice(Data, frozen=True):
    left: int
    """How many codes fit all answers."""
    codes: tuple[Code, ...] = ()
    """Those codes, when there are fewer than fifty."""
    best: Weighed | None = None
    """What to guess next; none when no code fits."""
    finish: float | None = None
    """How many guesses that still takes on average …"""
    estimated: bool = False
    """… as an estimate."""
    split: Split | None = None
    """Of the guess that was asked for, or else of the best one."""
    conflict: tuple[int, ...] = ()
    """When no code fits: a smallest set of rows of which one must be wrong."""
    repairs: tuple[Repair, ...] = ()
    """When no code fits: the single answers which, if changed, make all fit, likeliest first."""
