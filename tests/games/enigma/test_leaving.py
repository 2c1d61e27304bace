"""Leaving for good: a failure without claims."""

import pytest

from deciban.games.enigma.rules import data
from deciban.games.enigma.rules.data import Cancel, Decide, Doubt, End, Select, Target, Visit
from deciban.kernel import QuickDice, Refused, Result
from tests.games.enigma.scene import GAME, Scene


def test_leaving_for_good_is_a_failure_without_claims() -> None:
    scene = Scene(3, chaos=[1], silence=[1]).leave(1)
    assert scene.player(1) == data.Player(out=True, gone=True)
    assert scene.events(data.Left) == [data.Left(1, "messiah")]
    assert scene.view(None).hands[1] == "messiah"
    assert scene.events(data.Attempted) == []


@pytest.mark.parametrize("seat", [-1, 1, 3])
def test_a_seat_is_left_once(seat: int) -> None:
    state = Scene(3).leave(1).state
    with pytest.raises(Refused, match="no-such-seat"):
        GAME.leave(state, seat, QuickDice(1))


def test_leaving_in_the_own_turn_ends_it() -> None:
    for scene in (Scene(3), Scene(3).visit("book"), Scene(3).use("crypt")):
        scene.leave(0)
        assert (scene.state.turn, scene.state.phase) == (1, "turn")


def test_open_choices_lapse() -> None:
    scene = Scene(4).name("book", "crypt").do(1, Doubt()).leave(1)
    assert scene.state.phase == "belief"
    assert scene.view(None).answered == (False,) * 4
    scene.doubt()
    assert scene.events(data.Believed) == [data.Believed()]
    scene = Scene(3, chaos=[1, 2]).use("machine").do(1, Cancel()).leave(1)
    assert scene.awaited == (2,)


def test_who_leaves_while_all_others_have_answered_is_not_waited_for() -> None:
    scene = Scene(4).name("book", "cipher-room").do(1, Doubt()).do(3, Doubt()).leave(2)
    assert scene.events(data.Checked) == [data.Checked(1, False)]


def test_who_looks_at_a_card_sees_it_also_when_somebody_leaves() -> None:
    scene = Scene(3).visit("book").leave(2)
    assert [scene.seen(viewer) for viewer in (None, 0, 1, 2)] == [set(), {"book"}, set(), set()]


def test_who_leaves_is_not_waited_for_to_pay_for_the_machine() -> None:
    scene = Scene(4, chaos=[1, 2]).use("machine").do(1, Cancel()).leave(2)
    assert scene.events(data.Cancelled) == [data.Cancelled(1)]
    scene = Scene(4, chaos=[2]).use("machine").leave(2)
    assert scene.events(data.Took) == [data.Took(0, "decryption")]
    assert scene.state.phase == "effect"


def test_when_the_namer_leaves_all_answers_lapse() -> None:
    scene = Scene(4).name("book", "crypt").do(1, Doubt()).leave(0)
    assert (scene.state.turn, scene.state.phase) == (1, "turn")
    assert scene.view(1).answered == (False,) * 4
    assert scene.view(1).answer is None


def test_who_was_chosen_to_look_along_and_left_sees_nothing() -> None:
    scene = Scene(4).use("teamwork").target(1).leave(1)
    assert scene.offered(Target(2))
    scene.target(2).select("book")
    assert scene.listeners(data.Saw) == [0, 2]


def test_who_was_chosen_to_look_along_does_when_another_leaves() -> None:
    scene = Scene(4).use("teamwork").target(1).leave(2)
    assert scene.select("book").listeners(data.Saw) == [0, 1]


def test_without_anybody_to_look_along_one_looks_alone() -> None:
    scene = Scene(4, out=[2, 3]).use("teamwork").leave(1)
    assert scene.offered(Select((0,)))
    assert scene.select("book").listeners(data.Saw) == [0]


def test_a_swap_with_somebody_who_left_is_skipped() -> None:
    scene = Scene(4, chaos=[0]).use("shadow").target(1)
    assert scene.offered(Decide(0))
    scene.leave(1)
    assert scene.state.phase == "turn"
    assert scene.state.hands[:2] == ("cryptologist", "messiah")


def test_a_decryption_token_that_leaves_is_not_that_of_who_has_the_turn() -> None:
    scene = Scene(3, decryption=[0, 1]).leave(1)
    assert scene.events(data.Returned) == [data.Returned(1, "decryption")]
    assert scene.offered(Visit(0, True))


def test_the_machine_shuffles_one_card_more_than_there_were_players_at_the_start() -> None:
    scene = Scene(4).leave(3).use("machine")
    assert scene.offered(Select((0, 1, 2, 3, 4)))


def test_later_games_of_a_match_do_not_deal_that_seat_in() -> None:
    scene = Scene(3, decryption=[0]).leave(2).attempt("machine", "library")
    scene.do(1, data.Begin("standard"))
    assert scene.state.hands[2] is None
    assert scene.player(2).out
    assert len(scene.state.stack) == 5
    assert scene.use("machine").offered(Select((0, 1, 2)))


def test_the_keepers_office_passes_by_who_has_left() -> None:
    scene = Scene(4, decryption=[0]).leave(1).attempt("machine", "library")
    assert scene.awaited == (2,)
    scene.leave(2)
    assert scene.awaited == (3,)


def test_the_last_seat_left_wins_the_match() -> None:
    scene = Scene(3).leave(1).leave(0)
    assert scene.state.end == End("alone", 2)
    assert scene.result == Result((2,), points=(0, 0, 0))


def test_the_last_seat_left_between_two_games_wins_the_match() -> None:
    scene = Scene(3, decryption=[0]).attempt("machine", "library").leave(0).leave(2)
    assert scene.result == Result((1,), points=(1, 0, 0))


def test_who_is_out_may_be_the_last_seat_left() -> None:
    scene = Scene(3).fail().leave(1).leave(2)
    assert scene.result == Result((0,), points=(0, 0, 0))


def test_when_the_last_who_is_in_leaves_chaos_breaks_through() -> None:
    scene = Scene(3).fail().fail().leave(2)
    assert scene.state.end == End("breakthrough")


def test_keeper_leaves_time_still_moves_at_his_seat() -> None:
    scene = Scene(3).leave(0).idle().idle()
    assert (scene.state.turn, scene.state.time) == (1, 2)


def test_of_two_who_choose_characters_one_may_leave() -> None:
    scene = Scene(2, state={"phase": "keep", "hands": (None, None)}).leave(0)
    assert scene.result == Result((1,), points=(0, 0))


def test_who_gives_up_alone_has_lost() -> None:
    assert Scene(1).leave(0).result == Result((), points=(0,))
