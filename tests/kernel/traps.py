"""Traps: a tiny game that shows the whole contract in one file. Copy it to begin a game.

Somewhere among three doors is a trap. One seat, the keeper, sees where. All who are still in
choose a door at the same time, unseen; then the doors open and who stands on the trap is out. The
last one in makes a speech, which is a free text, and has won the round. A match is some rounds.
"""

from typing import Annotated, ClassVar, TypeAlias

from msgspec import Meta
from msgspec.structs import replace

from deciban.kernel import (
    RANDOM,
    Action,
    Data,
    Dice,
    Event,
    FreeText,
    Game,
    Listed,
    Offer,
    Options,
    Outcome,
    Refused,
    Result,
    Setup,
    Told,
    Typed,
    Types,
    Viewer,
    check_range,
)

DOORS = 3


class TrapsOptions(Options, frozen=True, kw_only=True):
    rounds: Annotated[int, Meta(ge=1, le=9)] = 2


class Choose(Action, frozen=True):
    door: int


class Speak(Typed, frozen=True):
    """A free text, cleaned as all texts of people are."""


class Peeked(Event, frozen=True):
    """For the keeper alone."""

    trap: int


class Chosen(Event, frozen=True):
    seat: int


class Opened(Event, frozen=True):
    doors: tuple[int | None, ...]
    trap: int


class Spoken(Event, frozen=True):
    seat: int
    text: str


class Speech(FreeText, frozen=True):
    """A free text is described rather than listed."""

    longest: int = 20
    action = Speak

    def example(self, dice: Dice) -> str:
        return "ha" * (1 + dice.below(9, "speech"))


class Gone(Event, frozen=True):
    """A seat was given up."""

    seat: int


TrapsAction: TypeAlias = Choose | Speak
TrapsEvent: TypeAlias = Peeked | Chosen | Opened | Spoken | Gone


class State(Data, frozen=True):
    options: TrapsOptions
    round: int
    points: tuple[int, ...]
    keeper: int
    trap: int
    inside: tuple[int, ...]
    """The seats still in this round."""
    doors: tuple[int | None, ...]
    """What every seat has chosen so far."""
    last: Opened | None = None
    """What the doors showed last: an event never tells more than the view after it."""
    speech: str = ""
    gone: tuple[int, ...] = ()
    """Seats that were given up."""


class View(Data, frozen=True):
    round: int
    points: tuple[int, ...]
    keeper: int
    inside: tuple[int, ...]
    ready: tuple[bool, ...]
    trap: int | None
    mine: int | None
    last: Opened | None
    speech: str
    gone: tuple[int, ...]


