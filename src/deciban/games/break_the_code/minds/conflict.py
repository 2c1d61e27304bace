"""Which answers can't all be true."""

from collections.abc import Callable, Sequence
from itertools import combinations

from deciban.games.break_the_code.solver.belief import Belief

TRIED = 2
"""Sets of up to so many answers are all tried."""


def conflict(believe: Callable[[Sequence[int]], Belief], answers: Sequence[int]) -> tuple[int, ...]:
    """A set of answers that contradict each other, such that without any one of them the others do
    not; a smallest one, if two are enough."""
    for size in range(1, TRIED + 1):
        for some in combinations(answers, size):
            if not believe(some).fits():
                return some
    kept = list(answers)
    for one in answers:
        without = [other for other in kept if other != one]
        if not believe(without).fits():
            kept = without
    return tuple(kept)
