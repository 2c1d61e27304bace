"""Alone against Chaos: the ladder of three games, and a turn."""

from typing import Any

import pytest

from deciban.games.enigma.rules import data
from deciban.games.enigma.rules.data import Attempt, Begin, End, Pass, Select, Visit
from deciban.games.enigma.rules.sets import Sets
from deciban.kernel import QuickDice, Result
from tests.games.enigma.scene import GAME, Scene, started
from tests.games.enigma.test_sets import changed

LACKING = '  { ask = "lack", token = "chaos" },\n'
"""Of the Cryptologist."""


def solo(**facts: Any) -> Scene:
    return Scene(1, **{"time": 0, **facts})


def won(game: int = 0, **facts: Any) -> Scene:
    """A game was just won, and the next one is to begin."""
    casts = (("cryptologist", "messiah", "wanderer"), ("cryptologist", "messiah"), ("messiah",))
    state = {"game": game, "cast": casts[game], **facts.pop("state", {})}
    scene = solo(decryption=[0], wins=(game,), state=state, **facts)
    return scene.attempt("machine", "library")


def begun(game: int = 0, **facts: Any) -> Scene:
    return won(game, **facts).do(0, Begin("introductory"))


# Set-up.


def test_teamwork_stays_out_personal_errand_comes_in() -> None:
    rooms = started(1).rooms
    assert "teamwork" not in rooms
    assert "errand" in rooms
    assert len(rooms) == 9


def test_cryptologist_dark_messiah_wanderer_draw_one() -> None:
    dealt = {started(1, seed).hands[0] for seed in range(20)}
    assert dealt == {"cryptologist", "messiah", "wanderer"}
    assert len(started(1).stack) == 2


def test_the_time_board_has_7_cells_and_the_marker_is_on_the_first() -> None:
    state = started(1)
    assert (state.time, GAME.view(state, 0).last) == (0, 6)


# A turn.


def test_choose_a_card_face_down_turn_it_up() -> None:
    scene = solo().visit("cipher-room")
    assert scene.is_up("cipher-room")
    assert scene.events(data.Opened) == [data.Opened(4, "cipher-room")]
    assert scene.state.covered == ()


def test_choose_a_card_face_up_put_a_silence_token_on_it() -> None:
    scene = solo(up=["cipher-room"]).visit("cipher-room")
    assert scene.state.covered == scene.places("cipher-room")
    assert scene.events(data.Covered) == [data.Covered(4, None)]
    assert scene.player(0).decryption


def test_a_card_with_a_silence_token_is_not_chosen() -> None:
    scene = solo(covered=["cipher-room"])
    assert scene.refusal(0, Visit(4)) == "place-covered"


FOUR = ("library", "book", "shadow", "machine")


def test_there_are_four_silence_tokens_with_none_left_one_is_moved_from_another_card() -> None:
    scene = solo(covered=FOUR, up=["cipher-room"])
    assert scene.refusal(0, Visit(4)) == "move-silence"
    assert scene.refusal(0, Visit(4, False, 5)) == "move-silence"
    scene.visit("cipher-room", uncover="book")
    assert scene.state.covered == scene.places("library", "shadow", "machine", "cipher-room")
    assert scene.events(data.Covered) == [data.Covered(4, 1)]


def test_a_silence_token_is_moved_only_when_one_is_needed() -> None:
    assert solo(covered=FOUR).refusal(0, Visit(4, False, 0)) == "move-silence"
    assert solo(covered=FOUR[:3], up=["crypt"]).refusal(0, Visit(7, False, 0)) == "move-silence"


@pytest.mark.parametrize(("room", "time"), [("gallery", 1), ("cipher-room", 0), ("library", 0)])
def test_chaos_corner_the_marker_moves_1(room: str, time: int) -> None:
    assert solo().visit(room).state.time == time


def test_chaos_corner_moves_the_marker_for_a_face_up_card_too() -> None:
    assert solo(up=["crypt"]).visit("crypt").state.time == 1


def test_if_that_reaches_the_last_cell_the_game_is_lost_before_the_effect() -> None:
    scene = solo(time=5).visit("crypt")
    assert scene.state.end == End("breakthrough")
    assert not scene.player(0).chaos
    assert scene.view(0).claim is None
    assert scene.result == Result((), points=(0,))


