"""All codes of a board at once, and those that fit what was answered."""

import functools
from collections.abc import Iterable

import numpy as np
from numpy.typing import NDArray

from deciban.games.mastermind.code import Code, Keys
from deciban.games.mastermind.data import Row

Codes = NDArray[np.uint8]
"""One code a line."""


class Board:
    """Every code that a board allows, with how often each colour is in it."""

    def __init__(self, pegs: int, symbols: int) -> None:
        self.pegs = pegs
        self.symbols = symbols
        grid = np.indices((symbols,) * pegs, dtype=np.uint8)
        self.codes: Codes = np.ascontiguousarray(grid.reshape(pegs, -1).T)
        self.counts = count_colors(self.codes, symbols)

    def answered(self, row: Row) -> NDArray[np.bool_]:
        """For every code whether it fits one answered guess."""
        answer = answers(self.codes, self.counts, row.guess)
        return np.equal(answer, number((row.red, row.white), self.pegs))

    def left(self, rows: Iterable[Row]) -> NDArray[np.bool_]:
        """For every code whether it fits all of them."""
        fit = np.ones(len(self.codes), dtype=np.bool_)
        for row in rows:
            fit &= self.answered(row)
        return fit

    def broken(self, rows: Iterable[Row]) -> NDArray[np.uint32]:
        """For every code the rows it does not fit, as bits."""
        masks = np.zeros(len(self.codes), dtype=np.uint32)
        for place, row in enumerate(rows):
            masks |= (~self.answered(row)).astype(np.uint32) << np.uint32(place)
        return masks


@functools.lru_cache(maxsize=2)
def board(pegs: int, symbols: int) -> Board:
    return Board(pegs, symbols)


def count_colors(codes: Codes, symbols: int) -> NDArray[np.uint8]:
    counts = [(codes == color).sum(axis=1, dtype=np.uint8) for color in range(symbols)]
    return np.stack(counts, axis=1)


def number(keys: Keys, pegs: int) -> int:
    """An answer as one number, as `answers` gives them."""
    red, white = keys
    return red * (pegs + 1) + red + white


def answers(codes: Codes, counts: NDArray[np.uint8], guess: Code) -> NDArray[np.uint8]:
    """What a guess would be answered, for every code."""
    red = np.zeros(len(codes), dtype=np.uint8)
    for place, color in enumerate(guess):
        red += codes[:, place] == color
    common = np.zeros(len(codes), dtype=np.uint8)
    for color in set(guess):
        common += np.minimum(counts[:, color], np.uint8(guess.count(color)))
    return np.asarray(red * np.uint8(len(guess) + 1) + common, dtype=np.uint8)
