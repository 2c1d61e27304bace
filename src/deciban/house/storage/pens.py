"""The pens: how changes get into each database.

Values are bound, never part of a text, and many rows share one statement: a commit of a hundred
moves costs little more than a commit of one."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Any, NamedTuple

from sqlalchemy import (
    Boolean,
    Dialect,
    Float,
    Integer,
    LargeBinary,
    String,
    Table,
    TextClause,
    Update,
)
from sqlalchemy.dialects import registry

from deciban.house.storage.writer import Batch, Sorted, To, Values, sorted_out

MOST_ROWS = 500
"""Rows of one SQLite statement, which may hold some 30,000 values."""
STALLED = 15.0
"""Seconds after which PostgreSQL is called anew rather than waited for."""
LAST_WORDS = 2.0
"""Seconds that a closing house waits for it."""


class SqlitePen:
    """Writes in a thread of its own, which lets the house go on meanwhile.

    Row by row, that thread would have to fight for Python's lock at every row."""

    def __init__(self, connect: Callable[[], sqlite3.Connection]) -> None:
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="pen")
        self._connect = connect
        self._connection: sqlite3.Connection | None = None

    async def commit(self, batches: Sequence[Batch]) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._commit, batches)

    def hurry(self) -> None:
        """SQLite gives up soon enough by itself."""

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._close)
        self._thread.shutdown()

    def _commit(self, batches: Sequence[Batch]) -> None:
        if self._connection is None:
            self._connection = self._connect()
        with self._connection as connection:
            connection.execute("BEGIN IMMEDIATE")
            for to, rows in sorted_out(batches):
                if isinstance(to, Table):
                    _add_to_sqlite(connection, to, rows)
                else:
                    sql, names = _statement(to, _SQLITE)
                    connection.executemany(sql, _lists(rows, names))

    def _close(self) -> None:
        if self._connection is not None:
            self._connection.close()


class PostgresPen:
    """Writes over one connection, opened anew whenever it is lost."""

    def __init__(self, connect: Callable[[], Awaitable[Any]]) -> None:
        self._connect = connect
        self._connection: Any = None

    async def commit(self, batches: Sequence[Batch]) -> None:
        if self._connection is None or self._connection.is_closed():
            self._connection = await self._connect()
        try:
            async with asyncio.timeout(STALLED):
                await _write(self._connection, sorted_out(batches))
        except Exception as error:
            if isinstance(error, TimeoutError):
                self._hang_up()
            if self._connection.is_closed():
                raise ConnectionError from error
            raise

    def hurry(self) -> None:
        asyncio.get_running_loop().call_later(LAST_WORDS, self._hang_up)

    async def close(self) -> None:
        self._hang_up()

    def _hang_up(self) -> None:
        """Without the usual goodbye, for which a server that stalls would have to be there."""
        if self._connection is not None:
            self._connection.terminate()


async def _write(connection: Any, changes: Sorted) -> None:
    if len(changes) == 1:
        # One statement is a transaction by itself, and saves two ways to the server and back.
        await _write_one(connection, *changes[0])
        return
    async with connection.transaction():
        for to, rows in changes:
            await _write_one(connection, to, rows)


async def _write_one(connection: Any, to: To, rows: list[Values]) -> None:
    if isinstance(to, Table):
        columns = ([row[column.name] for row in rows] for column in to.c)
        await connection.execute(_add_to_postgres(to), *columns)
    else:
        sql, names = _statement(to, _POSTGRES)
        await connection.executemany(sql, _lists(rows, names))


class Statement(NamedTuple):
    sql: str
    names: tuple[str, ...]
    """Of its values, in the driver's order."""


_SQLITE, _POSTGRES = registry.load("sqlite")(), registry.load("postgresql.asyncpg")()


@cache
def _statement(to: Update | TextClause, dialect: Dialect) -> Statement:
    compiled = to.compile(dialect=dialect)
    return Statement(str(compiled), tuple(compiled.positiontup or ()))


def _lists(rows: list[Values], names: tuple[str, ...]) -> list[list[Any]]:
    return [[row[name] for name in names] for row in rows]


def _add_to_sqlite(connection: sqlite3.Connection, table: Table, rows: list[Values]) -> None:
    names = tuple(column.name for column in table.c)
    for start in range(0, len(rows), MOST_ROWS):
        some = rows[start : start + MOST_ROWS]
        values = [row[name] for row in some for name in names]
        connection.execute(_many_rows(table.name, names, len(some)), values)


@cache
def _many_rows(table: str, names: tuple[str, ...], count: int) -> str:
    row = f"({', '.join('?' * len(names))})"
    return f"INSERT INTO {table} ({', '.join(names)}) VALUES {', '.join([row] * count)}"


_ARRAYS = {
    Boolean: "boolean",
    String: "text",
    Integer: "integer",
    Float: "float8",
    LargeBinary: "bytea",
}
"""Never a type with a length: a cast to that would cut a value short without a word."""


@cache
def _add_to_postgres(table: Table) -> str:
    """One statement for any number of rows, given column by column."""
    names = ", ".join(column.name for column in table.c)
    kinds = (next(_ARRAYS[k] for k in _ARRAYS if isinstance(c.type, k)) for c in table.c)
    values = ", ".join(f"${number}::{kind}[]" for number, kind in enumerate(kinds, 1))
    return f"INSERT INTO {table.name} ({names}) SELECT * FROM unnest({values})"
