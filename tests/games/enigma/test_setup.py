"""Components and set-up, three to five players."""

from collections import Counter

import pytest

from deciban.games.enigma.rules import data
from deciban.games.enigma.rules.clock import CELLS
from deciban.games.enigma.rules.sets import house_set
from deciban.kernel import QuickDice, Refused, Setup, heard
from tests.games.enigma.scene import GAME, started

MANY = (3, 4, 5)
ALL = (2, 3, 4, 5)


def test_there_are_10_mansion_cards_9_of_them_in_a_game() -> None:
    assert len(house_set().rooms) == 10
    for players in (1, *ALL):
        assert len(set(started(players).rooms)) == 9


def test_there_are_9_character_cards() -> None:
    casts = house_set().casts
    copies = Counter(casts.introductory) | Counter(casts.standard)
    assert copies == {
        "cryptologist": 2,
        "messiah": 2,
        "wanderer": 1,
        "spy": 1,
        "medium": 1,
        "archivist": 1,
        "ghost": 1,
    }


@pytest.mark.parametrize("players", ALL)
def test_multiplayer_leaves_out_personal_errand(players: int) -> None:
    others = {room.id for room in house_set().rooms} - {"errand"}
    assert set(started(players).rooms) == others


@pytest.mark.parametrize("players", ALL)
def test_the_other_nine_are_shuffled_face_down_into_the_grid(players: int) -> None:
    layouts = {started(players, seed).rooms for seed in range(5)}
    assert len(layouts) == 5
    assert started(players).up == (False,) * 9


@pytest.mark.parametrize("players", MANY)
def test_one_player_is_the_keeper_of_time_by_dice(players: int) -> None:
    assert {started(players, seed).keeper for seed in range(40)} == set(range(players))


@pytest.mark.parametrize("players", MANY)
def test_the_marker_is_on_the_first_of_six_cells(players: int) -> None:
    setup = Setup(data.Options(), house_set())
    told = GAME.start(setup, players, QuickDice(1)).told
    (began,) = [event for event in heard(told, None) if isinstance(event, data.Began)]
    assert began.time == 0
    assert GAME.view(started(players), None).last == CELLS - 1 == 5


@pytest.mark.parametrize("players", MANY)
def test_the_introductory_set_is_two_cryptologists_two_dark_messiahs_and_the_wanderer(
    players: int,
) -> None:
    state = started(players, characters="introductory")
    assert Counter(state.cast) == {"cryptologist": 2, "messiah": 2, "wanderer": 1}


@pytest.mark.parametrize("players", MANY)
def test_the_standard_set_is_one_each_of_all_seven(players: int) -> None:
    state = started(players, characters="standard")
    assert len(state.cast) == len(set(state.cast)) == 7


@pytest.mark.parametrize("players", MANY)
@pytest.mark.parametrize("characters", ["introductory", "standard"])
def test_everybody_has_one_secret_character(players: int, characters: str) -> None:
    state = started(players, characters=characters)
    held = [hand for hand in state.hands if hand is not None]
    assert len(held) == players
    assert not Counter(held) - Counter(state.cast)
    for viewer in (None, *range(players)):
        seen = GAME.view(state, viewer).hands
        assert seen == tuple(
            hand if seat == viewer else None for seat, hand in enumerate(state.hands)
        )


@pytest.mark.parametrize("players", MANY)
def test_the_rest_is_the_stack(players: int) -> None:
    state = started(players, characters="standard")
    assert sorted([*state.stack, *map(str, state.hands)]) == sorted(state.cast)


@pytest.mark.parametrize("players", MANY)
def test_the_rest_of_the_introductory_set_is_put_away(players: int) -> None:
    assert started(players, characters="introductory").stack == ()


def test_introductory_is_suggested_while_anyone_is_new() -> None:
    assert data.Options().characters == "introductory"


@pytest.mark.parametrize("players", ALL)
def test_nobody_holds_a_token_at_first(players: int) -> None:
    assert started(players).players == (data.Player(),) * players


@pytest.mark.parametrize("players", MANY)
def test_each_hears_the_own_character_alone(players: int) -> None:
    setup = Setup(data.Options(), house_set())
    state, told = GAME.start(setup, players, QuickDice(1))
    for viewer in (None, *range(players)):
        dealt = [event for event in heard(told, viewer) if isinstance(event, data.Dealt)]
        assert dealt == ([] if viewer is None else [data.Dealt(str(state.hands[viewer]))])


@pytest.mark.parametrize("players", [1, *ALL])
def test_all_hear_which_cards_are_played_with(players: int) -> None:
    setup = Setup(data.Options(), house_set())
    first = GAME.start(setup, players, QuickDice(1)).told[0]
    assert (first.event, first.to) == (data.Laid(house_set()), None)


def test_one_to_five_may_play() -> None:
    assert GAME.seats(Setup(data.Options())) == (1, 2, 3, 4, 5)


def test_a_growing_set_is_for_two_to_five_players_and_for_a_match() -> None:
    assert GAME.seats(Setup(data.Options(characters="growing"))) == ALL
    with pytest.raises(Refused, match="growing-match"):
        GAME.seats(Setup(data.Options(characters="growing", match=False)))