def test_there_is_no_lying() -> None:
    scene = solo().visit("radio-room")
    assert scene.refusal(0, data.Say("book")) == "not-now"
    assert scene.events(data.Named) == []


def test_at_the_end_of_the_turn_the_marker_moves_1() -> None:
    scene = solo().visit("cipher-room").end()
    assert (scene.state.time, scene.state.turn, scene.state.phase) == (1, 0, "turn")


def test_time_runs_out_at_the_end_of_a_turn() -> None:
    assert solo(time=5).visit("cipher-room").end().result == Result((), points=(0,))


def test_a_card_must_be_chosen() -> None:
    assert solo().refusal(0, Pass()) == "name-first"


def test_a_goal_attempt_may_come_before_or_after() -> None:
    assert solo(decryption=[0]).attempt("machine", "library").state.end == _goal()
    scene = solo(decryption=[0]).visit("cipher-room").attempt("machine", "library")
    assert scene.state.end == _goal()


def _goal() -> End:
    return End("goal", 0, "cryptologist")


def test_failure_loses_everything() -> None:
    assert solo(wins=(2,)).fail().result == Result((), points=(2,))


def test_a_decryption_token_is_returned_once_before_or_after_to_do_the_steps_again() -> None:
    scene = solo(decryption=[0]).visit("gallery", spend=True).select("library", "book")
    assert (scene.player(0).decryption, scene.state.time) == (False, 1)
    scene.visit("cipher-room")
    assert scene.refusal(0, Visit(0, True)) == "no-decryption"
    again = solo(decryption=[0]).visit("gallery").select("library", "book")
    again.visit("crypt", spend=True)
    assert again.state.time == 2


def test_the_token_is_for_open_or_closed_cards_without_a_silence_token() -> None:
    scene = solo(decryption=[0], up=["crypt"], covered=["book"])
    assert scene.offered(Visit(scene.place("crypt"), True))
    assert scene.offered(Visit(scene.place("gallery"), True))
    assert scene.refusal(0, Visit(scene.place("book"), True)) == "place-covered"


def test_the_token_puts_a_silence_token_on_an_open_card_too() -> None:
    scene = solo(decryption=[0], up=["crypt"]).visit("crypt", spend=True)
    assert scene.state.covered == scene.places("crypt")


def test_a_token_taken_this_turn_waits() -> None:
    assert solo().visit("cipher-room").refusal(0, Visit(0, True)) == "token-waits"


def test_a_token_is_held_once() -> None:
    scene = solo(decryption=[0], chaos=[0], up=["gallery"]).visit("gallery")
    assert scene.events(data.Took) == []
    assert scene.player(0) == data.Player(decryption=True, chaos=True)


def test_after_a_goal_attempt_nothing_is_done_with_the_token() -> None:
    scene = solo(decryption=[0]).attempt("machine", "library", wrong=True)
    assert scene.refusal(0, Visit(0, True)) == "table-over"


def test_looking_always_means_turning_face_up_and_does_not_move_time() -> None:
    scene = solo().visit("radio-room").select("book", "gallery")
    assert scene.is_up("book")
    assert scene.is_up("gallery")
    assert scene.state.time == 0


# The ladder.


def test_win_three_games_in_a_row_one_with_each_character() -> None:
    assert won(0).result is None
    assert won(1).result is None
    scene = solo(
        hands=("messiah",), chaos=[0], wins=(2,), stack=(), state={"game": 2, "cast": ("messiah",)}
    )
    assert scene.attempt("book", "shadow").result == Result((0,), points=(3,))


@pytest.mark.parametrize(("time", "cards"), [(0, 6), (4, 2), (5, 1)])
def test_after_the_first_win_open_as_many_cards_as_cells_remained(time: int, cards: int) -> None:
    scene = begun(time=time)
    assert (scene.state.phase, scene.view(0).opening) == ("open", cards)
    for place in range(cards):
        assert scene.state.phase == "open"
        scene.do(0, Select((place,)))
    assert scene.state.phase == "turn"
    assert scene.state.up == (True,) * cards + (False,) * (9 - cards)


def test_after_the_first_win_the_mansion_is_reshuffled() -> None:
    grids = set()
    for seed in range(4):
        scene = won()
        scene.dice = QuickDice(seed)
        grids.add(scene.do(0, Begin("introductory")).state.rooms)
    assert len(grids) == 4


