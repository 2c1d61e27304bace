"""Attempts at a goal: what they must hold, and what failing means."""

import pytest

from deciban.games.enigma.rules import data
from deciban.games.enigma.rules.data import Attempt, End, Pointer
from tests.games.enigma.scene import GAME, Scene, suspect


def test_success_wins_the_game_at_once() -> None:
    scene = Scene(3, decryption=[0]).attempt("machine", "library")
    assert scene.state.end == End("goal", 0, "cryptologist")


def test_an_attempt_shows_the_character() -> None:
    scene = Scene(3).fail()
    assert scene.events(data.Attempted)[0].character == "cryptologist"
    assert [scene.view(viewer).hands[0] for viewer in (None, 1, 2)] == ["cryptologist"] * 3


def test_failure_is_out_until_the_next_game_and_ends_the_turn() -> None:
    scene = Scene(3).fail()
    assert scene.player(0).out
    assert scene.state.turn == 1
    assert scene.idle().idle().state.turn == 1


def test_failure_returns_the_tokens() -> None:
    scene = Scene(3, decryption=[0], chaos=[0]).fail()
    assert scene.player(0) == data.Player(out=True)
    assert scene.events(data.Returned) == [
        data.Returned(0, "decryption"),
        data.Returned(0, "chaos"),
    ]


def test_only_claims_and_one_verdict_are_public() -> None:
    scene = Scene(3, decryption=[0])
    aim = scene.aim("machine", "library", wrong=True)
    scene.act(aim)
    told = data.Attempted(0, "cryptologist", aim.points, None, None, False)
    for viewer in (None, 0, 1, 2):
        assert scene.events(data.Attempted, viewer) == [told]
        assert scene.view(viewer).recent.attempt == aim


def test_pointed_cards_stay_as_they_lie() -> None:
    scene = Scene(3, decryption=[0]).attempt("machine", "library", wrong=True)
    assert not any(scene.state.up)
    assert scene.seen(0) == scene.seen(1) == set()


def test_who_is_out_sees_no_more_than_before_and_may_talk() -> None:
    scene = Scene(3).fail().use("radio-room").select("book")
    assert scene.seen(0) == set()
    assert GAME.silent(scene.state) == ()
    assert scene.awaited == (1,)


def test_who_is_out_neither_believes_nor_doubts() -> None:
    assert Scene(3).fail().name("book").awaited == (2,)


def test_all_but_one_eliminated_the_last_player_plays_on_alone_free_to_lie() -> None:
    scene = Scene(3).fail().fail().use("book", "cipher-room")
    assert scene.player(2).decryption
    assert scene.end().state.turn == 2


def test_for_the_lone_survivor_time_still_moves_at_the_keepers_seat() -> None:
    scene = Scene(3).fail().fail()
    times = []
    while scene.state.end is None:
        times.append(scene.state.time)
        scene.idle()
    assert times == [1, 2, 3, 4]
    assert scene.state.end == End("breakthrough")


def test_all_eliminated_is_a_breakthrough() -> None:
    scene = Scene(3).fail().fail().fail()
    assert scene.state.end == End("breakthrough")
    assert scene.state.breaks == 1


def test_tokens_shown_for_a_goal_are_not_spent() -> None:
    scene = Scene(3, decryption=[0]).attempt("machine", "library")
    assert scene.player(0).decryption


def test_face_up_cards_count_when_pointed_out() -> None:
    scene = Scene(3, decryption=[0], up=["machine"]).attempt("machine", "library")
    assert scene.state.end is not None


@pytest.mark.parametrize(
    ("points", "reason"),
    [
        ((), "goal-pointers"),
        (((3, "machine"),), "goal-pointers"),
        (((3, "machine"), (0, "library"), (1, "book")), "goal-pointers"),
        (((3, "machine"), (0, "book")), "goal-pointers"),
        (((3, "machine"), (3, "library")), "goal-places"),
        (((3, "machine"), (9, "library")), "goal-places"),
        (((-1, "machine"), (0, "library")), "goal-places"),
    ],
)
def test_an_attempt_points_out_exactly_what_is_asked_at_different_places(
    points: tuple[tuple[int, str], ...], reason: str
) -> None:
    action = Attempt(tuple(Pointer(*point) for point in points))
    assert Scene(3).refusal(0, action) == reason


def test_an_attempt_has_nothing_that_is_not_asked() -> None:
    scene = Scene(3)
    with_suspect = scene.aim("machine", "library", **suspect(1, "messiah"))
    assert scene.refusal(0, with_suspect) == "goal-suspect"
    assert scene.refusal(0, scene.aim("machine", "library", borrowed="spy")) == "goal-borrowed"


def test_a_doomed_attempt_is_legal() -> None:
    assert not Scene(3).attempt("machine", "library").events(data.Attempted)[0].right


def test_all_is_checked_at_once_with_one_verdict() -> None:
    scene = Scene(3).attempt("machine", "library", wrong=True)
    assert len(scene.events(data.Attempted)) == 1
