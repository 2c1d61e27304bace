"""The house: all its parts, opened and closed in order."""

import time
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager

import structlog

from deciban.house.coaching import Coaching
from deciban.house.config import Config
from deciban.house.database import connect, migrate
from deciban.house.hall import Hall
from deciban.house.limits import Limit
from deciban.house.minds import Minds
from deciban.house.people import People
from deciban.house.store import Store
from deciban.house.table import Table
from deciban.kernel import Refused

log = structlog.get_logger()


class House:
    def __init__(self, config: Config, store: Store) -> None:
        self.config = config
        self.store = store
        self.people = People(config.data)
        self.minds = Minds(config)
        self.hall = Hall(store, self.minds, config)
        self.coaching = Coaching(self.minds, config.coach_queue)
        self._sockets: Counter[str] = Counter()
        self._made = Limit(config.made_per_minute)
        self._asked = Limit(config.questions_per_minute)
        self._misses = Limit(config.misses_per_minute)

    async def close(self) -> None:
        await self.hall.close()
        await self.minds.close()
        await self.store.close()

    async def find(self, key: str, address: str) -> Table:
        """A table; refuses an address that guesses too much."""
        if self._misses.spent(address):
            raise Refused("too-many-guesses")
        try:
            return await self.hall.find(key)
        except Refused:
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

    def may_ask(self, address: str) -> None:
        if not self._asked.take(address):
            raise Refused("too-many-questions")


@asynccontextmanager
async def open_house(config: Config) -> AsyncIterator[House]:
    began = time.monotonic()
    engine = connect(config)
    await migrate(engine)
    house = House(config, Store(engine))
    log.info("open", seconds=round(time.monotonic() - began, 3))
    try:
        if config.eager:
            await house.minds.start()
        yield house
    finally:
        await house.close()
        log.info("closed")
