"""Leaving for good: a game that makes too little or too much of it is caught."""

from typing import Any

import pytest
from msgspec.structs import force_setattr, replace

from deciban.kernel import Dice, Listed, Offer, Outcome, Refused, Setup, Told, Viewer
from deciban.kernel.check import Broken, check
from tests.kernel.traps import Choose, Opened, State, Traps, TrapsAction, TrapsOptions, View


class Hangs(Traps):
    """Nobody can do anything any more, and yet it is not over."""

    def awaited(self, state: State) -> tuple[int, ...]:
        return () if state.gone else super().awaited(state)

    def result(self, state: State) -> Any:
        return None if state.gone else super().result(state)


class WaitsOn(Traps):
    def leave(self, state: State, seat: int, dice: Dice) -> Outcome[State]:
        super().leave(state, seat, dice)
        return Outcome(replace(state, gone=(*state.gone, seat)))


class MayStillAct(Traps):
    def legal(self, state: State, seat: int) -> tuple[Offer, ...]:
        return (Listed((Choose(0),)),) if seat in state.gone else super().legal(state, seat)

    def apply(self, state: State, seat: int, action: TrapsAction, dice: Dice) -> Outcome[State]:
        if seat in state.gone and action == Choose(0):
            return Outcome(state)
        return super().apply(state, seat, action, dice)


class ChangesState(Traps):
    def leave(self, state: State, seat: int, dice: Dice) -> Outcome[State]:
        outcome = super().leave(state, seat, dice)
        force_setattr(state, "gone", outcome.state.gone)
        return outcome


class RefusesToLeave(Traps):
    def leave(self, state: State, seat: int, dice: Dice) -> Outcome[State]:
        raise Refused("stay")


class LetsStrangersLeave(Traps):
    def leave(self, state: State, seat: int, dice: Dice) -> Outcome[State]:
        there = seat in range(len(state.points))
        return super().leave(state, seat, dice) if there else Outcome(state)


class LeavingShowsTrap(Traps):
    def leave(self, state: State, seat: int, dice: Dice) -> Outcome[State]:
        after, told = super().leave(state, seat, dice)
        return Outcome(after, (*told, Told(Opened((), state.trap))))


class GoneSeeTrap(Traps):
    def view(self, state: State, viewer: Viewer) -> View:
        view = super().view(state, viewer)
        return replace(view, trap=state.trap) if viewer in state.gone else view


@pytest.mark.parametrize(
    ("broken", "why"),
    [
        (Hangs, "there is a result"),
        (WaitsOn, "has left and is waited for"),
        (MayStillAct, "has left and may act"),
        (ChangesState, "Leave.* changed the state"),
        (RefusesToLeave, "Leave.* but stay"),
        (LetsStrangersLeave, "seat -1 is not there, but may do Leave"),
        (LeavingShowsTrap, "an event tells"),
        (GoneSeeTrap, "the view tells .*: trap is"),
    ],
)
def test_broken_leaving_is_caught(broken: Any, why: str) -> None:
    with pytest.raises(Broken, match=why):
        check(broken(), Setup(TrapsOptions()), 4)
