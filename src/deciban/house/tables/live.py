"""Where the tables stand.

A table is loaded from the journal when somebody asks for it, and leaves the memory when nobody
has looked at it for a while: on disk it is whole at any time."""

import asyncio
import contextlib
import time

from deciban.house.config import Config
from deciban.house.minds.workers import Workers
from deciban.house.protocol import shapes
from deciban.house.storage.store import Kept, Store
from deciban.house.tables.contents import HouseContents
from deciban.house.tables.opening import begun, opened, read_options
from deciban.house.tables.restoring import restore
from deciban.house.tables.table import Table
from deciban.kernel import Refused, Setup, registry

SWEEP = 2.0
"""Seconds between two looks around for tables that nobody needs in memory."""


class LiveTables:
    def __init__(
        self, store: Store, workers: Workers, contents: HouseContents, config: Config
    ) -> None:
        self._store = store
        self._workers = workers
        self._contents = contents
        self._config = config
        self._tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._asked: dict[str, float] = {}
        store.listen(self._tell_trouble)
        self._sweeper = asyncio.create_task(self._sweep(), name="sweeper")

    def __len__(self) -> int:
        return len(self._tables)

    def live(self, key: str) -> Table | None:
        return self._tables.get(key)

    def of(self, campaign: str) -> list[Table]:
        """The tables of a campaign that are in memory."""
        return [table for table in self._tables.values() if table.kept.campaign == campaign]

    async def find(self, key: str) -> Table:
        """A table by its address; refuses one that does not exist."""
        self._asked[key] = time.monotonic()
        table = self._tables.get(key)
        if table is not None and not table.lost:
            return table
        if key not in self._loading:
            self._loading[key] = asyncio.create_task(self._load(key), name=f"load {key}")
        # Somebody who hangs up must not stop the loading for the others.
        return await asyncio.shield(self._loading[key])

    async def make(self, person: str, name: str, new: shapes.NewTable) -> str:
        game = registry.game(new.game)
        options = read_options(game, new.options)
        content = await self._contents.choose(game, options, None, new.content)
        setup = Setup(options, content)
        kept = opened(person, name, new, game, setup)
        await self._store.write(*begun(kept, setup))
        return kept.id

    async def rename(self, person: str, name: str) -> None:
        for table in tuple(self._tables.values()):
            await table.rename(person, name)

    async def close(self) -> None:
        self._sweeper.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._sweeper
        await asyncio.gather(*(table.close(1012) for table in self._tables.values()))

    def _tell_trouble(self, _waiting: bool) -> None:
        for table in self._tables.values():
            table.tell_trouble()

    async def _load(self, key: str) -> Table:
        try:
            if lost := self._tables.get(key):
                await lost.close(1012)
            kept = await self._store.table(key)
            if kept is None:
                self._asked.pop(key, None)
                raise Refused("unknown-table")
            table = await self._restore(kept)
            self._tables[key] = table
            table.wake()
            return table
        finally:
            del self._loading[key]

    async def _restore(self, kept: Kept) -> Table:
        journal, chat = await self._store.journal(kept.id), await self._store.chat(kept.id)
        snapshot, content = await self._store.snapshot(kept.id), await self._contents.kept(kept)
        game = registry.game(kept.game)
        restored = await asyncio.to_thread(restore, game, kept, content, journal, snapshot)
        return Table(kept, *restored, journal, chat, self._store, self._workers, self._config)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(min(SWEEP, self._config.idle / 10))
            for key, table in list(self._tables.items()):
                if table.quiet and self._rests(table):
                    del self._tables[key], self._asked[key]
                    await table.close(1012)

    def _rests(self, table: Table) -> bool:
        """A game that is over needs no patience."""
        rested = time.monotonic() - self._asked[table.id]
        return rested > (SWEEP if table.phase == "over" else self._config.idle)
