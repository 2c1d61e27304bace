"""Alone against Chaos: the cards that are changed, the Shadow in all three games, the Errand."""

from typing import Any

import pytest

from deciban.games.enigma.rules import data
from deciban.games.enigma.rules.data import Cancel, Decide, End, Select
from deciban.kernel import QuickDice
from tests.games.enigma.scene import Scene


def solo(**facts: Any) -> Scene:
    return Scene(1, **{"time": 0, **facts})


def test_library_open_two_other_cards() -> None:
    scene = solo().visit("library").select("book", "crypt")
    assert (scene.is_up("book"), scene.is_up("crypt"), scene.state.time) == (True, True, 0)


def test_library_opens_what_is_left() -> None:
    others = [room for room in solo().state.rooms if room not in ("library", "crypt")]
    assert solo(up=others).visit("library").is_up("crypt")


# Book.


def test_book_choosing_it_and_its_effect_move_time_two_cells_then_a_token() -> None:
    scene = solo().visit("book")
    assert scene.state.time == 2
    assert scene.decide(1).player(0).chaos


def test_book_you_may_return_chaos_to_cancel_this_time_step_then_only_decryption() -> None:
    scene = solo(chaos=[0]).visit("book")
    assert scene.state.time == 1
    scene.decide(1)
    assert scene.state.time == 1
    assert scene.player(0) == data.Player(decryption=True)
    assert scene.state.phase == "turn"


def test_book_chaos_need_not_be_returned() -> None:
    scene = solo(chaos=[0]).visit("book").decide(0)
    assert scene.state.time == 2
    assert scene.decide(0).player(0) == data.Player(decryption=True, chaos=True)


def test_book_if_its_effect_ends_time_no_token() -> None:
    scene = solo(time=4).visit("book")
    assert scene.state.end == End("breakthrough")


# Shadow.

TWO = ("messiah", "wanderer")


def test_shadow_first_effect_nothing_and_without_chaos_nothing_at_all() -> None:
    scene = solo(stack=TWO).visit("shadow")
    assert scene.state.phase == "turn"
    assert scene.events(data.Met) == []


def test_shadow_game_1_may_take_a_random_one_of_the_two_set_aside_own_one_face_up_beside() -> None:
    scene = solo(chaos=[0], stack=TWO).visit("shadow").decide(0)
    assert scene.state.hands == ("messiah",)
    assert scene.view(0).laid == ("cryptologist",)


def test_shadow_game_1_second_time_the_remaining_one_the_other_two_reshuffled() -> None:
    stacks = set()
    for seed in range(9):
        scene = solo(chaos=[0], stack=TWO).visit("shadow").decide(0).end()
        scene.dice = QuickDice(seed)
        scene.visit("shadow").decide(0)
        assert scene.state.hands == ("wanderer",)
        assert scene.view(0).laid == ()
        stacks.add(scene.state.stack)
    assert stacks == {("cryptologist", "messiah"), ("messiah", "cryptologist")}


def test_shadow_game_1_third_time_as_at_first() -> None:
    scene = solo(chaos=[0], stack=TWO).visit("shadow").decide(0).end().visit("shadow").decide(0)
    scene.end().visit("errand").decide(0)
    assert scene.refusal(0, Select(scene.places("shadow"))) == "no-such-choice"
    third = solo(chaos=[0], hands=("wanderer",), stack=("cryptologist", "messiah"))
    third.visit("shadow").decide(0)
    assert third.view(0).laid == ("wanderer",)


def test_shadow_declined_the_next_is_still_the_first_time() -> None:
    scene = solo(chaos=[0], stack=TWO).visit("shadow").decide(None).end()
    assert scene.state.stack == TWO
    scene.visit("shadow").decide(0)
    assert scene.state.hands == ("messiah",)


def test_shadow_game_2_may_swap_with_the_other() -> None:
    game = {"game": 1, "cast": ("cryptologist", "messiah")}
    scene = solo(chaos=[0], stack=("messiah",), state=game).visit("shadow").decide(0)
    assert (scene.state.hands, scene.state.stack) == (("messiah",), ("cryptologist",))
    scene.end().visit("shadow").decide(0)
    assert scene.state.hands == ("cryptologist",)


