"""What a player can know: how likely every hand of every other player, and every centre, is.

The tiles that are not one's own are told apart, the two fives too, so that all deals are equally
likely. A hand is a set of them, as bits. Every answer binds one hand alone; so what is possible is
a list of hands for each player, and the deals are those that pick disjoint hands from the lists.
They are counted by joining the lists, never listed themselves.
"""

import functools
import itertools
from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from deciban.games.break_the_code.rules.questions import QUESTIONS, Question, answer
from deciban.games.break_the_code.rules.tiles import SIZES, TILES, Hand, apart, hands, without
from deciban.reason.compiled import njit

Masks = NDArray[np.uint32]
Counts = NDArray[np.int64]
Some = NDArray[np.bool_]


class World(NamedTuple):
    """All that can be held by others when one holds some tiles oneself."""

    tiles: Hand
    """Those that are not one's own; a hand's bits stand for their places here."""
    masks: Masks
    """Every hand …"""
    kinds: NDArray[np.int32]
    """… and which of the distinct hands it is, for fives look alike …"""
    hands: tuple[Hand, ...]
    """… of these."""
    answers: NDArray[np.uint8]
    """For every question, what every distinct hand answers."""
    places: NDArray[np.int32]
    """For every set of tiles its place among the hands."""


@functools.lru_cache(maxsize=2)
def _table(size: int) -> tuple[dict[Hand, int], NDArray[np.uint8]]:
    """Every hand there is with its number, and for every question what every hand answers."""
    every = hands(size)
    told = [[answer(asked, hand) for hand in every] for asked in QUESTIONS]
    return {hand: at for at, hand in enumerate(every)}, np.array(told, np.uint8)


def world(own: Hand, size: int) -> World:
    """Made anew each time: were it kept, a worker would be quicker with a hand that somebody holds,
    and whoever asks for advice could tell by that."""
    tiles = tuple(sorted(without(TILES, own)))
    masks, places = _sets(len(tiles), size)
    held = list(itertools.combinations(tiles, size))
    distinct = dict.fromkeys(held)
    number = {hand: at for at, hand in enumerate(distinct)}
    numbers, told = _table(size)
    return World(
        tiles=tiles,
        masks=masks,
        kinds=np.array([number[hand] for hand in held], np.int32),
        hands=tuple(distinct),
        answers=told[:, [numbers[hand] for hand in distinct]],
        places=places,
    )


@functools.cache
def _sets(tiles: int, size: int) -> tuple[Masks, NDArray[np.int32]]:
    """Every set of so many tiles as bits, and for any bits their place among the sets."""
    picked = itertools.combinations(range(tiles), size)
    masks = np.array([sum(1 << at for at in places) for places in picked], np.uint32)
    places = np.zeros(1 << tiles, np.int32)
    places[masks] = np.arange(len(masks))
    return masks, places


