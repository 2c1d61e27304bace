"""A real house for every test: real sockets, a real database, in the test's own loop."""

import asyncio
import socket
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import pytest
import uvicorn

from deciban.house.config import Config
from deciban.house.house import House
from deciban.house.server import app, listen, settings
from tests.house.client import Guest

NewGuest = Callable[..., Awaitable[Guest]]


class Running:
    """A house that answers at an address, and can be looked into."""

    def __init__(self, listener: socket.socket, house: House) -> None:
        self.address = f"http://127.0.0.1:{listener.getsockname()[1]}"
        self.listener = listener
        self.house = house


@pytest.fixture
def config(tmp_path: Path) -> Config:
    """Bots move at once; the notebooks stay shut unless a test opens them."""
    return Config(port=0, data=tmp_path, bot_pause=0, notes_pause=3600, workers=1)


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
