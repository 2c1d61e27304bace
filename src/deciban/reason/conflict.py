"""Which answers can't all be true."""

import itertools

import numpy as np
from numpy.typing import NDArray

Kinds = NDArray[np.uint32]


def smallest_conflict(broken: Kinds) -> tuple[int, ...]:
    """A smallest set of answers that no possibility satisfies together.

    `broken` says for every possibility, as bits, which answers it breaks. A set of answers is in
    conflict when every possibility breaks one of them, so this is a smallest hitting set. Empty
    if there is no conflict at all."""
    kinds = np.unique(broken)
    if kinds.size == 0 or kinds[0] == 0:
        return ()
    found = (_hitting(kinds, size) for size in itertools.count(1))
    return tuple(sorted(next(answers for answers in found if answers is not None)))


def _hitting(kinds: Kinds, size: int) -> tuple[int, ...] | None:
    """At most so many answers of which every possibility breaks one, if there are such: one of
    them must be among those that the possibility breaks which breaks fewest."""
    if not kinds.size:
        return ()
    if not size:
        return None
    fewest = int(kinds[np.argmin(np.bitwise_count(kinds))])
    for answer in range(fewest.bit_length()):
        bit = np.uint32(1 << answer)
        if fewest & bit:
            others = _hitting(kinds[kinds & bit == 0], size - 1)
            if others is not None:
                return (answer, *others)
            # With this one there are none, so the next are tried without it.
            kinds = kinds & ~bit
    return None