class Belief:
    """What the holder of `own` knows after some answers. Public, and exact."""

    def __init__(self, players: int, own: Hand) -> None:
        self.players = players
        self.world = world(own, SIZES[players])
        every = np.ones(len(self.world.masks), np.bool_)
        self.possible: tuple[Some, ...] = (every,) * (players - 1)
        """For each of the others, from the left neighbour on, the hands that fit the answers."""

    def heard(self, other: int, asked: Question, told: int) -> "Belief":
        """Now that another player, counted from the left neighbour on, has answered."""
        row = self.world.answers[QUESTIONS.index(asked)]
        return self._with(other, (row == told)[self.world.kinds])

    def wrong(self, other: int, code: Hand) -> "Belief":
        """Now that another player's hand is known not to be this one."""
        kept = np.array([hand != code for hand in self.world.hands])
        return self._with(other, kept[self.world.kinds])

    def guessed(self, other: int, code: Hand) -> "Belief":
        """Now that another player has guessed this: nobody guesses tiles of the own hand."""
        kept = np.array([apart(code, hand) for hand in self.world.hands])
        return self._with(other, kept[self.world.kinds])

    def _with(self, other: int, kept: Some) -> "Belief":
        belief = object.__new__(Belief)
        belief.players, belief.world = self.players, self.world
        possible = [*self.possible]
        possible[other] = possible[other] & kept
        belief.possible = tuple(possible)
        return belief

    @functools.cached_property
    def counts(self) -> tuple[Counts, ...]:
        """For each of the others, and then for the centre if there is one, in how many deals it
        has each hand of the world."""
        lists = [self.world.masks[possible] for possible in self.possible]
        if self.players == 2:
            return (self.possible[0].astype(np.int64),)
        full = np.uint32((1 << len(self.world.tiles)) - 1)
        return _join(tuple(lists), self.world.masks, self.world.places, full)

    @property
    def target(self) -> Counts:
        """The same for the code that is to be broken: the other hand, or the centre."""
        return self.counts[-1]

    @functools.cached_property
    def deals(self) -> int:
        """How many deals are possible."""
        return int(self.target.sum())

    def fits(self) -> bool:
        """Whether any deal is possible at all: far sooner told than how many there are."""
        nobody = np.zeros(1, np.uint32)
        lists = [self.world.masks[possible] for possible in self.possible]
        one, other, third = (*lists, nobody, nobody)[:3]
        return bool(_fit(one, other, third, len(self.world.places)))

    def hands(self, counts: Counts) -> dict[Hand, float]:
        """How likely each hand is, by one of the counts."""
        sums = np.bincount(self.world.kinds, counts, len(self.world.hands))
        total = sums.sum() or 1.0
        return {self.world.hands[at]: float(sums[at] / total) for at in np.flatnonzero(sums)}

    def codes(self) -> dict[Hand, float]:
        """How likely each code is to be the one wanted."""
        return self.hands(self.target)

    def cells(self, counts: Counts) -> tuple[dict[int, float], ...]:
        """For every place how likely each tile lies there, by one of the counts."""
        cells: tuple[dict[int, float], ...] = tuple({} for _ in self.world.hands[0])
        for hand, chance in self.hands(counts).items():
            for cell, tile in zip(cells, hand, strict=True):
                cell[tile] = cell.get(tile, 0.0) + chance
        return cells


def _join(
    lists: Sequence[Masks], masks: Masks, places: NDArray[np.int32], full: np.uint32
) -> tuple[Counts, ...]:
    if len(lists) == 2:
        one, other = lists
        return tuple(_join_two(one, other, places, full, len(masks)))
    sets = len(places)
    counts = [
        _spread(lists[mine], masks, _pairs(lists[one], lists[other], sets), places, full)
        for mine, one, other in ((0, 1, 2), (1, 0, 2), (2, 0, 1))
    ]
    return (*(own for own, _ in counts), counts[0][1])


@njit
def _fit(ones: Masks, others: Masks, thirds: Masks, sets: int) -> bool:
    """Whether three hands, one of each list, can be held at once."""
    tried = np.zeros(sets, np.bool_)
    for one in ones:
        for other in others:
            if one & other or tried[one | other]:
                continue
            tried[one | other] = True
            for third in thirds:
                if not third & (one | other):
                    return True
    return False


@njit
def _join_two(
    ones: Masks, others: Masks, places: NDArray[np.int32], full: np.uint32, hands: int
) -> Counts:
    """Three players: for one, the other and the centre in how many deals each hand is theirs."""
    counts = np.zeros((3, hands), np.int64)
    for one in ones:
        for other in others:
            if not one & other:
                counts[0, places[one]] += 1
                counts[1, places[other]] += 1
                counts[2, places[full ^ one ^ other]] += 1
    return counts


@njit
def _pairs(ones: Masks, others: Masks, sets: int) -> Counts:
    """For every set of tiles in how many ways two hands make it up."""
    ways = np.zeros(sets, np.int64)
    for one in ones:
        for other in others:
            if not one & other:
                ways[one | other] += 1
    return ways


@njit
def _spread(
    ones: Masks, centres: Masks, ways: Counts, places: NDArray[np.int32], full: np.uint32
) -> tuple[Counts, Counts]:
    """Four players: in how many deals one has each hand, and the centre too."""
    mine, centre = np.zeros(len(centres), np.int64), np.zeros(len(centres), np.int64)
    for one in ones:
        for at, middle in enumerate(centres):
            if not one & middle:
                found = ways[full ^ one ^ middle]
                mine[places[one]] += found
                centre[at] += found
    return mine, centre
