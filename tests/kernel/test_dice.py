"""Fair dice: committed to, repeatable, without bias, and the same whoever checks them."""

import hashlib
import hmac
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from deciban.kernel import Dice, FairDice, QuickDice, commitment, new_seed

SEED = bytes(range(32))


@given(st.binary(min_size=32, max_size=32), st.lists(st.text()), st.integers(0, 10**6))
def test_a_throw_is_the_hmac_of_seed_words_and_counter(
    seed: bytes, words: list[str], step: int
) -> None:
    message = f"{step}:0:".encode() + "\n".join(words).encode()
    number = int.from_bytes(hmac.digest(seed, message, hashlib.sha256)[:8])
    assert FairDice(seed, words, step).below(1 << 63, "test") == number % (1 << 63)


def test_numbers_above_the_last_whole_multiple_are_thrown_again() -> None:
    sides = (1 << 63) + 1  # About half of all numbers lie above the only multiple.
    dice = FairDice(SEED, (), 0)
    for _ in range(200):
        dice.below(sides, "test")
    places = [throw.index for throw in dice.throws]
    assert places == sorted(set(places))
    assert 300 < places[-1] < 500


def test_every_throw_is_on_record_with_its_purpose() -> None:
    dice = FairDice(SEED, ("lamp",), 3)
    dice.shuffled("abcd", "deck")
    assert [(t.step, t.index, t.why, t.sides) for t in dice.throws] == [
        (3, 0, "deck", 4),
        (3, 1, "deck", 3),
        (3, 2, "deck", 2),
    ]


def test_steps_and_words_change_the_throws() -> None:
    def throws(words: tuple[str, ...], step: int) -> list[int]:
        dice = FairDice(SEED, words, step)
        return [dice.below(1000, "test") for _ in range(5)]

    assert throws((), 1) == throws((), 1)
    assert throws((), 1) != throws((), 2)
    assert throws(("a",), 1) != throws(("b",), 1)


@pytest.mark.parametrize("dice", [QuickDice(7), FairDice(SEED, (), 0)])
def test_all_sides_are_equally_likely(dice: Dice) -> None:
    counts = Counter(dice.below(6, "test") for _ in range(12_000))
    # Chi-squared with 5 degrees of freedom is above 25.7 once in ten thousand fair dice.
    assert sum((counts[side] - 2000) ** 2 / 2000 for side in range(6)) < 25.7


def test_every_order_of_a_shuffle_is_equally_likely() -> None:
    dice = FairDice(SEED, (), 0)
    counts = Counter(dice.shuffled("abc", "test") for _ in range(6000))
    assert len(counts) == 6
    assert sum((count - 1000) ** 2 / 1000 for count in counts.values()) < 25.7


def test_the_commitment_is_the_sha256_of_the_seed() -> None:
    seed = new_seed()
    assert len(seed) == 32
    assert seed != new_seed()
    assert commitment(seed) == hashlib.sha256(seed).hexdigest()
