"""The 21 question cards and the rulings on them, in the words of the rules page."""

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st

from deciban.games.break_the_code.rules.questions import (
    CARDS,
    CHOICES,
    FIXED,
    QUESTIONS,
    Question,
    answer,
    kind,
)
from deciban.games.break_the_code.rules.tiles import FIVE, TILES, Hand, color, digit, hands
from tests.games.break_the_code.said import places, runs, tiles


def asked(card: int, hand: str, picked: int | None = None) -> int:
    return answer(Question(card, picked), tiles(hand))


# Tiles.


def test_two_tiles_of_every_digit_both_fives_green_the_others_black_and_white() -> None:
    assert len(TILES) == 20
    for number in range(10):
        colors = [color(tile) for tile in TILES if digit(tile) == number]
        assert sorted(colors) == (["green"] * 2 if number == 5 else ["black", "white"])


def test_a_hand_lies_in_rising_order_black_left_of_white() -> None:
    assert tuple(sorted(tiles("9w 5 0w 5 0b"))) == tiles("0b 0w 5 5 9w")
    assert all(hand == tuple(sorted(hand)) for hand in hands(4))


# Cards.


def test_21_cards_ask_25_questions_for_four_of_them_leave_a_choice() -> None:
    assert len(CARDS) == 21
    assert len(set(QUESTIONS)) == len(QUESTIONS) == 25
    assert CHOICES == {2: (1, 2), 3: (3, 4), 5: (6, 7), 6: (8, 9)}


WORKED = [
    # Where.
    (1, None, "0b 3w 5 7b 9w", places("A")),
    (1, None, "0b 0w 5 7b 9w", places("AB")),
    (1, None, "1b 3w 5 7b 9w", places("")),
    (2, 1, "0b 1w 2b 7b 9w", places("B")),
    (2, 2, "0b 1w 2b 7b 9w", places("C")),
    (3, 3, "0b 1w 3b 3w 4b", places("CD")),
    (3, 4, "0b 1w 3b 3w 4b", places("E")),
    (4, None, "0b 3w 5 5 9w", places("CD")),
    (5, 6, "0b 3w 5 7b 9w", places("")),
    (5, 7, "0b 3w 5 7b 9w", places("D")),
    (6, 8, "0b 8b 8w 9b 9w", places("BC")),
    (6, 9, "0b 8b 8w 9b 9w", places("DE")),
    # Runs.
    (7, None, "0b 3b 5 7w 9w", runs("AB", "DE")),
    (7, None, "0b 3b 4b 7b 9b", runs("ABCDE")),
    (7, None, "0b 3w 4b 7w 9b", runs()),
    (8, None, "0b 1b 5 6w 9w", runs("AB", "CD")),
    (8, None, "3b 4w 5 6w 7w", runs("ABCDE")),
    (8, None, "0b 2w 4b 6w 8b", runs()),
    # Counts.
    (9, None, "0b 2w 3b 5 9w", 2),
    (10, None, "0b 2w 3b 5 9w", 3),
    (11, None, "0b 2w 3b 5 9w", 2),
    (12, None, "0b 2w 3b 5 9w", 2),
    (13, None, "0b 2w 3b 5 9w", 0),
    # C over 4.
    (14, None, "0b 2w 4b 5 9w", 0),
    (14, None, "0b 2w 5 6b 9w", 1),
    # Sums.
    (15, None, "0b 3w 5 7b 9w", 24),
    (16, None, "0b 3w 5 7b 9w", 8),
    (17, None, "0b 3w 5 7b 9w", 15),
    (18, None, "0b 3w 5 7b 9w", 21),
    (19, None, "0b 3w 5 7b 9w", 7),
    (20, None, "0b 3w 5 7b 9w", 12),
    (21, None, "2b 3w 5 7b 9w", 7),
]


@pytest.mark.parametrize(("card", "picked", "hand", "expected"), WORKED)
def test_worked_answers(card: int, picked: int | None, hand: str, expected: int) -> None:
    assert asked(card, hand, picked) == expected


def test_every_question_is_worked() -> None:
    assert {Question(card, picked) for card, picked, *_ in WORKED} == set(QUESTIONS)


# Rulings.


def test_0_is_even() -> None:
    assert asked(9, "0b 0w 1b 3b 7b") == 2
    assert asked(10, "0b 0w 1b 3b 7b") == 3


def test_a_5_is_never_in_black_or_white_counts_and_sums() -> None:
    for hand in ("5 5 6b 7b 8b", "5 5 6w 7w 8w"):
        assert asked(11, hand) + asked(12, hand) == 3
        assert asked(19, hand) + asked(20, hand) == 21


def test_in_all_other_numbers_a_5_is_an_odd_5() -> None:
    hand = "4b 5 5 6b 8b"
    assert asked(10, hand) == 2
    assert asked(9, hand) == 3
    assert asked(13, hand) == 1
    assert asked(14, hand) == 1
    assert [asked(card, hand) for card in (15, 16, 17, 18)] == [28, 14, 16, 19]
    assert asked(21, "0b 1b 2b 3b 5") == 5


