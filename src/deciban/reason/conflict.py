"""Which answers can't all be true."""

from itertools import combinations

import numpy as np
from numpy.typing import NDArray


def smallest_conflict(broken: NDArray[np.uint32], answers: int) -> tuple[int, ...]:
    """A smallest set of answers that no possibility satisfies together.

    `broken` says for every possibility, as bits, which answers it breaks. A set of answers is in
    conflict when every possibility breaks one of them, so this is a smallest hitting set. Empty
    if there is no conflict at all."""
    kinds = np.unique(broken)
    if kinds.size == 0 or kinds[0] == 0:
        return ()
    for size in range(1, answers + 1):
        for chosen in combinations(range(answers), size):
            mask = np.uint32(sum(1 << answer for answer in chosen))
            if np.all(kinds & mask):
                return chosen
    return ()
