"""The migrations lead to what the house expects."""

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config as AlembicConfig
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, select, text
from sqlalchemy.exc import IntegrityError

from deciban.house.config import Config
from deciban.house.storage.database import NEWEST, connect, migrate
from deciban.house.storage.records import journal, metadata, seats
from deciban.kernel.bot import NAMES
from tests.house.postgres import Postgres

pytestmark = pytest.mark.both_databases


@pytest.fixture
def database(request: pytest.FixtureRequest) -> str | None:
    """Nothing is in it yet."""
    if request.param == "sqlite":
        return None
    server: Postgres = request.getfixturevalue("postgres")
    server.tell("DROP DATABASE IF EXISTS empty")
    server.tell("CREATE DATABASE empty")
    return server.url("empty")


async def test_a_migrated_database_has_the_shape_that_the_house_expects(config: Config) -> None:
    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    engine = connect(config)
    await migrate(engine)
    await migrate(engine)
    async with engine.connect() as connection:
        assert await connection.run_sync(differences) == []
    await engine.dispose()


async def test_bots_that_had_no_names_are_given_different_ones(config: Config) -> None:
    def as_it_was(connection: Connection) -> None:
        old = settings()
        old.attributes["connection"] = connection
        command.upgrade(old, "0001")
        connection.execute(
            text(
                "INSERT INTO tables (id, game, options, seed, host, phase, updated)"
                " VALUES ('t', 'break-the-code', '{}', :seed, 'ann', 'playing', 0)"
            ),
            {"seed": bytes(32)},
        )
        for number, level in enumerate((None, "novice", "novice", "novice")):
            connection.execute(
                text("INSERT INTO seats (table_id, number, level) VALUES ('t', :number, :level)"),
                {"number": number, "level": level},
            )

    engine = connect(config)
    async with engine.begin() as connection:
        await connection.run_sync(as_it_was)
    await migrate(engine)
    async with engine.connect() as connection:
        person, *bots = await connection.scalars(select(seats.c.bot).order_by(seats.c.number))
    await engine.dispose()
    assert person is None
    assert len(set(bots)) == 3
    assert set(bots) <= set(NAMES)


async def test_journals_come_along_and_their_steps_stay_unique(config: Config) -> None:
    step = text(
        "INSERT INTO journal (table_id, step, seat, move, action, told, at)"
        " VALUES ('t', :step, 0, 'move', '{}', '[]', 0.5)"
    )

    def as_it_was(connection: Connection) -> None:
        old = settings()
        old.attributes["connection"] = connection
        command.upgrade(old, "0009")
        connection.execute(
            text(
                "INSERT INTO tables (id, game, options, seed, host, phase, updated)"
                " VALUES ('t', 'mastermind', '{}', :seed, 'ann', 'playing', 0)"
            ),
            {"seed": bytes(32)},
        )
        connection.execute(step, [{"step": number} for number in (1, 2)])

    engine = connect(config)
    async with engine.begin() as connection:
        await connection.run_sync(as_it_was)
    await migrate(engine)
    async with engine.begin() as connection:
        rows = (await connection.execute(select(journal).order_by(journal.c.step))).all()
        with pytest.raises(IntegrityError):
            await connection.execute(step, {"step": 2})
    await engine.dispose()
    assert rows == [("t", at, 0, "move", "{}", "[]", None, 0.5) for at in (1, 2)]


def test_the_newest_migration_is_known() -> None:
    assert ScriptDirectory.from_config(settings()).get_current_head() == NEWEST


def settings() -> AlembicConfig:
    made = AlembicConfig()
    made.set_main_option("script_location", "deciban.house.storage:migrations")
    return made
