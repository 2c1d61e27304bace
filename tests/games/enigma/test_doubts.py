"""Belief: who may doubt, who checks, and what comes of it."""

import pytest

from deciban.games.enigma.rules import data
from deciban.games.enigma.rules.data import Believe, Doubt, Say
from tests.games.enigma.scene import Scene, claim


def test_every_opponent_in_the_game_and_not_silenced_answers() -> None:
    scene = Scene(5, silence=[1], out=[3]).name("book", "cipher-room")
    assert set(scene.awaited) == {2, 4}
    assert scene.refusal(1, Doubt()) == "silenced"
    assert scene.refusal(3, Doubt()) == "not-your-turn"
    assert scene.refusal(0, Believe()) == "not-now"


def test_answers_are_sealed() -> None:
    scene = Scene(4).name("book", "cipher-room").do(2, Doubt())
    assert scene.heard(None) == scene.heard(1) == (data.Answered(2),)
    for viewer in (None, 0, 1, 3):
        assert scene.view(viewer).answered == (False, False, True, False)
        assert scene.view(viewer).answer is None
    assert scene.view(2).answer is True


@pytest.mark.parametrize(
    ("turn", "doubters", "checker"),
    [(0, (1, 3), 1), (0, (2, 3), 2), (2, (0, 1), 0), (2, (1, 3), 3), (3, (0, 2), 0)],
)
def test_the_doubter_whose_turn_comes_sooner_checks(
    turn: int, doubters: tuple[int, ...], checker: int
) -> None:
    scene = Scene(4, turn=turn).name("book", "cipher-room").doubt(*doubters)
    assert scene.events(data.Checked) == [data.Checked(checker, False)]


def test_other_doubts_are_void_and_stay_unshown() -> None:
    scene = Scene(4, match=False).name("book", "cipher-room").doubt(1, 3)
    assert scene.state.voids == (data.Void(0, 0, False, (2, 3), (3,)),)
    for viewer in (None, 0, 1, 2, 3):
        assert scene.view(viewer).voids is None
        assert scene.view(viewer).answered == (False,) * 4
    told = [event for event in scene.heard(None) if getattr(event, "seat", None) == 3]
    assert told == [data.Answered(3)]


def test_all_answers_are_awaited_even_when_the_checker_is_certain() -> None:
    scene = Scene(4).name("book", "cipher-room").do(1, Doubt())
    assert set(scene.awaited) == {2, 3}
    assert scene.events(data.Checked) == []


def test_answers_are_final() -> None:
    scene = Scene(4).name("book", "cipher-room").do(2, Believe())
    assert scene.refusal(2, Doubt()) == "not-your-turn"
    assert scene.do(1, Doubt()).refusal(1, Believe()) == "not-your-turn"


def test_first_voice_the_first_doubt_to_arrive_checks_at_once() -> None:
    scene = Scene(4, doubts="first-voice").name("book", "cipher-room")
    scene.do(2, Believe()).do(3, Doubt())
    assert scene.events(data.Checked) == [data.Checked(3, False)]
    assert scene.state.turn == 1
    assert scene.state.voids == ()


def test_first_voice_believed_by_all() -> None:
    scene = Scene(4, doubts="first-voice").use("book", "cipher-room")
    assert scene.player(0).decryption


@pytest.mark.parametrize("room", ["cipher-room", "book"])
def test_nobody_doubts_the_named_cards_effect_is_applied_whatever_the_card_really_is(
    room: str,
) -> None:
    scene = Scene(3).use(room, "cipher-room")
    assert scene.events(data.Believed) == [data.Believed()]
    assert scene.player(0).decryption
    assert not scene.is_up(room)


def test_doubt_and_the_name_was_true_the_doubter_takes_a_silence_token() -> None:
    scene = Scene(3).name("cipher-room").doubt(2)
    assert [player.silence for player in scene.state.players] == [False, False, True]
    assert scene.events(data.Silenced) == [data.Silenced(2)]


