"""Leaving the table counts as a wrong guess."""

import itertools

import pytest

from deciban.games.break_the_code.rules.data import Ask, Ended, Left, Pass
from deciban.kernel import QuickDice, Refused, Result
from tests.games.break_the_code.scene import GAME, Scene


@pytest.mark.parametrize("seat", [0, 1])
def test_who_stays_in_a_duel_has_won(seat: int) -> None:
    scene = Scene(2).ask(0, 4).ask(1, 1).leave(seat)
    assert scene.result == Result((1 - seat,))
    assert scene.turn is None
    left, ended = scene.heard(None)
    assert left == Left(seat)
    assert isinstance(ended, Ended)


def test_who_was_right_in_a_duel_has_won_even_if_nobody_stays() -> None:
    scene = Scene(2).right(0).leave(0)
    assert scene.turn == 1, "the reply is still owed"
    assert scene.leave(1).result == Result((0,))


def test_nobody_wins_a_duel_that_both_gave_up() -> None:
    scene = Scene(2, market=(1,), deck=(), last_call=True).ask(0, 1).wrong(1)
    assert scene.leave(1).turn == 0, "the last call is still owed"
    assert scene.leave(0).result == Result(())


@pytest.mark.parametrize("players", [3, 4])
def test_among_more_the_others_play_on(players: int) -> None:
    scene = Scene(players).ask(0, 4).leave(1)
    assert scene.turn == 2
    assert scene.heard(None) == (Left(1),)
    assert scene.view(None).fates[1] == "left"
    assert scene.refusal(1, Ask(1)) == "guess-used"
    scene.leave(0)
    assert scene.turn == 2, "it was not their turn"
    assert scene.ask(2, 1).turn == (2 if players == 3 else 3)


def test_the_tiles_left_behind_go_on_answering() -> None:
    scene = Scene(3).leave(1).ask(0, 4)
    (asked,) = scene.heard(0)
    assert asked == Scene(3).ask(0, 4).heard(0)[0]


def test_who_leaves_does_not_see_the_centre() -> None:
    scene = Scene(3).leave(0)
    assert scene.view(0).centre is None
    assert scene.view(0).hands[1] is None


def test_who_has_guessed_already_only_goes() -> None:
    scene = Scene(3).wrong(0).leave(0)
    assert scene.turn == 1
    assert scene.view(None).fates[0] == "wrong"
    assert Left(0) in scene.view(None).log


def test_the_round_of_a_right_guess_ends_without_those_who_left() -> None:
    scene = Scene(4).right(0).leave(3).wrong(1)
    assert scene.turn == 2
    assert scene.leave(2).result == Result((0,))


def test_who_is_owed_a_last_guess_may_leave_instead() -> None:
    scene = Scene(3, market=(1,), deck=()).ask(0, 1)
    assert scene.leave(1).turn == 2
    assert scene.do(2, Pass()).result == Result(())


@pytest.mark.parametrize("players", [2, 3, 4])
def test_in_whatever_order_all_leave_the_table_is_over(players: int) -> None:
    for order in itertools.permutations(range(players)):
        scene = Scene(players)
        for seat in order:
            if scene.result is None:
                scene.leave(seat)
                assert scene.turn != seat
        assert scene.turn is None
        assert scene.result == Result((order[1],) if players == 2 else ())


def test_nobody_leaves_what_is_over() -> None:
    scene = Scene(2).leave(0)
    with pytest.raises(Refused, match="table-over"):
        GAME.leave(scene.state, 1, QuickDice(1))
