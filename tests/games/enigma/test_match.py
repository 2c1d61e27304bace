"""The end of a game, and the match."""

from typing import Any

import pytest

from deciban.games.enigma.rules import data
from deciban.games.enigma.rules.data import Begin, End
from deciban.games.enigma.rules.sets import house_set
from deciban.kernel import QuickDice, Result
from tests.games.enigma.scene import GAME, Scene

LATE: dict[str, Any] = {"hands": ("messiah", "wanderer", "spy"), "time": 4, "turn": 2}
"""Time runs out when this turn is over."""


def won(**facts: Any) -> Scene:
    """Player 0 has won a game."""
    return Scene(3, decryption=[0], **facts).attempt("machine", "library")


# Time runs out.


def test_time_runs_out_a_spy_who_is_still_in_and_not_silenced_wins() -> None:
    scene = Scene(3, **LATE).idle()
    assert scene.state.end == End("time", 2, "spy")
    assert scene.player(2).wins == 1


def test_time_runs_out_a_silenced_spy_does_not_win() -> None:
    scene = Scene(3, **LATE).name("book", "crypt").doubt(0)
    assert scene.state.end == End("breakthrough")


def test_time_runs_out_an_eliminated_spy_does_not_win() -> None:
    scene = Scene(3, **{**LATE, "turn": 1}, out=[2]).idle()
    assert scene.state.end == End("breakthrough")


def test_otherwise_chaos_breaks_through_and_all_lose() -> None:
    hands = ("messiah", "wanderer", "medium")
    scene = Scene(3, **{**LATE, "hands": hands}, match=False).idle()
    assert scene.state.end == End("breakthrough")
    assert scene.result == Result((), points=(0, 0, 0))


def test_whoever_holds_the_spy_at_time_out_wins_after_a_swap_just_before_the_end() -> None:
    hands = ("spy", "wanderer", "messiah")
    scene = Scene(3, **{**LATE, "hands": hands}, chaos=[2]).use("shadow").target(0).decide(0)
    assert scene.end().state.end == End("time", 2, "spy")


def test_the_book_can_end_the_game_in_the_middle_of_a_turn() -> None:
    scene = Scene(3, **LATE).use("crypt", "book")
    assert scene.state.end == End("time", 2, "spy")
    assert not scene.player(2).decryption


def test_after_each_game_characters_stack_and_mansion_are_shown() -> None:
    scene = won()
    before = scene.state
    told = data.Ended(
        "goal",
        0,
        "cryptologist",
        before.rooms,
        before.hands,
        tuple(sorted(before.stack)),
        (),
        (),
    )
    for viewer in (None, 0, 1, 2):
        assert scene.events(data.Ended, viewer) == [told]
        view = scene.view(viewer)
        assert tuple(cell.room for cell in view.grid) == before.rooms
        assert (view.hands, view.below) == (before.hands, tuple(sorted(before.stack)))


def test_after_each_game_all_that_was_seen_is_shown() -> None:
    scene = Scene(3, decryption=[1], hands=("messiah", "cryptologist", "spy"))
    scene.use("crypt", "radio-room").select("book").end()
    assert scene.view(2).seen is None
    scene.attempt("machine", "library")
    assert scene.events(data.Ended)[0].seen == scene.view(2).seen == ("crypt", "book")


def test_after_each_game_the_truth_under_every_claim_is_shown() -> None:
    scene = Scene(3, decryption=[1], hands=("messiah", "cryptologist", "spy"))
    scene.use("crypt", "cipher-room").end()
    assert scene.view(2).truths is None
    scene.attempt("machine", "library")
    assert scene.events(data.Ended)[0].truths == scene.view(2).truths == ("crypt",)


def test_void_doubts_are_shown_only_when_the_table_is_over() -> None:
    scene = Scene(4, decryption=[1], hands=("messiah", "cryptologist", "spy", "medium"))
    scene.name("book", "crypt").doubt(1, 2).attempt("machine", "library")
    assert scene.state.phase == "between"
    assert scene.view(0).voids is None
    assert scene.events(data.Unsealed) == []
    void = data.Void(0, 0, False, (2, 3), (2,))
    scene.leave(0).leave(1).leave(2)
    assert scene.events(data.Unsealed) == [data.Unsealed((void,))]
    assert scene.view(None).voids == (void,)


@pytest.mark.parametrize("character", [each.id for each in house_set().characters])
def test_the_winning_characters_story_can_be_told(character: str) -> None:
    (found,) = [each for each in house_set().characters if each.id == character]
    assert set(found.story) == {"en", "ru", "uk"}


# The match.


def test_a_single_game_is_over_with_its_first_win() -> None:
    assert won(match=False).result == Result((0,), points=(1, 0, 0))