class Traps(Game[TrapsOptions, State, TrapsAction, View]):
    name = "traps"
    types = Types(TrapsOptions, State, View, TrapsAction, TrapsEvent, Listed | Speech)
    bots: ClassVar = {"random": RANDOM}
    terminal = "tests.kernel.traps_terminal:TrapsTerminal"

    def seats(self, setup: Setup[TrapsOptions]) -> tuple[int, ...]:
        check_range(setup.options)
        return (2, 3, 4)

    def start(self, setup: Setup[TrapsOptions], seats: int, dice: Dice) -> Outcome[State]:
        return _new_round(setup.options, 0, (0,) * seats, (), dice)

    def awaited(self, state: State) -> tuple[int, ...]:
        if state.round == state.options.rounds:
            return ()
        if len(state.inside) == 1:
            return state.inside
        return tuple(seat for seat in state.inside if state.doors[seat] is None)

    def legal(self, state: State, seat: int) -> tuple[Offer, ...]:
        if seat not in self.awaited(state):
            return ()
        if len(state.inside) == 1:
            return (Speech(),)
        return (Listed(tuple(Choose(door) for door in range(DOORS))),)

    def apply(self, state: State, seat: int, action: TrapsAction, dice: Dice) -> Outcome[State]:
        if seat not in self.awaited(state):
            raise Refused("not-your-turn")
        if not any(action in offer for offer in self.legal(state, seat)):
            raise Refused("no-such-door" if isinstance(action, Choose) else "no-speech")
        if isinstance(action, Speak):
            return _spoken(state, seat, action.text, dice)
        doors = _with(state.doors, seat, action.door)
        state, told = replace(state, doors=doors), (Told(Chosen(seat)),)
        if self.awaited(state):
            return Outcome(state, told)
        return _opened(state, told, dice)

    def leave(self, state: State, seat: int, dice: Dice) -> Outcome[State]:
        """Whoever leaves is out of this round and of all that follow; the last one here has won."""
        if seat not in range(len(state.points)):
            raise Refused("no-such-seat")
        state = replace(state, gone=(*state.gone, seat))
        here = tuple(other for other in state.inside if other != seat)
        told = (Told(Gone(seat)),)
        if len(state.points) - len(state.gone) == 1:
            return Outcome(replace(state, round=state.options.rounds, inside=here), told)
        if not here:
            after, news = _new_round(state.options, state.round, state.points, state.gone, dice)
            return Outcome(after, told + news)
        state = replace(state, inside=here)
        return _opened(state, told, dice) if not self.awaited(state) else Outcome(state, told)

    def view(self, state: State, viewer: Viewer) -> View:
        return View(
            state.round,
            state.points,
            state.keeper,
            state.inside,
            tuple(door is not None for door in state.doors),
            state.trap if viewer == state.keeper else None,
            None if viewer is None else state.doors[viewer],
            state.last,
            state.speech,
            state.gone,
        )

    def result(self, state: State) -> Result | None:
        if state.round < state.options.rounds:
            return None
        here = [seat for seat in range(len(state.points)) if seat not in state.gone]
        if len(here) == 1:
            return Result(tuple(here), points=state.points)
        best = max(state.points)
        winners = tuple(seat for seat, points in enumerate(state.points) if points == best)
        return Result(winners, points=state.points)

    def silent(self, state: State) -> tuple[int, ...]:
        """Who is out of the round keeps quiet."""
        return tuple(seat for seat in range(len(state.points)) if seat not in state.inside)

    def resample(self, state: State, viewer: Viewer, dice: Dice) -> State:
        """The trap and the others' doors could be any."""
        trap = state.trap if viewer == state.keeper else dice.below(DOORS, "resample")
        doors = tuple(
            door if door is None or seat == viewer else dice.below(DOORS, "resample")
            for seat, door in enumerate(state.doors)
        )
        return replace(state, trap=trap, doors=doors)


def _new_round(
    options: TrapsOptions,
    number: int,
    points: tuple[int, ...],
    gone: tuple[int, ...],
    dice: Dice,
) -> Outcome[State]:
    here = tuple(seat for seat in range(len(points)) if seat not in gone)
    keeper = here[number % len(here)]
    state = State(options, number, points, keeper, 0, here, (None,) * len(points), gone=gone)
    return _new_trap(state, (), dice)


def _new_trap(state: State, told: tuple[Told, ...], dice: Dice) -> Outcome[State]:
    trap = dice.below(DOORS, "trap")
    state = replace(state, trap=trap, doors=(None,) * len(state.points))
    return Outcome(state, (*told, Told(Peeked(trap), to=(state.keeper,))))


def _opened(state: State, told: tuple[Told, ...], dice: Dice) -> Outcome[State]:
    """Who stands on the trap is out; if that is everybody, nobody is."""
    opened = Opened(state.doors, state.trap)
    told += (Told(opened),)
    safe = tuple(seat for seat in state.inside if state.doors[seat] != state.trap)
    return _new_trap(replace(state, inside=safe or state.inside, last=opened), told, dice)


def _spoken(state: State, seat: int, text: str, dice: Dice) -> Outcome[State]:
    points = tuple(had + (seat == winner) for winner, had in enumerate(state.points))
    state, told = _new_round(state.options, state.round + 1, points, state.gone, dice)
    return Outcome(replace(state, speech=text), (Told(Spoken(seat, text)), *told))


def _with(doors: tuple[int | None, ...], seat: int, door: int) -> tuple[int | None, ...]:
    return (*doors[:seat], door, *doors[seat + 1 :])
