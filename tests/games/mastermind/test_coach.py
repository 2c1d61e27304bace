"""The coach and the Master behind it."""

import math
from collections import Counter
from collections.abc import Iterator

import pytest

from deciban.games.mastermind.minds.advice import Inquiry
from deciban.games.mastermind.minds.coach import MastermindCoach
from deciban.games.mastermind.minds.master import Master
from deciban.games.mastermind.rules.code import Code, all_codes, keys
from deciban.games.mastermind.rules.data import (
    Answered,
    Began,
    Challenge,
    Ended,
    Guess,
    Guessed,
    Options,
    Played,
    Row,
    Spoiled,
    View,
)
from deciban.games.mastermind.rules.history import history
from deciban.kernel import Event, QuickDice, Refused, Sight

COACH = MastermindCoach()
CODE = (0, 1, 2, 3)


def row(guess: Code, code: Code = CODE) -> Row:
    return Row(guess, *keys(code, guess))


def view_of(
    rows: tuple[Row, ...] = (), past: tuple[Played, ...] = (), options: Options | None = None
) -> Sight[View]:
    """The codebreaker's, in the game after those that are past."""
    agreed = options or Options(hints=True)
    last = past[-1] if past else None
    view = View(agreed, "guess", len(past), 1, 0, (0, 0), last, rows, None, None, False, 0, None)
    return Sight(0, view, heard=tuple(event for game in past for event in events_of(game)))


def events_of(game: Played) -> Iterator[Event]:
    yield Began(game.game, game.maker)
    for number, one in enumerate(game.rows):
        yield Guessed(number, one.guess)
        yield Answered(number, one.red, one.white)
    yield Spoiled(game.code, True) if game.spoiled else Ended(game.code, True, sum(game.points))


def played(*guesses: Code) -> Played:
    return Played(0, 1, CODE, tuple(map(row, guesses)), (0, len(guesses)))


def test_the_games_that_are_over_are_known_from_what_was_heard() -> None:
    games = (played((0, 0, 1, 1), CODE), Played(1, 0, CODE, (row(CODE),), (0, 3), True))
    assert history(view_of(past=games).heard, 2) == games


def left_after(rows: tuple[Row, ...]) -> list[Code]:
    return [
        code
        for code in all_codes(4, 6)
        if all(keys(code, one.guess) == (one.red, one.white) for one in rows)
    ]


def test_a_review_counts_the_codes_and_bits_of_every_guess() -> None:
    past = played((0, 0, 1, 1), (0, 2, 1, 3), (0, 1, 2, 3))
    review = COACH.review(view_of(past=(past,)), 0)
    assert len(review.rows) == 3
    before = 1296
    for number, judged in enumerate(review.rows):
        left = left_after(past.rows[: number + 1])
        old = left_after(past.rows[:number])
        parts = Counter(keys(code, judged.guess) for code in old)
        expected = sum(n / len(old) * math.log2(len(old) / n) for n in parts.values())
        assert (judged.before, judged.after) == (before, len(left))
        assert judged.expected == pytest.approx(expected)
        assert judged.got == pytest.approx(math.log2(before / len(left)))
        assert judged.expected <= judged.most + 1e-9
        assert judged.seat == 0
        before = len(left)
    assert review.rows[0].finish == pytest.approx(5625 / 1296)


@pytest.mark.parametrize(
    ("guesses", "remark"),
    [
        (((0, 1, 2, 3),), "solved"),
        (((0, 1, 4, 5),), "best"),
        (((0, 0, 0, 0),), "missed"),
        (((0, 0, 1, 2), (0, 0, 1, 2)), "nothing"),
    ],
)
def test_a_review_sums_every_guess_up(guesses: tuple[Code, ...], remark: str) -> None:
    review = COACH.review(view_of(past=(played(*guesses),)), 0)
    assert review.rows[-1].remark == remark


ONE_LEFT = tuple(map(row, ((0, 1, 2, 4), (0, 1, 5, 3), (0, 5, 2, 3))))


def test_the_last_code_left_is_certain() -> None:
    assert left_after(ONE_LEFT) == [CODE]
    past = Played(0, 1, CODE, (*ONE_LEFT, row(CODE)), (0, 4))
    judged = COACH.review(view_of(past=(past,)), 0).rows[-1]
    assert judged.remark == "certain"
    assert judged.finish == 1


def test_a_review_stops_where_answers_by_hand_make_no_sense() -> None:
    wrong = (Row((0, 0, 0, 0), 4, 0), Row((0, 0, 0, 0), 0, 0), Row((1, 1, 1, 1), 0, 0))
    review = COACH.review(view_of(past=(Played(0, 1, CODE, wrong, (3, 0), True),)), 0)
    assert [judged.remark for judged in review.rows] == ["solved", "wrong-answer"]


