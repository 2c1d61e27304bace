"""What a seat may do now, described.

A short list of actions is listed. A row of pegs or a free text is described instead, for nobody
wants 32,768 guesses in a frame: such a game brings its own kind of offer. An offer knows which
actions it contains and can pick one, which is all that random players, the checks and the
browser need.
"""

from abc import abstractmethod
from typing import Any

import msgspec

from deciban.kernel.dice import Dice
from deciban.kernel.struct import Action


class Offer(msgspec.Struct, frozen=True, tag_field="type", tag=str.lower, gc=False):
    """A set of actions that are legal now."""

    @abstractmethod
    def pick(self, dice: Dice) -> Action:
        """One of the actions, by chance."""

    @abstractmethod
    def __contains__(self, action: object) -> bool: ...


class Listed(Offer, frozen=True):
    """Exactly these actions."""

    actions: tuple[Any, ...]

    def pick(self, dice: Dice) -> Action:
        action: Action = dice.pick(self.actions, "pick")
        return action

    def __contains__(self, action: object) -> bool:
        return action in self.actions
