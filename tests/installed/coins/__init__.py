"""A game as a package of its own brings it: a coin lies hidden, and is guessed."""

from typing import ClassVar, Literal

from msgspec.structs import replace

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
    Refused,
    Result,
    Setup,
    Told,
    Types,
    Viewer,
)

Side = Literal["heads", "tails"]
SIDES: tuple[Side, Side] = ("heads", "tails")


class CoinsOptions(Options, frozen=True):
    pass


class Call(Action, frozen=True):
    side: Side


class Shown(Event, frozen=True):
    side: Side


class State(Data, frozen=True):
    coin: Side
    called: Side | None = None


class View(Data, frozen=True):
    coin: Side | None
    called: Side | None


class Coins(Game[CoinsOptions, State, Call, View]):
    name = "coins"
    types = Types(CoinsOptions, State, View, Call, Shown, Listed)
    bots: ClassVar = {"random": RANDOM}
    terminal = "coins.terminal:CoinsTerminal"

    def seats(self, setup: Setup[CoinsOptions]) -> tuple[int, ...]:
        return (1,)

    def start(self, setup: Setup[CoinsOptions], seats: int, dice: Dice) -> Outcome[State]:
        return Outcome(State(dice.pick(SIDES, "coin")))

    def awaited(self, state: State) -> tuple[int, ...]:
        return (0,) if state.called is None else ()

    def legal(self, state: State, seat: int) -> tuple[Offer, ...]:
        return (Listed(tuple(map(Call, SIDES))),) if seat in self.awaited(state) else ()

    def apply(self, state: State, seat: int, action: Call, dice: Dice) -> Outcome[State]:
        if seat not in self.awaited(state):
            raise Refused("table-over")
        return Outcome(replace(state, called=action.side), (Told(Shown(state.coin)),))

    def leave(self, state: State, seat: int, dice: Dice) -> Outcome[State]:
        if seat not in self.awaited(state):
            raise Refused("table-over")
        wrong = next(side for side in SIDES if side != state.coin)
        return Outcome(replace(state, called=wrong), (Told(Shown(state.coin)),))

    def view(self, state: State, viewer: Viewer) -> View:
        return View(None if state.called is None else state.coin, state.called)

    def result(self, state: State) -> Result | None:
        if state.called is None:
            return None
        return Result((0,) if state.called == state.coin else ())

    def resample(self, state: State, viewer: Viewer, dice: Dice) -> State:
        return state if state.called else replace(state, coin=dice.pick(SIDES, "resample"))
