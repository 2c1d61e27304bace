"""Pieces of cards that the house set does not use, in sets of one's own."""

from typing import Any

import pytest

from deciban.games.enigma.rules import data
from deciban.games.enigma.rules.sets import Sets
from deciban.kernel import QuickDice, Setup, follow
from tests.games.enigma.scene import GAME, Scene
from tests.games.enigma.test_secrecy import chosen, differs
from tests.games.enigma.test_sets import RADIO, changed

APPLY = 'steps = [{ do = "apply" }'
GHOST = 'goal = [{ ask = "hold", token = "chaos" }, { ask = "borrow" }]'


def with_radio(steps: str, **facts: Any) -> Scene:
    """A table at which the Radio Room does something else."""
    return Scene(3, cards=Sets().read(changed(RADIO, f"steps = [{steps}]")), **facts)


def test_take_either_for_a_chosen_player_is_taken_by_that_player() -> None:
    scene = with_radio('{ do = "take", token = "either", who = "anyone" }').use("radio-room")
    scene.target(2).decide(1)
    assert scene.player(2).chaos
    assert scene.player(0) == data.Player()


def test_take_for_all() -> None:
    scene = with_radio('{ do = "take", token = "chaos", who = "all" }', out=[2]).use("radio-room")
    assert [player.chaos for player in scene.state.players] == [True, True, False]


def test_return_by_an_opponent() -> None:
    step = '{ do = "return", token = "chaos", who = "opponent" }'
    scene = with_radio(step, chaos=[0, 1, 2]).use("radio-room")
    assert not scene.offered(data.Target(0))
    assert [p.chaos for p in scene.target(2).state.players] == [True, True, False]


@pytest.mark.parametrize("do", ["take", "toggle"])
def test_with_no_opponent_left_what_is_for_an_opponent_is_skipped(do: str) -> None:
    step = f'{{ do = "{do}", token = "chaos", who = "opponent" }}'
    scene = with_radio(step, out=[1, 2]).name("radio-room")
    assert scene.state.phase == "turn"
    assert not any(player.chaos for player in scene.state.players)


def test_of_two_ways_the_only_one_that_is_open_goes_without_asking() -> None:
    ways = '{ steps = [{ do = "meet" }] }, { steps = [{ do = "take", token = "chaos" }] }'
    step = f'{{ do = "choose", of = [{ways}] }}'
    assert with_radio(step).use("radio-room").state.phase == "effect"
    assert with_radio(step, out=[1, 2]).name("radio-room").player(0).chaos


def test_where_nothing_lies_face_up_nothing_is_shuffled() -> None:
    scene = with_radio('{ do = "shuffle", open = true }').use("radio-room")
    assert scene.events(data.Shuffled) == []
    assert scene.state.phase == "turn"


def test_a_decryption_token_that_was_lost_and_taken_again_waits() -> None:
    steps = '{ do = "return", token = "decryption" }, { do = "take", token = "decryption" }'
    scene = with_radio(steps, decryption=[0]).use("radio-room")
    assert scene.player(0).decryption
    assert scene.refusal(0, data.Visit(0, True)) == "token-waits"


def test_a_decryption_token_that_was_lost_can_not_be_used() -> None:
    scene = with_radio('{ do = "return", token = "decryption" }', decryption=[0]).use("radio-room")
    assert scene.refusal(0, data.Visit(0, True)) == "no-decryption"


def test_names_may_be_announced_to_all() -> None:
    scene = with_radio('{ do = "look", announce = "name" }').use("radio-room").select("book")
    assert scene.listeners(data.Announced) == [None, 0, 1, 2]
    assert [scene.seen(viewer) for viewer in (None, 0, 1, 2)] == [{"book"}] * 4


def test_cards_may_be_turned_up() -> None:
    scene = with_radio('{ do = "turn", cards = 2 }').use("radio-room").select("book", "crypt")
    assert (scene.is_up("book"), scene.is_up("crypt")) == (True, True)


def test_characters_may_be_swapped_with_a_chosen_player_unseen() -> None:
    scene = with_radio('{ do = "trade" }').use("radio-room").target(2)
    assert scene.state.hands == ("wanderer", "messiah", "cryptologist")


def test_characters_are_swapped_with_who_was_just_met() -> None:
    scene = with_radio('{ do = "meet" }, { do = "trade" }').use("radio-room").target(2)
    assert scene.state.hands == ("wanderer", "messiah", "cryptologist")


@pytest.mark.parametrize("chosen", [0, 2])
def test_who_got_a_token_was_not_met_a_swap_after_it_is_with_anybody(chosen: int) -> None:
    steps = '{ do = "toggle", token = "chaos", who = "anyone" }, { do = "trade" }'
    scene = with_radio(steps).use("radio-room").target(chosen)
    assert [scene.offered(data.Target(seat)) for seat in range(3)] == [False, True, True]
    assert scene.target(1).state.hands == ("messiah", "cryptologist", "wanderer")


def test_a_token_for_somebody_who_left_is_for_another() -> None:
    steps = '{ do = "take", token = "either", who = "anyone" }'
    scene = with_radio(steps).use("radio-room").target(2).leave(2)
    assert scene.offered(data.Target(1))
    scene.target(1).decide(1)
    assert [player.chaos for player in scene.state.players] == [False, True, False]


def with_ghost(goal: str, *stack: str) -> Scene:
    """A table at which the Ghost borrows and has a goal of its own beside."""
    cards = Sets().read(changed(GHOST, f'goal = [{{ ask = "borrow" }}, {goal}]'))
    return Scene(3, hands=("ghost", "spy", "wanderer"), stack=stack, cards=cards)


