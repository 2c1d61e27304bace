"""The migrations lead to what the house expects."""

from alembic.autogenerate import compare_metadata
from alembic.config import Config as AlembicConfig
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from deciban.house.config import Config
from deciban.house.database import NEWEST, connect, migrate
from deciban.house.records import metadata


async def test_a_migrated_database_has_the_shape_that_the_house_expects(config: Config) -> None:
    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    engine = connect(config)
    await migrate(engine)
    await migrate(engine)
    async with engine.connect() as connection:
        assert await connection.run_sync(differences) == []
    await engine.dispose()


def test_the_newest_migration_is_known() -> None:
    settings = AlembicConfig()
    settings.set_main_option("script_location", "deciban.house:migrations")
    assert ScriptDirectory.from_config(settings).get_current_head() == NEWEST
