"""How players lie and doubt: what is expected of anybody, and what a player has shown so far."""

import functools
from typing import Literal, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

Strength: TypeAlias = Literal["novice", "skilled", "master"]

LIES: dict[Strength, float] = {"novice": 0.12, "skilled": 0.36, "master": 0.2}
"""How often somebody lies where a lie may gain something; a novice, wherever."""
DOUBTS = 0.4
"""How often somebody or other doubts a name of which they know nothing."""
_SURPRISE = 0.03
"""So often anybody says anything: one surprise must not empty a belief."""
_PRIOR = 8.0
"""What was expected counts as much as so many namings."""
_EAGER = 0.35
"""The smaller, the more surely a liar names what is wanted most."""


class Habit(NamedTuple):
    """What a player was seen to do in this match."""

    lies: float = 0.0
    truths: float = 0.0
    doubts: float = 0.0
    trusts: float = 0.0

    def lying(self, strength: Strength = "skilled") -> float:
        """How often this player lies: counts, shrunken towards what is expected, and capped."""
        rate = (LIES[strength] * _PRIOR + self.lies) / (_PRIOR + self.lies + self.truths)
        return min(max(rate, 0.05), 0.75)

    def doubting(self, asked: int) -> float:
        """How often this player doubts who is one of so many."""
        usual = 1 - float((1 - DOUBTS) ** (1 / max(1, asked)))
        rate = (usual * _PRIOR + self.doubts) / (_PRIOR + self.doubts + self.trusts)
        return min(max(rate, 0.03), 0.8)


@functools.lru_cache(maxsize=4096)
def speech(wants: tuple[float, ...], rate: float) -> NDArray[np.float64]:
    """For every room seen (row) how likely each room is said by somebody who wants such effects
    and lies so often: the less the true one is wanted, the more."""
    wanted = np.array(wants)
    eager = np.exp((wanted - wanted.max()) / _EAGER)
    said = np.tile(eager, (len(wanted), 1))
    np.fill_diagonal(said, 0.0)
    said /= said.sum(axis=1, keepdims=True)
    lies = np.clip(rate * (0.1 + wanted.max() - wanted), 0.02, 0.85)
    said *= lies[:, None]
    np.fill_diagonal(said, 1.0 - lies)
    said = said * (1 - _SURPRISE) + _SURPRISE / len(wanted)
    said.flags.writeable = False
    return said


@functools.lru_cache(maxsize=4096)
def chatter(rooms: int, rate: float) -> NDArray[np.float64]:
    """The same of somebody who lies without a purpose."""
    said = np.full((rooms, rooms), rate / (rooms - 1))
    np.fill_diagonal(said, 1.0 - rate)
    said = said * (1 - _SURPRISE) + _SURPRISE / rooms
    said.flags.writeable = False
    return said
