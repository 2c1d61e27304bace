"""Three and four players break the code in the centre, in the words of the rules page."""

import msgspec
import pytest

from deciban.games.break_the_code.rules.data import (
    Ask,
    Asked,
    Called,
    Ended,
    Guess,
    Guessed,
    Looked,
    Pass,
)
from deciban.kernel import Result
from tests.games.break_the_code.scene import GAME, Scene

PLAYERS = (3, 4)


def others(players: int, *seats: int) -> list[int | None]:
    """All viewers but some."""
    return [None, *(seat for seat in range(players) if seat not in seats)]


# What a guess tells.


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("right", [True, False])
def test_everybody_learns_only_whether_a_guess_was_right(players: int, right: bool) -> None:
    scene = Scene(players)
    told = (scene.right if right else scene.wrong)(0)
    for viewer in others(players, 0):
        assert told.heard(viewer) == (Guessed(0, right, None),)
        assert told.view(viewer).log == (Guessed(0, right, None),)
        assert told.view(viewer).centre is None
        assert told.view(viewer).fates[0] == ("right" if right else "wrong")


@pytest.mark.parametrize("players", PLAYERS)
def test_the_guesser_alone_looks_at_the_centre(players: int) -> None:
    scene = Scene(players)
    miss = scene.miss(0)
    scene.wrong(0)
    assert scene.heard(0) == (Guessed(0, False, None), Looked(miss, scene.state.centre))
    assert scene.view(0).centre == scene.state.centre
    assert scene.view(0).log == (Guessed(0, False, miss),)


@pytest.mark.parametrize("players", PLAYERS)
def test_what_was_written_and_seen_stays_with_the_guesser_until_the_game_ends(
    players: int,
) -> None:
    scene = Scene(players)
    guesses = [scene.miss(seat) for seat in range(players)]
    for seat in range(players):
        for viewer in others(players, *range(seat)):
            seen = msgspec.json.encode(scene.view(viewer))
            assert msgspec.json.encode(scene.state.centre) not in seen
        scene.wrong(seat)
    for viewer in others(players):
        view = scene.view(viewer)
        assert view.centre == scene.state.centre
        assert view.hands == scene.state.hands
        assert [done.tiles for done in view.log if isinstance(done, Guessed)] == guesses
        assert scene.heard(viewer)[-1] == Ended(scene.state.hands, scene.state.centre)


@pytest.mark.parametrize("players", PLAYERS)
def test_who_looked_learns_nothing_of_the_other_hands(players: int) -> None:
    view = Scene(players).wrong(0).view(0)
    assert view.hands[1:] == (None,) * (players - 1)


@pytest.mark.parametrize("players", PLAYERS)
def test_not_even_another_guesser_sees_what_was_written(players: int) -> None:
    scene = Scene(players)
    misses = [scene.miss(seat) for seat in (0, 1)]
    scene.wrong(0).wrong(1)
    for seat in (0, 1):
        written = [done.tiles for done in scene.view(seat).log if isinstance(done, Guessed)]
        assert written == [misses[0] if seat == 0 else None, misses[1] if seat == 1 else None]
    assert scene.heard(0) == (Guessed(1, False, None),)


# Being out.


@pytest.mark.parametrize("players", PLAYERS)
def test_a_wrong_guess_is_out_and_skipped(players: int) -> None:
    scene = Scene(players).wrong(0)
    assert scene.state.fates[0] == "wrong"
    for seat, card in zip(range(1, players), (1, 4, 7), strict=False):
        scene.ask(seat, card)
    assert scene.turn == 1


@pytest.mark.parametrize("players", PLAYERS)
def test_who_is_out_still_answers(players: int) -> None:
    scene = Scene(players).wrong(0).ask(1, 1)
    (asked,) = scene.heard(None)
    assert isinstance(asked, Asked)
    assert asked.answers[0] == 1


@pytest.mark.parametrize("players", PLAYERS)
def test_one_guess_per_player_per_game(players: int) -> None:
    scene = Scene(players)
    again = Guess(scene.state.hands[1])
    scene.wrong(0)
    assert scene.refusal(0, again) == "guess-used"
    assert scene.refusal(0, Ask(1)) == "guess-used"
    assert GAME.legal(scene.state, 0) == ()


# The last round.


@pytest.mark.parametrize("players", PLAYERS)
def test_after_a_right_guess_of_the_first_player_everybody_else_has_a_turn(players: int) -> None:
    scene = Scene(players).right(0)
    assert scene.view(None).closing
    for seat, card in zip(range(1, players), (1, 4, 7), strict=False):
        assert scene.result is None
        scene.ask(seat, card)
    assert scene.result == Result(winners=(0,))


