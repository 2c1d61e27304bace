"""The append-only list of accepted actions, and the way back from it to a state."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any

import msgspec

from deciban.kernel.dice import Dice
from deciban.kernel.game import Game, Outcome
from deciban.kernel.struct import Action, Options


class Entry(msgspec.Struct, frozen=True):
    """One accepted action. `step` counts from 1; the start is step 0."""

    step: int
    seat: int
    action: Action


def replay(
    game: Game[Any, Any, Any, Any],
    options: Options,
    seats: int,
    dice: Callable[[int], Dice],
    journal: Iterable[Entry],
) -> Iterator[Outcome[Any]]:
    """Every outcome from the start on; `dice` gives the dice of a step."""
    outcome = game.start(options, seats, dice(0))
    yield outcome
    for entry in journal:
        outcome = game.apply(outcome.state, entry.seat, entry.action, dice(entry.step))
        yield outcome
