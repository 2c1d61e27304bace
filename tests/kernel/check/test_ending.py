"""What comes at the end of a table and after it: senseless or telling, it is caught."""

from typing import Any

import pytest
from msgspec.structs import replace

from deciban.kernel import Dice, Log, Outcome, Result, Setup, Told, Viewer
from deciban.kernel.check import Broken, check
from tests.kernel.check.chest import (
    ChestGame,
    ChestOptions,
    Diary,
    State,
    Stood,
    View,
    Weight,
)
from tests.kernel.traps import State as TrapsState
from tests.kernel.traps import Traps, TrapsOptions
from tests.kernel.traps import View as TrapsView


@pytest.mark.parametrize("seats", [2, 3])
def test_a_game_with_a_campaign_keeps_the_contract(seats: int) -> None:
    report = check(ChestGame(), Setup(ChestOptions()), seats)
    assert report.varied == {"word", "weight", "side"}


class StrangerWins(Traps):
    def result(self, state: TrapsState) -> Result | None:
        return super().result(state) and Result((len(state.points),))


class WinsTwice(Traps):
    def result(self, state: TrapsState) -> Result | None:
        return super().result(state) and Result((0, 0))


class WonDraw(Traps):
    def result(self, state: TrapsState) -> Result | None:
        return super().result(state) and Result((0,), drawn=True)


class PointsTooFew(Traps):
    def result(self, state: TrapsState) -> Result | None:
        return super().result(state) and Result((0,), points=(1,))


class ResultShowsTrap(Traps):
    def result(self, state: TrapsState) -> Result | None:
        return super().result(state) and Result((min(state.trap, 1),))


class EndShowsTrap(Traps):
    def view(self, state: TrapsState, viewer: Viewer) -> TrapsView:
        view = super().view(state, viewer)
        return view if self.awaited(state) else replace(view, trap=state.trap)


class SequelOutOfRange(Traps):
    def sequel(self, setup: Setup[TrapsOptions], state: TrapsState) -> TrapsOptions:
        return replace(setup.options, rounds=99)


class SequelGrows(Traps):
    """Out of range only after many goes."""

    def sequel(self, setup: Setup[TrapsOptions], state: TrapsState) -> TrapsOptions:
        return replace(setup.options, rounds=setup.options.rounds + 1)


class SequelShowsTrap(Traps):
    def sequel(self, setup: Setup[TrapsOptions], state: TrapsState) -> TrapsOptions:
        return replace(setup.options, rounds=1 + state.trap)


@pytest.mark.parametrize(
    ("broken", "why"),
    [
        (StrangerWins, "winners are"),
        (WinsTwice, "winners are"),
        (WonDraw, "a draw is won by"),
        (PointsTooFew, "points are given to 1 of 3 seats"),
        (ResultShowsTrap, r"the result tells .*: winners\[0\] is"),
        (EndShowsTrap, "the view tells .*: trap is"),
        (SequelOutOfRange, "can't be read again.*rounds"),
        (SequelGrows, "can't be read again.*rounds"),
        (SequelShowsTrap, "the sequel tells .*: rounds is"),
    ],
)
def test_a_broken_ending_is_caught(broken: Any, why: str) -> None:
    with pytest.raises(Broken, match=why):
        check(broken(), Setup(TrapsOptions()), 3)


class StartShowsWord(ChestGame):
    def start(self, setup: Setup[ChestOptions], seats: int, dice: Dice) -> Outcome[State]:
        state, _ = super().start(setup, seats, dice)
        return Outcome(state, (Told(Stood(state.word)),))


class StartShowsWeight(ChestGame):
    def start(self, setup: Setup[ChestOptions], seats: int, dice: Dice) -> Outcome[State]:
        state, _ = super().start(setup, seats, dice)
        return Outcome(state, (Told(Stood(str(state.weight))),))


class StartShowsThrow(ChestGame):
    def start(self, setup: Setup[ChestOptions], seats: int, dice: Dice) -> Outcome[State]:
        state, _ = super().start(setup, seats, dice)
        return Outcome(state, (Told(Stood(str(state.side))),))


class ViewShowsWord(ChestGame):
    def view(self, state: State, viewer: Viewer) -> View:
        return replace(super().view(state, viewer), title=state.word)


class DiaryShowsState(ChestGame):
    def log(self, setup: Setup[ChestOptions], state: State) -> Log[Diary, Weight]:
        log = super().log(setup, state)
        return replace(log, public=replace(log.public, note=state.word))


class DiaryShowsContent(ChestGame):
    def log(self, setup: Setup[ChestOptions], state: State) -> Log[Diary, Weight]:
        log = super().log(setup, state)
        return replace(log, public=replace(log.public, note=setup.content.word))


class SequelShowsContent(ChestGame):
    def sequel(self, setup: Setup[ChestOptions], state: State) -> ChestOptions:
        return ChestOptions(knocks=1 + ord(setup.content.word[0]) % 9)


class ProceedShowsLog(ChestGame):
    def proceed(self, options: ChestOptions, log: Log[Diary, Weight]) -> ChestOptions:
        return replace(super().proceed(options, log), knocks=1 + log.secret.weight % 9)


class ProceedOutOfRange(ChestGame):
    def proceed(self, options: ChestOptions, log: Log[Diary, Weight]) -> ChestOptions:
        return replace(super().proceed(options, log), knocks=4 + 3 * log.public.tables)


class LogForgetsKind(ChestGame):
    def log(self, setup: Setup[ChestOptions], state: State) -> Log[Diary, Weight]:
        return replace(super().log(setup, state), secret=Weight("heavy"))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("broken", "why"),
    [
        (StartShowsWord, r"an event tells viewer None at step 0 a secret: \[0\].title is"),
        (StartShowsWeight, "an event tells viewer None at step 0 a secret"),
        (StartShowsThrow, "an event tells viewer None at step 0 a secret"),
        (ViewShowsWord, "the view tells viewer None at step 0 a secret: title is"),
        (DiaryShowsState, "the public log tells .*: note is"),
        (DiaryShowsContent, "the public log tells .*: note is"),
        (SequelShowsContent, "the sequel tells .*: knocks is"),
        (ProceedShowsLog, "the campaign's next table tells .*: knocks is"),
        (ProceedOutOfRange, "can't be read again.*knocks"),
        (LogForgetsKind, "can't be read again.*weight"),
    ],
)
def test_a_broken_setup_or_campaign_is_caught(broken: Any, why: str) -> None:
    with pytest.raises(Broken, match=why):
        check(broken(), Setup(ChestOptions()), 2)
