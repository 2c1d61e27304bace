"""One table in memory, with no house around it."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from deciban.kernel.bot import Bot, Sight, Sitter
from deciban.kernel.dice import Dice
from deciban.kernel.event import Told, Viewer
from deciban.kernel.game import Outcome, Result
from deciban.kernel.journal import follow
from deciban.kernel.refusal import Refused
from deciban.kernel.registry import AnyGame
from deciban.kernel.setup import Setup
from deciban.kernel.struct import Action, Event
from deciban.kernel.text import tidied


class Finished(NamedTuple):
    """A table that was played to its end."""

    actions: int
    result: Result


class Table:
    """A state, and what was told on the way to it."""

    def __init__(
        self, game: AnyGame, setup: Setup[Any], seats: int, dice: Dice, people: int = 0
    ) -> None:
        """The first seats are `people`, all others are bots."""
        self.game = game
        self.setup = setup
        self.seats = range(seats)
        self.company: tuple[Sitter, ...] = tuple(
            "person" if seat < people else "bot" for seat in self.seats
        )
        self.dice = dice
        self.actions = 0
        self._heard: dict[Viewer, list[Event]] = {viewer: [] for viewer in (None, *self.seats)}
        self._take(game.start(setup, seats, dice))

    def act(self, seat: int, action: Action) -> None:
        """Does it, or raises `Refused` and changes nothing."""
        self._take(follow(self.game, self.state, seat, tidied(action), self.dice))
        self.actions += 1

    def sight(self, viewer: Viewer) -> Sight[Any]:
        state = self.state
        return Sight(
            viewer,
            self.game.view(state, viewer),
            () if viewer is None else self.game.legal(state, viewer),
            tuple(self._heard[viewer]),
            self.company,
        )

    def ask(self, bot: Bot[Any], seat: int) -> None:
        self.act(seat, bot.choose(self.sight(seat), self.dice))

    def _take(self, outcome: Outcome[Any]) -> None:
        self.state = outcome.state
        self.told: tuple[Told, ...] = outcome.told
        for told in outcome.told:
            for viewer in self._heard if told.to is None else told.to:
                self._heard[viewer].append(told.event)


def check_seats(game: AnyGame, setup: Setup[Any], seats: int) -> None:
    """Refuses a number of players that the game is not for."""
    allowed = game.seats(setup)
    if seats not in allowed:
        raise Refused("wrong-seats", seats=", ".join(map(str, allowed)))


def play(game: AnyGame, setup: Setup[Any], bots: Sequence[Bot[Any]], dice: Dice) -> Finished:
    """A table of bots, from the start to its end."""
    table = Table(game, setup, len(bots), dice)
    play_out(table, bots)
    return _finished(game, table.state, table.actions)


def play_out(table: Table, bots: Sequence[Bot[Any]]) -> None:
    """To the end. Where several decide at once, chance says who is first."""
    while awaited := table.game.awaited(table.state):
        seat = awaited[0] if len(awaited) == 1 else table.dice.pick(awaited, "seat")
        table.ask(bots[seat], seat)


def playout(game: AnyGame, setup: Setup[Any], seats: int, dice: Dice) -> Finished:
    """As `play` with random bots, but without their eyes: nothing is shown to anybody."""
    state = game.start(setup, seats, dice).state
    actions = 0
    while awaited := game.awaited(state):
        seat = awaited[0] if len(awaited) == 1 else dice.pick(awaited, "seat")
        action = dice.pick(game.legal(state, seat), "offer").pick(dice)
        state = game.apply(state, seat, action, dice).state
        actions += 1
    return _finished(game, state, actions)


def _finished(game: AnyGame, state: Any, actions: int) -> Finished:
    result = game.result(state)
    assert result is not None
    return Finished(actions, result)
