"""The coach of Break the Code."""

import math
from typing import Any

import pytest

from deciban.games.break_the_code import BreakTheCode
from deciban.games.break_the_code.minds.advice import Heard, Inquiry
from deciban.games.break_the_code.minds.bots import Skilled, think
from deciban.games.break_the_code.minds.coach import BreakTheCodeCoach
from deciban.games.break_the_code.minds.knowledge import belief_after
from deciban.games.break_the_code.minds.review import markets
from deciban.games.break_the_code.rules.data import Asked, Options, State, View
from deciban.games.break_the_code.rules.questions import Question, answer
from deciban.games.break_the_code.solver import belief
from deciban.games.break_the_code.solver.belief import Belief
from deciban.kernel import QuickDice, Refused, Setup, Sight
from tests.games.break_the_code.scene import Scene, sight

GAME, COACH = BreakTheCode(), BreakTheCodeCoach()
OWN, OTHER = (0, 3, 7, 12, 19), (1, 4, 10, 13, 16)


def played(players: int, seed: int = 1) -> list[State]:
    """Every state of a game between Skilled players, the end last."""
    dice = QuickDice(seed)
    states = [GAME.start(Setup(Options(hints=True)), players, dice).state]
    while GAME.awaited(states[-1]):
        state = states[-1]
        seen = Sight(state.turn, GAME.view(state, state.turn))
        action = Skilled().choose(seen, dice)
        states.append(GAME.apply(state, state.turn, action, dice).state)
    return states


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_review_judges_every_turn_by_what_its_player_knew(players: int) -> None:
    states = played(players)
    end = states[-1]
    review = COACH.review(sight(GAME.view(end, None)), 0)
    assert len(review.turns) == len(end.log)
    for judged, done, before in zip(review.turns, end.log, states, strict=False):
        mind = belief_after(before.log, done.seat, end.hands[done.seat], players)
        after = belief_after(end.log[: judged.move + 1], done.seat, end.hands[done.seat], players)
        assert judged.seat == done.seat
        assert (judged.before, judged.after) == (len(mind.codes()), len(after.codes()))
        assert judged.expected <= judged.most + 1e-9
        if isinstance(done, Asked):
            wanted = end.centre or end.hands[1 - done.seat]
            gain = math.log2(after.codes()[wanted] / mind.codes()[wanted])
            assert judged.got == pytest.approx(gain)
            assert judged.remark == "best", "Skilled asks what tells most"
    assert review.turns[-1].remark == "right"


def test_the_market_of_every_turn_is_known_again() -> None:
    states = played(3)
    for before, market in zip(states, markets(GAME.view(states[-1], None)), strict=False):
        assert market == tuple(sorted(before.market))


def test_the_first_moment_at_which_the_code_was_provable() -> None:
    end = played(2)[-1]
    review = COACH.review(sight(GAME.view(end, None)), 0)
    for seat, turn in enumerate(review.provable):
        known = [
            len(belief_after(end.log[: at + 1], seat, end.hands[seat], 2).codes()) == 1
            for at in range(len(end.log))
        ]
        assert turn == (known.index(True) if any(known) else None)


def test_a_question_of_a_duel_gives_the_other_nothing_and_at_the_centre_something() -> None:
    duel = COACH.review(sight(GAME.view(played(2)[-1], None)), 0)
    asked = [judged for judged in duel.turns if judged.card is not None]
    assert all(abs(judged.gave) < 1e-9 for judged in asked)
    three = COACH.review(sight(GAME.view(played(3)[-1], None)), 0)
    assert any(judged.gave > 0.1 for judged in three.turns)


def test_a_wrong_guess_of_a_duel_tells_the_other_which_tiles_one_does_not_hold() -> None:
    scene = Scene(2).wrong(0).right(1)
    missed, right = COACH.review(sight(scene.view(None)), 0).turns
    assert missed.remark == "early"
    assert missed.gave > 0
    assert right.before < len(Belief(2, scene.state.hands[1]).codes())


def test_a_game_that_is_not_over_has_no_review() -> None:
    states = played(2)
    with pytest.raises(Refused, match="not-played"):
        COACH.review(sight(GAME.view(states[1], 0)), 0)
    with pytest.raises(Refused, match="not-played"):
        COACH.review(sight(GAME.view(states[-1], 0)), 1)


def view_of(state: State) -> View:
    return GAME.view(state, state.turn)


def test_hints_tell_more_with_every_step() -> None:
    view = view_of(played(2)[2])
    first, second, third = (COACH.hint(sight(view), depth) for depth in (1, 2, 3))
    assert view.turn is not None
    left = len(think(view, view.turn).codes)
    assert first.left == second.left == third.left == left
    assert first.questions == ()
    better, worse = second.questions
    assert better.expected >= worse.expected
    (best,) = third.questions
    assert best not in second.questions
    assert third.guess is None


