"""The house set, two to five players: every card, and the rulings on effects."""

import pytest

from deciban.games.enigma.rules import data
from deciban.games.enigma.rules.data import Decide, Select, Target
from deciban.games.enigma.rules.effects import EITHER
from deciban.games.enigma.rules.sets import house_set
from tests.games.enigma.scene import Scene

CORNERS = {
    "library": "none",
    "book": "chaos",
    "shadow": "chaos",
    "machine": "decryption",
    "teamwork": "decryption",
    "cipher-room": "decryption",
    "radio-room": "decryption",
    "gallery": "chaos",
    "crypt": "chaos",
    "errand": "decryption",
}


def test_every_card_has_a_corner_chaos_decryption_or_none() -> None:
    assert {room.id: room.corner for room in house_set().rooms} == CORNERS


# Library.


def test_library_look_at_one_other_face_down_card() -> None:
    scene = Scene(3).use("library").select("crypt")
    assert scene.listeners(data.Saw) == [0]
    assert scene.events(data.Saw, 0) == [data.Saw(scene.place("crypt"), "crypt")]
    for viewer in (None, 1, 2):
        assert scene.events(data.Looked, viewer) == [data.Looked((0,), scene.place("crypt"))]


@pytest.mark.parametrize(("room", "corner"), [("crypt", "chaos"), ("teamwork", "decryption")])
def test_library_its_corner_is_announced_to_all_truly(room: str, corner: str) -> None:
    scene = Scene(3).use("library").select(room)
    for viewer in (None, 0, 1, 2):
        (told,) = scene.events(data.Cornered, viewer)
        assert (told.place, told.corner) == (scene.place(room), corner)
        assert scene.view(viewer).grid[told.place].corner == corner


def test_library_announces_that_a_card_has_no_corner() -> None:
    scene = Scene(3).use("book", "library").select("library")
    assert scene.events(data.Cornered)[0].corner == "none"


def test_library_not_the_place_just_named() -> None:
    scene = Scene(3).use("book", "library")
    assert scene.refusal(0, Select((scene.place("book"),))) == "no-such-choice"


def test_library_not_a_face_up_card() -> None:
    scene = Scene(3, up=["book"]).use("library")
    assert scene.refusal(0, Select((scene.place("book"),))) == "no-such-choice"


def test_library_with_no_other_card_face_down_is_skipped() -> None:
    others = [room for room in Scene(3).state.rooms if room != "book"]
    assert Scene(3, up=others).use("book", "library").state.phase == "turn"


# Book of Order and Chaos.


def test_book_time_moves_1_forward_then_take_a_decryption_or_a_chaos_token() -> None:
    for way, token in enumerate(EITHER):
        scene = Scene(3).use("book")
        assert scene.state.time == 2
        scene.decide(way)
        assert scene.events(data.Took) == [data.Took(0, token)]


def test_book_a_token_kind_already_held_may_be_chosen_nothing_is_taken() -> None:
    scene = Scene(3, chaos=[0]).use("book").decide(1)
    assert scene.events(data.Took) == []
    assert scene.player(0) == data.Player(chaos=True)


def test_book_if_time_ends_no_token() -> None:
    scene = Scene(3, time=4).use("book")
    assert scene.state.end == data.End("breakthrough")
    assert scene.player(0) == data.Player()


def test_book_a_token_must_be_taken() -> None:
    assert Scene(3).use("book").refusal(0, Decide(None)) == "no-such-choice"


# Shadow of Scherbius.


def test_shadow_look_at_one_opponents_character() -> None:
    scene = Scene(3).use("shadow").target(2)
    assert scene.events(data.Learned, 0) == [data.Learned(2, "wanderer")]
    assert scene.listeners(data.Learned) == [0]
    assert scene.events(data.Met, 1) == [data.Met(0, 2)]
    assert scene.view(0).hands == ("cryptologist", None, "wanderer")
    assert scene.view(1).hands == (None, "messiah", None)


def test_shadow_without_chaos_that_is_all() -> None:
    assert Scene(3).use("shadow").target(2).state.phase == "turn"


def test_shadow_if_you_hold_chaos_you_may_swap_characters_with_that_opponent() -> None:
    scene = Scene(3, chaos=[0]).use("shadow").target(2).decide(0)
    assert scene.state.hands == ("wanderer", "messiah", "cryptologist")


def test_shadow_all_see_that_a_swap_happened_each_of_the_two_which_character_they_have() -> None:
    scene = Scene(4, chaos=[0]).use("shadow").target(2).decide(0)
    assert scene.listeners(data.Traded) == [None, 0, 1, 2, 3]
    assert scene.listeners(data.Dealt) == [0, 2]
    assert scene.events(data.Dealt, 2) == [data.Dealt("cryptologist")]


def test_shadow_decide_after_looking() -> None:
    scene = Scene(3, chaos=[0]).use("shadow").target(2)
    assert scene.events(data.Learned, 0)
    assert scene.decide(None).state.hands == ("cryptologist", "messiah", "wanderer")


def test_shadow_tokens_stay_with_players() -> None:
    scene = Scene(3, chaos=[0], decryption=[2]).use("shadow").target(2).decide(0)
    assert scene.player(0) == data.Player(chaos=True)
    assert scene.player(2) == data.Player(decryption=True)


