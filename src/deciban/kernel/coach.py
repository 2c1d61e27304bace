"""The coach: tells how good a move was, what to do next, and helps at a real table.

It knows no more than a player in the same place would."""

from abc import ABC, abstractmethod
from typing import Generic, Literal, TypeAlias, TypeVar

from deciban.kernel.bot import Sight
from deciban.kernel.struct import Data

ViewT = TypeVar("ViewT", bound=Data)
InquiryT = TypeVar("InquiryT", bound=Data)

Grade: TypeAlias = Literal["best", "good", "inexact", "wasted"]


class Verdict(Data, frozen=True, kw_only=True):
    """What the coach says of one move, from what its player knew then. A game adds its own."""

    seat: int
    move: int
    """Its place in the chapter, from 0."""
    grade: Grade
    remark: str
    """The name of the sentence that sums it up: `remark-<name>` in the game's texts, with the
    fields of the verdict to fill in."""


class Measured(Verdict, frozen=True, kw_only=True):
    """A verdict in games of pure information: what was known, and in bits what was learnt."""

    before: int
    """How many possibilities were left before the move …"""
    after: int
    """… and after it."""
    expected: float
    """The bits that the move could be expected to bring …"""
    got: float
    """… those that it really brought …"""
    most: float
    """… and those that the best move could be expected to bring."""


class Coach(ABC, Generic[ViewT, InquiryT]):
    """Thinks in the workers, as bots do, and is named by its place in the game's `coach`."""

    @abstractmethod
    def review(self, sight: Sight[ViewT], chapter: int) -> Data:
        """The verdicts on one chapter of what this viewer has seen to its end: a game of a match,
        counted from 0 in the order in which they ended."""

    @abstractmethod
    def hint(self, sight: Sight[ViewT], depth: int) -> Data:
        """Help for the player who sees this, telling more with each depth: 1, 2, 3."""

    @abstractmethod
    def advise(self, inquiry: InquiryT) -> Data:
        """Help at a real table, from what is typed in; refuses what makes no sense."""
