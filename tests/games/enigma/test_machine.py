"""The Enigma Machine, two to five players: what it does, and who may cancel it."""

import pytest

from deciban.games.enigma.rules import data
from deciban.games.enigma.rules.data import Allow, Cancel, Select
from deciban.kernel import QuickDice
from tests.games.enigma.scene import Scene


def test_machine_take_a_decryption_token() -> None:
    scene = Scene(3).use("machine")
    assert scene.events(data.Took) == [data.Took(0, "decryption")]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_machine_choose_one_card_more_than_there_were_players_at_the_start(players: int) -> None:
    scene = Scene(players, out=[players - 1] if players > 2 else []).use("machine")
    assert scene.offered(Select(tuple(range(players + 1))))
    assert not scene.offered(Select(tuple(range(players))))
    assert not scene.offered(Select(tuple(range(players + 2))))


def test_machine_this_one_and_face_up_ones_are_allowed_and_turned_down() -> None:
    scene = Scene(3, up=["machine", "book", "crypt"]).visit("machine")
    scene.select("machine", "book", "library", "shadow")
    assert not any(scene.state.up[place] for place in (0, 1, 2, 3))
    assert scene.is_up("crypt")


def test_machine_they_are_shuffled_among_their_places_unseen() -> None:
    orders = set()
    for seed in range(20):
        scene = Scene(3).use("machine")
        scene.dice = QuickDice(seed)
        scene.select("library", "book", "shadow", "machine")
        assert set(scene.state.rooms[:4]) == {"library", "book", "shadow", "machine"}
        assert scene.state.rooms[4:] == Scene(3).state.rooms[4:]
        assert scene.state.looked[:4] == (0, 0, 0, 0)
        assert [scene.seen(viewer) for viewer in (None, 0, 1, 2)] == [set()] * 4
        orders.add(scene.state.rooms)
    assert len(orders) > 10


def test_machine_any_opponent_not_silenced_may_return_a_chaos_token_to_cancel_all_of_it() -> None:
    scene = Scene(4, chaos=[0, 1, 2], silence=[1]).use("machine")
    assert scene.awaited == (2,)
    scene.do(2, Cancel())
    assert scene.events(data.Cancelled) == [data.Cancelled(2)]
    assert (scene.player(2).chaos, scene.player(0).decryption) == (False, False)


def test_machine_the_naming_stays_used() -> None:
    scene = Scene(3, chaos=[1]).use("machine").do(1, Cancel())
    assert scene.refusal(0, data.Visit(0)) == "named-already"
    assert scene.end().state.turn == 1


def test_machine_unsilenced_opponents_with_chaos_answer_before_effect_1() -> None:
    scene = Scene(4, chaos=[1, 3]).use("machine")
    assert scene.awaited == (1, 3)
    assert not scene.player(0).decryption
    scene.do(1, Allow()).do(3, Allow())
    assert scene.player(0).decryption
    assert scene.state.phase == "effect"


def test_machine_payers_answer_sealed_also_where_the_first_voice_checks() -> None:
    scene = Scene(4, chaos=[1, 3], doubts="first-voice").use("machine").do(3, Cancel())
    assert scene.awaited == (1,)
    assert scene.events(data.Cancelled) == []
    assert scene.do(1, Cancel()).events(data.Cancelled) == [data.Cancelled(1)]


def test_machine_the_one_whose_turn_comes_sooner_pays() -> None:
    scene = Scene(4, chaos=[0, 1, 3], turn=2).use("machine")
    scene.do(0, Cancel()).do(1, Cancel()).do(3, Cancel())
    assert [player.chaos for player in scene.state.players] == [True, True, False, False]


def test_machine_may_be_cancelled_when_face_up_too() -> None:
    assert Scene(3, chaos=[1], up=["machine"]).visit("machine").awaited == (1,)


def test_machine_may_not_be_cancelled_by_who_doubted_its_name_falsely() -> None:
    scene = Scene(3, chaos=[1]).name("machine").doubt(1)
    assert scene.player(0).decryption


def test_machine_named_unasked_is_cancelled_by_nobody_for_all_are_silenced() -> None:
    scene = Scene(3, chaos=[1, 2], silence=[1, 2]).name("book", "machine")
    assert scene.awaited == (0,)
    assert scene.player(0).decryption
