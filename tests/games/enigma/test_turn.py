"""A turn: time at the Keeper's seat, naming, and the decryption token."""

import pytest

from deciban.games.enigma.rules import data
from deciban.games.enigma.rules.data import Pass, Say, Visit
from tests.games.enigma.scene import GAME, Scene, claim, started

MANY = (2, 3, 4, 5)


# Whose turn it is, and time.


@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_keeper_takes_the_first_turn_and_time_moves_before_it(players: int) -> None:
    for seed in range(9):
        state = started(players, seed)
        assert state.turn == state.keeper
        assert state.time == 1


@pytest.mark.parametrize("players", MANY)
def test_turns_go_clockwise(players: int) -> None:
    scene, turns = Scene(players), []
    for _ in range(2 * players):
        turns.append(scene.state.turn)
        scene.idle()
    assert turns == [seat % players for seat in range(2 * players)]


@pytest.mark.parametrize("players", MANY)
def test_whenever_the_turn_reaches_the_keepers_seat_the_marker_moves_one_cell_first(
    players: int,
) -> None:
    scene = Scene(players)
    for _ in range(players - 1):
        scene.idle()
        assert scene.state.time == 1
    scene.idle()
    assert scene.state.time == 2
    kinds = [type(event) for event in scene.heard(None)]
    assert kinds.index(data.Moved) < kinds.index(data.Turned)


def test_keeper_eliminated_time_still_moves_at_his_seat() -> None:
    scene = Scene(3).fail()
    assert scene.player(0).out
    scene.idle().idle()
    assert (scene.state.time, scene.state.turn) == (2, 1)
    assert [type(event) for event in scene.heard(None)][-2:] == [data.Moved, data.Turned]


def test_reaching_the_last_cell_ends_the_game_at_once() -> None:
    scene = Scene(3, time=4, turn=2, hands=("cryptologist", "messiah", "wanderer")).idle()
    assert scene.state.time == 5
    assert scene.state.end == data.End("breakthrough")
    assert scene.events(data.Turned) == []


def test_time_runs_out_after_four_rounds() -> None:
    scene = Scene(3, match=False).rounds(4)
    assert scene.state.phase == "over"


# Naming.


def test_the_active_player_must_name_a_mansion_card() -> None:
    assert Scene(3).refusal(0, Pass()) == "name-first"


def test_after_the_naming_the_turn_ends_by_the_players_own_pass_never_automatically() -> None:
    scene = Scene(3).use("cipher-room")
    assert scene.awaited == (0,)
    assert scene.offered(Pass())
    assert scene.end().state.turn == 1


def test_one_card_is_named_a_turn() -> None:
    assert Scene(3).use("cipher-room").refusal(0, Visit(0)) == "named-already"


def test_the_goal_may_be_attempted_instead_of_a_naming_or_after_it() -> None:
    Scene(3, decryption=[0]).attempt("machine", "library")
    Scene(3, decryption=[0]).use("cipher-room").attempt("machine", "library")


def test_any_of_the_nine_places_may_be_chosen() -> None:
    scene = Scene(3, up=["library", "crypt"])
    assert all(scene.offered(Visit(place)) for place in range(9))
    assert [scene.refusal(0, Visit(place)) for place in (-1, 9)] == ["no-such-place"] * 2


def test_a_face_down_card_is_looked_at_secretly() -> None:
    scene = Scene(3).visit("book")
    assert scene.events(data.Saw, 0) == [data.Saw(scene.place("book"), "book")]
    assert scene.listeners(data.Saw) == [0]
    assert scene.seen(0) == {"book"}
    assert scene.seen(1) == scene.seen(None) == set()


def test_who_looks_where_is_public() -> None:
    scene = Scene(3).visit("book")
    for viewer in (None, 0, 1, 2):
        assert scene.events(data.Visited, viewer) == [data.Visited(0, scene.place("book"), False)]
        assert scene.view(viewer).grid[scene.place("book")].looked == (0,)


@pytest.mark.parametrize("said", started(3).rooms)
def test_any_of_the_nine_names_in_play_may_be_announced_true_or_false(said: str) -> None:
    scene = Scene(3).name("book", said)
    assert scene.state.claim == claim(scene, 0, "book", said)
    assert scene.events(data.Named) == [data.Named(0, scene.place("book"), said, True)]


def test_even_a_name_lying_face_up_elsewhere_may_be_announced() -> None:
    assert Scene(3, up=["library"]).name("book", "library").state.phase == "belief"


@pytest.mark.parametrize("said", ["errand", "", "kitchen"])
def test_no_other_name_may_be_announced(said: str) -> None:
    assert Scene(3).visit("book").refusal(0, Say(said)) == "no-such-room"


