"""Master against every code of a board."""

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from deciban.games.mastermind.code import number_of
from deciban.games.mastermind.data import Row
from deciban.games.mastermind.mind import Left, Mind
from deciban.games.mastermind.strategy import walk_all

Progress = Callable[[int], object]
"""Told how many more codes are broken."""


def sweep(mind: Mind, progress: Progress = lambda codes: None) -> NDArray[np.int64]:
    """How many guesses Master takes for each code."""
    if mind.strategy is not None:
        return walk_all(mind.packed, mind.strategy)
    taken = np.zeros(mind.all.count, np.int64)
    waiting: list[tuple[Left, int]] = [(mind.all, 1)]
    while waiting:
        left, made = waiting.pop()
        guess = left.play().guess
        for (red, white), size in left.sizes(guess).items():
            if red == mind.pegs and size:
                taken[number_of(guess, mind.symbols)] = made
                progress(1)
            elif size:
                waiting.append((left.after(Row(guess, red, white)), made + 1))
    return taken
