"""What is written of a game under way: the way to the disk, as `restoring` is the way back."""

from collections.abc import Iterator
from typing import Any

import msgspec

from deciban.house.storage import changes
from deciban.house.storage.campaigns import set_log
from deciban.house.storage.store import Kept, Recorded, Snapshot
from deciban.house.storage.writer import Change
from deciban.house.tables.play import Attempt, Play
from deciban.kernel import Result, Setup

EVERY = 100
"""Steps between two snapshots."""


def start_written(kept: Kept, setup: Setup[Any], play: Play) -> Iterator[Change]:
    yield changes.set_version(kept.id, play.game.version)
    yield changes.set_progress(kept.id, play.awaited, play.result)
    yield from _remembered(kept, setup, play, play.state, play.result)


def step_written(
    kept: Kept, setup: Setup[Any], play: Play, attempt: Attempt, move: str
) -> Iterator[Change]:
    """All of a step: together on disk, or not at all."""
    yield changes.add_move(kept.id, recorded(attempt, move))
    if attempt.awaited != play.awaited:
        yield changes.set_progress(kept.id, attempt.awaited, attempt.result)
    yield from _remembered(kept, setup, play, attempt.state, attempt.result)
    if snapshot := snapshot_after(play, attempt):
        yield changes.set_snapshot(kept.id, snapshot)


def recorded(attempt: Attempt, move: str) -> Recorded:
    """A step as a row of the journal."""
    step = attempt.step
    assert step.seat is not None
    action = msgspec.json.encode(attempt.action).decode()
    throws = msgspec.json.encode(step.throws).decode() if step.throws else None
    return Recorded(attempt.number, step.seat, move, action, step.told.decode(), throws)


def snapshot_after(play: Play, attempt: Attempt) -> Snapshot | None:
    """Now and then, and at the end; then with all views, for no rules may be able to show them one
    day."""
    if attempt.number % EVERY and attempt.result is None:
        return None
    views = None
    if attempt.result is not None:
        everybody = (*range(len(play.words)), None)
        shown = [play.game.view(attempt.state, viewer) for viewer in everybody]
        views = msgspec.json.encode(shown).decode()
    first = play.steps[0]
    start = msgspec.json.encode((msgspec.Raw(first.told), first.throws)).decode()
    state = msgspec.json.encode(attempt.state).decode()
    return Snapshot(attempt.number, state, start, views)


def _remembered(
    kept: Kept, setup: Setup[Any], play: Play, state: Any, result: Result | None
) -> Iterator[Change]:
    """What a campaign keeps of this table: written with the last move, or not at all."""
    if result is not None and kept.campaign is not None and kept.episode is not None:
        yield set_log(kept.campaign, kept.episode, play.game.log(setup, state))
