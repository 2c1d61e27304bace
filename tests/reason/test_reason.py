"""How much a question tells, and which answers can't all be true."""

from itertools import combinations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from deciban.reason import bits, smallest_conflict


def test_halving_tells_one_bit_and_no_split_tells_none() -> None:
    assert bits(np.array([8, 8])) == pytest.approx(1)
    assert bits(np.array([0, 5, 0])) == 0
    assert bits(np.array([1, 1, 1, 1])) == pytest.approx(2)
    assert bits(np.array([3, 1])) == pytest.approx(0.8112781244591328)


def test_no_conflict_while_something_breaks_nothing() -> None:
    assert smallest_conflict(np.array([0b01, 0], dtype=np.uint32)) == ()


def test_the_smallest_set_is_named() -> None:
    # Everything breaks answer 2, or else both of 0 and 1.
    assert smallest_conflict(np.array([0b100, 0b111], dtype=np.uint32)) == (2,)
    assert smallest_conflict(np.array([0b001, 0b110], dtype=np.uint32)) == (0, 1)


def every_one_hit(broken: list[int], answers: tuple[int, ...]) -> bool:
    return all(any(kind >> answer & 1 for answer in answers) for kind in broken)


@given(st.lists(st.integers(1, 255), min_size=1, max_size=20))
def test_no_smaller_set_would_do(broken: list[int]) -> None:
    found = smallest_conflict(np.array(broken, dtype=np.uint32))
    assert every_one_hit(broken, found)
    fewer = combinations(range(8), len(found) - 1)
    assert not any(every_one_hit(broken, answers) for answers in fewer)


def test_of_ten_pairs_of_answers_one_each() -> None:
    """The sets of twenty answers are a million: they are not all tried."""
    pairs = [1 << answer | 1 << answer + 10 for answer in range(10)]
    assert smallest_conflict(np.array(pairs, dtype=np.uint32)) == tuple(range(10))