@pytest.mark.parametrize("players", PLAYERS)
def test_after_a_right_guess_of_the_last_player_of_a_round_it_ends_at_once(players: int) -> None:
    scene = Scene(players, first=1)
    for seat, card in zip(range(1, players), (1, 4, 7), strict=False):
        scene.ask(seat, card)
    assert scene.right(0).result == Result(winners=(0,))


@pytest.mark.parametrize("players", PLAYERS)
def test_everybody_who_guessed_right_wins(players: int) -> None:
    scene = Scene(players).right(0).right(1)
    for seat in range(2, players):
        scene.wrong(seat)
    assert scene.result == Result(winners=(0, 1))


@pytest.mark.parametrize("players", PLAYERS)
def test_all_right_is_all_win(players: int) -> None:
    scene = Scene(players)
    for seat in range(players):
        scene.right(seat)
    assert scene.result == Result(winners=tuple(range(players)))


def test_players_already_out_count_as_having_had_their_turn() -> None:
    """The last seat of the round is out, so a right guess of the one before it ends the round."""
    scene = Scene(3).ask(0, 1).ask(1, 4).wrong(2)
    scene.ask(0, 5, 6).right(1)
    assert scene.result == Result(winners=(1,))


def test_a_right_guess_in_the_middle_of_a_round_lets_the_rest_of_it_be_played() -> None:
    scene = Scene(4, first=2).ask(2, 1).right(3)
    assert scene.result is None
    scene.ask(0, 4)
    assert scene.turn == 1
    scene.ask(1, 7)
    assert scene.result == Result(winners=(3,))


def test_a_round_is_counted_from_the_first_player() -> None:
    """In the second round too: who began it has had one turn more than those after."""
    scene = Scene(3, first=2)
    for seat, card in ((2, 1), (0, 4), (1, 7)):
        scene.ask(seat, card)
    scene.right(2)
    assert scene.turn == 0
    scene.ask(0, 8)
    assert scene.turn == 1
    assert scene.right(1).result == Result(winners=(1, 2))


# The end.


@pytest.mark.parametrize("players", PLAYERS)
def test_all_wrong_nobody_wins(players: int) -> None:
    scene = Scene(players)
    for seat in range(players):
        assert scene.result is None
        scene.wrong(seat)
    assert scene.result == Result()


@pytest.mark.parametrize("players", PLAYERS)
def test_the_last_player_still_in_does_not_win_by_that_but_plays_on(players: int) -> None:
    scene = Scene(players)
    for seat in range(players - 1):
        scene.wrong(seat)
    last = players - 1
    for card in (1, 4, 7):
        assert scene.turn == last
        scene.ask(last, card)
    assert scene.result is None
    assert scene.right(last).result == Result(winners=(last,))


@pytest.mark.parametrize("players", PLAYERS)
def test_the_last_player_plays_on_until_the_cards_end(players: int) -> None:
    scene = Scene(players, market=(1, 4), deck=())
    for seat in range(players - 1):
        scene.wrong(seat)
    scene.ask(players - 1, 1)
    assert scene.turn == players - 1
    scene.ask(players - 1, 4)
    assert scene.result == Result()


def out_of_cards() -> Scene:
    """The first of three has taken the last card: the others are still owed a turn."""
    return Scene(3, market=(1,), deck=()).ask(0, 1)


def test_without_cards_those_owed_a_turn_in_the_round_may_guess_or_pass() -> None:
    scene = out_of_cards()
    assert scene.heard(None)[-1] == Called()
    assert scene.view(None).phase == "last"
    assert scene.view(None).closing
    assert scene.refusal(1, Ask(1)) == "only-guess"
    scene.do(1, Pass())
    assert scene.turn == 2
    assert scene.right(2).result == Result(winners=(2,))


def test_without_cards_the_round_is_the_last() -> None:
    assert out_of_cards().do(1, Pass()).do(2, Pass()).result == Result()
    assert out_of_cards().wrong(1).wrong(2).result == Result()
    assert Scene(3, market=(1, 4, 7), deck=()).ask(0, 1).ask(1, 4).ask(2, 7).result == Result()


def test_without_cards_nobody_has_a_second_turn_in_the_round() -> None:
    scene = out_of_cards()
    assert scene.refusal(0, Pass()) == "not-your-turn"
    scene.wrong(1).wrong(2)
    assert scene.refusal(0, Guess(scene.state.centre)) == "table-over"


def test_who_was_right_before_the_cards_ended_wins_however_it_ends() -> None:
    scene = Scene(4, market=(1,), deck=()).right(0).ask(1, 1)
    scene.do(2, Pass()).wrong(3)
    assert scene.result == Result(winners=(0,))


def test_who_passes_is_heard_by_all_and_has_looked_at_nothing() -> None:
    scene = out_of_cards().do(1, Pass())
    assert scene.view(1).centre is None
    assert all(len(scene.heard(viewer)) == 1 for viewer in (None, 0, 1, 2))
