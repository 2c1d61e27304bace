"""Offers and refusals that do not agree are caught, whoever acts and whatever is typed."""

from typing import Any, TypeAlias

import pytest
from msgspec.structs import replace

from deciban.kernel import Action, Dice, Listed, Offer, Outcome, Refused, Setup, Told
from deciban.kernel.check import Broken, check
from tests.kernel.traps import (
    Choose,
    Opened,
    Speak,
    Speech,
    State,
    Traps,
    TrapsAction,
    TrapsOptions,
)


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
            if seat in range(len(state.points)):
                return Outcome(state)
            raise


class LetsStrangersAct(Traps):
    """As if whoever is not the keeper were one of the others."""

    def apply(self, state: State, seat: int, action: TrapsAction, dice: Dice) -> Outcome[State]:
        there = seat in range(len(state.points))
        return super().apply(state, seat, action, dice) if there else Outcome(state)


class OffersToStrangers(Traps):
    def legal(self, state: State, seat: int) -> tuple[Offer, ...]:
        there = seat in range(len(state.points))
        return super().legal(state, seat) if there else (Listed((Choose(0),)),)


class RefusesLongSpeech(Traps):
    """Shorter ones, as the offer picks them, pass."""

    def apply(self, state: State, seat: int, action: TrapsAction, dice: Dice) -> Outcome[State]:
        if isinstance(action, Speak) and len(action.text) == 20:
            raise Refused("no-speech")
        return super().apply(state, seat, action, dice)


class RefusesSentences(Traps):
    """One word of small letters passes."""

    def apply(self, state: State, seat: int, action: TrapsAction, dice: Dice) -> Outcome[State]:
        if isinstance(action, Speak) and not action.text.islower():
            raise Refused("no-speech")
        return super().apply(state, seat, action, dice)


class AcceptsAnySpeech(Traps):
    def apply(self, state: State, seat: int, action: TrapsAction, dice: Dice) -> Outcome[State]:
        if isinstance(action, Speak) and "\u202e" in action.text:
            action = Speak("ha")
        return super().apply(state, seat, action, dice)


class AnySpeech(Speech, frozen=True):
    def check(self, text: str) -> None:
        pass


class OffersAnySpeech(Traps):
    types = Traps.types._replace(offer=Listed | AnySpeech)

    def legal(self, state: State, seat: int) -> tuple[Offer, ...]:
        offers = super().legal(state, seat)
        return (AnySpeech(),) if Speech() in offers else offers


class Menu(Listed, frozen=True):
    """With a list, which nobody can compare quickly: the house tells offers apart by their hash."""

    prices: list[int]


class OffersMenu(Traps):
    types = Traps.types._replace(offer=Listed | Speech | Menu)

    def legal(self, state: State, seat: int) -> tuple[Offer, ...]:
        return tuple(
            Menu(offer.actions, [1]) if isinstance(offer, Listed) else offer
            for offer in super().legal(state, seat)
        )


class Heckle(Action, frozen=True):
    """Whoever is out of the round may call out at any time."""


HecklingAction: TypeAlias = TrapsAction | Heckle


class Heckling(Traps):
    types = Traps.types._replace(action=HecklingAction)

    def legal(self, state: State, seat: int) -> tuple[Offer, ...]:
        out = seat in self.silent(state) and seat not in state.gone and self.awaited(state)
        return (Listed((Heckle(),)),) if out else super().legal(state, seat)

    def apply(self, state: State, seat: int, action: HecklingAction, dice: Dice) -> Outcome[State]:
        if not isinstance(action, Heckle):
            return super().apply(state, seat, action, dice)
        if not any(action in offer for offer in self.legal(state, seat)):
            raise Refused("not-your-turn")
        return self.heckled(state)

    def heckled(self, state: State) -> Outcome[State]:
        return Outcome(state)


class HeckleShowsTrap(Heckling):
    def heckled(self, state: State) -> Outcome[State]:
        return Outcome(state, (Told(Opened((), state.trap)),))


class HeckleEndsTable(Heckling):
    """What a seat does that nobody waits for ends the table, with no result."""

    def awaited(self, state: State) -> tuple[int, ...]:
        return () if state.speech == "heckled" else super().awaited(state)

    def heckled(self, state: State) -> Outcome[State]:
        return Outcome(replace(state, speech="heckled"))


@pytest.mark.parametrize(
    ("broken", "why"),
    [
        (OffersTooMuch, "is offered but"),
        (AcceptsAnything, "offered False, refused None"),
        (LetsStrangersAct, "seat -1 is not there, but may do Choose"),
        (OffersToStrangers, "seat -1 is offered something"),
        (RefusesLongSpeech, "offered True, refused"),
        (RefusesSentences, "offered True, refused"),
        (AcceptsAnySpeech, "offered False, refused None"),
        (OffersAnySpeech, "'' is no clean text but is offered"),
        (OffersMenu, "Menu.* has parts that can change"),
        (HeckleShowsTrap, "an event tells"),
        (HeckleEndsTable, "there is a result"),
    ],
)
def test_broken_offers_are_caught(broken: Any, why: str) -> None:
    with pytest.raises(Broken, match=why):
        check(broken(), Setup(TrapsOptions()), 4)


def test_a_seat_may_act_that_nobody_waits_for() -> None:
    assert check(Heckling(), Setup(TrapsOptions()), 4).games == 10