def test_after_the_first_win_remove_that_character_draw_one_of_the_other_two() -> None:
    drawn = set()
    for seed in range(9):
        scene = won()
        scene.dice = QuickDice(seed)
        scene.do(0, Begin("introductory"))
        drawn.add(scene.state.hands[0])
        assert len(scene.state.stack) == 1
    assert drawn == {"messiah", "wanderer"}


def test_after_the_first_win_decryption_and_chaos_return_the_marker_is_on_the_second() -> None:
    scene = begun(time=5, state={"stack": ()})
    assert (scene.player(0), scene.state.time) == (data.Player(wins=1), 1)


def of_chaos(game: int) -> Scene:
    """The Dark Messiah has won with Chaos, holding a decryption token too, and the next game is to
    begin."""
    cast = ("messiah", "wanderer", "cryptologist")[: 3 - game]
    scene = solo(
        hands=("messiah",),
        chaos=[0],
        decryption=[0],
        wins=(game,),
        time=5,
        state={"game": game, "cast": cast, "stack": cast[1:]},
    )
    return scene.attempt("book", "shadow").do(0, Begin("introductory"))


def test_after_the_first_win_chaos_and_a_token_that_was_not_shown_return_too() -> None:
    assert of_chaos(0).player(0) == data.Player(wins=1)


def test_after_the_second_win_there_is_no_chaos() -> None:
    assert of_chaos(1).player(0) == data.Player(decryption=True, wins=2)


def test_after_the_second_win_the_last_character_is_drawn() -> None:
    scene = of_chaos(1)
    assert (scene.state.hands, scene.state.stack) == (("wanderer",), ())


def test_after_the_second_win_one_card_more_than_cells_remained() -> None:
    assert begun(1, time=4).view(0).opening == 3


def test_after_the_second_win_start_with_a_decryption_token_usable_in_the_first_turn() -> None:
    scene = begun(1, time=5, chaos=[]).do(0, Select((0,))).do(0, Select((1,)))
    assert scene.player(0) == data.Player(decryption=True, wins=2)
    assert scene.offered(Visit(5, True))


def test_after_the_second_win_the_marker_is_on_the_third() -> None:
    assert begun(1, time=5).state.time == 2


def test_cards_opened_between_games_have_no_effect() -> None:
    scene = begun(time=5)
    scene.do(0, Select((scene.place("book"),)))
    assert (scene.state.time, scene.player(0).chaos) == (1, False)
    assert scene.refusal(0, Pass()) == "name-first"


def test_between_games_silence_tokens_return() -> None:
    assert begun(covered=["crypt"]).state.covered == ()


def test_the_cells_left_at_each_win_are_remembered() -> None:
    assert won(1, time=4, state={"cells": (5,), "victors": ("wanderer",)}).view(0).cells == (5, 2)


# Easier options.


def test_more_time_ends_when_the_marker_would_leave_the_last_cell() -> None:
    scene = solo(time=5, more_time=True).visit("cipher-room").end()
    assert (scene.state.time, scene.result) == (6, None)
    assert scene.visit("errand").decide(1).end().result == Result((), points=(0,))


def test_more_time_the_number_of_opened_cards_stays_as_before() -> None:
    assert begun(time=4, more_time=True).view(0).opening == 2
    assert begun(time=6, more_time=True).state.phase == "turn"


def test_tokens_not_shown_for_a_goal_are_kept_between_games() -> None:
    assert not begun(keep_tokens=True, time=5).player(0).decryption
    tokens: dict[str, Any] = {"chaos": [0], "decryption": [0]}
    kept = solo(hands=("messiah",), keep_tokens=True, time=5, **tokens)
    kept.attempt("book", "shadow").do(0, Begin("introductory"))
    assert kept.player(0) == data.Player(decryption=True, wins=1)


def test_tokens_are_kept_into_the_third_game_too() -> None:
    scene = solo(
        chaos=[0],
        keep_tokens=True,
        time=5,
        wins=(1,),
        cards=Sets().read(changed(LACKING, "")),
        decryption=[0],
        state={"game": 1, "cast": ("cryptologist", "messiah")},
    )
    scene.attempt("machine", "library").do(0, Begin("introductory"))
    assert scene.player(0) == data.Player(decryption=True, chaos=True, wins=2)


def test_there_is_nobody_to_accuse_or_borrow_from() -> None:
    assert solo().refusal(0, Attempt(borrowed="messiah")) == "goal-borrowed"