def test_green_is_a_third_colour_and_no_wildcard() -> None:
    assert asked(7, "3b 4b 5 6b 7b") == runs("AB", "DE")


def test_two_5s_side_by_side_have_the_same_colour_and_are_a_pair() -> None:
    assert asked(7, "3b 4w 5 5 6b") == runs("CD")
    assert asked(13, "3b 4w 5 5 6b") == 1


def test_equal_digits_break_a_run_of_consecutive_ones() -> None:
    assert asked(8, "3b 4b 4w 5 9w") == runs("AB", "CD")
    assert asked(8, "3b 4b 4w 5") == runs("AB", "CD")


def test_consecutive_is_exactly_one_more() -> None:
    assert asked(8, "1b 3b 5 7b 9b") == runs()
    assert asked(8, "1b 1w 3b 3w 5") == runs()


def test_every_maximal_run_is_named_on_its_own() -> None:
    """A–B and C–D–E is another answer than A to E, or than A–B–C and D–E."""
    told = {asked(7, hand) for hand in ("0b 1b 2w 3w 4w", "0b 1b 2b 3b 4b", "0b 1b 2b 3w 4w")}
    assert told == {runs("AB", "CDE"), runs("ABCDE"), runs("ABC", "DE")}
    assert len(told) == 3


def test_the_colour_of_a_run_is_not_told() -> None:
    assert asked(7, "0b 1b 2w 3w 4w") == asked(7, "0w 1w 2b 3b 4b")


def test_where_is_one_letter_or_two_or_none() -> None:
    counted = {
        answer(asked, hand).bit_count()
        for asked in QUESTIONS
        if kind(asked.card) == "where"
        for hand in hands(4)
    }
    assert counted == {0, 1, 2}


@pytest.mark.parametrize(
    ("hand", "pairs"), [("0b 1b 2b 3b 4b", 0), ("0b 1b 1w 3b 4b", 1), ("0b 0w 3b 5 5", 2)]
)
def test_pairs_are_counted(hand: str, pairs: int) -> None:
    assert asked(13, hand) == pairs


FOUR = "1b 4w 6b 9w"


def test_with_four_tiles_the_left_three_are_a_b_c() -> None:
    assert asked(16, FOUR) == 1 + 4 + 6


def test_with_four_tiles_the_right_three_are_b_c_d() -> None:
    assert asked(18, FOUR) == 4 + 6 + 9


def test_with_four_tiles_the_middle_is_b_c() -> None:
    assert asked(17, FOUR) == 4 + 6


def test_with_four_tiles_tile_c_is_the_third() -> None:
    assert asked(14, FOUR) == 1
    assert asked(14, "1b 4b 4w 9w") == 0


# What holds of every hand.

every_hand = st.sampled_from(hands(4) + hands(5))


def told(card: int, hand: Hand, picked: int | None = None) -> int:
    return answer(Question(card, picked), hand)


@given(every_hand)
def test_every_tile_is_even_or_odd(hand: Hand) -> None:
    assert told(9, hand) + told(10, hand) == len(hand)


@given(every_hand)
def test_every_tile_is_black_or_white_or_a_five(hand: Hand) -> None:
    fives = hand.count(FIVE)
    assert told(11, hand) + told(12, hand) + fives == len(hand)
    assert told(19, hand) + told(20, hand) + 5 * fives == told(15, hand)


@given(every_hand)
def test_the_parts_of_the_sum_fit_together(hand: Hand) -> None:
    lowest, highest = digit(hand[0]), digit(hand[-1])
    assert told(17, hand) == told(15, hand) - lowest - highest
    assert told(16, hand) == sum(map(digit, hand[:3]))
    assert told(18, hand) == told(15, hand) - sum(map(digit, hand[:-3]))
    assert told(21, hand) == highest - lowest


@given(every_hand)
def test_all_where_questions_together_tell_every_digit(hand: Hand) -> None:
    seen = dict[int, int]()
    for asked in QUESTIONS:
        if kind(asked.card) == "where":
            wanted = FIXED.get(asked.card, asked.digit)
            assert wanted is not None
            letters = answer(asked, hand)
            seen |= {place: wanted for place in range(len(hand)) if letters >> place & 1}
    assert [seen[place] for place in range(len(hand))] == [*map(digit, hand)]


def walked(joined: list[bool]) -> int:
    """Walk along the hand and begin a new run whenever the next tile does not belong."""
    found = ["A"]
    for letter, belongs in zip("BCDE", joined, strict=False):
        if belongs:
            found[-1] += letter
        else:
            found.append(letter)
    return runs(*(run for run in found if len(run) > 1))


@given(every_hand)
def test_a_run_of_neighbours_is_what_one_sees(hand: Hand) -> None:
    pairs = [*itertools.pairwise(hand)]
    assert told(7, hand) == walked([color(one) == color(other) for one, other in pairs])
    assert told(8, hand) == walked([digit(other) - digit(one) == 1 for one, other in pairs])


@given(every_hand)
def test_pairs_are_the_digits_that_are_there_twice(hand: Hand) -> None:
    shown = [digit(tile) for tile in hand]
    assert told(13, hand) == sum(shown.count(number) == 2 for number in range(10))
