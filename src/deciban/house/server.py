"""The house as a server: `run` it, or make its `app`.

from deciban.house.config import Config
from deciban.house.http.api import api, health
from deciban.house.server import run

run(Config(port=9000), ready=print)
"""

import asyncio
import errno
import gc
import socket
import sys
from collections.abc import AsyncIterator, Callable, Generator
from contextlib import asynccontextmanager, contextmanager

import uvicorn
from litestar import Litestar

from deciban.house import logs
from deciban.house.config import Config
from deciban.house.house import open_house, prepare
from deciban.house.http.api import api, health
from deciban.house.http.errors import handlers
from deciban.house.http.openapi import RawSchema, documentation
from deciban.house.http.pages import hardened, page
from deciban.house.http.wire import Wire
from deciban.kernel import Refused

LARGEST_BODY = 64 * 1024
LARGEST_FRAME = 32 * 1024
"""A whole page of the notebook, in any script."""
GIVE_WAY = 0.0005
"""Seconds after which a busy house gives way to the thread that writes to the disk."""
GARBAGE = 20_000
"""New objects after which garbage is looked for."""
GRACE = 3
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
        openapi_config=documentation,
        plugins=[RawSchema()],
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
    )


def run(config: Config, ready: Callable[[str], None] = lambda address: None) -> None:
    """Runs the house until it is told to stop (Ctrl+C or SIGTERM); then it closes cleanly.

    `ready` is called with the house's address as soon as it answers. Refuses a port that is taken
    (`port-taken`), a host that can't be listened on (`bad-host`) and whatever `prepare` does."""
    # The house itself does this too, but in the middle of uvicorn, where no refusal gets through.
    asyncio.run(prepare(config))
    listener = listen(config.host, config.port)
    logs.set_up()
    _tune()
    server = _Server(settings(app(config)), lambda: ready(_address(config.host, listener)))
    server.run([listener])


class _Server(uvicorn.Server):
    def __init__(self, settings: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(settings)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        # In a thread: opening a browser may take its time.
        await asyncio.to_thread(self._ready)

    @contextmanager
    def capture_signals(self) -> Generator[None]:
        """A signal closes the house, and that is all: it is not raised once more."""
        with super().capture_signals():
            yield
            self._captured_signals.clear()


def settings(house: Litestar) -> uvicorn.Config:
    return uvicorn.Config(
        hardened(house),
        loop="auto",
        http="httptools",
        ws=Wire,
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=GRACE,
        access_log=False,
        log_config=None,
        server_header=False,
    )


def _tune() -> None:
    """Python's own settings, for a process that lives long and is waited for."""
    sys.setswitchinterval(GIVE_WAY)
    # What is loaded by now stays: the search for garbage needn't look at it again and again.
    gc.freeze()
    gc.set_threshold(GARBAGE)


def listen(host: str, port: int) -> socket.socket:
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
