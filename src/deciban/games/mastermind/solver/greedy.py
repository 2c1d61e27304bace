"""The guess that tells most, and the whole tree of always guessing so."""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from deciban.games.mastermind.solver.packed import Numbers, Packed, gather, packed, tell
from deciban.games.mastermind.solver.tree import Sizes, canonical, nothing_known, perfect, split
from deciban.reason import growth
from deciban.reason.compiled import njit

FINE = 1 << 32
"""Bits are counted in so many parts, as whole numbers: quicker, and what is even is equal."""


class Workspace(NamedTuple):
    """Room to work in, the same for every node."""

    steps: NDArray[np.int64]
    """What one more code in a part adds to what stays unknown."""
    sizes: Sizes
    told: NDArray[np.uint8]
    possible: NDArray[np.bool_]


def workspace(here: Packed) -> Workspace:
    count = len(here.places)
    sizes = np.zeros((here.pegs + 1) ** 2, np.int32)
    steps = np.asarray(np.rint(growth(count) * FINE), np.int64)
    return Workspace(steps, sizes, np.zeros(count, np.uint8), np.zeros(count, np.bool_))


@njit
def most_telling(here: Packed, codes: Numbers, guesses: Numbers, room: Workspace) -> int:
    """Of these guesses the one that tells most of the codes; of even ones, one that could be
    right. A guess is left as soon as it has lost."""
    places, colors = gather(here, codes)
    told = room.told[: len(codes)]
    for code in codes:
        room.possible[code] = True
    best, least, sure = -1, 1 << 62, False
    room.sizes[:] = 0
    for guess in guesses:
        tell(here, places, colors, int(guess), told)
        unknown, at = 0, 0
        while at < len(codes) and unknown <= least:
            size = room.sizes[told[at]]
            unknown += room.steps[size]
            room.sizes[told[at]] = size + 1
            at += 1
        if at < len(room.sizes):
            for i in range(at):
                room.sizes[told[i]] = 0
        else:
            room.sizes[:] = 0
        possible = room.possible[guess]
        if unknown < least or (unknown == least and possible and not sure):
            best, least, sure = int(guess), unknown, possible
            if not least:
                break  # All told apart, and whoever asks has looked for a possible one before.
    for code in codes:
        room.possible[code] = False
    return best


@njit
def _tree(here: Packed, room: Workspace) -> NDArray[np.int64]:
    """How many guesses each code takes."""
    answers = (here.pegs + 1) ** 2
    kinds = (here.pegs + 1) * (here.pegs + 2) // 2 - 1
    codes = np.arange(len(here.places)).astype(np.int32)
    taken = np.zeros(len(codes), np.int64)
    known = nothing_known(here)
    # A part waits as (begin, end, colours used, guesses made).
    waiting = [(0, len(codes), 0, 0)]
    while waiting:
        begin, end, used, made = waiting.pop()
        part = codes[begin:end]
        taken[part] = made + 1
        if end - begin == 1:
            continue
        guess = perfect(here, part, room.sizes) if end - begin <= kinds else -1
        if guess < 0:
            guess = most_telling(here, part, canonical(here, used, known), room)
        parts, begins = split(here, part, guess, room.sizes)
        codes[begin:end] = parts
        for told in range(answers - 1):
            if room.sizes[told]:
                then = used | here.used[guess]
                waiting.append((begin + begins[told], begin + begins[told + 1], then, made + 1))
    return taken


def greedy(pegs: int, symbols: int) -> NDArray[Any]:
    """How many guesses each code of a board takes if every guess is the one that tells most."""
    here = packed(pegs, symbols)
    return _tree(here, workspace(here))
