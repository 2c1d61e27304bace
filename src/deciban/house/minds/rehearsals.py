"""Bots try content, so that its author sees how it plays.

That takes minutes, and the workers are there for those who play. So it is done in slices of about
a second, one at a time in the whole house, with as long a pause after each; whoever has waited
longest is next."""

import asyncio
import secrets
import time
from contextlib import suppress

import msgspec
import structlog

from deciban.house.config import Config
from deciban.house.minds.workers import Unthinkable, Workers
from deciban.house.protocol import shapes
from deciban.house.storage.contents import find_content, find_rehearsal, set_rehearsal
from deciban.house.storage.store import Store
from deciban.house.storage.writer import Unkept
from deciban.kernel import Refused, Rehearsal
from deciban.kernel.registry import AnyGame

log = structlog.get_logger()

SLICE = 1.0
"""Seconds that bots should take at a time."""


class _Job:
    def __init__(self, person: str) -> None:
        self.person = person
        self.sum: Rehearsal | None = None

    @property
    def games(self) -> int:
        return 0 if self.sum is None else self.sum.games

    def add(self, more: Rehearsal) -> None:
        self.sum = more if self.sum is None else self.sum + more


class Rehearsals:
    def __init__(self, store: Store, workers: Workers, config: Config) -> None:
        self._store = store
        self._workers = workers
        self._config = config
        self._jobs: dict[tuple[str, str], _Job] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        # Whoever waits for it gets it in order.
        self._turn = asyncio.Lock()

    async def see(self, game: AnyGame, key: str) -> shapes.Rehearsed:
        """How far it is, or how it went the last time."""
        job = self._jobs.get((game.name, key))
        if job is None:
            return self._seen(await find_rehearsal(self._store, game.name, key), under_way=False)
        return self._seen(job.sum, under_way=True)

    async def begin(self, game: AnyGame, key: str, person: str) -> shapes.Rehearsed:
        """Begins, unless it is under way. Refuses a second one of the same person."""
        if game.rehearsal is None:
            raise Refused("no-rehearsal")
        content = await find_content(self._store, game.name, key)
        if content is None:
            raise Refused("unknown-content")
        if (game.name, key) not in self._jobs:
            self._start(game, key, content, person)
        return await self.see(game, key)

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _start(self, game: AnyGame, key: str, content: str, person: str) -> None:
        if any(job.person == person for job in self._jobs.values()):
            raise Refused("rehearsal-under-way")
        if len(self._jobs) >= self._config.rehearsal_queue:
            raise Refused("rehearsals-busy")
        job = self._jobs[game.name, key] = _Job(person)
        task = asyncio.create_task(self._run(game, key, content, job), name=f"rehearse {key[:8]}")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        task.add_done_callback(lambda _: self._jobs.pop((game.name, key)))

    async def _run(self, game: AnyGame, key: str, content: str, job: _Job) -> None:
        try:
            await self._play(game, content, job)
        except Unthinkable as failure:
            log.warning("rehearsal-failed", game=game.name, why=str(failure))
        except (Refused, msgspec.ValidationError) as error:
            # Not the error's own words: they may tell what is in it.
            log.error("rehearsal-failed", game=game.name, why=type(error).__name__)
        if job.sum is not None:
            with suppress(Unkept):  # The writer has said so; its author can ask again.
                await self._store.write(set_rehearsal(game.name, key, job.sum))

    async def _play(self, game: AnyGame, content: str, job: _Job) -> None:
        """Slice after slice. What was played before something went wrong counts."""
        most, left = self._config.rehearsal_games, self._config.rehearsal_limit
        size = 1
        while job.games < most and left > 0:
            async with self._turn:
                began = time.monotonic()
                asked = (game.name, content, min(size, most - job.games), secrets.randbits(64))
                played = await self._workers.rehearse(*asked)
                spent = time.monotonic() - began
                job.add(msgspec.json.decode(played, type=Rehearsal))
                await asyncio.sleep(spent)
            size, left = _fitting(size, spent), left - spent

    def _seen(self, result: Rehearsal | None, *, under_way: bool) -> shapes.Rehearsed:
        most = self._config.rehearsal_games
        return shapes.Rehearsed(under_way=under_way, most=most, result=result)


def _fitting(games: int, spent: float) -> int:
    """How many games the next slice should have; never much more than were tried before."""
    return max(1, min(4 * games, int(games * SLICE / max(spent, 0.001))))
