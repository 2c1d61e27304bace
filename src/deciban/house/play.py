"""A game under way: what has happened so far, and what may happen next.

Only memory, no waiting: the table writes an attempt to disk before it is accepted here."""

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

import msgspec

from deciban.house.sketch import Sketch
from deciban.kernel import (
    Action,
    Data,
    Entry,
    FairDice,
    Options,
    Refused,
    Result,
    Sight,
    Throw,
    Told,
    Viewer,
    replay,
)
from deciban.kernel.registry import AnyGame

_encoder = msgspec.json.Encoder()


def raw(data: Any) -> msgspec.Raw:
    return msgspec.Raw(_encoder.encode(data))


class Step(NamedTuple):
    """What happened at one step, and who made it happen (nobody: the start).

    Events are kept as JSON, for they are sent far more often than looked at, and a long game has
    very many of them."""

    seat: int | None
    events: tuple[bytes, ...]
    audiences: tuple[tuple[int, ...] | None, ...] | None
    """Whom each event reaches; None: all of them reach everybody."""
    throws: tuple[Throw, ...]


class Attempt(NamedTuple):
    """An action that the rules allow, not yet on disk."""

    step: int
    seat: int
    action: Action
    state: Any
    told: tuple[Told, ...]
    throws: Sequence[Throw]
    awaited: tuple[int, ...]
    result: Result | None


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
        self._sketch = Sketch()
        states = self._replay(options, journal)
        self.state = states[-1]
        self.awaited = game.awaited(self.state)
        self.result = game.result(self.state)
        self.offers = [game.legal(self.state, seat) for seat in range(len(words))]
        self._fresh = [self._last_change(states, seat) for seat in range(len(words))]

    @property
    def step(self) -> int:
        return len(self.steps) - 1

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
        awaited, result = self.game.awaited(state), self.game.result(state)
        return Attempt(step, seat, action, state, told, dice.throws, awaited, result)

    def accept(self, attempt: Attempt) -> None:
        self.state, self.awaited, self.result = attempt.state, attempt.awaited, attempt.result
        self._record(attempt.seat, attempt.told, attempt.throws)
        self._fresh[attempt.seat] = attempt.step
        for seat, before in enumerate(self.offers):
            now = self.game.legal(self.state, seat)
            if now != before:
                self.offers[seat] = now
                self._fresh[seat] = attempt.step

    def view(self, viewer: Viewer) -> Data:
        view: Data = self.game.view(self.state, viewer)
        return view

    def drawn(self, viewer: Viewer) -> msgspec.Raw:
        """A view as JSON."""
        return self._sketch.draw(self.view(viewer))

    def heard(self, step: int, viewer: Viewer) -> tuple[msgspec.Raw, ...]:
        _, events, audiences, _ = self.steps[step]
        if audiences is None:
            return tuple(map(msgspec.Raw, events))
        told = zip(events, audiences, strict=True)
        return tuple(msgspec.Raw(event) for event, to in told if to is None or viewer in to)

    def sight(self, seat: int) -> Sight[Data]:
        """All that a bot in this seat has to go by."""
        heard = (event for step in range(len(self.steps)) for event in self.heard(step, seat))
        events = (msgspec.json.decode(event, type=self.game.types.event) for event in heard)
        return Sight(seat, self.view(seat), self.offers[seat], tuple(events))

    def _record(self, seat: int | None, told: tuple[Told, ...], throws: Iterable[Throw]) -> None:
        events = tuple(_encoder.encode(one.event) for one in told)
        public = all(one.to is None for one in told)
        audiences = None if public else tuple(one.to for one in told)
        self.steps.append(Step(seat, events, audiences, tuple(throws)))

    def _replay(self, options: Options, journal: Iterable[Entry]) -> list[Any]:
        entries = tuple(journal)
        thrown: list[FairDice] = []

        def dice(step: int) -> FairDice:
            thrown.append(FairDice(self._seed, self.words, step))
            return thrown[-1]

        outcomes = list(replay(self.game, options, len(self.words), dice, entries))
        actors = (None, *(entry.seat for entry in entries))
        for actor, outcome, used in zip(actors, outcomes, thrown, strict=True):
            self._record(actor, outcome.told, used.throws)
        return [outcome.state for outcome in outcomes]

    def _last_change(self, states: Sequence[Any], seat: int) -> int:
        """The step at which this seat last acted or what it may do last changed."""
        for step in range(self.step, 0, -1):
            acted = self.steps[step].seat == seat
            if acted or self.game.legal(states[step - 1], seat) != self.offers[seat]:
                return step
        return 0
