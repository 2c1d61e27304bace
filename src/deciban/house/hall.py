"""Where the tables stand.

A table is loaded from the journal when somebody asks for it, and leaves the memory when nobody
has looked at it for a while: on disk it is whole at any time."""

import asyncio
import contextlib
import time

import msgspec
import structlog

from deciban.house import changes, shapes
from deciban.house.config import Config
from deciban.house.minds import Minds
from deciban.house.opening import opened
from deciban.house.store import Store
from deciban.house.table import Table
from deciban.kernel import Refused

log = structlog.get_logger()

SWEEP = 2.0
"""Seconds between two looks around for tables that nobody needs in memory."""


class Hall:
    def __init__(self, store: Store, minds: Minds, config: Config) -> None:
        self._store = store
        self._minds = minds
        self._config = config
        self._tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._asked: dict[str, float] = {}
        self._sweeper = asyncio.create_task(self._sweep(), name="sweeper")

    def __len__(self) -> int:
        return len(self._tables)

    def live(self, key: str) -> Table | None:
        return self._tables.get(key)

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
        kept = opened(person, name, new)
        await self._store.write(*changes.add_table(kept))
        return kept.id

    async def rename(self, person: str, name: str) -> None:
        for table in tuple(self._tables.values()):
            await table.rename(person, name)

    async def close(self) -> None:
        self._sweeper.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._sweeper
        await asyncio.gather(*(table.close(1012) for table in self._tables.values()))

    async def _load(self, key: str) -> Table:
        try:
            kept = await self._store.table(key)
            if kept is None:
                self._asked.pop(key, None)
                raise Refused("unknown-table")
            journal, chat = await self._store.journal(key), await self._store.chat(key)
            try:
                table = Table(kept, journal, chat, self._store, self._minds, self._config)
            except (Refused, msgspec.MsgspecError) as error:
                # The rules have changed since, or the disk lies.
                log.error("table-unreadable", table=key, error=str(error))
                raise Refused("table-unreadable") from error
            self._tables[key] = table
            table.wake()
            return table
        finally:
            del self._loading[key]

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
