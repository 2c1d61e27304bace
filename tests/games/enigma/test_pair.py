"""Two players."""

from collections import Counter
from typing import Any

import pytest

from deciban.games.enigma.rules import data
from deciban.games.enigma.rules.data import Begin, Keep, Select
from deciban.games.enigma.rules.sets import house_set
from deciban.kernel import QuickDice, Setup, heard
from tests.games.enigma.scene import GAME, Scene, started


def test_the_introductory_set_adds_the_medium() -> None:
    cast = Counter(started(2, characters="introductory").cast)
    assert cast == {"cryptologist": 2, "messiah": 2, "wanderer": 1, "medium": 1}


def test_the_standard_set_has_seven() -> None:
    assert len(set(started(2, characters="standard").cast)) == 7


@pytest.mark.parametrize(
    ("characters", "size"), [("introductory", 3), ("standard", 3), ("growing", 2)]
)
def test_each_is_dealt_3_or_2_while_only_5_are_in_play(characters: str, size: int) -> None:
    state = started(2, characters=characters)
    assert [len(hand) for hand in state.dealt] == [size, size]
    assert GAME.awaited(state) == (0, 1)


def test_growing_three_are_dealt_again_when_six_are_in_play() -> None:
    hands = ("wanderer", "messiah")
    scene = Scene(2, characters="growing", hands=hands)
    scene.attempt("gallery", "crypt", "radio-room").do(1, Begin("growing"))
    assert [len(hand) for hand in scene.state.dealt] == [3, 3]


def test_each_keeps_one_and_all_others_shuffled_form_the_stack() -> None:
    state = started(2, characters="standard")
    one, other = state.dealt[0][1], state.dealt[1][2]
    stacks = set()
    for seed in range(5):
        chosen = GAME.apply(state, 0, Keep(one), QuickDice(seed)).state
        assert GAME.awaited(chosen) == (1,)
        chosen = GAME.apply(chosen, 1, Keep(other), QuickDice(seed)).state
        assert chosen.hands == (one, other)
        assert sorted([*chosen.stack, one, other]) == sorted(chosen.cast)
        stacks.add(chosen.stack)
    assert len(stacks) > 1
    assert (chosen.phase, chosen.turn, chosen.time) == ("turn", chosen.keeper, 1)


def test_nobody_keeps_what_they_were_not_dealt() -> None:
    scene = Scene(2)
    scene.state = started(2, characters="standard")
    assert scene.refusal(0, Keep(scene.state.dealt[1][0])) == "no-such-choice"


def test_what_was_dealt_and_kept_is_seen_by_its_player_alone() -> None:
    setup = Setup(data.Options(characters="standard"), house_set())
    state, told = GAME.start(setup, 2, QuickDice(1))
    for viewer in (None, 0, 1):
        offered = [event for event in heard(told, viewer) if isinstance(event, data.Offered)]
        mine = () if viewer is None else state.dealt[viewer]
        assert offered == ([data.Offered(mine)] if mine else [])
        assert GAME.view(state, viewer).dealt == mine
    state, told = GAME.apply(state, 0, Keep(state.dealt[0][0]), QuickDice(1))
    assert heard(told, 1) == heard(told, None) == (data.Kept(0),)
    assert GAME.view(state, 1).hands == (None, None)


# Shadow of Scherbius.


def shadow(**facts: Any) -> Scene:
    return Scene(2, hands=("cryptologist", "messiah"), chaos=[0], **facts).use("shadow")


def test_shadow_looks_at_the_opponents_character() -> None:
    scene = shadow(stack=("spy", "medium"))
    assert scene.events(data.Learned, 0) == [data.Learned(1, "messiah")]
    assert scene.listeners(data.Learned) == [0]


def test_shadow_second_effect_may_take_the_top_of_the_stack() -> None:
    scene = shadow(stack=("spy", "medium")).decide(0)
    assert scene.state.hands == ("spy", "messiah")
    assert scene.state.stack == ("medium",)
    assert scene.events(data.Dealt, 0) == [data.Dealt("spy")]
    assert scene.listeners(data.Dealt) == [0]


