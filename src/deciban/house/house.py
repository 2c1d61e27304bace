"""The house: all its parts, opened and closed in order."""

import time
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager

import structlog

from deciban.house.config import Config
from deciban.house.minds.coaching import Coaching
from deciban.house.minds.rehearsals import Rehearsals
from deciban.house.minds.workers import Workers
from deciban.house.people.limits import Limit
from deciban.house.people.people import People, read_key
from deciban.house.storage.campaigns import KeptCampaign
from deciban.house.storage.database import connect, pen, upgrade
from deciban.house.storage.folder import make_folder
from deciban.house.storage.store import Store
from deciban.house.tables.campaigns import Campaigns
from deciban.house.tables.contents import HouseContents
from deciban.house.tables.live import LiveTables
from deciban.house.tables.table import Table
from deciban.kernel import Refused

log = structlog.get_logger()


class House:
    def __init__(self, config: Config, store: Store) -> None:
        self.config = config
        self.store = store
        self.people = People(config.data)
        self.workers = Workers(config)
        self.contents = HouseContents(store, self.workers, config)
        self.rehearsals = Rehearsals(store, self.workers, config)
        self.tables = LiveTables(store, self.workers, self.contents, config)
        self.campaigns = Campaigns(store, self.tables, self.contents)
        self.coaching = Coaching(self.workers, config.coach_queue)
        self._sockets: Counter[str] = Counter()
        self._made = Limit(config.made_per_minute)
        self._asked = Limit(config.questions_per_minute)
        self._brought = Limit(config.contents_per_minute)
        self._checked = Limit(config.checks_per_minute)
        self._rehearsed = Limit(config.rehearsals_per_minute)
        self._misses = Limit(config.misses_per_minute)

    async def close(self) -> None:
        self.store.hurry()
        await self.tables.close()
        await self.rehearsals.close()
        await self.workers.close()
        await self.store.close()

    async def find(self, key: str, person: str, address: str) -> Table:
        """A table; refuses those who may not look at it."""
        with self._guessing(address):
            table = await self.tables.find(key)
        if not await self.campaigns.admits(table, person):
            raise Refused("members-only")
        return table

    async def find_campaign(self, key: str, address: str) -> KeptCampaign:
        with self._guessing(address):
            return await self.campaigns.find(key)

    @contextmanager
    def _guessing(self, address: str) -> Iterator[None]:
        """While a link is tried; refuses an address that guesses too much."""
        if self._misses.spent(address):
            raise Refused("too-many-guesses")
        try:
            yield
        except Refused as refused:
            if refused.refusal.reason != "house-waiting":
                self._misses.take(address)
            raise

    @contextmanager
    def counted(self, address: str) -> Iterator[None]:
        """While a socket is open; refuses one more than an address may have."""
        if self._sockets[address] >= self.config.sockets_per_address:
            raise Refused("too-many-sockets")
        self._sockets[address] += 1
        try:
            yield
        finally:
            self._sockets[address] -= 1
            if not self._sockets[address]:
                del self._sockets[address]

    def may_make(self, person: str, address: str) -> None:
        if not (self._made.take(person) and self._made.take(address)):
            raise Refused("too-many-tables")

    def may_bring(self, person: str, address: str) -> None:
        if not (self._brought.take(person) and self._brought.take(address)):
            raise Refused("too-many-contents")

    def may_check(self, person: str, address: str) -> None:
        if not (self._checked.take(person) and self._checked.take(address)):
            raise Refused("too-many-checks")

    def may_rehearse(self, person: str, address: str) -> None:
        if not (self._rehearsed.take(person) and self._rehearsed.take(address)):
            raise Refused("too-many-rehearsals")

    def may_ask(self, address: str) -> None:
        if not self._asked.take(address):
            raise Refused("too-many-questions")


async def prepare(config: Config) -> None:
    """Folder, key and database. Refuses those that can't be used: `bad-data`, `bad-key`,
    `bad-database`, `database-driver`, `database-unusable`."""
    make_folder(config.data)
    read_key(config.data)
    await upgrade(config)


@asynccontextmanager
async def open_house(config: Config) -> AsyncIterator[House]:
    began = time.monotonic()
    await prepare(config)
    house = House(config, Store(connect(config), pen(config)))
    log.info("open", seconds=round(time.monotonic() - began, 3))
    try:
        if config.eager:
            house.workers.start()
        yield house
    finally:
        await house.close()
        log.info("closed")
