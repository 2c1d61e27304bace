"""One thing after another.

Whatever is done at a table is done in its own task, in the order in which it was asked for: no
locks, no half-done things, and nobody who hangs up can interrupt what was begun."""

import asyncio
import contextlib
from collections.abc import Coroutine
from typing import Any, NamedTuple, TypeVar

T = TypeVar("T")


class _Turn(NamedTuple):
    deed: Coroutine[Any, Any, Any]
    done: "asyncio.Future[Any]"


class Turns:
    def __init__(self, name: str) -> None:
        self._queue: asyncio.Queue[_Turn] = asyncio.Queue()
        self._task = asyncio.create_task(self._run(), name=name)

    async def do(self, deed: Coroutine[Any, Any, T]) -> T:
        """Waits for its turn, does it, and gives back its result or its exception."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait(_Turn(deed, done))
        return await done

    @property
    def idle(self) -> bool:
        return self._queue.empty()

    async def close(self) -> None:
        """Ends when everything that was asked for is done."""
        await self.do(asyncio.sleep(0))
        self._task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._task

    async def _run(self) -> None:
        while True:
            turn = await self._queue.get()
            try:
                result = await turn.deed
            except Exception as error:
                if not turn.done.done():
                    turn.done.set_exception(error)
            else:
                if not turn.done.done():
                    turn.done.set_result(result)
