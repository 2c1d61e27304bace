"""Whatever tells a secret is caught, with the field that told it."""

from typing import Any

import pytest
from msgspec.structs import replace

from deciban.kernel import Dice, Listed, Offer, Outcome, Refused, Setup, Told, Viewer
from deciban.kernel.check import Broken, check
from tests.kernel.traps import (
    Choose,
    Chosen,
    Opened,
    Peeked,
    State,
    Traps,
    TrapsAction,
    TrapsOptions,
    View,
)


class ViewShowsTrap(Traps):
    def view(self, state: State, viewer: Viewer) -> View:
        return replace(super().view(state, viewer), trap=state.trap)


class EventShowsDoor(Traps):
    def apply(self, state: State, seat: int, action: TrapsAction, dice: Dice) -> Outcome[State]:
        after, told = super().apply(state, seat, action, dice)
        if isinstance(action, Choose):
            told = (Told(Chosen(action.door)), *told[1:])
        return Outcome(after, told)


class EventShowsTrap(Traps):
    def apply(self, state: State, seat: int, action: TrapsAction, dice: Dice) -> Outcome[State]:
        after, told = super().apply(state, seat, action, dice)
        return Outcome(after, (*told, Told(Opened((), state.trap))))


def _to_everybody(told: tuple[Told, ...]) -> tuple[Told, ...]:
    return tuple(Told(each.event) for each in told)


class StartShowsTrap(Traps):
    def start(self, setup: Setup[TrapsOptions], seats: int, dice: Dice) -> Outcome[State]:
        state, told = super().start(setup, seats, dice)
        return Outcome(state, _to_everybody(told))


class NextTrapShows(Traps):
    """What the dice bring in the middle of a table is told too widely."""

    def apply(self, state: State, seat: int, action: TrapsAction, dice: Dice) -> Outcome[State]:
        after, told = super().apply(state, seat, action, dice)
        return Outcome(after, _to_everybody(told))


class TellsStranger(Traps):
    def start(self, setup: Setup[TrapsOptions], seats: int, dice: Dice) -> Outcome[State]:
        state, told = super().start(setup, seats, dice)
        return Outcome(state, (*told, Told(Peeked(0), to=(seats,))))


class RefusalShowsTrap(Traps):
    def apply(self, state: State, seat: int, action: TrapsAction, dice: Dice) -> Outcome[State]:
        try:
            return super().apply(state, seat, action, dice)
        except Refused:
            raise Refused("not-your-turn", trap=state.trap) from None


class OfferShowsTrap(Traps):
    def legal(self, state: State, seat: int) -> tuple[Offer, ...]:
        offers = super().legal(state, seat)
        if offers and isinstance(offers[0], Listed):
            doors = sorted(offers[0].actions, key=lambda action: action.door == state.trap)
            return (Listed(tuple(doors)),)
        return offers


class HintShowsTrap(Traps):
    def hints(self, state: State, seat: int) -> bool:
        return seat == state.trap


class SilenceShowsTrap(Traps):
    def silent(self, state: State) -> tuple[int, ...]:
        return (min(state.trap, 1),)


class StrangerIsSilent(Traps):
    def silent(self, state: State) -> tuple[int, ...]:
        return (len(state.points),)


class PhraseShowsTrap(Traps):
    def phrases(self, state: State, seat: int) -> tuple[str, ...]:
        return (f"door-{state.trap}",)


class AwaitingShowsTrap(Traps):
    def awaited(self, state: State) -> tuple[int, ...]:
        awaited = super().awaited(state)
        return awaited[::-1] if state.trap else awaited


@pytest.mark.parametrize(
    ("broken", "why"),
    [
        (ViewShowsTrap, r"the view tells viewer \w+ at step 0 a secret: trap is \d or \d"),
        (EventShowsDoor, r"an event tells .*: \[0\].seat is \d or \d"),
        (EventShowsTrap, r"an event tells .*\.trap is \d or \d"),
        (StartShowsTrap, r"an event tells viewer \w+ at step 0 a secret: \[0\].trap is \d or \d"),
        (NextTrapShows, r"an event tells .*\.trap is \d or \d"),
        (TellsStranger, r"Peeked is told to \(3,\) of 3 seats"),
        (RefusalShowsTrap, r"the refusal of .*: facts\[trap\] is \d or \d"),
        (OfferShowsTrap, "what is offered tells"),
        (HintShowsTrap, "being allowed a hint tells"),
        (SilenceShowsTrap, "silence tells"),
        (StrangerIsSilent, "silent are"),
        (PhraseShowsTrap, "a ready phrase tells"),
        (AwaitingShowsTrap, "awaiting tells"),
    ],
)
def test_a_secret_that_is_told_is_caught(broken: Any, why: str) -> None:
    with pytest.raises(Broken, match=why):
        check(broken(), Setup(TrapsOptions()), 3)