def test_shadow_an_opponent_means_in_the_game() -> None:
    scene = Scene(4, out=[2]).use("shadow")
    assert [scene.offered(Target(seat)) for seat in range(4)] == [False, True, False, True]
    assert scene.refusal(0, Target(2)) == "no-such-choice"


def test_shadow_with_nobody_left_is_skipped() -> None:
    assert Scene(3, chaos=[0], out=[1, 2]).name("shadow").state.phase == "turn"


# Teamwork.


def test_teamwork_choose_an_opponent_and_a_face_down_card_you_both_look_at_it() -> None:
    scene = Scene(4).use("teamwork").target(2).select("book")
    assert scene.listeners(data.Saw) == [0, 2]
    assert [viewer for viewer in (None, 0, 1, 2, 3) if scene.seen(viewer)] == [0, 2]
    assert scene.events(data.Looked, None) == [data.Looked((0, 2), scene.place("book"))]


def test_teamwork_an_opponent_means_in_the_game() -> None:
    scene = Scene(4, out=[2]).use("teamwork")
    assert [scene.offered(Target(seat)) for seat in range(4)] == [False, True, False, True]


def test_teamwork_with_no_card_face_down_is_skipped() -> None:
    assert Scene(3, up=Scene(3).state.rooms).visit("teamwork").state.phase == "turn"


def test_teamwork_alone_look_alone() -> None:
    scene = Scene(3, out=[1, 2]).name("teamwork").select("book")
    assert scene.listeners(data.Saw) == [0]


# Cipher Room and Radio Room.


def test_cipher_room_holding_chaos_return_it() -> None:
    assert Scene(3, chaos=[0]).use("cipher-room").player(0) == data.Player()


def test_cipher_room_otherwise_take_a_decryption_token() -> None:
    assert Scene(3).use("cipher-room").player(0) == data.Player(decryption=True)


def test_radio_room_look_at_one_face_down_card() -> None:
    scene = Scene(3).use("radio-room").select("book")
    assert scene.listeners(data.Saw) == [0]
    assert scene.state.phase == "turn"


def test_radio_room_the_same_place_again_is_allowed() -> None:
    assert Scene(3).use("radio-room").select("radio-room").events(data.Saw, 0)


# Mirror Gallery.


def test_gallery_take_a_chaos_token_then_swap_the_places_of_any_two_cards() -> None:
    scene = Scene(3).use("gallery")
    assert scene.player(0).chaos
    scene.select("library", "crypt")
    assert (scene.state.rooms[0], scene.state.rooms[8]) == ("crypt", "library")
    assert scene.events(data.Swapped) == [data.Swapped((0, 8))]


def test_gallery_each_card_keeps_its_side() -> None:
    scene = Scene(3, up=["library"]).use("gallery").select("library", "crypt")
    assert (scene.state.up[0], scene.state.up[8]) == (False, True)


def test_gallery_what_was_seen_goes_along() -> None:
    scene = Scene(3).use("gallery").select("gallery", "crypt")
    assert scene.view(1).grid[8].looked == (0,)
    assert scene.view(1).grid[7].looked == ()


@pytest.mark.parametrize("places", [(0,), (0, 0), (0, 0, 1), (0, 1, 2), (0, 9), ()])
def test_gallery_two_different_places(places: tuple[int, ...]) -> None:
    assert Scene(3).use("gallery").refusal(0, Select(places)) == "no-such-choice"


# Crypt.


def test_crypt_if_you_hold_chaos_look_at_one_face_down_card() -> None:
    scene = Scene(3, chaos=[0]).use("crypt").select("book")
    assert scene.listeners(data.Saw) == [0]
    assert scene.state.phase == "effect"


def test_crypt_choose_a_player_yourself_allowed_who_holds_chaos_returns_it_others_take_one() -> (
    None
):
    scene = Scene(3).use("crypt")
    assert all(scene.offered(Target(seat)) for seat in range(3))
    assert scene.target(0).player(0).chaos
    assert Scene(3).use("crypt").target(2).player(2).chaos
    assert not Scene(3, chaos=[2]).use("crypt").target(2).player(2).chaos


def test_crypt_a_player_means_in_the_game() -> None:
    scene = Scene(4, out=[2]).use("crypt")
    assert [scene.offered(Target(seat)) for seat in range(4)] == [True, True, False, True]


def test_crypt_without_chaos_there_is_no_look() -> None:
    assert Scene(3).use("crypt").refusal(0, Select((0,))) == "no-such-choice"


# Rulings.


def test_an_effect_is_obligatory() -> None:
    for room in ("library", "machine", "teamwork", "radio-room", "gallery", "crypt"):
        scene = Scene(3).use(room)
        assert scene.refusal(0, data.Pass()) == "not-now"
        assert scene.refusal(0, Decide(None)) == "no-such-choice"


def test_an_impossible_part_is_skipped_the_rest_applies() -> None:
    rooms = Scene(3).state.rooms
    scene = Scene(3, chaos=[0], up=rooms).visit("crypt").target(1)
    assert scene.player(1).chaos
    assert Scene(3, up=rooms).visit("radio-room").state.phase == "turn"
    only = [room for room in rooms if room != "book"]
    assert Scene(3, up=only).visit("radio-room").events(data.Saw, 0) == [data.Saw(1, "book")]
