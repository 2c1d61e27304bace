"""Where bots, notebooks and coaches think: worker processes of their own.

A mind is handed what its seat may know and nothing else. It may refuse, as rules do. It may crash
or take too long: then its process is replaced, and whoever asked gets `Unthinkable`."""

import asyncio
import importlib
import multiprocessing
import os
import secrets
import signal
from collections.abc import Callable
from typing import Any

import msgspec
from pebble import ProcessPool

from deciban.house.config import Config
from deciban.kernel import Coach, Data, QuickDice, Refused, Sight
from deciban.kernel.registry import AnyGame, bot, game, load, names

NICE = 5


class Unthinkable(Exception):
    """A mind crashed or ran out of time."""


class Minds:
    def __init__(self, config: Config) -> None:
        self._config = config
        self._pool: ProcessPool | None = None
        self._starting = asyncio.Lock()
        # Notebooks and coaches leave a worker free for the bots.
        self._spare = asyncio.Semaphore(max(1, config.workers - 1))

    async def choose(self, name: str, level: str, sight: Sight[Data]) -> bytes:
        """A bot's action as JSON."""
        return await self._ask(
            self._config.bot_limit, choose, name, level, sight, secrets.randbits(64)
        )

    async def fill(self, name: str, view: Callable[[], Data]) -> bytes:
        """A notebook's notes as JSON; the view is taken when there is time for it."""
        async with self._spare:
            return await self._ask(self._config.bot_limit, fill, name, view())

    async def consult(self, function: Callable[..., bytes], *args: Any) -> bytes:
        """What a coach says as JSON: the function is `review`, `hint` or `advise`."""
        async with self._spare:
            return await self._ask(self._config.coach_limit, function, *args)

    async def start(self) -> ProcessPool:
        """The workers, started when first needed at the latest; beside the house, for it takes a
        while. A worker that dies with nothing to do takes all with it: then they start anew."""
        async with self._starting:
            if self._pool is None or not self._pool.active:
                await self._stop()
                self._pool = await asyncio.to_thread(_start_pool, self._config.workers)
            return self._pool

    async def close(self) -> None:
        async with self._starting:
            await self._stop()

    async def _ask(self, limit: float, function: Callable[..., bytes], *args: Any) -> bytes:
        pool = await self.start()
        try:
            return await asyncio.wrap_future(pool.schedule(function, args=args, timeout=limit))
        except Refused:
            raise
        except Exception as error:
            raise Unthinkable(type(error).__name__) from error

    async def _stop(self) -> None:
        if self._pool is not None:
            self._pool.stop()  # type: ignore[no-untyped-call]
            await asyncio.to_thread(self._pool.join)


def _start_pool(workers: int) -> ProcessPool:
    # Fresh processes, for the house's own has threads and sockets.
    context = multiprocessing.get_context("spawn")
    pool = ProcessPool(workers, initializer=prepare, context=context)
    assert pool.active, "looking at a pool starts it"
    return pool


# What runs in the workers.


def prepare() -> None:
    """A worker gives way to the house itself, and has every mind at hand before it is asked."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICE)
    for name in names():
        load_minds(game(name))


def load_minds(rules: AnyGame) -> None:
    """Loads the modules of a game's minds, and lets them get done what is slow."""
    places = filter(None, (*rules.bots.values(), rules.notebook, rules.coach))
    for name in dict.fromkeys(place.partition(":")[0] for place in places):
        module = importlib.import_module(name)
        if hasattr(module, "warm"):
            module.warm()


def choose(name: str, level: str, sight: Sight[Data], seed: int) -> bytes:
    action = bot(game(name), level).choose(sight, QuickDice(seed))
    return msgspec.json.encode(action)


def fill(name: str, view: Data) -> bytes:
    place = game(name).notebook
    assert place is not None
    return msgspec.json.encode(load(place)(view))


def review(name: str, view: Data, chapter: int) -> bytes:
    return msgspec.json.encode(_coach(name).review(view, chapter))


def hint(name: str, view: Data, depth: int) -> bytes:
    return msgspec.json.encode(_coach(name).hint(view, depth))


def advise(name: str, question: Data) -> bytes:
    return msgspec.json.encode(_coach(name).advise(question))


def _coach(name: str) -> Coach[Any, Any]:
    place = game(name).coach
    assert place is not None
    made: Coach[Any, Any] = load(place)()
    return made
