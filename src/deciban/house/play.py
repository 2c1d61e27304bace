"""A game under way: what has happened so far, and what may happen next.

Only memory, no waiting: the table writes an attempt to disk before it is accepted here."""

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from deciban.kernel import (
    Action,
    Data,
    Entry,
    Event,
    FairDice,
    Options,
    Refused,
    Result,
    Sight,
    Throw,
    Told,
    Viewer,
    heard,
    replay,
)
from deciban.kernel.registry import AnyGame


class Step(NamedTuple):
    """What happened at one step, and who made it happen (nobody: the start)."""

    seat: int | None
    told: tuple[Told, ...]
    throws: Sequence[Throw]


class Attempt(NamedTuple):
    """An action that the rules allow, not yet on disk."""

    step: int
    seat: int
    action: Action
    state: Any
    told: tuple[Told, ...]
    throws: Sequence[Throw]


class Play:
    """The state of one table's game, told step by step."""

    def __init__(
        self,
        game: AnyGame,
        options: Options,
        seed: bytes,
        words: tuple[str, ...],
        journal: Iterable[Entry] = (),
    ) -> None:
        self.game = game
        self.words = words
        self.steps: list[Step] = []
        self._seed = seed
        states = self._replay(options, journal)
        self.state = states[-1]
        self.offers = [game.legal(self.state, seat) for seat in range(len(words))]
        self._fresh = [self._last_change(states, seat) for seat in range(len(words))]

    @property
    def step(self) -> int:
        return len(self.steps) - 1

    @property
    def awaited(self) -> tuple[int, ...]:
        return self.game.awaited(self.state)

    @property
    def result(self) -> Result | None:
        return self.game.result(self.state)

    @property
    def throws(self) -> tuple[Throw, ...]:
        return tuple(throw for step in self.steps for throw in step.throws)

    def attempt(self, seat: int, seen: int, action: Any) -> Attempt:
        """What an action would lead to; refuses one that was decided on an outdated board."""
        if not self._fresh[seat] <= seen <= self.step:
            raise Refused("stale")
        step = self.step + 1
        dice = FairDice(self._seed, self.words, step)
        state, told = self.game.apply(self.state, seat, action, dice)
        return Attempt(step, seat, action, state, told, dice.throws)

    def accept(self, attempt: Attempt) -> None:
        self.state = attempt.state
        self.steps.append(Step(attempt.seat, attempt.told, attempt.throws))
        self._fresh[attempt.seat] = attempt.step
        for seat, before in enumerate(self.offers):
            now = self.game.legal(self.state, seat)
            if now != before:
                self.offers[seat] = now
                self._fresh[seat] = attempt.step

    def view(self, viewer: Viewer) -> Data:
        view: Data = self.game.view(self.state, viewer)
        return view

    def heard(self, step: int, viewer: Viewer) -> tuple[Event, ...]:
        return heard(self.steps[step].told, viewer)

    def sight(self, seat: int) -> Sight[Data]:
        """All that a bot in this seat has to go by."""
        events = (event for step in self.steps for event in heard(step.told, seat))
        return Sight(seat, self.view(seat), self.offers[seat], tuple(events))

    def _replay(self, options: Options, journal: Iterable[Entry]) -> list[Any]:
        entries = tuple(journal)
        thrown: list[FairDice] = []

        def dice(step: int) -> FairDice:
            thrown.append(FairDice(self._seed, self.words, step))
            return thrown[-1]

        outcomes = list(replay(self.game, options, len(self.words), dice, entries))
        actors = (None, *(entry.seat for entry in entries))
        for actor, outcome, used in zip(actors, outcomes, thrown, strict=True):
            self.steps.append(Step(actor, outcome.told, used.throws))
        return [outcome.state for outcome in outcomes]

    def _last_change(self, states: Sequence[Any], seat: int) -> int:
        """The step at which this seat last acted or what it may do last changed."""
        for step in range(self.step, 0, -1):
            acted = self.steps[step].seat == seat
            if acted or self.game.legal(states[step - 1], seat) != self.offers[seat]:
                return step
        return 0
