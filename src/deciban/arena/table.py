"""One table in memory, with no house around it."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from deciban.kernel import Action, Bot, Dice, Event, Options, Outcome, Refused, Result, Sight, Told
from deciban.kernel.registry import AnyGame


class Played(NamedTuple):
    """A table that was played to its end."""

    actions: int
    result: Result


class Table:
    """A state, and what each seat has heard on the way to it."""

    def __init__(self, game: AnyGame, options: Options, seats: int, dice: Dice) -> None:
        self.game = game
        self.seats = range(seats)
        self.dice = dice
        self.actions = 0
        self._heard: list[list[Event]] = [[] for _ in self.seats]
        self._take(game.start(options, seats, dice))

    def act(self, seat: int, action: Action) -> None:
        """Does it, or raises `Refused` and changes nothing."""
        self._take(self.game.apply(self.state, seat, action, self.dice))
        self.actions += 1

    def sight(self, seat: int) -> Sight[Any]:
        state = self.state
        return Sight(
            seat,
            self.game.view(state, seat),
            self.game.legal(state, seat),
            tuple(self._heard[seat]),
        )

    def ask(self, bot: Bot[Any], seat: int) -> None:
        self.act(seat, bot.choose(self.sight(seat), self.dice))

    def _take(self, outcome: Outcome[Any]) -> None:
        self.state = outcome.state
        self.told: tuple[Told, ...] = outcome.told
        for told in outcome.told:
            for seat in self.seats if told.to is None else told.to:
                self._heard[seat].append(told.event)


def check_seats(game: AnyGame, options: Options, seats: int) -> None:
    """Refuses a number of players that the game is not for."""
    allowed = game.seats(options)
    if seats not in allowed:
        raise Refused("wrong-seats", seats=", ".join(map(str, allowed)))


def play(game: AnyGame, options: Options, bots: Sequence[Bot[Any]], dice: Dice) -> Played:
    """Bots play a table to its end. Where several decide at once, chance says who is first."""
    table = Table(game, options, len(bots), dice)
    while awaited := game.awaited(table.state):
        seat = awaited[0] if len(awaited) == 1 else dice.pick(awaited, "seat")
        table.ask(bots[seat], seat)
    return _played(game, table.state, table.actions)


def playout(game: AnyGame, options: Options, seats: int, dice: Dice) -> Played:
    """As `play` with random bots, but without their eyes: nothing is shown to anybody."""
    state = game.start(options, seats, dice).state
    actions = 0
    while awaited := game.awaited(state):
        seat = awaited[0] if len(awaited) == 1 else dice.pick(awaited, "seat")
        action = dice.pick(game.legal(state, seat), "offer").pick(dice)
        state = game.apply(state, seat, action, dice).state
        actions += 1
    return _played(game, state, actions)


def _played(game: AnyGame, state: Any, actions: int) -> Played:
    result = game.result(state)
    assert result is not None
    return Played(actions, result)
