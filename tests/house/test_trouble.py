"""When the database is away, or will not take a move: people are told, and nothing is lost."""

import asyncio
import os
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, AsyncExitStack, asynccontextmanager
from typing import Any

import pytest
from msgspec.structs import replace
from sqlalchemy import text
from structlog.testing import capture_logs
from websockets.exceptions import ConnectionClosed

from deciban.house.config import Config
from deciban.house.storage import store
from deciban.house.storage.database import connect
from tests.house.client import DUEL, PATIENCE, Frame, Guest, guess, hide
from tests.house.conftest import NewGuest, Running, running
from tests.house.postgres import Postgres

OUTAGE = float(os.environ.get("DECIBAN_OUTAGE", "2"))
"""Seconds."""
ALONE: dict[str, Any] = {"alone": True, "pegs": 6, "colors": 10, "rows": 20}
CODE = (0, 1, 2, 3)
COME_BACK = (1012, 1013)

Outage = Callable[[], AbstractAsyncContextManager[None]]


@asynccontextmanager
async def _locked(config: Config) -> AsyncIterator[None]:
    """Somebody else writes to the same file, and takes long."""
    other = sqlite3.connect(config.data / "house.sqlite", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    yield
    other.rollback()
    other.close()


@asynccontextmanager
async def _stopped(server: Postgres) -> AsyncIterator[None]:
    await asyncio.to_thread(server.stop)
    try:
        yield
    finally:
        await asyncio.to_thread(server.start)


@asynccontextmanager
async def _frozen(server: Postgres) -> AsyncIterator[None]:
    server.freeze()
    try:
        yield
    finally:
        server.thaw()


@pytest.fixture
def outage(request: pytest.FixtureRequest, config: Config) -> Outage:
    """While it lasts, nothing can be written."""
    if request.param == "locked":
        return lambda: _locked(config)
    server: Postgres = request.getfixturevalue("postgres")
    return lambda: _stopped(server) if request.param == "stopped" else _frozen(server)


every_outage = pytest.mark.parametrize(
    ("database", "outage"),
    [("sqlite", "locked"), ("postgres", "stopped"), ("postgres", "frozen")],
    indirect=True,
)


@every_outage
async def test_people_are_told_that_the_house_waits_and_play_on(
    guest: NewGuest, outage: Outage
) -> None:
    ann, eve = await guest("Ann"), await guest("Eve")
    table = await ann.make("me", "me", **DUEL)
    async with ann.seated(table, "seat=0") as maker, eve.seated(table) as watcher:
        async with outage():
            move = await maker.move(hide(*CODE))
            for page in (maker, watcher):
                await page.until("trouble", trouble="waiting")
            async with eve.page(table) as late:
                assert await late.hear() == {"type": "trouble", "trouble": "waiting"}
        for page in (maker, watcher):
            await page.until("trouble", trouble=None)
        await maker.until("stepped", move=move)
        await watcher.until_step(1)
        async with ann.seated(table, "seat=1") as breaker:
            await breaker.play(guess(*CODE))


class Player:
    """Plays alone, remembers every acknowledged guess, and says the open one again."""

    def __init__(self, guest: Guest, table: str) -> None:
        self.guest = guest
        self.table = table
        self.acknowledged = 0

    async def play(self, until: asyncio.Event) -> None:
        """At least one more guess after that."""
        more = True
        while more:
            more = not until.is_set() and self.acknowledged < ALONE["rows"] - 1
            await self.guess()
            await asyncio.sleep(0.05)

    async def guess(self) -> None:
        number = self.acknowledged
        try:
            async with self.guest.seated(self.table) as page:
                name = f"guess-number-{number}"
                code = (int(digit) for digit in f"{number:06}")
                await page.move(guess(*code), step=number, name=name)
                await page.until("stepped", move=name)
                self.acknowledged += 1
        except ConnectionClosed as closed:
            if closed.rcvd is None or closed.rcvd.code not in COME_BACK:
                raise


@every_outage
async def test_nothing_acknowledged_is_lost_in_an_outage(
    guest: NewGuest, house: Running, outage: Outage
) -> None:
    ann = await guest()
    players = [Player(ann, await ann.make("me", **ALONE)) for _ in range(5)]
    back = asyncio.Event()
    playing = asyncio.gather(*(player.play(back) for player in players))
    await asyncio.sleep(0.3)
    async with outage():
        await asyncio.sleep(OUTAGE)
    back.set()
    async with asyncio.timeout(PATIENCE):
        await playing
    for player in players:
        rows = await house.house.store.journal(player.table)
        assert [row.move for row in rows] == [
            f"guess-number-{number}" for number in range(player.acknowledged)
        ]


@pytest.mark.parametrize(
    ("database", "outage"), [("postgres", "stopped"), ("postgres", "frozen")], indirect=True
)
async def test_whoever_asks_meanwhile_is_told_in_words(
    guest: NewGuest, outage: Outage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store, "LONGEST_WAIT", 0.5)
    ann = await guest("Ann")
    async with outage():
        for _ in range(6):
            assert await ann.refused("GET", "/me") == (503, "house-waiting")
    monkeypatch.undo()
    assert (await ann.ask("GET", "/me"))["name"] == "Ann"


@every_outage
async def test_a_house_closes_though_its_database_is_away(config: Config, outage: Outage) -> None:
    async with AsyncExitStack() as away, running(config) as house, Guest(house.address) as ann:
        table = await ann.make("me", "me", **DUEL)
        async with ann.seated(table, "seat=0") as maker:
            await away.enter_async_context(outage())
            await maker.move(hide(*CODE))
            await maker.until("trouble", trouble="waiting")


@asynccontextmanager
async def one_row_a_table(config: Config) -> AsyncIterator[None]:
    """The journal takes no second row of a table, and is healed again: other tests use the same
    database."""
    engine = connect(config)
    async with engine.begin() as connection:
        await connection.execute(text("CREATE UNIQUE INDEX one ON journal (table_id)"))
    yield
    async with engine.begin() as connection:
        await connection.execute(text("DROP INDEX one"))
    await engine.dispose()


@pytest.mark.both_databases
async def test_a_move_that_can_not_be_written_is_said_so_and_nobody_is_sent_away(
    config: Config,
) -> None:
    """The bot's move can't ever be written."""
    async with (
        AsyncExitStack() as broken,
        running(replace(config, bot_pause=0.5)) as house,
        Guest(house.address) as ann,
    ):
        table = await ann.make("me", "random", **DUEL)
        async with ann.seated(table) as page:
            await page.play(hide(*CODE))
            await broken.enter_async_context(one_row_a_table(config))
            with capture_logs() as logs:
                await page.until("trouble", trouble="unwritten")
                await asyncio.sleep(1.5)
                await page.say(type="note", body="Hm")
                await page.until("trouble", trouble=None)
            assert page.step == 1
        failed = [entry for entry in logs if entry["event"] == "write-failed"]
        assert len(failed) <= 3, "it is tried again now and then"
        async with ann.seated(table) as page:
            assert page.heard[0]["note"] == "Hm"


@pytest.mark.both_databases
async def test_a_refused_write_is_refused_in_words(
    guest: NewGuest, house: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = await guest("Ann")
    table = await ann.make("me", "me", **DUEL)
    live = await house.house.tables.find(table)
    async with ann.seated(table) as page:
        monkeypatch.setattr(live, "kept", replace(live.kept, id="nowhere"))
        await page.move(hide(*CODE), name="move-one")
        await page.until("trouble", trouble="unwritten")
        refused = await page.until("refused")
        assert (refused["id"], refused["refusal"]["reason"]) == ("move-one", "write-failed")
        monkeypatch.undo()
        await page.play(hide(*CODE))


@pytest.mark.both_databases
async def test_a_failed_line_marks_the_table_as_any_failed_write_does(config: Config) -> None:
    """Two houses on one database: the second to write a line catches up."""
    async with running(config) as one, running(config) as two, Guest(one.address) as ann:
        await ann.call("Ann")
        table = await ann.make("me", "me", **DUEL)
        async with Guest(two.address, ann.http.cookies) as same:
            async with ann.seated(table) as here, same.seated(table) as there:
                await here.say(type="say", id="line-one", text="Hello")
                await here.until("said")
                await there.say(type="say", id="line-two", text="Hi")
                assert await there.closed() == 1012
            async with same.seated(table) as there:
                assert [line["text"] for line in there.heard[0]["chat"]] == ["Hello"]
                await there.say(type="say", id="line-two", text="Hi")
                said: Frame = await there.until("said")
                assert (said["id"], said["line"]["number"]) == ("line-two", 1)
