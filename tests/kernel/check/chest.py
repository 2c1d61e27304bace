"""Chest: a game with all that a setup can hold, and with secrets that are never shown.

A chest has a title, which everybody reads, and a word inside, which nobody does. Those who sit
around it knock in turn. In a campaign the chest grows heavier with every table, in secret; how
many tables were played is in the diary. After three of them the campaign is over."""

from typing import Annotated, Any, ClassVar

from msgspec import Meta
from msgspec.structs import replace

from deciban.kernel import (
    RANDOM,
    Action,
    Contents,
    Data,
    Dice,
    Event,
    Game,
    Listed,
    Log,
    Offer,
    Options,
    Outcome,
    Refused,
    Result,
    Setup,
    Told,
    Types,
    Viewer,
    check_range,
)

TABLES = 3
WORDS = ("lemon", "table", "brick")


class ChestOptions(Options, frozen=True, kw_only=True):
    knocks: Annotated[int, Meta(ge=1, le=9)] = 4


class Chest(Data, frozen=True):
    title: str
    word: str


class Diary(Data, frozen=True):
    tables: int
    note: str = ""


class Weight(Data, frozen=True):
    weight: int


class Knock(Action, frozen=True):
    pass


class Stood(Event, frozen=True):
    title: str


class Knocked(Event, frozen=True):
    knocks: int


class State(Data, frozen=True):
    options: ChestOptions
    seats: int
    title: str
    word: str
    weight: int
    side: int
    """On which side it stands, which is as secret."""
    knocks: int = 0
    gone: tuple[int, ...] = ()


class View(Data, frozen=True):
    title: str
    knocks: int
    gone: tuple[int, ...]


class Chests(Contents[ChestOptions, Chest]):
    def read(self, source: str) -> Chest:
        title, _, word = source.partition("\n")
        return Chest(title, word)

    def title(self, content: Chest) -> dict[str, str]:
        return {"en": content.title}

    def example(self) -> str:
        return f"The old chest\n{WORDS[0]}"

    def supply(self, options: ChestOptions, log: Log[Any, Any] | None) -> Chest:
        return Chest("The old chest", WORDS[log.public.tables if log else 0])


class ChestGame(Game[ChestOptions, State, Knock, View]):
    name = "chest"
    types = Types(
        ChestOptions,
        State,
        View,
        Knock,
        Stood | Knocked,
        Listed,
        content=Chest,
        log=Log[Diary, Weight],
    )
    bots: ClassVar = {"random": RANDOM}
    contents = "tests.kernel.check.chest:Chests"
    terminal = "tests.kernel.traps_terminal:TrapsTerminal"

    def seats(self, setup: Setup[ChestOptions]) -> tuple[int, ...]:
        check_range(setup.options)
        return (2, 3)

    def start(self, setup: Setup[ChestOptions], seats: int, dice: Dice) -> Outcome[State]:
        weight = 1 if setup.log is None else setup.log.secret.weight
        chest, side = setup.content, dice.below(6, "side")
        state = State(setup.options, seats, chest.title, chest.word, weight, side)
        return Outcome(state, (Told(Stood(chest.title)),))

    def awaited(self, state: State) -> tuple[int, ...]:
        here = [seat for seat in range(state.seats) if seat not in state.gone]
        over = not here or state.knocks == state.options.knocks
        return () if over else (here[state.knocks % len(here)],)

    def legal(self, state: State, seat: int) -> tuple[Offer, ...]:
        return (Listed((Knock(),)),) if seat in self.awaited(state) else ()

    def apply(self, state: State, seat: int, action: Knock, dice: Dice) -> Outcome[State]:
        if seat not in self.awaited(state):
            raise Refused("not-your-turn")
        after = replace(state, knocks=state.knocks + 1)
        return Outcome(after, (Told(Knocked(after.knocks)),))

    def leave(self, state: State, seat: int, dice: Dice) -> Outcome[State]:
        if seat not in range(state.seats):
            raise Refused("no-such-seat")
        return Outcome(replace(state, gone=(*state.gone, seat)))

    def view(self, state: State, viewer: Viewer) -> View:
        return View(state.title, state.knocks, state.gone)

    def result(self, state: State) -> Result | None:
        return None if self.awaited(state) else Result()

    def log(self, setup: Setup[ChestOptions], state: State) -> Log[Diary, Weight]:
        tables = 0 if setup.log is None else setup.log.public.tables
        return Log(Diary(tables + 1), Weight(state.weight + 1 + state.side))

    def proceed(self, options: ChestOptions, log: Log[Diary, Weight]) -> ChestOptions:
        if log.public.tables == TABLES:
            raise Refused("campaign-over")
        return options

    def resample(self, state: State, viewer: Viewer, dice: Dice) -> State:
        return replace(
            state,
            word="".join(dice.shuffled(state.word, "resample")),
            weight=1 + dice.below(9, "resample"),
            side=dice.below(6, "resample"),
        )
