"""The one hand that writes: group commit.

Many tables write at once, and each waits until its own words are on disk. While one batch is
being committed the next one gathers, so that one flush of the disk serves all of them.
"""

import asyncio
import contextlib
from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple, Protocol

import msgspec
import structlog
from sqlalchemy import Connection, Executable, Table, TextClause, text

log = structlog.get_logger()


class Change(NamedTuple):
    """One row: to be added to a table, or to be handed to a statement."""

    to: Table | Executable
    values: dict[str, Any]


class Batch(NamedTuple):
    """Changes that belong together, and who waits for them."""

    changes: tuple[Change, ...]
    done: "asyncio.Future[None]"


class Pen(Protocol):
    """The connection to write with."""

    async def commit(self, batches: Sequence[Batch]) -> None:
        """All of these batches or none."""

    async def close(self) -> None: ...


class Writer:
    def __init__(self, pen: Pen) -> None:
        self._pen = pen
        self._waiting: list[Batch] = []
        self._awake = asyncio.Event()
        self._task = asyncio.create_task(self._run(), name="writer")

    async def write(self, *changes: Change) -> None:
        """All of these changes or none; returns when they are on disk.

        Changes of one thing must wait for each other: within a batch, rows of the same statement
        are written together."""
        done = asyncio.get_running_loop().create_future()
        self._waiting.append(Batch(changes, done))
        self._awake.set()
        await done

    async def close(self) -> None:
        """Writes what is waiting, then ends."""
        while self._waiting:
            await asyncio.gather(*(b.done for b in self._waiting), return_exceptions=True)
        self._task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._task
        await self._pen.close()

    async def _run(self) -> None:
        while True:
            await self._awake.wait()
            self._awake.clear()
            batches, self._waiting = self._waiting, []
            await self._flush(batches)

    async def _flush(self, batches: list[Batch]) -> None:
        try:
            await self._pen.commit(batches)
        except Exception:
            # One bad change must not take the others with it: each gets its own transaction.
            for batch in batches:
                await self._commit_alone(batch)
        else:
            for batch in batches:
                _settle(batch, None)

    async def _commit_alone(self, batch: Batch) -> None:
        try:
            await self._pen.commit([batch])
        except Exception as error:
            log.error("write-failed", error=type(error).__name__)
            _settle(batch, error)
        else:
            _settle(batch, None)


def commit(connection: Connection, batches: Sequence[Batch]) -> None:
    rows: dict[Table | Executable, list[dict[str, Any]]] = {}
    for batch in batches:
        for to, values in batch.changes:
            rows.setdefault(to, []).append(values)
    with connection.begin():
        for to, same in rows.items():
            if isinstance(to, Table):
                added = {"rows": msgspec.json.encode(same).decode()}
                connection.execute(_add_many(to, connection.dialect.name), added)
            else:
                connection.execute(to, same)


@cache
def _add_many(table: Table, dialect: str) -> TextClause:
    """One statement for any number of rows, given as JSON.

    Row by row, SQLite's thread would have to fight for Python's lock at every row."""
    names = ", ".join(column.name for column in table.c)
    if dialect == "sqlite":
        values = ", ".join(f"json_extract(value, '$.{column.name}')" for column in table.c)
        source = "json_each(:rows)"
    else:
        values = names
        types = ", ".join(f"{column.name} {column.type}" for column in table.c)
        source = f"json_to_recordset(CAST(:rows AS json)) AS r({types})"
    return text(f"INSERT INTO {table.name} ({names}) SELECT {values} FROM {source}")


def _settle(batch: Batch, error: Exception | None) -> None:
    if batch.done.done():
        return
    if error is None:
        batch.done.set_result(None)
    else:
        batch.done.set_exception(error)
