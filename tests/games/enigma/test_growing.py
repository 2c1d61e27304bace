"""The growing set: who joins and who leaves after each win."""

from collections import Counter

import pytest
from msgspec.structs import replace

from deciban.games.enigma.rules import data
from deciban.games.enigma.rules.data import Begin, End, Keep
from deciban.games.enigma.rules.sets import house_set
from deciban.kernel import QuickDice
from tests.games.enigma.scene import GAME, Scene, started

START = house_set().casts.introductory


def grown(
    winner: str | None,
    cast: tuple[str, ...] = START,
    victors: tuple[str, ...] = (),
    seed: int = 1,
) -> Counter[str]:
    """The characters in play after a game of a growing set that this character has won."""
    end = End("breakthrough") if winner is None else End("goal", 0, winner)
    over = {"phase": "between", "end": end, "cast": cast, "victors": victors}
    scene = Scene(3, characters="growing", hands=cast[:3], state=over)
    scene.dice = QuickDice(seed)
    return Counter(scene.do(0, Begin("growing")).state.cast)


def test_growing_start_with_the_introductory_five() -> None:
    scene = Scene(3, characters="growing", hands=START[:3])
    assert Counter(scene.state.cast) == Counter(START)


def test_growing_cryptologists_first_win_the_winners_copy_leaves_the_spy_joins() -> None:
    expected = Counter(START) - Counter(["cryptologist"]) + Counter(["spy"])
    assert grown("cryptologist") == expected


def test_growing_dark_messiahs_first_win_the_winners_copy_leaves_the_medium_joins() -> None:
    assert grown("messiah") == Counter(START) - Counter(["messiah"]) + Counter(["medium"])


def test_growing_wanderers_first_win_the_archivist_joins() -> None:
    assert grown("wanderer") == Counter(START) + Counter(["archivist"])


@pytest.mark.parametrize("winner", ["cryptologist", "messiah", "wanderer"])
def test_growing_any_later_win_of_these_the_ghost_joins(winner: str) -> None:
    assert grown(winner, victors=(winner,)) == Counter(START) + Counter(["ghost"])


@pytest.mark.parametrize("winner", ["spy", "medium", "archivist"])
def test_growing_any_other_characters_win_the_ghost_joins(winner: str) -> None:
    cast = (winner, *START)
    assert grown(winner, cast) == Counter(cast) + Counter(["ghost"])


def test_growing_if_the_ghost_is_in_a_random_one_still_outside_joins() -> None:
    cast = ("ghost", "medium", *START)
    joined = {
        tuple((grown("ghost", cast, seed=seed) - Counter(cast)).elements()) for seed in range(20)
    }
    assert joined == {("spy",), ("archivist",)}


def test_growing_or_nothing_if_all_are_in() -> None:
    cast = ("ghost", "spy", "medium", "archivist", *START)
    assert grown("wanderer", cast, ("wanderer",)) == Counter(cast)


def test_growing_if_the_one_due_is_already_in_nothing_else_joins() -> None:
    cast = ("spy", *START)
    assert grown("cryptologist", cast) == Counter(cast) - Counter(["cryptologist"])


def test_growing_the_character_held_at_victory_counts() -> None:
    scene = Scene(3, characters="growing", hands=("messiah", "cryptologist", "wanderer"), chaos=[0])
    scene.use("shadow").target(1).decide(0)
    scene.state = replace(
        scene.state, players=(data.Player(decryption=True), *scene.state.players[1:])
    )
    scene.attempt("machine", "library").do(1, Begin("growing"))
    assert Counter(scene.state.cast)["spy"] == 1
    assert scene.state.victors == ("cryptologist",)


def test_growing_breakthrough_no_change() -> None:
    assert grown(None) == Counter(START)


def test_growing_from_the_second_game_on_undealt_characters_form_the_stack() -> None:
    hands = ("cryptologist", "cryptologist", "messiah")
    scene = Scene(3, characters="growing", decryption=[0], hands=hands, stack=())
    scene.attempt("machine", "library").do(1, Begin("growing"))
    assert sorted([*scene.state.stack, *map(str, scene.state.hands)]) == sorted(scene.state.cast)
    assert len(scene.state.stack) == 2


def test_growing_two_players_undealt_characters_form_the_stack_from_the_first_game_on() -> None:
    state = started(2, characters="growing")
    for seat in (0, 1):
        state = GAME.apply(state, seat, Keep(state.dealt[seat][0]), QuickDice(1)).state
    assert Counter([*state.stack, *map(str, state.hands)]) == Counter(START)
    assert len(state.stack) == 3


def test_growing_the_rest_of_the_first_game_is_put_away() -> None:
    assert started(3, characters="growing").stack == ()
    assert len(started(2, characters="growing").dealt[0]) == 2
