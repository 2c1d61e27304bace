"""`kill -9` right after an acknowledged move: nothing is lost, nothing doubled, all come back."""

import asyncio
import json
import os
import random
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from msgspec.structs import replace
from websockets.exceptions import WebSocketException

from deciban.house.config import Config
from deciban.house.people.people import COOKIE
from deciban.house.storage.database import connect, pen
from deciban.house.storage.store import Store
from tests.house.client import Frame, Guest, Page, guess
from tests.house.vaults import begin, open_table, say, vote
from tests.kernel.vault import MOST_TABLES

KILLS = int(os.environ.get("DECIBAN_KILLS", "100"))
"""On each database."""
TABLES = 4
LAST_MOVES = max(8, KILLS // 10)
"""Kills around the last move of a campaign's table, …"""
A_WRITE = 0.02
"""… within so many seconds."""
OPTIONS: dict[str, Any] = {"alone": True, "pegs": 6, "colors": 10, "rows": 20}


class Killed(Exception):
    """The house is gone."""


class House:
    def __init__(self, nursery: "subprocess.Popen[str]", config: Config) -> None:
        assert nursery.stdin is not None
        assert nursery.stdout is not None
        given = replace(config, made_per_minute=10**6)
        nursery.stdin.write(msgspec.json.encode(given, enc_hook=str).decode() + "\n")
        nursery.stdin.flush()
        pid, address = nursery.stdout.readline().split()
        self.pid = int(pid)
        self.address = address.rstrip("/")
        self.alive = True

    def kill(self) -> None:
        if self.alive:
            self.alive = False
            os.kill(self.pid, signal.SIGKILL)


class Player:
    """Somebody who plays alone, remembers every acknowledged guess, and says the open one again."""

    def __init__(self) -> None:
        self.table = ""
        self.acknowledged: list[tuple[int, ...]] = []
        self.pending: tuple[str, int, Frame] | None = None
        """The move's id, its step and its action."""
        self.finished: dict[str, list[tuple[int, ...]]] = {}
        self.over = True

    async def play(self, guest: Guest, house: House, fuse: Iterator[int]) -> None:
        if self.over:
            await self.begin(guest)
        async with guest.page(self.table) as page:
            self.check(await page.until("welcome"))
            while not self.over:
                await self.move(page)
                if next(fuse) == 0:
                    house.kill()

    async def begin(self, guest: Guest) -> None:
        if self.table:
            self.finished[self.table] = self.acknowledged
        self.table = await guest.make("me", **OPTIONS)
        self.acknowledged, self.pending, self.over = [], None, False

    def check(self, welcome: Frame) -> None:
        """All that was acknowledged is there, in order, and at most the open guess besides."""
        rows = [tuple(row["guess"]) for row in _rows(welcome)]
        open_guess = [tuple(self.pending[2]["code"])] if self.pending else []
        assert rows in (self.acknowledged, self.acknowledged + open_guess)
        assert [past["step"] for past in welcome["past"]] == list(range(len(rows) + 1))

    async def move(self, page: Page) -> None:
        if self.pending is None:
            number = len(self.acknowledged)
            code = tuple(int(digit) for digit in f"{number:06}")
            self.pending = (f"guess-number-{number}", page.step, guess(*code))
        name, step, action = self.pending
        await page.move(action, step=step, name=name)
        stepped = await page.until("stepped", move=name)
        self.acknowledged.append(tuple(action["code"]))
        self.pending = None
        self.over = not stepped["position"]["awaited"]


def _rows(welcome: Frame) -> list[Frame]:
    view = welcome["position"]["view"]
    rows: list[Frame] = (view["last"] or view)["rows"]
    return rows


async def live(house: House, players: list[Player], cookies: httpx.Cookies, fuse: int) -> None:
    """Everybody plays until the house is killed."""
    burning = iter([1] * fuse + [0] + [1] * 10_000)
    async with Guest(house.address, cookies) as guest:
        playing = [asyncio.create_task(_play(p, guest, house, burning)) for p in players]
        results = await asyncio.gather(*playing, return_exceptions=True)
    house.kill()
    for result in results:
        if result is not None and not isinstance(result, Killed):
            raise result


async def _play(player: Player, guest: Guest, house: House, fuse: Iterator[int]) -> None:
    try:
        while True:
            await player.play(guest, house, fuse)
    except (WebSocketException, OSError, httpx.TransportError):
        if house.alive:
            raise
        raise Killed from None


@contextmanager
def a_nursery(*paths: Path) -> Iterator["subprocess.Popen[str]"]:
    """With these folders, where games may be, on its path."""
    path = os.pathsep.join(filter(None, (*map(str, paths), os.environ.get("PYTHONPATH"))))
    command = [sys.executable, "-m", "tests.house.nursery"]
    with subprocess.Popen(
        command,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        env={**os.environ, "PYTHONPATH": path},
        cwd=Path(__file__).parents[2],
    ) as nursery:
        yield nursery
        assert nursery.stdin is not None
        nursery.stdin.close()


@pytest.mark.both_databases
async def test_a_killed_house_loses_nothing_and_doubles_nothing(config: Config) -> None:
    chance = random.Random(9)
    players = [Player() for _ in range(TABLES)]
    with a_nursery() as nursery:
        first = House(nursery, config)
        async with Guest(first.address) as guest:
            cookies = guest.http.cookies
        assert COOKIE in cookies
        await live(first, players, cookies, fuse=3)
        for _ in range(KILLS - 1):
            await live(House(nursery, config), players, cookies, chance.randrange(12))
        await _check_disk(config, players)
        survivor = House(nursery, config)
        await _all_are_back(survivor, players, cookies)
        with suppress(ProcessLookupError):
            survivor.kill()


async def _check_disk(config: Config, players: list[Player]) -> None:
    engine = connect(config)
    store = Store(engine, pen(config))
    for player in players:
        for table, guesses in player.finished.items():
            rows = await store.journal(table)
            assert [tuple(json.loads(row.action)["code"]) for row in rows] == guesses
    if config.database is None:
        async with engine.connect() as connection:
            checked = await connection.exec_driver_sql("PRAGMA integrity_check")
            assert checked.scalar_one() == "ok"
    await store.close()


async def _all_are_back(house: House, players: list[Player], cookies: httpx.Cookies) -> None:
    async with Guest(house.address, cookies) as guest:
        for player in players:
            for table in (*player.finished, player.table):
                assert (await guest.ask("GET", f"/tables/{table}"))["game"] == "mastermind"


class Group:
    """People of one campaign, who say their last words and see the house die at that."""

    def __init__(self, campaign: str) -> None:
        self.campaign = campaign
        self.told: set[str] = set()
        """Tables whose end somebody has heard of."""

    async def play(self, guest: Guest, house: House, delay: float | None) -> None:
        """To the last move of a table. The house dies so many seconds after it was sent, or as
        soon as it is acknowledged."""
        table = (await guest.ask("GET", f"/campaigns/{self.campaign}"))["open"]
        if table is None:
            table = await open_table(guest, self.campaign, "me", "me")
        async with guest.seated(table, "seat=0") as page, guest.seated(table, "seat=1") as other:
            while page.view["scout"] is not None:
                for mine in (page, other):
                    await mine.until_step(page.step)
                    if not mine.view["voted"][mine is other]:
                        await mine.play(vote(mine.view["letters"].index("·")))
                await page.until_step(other.step)
            name = await page.move(say("no idea"))
            if delay is not None:
                asyncio.get_running_loop().call_later(delay, house.kill)
            await page.until("stepped", move=name)
            self.told.add(table)
            house.kill()

    async def check(self, guest: Guest) -> int:
        """How many tables the log has: those that are over, all that somebody heard of included."""
        seen = await guest.ask("GET", f"/campaigns/{self.campaign}")
        over = [episode["table"] for episode in seen["tables"] if episode["phase"] == "over"]
        played: int = seen["log"]["played"] if seen["log"] else 0
        assert played == len(over)
        assert self.told <= set(over)
        assert [episode["number"] for episode in seen["tables"]] == [
            *range(1, len(seen["tables"]) + 1)
        ]
        return played


@pytest.mark.both_databases
async def test_a_campaigns_log_and_its_tables_agree_whenever_the_house_is_killed(
    config: Config, vault: Path
) -> None:
    chance = random.Random(7)
    with a_nursery(vault) as nursery:
        house = House(nursery, config)
        async with Guest(house.address) as guest:
            cookies = guest.http.cookies
            group = Group(await begin(guest))
        for number in range(LAST_MOVES):
            delay = chance.random() * A_WRITE if number % 2 else None
            async with Guest(house.address, cookies) as guest:
                with suppress(WebSocketException, OSError, httpx.TransportError):
                    await group.play(guest, house, delay)
            assert not house.alive
            house = House(nursery, config)
            async with Guest(house.address, cookies) as guest:
                if await group.check(guest) == MOST_TABLES:
                    group = Group(await begin(guest))
        house.kill()
