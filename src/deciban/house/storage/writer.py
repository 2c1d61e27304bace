"""The one hand that writes: group commit.

Many tables write at once, and each waits until its own words are on disk. While one batch is
being committed the next one gathers, so that one flush of the disk serves all of them.

A database that is away is waited for: nothing is given up, and nothing overtakes."""

import asyncio
import contextlib
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, Protocol, TypeAlias

import structlog
from sqlalchemy import Table, TextClause, Update

from deciban.house.storage.faults import passing
from deciban.kernel import Refused

log = structlog.get_logger()

SLOW = 1.0
"""Seconds after which people are told that the house waits."""
PAUSE = 0.2
"""Seconds between two tries."""

Values: TypeAlias = dict[str, Any]
To: TypeAlias = Table | Update | TextClause
Sorted: TypeAlias = list[tuple[To, list[Values]]]
"""Rows by where they go."""


class Change(NamedTuple):
    """One row: to be added to a table, or to be handed to a statement."""

    to: To
    values: Values


class Batch(NamedTuple):
    """Changes that belong together, and who waits for them."""

    changes: tuple[Change, ...]
    done: "asyncio.Future[None]"


class Unkept(Refused):
    """A write that failed."""


class Unwritten(Unkept):
    """It is not on disk, and trying again would not help."""

    def __init__(self) -> None:
        super().__init__("write-failed")


class Uncertain(Unkept):
    """The database went away in the middle: only what is on disk can tell."""

    def __init__(self) -> None:
        super().__init__("write-uncertain")


class Pen(Protocol):
    """The connection to write with."""

    async def commit(self, batches: Sequence[Batch]) -> None:
        """All of these batches or none."""

    def hurry(self) -> None:
        """What is under way may not take long any more."""

    async def close(self) -> None: ...


class Writer:
    def __init__(self, pen: Pen) -> None:
        self.waiting = False
        """Whether the database is away, or too slow for people not to notice."""
        self.tell: Callable[[bool], None] = lambda waiting: None
        """Hears when the waiting begins and when it is over."""
        self._pen = pen
        self._patient = True
        self._unwritten: list[Batch] = []
        self._awake = asyncio.Event()
        self._task = asyncio.create_task(self._run(), name="writer")

    async def write(self, *changes: Change) -> None:
        """All of these changes or none; returns when they are on disk.

        Changes of one thing must wait for each other: within a batch, rows of the same statement
        are written together."""
        done = asyncio.get_running_loop().create_future()
        self._unwritten.append(Batch(changes, done))
        self._awake.set()
        await done

    def hurry(self) -> None:
        """From now on nobody waits for a database that is away."""
        self._patient = False
        self._pen.hurry()

    async def close(self) -> None:
        """Writes what there is to write, then ends."""
        if self._patient:
            self.hurry()
        with contextlib.suppress(Unkept):
            await self.write()
        self._task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._task
        await self._pen.close()

    async def _run(self) -> None:
        while True:
            await self._awake.wait()
            self._awake.clear()
            batches, self._unwritten = self._unwritten, []
            slow = asyncio.get_running_loop().call_later(SLOW, self._say, True)
            await self._flush(batches)
            slow.cancel()
            self._say(False)

    async def _flush(self, batches: Sequence[Batch], *, doubt: bool = False) -> None:
        """`doubt`: whether an earlier try may have reached the disk after all."""
        try:
            while not await self._try(batches):
                doubt = True
                await asyncio.sleep(PAUSE)
        except Exception as error:
            if len(batches) > 1 and not passing(error):
                # One bad change must not take the others with it: each gets its own transaction.
                for batch in batches:
                    await self._flush([batch], doubt=doubt)
                return
            # Not the error's own words: they may quote what was to be written, seeds and all.
            log.error("write-failed", error=type(error).__name__, doubt=doubt)
            failure = Uncertain() if doubt or passing(error) else Unwritten()
            _settle(batches, failure)
        else:
            _settle(batches, None)

    async def _try(self, batches: Sequence[Batch]) -> bool:
        """False: the database is away."""
        try:
            await self._pen.commit(batches)
        except Exception as error:
            if self._patient and passing(error):
                return False
            raise
        return True

    def _say(self, waiting: bool) -> None:
        if waiting != self.waiting:
            self.waiting = waiting
            log.warning("database-awaited" if waiting else "database-back")
            self.tell(waiting)


def sorted_out(batches: Sequence[Batch]) -> Sorted:
    rows: dict[To, list[Values]] = {}
    for batch in batches:
        for to, values in batch.changes:
            rows.setdefault(to, []).append(values)
    return list(rows.items())


def _settle(batches: Sequence[Batch], failure: Unkept | None) -> None:
    for batch in batches:
        if batch.done.done():
            continue
        if failure is None:
            batch.done.set_result(None)
        else:
            batch.done.set_exception(failure)
