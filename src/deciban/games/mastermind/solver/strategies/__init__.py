"""The best strategies known, worked out once by `make strategies` and kept as lists of guesses."""

import functools
from importlib import resources
from typing import NamedTuple

import numpy as np

from deciban.games.mastermind.solver.packed import packed
from deciban.games.mastermind.solver.search import NO_LIMIT
from deciban.games.mastermind.solver.strategy import Strategy, expand


class Plan(NamedTuple):
    """A board that a strategy is kept for, and how the search for it looked (see `Beam`)."""

    pegs: int
    symbols: int
    """Blanks count as one more colour."""
    widths: tuple[int, ...]
    small: int
    alike: int = 8
    limit: int = NO_LIMIT
    """The most guesses that it may take."""

    @property
    def name(self) -> str:
        bounded = "" if self.limit == NO_LIMIT else f"-{self.limit}"
        return f"{self.pegs}x{self.symbols}{bounded}.bin"


PLANS = (
    Plan(4, 6, (5, 20, 20), 8),
    Plan(4, 6, (5, 40, 40), 60, limit=5),
    Plan(4, 7, (4, 40, 30), 30),
    Plan(4, 8, (1, 20, 150, 80), 60, alike=16),
    Plan(5, 8, (2, 4, 4), 8),
)


@functools.cache
def strategy(pegs: int, symbols: int, limit: int = NO_LIMIT) -> Strategy | None:
    """The best strategy kept for a board, if it is known to take no more guesses than this."""
    for plan in PLANS:
        if (plan.pegs, plan.symbols) == (pegs, symbols):
            kept = read(plan)
            if plan.limit <= limit or worst(kept) <= limit:
                return kept
    return None


@functools.cache
def read(plan: Plan) -> Strategy:
    data = resources.files(__name__).joinpath(plan.name).read_bytes()
    chosen = np.frombuffer(data, "<u2").astype(np.int32)
    return expand(packed(plan.pegs, plan.symbols), chosen)


def worst(strategy: Strategy) -> int:
    """The most guesses that a strategy takes."""
    depths = np.ones(len(strategy.guesses), np.int64)
    for node, follows in enumerate(strategy.follows):
        depths[follows[follows > 0]] = depths[node] + 1
    return int(depths.max())
