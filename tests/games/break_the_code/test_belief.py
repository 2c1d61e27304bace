"""What a player can know: the facts of the rules page, and every count by brute force."""

import functools
import itertools
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

import numpy as np
import pytest
from numpy.typing import NDArray

from deciban.games.break_the_code.rules.questions import QUESTIONS, Question, answer
from deciban.games.break_the_code.rules.tiles import FIVE, TILES, Hand, hands, without
from deciban.games.break_the_code.solver.belief import Belief
from deciban.games.break_the_code.solver.information import worth
from tests.games.break_the_code.said import places, runs, tiles

NO_FIVE, ONE_FIVE, TWO_FIVES = map(tiles, ("0b 3w 4b 7b 9w", "0b 3w 5 7b 9w", "0b 3w 5 5 9w"))


def bits(chances: Iterable[float]) -> float:
    """The entropy of what happens with these chances."""
    shares = np.array([*chances])
    return float(-(shares * np.log2(shares)).sum())


# The facts of the rules page.


def test_how_many_hands_there_are() -> None:
    assert len(hands(5)) == 12_444
    assert len(hands(4)) == 4_029


@pytest.mark.parametrize(
    ("own", "left", "unknown"),
    [(NO_FIVE, 2_288, 11.076), (ONE_FIVE, 3_003, 11.552), (TWO_FIVES, 3_003, 11.552)],
)
def test_the_hands_an_opponent_may_hold(own: Hand, left: int, unknown: float) -> None:
    codes = Belief(2, own).codes()
    assert len(codes) == left
    assert round(bits(codes.values()), 3) == unknown


def test_what_is_unknown_on_average_over_all_deals() -> None:
    fives = Counter(hand.count(FIVE) for hand in itertools.combinations(TILES, 5))
    unknown = [bits(Belief(2, own).codes().values()) for own in (NO_FIVE, ONE_FIVE, TWO_FIVES)]
    mean = sum(unknown[held] * deals for held, deals in fives.items()) / fives.total()
    assert round(mean, 3) == 11.289


def test_hands_holding_exactly_one_5_are_twice_as_likely() -> None:
    codes = Belief(2, NO_FIVE).codes()
    likely = [{codes[hand] for hand in codes if hand.count(FIVE) == held} for held in range(3)]
    (none,), (one,), (both,) = likely
    assert none == both
    assert one == 2 * none


START: dict[float, list[tuple[int, int | None]]] = {
    4.464: [(15, None)],
    4.275: [(19, None), (20, None)],
    4.010: [(17, None)],
    3.829: [(16, None), (18, None)],
    3.806: [(8, None)],
    3.643: [(7, None)],
    2.485: [(21, None)],
    1.949: [(9, None), (10, None)],
    1.941: [(11, None), (12, None)],
    1.916: [(3, 4), (4, None)],
    1.212: [(13, None)],
    1.112: [(1, None), (6, 9)],
    0.941: [(14, None)],
}


@functools.cache
def told() -> dict[Hand, tuple[int, ...]]:
    """For every hand its answers to all questions."""
    return {hand: tuple(answer(asked, hand) for asked in QUESTIONS) for hand in hands(5)}


@functools.cache
def start_bits() -> NDArray[np.float64]:
    """For every deal of one's own five tiles, and every question, the bits of the answer."""
    dealt = [*itertools.combinations(range(20), 5)]
    sets = np.array([sum(1 << place for place in hand) for hand in dealt], np.uint32)
    answers = np.array([told()[tuple(TILES[place] for place in hand)] for hand in dealt])
    columns = [np.eye(row.max() + 1, dtype=np.float32)[row] for row in answers.T]
    ends = np.cumsum([len(column[0]) for column in columns])[:-1]
    every = np.hstack(columns)
    found = []
    for some in np.array_split(sets, 32):
        apart = ((some[:, None] & sets[None, :]) == 0).astype(np.float32)
        found.append([_bits(counts) for counts in np.split(apart @ every, ends, axis=1)])
    return np.concatenate(found, axis=1).T


def _bits(counts: NDArray[np.float32]) -> NDArray[np.float64]:
    shares = counts.astype(np.float64) / counts.sum(axis=1, keepdims=True)
    known: NDArray[np.float64] = (shares * np.log2(np.where(shares > 0, shares, 1.0))).sum(axis=1)
    return -known


@pytest.mark.parametrize(
    ("asked", "mean"), [(Question(*asked), mean) for mean in START for asked in START[mean]]
)
def test_mean_answer_entropies_at_the_start(asked: Question, mean: float) -> None:
    assert round(float(start_bits()[:, QUESTIONS.index(asked)].mean()), 3) == mean


def test_what_a_question_is_worth_at_the_start() -> None:
    """The library says the same of single hands as the count over all deals."""
    for number in range(0, 15_504, 1_500):
        own = [*itertools.combinations(TILES, 5)][number]
        assert worth(Belief(2, own), QUESTIONS) == pytest.approx(start_bits()[number], abs=1e-9)


