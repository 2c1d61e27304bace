"""Silence: how long it lasts, and what it forbids."""

from collections.abc import Callable

import pytest

from deciban.games.enigma.rules import data
from deciban.games.enigma.rules.data import Cancel, Doubt, Pass, Say, Visit
from tests.games.enigma.scene import GAME, Scene
from tests.games.enigma.tables import begun, played


def liar() -> Scene:
    """Player 0 of three was caught lying, and it is their next own turn."""
    return Scene(3).name("book", "crypt").doubt(1).idle().idle()


def false_doubter() -> Scene:
    """Player 1 has doubted a true name, and it is their own turn."""
    return Scene(3).name("cipher-room").doubt(1).end()


@pytest.mark.parametrize("silenced", [liar, false_doubter])
def test_silence_lasts_whether_from_a_lie_or_a_false_doubt_until_the_end_of_the_next_own_turn(
    silenced: Callable[[], Scene],
) -> None:
    scene = silenced()
    seat = scene.state.turn
    assert scene.player(seat).silence
    scene.visit("library")
    assert not scene.player(seat).silence
    assert scene.events(data.Freed) == [data.Freed(seat)]


def test_a_silenced_player_only_looks_at_one_face_down_card_and_passes() -> None:
    scene = liar().visit("library")
    assert scene.state.turn == 1
    assert scene.events(data.Named) == []
    assert not scene.is_up("library")


def test_a_silenced_look_is_seen_by_its_player_alone() -> None:
    scene = liar().visit("library")
    assert scene.listeners(data.Saw) == [0]
    assert scene.seen(0) == {"library"}
    assert [scene.seen(viewer) for viewer in (None, 1, 2)] == [set()] * 3


def test_a_silenced_player_looks_at_no_face_up_card() -> None:
    scene = Scene(3, silence=[0], up=["library"])
    assert scene.refusal(0, Visit(scene.place("library"))) == "only-face-down"


def test_a_silenced_player_can_not_pass_without_looking() -> None:
    assert liar().refusal(0, Pass()) == "name-first"


def test_a_silenced_player_with_no_face_down_card_just_passes() -> None:
    scene = Scene(3, silence=[0], up=Scene(3).state.rooms).end()
    assert (scene.state.turn, scene.player(0).silence) == (1, False)


def test_the_token_returns_right_after_before_the_marker_or_anyone_moves() -> None:
    scene = Scene(3, silence=[2], turn=2).visit("library")
    kinds = [type(event) for event in scene.heard(None)]
    assert kinds == [data.Visited, data.Freed, data.Moved, data.Turned]


def test_silence_of_the_turn_before_is_over_for_the_spy_when_time_runs_out() -> None:
    scene = Scene(3, hands=("messiah", "wanderer", "spy"), silence=[2], turn=2, time=4)
    assert scene.visit("library").state.end == data.End("time", 2, "spy")


def test_while_silenced_a_player_cannot_doubt() -> None:
    scene = Scene(3, silence=[1]).name("book", "crypt")
    assert scene.awaited == (2,)
    assert scene.refusal(1, Doubt()) == "silenced"


def test_while_silenced_a_player_cannot_attempt_a_goal() -> None:
    scene = Scene(3, silence=[0], decryption=[0])
    assert scene.refusal(0, scene.aim("machine", "library")) == "silenced"
    assert not scene.offered(scene.aim("machine", "library"))


def test_while_silenced_a_player_cannot_use_a_decryption_token() -> None:
    scene = Scene(3, silence=[0], decryption=[0])
    assert scene.refusal(0, Visit(0, True)) == "silenced"
    assert scene.visit("book").player(0).decryption


def test_while_silenced_a_player_cannot_cancel_the_machine() -> None:
    scene = Scene(4, silence=[1], chaos=[1, 2]).use("machine")
    assert scene.awaited == (2,)
    assert scene.refusal(1, Cancel()) == "silenced"


def test_while_silenced_a_player_names_nothing() -> None:
    scene = liar()
    assert scene.refusal(0, Say("book")) == "not-now"


def test_while_silenced_the_table_chat_is_closed() -> None:
    scene = Scene(3).name("book", "crypt").doubt(1)
    assert GAME.silent(scene.state) == (0,)
    scene.idle().idle().visit("library")
    assert GAME.silent(scene.state) == ()


def test_when_a_game_is_over_everybody_may_talk() -> None:
    scene = Scene(3, silence=[1], decryption=[0]).attempt("machine", "library")
    assert scene.state.phase == "between"
    assert GAME.silent(scene.state) == ()


def test_silenced_ones_may_be_chosen_by_an_effect() -> None:
    scene = Scene(3, silence=[1]).use("crypt").target(1)
    assert scene.player(1).chaos


def test_only_the_naming_may_be_a_lie_everything_else_the_machine_says_truly() -> None:
    scene = Scene(3).use("book", "library").select("crypt")
    assert scene.events(data.Cornered) == [data.Cornered(scene.place("crypt"), "chaos")]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_silence_tokens_one_fewer_than_players_are_always_enough(players: int) -> None:
    most = 0
    for seed in range(20):
        for table in played(begun(players, seed, characters="standard", match=False)):
            most = max(most, sum(player.silence for player in table.state.players))
    assert most == players - 1


def test_silenced_ones_may_be_met_and_may_look_along() -> None:
    assert Scene(3, silence=[1]).use("shadow").target(1).events(data.Learned, 0)
    assert Scene(3, silence=[1]).use("teamwork").target(1).select("book").listeners(data.Saw) == [
        0,
        1,
    ]
