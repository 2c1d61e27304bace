"""One table, played at random under observation."""

from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec

from deciban.kernel.check.data import encode
from deciban.kernel.check.demand import Broken, demand
from deciban.kernel.dice import FairDice, QuickDice
from deciban.kernel.event import Told, Viewer
from deciban.kernel.game import Outcome
from deciban.kernel.journal import Entry, Leave, follow, replay
from deciban.kernel.refusal import Refusal, Refused
from deciban.kernel.registry import AnyGame
from deciban.kernel.setup import Setup
from deciban.kernel.struct import Action

_UNAWAITED = 3
"""In one of so many steps a seat acts that nobody waits for, if any may."""
_LEAVING = 4
"""At a table that people leave, somebody does so in one of so many steps."""


class Step(NamedTuple):
    """An action in its place: what was, who did what, what came."""

    number: int
    before: Any
    seat: int
    action: Action
    after: Any
    told: tuple[Told, ...]
    throws: int
    """How often the dice were thrown."""


class Secret(NamedTuple):
    """A field of the state that a viewer can't know."""

    viewer: Viewer
    field: str


class Trial:
    """`leaving`: people give up their seats now and then, at last perhaps all of them."""

    def __init__(
        self, game: AnyGame, setup: Setup[Any], seats: int, seed: int, *, leaving: bool = False
    ) -> None:
        self.game = game
        self.setup = setup
        self.seats = seats
        self.leaving = leaving
        self.viewers: tuple[Viewer, ...] = (None, *range(seats))
        self.chance = QuickDice(seed)
        self.journal: list[Entry] = []
        self.outcomes: list[Outcome[Any]] = []
        self.seen: list[Action] = []
        """Actions met so far: legal in their place, mostly not in another."""
        self.gone: set[int] = set()
        self.reasons: set[str] = set()
        self.phrases: set[str] = set()
        self.varied: set[Secret] = set()
        """What was other in another truth, …"""
        self.hidden: set[Secret] = set()
        """… and what could have come out otherwise, with nothing to be seen of it."""
        self.disguised = 0
        self._seed = seed.to_bytes(32)
        self._written: list[bytes] = []

    @property
    def state(self) -> Any:
        return self.outcomes[-1].state

    def dice(self, step: int) -> FairDice:
        return FairDice(self._seed, ("check",), step)

    def start(self) -> None:
        self._record(self.game.start(self.setup, self.seats, self.dice(0)))

    def play(self, limit: int) -> Iterator[Step]:
        """Every step from the start to the end."""
        while awaited := self._awaited():
            before, number = self.state, len(self.outcomes)
            demand(number <= limit, f"no end after {limit} steps")
            demand(self.game.result(before) is None, "a table that waits has no result yet")
            seat, action = self._choose(awaited)
            dice = self.dice(number)
            outcome = self.accepted(before, seat, action, dice)
            self.journal.append(Entry(number, seat, action))
            self._record(outcome)
            yield Step(number, before, seat, action, *outcome, len(dice.throws))
        demand(self.game.result(self.state) is not None, "nobody is awaited, so there is a result")

    def pick(self, state: Any, seat: int) -> Action:
        """Some action that a seat is offered."""
        offers = self.game.legal(state, seat)
        demand(bool(offers), f"seat {seat} is awaited but has nothing to do")
        action = self.chance.pick(offers, "offer").pick(self.chance)
        demand(any(action in offer for offer in offers), f"{action} is picked but not offered")
        return action

    def accepted(self, state: Any, seat: int, action: Action, dice: FairDice) -> Outcome[Any]:
        """What comes of an action that may not be refused."""
        before = encode(state)
        try:
            outcome = follow(self.game, state, seat, action, dice)
        except Refused as refused:
            raise Broken(f"{action} of seat {seat} is offered but {refused}") from refused
        demand(encode(state) == before, f"{action} changed the state it was applied to")
        return outcome

    def refusal(self, state: Any, seat: int, action: Action, number: int) -> Refusal | None:
        try:
            follow(self.game, state, seat, action, self.dice(number))
        except Refused as refused:
            self.reasons.add(refused.refusal.reason)
            return refused.refusal
        return None

    def replayed(self) -> set[str]:
        """Demands that the journal leads back to the same bytes; what the dice were thrown for."""
        kind = self.game.types.action | Leave
        journal = [
            Entry(entry.step, entry.seat, msgspec.json.decode(encode(entry.action), type=kind))
            for entry in self.journal
        ]
        thrown: list[FairDice] = []

        def dice(step: int) -> FairDice:
            thrown.append(self.dice(step))
            return thrown[-1]

        outcomes = replay(self.game, self.setup, self.seats, dice, journal)
        for number, outcome in enumerate(outcomes):
            same = encode(outcome.state) == self._written[number]
            demand(same, f"replay differs from what was played at step {number}")
        return {throw.why for each in thrown for throw in each.throws}

    def _record(self, outcome: Outcome[Any]) -> None:
        self.outcomes.append(outcome)
        self._written.append(encode(outcome.state))

    def _awaited(self) -> tuple[int, ...]:
        awaited = self.game.awaited(self.state)
        for seat in self.gone:
            demand(seat not in awaited, f"seat {seat} has left and is waited for")
            demand(not self.game.legal(self.state, seat), f"seat {seat} has left and may act")
        return awaited

    def _choose(self, awaited: tuple[int, ...]) -> tuple[int, Action]:
        if self.leaving and not self.chance.below(_LEAVING, "leave"):
            here = [seat for seat in range(self.seats) if seat not in self.gone]
            self.gone.add(seat := self.chance.pick(here, "seat"))
            return seat, Leave()
        seats: tuple[int, ...] = ()
        if not self.chance.below(_UNAWAITED, "unawaited"):
            others = (seat for seat in range(self.seats) if seat not in awaited)
            seats = tuple(seat for seat in others if self.game.legal(self.state, seat))
        seat = self.chance.pick(seats or awaited, "seat")
        return seat, self.pick(self.state, seat)
