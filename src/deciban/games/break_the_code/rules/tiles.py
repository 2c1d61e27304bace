"""The twenty tiles, and hands of them.

A tile is twice its digit, plus one if it is white. Both fives are green and the same tile, 10. So
a hand in rising order, black before white, is a sorted tuple of numbers."""

import functools
import itertools
from collections import Counter
from collections.abc import Iterable
from typing import Literal, TypeAlias

Tile: TypeAlias = int
Hand: TypeAlias = tuple[int, ...]
Color: TypeAlias = Literal["black", "white", "green"]

FIVE = 10
SIZES = {2: 5, 3: 5, 4: 4}
"""The tiles of a hand, by the number of players."""
TILES: Hand = tuple(FIVE if tile == FIVE + 1 else tile for tile in range(20))
"""Every tile there is, the five twice."""


def digit(tile: Tile) -> int:
    return tile // 2


def color(tile: Tile) -> Color:
    if tile == FIVE:
        return "green"
    return "white" if tile % 2 else "black"


def without(tiles: Iterable[Tile], gone: Iterable[Tile]) -> Hand:
    """The tiles that are left; those that are gone must be among them."""
    left = Counter(tiles)
    left.subtract(gone)
    return tuple(left.elements())


def apart(one: Hand, other: Hand) -> bool:
    """Whether both can be held at once: only of the fives there are two alike."""
    common = set(one).intersection(other)
    return not common or (common == {FIVE} and one.count(FIVE) == other.count(FIVE) == 1)


@functools.cache
def every_hand(size: int) -> frozenset[Hand]:
    """Every hand of so many tiles, in order."""
    return frozenset(hands(size))


@functools.lru_cache(maxsize=64)
def hands(size: int, tiles: Hand = TILES) -> tuple[Hand, ...]:
    """Every hand that can be made of some tiles (in order), each once."""
    return tuple(dict.fromkeys(itertools.combinations(tiles, size)))
