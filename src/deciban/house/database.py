"""The way to the database: its settings, its migration to today's shape, and the pen."""

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from sqlalchemy import Connection, create_engine, event, inspect, text
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from deciban.house.config import Config
from deciban.house.writer import Batch, Pen, commit

NEWEST = "0001"
"""The last migration; a database that has it is left alone, without loading Alembic."""


def connect(config: Config) -> AsyncEngine:
    """Parameters are hidden from errors, and so from the logs: they hold seeds and codes."""
    engine = create_async_engine(config.database_url, pool_size=4, hide_parameters=True)
    if engine.dialect.name == "sqlite":
        event.listen(engine.sync_engine, "connect", _set_up_sqlite)
    return engine


def pen(engine: AsyncEngine) -> Pen:
    return SqlitePen(engine) if engine.dialect.name == "sqlite" else AsyncPen(engine)


class AsyncPen:
    """Writes over the network, as the driver does it."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def commit(self, batches: Sequence[Batch]) -> None:
        async with self._engine.connect() as connection:
            await connection.run_sync(commit, batches)

    async def close(self) -> None:
        pass


class SqlitePen:
    """Writes in a thread of its own, a whole batch at a time.

    Through the asynchronous driver every statement would go to its thread and back, and each time
    wait for its turn in a busy house."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="pen")
        self._engine = create_engine(engine.url.set(drivername="sqlite"), hide_parameters=True)
        event.listen(self._engine, "connect", _set_up_sqlite)
        self._connection: Connection | None = None

    async def commit(self, batches: Sequence[Batch]) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._commit, batches)

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._close)
        self._thread.shutdown()

    def _commit(self, batches: Sequence[Batch]) -> None:
        if self._connection is None:
            self._connection = self._engine.connect()
        commit(self._connection, batches)

    def _close(self) -> None:
        if self._connection is not None:
            self._connection.close()
        self._engine.dispose()


async def migrate(engine: AsyncEngine) -> None:
    async with engine.begin() as connection:
        await connection.run_sync(_migrate)


def _migrate(connection: Connection) -> None:
    if _version(connection) == NEWEST:
        return
    if connection.dialect.name == "sqlite":
        # The driver begins no transaction for changes of the schema: all or nothing.
        connection.exec_driver_sql("BEGIN")
    from alembic import command
    from alembic.config import Config as AlembicConfig

    settings = AlembicConfig()
    settings.set_main_option("script_location", "deciban.house:migrations")
    settings.attributes["connection"] = connection
    command.upgrade(settings, "head")


def _version(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    version: str | None = connection.scalar(text("SELECT version_num FROM alembic_version"))
    return version


def _set_up_sqlite(connection: Any, _record: object) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode = WAL")
    # FULL: a commit is on disk, not merely handed to the system, before anybody is told.
    cursor.execute("PRAGMA synchronous = FULL")
    cursor.execute("PRAGMA foreign_keys = ON")
    cursor.execute("PRAGMA busy_timeout = 5000")
    cursor.close()
