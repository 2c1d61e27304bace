"""Master against every code of a board."""

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from deciban.games.mastermind.minds.board import Board, Remaining
from deciban.games.mastermind.rules.code import number_of
from deciban.games.mastermind.rules.data import Row
from deciban.games.mastermind.solver.strategy import walk_all

Progress = Callable[[int], object]
"""Told how many more codes are broken."""


def sweep(board: Board, progress: Progress = lambda codes: None) -> NDArray[np.int64]:
    """How many guesses Master takes for each code."""
    if board.strategy is not None:
        return walk_all(board.packed, board.strategy)
    taken = np.zeros(board.all.count, np.int64)
    waiting: list[tuple[Remaining, int]] = [(board.all, 1)]
    while waiting:
        left, made = waiting.pop()
        guess = left.play().guess
        for (red, white), size in left.sizes(guess).items():
            if red == board.pegs and size:
                taken[number_of(guess, board.symbols)] = made
                progress(1)
            elif size:
                waiting.append((left.after(Row(guess, red, white)), made + 1))
    return taken