def test_the_last_hint_is_a_guess_when_the_code_is_known() -> None:
    states = played(2)
    last = view_of(states[-2])
    hint = COACH.hint(sight(last), 3)
    assert hint.guess is not None
    assert hint.left >= 1


@pytest.mark.parametrize(
    "scene",
    [
        Scene(2).right(0),
        Scene(3).right(0),
        Scene(3, market=(1,), deck=()).ask(0, 1),
    ],
)
def test_no_question_is_hinted_at_where_only_a_guess_is_left(scene: Scene) -> None:
    hints = [COACH.hint(sight(scene.view(1)), depth) for depth in (1, 2, 3)]
    assert all(hint.questions == () for hint in hints)
    assert [hint.guess is None for hint in hints] == [True, False, False]


def heard(*questions: Question) -> tuple[Heard, ...]:
    return tuple(Heard(q.card, q.digit, (answer(q, OTHER),)) for q in questions)


def test_advice_gives_odds_and_the_best_question() -> None:
    advice = COACH.advise(Inquiry(own=OWN, heard=heard(Question(15), Question(7))))
    assert advice.left == len(advice.likeliest) or len(advice.likeliest) == 49
    assert all(sum(odds.chance for odds in cell) == pytest.approx(1) for cell in advice.cells)
    assert [v.expected for v in advice.questions] == sorted(
        (v.expected for v in advice.questions), reverse=True
    )
    assert {15, 7}.isdisjoint(value.card for value in advice.questions)
    open_ = COACH.advise(Inquiry(own=OWN, heard=heard(Question(15)), market=(9, 14)))
    assert {value.card for value in open_.questions} == {9, 14}


def test_contradicting_answers_are_named_and_can_be_set_aside() -> None:
    true = heard(Question(15), Question(9), Question(21))
    wrong = Heard(10, None, (5 - true[1].answers[0] + 1,))  # type: ignore[operator]
    conflict = COACH.advise(Inquiry(own=OWN, heard=(*true, wrong))).conflict
    # An odd number of odd tiles does not go with an even sum either.
    assert conflict == (0, 3)
    both = (true[0], wrong)
    assert COACH.advise(Inquiry(own=OWN, heard=both)).left == 0
    for one in (0, 1):
        assert COACH.advise(Inquiry(own=OWN, heard=both, aside=(one,))).left > 0


def test_a_stranger_can_not_keep_the_coach_counting(monkeypatch: pytest.MonkeyPatch) -> None:
    """Deals are slow to count: once is enough, however many answers may contradict each other."""
    silent = [Heard(9, None, (None, None, None))] * 37
    even = [Heard(9, None, told) for told in ((4, None, None), (None, 4, None), (None, None, 4))]
    counted: list[int] = []

    def count(*args: Any) -> Any:
        counted.append(1)
        return join(*args)

    join = belief._join
    monkeypatch.setattr(belief, "_join", count)
    found = COACH.advise(Inquiry(players=4, own=OWN[:4], heard=(*silent, *even))).conflict
    assert found == (37, 38, 39), "there are not that many even tiles, but enough for any two"
    assert len(counted) == 1


def test_a_wrong_guess_rules_a_code_out() -> None:
    known = heard(Question(15), Question(19), Question(7), Question(8))
    codes = [odds.code for odds in COACH.advise(Inquiry(own=OWN, heard=known)).likeliest]
    fewer = COACH.advise(Inquiry(own=OWN, heard=known, wrong=(codes[0],)))
    assert fewer.left == len(codes) - 1


@pytest.mark.parametrize(
    ("inquiry", "reason"),
    [
        (Inquiry(own=(0, 1, 2)), "bad-hand"),
        (Inquiry(own=(3, 0, 7, 12, 19)), "bad-hand"),
        (Inquiry(own=(0, 0, 7, 12, 19)), "bad-hand"),
        (Inquiry(own=OWN, players=4), "bad-hand"),
        (Inquiry(own=OWN, heard=(Heard(2, None, (0,)),)), "bad-question"),
        (Inquiry(own=OWN, heard=(Heard(15, 3, (0,)),)), "bad-question"),
        (Inquiry(own=OWN, heard=(Heard(15, None, (1, 2)),)), "bad-answers"),
        (Inquiry(own=OWN, market=(99,)), "bad-question"),
    ],
)
def test_what_makes_no_sense_is_refused(inquiry: Inquiry, reason: str) -> None:
    with pytest.raises(Refused, match=reason):
        COACH.advise(inquiry)
