"""The house as a server: `run` it, or make its `app`.

from deciban.house.config import Config
from deciban.house.server import run

run(Config(port=9000), ready=print)
"""

import asyncio
import errno
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress

import uvicorn
from litestar import Litestar

from deciban.house import logs
from deciban.house.api import api, health
from deciban.house.config import Config
from deciban.house.errors import handlers
from deciban.house.house import open_house
from deciban.house.pages import harden, page
from deciban.house.schema import RawSchema, documentation
from deciban.kernel import Refused

LARGEST_BODY = 64 * 1024
LARGEST_FRAME = 16 * 1024
PATIENCE = 3
"""Seconds that a closing house waits for what is under way."""


def app(config: Config) -> Litestar:
    @asynccontextmanager
    async def life(app: Litestar) -> AsyncIterator[None]:
        async with open_house(config) as house:
            app.state.house = house
            yield

    return Litestar(
        [api, health, page],
        lifespan=[life],
        exception_handlers=handlers,
        before_send=[harden],
        openapi_config=documentation,
        plugins=[RawSchema()],
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
    )


def run(config: Config, ready: Callable[[str], None] = lambda address: None) -> None:
    """Runs the house until it is told to stop (Ctrl+C or SIGTERM); then it closes cleanly.

    `ready` is called with the house's address as soon as it answers. A port that is taken is
    refused as `port-taken`, a host that can't be listened on as `bad-host`."""
    logs.set_up()
    listener = _listen(config.host, config.port)
    server = _Server(_settings(config), lambda: ready(_address(config.host, listener)))
    with suppress(KeyboardInterrupt):
        server.run([listener])


class _Server(uvicorn.Server):
    def __init__(self, settings: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(settings)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        # In a thread: opening a browser may take its time.
        await asyncio.to_thread(self._ready)


def _settings(config: Config) -> uvicorn.Config:
    return uvicorn.Config(
        app(config),
        loop="auto",
        http="httptools",
        ws="websockets-sansio",
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=PATIENCE,
        access_log=False,
        log_config=None,
        server_header=False,
    )


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
    except OSError as error:
        listener.close()
        if error.errno == errno.EADDRINUSE:
            raise Refused("port-taken", port=port) from None
        raise Refused("bad-host", host=host, port=port) from None
    return listener


def _address(host: str, listener: socket.socket) -> str:
    port = listener.getsockname()[1]
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"
