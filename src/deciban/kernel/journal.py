"""The append-only list of accepted actions, and the way back from it to a state."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any

import msgspec

from deciban.kernel.dice import Dice
from deciban.kernel.game import Game, Outcome
from deciban.kernel.setup import Setup
from deciban.kernel.struct import Action


class Leave(Action, frozen=True):
    """Gives a seat up for good: the one action that every game has."""


class Entry(msgspec.Struct, frozen=True):
    """One accepted action. `step` counts from 1; the start is step 0."""

    step: int
    seat: int
    action: Action


def follow(
    game: Game[Any, Any, Any, Any], state: Any, seat: int, action: Action, dice: Dice
) -> Outcome[Any]:
    """What an action leads to, a game's own or leaving; or raises `Refused`."""
    if isinstance(action, Leave):
        return game.leave(state, seat, dice)
    return game.apply(state, seat, action, dice)


def replay(
    game: Game[Any, Any, Any, Any],
    setup: Setup[Any],
    seats: int,
    dice: Callable[[int], Dice],
    journal: Iterable[Entry],
) -> Iterator[Outcome[Any]]:
    """Every outcome from the start on; `dice` gives the dice of a step."""
    outcome = game.start(setup, seats, dice(0))
    yield outcome
    for entry in journal:
        outcome = follow(game, outcome.state, entry.seat, entry.action, dice(entry.step))
        yield outcome
