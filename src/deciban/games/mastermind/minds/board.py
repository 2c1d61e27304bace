"""What can be known and weighed of one board: the codes left, what a guess tells of them, and the
best known play from there."""

import functools
from collections.abc import Iterable, Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from deciban.games.mastermind.minds.advice import Weighed
from deciban.games.mastermind.rules.code import (
    Code,
    Keys,
    all_keys,
    answer_number,
    code_of,
    number_of,
)
from deciban.games.mastermind.rules.data import Row
from deciban.games.mastermind.solver import live
from deciban.games.mastermind.solver.packed import Numbers, answers, fitting, packed
from deciban.games.mastermind.solver.search import NO_LIMIT
from deciban.games.mastermind.solver.strategies import strategy
from deciban.kernel import Dice
from deciban.reason import bits


class Best(NamedTuple):
    """What to guess, and how many guesses that takes on average, this one included."""

    guess: Code
    finish: float
    estimated: bool


class Board:
    """A board, with all its codes and the strategy kept for it, if any. `limit` is the most
    guesses that may be used."""

    def __init__(self, pegs: int, symbols: int, limit: int = NO_LIMIT) -> None:
        self.pegs = pegs
        self.symbols = symbols
        self.limit = limit
        self.packed = packed(pegs, symbols)
        self.strategy = strategy(pegs, symbols, limit)
        codes = np.arange(len(self.packed.places), dtype=np.int32)
        self.all = Remaining(self, codes, 0, 0, None if self.strategy is None else 0)

    def left(self, rows: Iterable[Row]) -> "Remaining":
        left = self.all
        for row in rows:
            left = left.after(row)
        return left

    def broken(self, rows: Sequence[Row]) -> NDArray[np.uint32]:
        """For every code the rows it does not fit, as bits."""
        masks = np.zeros(self.all.count, np.uint32)
        for place, row in enumerate(rows):
            told = answers(self.packed, self.all.numbers, number_of(row.guess, self.symbols))
            wrong = told != answer_number((row.red, row.white), self.pegs)
            masks |= wrong.astype(np.uint32) << np.uint32(place)
        return masks


class Remaining:
    """Codes that are still possible after some rows."""

    def __init__(
        self, board: Board, numbers: Numbers, used: int, rows: int, node: int | None
    ) -> None:
        self._board = board
        self.numbers = numbers
        self._used = used
        self._rows = rows
        self._node = node
        """Where the strategy is now; None when it was left."""

    @property
    def count(self) -> int:
        return len(self.numbers)

    def codes(self) -> tuple[Code, ...]:
        return tuple(map(self._code, self.numbers.tolist()))

    def one(self, dice: Dice) -> Code:
        """Any of them."""
        return self._code(int(self.numbers[dice.below(self.count, "guess")]))

    def pegs(self) -> NDArray[np.uint8]:
        """All of them as pegs, one code a line."""
        powers = self._board.symbols ** np.arange(self._board.pegs)[::-1]
        return (self.numbers[:, None] // powers % self._board.symbols).astype(np.uint8)

    def some(self, most: int) -> tuple[Code, ...]:
        """A few of them, spread over all."""
        spread = np.linspace(0, self.count - 1, min(most, self.count)).astype(int)
        return tuple(map(self._code, self.numbers[spread].tolist()))

    def after(self, row: Row) -> "Remaining":
        here, guess = self._board.packed, number_of(row.guess, self._board.symbols)
        told = answer_number((row.red, row.white), self._board.pegs)
        kept = fitting(here, self.numbers, guess, told)
        used = self._used | int(here.used[guess])
        return Remaining(self._board, kept, used, self._rows + 1, self._follow(guess, told))

    def _follow(self, guess: int, told: int) -> int | None:
        kept, node = self._board.strategy, self._node
        if kept is None or node is None or kept.guesses[node] != guess:
            return None
        return int(kept.follows[node, told]) or None

    def sizes(self, guess: Code) -> dict[Keys, int]:
        """How many codes would give each answer."""
        here, pegs = self._board.packed, self._board.pegs
        told = answers(here, self.numbers, number_of(guess, self._board.symbols))
        counts = np.bincount(told, minlength=(pegs + 1) ** 2)
        return {pair: int(counts[answer_number(pair, pegs)]) for pair in all_keys(pegs)}

    def weigh(self, guess: Code) -> Weighed:
        sizes = self.sizes(guess)
        told = bits(np.array(list(sizes.values()))) if self.count else 0.0
        return Weighed(guess, told, bool(sizes[self._board.pegs, 0]))

    def telling(self) -> Weighed:
        """A guess that can be expected to tell most, if possible one that could be right."""
        return self.weigh(self._code(live.telling(self._board.packed, self.numbers, self._used)))

    def play(self) -> Best:
        """The best known play."""
        kept, node = self._board.strategy, self._node
        if kept is not None and node is not None:
            finish = int(kept.costs[node]) / int(kept.left[node])
            return Best(self._code(int(kept.guesses[node])), finish, False)
        limit = self._board.limit - self._rows
        choice = live.choose(self._board.packed, self.numbers, self._used, limit)
        return Best(self._code(choice.guess), choice.finish, choice.estimated)

    def _code(self, number: int) -> Code:
        return code_of(number, self._board.pegs, self._board.symbols)


@functools.lru_cache(maxsize=4)
def board(pegs: int, symbols: int, limit: int = NO_LIMIT) -> Board:
    return Board(pegs, symbols, limit)
