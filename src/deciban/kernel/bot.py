"""Players that are programs."""

from abc import ABC, abstractmethod
from typing import Generic, NamedTuple, TypeVar

from deciban.kernel.dice import Dice
from deciban.kernel.offer import Offer
from deciban.kernel.struct import Action, Data, Event

ViewT = TypeVar("ViewT", bound=Data)


class Sight(NamedTuple, Generic[ViewT]):
    """All that a bot has to go by: what a person in its seat could see."""

    seat: int
    view: ViewT
    legal: tuple[Offer, ...]
    heard: tuple[Event, ...] = ()


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
