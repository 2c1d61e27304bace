"""`kill -9` right after an acknowledged move: nothing is lost, nothing doubled, all come back."""

import asyncio
import json
import os
import random
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
from websockets.exceptions import WebSocketException

from deciban.house.people import COOKIE
from tests.house.client import Frame, Guest, Page, guess

KILLS = int(os.environ.get("DECIBAN_KILLS", "200"))
TABLES = 4
OPTIONS: dict[str, Any] = {"alone": True, "pegs": 6, "colors": 10, "rows": 20}


class Killed(Exception):
    """The house is gone."""


class House:
    def __init__(self, nursery: "subprocess.Popen[str]", data: Path) -> None:
        assert nursery.stdin is not None
        assert nursery.stdout is not None
        settings = {"port": 0, "data": str(data), "notes_pause": 3600, "made_per_minute": 10**6}
        nursery.stdin.write(json.dumps(settings) + "\n")
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
    rows: list[Frame] = view["past"][-1]["rows"] if view["past"] else view["rows"]
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
def a_nursery() -> Iterator["subprocess.Popen[str]"]:
    command = [sys.executable, "-m", "tests.house.nursery"]
    with subprocess.Popen(
        command,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        cwd=Path(__file__).parents[2],
    ) as nursery:
        yield nursery
        assert nursery.stdin is not None
        nursery.stdin.close()


async def test_a_killed_house_loses_nothing_and_doubles_nothing(tmp_path: Path) -> None:
    chance = random.Random(9)
    players = [Player() for _ in range(TABLES)]
    with a_nursery() as nursery:
        first = House(nursery, tmp_path)
        async with Guest(first.address) as guest:
            cookies = guest.http.cookies
        assert COOKIE in cookies
        await live(first, players, cookies, fuse=3)
        for _ in range(KILLS - 1):
            await live(House(nursery, tmp_path), players, cookies, chance.randrange(12))
        _check_disk(tmp_path / "house.sqlite", players)
        survivor = House(nursery, tmp_path)
        await _all_are_back(survivor, players, cookies)
        with suppress(ProcessLookupError):
            survivor.kill()


def _check_disk(path: Path, players: list[Player]) -> None:
    with sqlite3.connect(path) as disk:
        assert disk.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        for player in players:
            for table, guesses in player.finished.items():
                rows = disk.execute(
                    "SELECT action FROM journal WHERE table_id = ? ORDER BY step", (table,)
                ).fetchall()
                assert [tuple(json.loads(action)["code"]) for (action,) in rows] == guesses


async def _all_are_back(house: House, players: list[Player], cookies: httpx.Cookies) -> None:
    async with Guest(house.address, cookies) as guest:
        for player in players:
            for table in (*player.finished, player.table):
                assert (await guest.ask("GET", f"/tables/{table}"))["game"] == "mastermind"
