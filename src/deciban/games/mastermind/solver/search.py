"""Beam search for the strategy that needs fewest guesses over all codes.

A node is the set of codes still possible. Its cost is the sum, over those codes, of the guesses
each will still take. The search ranks all guesses by an estimate, follows the best few, and cuts
a branch as soon as a lower bound says that it can't beat what is known. Two reductions make it
quick: colours that were never used are interchangeable, so only one of them is tried, and of
guesses that split a large node into parts of the same sizes only one is followed, for they are
mostly mirror images.
"""

from typing import Any, NamedTuple

import numpy as np
from numba import types
from numba.typed import Dict
from numpy.typing import NDArray

from deciban.games.mastermind.solver.packed import Numbers, Packed, gather, tell
from deciban.games.mastermind.solver.strategy import CHOICE
from deciban.games.mastermind.solver.tree import (
    Known,
    Sizes,
    canonical,
    nothing_known,
    perfect,
    split,
)
from deciban.reason.compiled import njit

HOPELESS = 1 << 40
"""More than anything costs: it can't be done within the limit."""
NO_LIMIT = 99
SMALL = 20
"""Nodes of at most so many codes have a beam of their own."""

Memory = Any
"""From a node's fingerprint to its cost and guess; guess -1: it costs at least that."""

_print, _found = types.uint64, types.UniTuple(types.int64, 2)  # type: ignore[no-untyped-call]


class Beam(NamedTuple):
    """How wide to look, and what is expected and what at least needed for so many codes."""

    widths: NDArray[np.int64]
    """At every depth; the last holds from there on."""
    small: int
    alike: int
    """Guesses that split a node of at least so many codes alike count as mirror images."""
    expected: NDArray[np.float64]
    least: NDArray[np.int64]
    kinds: int
    """How many different answers there are."""


def beam(here: Packed, widths: tuple[int, ...], small: int = 8, alike: int = 8) -> Beam:
    kinds = (here.pegs + 1) * (here.pegs + 2) // 2 - 1
    size = np.arange(1, len(here.places) + 1, dtype=np.float64)
    expected = np.concatenate([[0.0], size * (1 + np.log(size) / np.log(6.0))])
    least = _least(len(here.places), kinds)
    return Beam(np.array(widths), small, alike, expected, least, kinds)


def _least(most: int, kinds: int) -> NDArray[np.int64]:
    """No strategy does better than one code at once, `kinds - 1` next, and so on."""
    sizes = np.arange(most + 1)
    costs = np.zeros(most + 1, np.int64)
    reached, room = 0, 1
    while reached < most:
        costs += np.maximum(sizes - reached, 0)
        reached, room = reached + room, room * (kinds - 1)
    return costs


class Found(NamedTuple):
    cost: int
    chosen: Numbers
    """The guesses as they are kept on disk; none if nothing was found within the limit."""


# Not compiled itself: a kept function that calls recursive ones crashes when it is loaded.
def find(
    here: Packed,
    codes: Numbers,
    used: int,
    beam: Beam,
    limit: int = NO_LIMIT,
    known: Known | None = None,
) -> Found:
    """The best strategy for these codes."""
    memory, known = new_memory(), known or nothing_known(here)
    cost = solve(here, codes, used, HOPELESS, 0, limit, beam, known, memory)
    chosen = np.zeros(len(codes), np.int32)
    count = 0 if cost >= HOPELESS else collect(here, codes, limit, memory, chosen)
    return Found(cost, chosen[:count])


@njit
def new_memory() -> Memory:
    return Dict.empty(_print, _found)


@njit
def solve(  # noqa: C901 - the one function that all the time is spent in
    here: Packed,
    codes: Numbers,
    used: int,
    bound: int,
    depth: int,
    limit: int,
    beam: Beam,
    known: Known,
    memory: Memory,
) -> int:
    """The least cost found for these codes, or `bound` or more if it can't be below. `limit` is
    how many guesses may be used. The guesses are in the memory."""
    count = len(codes)
    if count == 1:
        return 1
    if limit < 2:
        return HOPELESS
    if count == 2:
        return 3
    key = fingerprint(codes, limit)
    if key in memory:
        found: tuple[int, int] = memory[key]
        if found[1] >= 0 or found[0] >= bound:
            return found[0]
    sizes = np.zeros((here.pegs + 1) ** 2, np.int32)
    if count <= beam.kinds:
        guess = perfect(here, codes, sizes)
        if guess >= 0:
            memory[key] = (2 * count - 1, guess)
            return 2 * count - 1
    if limit == 2 and count >= beam.kinds:
        return HOPELESS
    width = beam.small if count <= SMALL else beam.widths[min(depth, len(beam.widths) - 1)]
    guesses, floors = rank(here, codes, used, beam, width, bound, limit, sizes, known)
    best, best_guess = bound, np.int64(-1)
    for i in range(width):
        guess, cost = guesses[i], floors[i]
        if guess < 0:
            break
        if cost >= best:
            continue
        parts, begins = split(here, codes, guess, sizes)
        for told in np.argsort(-sizes):
            size = begins[told + 1] - begins[told]
            if size == 0 or cost >= best:
                break
            if told == len(sizes) - 1:
                continue
            cost -= beam.least[size]
            part = parts[begins[told] : begins[told + 1]].copy()
            then = used | here.used[guess]
            room = best - cost
            cost += solve(here, part, then, room, depth + 1, limit - 1, beam, known, memory)
        if cost < best:
            best, best_guess = cost, guess
    memory[key] = (best, best_guess)
    return best


