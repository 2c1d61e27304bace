"""The way to the database: SQLite in the data folder, or PostgreSQL by its address."""

import sqlite3
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, event, inspect, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from deciban.house.config import Config
from deciban.house.storage.folder import make_private
from deciban.house.storage.pens import PostgresPen, SqlitePen
from deciban.house.storage.writer import Pen
from deciban.kernel import Refused

NEWEST = "0010"
"""The last migration; a database that has it is left alone, without loading Alembic."""
FILE = "house.sqlite"
CONNECT = 5.0
"""Seconds in which a connection to PostgreSQL must stand."""
LOCKED = 1000
"""Milliseconds that SQLite waits for somebody else's lock before we hear of it."""
UNMERGED = 2000
"""Pages (8 MB) that SQLite's log may hold before they are put in their places. Whoever commits
then waits for that, and a page that many moves have changed is put there once."""


def connect(config: Config) -> AsyncEngine:
    """For reading. Parameters are hidden from errors, and so from the logs: seeds and codes."""
    if (address := config.database) is not None:
        return create_async_engine(
            "postgresql+asyncpg://",
            async_creator=lambda: _call(address),
            pool_size=4,
            hide_parameters=True,
        )
    url = f"sqlite+aiosqlite:///{_file(config.data)}"
    engine = create_async_engine(url, pool_size=4, hide_parameters=True)
    event.listen(engine.sync_engine, "connect", lambda connection, _record: _set_up(connection))
    return engine


def pen(config: Config) -> Pen:
    if (address := config.database) is not None:
        return PostgresPen(lambda: _call(address))
    return SqlitePen(lambda: _set_up(sqlite3.connect(_file(config.data), isolation_level=None)))


async def upgrade(config: Config) -> None:
    """Brings the database to today's shape; refuses one that can't be used."""
    engine = connect(config)
    try:
        await migrate(engine)
    except Exception as error:
        raise _refusal(error) from None
    finally:
        await engine.dispose()


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
    settings.set_main_option("script_location", "deciban.house.storage:migrations")
    settings.attributes["connection"] = connection
    command.upgrade(settings, "head")


def _version(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    version: str | None = connection.scalar(text("SELECT version_num FROM alembic_version"))
    return version


async def _call(address: str) -> Any:
    """A connection to PostgreSQL, by an address as all its tools read it."""
    try:
        import asyncpg
    except ImportError:
        raise Refused("database-driver") from None
    try:
        return await asyncpg.connect(address, timeout=CONNECT)
    except (asyncpg.exceptions.ClientConfigurationError, ValueError):
        raise Refused("bad-database") from None


def _refusal(error: Exception) -> Refused:
    """Without the address, which may hold a password."""
    if isinstance(error, Refused):
        return error
    cause = error.orig if isinstance(error, DBAPIError) and error.orig else error
    detail = getattr(cause, "strerror", None) or str(cause).partition("\n")[0]
    return Refused("database-unusable", detail=detail or type(cause).__name__)


def _file(data: Path) -> Path:
    """What SQLite puts beside its file is as private as the file."""
    for beside in ("-wal", "-shm"):
        path = data / f"{FILE}{beside}"
        if path.exists():
            make_private(path)
    return make_private(data / FILE)


def _set_up(connection: Any) -> Any:
    connection.execute(f"PRAGMA busy_timeout = {LOCKED}")
    connection.execute("PRAGMA journal_mode = WAL")
    # FULL: a commit is on disk, not merely handed to the system, before anybody is told.
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")
    connection.execute(f"PRAGMA wal_autocheckpoint = {UNMERGED}")
    return connection
