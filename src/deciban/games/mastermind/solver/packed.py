"""Codes as bits, so that an answer is a handful of machine instructions.

`places` holds four bits a peg: equal pegs are zero nibbles of an exclusive or. `colors` holds each
colour's count in unary: shared pegs are the ones that two codes have in common. One bit less than
pegs is enough for a count, since all pegs alike on both sides means that all are in place. Codes
are numbered as by `code.number_of`.
"""

import functools
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from deciban.reason.compiled import njit, ones

Numbers = NDArray[np.int32]
"""Codes by their numbers."""


class Packed(NamedTuple):
    """Every code of a board."""

    pegs: int
    symbols: int
    places: NDArray[np.uint32]
    colors: NDArray[Any]
    """In 32 bits where that is enough, for twice the speed, else in 64."""
    used: NDArray[np.int64]
    """Which colours are in a code at all, as bits."""


@functools.lru_cache(maxsize=2)
def packed(pegs: int, symbols: int) -> Packed:
    count = symbols**pegs
    width = np.uint32 if symbols * (pegs - 1) <= 32 else np.uint64
    places, colors = np.zeros(count, np.uint32), np.zeros(count, width)
    used = np.zeros(count, np.int64)
    _pack(pegs, symbols, places, colors, used)
    return Packed(pegs, symbols, places, colors, used)


@njit
def _pack(
    pegs: int,
    symbols: int,
    places: NDArray[np.uint32],
    colors: NDArray[Any],
    used: NDArray[np.int64],
) -> None:
    counts = np.zeros(symbols, np.int64)
    for code in range(len(places)):
        counts[:] = 0
        rest, place_bits, color_bits = code, 0, 0
        for place in range(pegs - 1, -1, -1):
            color = rest % symbols
            rest //= symbols
            place_bits |= color << (4 * place)
            used[code] |= 1 << color
            if counts[color] < pegs - 1:
                color_bits |= 1 << (color * (pegs - 1) + counts[color])
            counts[color] += 1
        places[code], colors[code] = place_bits, color_bits


@njit
def answer(here: Packed, guess: int, code: int) -> int:
    """Red times (pegs + 1) plus all keys, as everywhere."""
    apart = here.places[guess] ^ here.places[code]
    apart |= apart >> np.uint32(1)
    apart |= apart >> np.uint32(2)
    red = here.pegs - np.int64(ones(apart & np.uint32(0x11111111)))
    common = np.int64(ones(here.colors[guess] & here.colors[code]))
    return int(red * (here.pegs + 1) + max(red, common))


@njit
def gather(here: Packed, codes: Numbers) -> tuple[NDArray[np.uint32], NDArray[Any]]:
    """Some codes' bits side by side, to be answered all at once."""
    places, colors = (
        np.empty(len(codes), here.places.dtype),
        np.empty(len(codes), here.colors.dtype),
    )
    for i, code in enumerate(codes):
        places[i], colors[i] = here.places[code], here.colors[code]
    return places, colors


@njit
def tell(
    here: Packed,
    places: NDArray[np.uint32],
    colors: NDArray[Any],
    guess: int,
    told: NDArray[np.uint8],
) -> None:
    """What gathered codes answer to a guess, written so that the machine does many at once."""
    guessed, shown = here.places[guess], here.colors[guess]
    pegs = np.uint32(here.pegs)
    for i in range(len(places)):
        apart = places[i] ^ guessed
        apart |= apart >> np.uint32(1)
        apart |= apart >> np.uint32(2)
        apart &= np.uint32(0x11111111)
        # The highest of the product's eight nibbles is the sum of all.
        red = pegs - np.uint32(np.uint32(apart * np.uint32(0x11111111)) >> np.uint32(28))
        common = np.uint32(ones(colors[i] & shown))
        told[i] = np.uint8(red * (pegs + np.uint32(1)) + max(red, common))


@njit
def answers(here: Packed, codes: Numbers, guess: int) -> NDArray[np.uint8]:
    """What each of the codes answers to a guess."""
    places, colors = gather(here, codes)
    told = np.empty(len(codes), np.uint8)
    tell(here, places, colors, guess, told)
    return told


@njit
def fitting(here: Packed, codes: Numbers, guess: int, told: int) -> Numbers:
    """Those of the codes that would give this answer to the guess."""
    kept = np.empty_like(codes)
    count = 0
    for code in codes:
        if answer(here, guess, code) == told:
            kept[count] = code
            count += 1
    return kept[:count].copy()
