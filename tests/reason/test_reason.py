"""How much a question tells, and which answers can't all be true."""

import numpy as np
import pytest

from deciban.reason import bits, smallest_conflict


def test_halving_tells_one_bit_and_no_split_tells_none() -> None:
    assert bits(np.array([8, 8])) == pytest.approx(1)
    assert bits(np.array([0, 5, 0])) == 0
    assert bits(np.array([1, 1, 1, 1])) == pytest.approx(2)
    assert bits(np.array([3, 1])) == pytest.approx(0.8112781244591328)


def test_no_conflict_while_something_breaks_nothing() -> None:
    assert smallest_conflict(np.array([0b01, 0], dtype=np.uint32), 2) == ()


def test_the_smallest_set_is_named() -> None:
    # Everything breaks answer 2, or else both of 0 and 1.
    assert smallest_conflict(np.array([0b100, 0b111], dtype=np.uint32), 3) == (2,)
    assert smallest_conflict(np.array([0b001, 0b110], dtype=np.uint32), 3) == (0, 1)
