"""How likely every layout of the mansion is: exact weights, for all 9! = 362,880 of them.

What was seen or announced rules layouts out, what was claimed makes some less likely, a swap
changes which card is meant by a place, and a shuffle makes all orders of its cards alike. None of
this needs samples: each takes one or two passes over the weights.
"""

import functools
import itertools
from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from deciban.reason.compiled import njit

Weights = NDArray[np.float64]
Table = NDArray[np.float64]
Rooms = NDArray[np.uint8]

MOST_ROOMS = 3
"""What a look tells is reckoned for so many wanted rooms at once."""


class World(NamedTuple):
    """All layouts of so many rooms."""

    rooms: Rooms
    """For every layout the room of every card …"""
    cards: Rooms
    """… and the card of every room."""


class Found(NamedTuple):
    """The likeliest answer to where some rooms lie, or to what lies at some places."""

    chance: float
    places: tuple[int, ...]
    rooms: tuple[int, ...]


@functools.cache
def world(size: int) -> World:
    rooms = np.array([*itertools.permutations(range(size))], np.uint8)
    return World(rooms, np.argsort(rooms, axis=1).astype(np.uint8))


class Layouts:
    """What somebody believes about what lies where. Immutable: whatever happens gives another.

    Rooms are numbers. A card keeps its number while places change under it, so that a swap costs
    nothing: `cards` says which card lies at each place."""

    def __init__(self, size: int = 9) -> None:
        self.world = world(size)
        count = len(self.world.rooms)
        self.weights: Weights = np.full(count, 1.0 / count)
        self.cards: tuple[int, ...] = tuple(range(size))

    def told(self, place: int, chances: Sequence[float]) -> "Layouts":
        """After something that was so likely for each room that may lie at a place."""
        card, likely = self.cards[place], np.array(chances, np.float64)
        return self._with(_weigh(self.world.rooms, self.weights, card, likely))

    def seen(self, place: int, room: int) -> "Layouts":
        return self.told(place, np.eye(len(self.cards))[room].tolist())

    def denied(self, places: Sequence[int], rooms: Sequence[int], chance: float = 1.0) -> "Layouts":
        """After an answer that all these rooms lie at these places was wrong. `chance`: that it
        was wrong for this reason, not for another."""
        cards = np.array([self.cards[place] for place in places], np.int64)
        wanted = np.array(rooms, np.int64)
        return self._with(_deny(self.world.rooms, self.weights, cards, wanted, 1.0 - chance))

    def swapped(self, one: int, other: int) -> "Layouts":
        cards = [*self.cards]
        cards[one], cards[other] = cards[other], cards[one]
        return self._with(self.weights, tuple(cards))

    def shuffled(self, places: Sequence[int]) -> "Layouts":
        """All orders of the cards at these places become equally likely."""
        mixed = {self.cards[place] for place in places}
        if len(mixed) < 2:
            return self
        kept = np.array([card for card in self.cards if card not in mixed], np.int64)
        return self._with(_mix(self.world.rooms, self.weights, kept))

    def _with(self, weights: Weights, cards: tuple[int, ...] | None = None) -> "Layouts":
        other = object.__new__(Layouts)
        other.world, other.weights = self.world, weights
        other.cards = self.cards if cards is None else cards
        return other

    @functools.cached_property
    def possible(self) -> NDArray[np.int64]:
        """The numbers of the layouts that are not ruled out."""
        return np.flatnonzero(self.weights)

    @functools.cached_property
    def cells(self) -> Table:
        """For every place how likely each room lies there."""
        table = _cells(self.world.rooms, self.weights, self.possible)
        return table[list(self.cards)]

    def together(self, rooms: Sequence[int]) -> Table:
        """How likely some rooms lie at some places, all at once: a table with an axis for the
        place of each room."""
        size = len(self.cards)
        wanted = np.array(rooms, np.int64)
        flat = _together(self.world.cards, self.weights, self.possible, wanted)
        table = flat.reshape((size,) * len(rooms))
        return table[np.ix_(*[self.cards] * len(rooms))] if rooms else table

    def find(self, rooms: Sequence[int]) -> Found:
        """The likeliest places of some rooms, all at once."""
        table = self.together(rooms)
        best = np.unravel_index(int(table.argmax()), table.shape)
        return Found(float(table[best]), tuple(map(int, best)), tuple(rooms))

    def name(self, places: Sequence[int], count: int) -> Found:
        """What most likely lies at so many of these places, those that are known best."""
        likeliest = self.world.rooms[int(self.weights.argmax())]
        cells = self.cells
        sure = sorted(places, key=lambda place: -cells[place][likeliest[self.cards[place]]])
        chosen = tuple(sorted(sure[:count]))
        cards = np.array([self.cards[place] for place in chosen], np.int64)
        rooms = likeliest[cards].astype(np.int64)
        chance = _agreed(self.world.rooms, self.weights, self.possible, cards, rooms)
        return Found(float(chance), chosen, tuple(map(int, rooms)))

    def agree(self, places: Sequence[int], rooms: Sequence[int]) -> float:
        """The chance that these rooms lie at these places, all at once."""
        cards = np.array([self.cards[place] for place in places], np.int64)
        wanted = np.array(rooms, np.int64)
        return float(_agreed(self.world.rooms, self.weights, self.possible, cards, wanted))

    def looks(self, rooms: Sequence[int]) -> Table:
        """For every place what a look there can be expected to make of the search for some rooms:
        the chance of the likeliest answer, and the chance that two draws of the truth would agree,
        which also counts steps on the way to an answer."""
        cells = self.cells
        hidden = sorted(rooms, key=lambda room: cells[:, room].max())[:MOST_ROOMS]
        wanted = np.array(hidden, np.int64)
        table = _looks(self.world.rooms, self.world.cards, self.weights, self.possible, wanted)
        return table[list(self.cards)]

    @functools.cached_property
    def _sums(self) -> Weights:
        return np.cumsum(self.weights[self.possible])

    def draw(self, share: float) -> tuple[int, ...]:
        """A layout by its weight, for a number from 0 to 1: the room at every place."""
        mark = share * self._sums[-1]
        found = min(int(np.searchsorted(self._sums, mark, side="right")), len(self._sums) - 1)
        rooms = self.world.rooms[self.possible[found]]
        return tuple(int(rooms[card]) for card in self.cards)


