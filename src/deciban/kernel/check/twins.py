"""Tables that differ in one secret from the beginning: in a throw of the dice, or in something of
the content or of a campaign's secret log. As long as a viewer sees the same at both, they are told
the same, and whatever comes after the table is the same."""

from collections.abc import Iterator
from typing import Any

import msgspec

from deciban.kernel.check.data import encode
from deciban.kernel.check.ending import check_same_future
from deciban.kernel.check.secrecy import is_heard_alike, note_hidden
from deciban.kernel.check.trial import Step, Trial
from deciban.kernel.dice import Dice
from deciban.kernel.game import Outcome
from deciban.kernel.journal import follow, replay
from deciban.kernel.setup import Setup

_TWINS = 4
"""So many are tried at each table."""


class _Turned(Dice):
    """The same throws, but for one."""

    def __init__(self, dice: Dice, turned: int, chance: Dice) -> None:
        self._dice = dice
        self._left = turned
        self._chance = chance

    def below(self, sides: int, why: str) -> int:
        self._left -= 1
        value = self._dice.below(sides, why)
        return value if self._left != -1 else self._chance.below(sides, why)


def check_start(trial: Trial) -> None:
    """What is told at the start shows nothing of what was thrown in secret."""
    dice = trial.dice(0)
    start = trial.game.start(trial.setup, trial.seats, dice)
    for _ in range(_TWINS if dice.throws else 0):
        turned = _turned(trial, 0, len(dice.throws))
        twin = trial.game.start(trial.setup, trial.seats, turned)
        _check_heard(trial, 0, start, twin)


def check_throws(trial: Trial, step: Step) -> None:
    """Nor is what was thrown in a later step."""
    if step.throws:
        turned = _turned(trial, step.number, step.throws)
        twin = follow(trial.game, step.before, step.seat, step.action, turned)
        _check_heard(trial, step.number, Outcome(step.after, step.told), twin)


def check_setups(trial: Trial) -> None:
    """The same actions with another content or secret log, once the table is over."""
    for setup in _others(trial):
        _check_twin(trial, setup)


def _turned(trial: Trial, step: int, throws: int) -> _Turned:
    return _Turned(trial.dice(step), trial.chance.below(throws, "turned"), trial.chance)


def _check_heard(trial: Trial, number: int, one: Outcome[Any], other: Outcome[Any]) -> None:
    for viewer in trial.viewers:
        if is_heard_alike(trial, number, viewer, one, other):
            note_hidden(trial, viewer, one.state, other.state)


def _check_twin(trial: Trial, setup: Setup[Any]) -> None:
    twins = replay(trial.game, setup, trial.seats, trial.dice, trial.journal)
    unaware = trial.viewers
    for number, outcome in enumerate(trial.outcomes):
        try:
            twin = next(twins)
            for viewer in unaware:
                trial.game.view(twin.state, viewer)
        except Exception:
            return  # Nobody could play so with that setup.
        unaware = tuple(
            viewer for viewer in unaware if is_heard_alike(trial, number, viewer, outcome, twin)
        )
    for viewer in unaware:
        check_same_future(trial, viewer, setup, twin.state)


def _others(trial: Trial) -> Iterator[Setup[Any]]:
    """Setups with one text or number of the content or the secret log changed."""
    types, chance, setup = trial.game.types, trial.chance, trial.setup
    content, log = (msgspec.json.decode(encode(part)) for part in (setup.content, setup.log))
    leaves = [*_leaves([content]), *_leaves([log and log["secret"]])]
    for parent, key in chance.shuffled(leaves, "leaf")[:_TWINS]:
        kept, parent[key] = parent[key], _changed(parent[key], chance)
        try:
            other = _read(content, types.content), _read(log, types.log)
        except msgspec.ValidationError:
            continue
        finally:
            parent[key] = kept
        yield Setup(setup.options, *other)


def _read(plain: Any, kind: Any) -> Any:
    return None if plain is None else msgspec.json.decode(encode(plain), type=kind)


def _leaves(parent: Any) -> Iterator[tuple[Any, Any]]:
    """Every text and number, as its place in what it is in."""
    for key, part in parent.items() if isinstance(parent, dict) else enumerate(parent):
        if isinstance(part, dict | list):
            yield from _leaves(part)
        elif isinstance(part, str | int | float):
            yield parent, key


def _changed(leaf: str | float, chance: Dice) -> str | float:
    if isinstance(leaf, str):
        return "".join(chance.shuffled(leaf, "letters"))
    return not leaf if isinstance(leaf, bool) else leaf + 1 - 2 * chance.below(2, "number")