def test_doubt_and_the_name_was_true_the_card_is_turned_face_up() -> None:
    scene = Scene(3).name("cipher-room").doubt(2)
    assert scene.is_up("cipher-room")
    assert scene.events(data.Opened) == [data.Opened(5, "cipher-room")]


def test_doubt_and_the_name_was_true_the_effect_is_applied() -> None:
    scene = Scene(3).name("cipher-room").doubt(2)
    assert scene.player(0).decryption
    assert scene.awaited == (0,)


def test_doubt_and_it_was_a_lie_the_doubter_alone_sees_the_card() -> None:
    scene = Scene(4).name("book", "cipher-room").doubt(2)
    assert scene.listeners(data.Saw) == [2]
    assert scene.events(data.Saw, 2) == [data.Saw(1, "book")]
    assert [viewer for viewer in (None, 0, 1, 2, 3) if "book" in scene.seen(viewer)] == [2]


def test_doubt_and_it_was_a_lie_the_card_goes_back_as_it_lay() -> None:
    scene = Scene(3).name("book", "cipher-room").doubt(2)
    assert not scene.is_up("book")
    assert scene.events(data.Opened) == []


def test_doubt_and_it_was_a_lie_the_liar_takes_a_silence_token_and_the_turn_ends_at_once() -> None:
    scene = Scene(3).name("book", "cipher-room").doubt(2)
    assert [player.silence for player in scene.state.players] == [True, False, False]
    assert (scene.state.turn, scene.state.phase) == (1, "turn")


def test_a_caught_lie_has_no_effect() -> None:
    scene = Scene(3).name("book", "cipher-room").doubt(2)
    assert not scene.player(0).decryption


def test_after_a_caught_lie_there_is_no_second_naming_and_no_goal_attempt() -> None:
    scene = Scene(3, decryption=[0]).name("book", "cipher-room").doubt(1)
    assert scene.refusal(0, data.Visit(0, True)) == "not-your-turn"
    assert scene.refusal(0, scene.aim("machine", "library")) == "not-your-turn"


def test_after_a_caught_lie_an_unused_decryption_token_is_kept() -> None:
    assert Scene(3, decryption=[0]).name("book", "crypt").doubt(1).player(0).decryption


def test_a_caught_lie_by_the_tokens_naming_costs_the_token_and_the_obligatory_naming() -> None:
    scene = Scene(3, decryption=[0]).name("book", "crypt", spend=True).doubt(1)
    assert not scene.player(0).decryption
    assert scene.state.turn == 1


def test_naming_falsely_what_lies_face_up_elsewhere_is_a_lie_like_any_other() -> None:
    scene = Scene(3, up=["library"]).name("book", "library").doubt(1)
    assert scene.events(data.Checked) == [data.Checked(1, False)]


def test_keeper_and_doubter_out_in_one_round() -> None:
    scene = Scene(4, hands=("cryptologist", "messiah", "wanderer", "medium")).fail()
    scene.name("cipher-room").doubt(2)
    assert scene.player(2).silence
    scene.end()
    assert scene.state.muted
    scene.visit("book").fail()
    assert (scene.player(0).out, scene.player(3).out, scene.player(2).silence) == (
        True,
        True,
        False,
    )
    assert (scene.state.turn, scene.state.time) == (1, 2)
    assert scene.name("book", "crypt").awaited == (2,)


def test_who_doubted_can_be_out_in_the_same_round() -> None:
    scene = Scene(4).name("book", "crypt").doubt(1)
    scene.fail()
    assert scene.player(1).out
    scene.idle().idle()
    assert (scene.state.turn, scene.state.muted, scene.state.time) == (0, True, 2)


def test_what_was_claimed_stays_on_the_table_while_it_is_put_to_belief() -> None:
    scene = Scene(3).visit("book")
    assert scene.view(1).claim == data.Claim(0, 1, "")
    scene.act(Say("crypt"))
    assert scene.view(1).claim == claim(scene, 0, "book", "crypt")
