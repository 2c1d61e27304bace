"""Workers: whatever happens to their processes, whoever asks is answered in time."""

import asyncio
import itertools
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import psutil
import pytest
from msgspec.structs import replace

from deciban.house.config import Config
from deciban.house.minds import process
from deciban.house.minds.workers import Unthinkable, Workers
from deciban.kernel import Refusal, Refused
from tests.house.client import PATIENCE
from tests.house.harm import at_hand, children, harm_some

UNPREPARED = "from deciban.house.minds import process as p; p.prepare = lambda: None; p.serve()"
"""A worker that is ready at once, for it knows no game."""
GRACE = 2.0
"""Seconds after its limit by which a question is settled."""


def crash() -> bytes:
    os._exit(1)


def dawdle() -> bytes:
    time.sleep(600)
    return b""


def blunder() -> bytes:
    raise ZeroDivisionError


def decline() -> bytes:
    raise Refused("not-now", why="because")


def chatter() -> bytes:
    print("psst", flush=True)
    sys.stdin.read()
    return b"42"


def wise() -> bytes:
    return b"42"


def who(seconds: float) -> bytes:
    time.sleep(seconds)
    return str(os.getpid()).encode()


@pytest.fixture(autouse=True)
def unprepared(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(process, "_SERVE", UNPREPARED)


@asynccontextmanager
async def at_work(config: Config, count: int = 1) -> AsyncIterator[Workers]:
    """Workers that are ready, and leave nothing behind."""
    before = children()
    workers = Workers(replace(config, workers=count))
    try:
        await all_back(workers, count)
        yield workers
    finally:
        async with asyncio.timeout(PATIENCE):
            await workers.close()
    assert children() <= before


async def all_back(workers: Workers, count: int) -> set[int]:
    """The processes, once there are as many as there should be."""
    async with asyncio.timeout(PATIENCE):
        while True:
            asked = (workers.ask(who, 0.2, limit=PATIENCE) for _ in range(count))
            told = await asyncio.gather(*asked, return_exceptions=True)
            pids = {int(one) for one in told if isinstance(one, bytes)}
            if len(pids) == count:
                return pids


async def settled(workers: Workers, function: Callable[..., bytes], limit: float) -> bytes | None:
    """The answer, or None, but always in time."""
    began = time.monotonic()
    try:
        return await workers.ask(function, limit=limit)
    except Unthinkable:
        return None
    finally:
        assert time.monotonic() - began < limit + GRACE


async def test_a_mind_that_fails_harms_no_other(config: Config) -> None:
    async with at_work(config) as workers:
        for failing in (crash, blunder, dawdle):
            with pytest.raises(Unthinkable):
                await workers.ask(failing, limit=1.0)
            assert await workers.ask(wise, limit=PATIENCE) == b"42"


async def test_a_mind_may_refuse(config: Config) -> None:
    async with at_work(config) as workers:
        with pytest.raises(Refused) as refused:
            await workers.ask(decline, limit=PATIENCE)
        assert refused.value.refusal == Refusal("not-now", {"why": "because"})


async def test_what_a_mind_prints_or_reads_disturbs_nothing(config: Config) -> None:
    async with at_work(config) as workers:
        (pid,) = await all_back(workers, 1)
        assert await workers.ask(chatter, limit=PATIENCE) == b"42"
        assert await all_back(workers, 1) == {pid}


async def test_long_questions_get_long_answers(config: Config) -> None:
    long = bytes(range(256)) * 2**14
    async with at_work(config) as workers:
        assert await workers.ask(bytes, long, limit=PATIENCE) == long


async def test_coaches_leave_a_worker_free_for_the_bots(config: Config) -> None:
    async with at_work(replace(config, coach_limit=600.0), 2) as workers:
        pondering = [asyncio.create_task(workers.consult(dawdle)) for _ in range(3)]
        for _ in range(3):
            assert await workers.ask(wise, limit=PATIENCE) == b"42"
        assert not any(task.done() for task in pondering)
        for task in pondering:
            task.cancel()
        await asyncio.gather(*pondering, return_exceptions=True)


async def test_a_coach_does_not_wait_for_ever_for_its_turn(config: Config) -> None:
    async with at_work(replace(config, coach_limit=0.5)) as workers:
        asking = [workers.consult(dawdle) for _ in range(4)]
        began = time.monotonic()
        failures = await asyncio.gather(*asking, return_exceptions=True)
        assert time.monotonic() - began < 2 * 0.5 + GRACE
        assert all(isinstance(failure, Unthinkable) for failure in failures)
        assert await workers.ask(wise, limit=PATIENCE) == b"42"


async def test_whoever_stops_waiting_gives_the_place_back(config: Config) -> None:
    async with at_work(config) as workers:
        for _ in range(3):
            asking = asyncio.create_task(workers.consult(dawdle))
            await asyncio.sleep(0.1)
            asking.cancel()
            with pytest.raises(asyncio.CancelledError):
                await asking
        assert await workers.ask(wise, limit=PATIENCE) == b"42"


async def test_a_question_asked_as_an_idle_worker_dies_is_settled(config: Config) -> None:
    async with at_work(config) as workers:
        for _ in range(6):
            (pid,) = await all_back(workers, 1)
            os.kill(pid, signal.SIGKILL)
            await settled(workers, wise, 3.0)


async def test_workers_that_died_idle_are_replaced_before_they_are_asked(config: Config) -> None:
    async with at_work(config) as workers:
        (pid,) = await all_back(workers, 1)
        os.kill(pid, signal.SIGKILL)
        while workers._free.empty() or at_hand() <= {pid}:
            await asyncio.sleep(0.01)
        assert await all_back(workers, 1) != {pid}


async def test_killed_and_stopped_at_random_the_workers_go_on(config: Config) -> None:
    chance = random.Random(8)
    limit = 1.0
    async with at_work(replace(config, bot_limit=limit, coach_limit=limit), 2) as workers:
        end = time.monotonic() + 6

        async def ask() -> None:
            while time.monotonic() < end:
                await settled(workers, wise, limit)
                await asyncio.sleep(0.01)

        async def consult() -> None:
            while time.monotonic() < end:
                began = time.monotonic()
                await asyncio.gather(workers.consult(who, 0.05), return_exceptions=True)
                assert time.monotonic() - began < 2 * limit + GRACE

        async def harm() -> None:
            while time.monotonic() < end:
                harm_some(chance)
                await asyncio.sleep(chance.uniform(0, 1.5))

        await asyncio.gather(ask(), ask(), ask(), consult(), consult(), harm())
        assert len(await all_back(workers, 2)) == 2
        assert int(await workers.consult(who, 0))


@pytest.mark.parametrize("busy", [0, 1, 2])
async def test_closing_does_not_wait_for_workers_that_have_stopped(
    config: Config, busy: int
) -> None:
    async with at_work(config, 2) as workers:
        pids = await all_back(workers, 2)
        asking = [asyncio.create_task(workers.ask(dawdle, limit=600)) for _ in range(busy)]
        await asyncio.sleep(0.1)
        for pid in pids:
            os.kill(pid, signal.SIGSTOP)
        async with asyncio.timeout(10):
            await workers.close()
            failures = await asyncio.gather(*asking, return_exceptions=True)
        assert all(isinstance(failure, Unthinkable) for failure in failures)
        with pytest.raises(Unthinkable):
            await workers.ask(wise, limit=PATIENCE)


async def test_closing_as_workers_start_leaves_none(config: Config) -> None:
    before = children()
    for delay in (0, 0.01, 0.05, 0.1):
        workers = Workers(replace(config, workers=2))
        workers.start()
        await asyncio.sleep(delay)
        await workers.close()
        assert children() <= before


async def test_who_asks_as_the_house_closes_is_told(config: Config) -> None:
    workers = Workers(config)
    asking = asyncio.create_task(workers.ask(wise, limit=PATIENCE))
    await asyncio.sleep(0)
    await workers.close()
    with pytest.raises(Unthinkable):
        async with asyncio.timeout(PATIENCE):
            await asking


async def test_workers_that_never_get_ready_keep_nobody_waiting(
    config: Config, monkeypatch: pytest.MonkeyPatch
) -> None:
    starts = itertools.count()
    really_start = process.start

    async def start() -> process.Worker:
        next(starts)
        return await really_start()

    monkeypatch.setattr(process, "_SERVE", "raise SystemExit(1)")
    monkeypatch.setattr(process, "start", start)
    workers = Workers(config)
    try:
        with pytest.raises(Unthinkable):
            async with asyncio.timeout(PATIENCE):
                await workers.ask(wise, limit=1.5)
        assert next(starts) <= 3
        monkeypatch.setattr(process, "_SERVE", UNPREPARED)
        assert await workers.ask(wise, limit=PATIENCE) == b"42"
    finally:
        await workers.close()


async def test_a_worker_that_stops_as_it_starts_is_replaced(
    config: Config, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(process, "SILENCE", 1.0)
    monkeypatch.setattr(process, "_SERVE", "import os; os.kill(os.getpid(), 19)")
    workers = Workers(config)
    try:
        with pytest.raises(Unthinkable):
            async with asyncio.timeout(PATIENCE):
                await workers.ask(wise, limit=0.1)
        monkeypatch.setattr(process, "_SERVE", UNPREPARED)
        assert await workers.ask(wise, limit=PATIENCE) == b"42"
    finally:
        await workers.close()


async def test_a_worker_that_takes_long_to_prepare_is_waited_for(
    config: Config, monkeypatch: pytest.MonkeyPatch
) -> None:
    slow = UNPREPARED.replace("lambda: None", "lambda: time.sleep(6); p.PULSE = 0.1")
    monkeypatch.setattr(process, "SILENCE", 4.0)
    monkeypatch.setattr(process, "_SERVE", f"import time; {slow}")
    workers = Workers(config)
    try:
        assert await workers.ask(bytes, b"42", limit=4.0) == b"42"
    finally:
        await workers.close()


HOUSE = """
import asyncio
from deciban.house.config import Config
from deciban.house.minds import process
from deciban.house.minds.workers import Workers
from tests.house.test_workers import UNPREPARED, who

process._SERVE = UNPREPARED

async def main():
    workers = Workers(Config(workers=2))
    asked = (workers.ask(who, 1.0, limit=60) for _ in range(2))
    for pid in await asyncio.gather(*asked):
        print(int(pid), flush=True)
    await workers.ask(who, 1.0, limit=60)

asyncio.run(main())
"""


def test_when_the_house_is_killed_its_workers_end() -> None:
    command = (sys.executable, "-c", HOUSE)
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as house:
        assert house.stdout is not None
        pids = [int(house.stdout.readline()) for _ in range(2)]
        assert all(map(psutil.pid_exists, pids))
        house.kill()
    deadline = time.monotonic() + PATIENCE
    while any(map(psutil.pid_exists, pids)):
        assert time.monotonic() < deadline
        time.sleep(0.05)
