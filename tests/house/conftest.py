"""A real house for every test: real sockets, a real database, in the test's own loop."""

import asyncio
import os
import socket
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import pytest
import uvicorn

from deciban.house.config import Config
from deciban.house.house import House, prepare
from deciban.house.server import app, listen, settings
from deciban.house.storage.records import metadata
from tests.house.client import Guest
from tests.house.postgres import Postgres, a_postgres

NewGuest = Callable[..., Awaitable[Guest]]

DATABASE = os.environ.get("DECIBAN_TEST_DATABASE", "sqlite")
"""What tests run on that do not ask for both databases."""


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    both = metafunc.definition.get_closest_marker("both_databases")
    if both and "database" in metafunc.fixturenames:
        metafunc.parametrize("database", ("sqlite", "postgres"), indirect=True)


class Running:
    """A house that answers at an address, and can be looked into."""

    def __init__(self, listener: socket.socket, house: House) -> None:
        self.address = f"http://127.0.0.1:{listener.getsockname()[1]}"
        self.listener = listener
        self.house = house


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Postgres]:
    """A server with a house's database."""
    with a_postgres() as server:
        server.tell("CREATE DATABASE house")
        folder = tmp_path_factory.mktemp("house")
        asyncio.run(prepare(Config(data=folder, database=server.url("house"))))
        yield server


@pytest.fixture
def database(request: pytest.FixtureRequest) -> str | None:
    """The address of an empty database; None: SQLite in the data folder."""
    if getattr(request, "param", DATABASE) == "sqlite":
        return None
    server: Postgres = request.getfixturevalue("postgres")
    # Much quicker than a new database.
    server.tell(f"TRUNCATE {', '.join(metadata.tables)}", "house")
    return server.url("house")


@pytest.fixture
def config(tmp_path: Path, database: str | None) -> Config:
    """Bots move at once, and people as quickly as they can; the notebooks stay shut unless a test
    opens them."""
    return Config(
        port=0,
        data=tmp_path,
        database=database,
        bot_pause=0,
        notes_pause=3600,
        workers=1,
        frames_per_second=100_000,
    )


@asynccontextmanager
async def running(config: Config) -> AsyncIterator[Running]:
    listener = listen(config.host, config.port)
    litestar = app(config)
    server = uvicorn.Server(settings(litestar))
    serving = asyncio.create_task(server.serve([listener]))
    while not server.started:
        assert not serving.done(), "the house did not open"
        await asyncio.sleep(0.01)
    try:
        yield Running(listener, litestar.state.house)
    finally:
        server.should_exit = True
        await serving


@pytest.fixture
async def house(config: Config) -> AsyncIterator[Running]:
    async with running(config) as open_house:
        yield open_house


@pytest.fixture
async def guest(house: Running) -> AsyncIterator[NewGuest]:
    """Makes new guests, with a name or without."""
    async with AsyncExitStack() as stack:

        async def new(name: str = "") -> Guest:
            made = await stack.enter_async_context(Guest(house.address))
            if name:
                await made.call(name)
            return made

        yield new
