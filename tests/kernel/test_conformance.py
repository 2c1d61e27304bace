"""The conformance checks pass a sound game and catch every kind of broken one."""

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from deciban.kernel import Dice, Outcome, QuickDice, Refused, Told, Viewer
from deciban.kernel.conformance import Broken, check
from tests.kernel.coached import CoachedTraps, Dancing, Rambling
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


class HintShowsTrap(Traps):
    def hints(self, state: State, seat: int) -> bool:
        return seat == state.trap


def test_being_allowed_a_hint_is_no_secret() -> None:
    with pytest.raises(Broken, match="being allowed a hint tells"):
        check(HintShowsTrap(), TrapsOptions(), 3)


def test_a_sound_coach_passes(texts_folder: Callable[..., None]) -> None:
    texts_folder(en="remark-alone = Seat { $seat } was left of { $before }.")
    assert check(CoachedTraps(), TrapsOptions(), 3, games=2).games == 2


@pytest.mark.parametrize(
    ("coached", "text", "why"),
    [
        (CoachedTraps, "remark-other = Well done.", "no text for remark-alone"),
        (CoachedTraps, "remark-alone = Well done, { $name }.", "wants what no verdict has"),
        (Rambling, "remark-alone = Well done.", "can't be read again"),
        (Dancing, "remark-alone = Well done.", "no text for remark-dance"),
    ],
)
def test_a_broken_coach_is_caught(
    texts_folder: Callable[..., None], coached: Any, text: str, why: str
) -> None:
    texts_folder(en=text)
    with pytest.raises(Broken, match=why):
        check(coached(), TrapsOptions(), 3, games=2)
    assert check(coached(), TrapsOptions(), 3, games=2, coached=0).games == 2
