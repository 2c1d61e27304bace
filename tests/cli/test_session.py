"""Who may act though nobody waits for it is asked; and how a table ends by default."""

from collections.abc import Sequence
from typing import ClassVar

import pytest
from msgspec.structs import replace
from rich.console import RenderableType

from deciban.cli.session import Session
from deciban.kernel import (
    RANDOM,
    Action,
    Data,
    Dice,
    Event,
    Game,
    Listed,
    Offer,
    Options,
    Outcome,
    QuickDice,
    RandomBot,
    Refused,
    Result,
    Setup,
    Sight,
    Types,
    Viewer,
)
from deciban.kernel.texts import LANGUAGES, Texts, lookup
from deciban.shell.terminal import Terminal

ROUNDS = 4


class Walk(Action, frozen=True):
    pass


class Ring(Action, frozen=True):
    """Open to seat 0 at any time, once in the first two rounds and once in the others."""

    half: int


class State(Data, frozen=True):
    walked: int = 0
    rung: tuple[int, ...] = ()


class Walkers(Game[Options, State, Walk | Ring, State]):
    """Seat 1 walks; seat 0 may ring a bell, and nobody waits for it."""

    name = "walkers"
    types = Types(Options, State, State, Walk | Ring, Event, Listed)
    bots: ClassVar = {"random": RANDOM}

    def seats(self, setup: Setup[Options]) -> tuple[int, ...]:
        return (2,)

    def start(self, setup: Setup[Options], seats: int, dice: Dice) -> Outcome[State]:
        return Outcome(State())

    def awaited(self, state: State) -> tuple[int, ...]:
        return (1,) if state.walked < ROUNDS else ()

    def legal(self, state: State, seat: int) -> tuple[Offer, ...]:
        if not self.awaited(state):
            return ()
        return (Listed((Walk() if seat else Ring(2 * state.walked // ROUNDS),)),)

    def apply(self, state: State, seat: int, action: Walk | Ring, dice: Dice) -> Outcome[State]:
        if not any(action in offer for offer in self.legal(state, seat)):
            raise Refused("not-now")
        if isinstance(action, Ring):
            return Outcome(replace(state, rung=(*state.rung, state.walked)))
        return Outcome(replace(state, walked=state.walked + 1))

    def leave(self, state: State, seat: int, dice: Dice) -> Outcome[State]:
        return Outcome(replace(state, walked=ROUNDS))

    def view(self, state: State, viewer: Viewer) -> State:
        return state

    def result(self, state: State) -> Result | None:
        return None if self.awaited(state) else Result((0,) if state.rung else ())

    def resample(self, state: State, viewer: Viewer, dice: Dice) -> State:
        return state


class Bell(Terminal[State]):
    def board(self, sight: Sight[State]) -> RenderableType:
        return f"Walked: {sight.view.walked}"

    def tell(self, events: Sequence[Event], view: State) -> list[RenderableType]:
        return []

    def ask(self, sight: Sight[State]) -> str:
        return "r to ring"

    def help(self, sight: Sight[State]) -> RenderableType:
        return "The bell is heard far away."

    def read(self, typed: str, sight: Sight[State]) -> Action:
        if typed != "r":
            raise Refused("not-now")
        (offer,) = sight.legal
        return offer.pick(QuickDice(1))


def sit(*typed: str, monkeypatch: pytest.MonkeyPatch) -> Session:
    """One person beside a bot that walks; what is typed is typed in this order."""
    terminal = Bell(Texts("en", *lookup(terminal=True)), ["You", "Vega"])
    session = Session(Walkers(), Setup(Options()), terminal, {1: RandomBot()}, QuickDice(1))
    rest = iter(typed)
    monkeypatch.setattr(session.screen, "read", lambda prompt: next(rest))
    session.play([])
    assert list(rest) == []
    return session


def test_a_new_chance_is_offered_once_before_the_bots_go_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    session = sit("", "", "no", monkeypatch=monkeypatch)
    assert session.table.state == State(ROUNDS)
    session = sit("", "x", "?", "r", "no", monkeypatch=monkeypatch)
    assert session.table.state == State(ROUNDS, rung=(2,))


@pytest.mark.parametrize(
    ("result", "viewer", "key", "facts"),
    [
        (Result((0,)), 0, "play-your-victory", {}),
        (Result((0,)), None, "play-winner", {"names": "Ann", "count": 1}),
        (Result((1,)), 0, "play-winner", {"names": "Bob", "count": 1}),
        (Result((0, 1)), 0, "play-winner", {"names": "Ann, Bob", "count": 2}),
        (Result(drawn=True), None, "play-draw", {}),
        (Result(), 0, "play-nobody", {}),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_house_has_words_for_every_ending(
    language: str, result: Result, viewer: Viewer, key: str, facts: dict[str, int | str]
) -> None:
    texts = Texts(language, *lookup(terminal=True))
    terminal = Bell(texts, ["Ann", "Bob"])
    assert terminal.ending(State(), result, viewer) == texts.say(key, **facts)
    scored = terminal.ending(State(), replace(result, points=(3, 5)), viewer)
    assert scored == f"{texts.say(key, **facts)} Ann: 3, Bob: 5."