def test_a_match_goes_to_three_wins() -> None:
    assert won(wins=(1, 2, 2)).result is None
    assert won(wins=(2, 2, 2)).result == Result((0,), points=(3, 2, 2))


def test_second_breakthrough_everybody_loses() -> None:
    hands = ("messiah", "wanderer", "medium")
    late = {**LATE, "hands": hands, "wins": (2, 2, 2)}
    assert Scene(3, **late, state={"breaks": 0}).idle().result is None
    assert Scene(3, **late, state={"breaks": 1}).idle().result == Result((), points=(2, 2, 2))


def test_table_option_the_third_breakthrough_loses() -> None:
    hands = ("messiah", "wanderer", "medium")
    late = {**LATE, "hands": hands, "breakthroughs": 3}
    assert Scene(3, **late, state={"breaks": 1}).idle().result is None
    assert Scene(3, **late, state={"breaks": 2}).idle().result == Result((), points=(0, 0, 0))


def test_between_games_the_keepers_office_moves_left_and_the_new_keeper_begins() -> None:
    scene = won()
    assert scene.awaited == (1,)
    assert scene.refusal(0, Begin("standard")) == "not-now"
    scene.do(1, Begin("standard"))
    assert (scene.state.keeper, scene.state.turn) == (1, 1)


def test_between_games_there_is_a_new_grid_and_characters_are_dealt_anew() -> None:
    grids, hands = set(), set()
    for seed in range(5):
        scene = won()
        scene.dice = QuickDice(seed)
        scene.do(1, Begin("standard"))
        grids.add(scene.state.rooms)
        hands.add(scene.state.hands)
        assert scene.state.up == (False,) * 9
        assert scene.state.looked == (0,) * 9
    assert len(grids) == 5
    assert len(hands) > 1


def test_between_games_the_marker_goes_to_the_first_cell() -> None:
    scene = won(time=4).do(1, Begin("standard"))
    assert scene.events(data.Began)[0].time == 0
    assert scene.state.time == 1


def test_between_games_tokens_return_except_triumph_and_breakthrough() -> None:
    scene = Scene(3, decryption=[0], chaos=[1], silence=[2], state={"breaks": 1})
    scene.attempt("machine", "library").do(1, Begin("standard"))
    assert scene.state.players == (data.Player(wins=1), data.Player(), data.Player())
    assert scene.state.breaks == 1


@pytest.mark.parametrize("game", [0, 1, 2, 3])
def test_between_games_tokens_return_in_every_game_of_a_match(game: int) -> None:
    scene = won(chaos=[1], state={"game": game}).do(1, Begin("standard"))
    assert [(each.decryption, each.chaos) for each in scene.state.players] == [(False, False)] * 3


def test_between_games_what_was_said_and_seen_before_is_no_part_of_the_next() -> None:
    scene = Scene(3, decryption=[1], hands=("messiah", "cryptologist", "spy"), match=True)
    scene.use("crypt", "radio-room").select("book").end()
    scene.attempt("machine", "library").do(1, Begin("standard"))
    scene.use("gallery", "cipher-room").end()
    assert [truth.room for truth in scene.state.truths] == ["gallery"]
    assert [truth.room for truth in scene.state.seen] == ["gallery"]


def test_who_was_out_plays_again_in_the_next_game() -> None:
    scene = Scene(3, decryption=[1], hands=("messiah", "cryptologist", "spy")).fail()
    scene.attempt("machine", "library").do(1, Begin("standard"))
    assert not scene.player(0).out


def test_a_match_may_pass_from_introductory_to_standard_between_games() -> None:
    hands = ("cryptologist", "cryptologist", "messiah")
    scene = won(characters="introductory", hands=hands)
    assert scene.offered(Begin("introductory"), 1)
    assert not scene.offered(Begin("growing"), 1)
    scene.do(1, Begin("standard"))
    assert len(scene.state.cast) == len(set(scene.state.cast)) == 7
    assert len(scene.state.stack) == 4


def test_a_match_does_not_pass_from_standard_to_introductory() -> None:
    assert won().refusal(1, Begin("introductory")) == "no-such-choice"


def test_a_match_with_a_growing_set_keeps_it() -> None:
    hands = ("cryptologist", "cryptologist", "messiah")
    scene = won(characters="growing", hands=hands)
    assert scene.refusal(1, Begin("standard")) == "no-such-choice"
    assert not scene.offered(Begin("standard"), 1)


def test_the_table_over_takes_no_more_actions() -> None:
    scene = won(match=False)
    assert scene.refusal(0, data.Visit(0)) == "table-over"
    assert GAME.awaited(scene.state) == ()
