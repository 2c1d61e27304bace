"""The one hand that writes: group commit.

Many tables write at once, and each waits until its own words are on disk. While one batch is
being committed the next one gathers, so that one flush of the disk serves all of them.
"""

import asyncio
import contextlib
from collections.abc import Sequence
from typing import Any, NamedTuple

import structlog
from sqlalchemy import Executable
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

log = structlog.get_logger()


class Change(NamedTuple):
    """A statement and the values of one row."""

    statement: Executable
    values: dict[str, Any]


class _Batch(NamedTuple):
    changes: tuple[Change, ...]
    done: "asyncio.Future[None]"


class Writer:
    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._waiting: list[_Batch] = []
        self._awake = asyncio.Event()
        self._task = asyncio.create_task(self._run(), name="writer")

    async def write(self, *changes: Change) -> None:
        """All of these changes or none; returns when they are on disk.

        Changes of one thing must wait for each other: within a batch, rows of the same statement
        are written together."""
        done = asyncio.get_running_loop().create_future()
        self._waiting.append(_Batch(changes, done))
        self._awake.set()
        await done

    async def close(self) -> None:
        """Writes what is waiting, then ends."""
        while self._waiting:
            await asyncio.gather(*(b.done for b in self._waiting), return_exceptions=True)
        self._task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._task

    async def _run(self) -> None:
        async with self._engine.connect() as connection:
            while True:
                await self._awake.wait()
                self._awake.clear()
                await self._flush(connection, self._waiting)

    async def _flush(self, connection: AsyncConnection, batches: list[_Batch]) -> None:
        self._waiting = []
        try:
            await _commit(connection, batches)
        except Exception:
            # One bad change must not take the others with it: each gets its own transaction.
            for batch in batches:
                await self._commit_alone(connection, batch)
        else:
            for batch in batches:
                _settle(batch, None)

    async def _commit_alone(self, connection: AsyncConnection, batch: _Batch) -> None:
        try:
            await _commit(connection, [batch])
        except Exception as error:
            log.error("write-failed", error=type(error).__name__)
            _settle(batch, error)
        else:
            _settle(batch, None)


async def _commit(connection: AsyncConnection, batches: Sequence[_Batch]) -> None:
    rows: dict[Executable, list[dict[str, Any]]] = {}
    for batch in batches:
        for statement, values in batch.changes:
            rows.setdefault(statement, []).append(values)
    async with connection.begin():
        for statement, same in rows.items():
            await connection.execute(statement, same)


def _settle(batch: _Batch, error: Exception | None) -> None:
    if batch.done.done():
        return
    if error is None:
        batch.done.set_result(None)
    else:
        batch.done.set_exception(error)
