"""A game under way: what has happened so far, and what may happen next.

Only memory, no waiting: the table writes an attempt to disk before it is accepted here."""

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

import msgspec

from deciban.house.tables.freshness import Freshness
from deciban.kernel import (
    Action,
    Data,
    FairDice,
    Offer,
    Refused,
    Result,
    Setup,
    Sight,
    Sitter,
    Throw,
    Told,
    Viewer,
    follow,
)
from deciban.kernel.registry import AnyGame

_encoder = msgspec.json.Encoder()


class _Told(msgspec.Struct):
    """An event as it was told, read only as far as its audience."""

    event: msgspec.Raw
    to: tuple[int, ...] | None


_told = msgspec.json.Decoder(tuple[_Told, ...])


class Step(NamedTuple):
    """What happened at one step, and who made it happen (nobody: the start).

    Events are kept as JSON, as they are on disk: they are sent far more often than looked at, and a
    long game has very many of them."""

    seat: int | None
    told: bytes
    throws: tuple[Throw, ...]

    @classmethod
    def write(cls, seat: int | None, told: Iterable[Told], throws: Iterable[Throw]) -> "Step":
        return cls(seat, _encoder.encode(told), tuple(throws))

    def heard(self, viewer: Viewer) -> tuple[msgspec.Raw, ...]:
        told = _told.decode(self.told)
        return tuple(one.event for one in told if one.to is None or viewer in one.to)


class Attempt(NamedTuple):
    """An action that the rules allow, not yet on disk."""

    number: int
    action: Action
    state: Any
    step: Step
    awaited: tuple[int, ...]
    result: Result | None


class Play:
    """The state of one table's game, told step by step."""

    def __init__(
        self, game: AnyGame, seed: bytes, words: tuple[str, ...], state: Any, steps: list[Step]
    ) -> None:
        self.game = game
        self.words = words
        self.state = state
        self.steps = steps
        self.awaited = game.awaited(state)
        self.result = game.result(state)
        self._seed = seed
        self._events = msgspec.json.Decoder(game.types.event)
        self._freshness = Freshness(game, state, len(words), self.step)

    @classmethod
    def begin(cls, game: AnyGame, setup: Setup[Any], seed: bytes, words: tuple[str, ...]) -> "Play":
        dice = FairDice(seed, words, 0)
        state, told = game.start(setup, len(words), dice)
        return cls(game, seed, words, state, [Step.write(None, told, dice.throws)])

    @property
    def step(self) -> int:
        return len(self.steps) - 1

    @property
    def offers(self) -> Sequence[tuple[Offer, ...]]:
        """What each seat may do now."""
        return self._freshness.offers

    @property
    def throws(self) -> tuple[Throw, ...]:
        return tuple(throw for step in self.steps for throw in step.throws)

    @property
    def silent(self) -> tuple[int, ...]:
        """The seats whose chat is closed now."""
        return self.game.silent(self.state)

    def phrases(self, seat: int) -> tuple[str, ...]:
        """The ready phrases that a seat may say now."""
        return self.game.phrases(self.state, seat)

    def hints(self, seat: int) -> bool:
        return self.game.hints(self.state, seat)

    def check_fresh(self, seat: int, seen: int, action: Action) -> None:
        """Refuses an action that was decided on an outdated board."""
        if not self._freshness.since(seat, action) <= seen <= self.step:
            raise Refused("stale")

    def attempt(self, seat: int, action: Action) -> Attempt:
        """What an action would lead to."""
        number = self.step + 1
        dice = FairDice(self._seed, self.words, number)
        state, told = follow(self.game, self.state, seat, action, dice)
        step = Step.write(seat, told, dice.throws)
        awaited, result = self.game.awaited(state), self.game.result(state)
        return Attempt(number, action, state, step, awaited, result)

    def accept(self, attempt: Attempt) -> None:
        assert attempt.step.seat is not None
        self.state, self.awaited, self.result = attempt.state, attempt.awaited, attempt.result
        self.steps.append(attempt.step)
        self._freshness.note(attempt.number, attempt.step.seat, self.state)

    def view(self, viewer: Viewer) -> Data | msgspec.Raw:
        view: Data = self.game.view(self.state, viewer)
        return view

    def heard(self, step: int, viewer: Viewer) -> tuple[msgspec.Raw, ...]:
        return self.steps[step].heard(viewer)

    def sight(self, viewer: Viewer, company: tuple[Sitter, ...]) -> Sight[Data]:
        """All that a mind in this place has to go by."""
        heard = (event for step in self.steps for event in step.heard(viewer))
        events = tuple(map(self._events.decode, heard))
        offers = () if viewer is None else self.offers[viewer]
        return Sight(viewer, self.game.view(self.state, viewer), offers, events, company)

    def another(self, setup: Setup[Any]) -> Any:
        """The options of another go."""
        return self.game.sequel(setup, self.state)


class Archived(Play):
    """A game that was played to its end by older rules: all of it can be read, and no more."""

    def __init__(
        self,
        game: AnyGame,
        words: tuple[str, ...],
        steps: list[Step],
        views: tuple[msgspec.Raw, ...],
        result: Result | None,
    ) -> None:
        self.game = game
        self.words = words
        self.steps = steps
        self.awaited = ()
        self.result = result
        self._views = views

    @property
    def offers(self) -> Sequence[tuple[Offer, ...]]:
        return ((),) * len(self.words)

    @property
    def silent(self) -> tuple[int, ...]:
        return ()

    def phrases(self, seat: int) -> tuple[str, ...]:
        return ()

    def hints(self, seat: int) -> bool:
        return False

    def check_fresh(self, seat: int, seen: int, action: Action) -> None:
        raise Refused("table-over")

    def view(self, viewer: Viewer) -> Data | msgspec.Raw:
        return self._views[len(self.words) if viewer is None else viewer]

    def sight(self, viewer: Viewer, company: tuple[Sitter, ...]) -> Sight[Data]:
        raise Refused("table-outdated")

    def another(self, setup: Setup[Any]) -> Any:
        raise Refused("table-outdated")