def test_28_pairs_of_hands_can_not_be_told_apart_by_any_question() -> None:
    alike = Counter(told().values())
    assert sum(count * (count - 1) // 2 for count in alike.values()) == 28
    assert told()[tiles("0b 1w 2w 3b 5")] == told()[tiles("0w 1b 2b 3w 5")]


@pytest.mark.parametrize(("players", "deals"), [(3, 756_756), (4, 63_063_000)])
def test_how_many_deals_there_are(players: int, deals: int) -> None:
    for own in (NO_FIVE, ONE_FIVE, TWO_FIVES):
        assert Belief(players, own if players == 3 else own[:4]).deals == deals


# Against brute force.

Heard = Sequence[tuple[int, Question, int]]
"""Who answered (counted from the left neighbour on), to what, and which."""


def believe(players: int, own: Hand, heard: Heard) -> Belief:
    belief = Belief(players, own)
    for other, asked, said in heard:
        belief = belief.heard(other, asked, said)
    return belief


CASES: list[tuple[int, str, Heard]] = [
    (2, "0b 3w 4b 7b 9w", [(0, Question(15), 24), (0, Question(7), runs("BC"))]),
    (3, "0b 3w 4b 7b 9w", []),
    (3, "0b 3w 5 7b 9w", [(0, Question(15), 25), (1, Question(13), 0)]),
    (
        3,
        "0b 3w 4b 7b 9w",
        [
            (0, Question(4), places("C")),
            (1, Question(15), 24),
            (0, Question(8), runs("BC")),
            (1, Question(11), 2),
            (0, Question(21), 7),
        ],
    ),
    (
        4,
        "0b 3w 4b 7b",
        [
            *((seat, Question(15), total) for seat, total in enumerate((15, 21, 20))),
            *((seat, Question(11), black) for seat, black in enumerate((2, 1, 2))),
            (2, Question(2, 1), places("A")),
        ],
    ),
    (4, "3w 4b 5 5", [(seat, Question(18), 15) for seat in range(3)]),
]


def dealt(players: int, own: Hand, heard: Heard) -> Iterator[tuple[Hand, ...]]:
    """All deals that fit, the two fives told apart: each other hand, then the centre."""
    rest = without(TILES, own)
    fitting = [
        [
            places
            for places in itertools.combinations(range(len(rest)), len(own))
            if all(
                answer(asked, tuple(rest[place] for place in places)) == said
                for seat, asked, said in heard
                if seat == other
            )
        ]
        for other in range(players - 1)
    ]
    for deal in _disjoint([[set(hand) for hand in each] for each in fitting]):
        used = set[int]().union(*deal)
        centre = [place for place in range(len(rest)) if place not in used]
        hidden = [*deal, centre] if players > 2 else deal
        yield tuple(tuple(rest[place] for place in sorted(each)) for each in hidden)


def _disjoint(lists: list[list[set[int]]]) -> Iterator[list[set[int]]]:
    if not lists:
        yield []
        return
    for hand in lists[0]:
        rest = [[other for other in each if not other & hand] for each in lists[1:]]
        yield from ([hand, *deal] for deal in _disjoint(rest))


@pytest.mark.parametrize(("players", "own", "heard"), CASES)
def test_every_hand_centre_and_tile_is_as_likely_as_the_deals_say(
    players: int, own: str, heard: Heard
) -> None:
    belief = believe(players, tiles(own), heard)
    deals = [*dealt(players, tiles(own), heard)]
    assert belief.deals == len(deals) > 0
    for counts, codes in zip(belief.counts, zip(*deals, strict=True), strict=True):
        found = Counter(codes)
        expected = {hand: times / len(deals) for hand, times in found.items()}
        assert belief.hands(counts) == pytest.approx(expected)
        for place, cell in enumerate(belief.cells(counts)):
            lying = Counter(code[place] for code in codes)
            assert cell == pytest.approx({t: times / len(deals) for t, times in lying.items()})


def test_a_wrong_guess_rules_out_that_hand_alone() -> None:
    before = Belief(2, NO_FIVE)
    code = tiles("1b 2w 5 6w 8b")
    after = before.wrong(0, code)
    assert after.codes().keys() == before.codes().keys() - {code}
    assert before.deals - after.deals == 2


def test_no_hand_is_remembered() -> None:
    """Workers think for all: a hand they know already must not be told by how quick they are."""
    assert Belief(2, ONE_FIVE).world is not Belief(2, ONE_FIVE).world


def test_answers_that_contradict_each_other_leave_nothing() -> None:
    belief = believe(3, NO_FIVE, [(0, Question(9), 5), (0, Question(10), 5)])
    assert belief.deals == 0
    assert belief.codes() == {}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_whether_anything_fits_is_told_as_if_the_deals_were_counted(players: int) -> None:
    """Everybody's 0 lies left: two can have one, if one has none oneself. All even: two can."""
    own = tiles("1b 3w 4b 7b 9w" if players < 4 else "1b 3w 4b 7b")
    asked = ((Question(1), places("A")), (Question(9), len(own)), (Question(15), 10))
    fitting = set()
    for question, told in asked:
        for first in range(players):
            belief = believe(players, own, [(s, question, told) for s in range(first, players - 1)])
            assert belief.fits() == (belief.deals > 0)
            fitting.add(belief.fits())
    assert fitting == ({True, False} if players > 2 else {True})
