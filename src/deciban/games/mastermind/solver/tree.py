"""What search and strategies share: which guesses are worth a look, and how one splits a node."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from deciban.games.mastermind.solver.packed import Numbers, Packed, answer
from deciban.reason.compiled import njit

Sizes = NDArray[np.int32]
"""How many codes give each answer."""


class Known(NamedTuple):
    """The guesses worth a look, by the colours used before, as far as worked out."""

    counts: Numbers
    guesses: NDArray[np.int32]


@njit
def nothing_known(here: Packed) -> Known:
    masks = 1 << here.symbols
    # Only rows that are filled in ever take up memory.
    return Known(np.zeros(masks, np.int32), np.empty((masks, len(here.places)), np.int32))


@njit
def canonical(here: Packed, used: int, known: Known) -> Numbers:
    """The guesses worth a look, worked out only once."""
    if not known.counts[used]:
        guesses = distinct(here, used)
        known.guesses[used, : len(guesses)] = guesses
        known.counts[used] = len(guesses)
    return known.guesses[used, : known.counts[used]]


@njit
def distinct(here: Packed, used: int) -> Numbers:
    """All guesses, but of those that differ only in colours never used before just one: fresh
    colours come in rising order."""
    guesses = np.empty(len(here.places), np.int32)
    count = 0
    for guess in range(len(here.places)):
        if is_canonical(here, guess, used):
            guesses[count] = guess
            count += 1
    return guesses[:count].copy()


@njit
def is_canonical(here: Packed, guess: int, used: int) -> bool:
    fresh = 0
    for place in range(here.pegs):
        while (used >> fresh) & 1:
            fresh += 1
        color = int(here.places[guess] >> np.uint32(4 * place)) & 15
        if not (used >> color) & 1:
            if color != fresh:
                return False
            used |= 1 << color
    return True


@njit
def perfect(here: Packed, codes: Numbers, sizes: Sizes) -> int:
    """A possible code that tells all others apart, or -1. `sizes` is room to work in."""
    for guess in codes:
        sizes[:] = 0
        apart = True
        for code in codes:
            told = answer(here, guess, code)
            if sizes[told]:
                apart = False
                break
            sizes[told] = 1
        if apart:
            return int(guess)
    return -1


@njit
def split(
    here: Packed, codes: Numbers, guess: int, sizes: Sizes
) -> tuple[Numbers, NDArray[np.int64]]:
    """The codes sorted by their answer, and where each answer's part begins."""
    told = np.empty(len(codes), np.int64)
    sizes[:] = 0
    for i, code in enumerate(codes):
        told[i] = answer(here, guess, code)
        sizes[told[i]] += 1
    begins = np.zeros(len(sizes) + 1, np.int64)
    begins[1:] = np.cumsum(sizes)
    ordered, place = np.empty_like(codes), begins.copy()
    for i, code in enumerate(codes):
        ordered[place[told[i]]] = code
        place[told[i]] += 1
    return ordered, begins