@njit
def _weigh(rooms: Rooms, weights: Weights, card: int, chances: Weights) -> Weights:
    after = np.empty_like(weights)
    total = 0.0
    for at in range(len(weights)):
        after[at] = weights[at] * chances[rooms[at, card]]
        total += after[at]
    return after / total if total > 0.0 else weights.copy()


@njit
def _deny(
    rooms: Rooms, weights: Weights, cards: NDArray[np.int64], wanted: NDArray[np.int64], left: float
) -> Weights:
    after = weights.copy()
    total = 0.0
    for at in range(len(weights)):
        right = True
        for number in range(len(cards)):
            if rooms[at, cards[number]] != wanted[number]:
                right = False
                break
        if right:
            after[at] *= left
        total += after[at]
    return after / total if total > 0.0 else weights.copy()


@njit
def _mix(rooms: Rooms, weights: Weights, kept: NDArray[np.int64]) -> Weights:
    """Layouts that agree in the cards that are kept share their weight evenly. They are numbered
    by these: each by its place among the rooms that are left."""
    size = rooms.shape[1]
    groups = 1
    for number in range(len(kept)):
        groups *= size - number
    sums = np.zeros(groups)
    keys = np.empty(len(weights), np.int32)
    for at in range(len(weights)):
        key, used = 0, 0
        for number in range(len(kept)):
            room = int(rooms[at, kept[number]])
            rank = room
            below = used & ((1 << room) - 1)
            while below:
                below &= below - 1
                rank -= 1
            key = key * (size - number) + rank
            used |= 1 << room
        keys[at] = key
        sums[key] += weights[at]
    share = groups / len(weights)
    after = np.empty_like(weights)
    for at in range(len(weights)):
        after[at] = sums[keys[at]] * share
    return after


@njit
def _cells(rooms: Rooms, weights: Weights, possible: NDArray[np.int64]) -> Table:
    size = rooms.shape[1]
    table = np.zeros((size, size))
    for at in possible:
        for card in range(size):
            table[card, rooms[at, card]] += weights[at]
    return table


@njit
def _together(
    cards: Rooms, weights: Weights, possible: NDArray[np.int64], wanted: NDArray[np.int64]
) -> Weights:
    size = cards.shape[1]
    table = np.zeros(size ** len(wanted))
    for at in possible:
        key = 0
        for room in wanted:
            key = key * size + cards[at, room]
        table[key] += weights[at]
    return table


@njit
def _agreed(
    rooms: Rooms,
    weights: Weights,
    possible: NDArray[np.int64],
    cards: NDArray[np.int64],
    wanted: NDArray[np.int64],
) -> float:
    total = 0.0
    for at in possible:
        right = True
        for number in range(len(cards)):
            if rooms[at, cards[number]] != wanted[number]:
                right = False
                break
        if right:
            total += weights[at]
    return total


@njit
def _looks(
    rooms: Rooms,
    cards: Rooms,
    weights: Weights,
    possible: NDArray[np.int64],
    wanted: NDArray[np.int64],
) -> Table:
    size = rooms.shape[1]
    width = size ** len(wanted)
    table = np.zeros((size, size, width))
    for at in possible:
        key = 0
        for room in wanted:
            key = key * size + cards[at, room]
        for card in range(size):
            table[card, rooms[at, card], key] += weights[at]
    told = np.zeros((size, 2))
    for card in range(size):
        for room in range(size):
            total, most, squares = 0.0, 0.0, 0.0
            for key in range(width):
                chance = table[card, room, key]
                total += chance
                squares += chance * chance
                most = max(most, chance)
            told[card, 0] += most
            if total > 0.0:
                told[card, 1] += squares / total
    return told