def test_shadow_lays_the_old_character_face_up_beside_the_stack() -> None:
    scene = shadow(stack=("spy", "medium")).decide(0)
    assert scene.view(1).laid == ("cryptologist",)
    assert scene.events(data.Redrew, 1) == [data.Redrew(0, "cryptologist", False)]


def test_shadow_second_effect_may_be_declined() -> None:
    scene = shadow(stack=("spy", "medium")).decide(None)
    assert scene.state.hands == ("cryptologist", "messiah")
    assert scene.events(data.Declined) == [data.Declined(0)]


def test_shadow_second_effect_is_still_only_with_chaos() -> None:
    scene = Scene(2, stack=("spy", "medium")).use("shadow")
    assert scene.state.phase == "turn"
    assert scene.events(data.Learned, 0)


def test_shadow_second_effect_also_when_the_opponent_is_out() -> None:
    scene = Scene(2, chaos=[0], out=[1], stack=("spy", "medium")).name("shadow").decide(0)
    assert scene.state.hands[0] == "spy"
    assert scene.events(data.Met) == []


def test_an_empty_stack_is_remade_at_once_from_those_shuffled() -> None:
    remade = set()
    for seed in range(8):
        scene = shadow(stack=("spy",), state={"laid": ("medium", "wanderer")})
        scene.dice = QuickDice(seed)
        scene.decide(0)
        assert scene.state.hands[0] == "spy"
        assert scene.events(data.Redrew) == [data.Redrew(0, "cryptologist", True)]
        assert scene.view(None).laid == ()
        assert scene.view(None).discarded == "cryptologist"
        remade.add(scene.state.stack)
    assert len(remade) > 1
    assert all(sorted(stack) == ["cryptologist", "medium", "wanderer"] for stack in remade)


def test_between_games_those_beside_the_stack_are_dealt_again() -> None:
    scene = shadow(stack=("spy", "medium")).decide(0)
    assert scene.view(None).laid == ("cryptologist",)
    scene.end().idle().idle().attempt("book", "shadow", wrong=True)
    while scene.state.end is None:
        scene.idle()
    scene.do(1, Begin("standard"))
    assert scene.view(None).laid == ()
    assert sum(map(len, scene.state.dealt)) + len(scene.state.stack) == 7


def test_until_then_they_are_not_in_the_stack() -> None:
    scene = Scene(2, hands=("cryptologist", "ghost"), chaos=[0, 1], stack=("spy", "medium"))
    scene.use("shadow").decide(0).end()
    assert scene.view(1).below == ("medium",)
    aim = scene.aim("machine", "library", borrowed="cryptologist")
    assert scene.refusal(1, aim) == "goal-borrowed"


def test_a_ghost_that_is_out_does_not_see_what_the_opponent_drew() -> None:
    scene = Scene(2, hands=("cryptologist", "ghost"), chaos=[0], out=[1], stack=("spy", "medium"))
    scene.name("shadow").decide(0)
    assert scene.view(1).below is None


# Open checks.


@pytest.mark.parametrize("said", ["book", "crypt"])
def test_table_option_after_any_check_the_card_stays_face_up(said: str) -> None:
    scene = Scene(2).name("book", said).doubt(1)
    assert scene.is_up("book")
    for viewer in (None, 0, 1):
        assert data.Opened(1, "book") in scene.heard(viewer)
        assert "book" in scene.seen(viewer)


def test_without_the_option_a_lie_goes_back_as_it_lay() -> None:
    assert not Scene(2, open_checks=False).name("book", "crypt").doubt(1).is_up("book")
    assert Scene(2, open_checks=False).name("book").doubt(1).is_up("book")


def test_the_option_is_for_two_players() -> None:
    assert data.Options().open_checks
    assert not Scene(3).name("book", "crypt").doubt(1).is_up("book")


def test_who_is_silenced_by_a_doubt_can_be_lied_to() -> None:
    scene = Scene(2, decryption=[0], up=["shadow"]).name("cipher-room").doubt(1)
    scene.name("book", "radio-room", spend=True)
    assert scene.events(data.Named)[0].asked is False
    assert scene.select("crypt").seen(0) >= {"crypt"}
    assert scene.end().state.muted


def test_the_machine_shuffles_three_cards() -> None:
    assert Scene(2).use("machine").offered(Select((0, 1, 2)))
