"""Where bots and notebooks think: worker processes of their own.

A mind is handed what its seat may know and nothing else. It may crash or take too long: then its
process is replaced, and whoever asked gets `Unthinkable`."""

import asyncio
import multiprocessing
import os
import secrets
import signal
from collections.abc import Callable
from typing import Any

import msgspec
from pebble import ProcessPool

from deciban.house.config import Config
from deciban.kernel import Data, QuickDice, Sight
from deciban.kernel.registry import bot, game, load, names

NICE = 5


class Unthinkable(Exception):
    """A mind crashed or ran out of time."""


class Minds:
    def __init__(self, config: Config) -> None:
        self._limit = config.bot_limit
        # Fresh processes, for the house's own has threads and sockets.
        self._pool = ProcessPool(
            config.workers, initializer=prepare, context=multiprocessing.get_context("spawn")
        )
        self._started = False
        self._starting = asyncio.Lock()
        # Notebooks leave a worker free for the bots.
        self._notes = asyncio.Semaphore(max(1, config.workers - 1))

    async def choose(self, name: str, level: str, sight: Sight[Data]) -> bytes:
        """A bot's action as JSON."""
        return await self._ask(choose, name, level, sight, secrets.randbits(64))

    async def fill(self, name: str, view: Callable[[], Data]) -> bytes:
        """A notebook's notes as JSON; the view is taken when there is time for it."""
        async with self._notes:
            return await self._ask(fill, name, view())

    async def _ask(self, function: Callable[..., bytes], *args: Any) -> bytes:
        await self._start()
        future = self._pool.schedule(function, args=args, timeout=self._limit)
        try:
            return await asyncio.wrap_future(future)
        except Exception as error:
            raise Unthinkable(type(error).__name__) from error

    async def _start(self) -> None:
        """When first needed, and beside the house, for it takes a while."""
        async with self._starting:
            if not self._started:
                self._started = await asyncio.to_thread(lambda: self._pool.active)

    async def close(self) -> None:
        self._pool.stop()  # type: ignore[no-untyped-call]
        await asyncio.to_thread(self._pool.join)


# What runs in the workers.


def prepare() -> None:
    """A worker gives way to the house itself, and has every mind at hand before it is asked."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICE)
    for name in names():
        rules = game(name)
        for place in filter(None, (*rules.bots.values(), rules.notebook)):
            load(place)


def choose(name: str, level: str, sight: Sight[Data], seed: int) -> bytes:
    action = bot(game(name), level).choose(sight, QuickDice(seed))
    return msgspec.json.encode(action)


def fill(name: str, view: Data) -> bytes:
    place = game(name).notebook
    assert place is not None
    return msgspec.json.encode(load(place)(view))
