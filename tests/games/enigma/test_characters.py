"""The goal of every character of the house set."""

from typing import Any

import pytest

from deciban.games.enigma.rules import data
from deciban.games.enigma.rules.data import Attempt, Goal, Pointer
from tests.games.enigma.scene import GAME, Scene, suspect

WANDERERS = ("gallery", "crypt", "radio-room")


def holder(character: str, players: int = 3, **facts: Any) -> Scene:
    """Player 0 is this character; the others are of the standard set."""
    others = [name for name in ("messiah", "wanderer", "cryptologist", "spy") if name != character]
    return Scene(players, hands=(character, *others[: players - 1]), **facts)


def verdict(scene: Scene, *rooms: str, **others: Any) -> bool:
    scene.attempt(*rooms, **others)
    (attempted,) = scene.events(data.Attempted)
    assert attempted.right == (scene.state.end is not None)
    return attempted.right


@pytest.mark.parametrize(
    ("tokens", "wrong", "right"),
    [
        ({"decryption": [0]}, False, True),
        ({"decryption": [0]}, True, False),
        ({}, False, False),
        ({"decryption": [0], "chaos": [0]}, False, False),
    ],
)
def test_cryptologist_hold_decryption_hold_no_chaos_point_out_machine_and_library(
    tokens: dict[str, Any], wrong: bool, right: bool
) -> None:
    assert verdict(holder("cryptologist", **tokens), "machine", "library", wrong=wrong) is right


@pytest.mark.parametrize(
    ("tokens", "wrong", "right"),
    [
        ({"chaos": [0]}, False, True),
        ({"chaos": [0], "decryption": [0]}, False, True),
        ({"chaos": [0]}, True, False),
        ({}, False, False),
    ],
)
def test_dark_messiah_hold_chaos_point_out_the_book_and_the_shadow(
    tokens: dict[str, Any], wrong: bool, right: bool
) -> None:
    assert verdict(holder("messiah", **tokens), "book", "shadow", wrong=wrong) is right


@pytest.mark.parametrize(
    ("tokens", "wrong", "right"),
    [
        ({}, False, True),
        ({}, True, False),
        ({"chaos": [0]}, False, False),
        ({"decryption": [0]}, False, False),
    ],
)
def test_wanderer_hold_neither_point_out_gallery_crypt_and_radio_room(
    tokens: dict[str, Any], wrong: bool, right: bool
) -> None:
    assert verdict(holder("wanderer", **tokens), *WANDERERS, wrong=wrong) is right


def test_spy_an_attempt_is_refused_privately() -> None:
    scene = holder("spy")
    for action in (Attempt(), scene.aim("book", "shadow")):
        assert scene.refusal(0, action) == "goal-waits"
    assert not any(isinstance(offer, Goal) for offer in GAME.legal(scene.state, 0))


@pytest.mark.parametrize(
    ("seat", "character", "wrong", "right"),
    [
        (1, "messiah", False, True),
        (2, "wanderer", False, True),
        (1, "wanderer", False, False),
        (1, "messiah", True, False),
    ],
)
def test_medium_name_an_opponents_character_point_out_the_crypt_and_the_shadow(
    seat: int, character: str, wrong: bool, right: bool
) -> None:
    scene = holder("medium")
    assert verdict(scene, "crypt", "shadow", wrong=wrong, **suspect(seat, character)) is right


def test_medium_any_copy_of_the_character_is_right() -> None:
    hands = ("medium", "messiah", "messiah")
    for seat in (1, 2):
        scene = Scene(3, hands=hands)
        assert verdict(scene, "crypt", "shadow", **suspect(seat, "messiah"))


@pytest.mark.parametrize(
    ("seat", "character"), [(0, "medium"), (2, "wanderer"), (3, "spy"), (1, "vicar")]
)
def test_medium_names_an_opponent_still_in_the_game(seat: int, character: str) -> None:
    scene = holder("medium", out=[2])
    aim = scene.aim("crypt", "shadow", **suspect(seat, character))
    assert scene.refusal(0, aim) == "goal-suspect"
    assert scene.refusal(0, scene.aim("crypt", "shadow")) == "goal-suspect"