def test_a_face_up_card_is_not_put_to_belief_its_effect_applies_at_once() -> None:
    scene = Scene(3, up=["cipher-room"]).visit("cipher-room")
    assert scene.events(data.Named) == [data.Named(0, 5, "cipher-room", False)]
    assert scene.player(0).decryption
    assert scene.awaited == (0,)


@pytest.mark.parametrize("room", ["cipher-room", "radio-room"])
def test_a_face_up_card_is_named_truly_while_somebody_can_doubt(room: str) -> None:
    scene = Scene(3, up=[room]).visit(room)
    assert scene.refusal(0, Say("book")) == "named-truly"


def test_a_name_that_nobody_asks_for_is_no_face_up_card() -> None:
    assert Scene(3).refusal(0, Say("book")) == "not-now"
    assert Scene(3, up=["book"]).refusal(1, Say("book")) == "not-your-turn"
    assert Scene(3).use("radio-room").refusal(0, Say("book")) == "not-now"


def test_if_every_opponent_is_silenced_any_card_may_be_given_any_name_unasked() -> None:
    scene = Scene(3, silence=[1, 2]).name("book", "cipher-room")
    assert scene.events(data.Named)[0].asked is False
    assert scene.player(0).decryption


def test_if_every_opponent_is_silenced_a_face_up_card_too_may_be_given_any_name() -> None:
    scene = Scene(3, silence=[1, 2], up=["book"]).name("book", "cipher-room")
    assert (scene.player(0).decryption, scene.state.time) == (True, 1)
    assert scene.state.phase == "turn"


def test_if_no_opponent_is_left_any_card_may_be_given_any_name_unasked() -> None:
    scene = Scene(3, out=[1, 2], up=["book"]).name("book", "cipher-room")
    assert scene.player(0).decryption
    assert scene.state.recent.claim == claim(scene, 0, "book", "cipher-room")


def test_what_was_just_named_can_still_be_seen_when_the_effect_is_over() -> None:
    scene = Scene(3, silence=[1, 2]).name("book", "cipher-room")
    for viewer in (None, 0, 1, 2):
        assert scene.view(viewer).recent.claim == claim(scene, 0, "book", "cipher-room")


# The decryption token.


def test_a_decryption_token_held_at_the_start_may_be_returned_for_one_more_naming() -> None:
    before = Scene(3, decryption=[0]).use("radio-room", spend=True).select("book")
    assert not before.player(0).decryption
    before.use("crypt", "cipher-room").end()
    after = Scene(3, decryption=[0]).use("crypt", "radio-room").select("book")
    after.use("library", "cipher-room", spend=True).end()
    assert (before.state.turn, after.state.turn) == (1, 1)


def test_the_token_may_be_returned_before_a_goal_attempt_made_instead_of_the_naming() -> None:
    scene = Scene(3, hands=("wanderer", "messiah", "spy"), decryption=[0])
    scene.use("book", "radio-room", spend=True).select("book")
    scene.attempt("gallery", "crypt", "radio-room")
    assert scene.state.end == data.End("goal", 0, "wanderer")


def test_the_token_does_not_replace_the_obligatory_naming() -> None:
    scene = Scene(3, decryption=[0]).use("book", "cipher-room", spend=True)
    assert scene.refusal(0, Pass()) == "name-first"


def test_the_token_is_used_once_a_turn() -> None:
    scene = Scene(3, decryption=[0]).use("book", "cipher-room", spend=True)
    assert scene.player(0).decryption
    assert scene.refusal(0, Visit(0, True)) == "token-waits"


def test_the_token_names_a_face_down_card_only() -> None:
    scene = Scene(3, decryption=[0], up=["book"])
    assert scene.refusal(0, Visit(scene.place("book"), True)) == "only-face-down"


def test_a_token_taken_this_turn_waits() -> None:
    scene = Scene(3).use("cipher-room")
    assert scene.player(0).decryption
    assert scene.refusal(0, Visit(0, True)) == "token-waits"
    scene.end().idle().idle()
    assert scene.offered(Visit(0, True), 0)


def test_without_a_token_there_is_one_naming() -> None:
    assert Scene(3).refusal(0, Visit(0, True)) == "no-decryption"


def test_no_player_ever_holds_two_tokens_of_one_kind_a_second_one_is_not_taken() -> None:
    scene = Scene(3, decryption=[0]).use("cipher-room")
    assert scene.player(0).decryption
    assert scene.events(data.Took) == []


@pytest.mark.parametrize("seat", [-1, 1, 2, 3])
def test_who_is_not_at_turn_waits(seat: int) -> None:
    scene = Scene(3)
    for action in (Visit(0), Pass(), Say("book"), scene.aim("book", "shadow")):
        assert scene.refusal(seat, action) == "not-your-turn"
    assert GAME.legal(scene.state, seat) == ()
