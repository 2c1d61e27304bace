"""The checks as a whole: a sound game passes, and is told what was looked at."""

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from deciban.kernel import Dice, Outcome, QuickDice, Refused, Setup, Viewer
from deciban.kernel.check import Broken, check
from tests.kernel.check.chest import Chest, ChestGame, ChestOptions, Chests
from tests.kernel.check.chest import State as ChestState
from tests.kernel.coached import CoachedTraps, Dancing, Rambling, Sociable
from tests.kernel.traps import State, Traps, TrapsAction, TrapsOptions


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_template_keeps_the_contract(seats: int) -> None:
    report = check(Traps(), Setup(TrapsOptions()), seats)
    assert report.games == 10
    assert report.disguised > report.steps
    assert report.varied == {"trap", "doors"}
    assert report.reasons == {"not-your-turn", "no-such-door", "no-speech", "no-such-seat"}
    assert report.throws == {"trap"}


class ForgetsTheTrap(Traps):
    """Another truth that is other only in half of what is secret: what the dice brought stays …"""

    def resample(self, state: State, viewer: Viewer, dice: Dice) -> State:
        return replace(super().resample(state, viewer, dice), trap=state.trap)


class ForgetsTheDoors(Traps):
    """… or what the others chose."""

    def resample(self, state: State, viewer: Viewer, dice: Dice) -> State:
        return replace(super().resample(state, viewer, dice), doors=state.doors)


class ForgetsWatchers(Traps):
    """Nothing is ever exchanged for those who only watch."""

    def resample(self, state: State, viewer: Viewer, dice: Dice) -> State:
        return state if viewer is None else super().resample(state, viewer, dice)


@pytest.mark.parametrize(
    ("broken", "why"),
    [
        (ForgetsTheTrap, "resample never varies trap for viewer"),
        (ForgetsTheDoors, "resample never varies doors for viewer"),
        (ForgetsWatchers, r"resample never varies \w+ for viewer None, who can't know it"),
    ],
)
def test_a_secret_that_was_never_tried_is_caught(broken: Any, why: str) -> None:
    with pytest.raises(Broken, match=why):
        check(broken(), Setup(TrapsOptions()), 3)


def test_a_single_table_is_enough_to_pass() -> None:
    for seats in (2, 3, 4):
        assert check(Traps(), Setup(TrapsOptions(rounds=1)), seats, games=1).games == 1


class ForgetsTheWord(ChestGame):
    def resample(self, state: ChestState, viewer: Viewer, dice: Dice) -> ChestState:
        return replace(super().resample(state, viewer, dice), word=state.word)


def test_a_part_of_the_content_that_was_never_tried_is_missing_in_the_report() -> None:
    """What of it is secret only the game's author can tell."""
    report = check(ForgetsTheWord(), Setup(ChestOptions()), 2)
    assert report.varied == {"weight", "side"}


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


class TakesAnyOptions(Traps):
    def seats(self, setup: Setup[TrapsOptions]) -> tuple[int, ...]:
        return (2, 3, 4)


class IsForTwo(Traps):
    def seats(self, setup: Setup[TrapsOptions]) -> tuple[int, ...]:
        super().seats(setup)
        return (2,)


@pytest.mark.parametrize(
    ("broken", "why"),
    [
        (NeverEnds, "no end after"),
        (ForgetsResult, "there is a result"),
        (ThrowsOwnDice, "replay differs"),
        (TakesAnyOptions, "rounds may be 0, which is out of its range"),
        (IsForTwo, r"is for \(2,\) seats, not for 3"),
    ],
)
def test_a_broken_course_is_caught(broken: Any, why: str) -> None:
    with pytest.raises(Broken, match=why):
        check(broken(), Setup(TrapsOptions()), 3, limit=300)


@pytest.mark.parametrize("coached", [CoachedTraps, Sociable])
def test_a_sound_coach_passes(texts_folder: Callable[..., None], coached: Any) -> None:
    texts_folder(en="remark-alone = Seat { $seat } was left at move { $move }.")
    assert check(coached(), Setup(TrapsOptions()), 3, games=2).games == 2


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
        check(coached(), Setup(TrapsOptions()), 3, games=2)
    assert check(coached(), Setup(TrapsOptions()), 3, games=2, coached=0).games == 2


class Unplayable(Chests):
    def example(self) -> str:
        raise Refused("part-missing", line=1)


class Nameless(Chests):
    def title(self, content: Chest) -> dict[str, str]:
        return {}


@pytest.mark.parametrize(
    ("contents", "why"), [(Unplayable, "example .* refused"), (Nameless, "title .* is {}")]
)
def test_content_has_an_example_and_a_title(contents: type[Chests], why: str) -> None:
    class Broke(ChestGame):
        pass

    Broke.contents = f"{contents.__module__}:{contents.__name__}"
    with pytest.raises(Broken, match=why):
        check(Broke(), Setup(ChestOptions()), 2)