def test_medium_with_no_opponent_left_can_not_try() -> None:
    scene = holder("medium", out=[1, 2])
    aim = scene.aim("crypt", "shadow", **suspect(1, "messiah"))
    assert scene.refusal(0, aim) == "goal-not-now"


SIX = ("library", "book", "shadow", "machine", "teamwork", "crypt")


@pytest.mark.parametrize("wrong", [False, True])
def test_archivist_name_six_face_down_cards_correctly(wrong: bool) -> None:
    assert verdict(holder("archivist"), *SIX, wrong=wrong) is not wrong


def test_archivist_face_up_cards_do_not_count() -> None:
    scene = holder("archivist", up=["book"])
    assert scene.refusal(0, scene.aim(*SIX)) == "goal-cards"
    assert verdict(scene, *SIX[2:], "library", "gallery")


@pytest.mark.parametrize("rooms", [SIX[1:], (*SIX, "gallery")])
def test_archivist_names_exactly_six(rooms: tuple[str, ...]) -> None:
    scene = holder("archivist")
    assert scene.refusal(0, scene.aim(*rooms)) == "goal-cards"


def test_archivist_names_rooms_that_are_in_play() -> None:
    scene = holder("archivist")
    points = (*scene.aim(*SIX[1:]).points, Pointer(0, "errand"))
    assert scene.refusal(0, Attempt(points)) == "goal-names"


def test_archivist_with_fewer_than_six_cards_face_down_can_not_try() -> None:
    scene = holder("archivist", up=["gallery", "crypt", "book", "machine"])
    assert scene.refusal(0, scene.aim(*SIX)) == "goal-not-now"


def ghost(*stack: str, **facts: Any) -> Scene:
    return holder("ghost", stack=stack, **{"chaos": [0], **facts})


def test_ghost_does_all_that_the_goal_of_one_character_in_the_stack_asks_its_tokens_aside() -> None:
    stack = ("cryptologist", "archivist", "medium")
    assert verdict(ghost(*stack), "machine", "library", borrowed="cryptologist")
    assert verdict(ghost(*stack), *SIX, borrowed="archivist")
    medium = {"borrowed": "medium", **suspect(1, "messiah")}
    assert verdict(ghost(*stack), "crypt", "shadow", **medium)
    assert not verdict(ghost(*stack), "machine", "library", borrowed="cryptologist", wrong=True)


def test_ghost_holds_chaos() -> None:
    scene = ghost("cryptologist", chaos=[], decryption=[0])
    assert not verdict(scene, "machine", "library", borrowed="cryptologist")


def test_ghost_the_attempt_names_the_borrowed_character() -> None:
    scene = ghost("cryptologist")
    assert scene.refusal(0, scene.aim("machine", "library")) == "goal-borrowed"


def test_ghost_borrows_from_the_stack_alone_and_never_from_the_spy() -> None:
    scene = ghost("cryptologist", "spy")
    for other in ("messiah", "spy", "ghost"):
        aim = scene.aim("book", "shadow", borrowed=other)
        assert scene.refusal(0, aim) == "goal-borrowed"


@pytest.mark.parametrize("stack", [(), ("spy",)])
def test_ghost_an_empty_stack_cannot_be_used(stack: tuple[str, ...]) -> None:
    scene = ghost(*stack)
    aim = scene.aim("machine", "library", borrowed="cryptologist")
    assert scene.refusal(0, aim) == "goal-no-stack"


def test_ghost_only_its_holder_sees_the_stack_at_any_time_without_its_order() -> None:
    for stack in (("spy", "medium"), ("medium", "spy")):
        scene = ghost(*stack).visit("book")
        assert scene.view(0).below == ("medium", "spy")
        assert [scene.view(viewer).below for viewer in (None, 1, 2)] == [None] * 3
        assert [scene.view(viewer).stack for viewer in (None, 0, 1, 2)] == [2] * 4


def test_a_ghost_that_is_out_sees_the_stack_no_more() -> None:
    scene = ghost("cryptologist").fail()
    assert scene.view(0).below is None
