"""Group commit: everybody waits for the disk, and nobody for anybody else."""

import asyncio
from collections.abc import AsyncIterator, Sequence

import pytest
from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncEngine

from deciban.house.config import Config
from deciban.house.storage import changes
from deciban.house.storage.database import connect, migrate, pen
from deciban.house.storage.records import journal
from deciban.house.storage.store import Kept, Recorded, Sitting
from deciban.house.storage.writer import Batch, Pen, Unwritten, Writer

pytestmark = pytest.mark.both_databases


@pytest.fixture
async def engine(config: Config) -> AsyncIterator[AsyncEngine]:
    engine = connect(config)
    await migrate(engine)
    yield engine
    await engine.dispose()


def table(key: str) -> Kept:
    return Kept(
        id=key,
        game="mastermind",
        version=1,
        options="{}",
        seed=bytes(32),
        host="ann",
        phase="playing",
        seats=(Sitting("ann"),),
    )


def move(step: int) -> Recorded:
    return Recorded(step, 0, f"move-{step}", '{"type":"challenge"}')


async def count(engine: AsyncEngine) -> int:
    async with engine.connect() as connection:
        return int(
            (await connection.execute(select(func.count()).select_from(journal))).scalar_one()
        )


async def test_what_gathers_during_a_commit_is_committed_together(
    config: Config, engine: AsyncEngine
) -> None:
    commits: list[int] = []

    class Counting:
        def __init__(self, pen: Pen) -> None:
            self.close = pen.close
            self.hurry = pen.hurry
            self._commit = pen.commit

        async def commit(self, batches: Sequence[Batch]) -> None:
            await self._commit(batches)
            commits.append(len(batches))

    writer = Writer(Counting(pen(config)))
    await writer.write(*changes.add_table(table("a")))
    await asyncio.gather(*(writer.write(changes.add_move("a", move(n))) for n in range(1100)))
    assert sum(commits) == 1101
    assert len(commits) <= 3
    assert await count(engine) == 1100
    await writer.close()


async def test_one_bad_change_takes_no_other_with_it(config: Config, engine: AsyncEngine) -> None:
    writer = Writer(pen(config))
    await writer.write(*changes.add_table(table("a")))
    await writer.write(changes.add_move("a", move(1)))
    twice = changes.add_move("a", move(1))
    homeless = changes.add_move("nowhere", move(1))
    results = await asyncio.gather(
        writer.write(changes.add_move("a", move(2))),
        writer.write(twice),
        writer.write(homeless, changes.add_move("a", move(4))),
        writer.write(changes.add_move("a", move(3))),
        return_exceptions=True,
    )
    assert [type(result) for result in results] == [
        type(None),
        Unwritten,
        Unwritten,
        type(None),
    ]
    assert await count(engine) == 3, "all of a change or nothing"
    assert not any("challenge" in str(result) for result in results), "errors tell no secrets"
    await writer.close()


async def test_closing_writes_what_is_still_waiting(config: Config, engine: AsyncEngine) -> None:
    writer = Writer(pen(config))
    await writer.write(*changes.add_table(table("a")))
    waiting = [asyncio.create_task(writer.write(changes.add_move("a", move(n)))) for n in range(9)]
    await asyncio.sleep(0)
    await writer.close()
    await asyncio.gather(*waiting)
    assert await count(engine) == 9


async def test_every_commit_is_flushed_to_disk(config: Config, engine: AsyncEngine) -> None:
    async with engine.connect() as connection:

        async def setting(ask: str) -> object:
            return (await connection.exec_driver_sql(ask)).scalar_one()

        if config.database is not None:
            assert [await setting(f"SHOW {n}") for n in ("fsync", "synchronous_commit")] == [
                "on",
                "on",
            ]
        else:
            names = ("journal_mode", "synchronous", "foreign_keys")
            full = 2
            assert [await setting(f"PRAGMA {n}") for n in names] == ["wal", full, 1]
