"""The conformance checks pass a sound game and catch every kind of broken one."""

from typing import Any

import pytest
from msgspec.structs import replace

from deciban.kernel import Dice, Outcome, QuickDice, Refused, Told, Viewer
from deciban.kernel.conformance import Broken, check
from tests.kernel.traps import Choose, Chosen, Opened, State, Traps, TrapsAction, TrapsOptions, View


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_template_keeps_the_contract(seats: int) -> None:
    report = check(Traps(), TrapsOptions(), seats)
    assert report.games == 10
    assert report.disguised > report.steps
    assert report.reasons == {"not-your-turn", "no-such-door", "no-speech"}


class ViewShowsTrap(Traps):
    def view(self, state: State, viewer: Viewer) -> View:
        return replace(super().view(state, viewer), trap=state.trap)


class EventShowsDoor(Traps):
    def apply(self, state: State, seat: int, action: TrapsAction, dice: Dice) -> Outcome[State]:
        after, told = super().apply(state, seat, action, dice)
        if isinstance(action, Choose):
            told = (Told(Chosen(action.door)), *told[1:])
        return Outcome(after, told)


class PeekReachesEverybody(Traps):
    def apply(self, state: State, seat: int, action: TrapsAction, dice: Dice) -> Outcome[State]:
        after, told = super().apply(state, seat, action, dice)
        return Outcome(after, (*told, Told(Opened((), state.trap))))


class RefusalShowsTrap(Traps):
    def apply(self, state: State, seat: int, action: TrapsAction, dice: Dice) -> Outcome[State]:
        try:
            return super().apply(state, seat, action, dice)
        except Refused:
            raise Refused("not-your-turn", trap=state.trap) from None


class OffersTooMuch(Traps):
    def apply(self, state: State, seat: int, action: TrapsAction, dice: Dice) -> Outcome[State]:
        if action == Choose(0):
            raise Refused("no-such-door")
        return super().apply(state, seat, action, dice)


class AcceptsAnything(Traps):
    def apply(self, state: State, seat: int, action: TrapsAction, dice: Dice) -> Outcome[State]:
        try:
            return super().apply(state, seat, action, dice)
        except Refused:
            return Outcome(state)


class NeverEnds(Traps):
    def apply(self, state: State, seat: int, action: TrapsAction, dice: Dice) -> Outcome[State]:
        super().apply(state, seat, action, dice)
        return Outcome(state)


class ForgetsResult(Traps):
    def result(self, state: State) -> None:
        return None


class ThrowsOwnDice(Traps):
    own = QuickDice(1)

    def apply(self, state: State, seat: int, action: TrapsAction, dice: Dice) -> Outcome[State]:
        return super().apply(state, seat, action, self.own)


@pytest.mark.parametrize(
    ("broken", "why"),
    [
        (ViewShowsTrap, "the view tells"),
        (EventShowsDoor, "an event tells"),
        (PeekReachesEverybody, "an event tells"),
        (RefusalShowsTrap, "the refusal of"),
        (OffersTooMuch, "is offered but"),
        (AcceptsAnything, "offered False, refused None"),
        (NeverEnds, "no end after"),
        (ForgetsResult, "there is a result"),
        (ThrowsOwnDice, "replay differs"),
    ],
)
def test_a_broken_game_is_caught(broken: Any, why: str) -> None:
    with pytest.raises(Broken, match=why):
        check(broken(), TrapsOptions(), 3, limit=300)