def test_a_game_that_is_not_over_has_no_review() -> None:
    for chapter in (-1, 0, 7):
        with pytest.raises(Refused, match="not-played"):
            COACH.review(view_of(rows=(row((0, 0, 1, 1)),)), chapter)


def test_hints_tell_more_with_every_step() -> None:
    rows = (row((0, 0, 1, 1)),)
    view = view_of(rows)
    first, second, third = (COACH.hint(view, depth) for depth in (1, 2, 3))
    left = left_after(rows)
    assert first.left == second.left == third.left == len(left)
    assert first.guesses == ()
    better, worse = second.guesses
    assert better.expected >= worse.expected
    assert better.code in left
    assert worse.code in left
    (best,) = third.guesses
    assert best.code not in (better.code, worse.code)
    assert best.expected >= better.expected - 0.3


@pytest.mark.parametrize("depth", [2, 3])
def test_with_one_code_left_the_hint_is_that_code(depth: int) -> None:
    (hint,) = COACH.hint(view_of(ONE_LEFT), depth).guesses
    assert hint.code == CODE


def test_advice_splits_the_codes_left() -> None:
    rows = (row((0, 0, 1, 2)),)
    advice = COACH.advise(Inquiry(rows=rows, guess=(3, 3, 4, 4)))
    left = left_after(rows)
    assert advice.left == len(left)
    assert advice.split is not None
    parts = Counter(keys(code, (3, 3, 4, 4)) for code in left)
    assert {(part.red, part.white): part.size for part in advice.split.parts} == parts
    assert advice.best is not None
    assert advice.best.expected >= advice.split.guess.expected


def test_few_codes_are_listed() -> None:
    rows = (row((0, 0, 1, 2)), row((0, 3, 1, 4)))
    assert set(COACH.advise(Inquiry(rows=rows)).codes) == set(left_after(rows))


def test_a_contradiction_names_its_rows_and_what_would_repair_it() -> None:
    rows = (
        Row((0, 0, 1, 1), 2, 0),
        Row((2, 3, 4, 5), 0, 0),
        Row((0, 0, 0, 0), 0, 0),
        Row((1, 1, 1, 1), 0, 0),
    )
    advice = COACH.advise(Inquiry(rows=rows))
    assert advice.left == 0
    assert advice.best is None
    assert not left_after(tuple(rows[number] for number in advice.conflict))
    for number in advice.conflict:
        others = tuple(rows[other] for other in advice.conflict if other != number)
        assert left_after(others)
    for repair in advice.repairs:
        mended = list(rows)
        mended[repair.row] = Row(rows[repair.row].guess, repair.red, repair.white)
        assert len(left_after(tuple(mended))) == repair.left > 0


def test_a_row_set_aside_does_not_count() -> None:
    rows = (Row((0, 0, 1, 1), 4, 0), Row((0, 0, 1, 1), 0, 0))
    assert COACH.advise(Inquiry(rows=rows)).conflict == (0, 1)
    assert COACH.advise(Inquiry(rows=rows, aside=(1,))).codes == ((0, 0, 1, 1),)


@pytest.mark.parametrize(
    ("question", "reason"),
    [
        (Inquiry(rows=(Row((0, 0, 1), 0, 0),)), "bad-code"),
        (Inquiry(rows=(Row((0, 0, 1, 6), 0, 0),)), "bad-code"),
        (Inquiry(guess=(0, 0, -1, 1)), "bad-code"),
        (Inquiry(rows=(Row((0, 0, 1, 1), 3, 2),)), "too-many-keys"),
        (Inquiry(rows=(Row((0, 0, 1, 1), -1, 2),)), "too-many-keys"),
    ],
)
def test_what_makes_no_sense_is_refused(question: Inquiry, reason: str) -> None:
    with pytest.raises(Refused, match=reason):
        COACH.advise(question)


def test_master_plays_by_the_strategy_that_fits_the_rows() -> None:
    options = Options(rows=5)
    for code in ((5, 5, 5, 5), (0, 3, 5, 1), (2, 4, 4, 0)):
        rows: tuple[Row, ...] = ()
        while not rows or rows[-1].red < 4:
            action = Master().choose(view_of(rows, options=options), QuickDice(1))
            assert isinstance(action, Guess)
            rows = (*rows, row(action.code, code))
        assert len(rows) <= 5


def test_master_challenges_exactly_when_no_code_fits() -> None:
    rows = (Row((0, 0, 1, 1), 4, 0), Row((0, 0, 1, 1), 0, 0))
    action = Master().choose(view_of(rows), QuickDice(1))
    assert action == Challenge()


def test_master_hides_evenly_among_codes_of_more_than_one_color() -> None:
    options = Options(pegs=3, colors=4)
    dice = QuickDice(5)
    hidden = Counter(Master().hide(options, dice) for _ in range(6000))
    assert len(hidden) == 64 - 4
    assert all(50 < times < 160 for times in hidden.values())
