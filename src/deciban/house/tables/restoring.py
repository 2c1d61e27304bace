"""The way back from what is on disk to a game under way.

A long game comes back from its last snapshot; what was told before it stands in the journal. What
came after is played again, and must tell what it told then: if not, the rules have changed, and
that is said rather than played on wrongly. This takes time and never runs in the event loop."""

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec
import structlog

from deciban.house.storage.store import Kept, Recorded, Snapshot
from deciban.house.tables.play import Archived, Play, Step
from deciban.kernel import Leave, Refused, Setup, Throw
from deciban.kernel.registry import AnyGame

log = structlog.get_logger()

_throws = msgspec.json.Decoder(tuple[Throw, ...])
_steps = msgspec.json.Decoder(tuple[msgspec.Raw, tuple[Throw, ...]])
_views = msgspec.json.Decoder(tuple[msgspec.Raw, ...])


class Restored(NamedTuple):
    setup: Setup[Any]
    play: Play | None
    """None: it has not begun."""


def restore(
    game: AnyGame,
    kept: Kept,
    content: str | None,
    journal: Sequence[Recorded],
    snapshot: Snapshot | None,
) -> Restored:
    """A table as it was; refuses what today's rules can't go on with. What was played to its end
    can be read whatever has become of them."""
    views = snapshot.views if snapshot and kept.phase == "over" else None
    if snapshot and views and kept.version != game.version:
        return _archived(game, kept, _told_until(snapshot, journal), views)
    try:
        setup = _setup(game, kept, content)
        return Restored(setup, _play(game, setup, kept, journal, snapshot))
    except Exception as error:
        # Old data may make any rules stumble, and whoever asks again would fare no better.
        log.exception("table-unreadable", table=kept.id, version=kept.version)
        if not snapshot or not views:
            raise Refused("table-outdated") from error
        return _archived(game, kept, _told_until(snapshot, journal), views)


def _archived(game: AnyGame, kept: Kept, told: list[Step], views: str) -> Restored:
    """A table that is over, from what was kept of it when it ended. Nothing follows it."""
    play = Archived(game, _words(kept), told, _views.decode(views), kept.result)
    return Restored(Setup[Any](None), play)


def _setup(game: AnyGame, kept: Kept, content: str | None) -> Setup[Any]:
    """What a table began with, whatever has become of it elsewhere."""
    types, read = game.types, msgspec.json.decode
    return Setup(
        read(kept.options, type=types.options),
        None if kept.content is None else read(content or "", type=types.content),
        None if kept.log is None else read(kept.log, type=types.log),
    )


def _play(
    game: AnyGame,
    setup: Setup[Any],
    kept: Kept,
    journal: Sequence[Recorded],
    snapshot: Snapshot | None,
) -> Play | None:
    if kept.phase == "waiting":
        return None
    # What a snapshot means by other rules, and what was told in the oldest journals, nobody knows.
    other = kept.version != game.version or any(made.told is None for made in journal)
    if snapshot is None or other:
        return _replayed(Play.begin(game, setup, kept.seed, _words(kept)), journal)
    state = msgspec.json.decode(snapshot.state, type=game.types.state)
    play = Play(game, kept.seed, _words(kept), state, _told_until(snapshot, journal))
    return _replayed(play, journal[snapshot.step :])


def _words(kept: Kept) -> tuple[str, ...]:
    return tuple(sitting.words for sitting in kept.seats)


def _told_until(snapshot: Snapshot, journal: Sequence[Recorded]) -> list[Step]:
    told, throws = _steps.decode(snapshot.start)
    steps = [Step(None, bytes(told), throws)]
    for made in journal[: snapshot.step]:
        thrown = _throws.decode(made.throws) if made.throws else ()
        steps.append(Step(made.seat, (made.told or "[]").encode(), thrown))
    return steps


def _replayed(play: Play, journal: Sequence[Recorded]) -> Play:
    actions: msgspec.json.Decoder[Any] = msgspec.json.Decoder(play.game.types.action | Leave)
    for made in journal:
        attempt = play.attempt(made.seat, actions.decode(made.action))
        if made.told is not None and attempt.step.told != made.told.encode():
            raise Refused("table-outdated")
        play.accept(attempt)
    return play