def test_shadow_game_3_nothing() -> None:
    game = {"game": 2, "cast": ("cryptologist",)}
    scene = solo(chaos=[0], stack=(), state=game).visit("shadow")
    assert scene.state.phase == "turn"
    assert scene.state.hands == ("cryptologist",)


# Machine.


def test_machine_all_face_up_cards_this_one_too_are_turned_down_and_shuffled() -> None:
    orders = set()
    for seed in range(9):
        scene = solo(up=["book", "crypt"])
        scene.dice = QuickDice(seed)
        scene.visit("machine")
        assert scene.events(data.Shuffled) == [data.Shuffled((1, 3, 7))]
        assert not any(scene.state.up)
        orders.add(scene.state.rooms)
    assert len(orders) > 1


def test_machine_take_a_decryption_token() -> None:
    assert solo().visit("machine").player(0).decryption


def test_machine_alone_it_is_just_turned_down() -> None:
    scene = solo().visit("machine")
    assert scene.state.rooms == solo().state.rooms
    assert not scene.is_up("machine")


def test_machine_their_silence_tokens_return() -> None:
    scene = solo(up=["machine"], covered=["crypt"]).visit("machine")
    assert scene.state.covered == ()


def test_machine_there_is_no_cancel() -> None:
    scene = solo(chaos=[0]).visit("machine")
    assert scene.state.phase == "turn"
    assert scene.refusal(0, Cancel()) == "not-now"


# The others.


def test_cipher_room_the_same() -> None:
    assert solo().visit("cipher-room").player(0) == data.Player(decryption=True)
    assert solo(chaos=[0]).visit("cipher-room").player(0) == data.Player()


def test_radio_room_open_two_cards() -> None:
    scene = solo().visit("radio-room")
    assert scene.refusal(0, Select((0,))) == "no-such-choice"
    assert sum(scene.select("book", "crypt").state.up) == 3


def test_gallery_the_same_silence_tokens_travel_along() -> None:
    scene = solo(covered=["library"]).visit("gallery").select("library", "crypt")
    assert scene.player(0).chaos
    assert scene.state.covered == scene.places("library") == (7,)
    assert scene.is_up("library")


def test_crypt_you_are_the_only_player() -> None:
    assert solo().visit("crypt").player(0).chaos
    scene = solo(chaos=[0]).visit("crypt").select("book")
    assert scene.is_up("book")
    assert not scene.player(0).chaos


# Personal Errand.


def errand(**facts: Any) -> Scene:
    return solo(**facts).visit("errand")


@pytest.mark.parametrize("held", [False, True])
def test_errand_take_or_return_a_chaos_token(held: bool) -> None:
    scene = errand(chaos=[0] if held else []).decide(1)
    assert scene.player(0).chaos is not held


def test_errand_on_a_closed_card_it_is_turned_up_and_applied() -> None:
    scene = errand().decide(0).select("cipher-room")
    assert scene.events(data.Applied) == [data.Applied(4)]
    assert scene.events(data.Opened) == [data.Opened(4, "cipher-room")]
    assert scene.player(0).decryption


def test_errand_on_an_open_card_no_silence_token_is_placed() -> None:
    scene = errand(up=["cipher-room"]).decide(0).select("cipher-room")
    assert scene.state.covered == ()
    assert scene.player(0).decryption


def test_errand_not_on_a_silenced_card_nor_on_itself() -> None:
    scene = errand(covered=["cipher-room"]).decide(0)
    for room in ("cipher-room", "errand"):
        assert scene.refusal(0, Select((scene.place(room),))) == "no-such-choice"


def test_errand_the_corner_of_the_other_card_counts() -> None:
    assert errand().decide(0).select("crypt").state.time == 1


def test_errand_the_corner_may_end_time_before_the_effect() -> None:
    scene = errand(time=5).decide(0).select("crypt")
    assert scene.state.end == End("breakthrough")
    assert not scene.player(0).chaos


def test_errand_applies_all_of_the_other_card() -> None:
    scene = errand().decide(0).select("gallery").select("book", "crypt")
    assert scene.state.phase == "turn"
    assert scene.events(data.Swapped)


def test_errand_is_obligatory() -> None:
    assert errand().refusal(0, Decide(None)) == "no-such-choice"
