"""Two players break each other's code, in the words of the rules page."""

import pytest

from deciban.games.break_the_code.rules.data import Ask, Called, Ended, Guess, Guessed, Pass
from deciban.kernel import Result
from tests.games.break_the_code.scene import Scene


def test_a_guess_is_public_and_the_answer_is_only_right_or_wrong() -> None:
    scene = Scene(2)
    miss = scene.miss(0)
    scene.wrong(0)
    for viewer in (None, 0, 1):
        assert scene.heard(viewer) == (Guessed(0, False, miss),)
        assert scene.view(viewer).log == (Guessed(0, False, miss),)


def test_after_a_wrong_guess_the_turn_ends_and_the_player_stays_in() -> None:
    scene = Scene(2).wrong(0)
    assert scene.turn == 1
    assert scene.state.fates == (None, None)
    scene.ask(1, 1)
    assert scene.turn == 0
    assert scene.right(0).view(None).fates == ("right", None)


def test_a_wrong_guess_may_not_be_repeated() -> None:
    scene = Scene(2)
    miss = scene.miss(0)
    scene.wrong(0).ask(1, 1)
    assert scene.refusal(0, Guess(miss)) == "guess-again"


def test_what_one_guessed_wrongly_the_other_may_guess() -> None:
    scene = Scene(2)
    assert scene.wrong(0).wrong(1).turn == 0


def test_after_a_right_guess_of_the_first_player_the_other_must_guess_at_once() -> None:
    scene = Scene(2).right(0)
    assert scene.turn == 1
    assert scene.view(None).phase == "reply"
    assert scene.view(None).closing
    assert scene.result is None
    assert scene.refusal(1, Ask(1)) == "only-guess"


def test_who_was_right_guesses_no_more() -> None:
    scene = Scene(2).right(0)
    assert scene.refusal(0, Guess(scene.miss(0))) == "guess-used"


def test_the_screens_stay_down_until_the_reply() -> None:
    scene = Scene(2).right(0)
    assert scene.view(1).hands[0] is None
    assert scene.view(None).hands == (None, None)


def test_right_too_is_a_draw() -> None:
    scene = Scene(2).right(0).right(1)
    assert scene.result == Result(drawn=True)
    assert scene.turn is None


def test_otherwise_the_first_player_wins() -> None:
    assert Scene(2).right(0).wrong(1).result == Result(winners=(0,))


def test_letting_the_reply_go_by_counts_as_wrong() -> None:
    assert Scene(2).right(0).do(1, Pass()).result == Result(winners=(0,))


def test_the_reply_is_one_guess_only_and_not_a_wrong_one_again() -> None:
    scene = Scene(2).ask(0, 1)
    miss = scene.miss(1)
    scene.wrong(1).right(0)
    assert scene.refusal(1, Guess(miss)) == "guess-again"


@pytest.mark.parametrize("first", [0, 1])
def test_a_right_guess_of_the_second_player_wins_at_once(first: int) -> None:
    second = 1 - first
    scene = Scene(2, first=first).wrong(first).right(second)
    assert scene.result == Result(winners=(second,))
    assert scene.turn is None


def test_first_is_who_began_not_who_sits_first() -> None:
    scene = Scene(2, first=1).right(1)
    assert scene.turn == 0
    assert scene.right(0).result == Result(drawn=True)


def test_in_the_end_the_screens_are_lifted_for_all() -> None:
    scene = Scene(2).right(0).wrong(1)
    for viewer in (None, 0, 1):
        assert scene.view(viewer).hands == scene.state.hands
        assert scene.heard(viewer)[-1] == Ended(scene.state.hands, ())


def test_nothing_can_be_done_when_it_is_over() -> None:
    scene = Scene(2).right(0).wrong(1)
    for action in (Ask(1), Guess(scene.miss(0)), Pass()):
        assert scene.refusal(0, action) == "table-over"
        assert scene.refusal(1, action) == "table-over"


def test_when_no_open_card_is_left_nobody_wins() -> None:
    scene = Scene(2, market=(1, 4), deck=()).ask(0, 1)
    assert scene.result is None
    scene.ask(1, 4)
    assert scene.result == Result()
    assert scene.turn is None


def test_a_deck_that_lasts_refills_the_last_card() -> None:
    scene = Scene(2, market=(1,), deck=(7,)).ask(0, 1)
    assert scene.result is None
    assert scene.state.market == (7,)


# Last call.


def called() -> Scene:
    """Seat 0 has taken the last card."""
    return Scene(2, market=(1,), deck=(), last_call=True).ask(0, 1)


def test_at_the_last_call_everybody_hears_of_it_and_the_other_guesses_first() -> None:
    scene = called()
    for viewer in (None, 0, 1):
        assert scene.heard(viewer)[-1] == Called()
    assert scene.turn == 1
    assert scene.view(None).phase == "last"
    assert scene.view(None).closing
    assert scene.refusal(1, Ask(1)) == "only-guess"


def test_at_the_last_call_each_has_one_guess() -> None:
    scene = called().wrong(1)
    assert scene.turn == 0
    scene.wrong(0)
    assert scene.result == Result()
    assert scene.turn is None


def test_at_the_last_call_who_is_right_wins() -> None:
    assert called().wrong(1).right(0).result == Result(winners=(0,))
    assert called().right(1).wrong(0).result == Result(winners=(1,))


def test_at_the_last_call_both_right_is_a_draw() -> None:
    assert called().right(1).right(0).result == Result(drawn=True)


def test_at_the_last_call_one_may_pass() -> None:
    assert called().do(1, Pass()).do(0, Pass()).result == Result()
    assert called().do(1, Pass()).right(0).result == Result(winners=(0,))


def test_at_the_last_call_a_guess_that_was_wrong_before_is_refused() -> None:
    scene = Scene(2, market=(1,), deck=(), last_call=True)
    miss = scene.miss(0)
    scene.wrong(0).ask(1, 1)
    assert scene.refusal(0, Guess(miss)) == "guess-again"
