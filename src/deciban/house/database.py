"""The way to the database: its settings, and its migration to today's shape."""

from typing import Any

from sqlalchemy import Connection, event, inspect, text
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from deciban.house.config import Config

NEWEST = "0001"
"""The last migration; a database that has it is left alone, without loading Alembic."""


def connect(config: Config) -> AsyncEngine:
    engine = create_async_engine(config.database_url, pool_size=4)
    if engine.dialect.name == "sqlite":
        event.listen(engine.sync_engine, "connect", _set_up_sqlite)
    return engine


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
