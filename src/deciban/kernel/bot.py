"""Players that are programs."""

from abc import ABC, abstractmethod
from collections.abc import Collection
from typing import Generic, Literal, NamedTuple, TypeAlias, TypeVar

from deciban.kernel.dice import Dice
from deciban.kernel.event import Viewer
from deciban.kernel.offer import Offer
from deciban.kernel.struct import Action, Data, Event

ViewT = TypeVar("ViewT", bound=Data)


Sitter: TypeAlias = Literal["person", "bot"]


class Sight(NamedTuple, Generic[ViewT]):
    """All that a mind has to go by: what a person in the same place could know."""

    seat: Viewer
    view: ViewT
    legal: tuple[Offer, ...] = ()
    heard: tuple[Event, ...] = ()
    """Everything that was told to this viewer, from the start on."""
    company: tuple[Sitter, ...] = ()
    """Who sits on each seat."""

    @property
    def mine(self) -> int:
        """The seat of somebody who has one."""
        assert self.seat is not None
        return self.seat


class Bot(ABC, Generic[ViewT]):
    """Chooses an action from what its seat sees.

    A bot keeps nothing between two moves: what it remembers is what it has heard. So it can think
    in any process, and a restarted house goes on as if nothing had happened."""

    @abstractmethod
    def choose(self, sight: Sight[ViewT], dice: Dice) -> Action: ...


class RandomBot(Bot[Data]):
    """Any legal action, each offer equally likely. Every game has it as level `random`."""

    def choose(self, sight: Sight[Data], dice: Dice) -> Action:
        return dice.pick(sight.legal, "offer").pick(dice)


RANDOM = "deciban.kernel.bot:RandomBot"

NAMES = (
    "aluco",
    "ayla",
    "barka",
    "clavis",
    "falena",
    "firn",
    "glim",
    "grak",
    "kotva",
    "liska",
    "malva",
    "nola",
    "orso",
    "quilla",
    "rumb",
    "runa",
    "skerry",
    "tibert",
    "tisan",
    "tsuru",
    "ulita",
    "vega",
    "vesper",
    "zuza",
)
"""What the bots of a table are called. Each has a text `bot-<name>` and a portrait."""


def name_bots(count: int, dice: Dice, taken: Collection[str] = ()) -> tuple[str, ...]:
    """A name for each bot, none of them twice and none that is taken."""
    free = [name for name in NAMES if name not in taken]
    return dice.shuffled(free, "name")[:count]