@njit
def rank(
    here: Packed,
    codes: Numbers,
    used: int,
    beam: Beam,
    width: int,
    bound: int,
    limit: int,
    sizes: Sizes,
    known: Known,
) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """The best guesses by estimate, with what each costs at least; -1 fills up."""
    guesses, floors = np.full(width, -1, np.int64), np.zeros(width, np.int64)
    hopes, looks = np.full(width, np.inf), np.zeros(width, np.uint64)
    count, win = len(codes), len(sizes) - 1
    places, colors = gather(here, codes)
    told = np.empty(count, np.uint8)
    for guess in canonical(here, used, known):
        tell(here, places, colors, int(guess), told)
        sizes[:] = 0
        for one in told:
            sizes[one] += 1
        hope, floor, kinds, look = weigh(sizes, count, beam)
        if floor >= bound or (kinds == 1 and not sizes[win]) or (limit == 2 and kinds < count):
            continue
        if kinds == count:
            # All told apart, if not by a possible code, for such were looked for before.
            guesses[0], floors[0], guesses[1:] = guess, floor, -1
            return guesses, floors
        if hope >= hopes[width - 1]:
            continue
        if count >= beam.alike and is_alike(look, hope, looks, hopes):
            continue
        at = width - 1
        while at > 0 and hope < hopes[at - 1]:
            guesses[at], floors[at] = guesses[at - 1], floors[at - 1]
            hopes[at], looks[at] = hopes[at - 1], looks[at - 1]
            at -= 1
        guesses[at], floors[at], hopes[at], looks[at] = guess, floor, hope, look
    return guesses, floors


@njit
def weigh(sizes: Sizes, count: int, beam: Beam) -> tuple[float, int, int, np.uint64]:
    """Of a split: what it is expected to cost, what at least, how many answers there are, and
    what it looks like."""
    hope, floor, kinds = 0.0, count, 0
    look = np.uint64(7)
    win = len(sizes) - 1
    for told in range(win + 1):
        size = sizes[told]
        look = look * np.uint64(1099511628211) + np.uint64(size)
        if size:
            kinds += 1
            if told != win:
                hope += beam.expected[size]
                floor += beam.least[size]
    return hope, floor, kinds, look


@njit
def is_alike(
    look: np.uint64, hope: float, looks: NDArray[np.uint64], hopes: NDArray[np.float64]
) -> bool:
    """Whether a guess of the same look is among the best already."""
    for i in range(len(looks)):
        if hopes[i] > hope + 1e-9:
            return False
        if looks[i] == look:
            return True
    return False


@njit
def fingerprint(codes: Numbers, limit: int) -> np.uint64:
    """The same for the same set of codes, in whatever order."""
    total = np.uint64(min(limit, 15))
    for code in codes:
        mixed = np.uint64(code + 1) * np.uint64(0x9E3779B97F4A7C15)
        mixed ^= mixed >> np.uint64(29)
        mixed *= np.uint64(0xBF58476D1CE4E5B9)
        mixed ^= mixed >> np.uint64(32)
        total += mixed * (mixed | np.uint64(1))
    return total


@njit
def collect(
    here: Packed, codes: Numbers, limit: int, memory: Memory, chosen: NDArray[np.int32]
) -> int:
    """Writes down the guesses of solved codes, as they are kept on disk; says how many."""
    if len(codes) < CHOICE:
        return 0
    guess = memory[fingerprint(codes, limit)][1]
    chosen[0] = guess
    count = 1
    sizes = np.zeros((here.pegs + 1) ** 2, np.int32)
    parts, begins = split(here, codes, guess, sizes)
    for told in range(len(sizes) - 1):
        part = parts[begins[told] : begins[told + 1]].copy()
        count += collect(here, part, limit - 1, memory, chosen[count:])
    return count
