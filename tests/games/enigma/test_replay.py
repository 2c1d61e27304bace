"""A table is played once more from what one viewer heard of it."""

import pytest

from deciban.arena import Table
from deciban.games.enigma.minds.replay import chapters, replay
from deciban.games.enigma.rules import data
from deciban.games.enigma.rules.data import View
from deciban.kernel import Action, Dice, Leave, QuickDice, Sight
from tests.games.enigma.tables import GAME, Lively, begun, played


def check_heard(table: Table, viewer: int | None, chapter: int) -> None:
    """Nobody but its seat knows what was offered to it."""
    again = replay(table.sight(viewer), chapter)
    for seat, mine in enumerate(again.heard):
        true = table.sight(seat).heard
        if seat != viewer:
            true = tuple(event for event in true if not isinstance(event, data.Offered))
        assert len(mine) > 1
        assert mine == true[: len(mine)]


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("characters", ["introductory", "standard", "growing"])
def test_every_seat_has_heard_what_it_heard(seats: int, characters: str) -> None:
    if seats == 1 and characters == "growing":
        return
    for seed in range(3):
        table = begun(seats, seed, characters=characters)
        for _ in played(table):
            pass
        for viewer in (None, *range(seats)):
            last = len(chapters(table.sight(viewer).heard)) - 1
            for chapter in {0, last}:
                check_heard(table, viewer, chapter)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_with_the_first_voice_and_with_people_who_leave(seats: int) -> None:
    for seed in range(4):
        table = begun(seats, seed, characters="standard", doubts="first-voice")
        dice = QuickDice(seed)
        while awaited := GAME.awaited(table.state):
            if dice.below(40, "leave") == 0:
                here = [at for at, each in enumerate(table.state.players) if not each.gone]
                table.act(dice.pick(here, "who"), Leave())
                continue
            table.ask(Lively(), dice.pick(awaited, "seat"))
        check_heard(table, None, 0)
        check_heard(table, seed % seats, 0)


def test_the_moves_are_those_that_were_made() -> None:
    table = begun(4, 7, characters="standard")
    made: list[tuple[int, Action]] = []

    class Noted(Lively):
        def choose(self, sight: Sight[View], dice: Dice) -> Action:
            made.append((sight.mine, super().choose(sight, dice)))
            return made[-1][1]

    for _ in played(table, Noted()):
        pass
    sight = table.sight(2)
    again = [replay(sight, chapter) for chapter in range(len(chapters(sight.heard)))]
    moves = [move for each in again for move in each.moves]
    true = [each for each in made if not isinstance(each[1], data.Begin)]
    assert [(move.seat, move.action) for move in moves] == true
    assert all(move.told for move in moves)