def test_a_room_that_both_the_own_and_the_borrowed_goal_ask_for_is_pointed_out_once() -> None:
    scene = with_ghost('{ ask = "point", rooms = ["crypt", "book"] }', "messiah")
    scene.attempt("crypt", "book", "shadow", borrowed="messiah")
    assert scene.state.end == data.End("goal", 0, "ghost")


@pytest.mark.parametrize("own", [3, 6, 8])
def test_of_two_numbers_of_cards_to_be_named_the_larger_counts(own: int) -> None:
    scene = with_ghost(f'{{ ask = "name", cards = {own} }}', "archivist")
    rooms = scene.state.rooms
    assert scene.refusal(0, scene.aim(*rooms[: max(own, 6) - 1], borrowed="archivist")) == (
        "goal-cards"
    )
    scene.attempt(*rooms[: max(own, 6)], borrowed="archivist")
    assert scene.state.end == data.End("goal", 0, "ghost")


def test_a_goal_that_names_cards_can_not_be_borrowed_by_one_that_points_out_rooms() -> None:
    scene = with_ghost('{ ask = "point", rooms = ["crypt"] }', "archivist", "medium")
    six = scene.aim(*scene.state.rooms[:6], borrowed="archivist")
    assert scene.refusal(0, six) == "goal-borrowed"
    assert with_ghost('{ ask = "point", rooms = ["crypt"] }', "archivist").refusal(0, six) == (
        "goal-no-stack"
    )


@pytest.mark.parametrize(
    "step", ['{ do = "shuffle", open = true }', '{ do = "shuffle", cards = 9 }']
)
def test_what_a_doubter_saw_is_not_shown_of_what_lies_there_after_a_shuffle(step: str) -> None:
    for seed in range(9):
        scene = with_radio(step, up=["book", "crypt"]).name("radio-room")
        scene.dice = QuickDice(seed)
        scene.doubt(1)
        assert not any(scene.state.up)
        assert [scene.seen(viewer) for viewer in (None, 0, 1, 2)] == [set()] * 4


@pytest.mark.parametrize("told", ["corner", "name"])
def test_what_was_announced_is_not_shown_of_what_lies_there_after_a_shuffle(told: str) -> None:
    steps = f'{{ do = "look", cards = 3, announce = "{told}" }}, {{ do = "shuffle", cards = 9 }}'
    scene = with_radio(steps).use("radio-room").select("book", "crypt", "library")
    assert scene.events(data.Shuffled)
    for viewer in (None, 0, 1, 2):
        assert scene.seen(viewer) == set()
        assert [cell.corner for cell in scene.view(viewer).grid] == [None] * 9


def test_what_comes_after_the_effect_of_another_card_is_done_too() -> None:
    cards = Sets().read(changed(f"{APPLY}]", f'{APPLY}, {{ do = "take", token = "chaos" }}]'))
    scene = Scene(1, time=0, cards=cards).visit("errand").decide(0).select("cipher-room")
    assert scene.player(0) == data.Player(decryption=True, chaos=True)


def test_a_character_may_be_redrawn_among_many_players() -> None:
    scene = with_radio('{ do = "redraw" }', stack=("spy", "ghost")).use("radio-room")
    assert (scene.state.hands[0], scene.state.laid) == ("spy", ("cryptologist",))


@pytest.mark.parametrize("held", [False, True])
def test_a_step_may_ask_for_a_token_or_for_none(held: bool) -> None:
    for when in ("chaos", "no-chaos"):
        step = f'{{ do = "take", token = "decryption", when = "{when}" }}'
        scene = with_radio(step, chaos=[0] if held else []).use("radio-room")
        assert scene.player(0).decryption is (held == (when == "chaos"))


def test_a_step_may_be_left_to_the_player() -> None:
    step = '{ do = "take", token = "chaos", may = true }'
    assert with_radio(step).use("radio-room").decide(0).player(0).chaos
    assert not with_radio(step).use("radio-room").decide(None).player(0).chaos


def test_each_step_that_may_be_left_is_left_to_the_player_anew() -> None:
    step = '{{ do = "take", token = "{}", may = true }}'
    steps = ", ".join(map(step.format, ("chaos", "decryption")))
    scene = with_radio(steps).use("radio-room").decide(0)
    assert not scene.player(0).decryption
    assert scene.decide(None).player(0) == data.Player(chaos=True)


def test_time_may_be_moved_by_any_card() -> None:
    assert with_radio('{ do = "time" }').use("radio-room").state.time == 2


ODD = [
    '{ do = "look", cards = 8, share = true, announce = "corner" }, { do = "shuffle", cards = 9 }',
    '{ do = "turn", cards = 2 }, { do = "shuffle", open = true }, { do = "swap", may = true }',
    '{ do = "take", token = "either", who = "all" }, { do = "redraw" }, { do = "trade" }',
    '{ do = "look", announce = "name" }, { do = "meet" }, { do = "trade", when = "no-chaos" }',
    '{ do = "toggle", token = "decryption", who = "opponent" }, { do = "time", may = true }',
]


@pytest.mark.parametrize("players", [2, 3, 5])
@pytest.mark.parametrize("steps", ODD)
def test_odd_cards_are_played_to_the_end_and_show_nobody_what_is_secret(
    steps: str, players: int
) -> None:
    cards = Sets().read(changed(RADIO, f"steps = [{steps}]"))
    setup = Setup(data.Options(characters="standard", match=False), cards)
    chance = QuickDice(players)
    for _ in range(4):
        state = GAME.start(setup, players, chance).state
        while GAME.awaited(state):
            differs(state, chance.pick((None, *range(players)), "viewer"), chance)
            state = follow(GAME, state, *chosen(state, chance), chance).state
        assert GAME.result(state) is not None
