"""How much a house can bear: many tables at once, each with one move under way.

The house runs in a process of its own with a fresh data folder, and the load in this one, both on
the loopback. A move counts when its sender has heard of it, which is after it is on disk.

    python -m deciban.cli.bench.load
"""

import asyncio
import json
import sys
import tempfile
import time
import urllib.request
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from http.cookies import SimpleCookie
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from deciban.cli.bench.crowd import fill
from deciban.cli.bench.wire import Wire
from deciban.house.config import Config

GAME = "mastermind"
"""What is played at every table."""
TABLE = {
    "game": GAME,
    "options": {"games": 20, "rows": 20, "help": "none", "first": "seat-0"},
    "seats": [{"kind": "me"}, {"kind": "open"}],
}
CODES = {"hide": [0, 0, 0, 0], "guess": [1, 2, 3, 4]}
"""A guess that never breaks the code: every game goes to its last row."""

SETTINGS = {"port": 0, "made_per_minute": 10**6, "frames_per_second": 10**6}
WARM_UP = 1.0
"""Seconds in which all tables play before the counting begins."""


class _Offer(msgspec.Struct):
    action: str = ""


class _Position(msgspec.Struct):
    step: int
    offers: tuple[_Offer, ...]
    awaited: tuple[int, ...]


class _Heard(msgspec.Struct):
    """As much of a frame as a player of this load looks at."""

    type: str
    position: _Position | None = None
    move: str | None = None


_decoder = msgspec.json.Decoder(_Heard)


class RunningHouse(NamedTuple):
    port: int
    pid: int

    def ask(self, method: str, path: str, cookie: str = "", body: object = None) -> Any:
        """The answer and the cookie that came with it."""
        request = urllib.request.Request(
            f"http://127.0.0.1:{self.port}/api{path}",
            json.dumps(body).encode() if body is not None else None,
            {"cookie": cookie, "content-type": "application/json"},
            method=method,
        )
        with urllib.request.urlopen(request) as answer:
            return json.load(answer)

    def guest(self, name: str) -> str:
        """The cookie of somebody new."""
        with urllib.request.urlopen(f"http://127.0.0.1:{self.port}/api/me") as answer:
            (morsel,) = SimpleCookie(answer.headers["set-cookie"]).values()
        cookie = f"{morsel.key}={morsel.coded_value}"
        self.ask("PATCH", "/me", cookie, {"name": name})
        return cookie


class Tally:
    """What came back while it counted, and how long that took."""

    def __init__(self) -> None:
        self.playing = 0
        """Tables that have begun."""
        self.counting = False
        self.waits: list[float] = []

    def add(self, wait: float) -> None:
        if self.counting:
            self.waits.append(wait)

    def centile(self, share: float) -> float:
        """In milliseconds."""
        return round(1000 * sorted(self.waits)[int(share * (len(self.waits) - 1))], 2)


class Player:
    """Plays a seat over a socket of its own: answers at once whenever it is awaited."""

    def __init__(self, seat: int, tally: Tally, over: asyncio.Event) -> None:
        self._seat = seat
        self._tally = tally
        self._over = over
        self._sent = 0.0
        self._move = ""
        self.wire = Wire(self._hear)

    def _hear(self, frame: bytes) -> None:
        heard = _decoder.decode(frame)
        if heard.type == "refused":
            raise RuntimeError(frame.decode())
        if heard.move == self._move:
            self._tally.add(time.perf_counter() - self._sent)
        if heard.position is None:
            return
        if not heard.position.awaited:
            self._over.set()
        elif self._seat in heard.position.awaited:
            self._act(heard.position)

    def _act(self, position: _Position) -> None:
        action = position.offers[0].action
        self._move = f"move-{self._seat}-{position.step}"
        self._sent = time.perf_counter()
        said = {
            "type": "move",
            "id": self._move,
            "step": position.step,
            "action": {"type": action, "code": CODES[action]},
        }
        self.wire.say(msgspec.json.encode(said))


def run(
    seconds: float = 10.0, tables: int = 100, database: str | None = None, crowd: int = 0
) -> dict[str, float]:
    """`measure` in the quickest loop there is, so that the load itself weighs little."""
    with asyncio.Runner(loop_factory=_quickest_loop()) as runner:
        return runner.run(measure(seconds, tables, database, crowd))


def _quickest_loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop


async def measure(
    seconds: float = 10.0, tables: int = 100, database: str | None = None, crowd: int = 0
) -> dict[str, float]:
    """Durable moves per second, milliseconds until a move came back, megabytes of the house.
    `crowd`: tables that are in the database already."""
    tally = Tally()
    with tempfile.TemporaryDirectory() as folder:
        if crowd:
            await fill(Config(data=Path(folder), database=database), crowd)
        async with a_house({**SETTINGS, "data": folder, "database": database}) as house:
            load = asyncio.create_task(_load(house, tables, tally))
            try:
                while tally.playing < tables and not load.done():
                    await asyncio.sleep(0.02)
                await asyncio.wait((load,), timeout=WARM_UP)
                tally.counting, began = True, time.perf_counter()
                await asyncio.wait((load,), timeout=seconds)
                tally.counting, took = False, time.perf_counter() - began
                memory = resident(house.pid)
            finally:
                load.cancel()
                await asyncio.wait((load,))
    if not load.cancelled():
        load.result()
    return {
        "tables": tables,
        "moves": len(tally.waits),
        "moves_per_second": round(len(tally.waits) / took, 1),
        "p50_ms": tally.centile(0.50),
        "p99_ms": tally.centile(0.99),
        "memory_mb": memory,
    }


async def _load(house: RunningHouse, tables: int, tally: Tally) -> None:
    async with asyncio.TaskGroup() as group:
        for _ in range(tables):
            group.create_task(_play(house, tally))


async def _play(house: RunningHouse, tally: Tally) -> None:
    """One table after another, always the same two people."""
    people = [await asyncio.to_thread(house.guest, name) for name in ("Ann", "Bob")]
    made = await asyncio.to_thread(house.ask, "POST", "/tables", people[0], TABLE)
    await asyncio.to_thread(
        house.ask, "PUT", f"/tables/{made['table']}/seats/1", people[1], {"kind": "me"}
    )
    while True:
        over = asyncio.Event()
        players = [Player(seat, tally, over) for seat in range(len(people))]
        path = f"/api/tables/{made['table']}/socket"
        for player, cookie in zip(players, people, strict=True):
            await player.wire.open(house.port, path, cookie)
        tally.playing += 1
        await over.wait()
        for player in players:
            player.wire.close()
        made = await asyncio.to_thread(
            house.ask, "POST", f"/tables/{made['table']}/rematch", people[0]
        )


@asynccontextmanager
async def a_house(settings: dict[str, Any]) -> AsyncIterator[RunningHouse]:
    """A house in a process of its own, stopped at the end."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "deciban.house", json.dumps(settings)),
        stdout=asyncio.subprocess.PIPE,
    )
    assert process.stdout is not None
    try:
        address = (await process.stdout.readline()).decode().strip()
        yield RunningHouse(int(address.rstrip("/").rpartition(":")[2]), process.pid)
    finally:
        process.terminate()
        await process.wait()


def resident(pid: int) -> float:
    """Megabytes of memory that a process holds, where the system tells (Linux)."""
    status = Path(f"/proc/{pid}/status")
    if not status.exists():
        return float("nan")
    (line,) = (line for line in status.read_text().splitlines() if line.startswith("VmRSS"))
    return round(int(line.split()[1]) / 1024, 1)


if __name__ == "__main__":
    print(json.dumps(run()))
