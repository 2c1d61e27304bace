"""What can be known and weighed of one board: the codes left, and what a guess tells of them."""

import functools
from collections.abc import Iterable, Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from deciban.games.mastermind.advice import Weighed
from deciban.games.mastermind.candidates import Board, answers, board, number
from deciban.games.mastermind.code import Code, Keys, all_keys
from deciban.games.mastermind.data import Row
from deciban.reason import bits


class Plan(NamedTuple):
    """What to guess, and how many guesses it then takes on average, this one included."""

    guess: Code
    finish: float
    estimated: bool


class Mind:
    """A board, with all its codes."""

    def __init__(self, here: Board) -> None:
        self.board = here
        self.pegs = here.pegs
        self.all = Left(self, np.arange(len(here.codes)))

    def left(self, rows: Iterable[Row]) -> "Left":
        return Left(self, np.flatnonzero(self.board.left(rows)))

    def broken(self, rows: Sequence[Row]) -> NDArray[np.uint32]:
        """For every code the rows it does not fit, as bits."""
        return self.board.broken(rows)


class Left:
    """Codes that are still possible."""

    def __init__(self, mind: Mind, places: NDArray[np.int64]) -> None:
        self._mind = mind
        self._codes = mind.board.codes[places]
        self._counts = mind.board.counts[places]
        self._places = places

    @property
    def count(self) -> int:
        return len(self._places)

    def codes(self) -> tuple[Code, ...]:
        return tuple(map(tuple, self._codes.tolist()))

    def some(self, most: int) -> tuple[Code, ...]:
        """A few of them, spread over all."""
        step = max(1, self.count // most)
        return tuple(map(tuple, self._codes[::step][:most].tolist()))

    def after(self, row: Row) -> "Left":
        told = answers(self._codes, self._counts, row.guess)
        return Left(
            self._mind, self._places[told == number((row.red, row.white), self._mind.pegs)]
        )

    def sizes(self, guess: Code) -> dict[Keys, int]:
        """How many codes would give each answer."""
        pegs = self._mind.pegs
        told = np.bincount(answers(self._codes, self._counts, guess), minlength=(pegs + 1) ** 2)
        return {pair: int(told[number(pair, pegs)]) for pair in all_keys(pegs)}

    def weigh(self, guess: Code) -> Weighed:
        sizes = self.sizes(guess)
        told = bits(np.array(list(sizes.values()))) if self.count else 0.0
        return Weighed(guess, told, bool(sizes[self._mind.pegs, 0]))

    def telling(self) -> Weighed:
        """A guess that can be expected to tell most, if possible one that could be right."""
        return max(map(self.weigh, self.some(200)), key=lambda one: (one.expected, one.possible))

    def advice(self) -> Plan:
        """The best known play."""
        return Plan(self.telling().code, 1 + float(np.log(self.count) / np.log(6)), True)


@functools.lru_cache(maxsize=2)
def mind(pegs: int, symbols: int) -> Mind:
    return Mind(board(pegs, symbols))
