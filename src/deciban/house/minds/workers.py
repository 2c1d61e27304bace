"""Where bots, notebooks and coaches think: workers, each a process of its own.

Every wait has its asker's limit. Whatever goes wrong with a worker (it crashes, falls silent,
takes too long, or nobody waits for its reply any more), it is killed and its place gets another.
So a worker is always one of three: free, with one asker, or about to be replaced."""

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import structlog

from deciban.house.config import Config
from deciban.house.minds import process, questions
from deciban.house.minds.process import Answer, Lost, Refusing, Reply, Worker
from deciban.kernel import Data, Refused, Sight

log = structlog.get_logger()

PAUSE = 1.0
"""Seconds before another worker takes the place of one that did not get ready."""


class Unthinkable(Exception):
    """A mind crashed or ran out of time."""


class Workers:
    def __init__(self, config: Config) -> None:
        self._config = config
        self._places: list[asyncio.Task[None]] = []
        self._free: asyncio.LifoQueue[Worker] = asyncio.LifoQueue()
        self._tried = asyncio.Event()
        """Whether a first worker has got ready, or failed to."""
        # Notebooks and coaches leave a worker free for the bots.
        self._spare = asyncio.Semaphore(max(1, config.workers - 1))
        self._closed = False

    async def choose(self, name: str, level: str, sight: Sight[Data]) -> bytes:
        """A bot's action as JSON."""
        asked = (name, level, sight, secrets.randbits(64))
        return await self.ask(questions.choose, *asked, limit=self._config.bot_limit)

    async def fill(self, name: str, sight: Callable[[], Sight[Data]]) -> bytes:
        """A notebook's notes as JSON; what is seen is taken when there is time for it."""
        async with self._spared(self._config.bot_limit) as limit:
            return await self.ask(questions.fill, name, sight(), limit=limit)

    async def consult(self, function: Callable[..., bytes], *args: Any) -> bytes:
        """What a coach says as JSON: the function is `review`, `hint` or `advise`."""
        async with self._spared(self._config.coach_limit) as limit:
            return await self.ask(function, *args, limit=limit)

    async def check(self, function: Callable[..., bytes], *args: Any) -> bytes:
        """What there is to know of content, as JSON: the function is `read`, `supply` or
        `example`."""
        async with self._spared(self._config.content_limit) as limit:
            return await self.ask(function, *args, limit=limit)

    async def rehearse(self, *args: Any) -> bytes:
        """How bots fared with content in some games, as JSON."""
        async with self._spared(self._config.rehearsal_slice) as limit:
            return await self.ask(questions.rehearse, *args, limit=limit)

    async def ask(self, function: Callable[..., bytes], *args: Any, limit: float) -> bytes:
        """What the function returns in a worker, within so many seconds from now."""
        question = process.question(function, *args)
        await self._open()
        try:
            async with asyncio.timeout(limit):
                reply = await self._reply(question)
        except TimeoutError:
            raise Unthinkable("timeout") from None
        except Lost as lost:
            raise Unthinkable(str(lost)) from lost
        if isinstance(reply, Answer):
            return reply.json
        if isinstance(reply, Refusing):
            raise Refused(reply.refusal.reason, **reply.refusal.facts)
        raise Unthinkable(reply.error)

    def start(self) -> None:
        """Starts the workers, if they are not yet; otherwise the first question does."""
        if not self._places:
            count = range(self._config.workers)
            self._places = [asyncio.create_task(self._fill_place(number)) for number in count]

    async def close(self) -> None:
        self._closed = True
        self._tried.set()
        for place in self._places:
            place.cancel()
        await asyncio.gather(*self._places, return_exceptions=True)

    async def _open(self) -> None:
        """Ends when there are workers. The first ones may have much to prepare, and nobody's time
        is spent on that."""
        if not self._closed:
            self.start()
            await self._tried.wait()
        if self._closed:
            raise Unthinkable("closed")

    @asynccontextmanager
    async def _spared(self, limit: float) -> AsyncIterator[float]:
        """With one of the places that bots can do without; the limit holds for getting it, too."""
        await self._open()
        try:
            async with asyncio.timeout(limit):
                await self._spare.acquire()
        except TimeoutError:
            raise Unthinkable("busy") from None
        try:
            yield limit
        finally:
            self._spare.release()

    async def _reply(self, question: bytes) -> Reply:
        """Of the first worker that is free."""
        while not (taken := await self._free.get()).alive:
            pass
        try:
            reply = await taken.ask(question)
        except BaseException:
            taken.kill()
            raise
        self._free.put_nowait(taken)
        return reply

    async def _fill_place(self, number: int) -> None:
        """Keeps one worker going for ever: when it is gone, the next one comes."""
        if number > 0:
            # What the first one compiles the others find compiled.
            await self._tried.wait()
        while True:
            try:
                await self._employ()
            except Exception as error:
                log.warning("worker-unready", why=repr(error))
                self._tried.set()
                await asyncio.sleep(PAUSE)

    async def _employ(self) -> None:
        """One worker, from its first breath to its last."""
        new = await process.start()
        try:
            await new.prepared()
            self._free.put_nowait(new)
            self._tried.set()
            await new.gone()
            log.warning("worker-gone", pid=new.pid)
        finally:
            new.kill()
            await new.gone()
