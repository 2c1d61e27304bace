"""Keys: red for the right colour in the right place, white for the right colour elsewhere."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from deciban.games.mastermind.rules.code import Code, all_keys, keys

WORKED = [
    ("RGBY", "RGBY", 4, 0),
    ("RGBY", "YBGR", 0, 4),
    ("RRGG", "RGRG", 2, 2),
    ("RGBY", "GGOO", 1, 0),
    ("RRRG", "GRRR", 2, 2),
    ("OOOO", "RGBY", 0, 0),
    ("RRGB", "GRRO", 1, 2),
    ("RGBY", "ROGO", 1, 1),
    ("R-B-", "----", 2, 0),
    ("R-B-", "-R-B", 0, 4),
    ("RRGGB", "GRRBG", 1, 4),
]


def code(letters: str) -> Code:
    return tuple("RGBYO-".index(letter) for letter in letters)


@pytest.mark.parametrize(("secret", "guess", "red", "white"), WORKED)
def test_worked_answers(secret: str, guess: str, red: int, white: int) -> None:
    assert keys(code(secret), code(guess)) == (red, white)


boards = st.integers(3, 6).flatmap(
    lambda pegs: st.tuples(*[st.tuples(*[st.integers(0, 10)] * pegs)] * 2)
)


@given(boards)
def test_one_key_per_code_peg(pair: tuple[Code, Code]) -> None:
    """Pair off pegs by hand: first those in place, then equal colours elsewhere, each once."""
    secret, guess = pair
    rest_secret = [a for a, b in zip(secret, guess, strict=True) if a != b]
    rest_guess = [b for a, b in zip(secret, guess, strict=True) if a != b]
    white = 0
    for peg in rest_guess:
        if peg in rest_secret:
            rest_secret.remove(peg)
            white += 1
    assert keys(secret, guess) == (len(secret) - len(rest_guess), white)


@given(boards)
def test_code_and_guess_may_be_exchanged(pair: tuple[Code, Code]) -> None:
    assert keys(*pair) == keys(*reversed(pair))


def test_by_hand_any_number_of_keys_up_to_the_pegs_fits() -> None:
    assert len(all_keys(4)) == 15
    assert (3, 1) in all_keys(4)
    assert (3, 2) not in all_keys(4)
