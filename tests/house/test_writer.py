"""Group commit: everybody waits for the disk, and nobody for anybody else."""

import asyncio
from collections.abc import AsyncIterator, Sequence

import pytest
from sqlalchemy import func, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from deciban.house import changes
from deciban.house.config import Config
from deciban.house.database import AsyncPen, SqlitePen, connect, migrate, pen
from deciban.house.records import journal
from deciban.house.store import Kept, Made, Sitting
from deciban.house.writer import Batch, Writer


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
        options="{}",
        seed=bytes(32),
        host="ann",
        phase="playing",
        seats=(Sitting("ann"),),
    )


def move(step: int) -> Made:
    return Made(step, 0, f"move-{step}", '{"type":"challenge"}')


async def count(engine: AsyncEngine) -> int:
    async with engine.connect() as connection:
        return int(
            (await connection.execute(select(func.count()).select_from(journal))).scalar_one()
        )


async def test_what_gathers_during_a_commit_is_committed_together(engine: AsyncEngine) -> None:
    commits: list[int] = []

    class Counting(SqlitePen):
        async def commit(self, batches: Sequence[Batch]) -> None:
            await super().commit(batches)
            commits.append(len(batches))

    writer = Writer(Counting(engine))
    await writer.write(*changes.add_table(table("a")))
    await asyncio.gather(*(writer.write(changes.add_move("a", move(n))) for n in range(100)))
    assert sum(commits) == 101
    assert len(commits) <= 3
    assert await count(engine) == 100
    await writer.close()


@pytest.mark.parametrize("kind", [SqlitePen, AsyncPen])
async def test_one_bad_change_takes_no_other_with_it(
    engine: AsyncEngine, kind: type[SqlitePen | AsyncPen]
) -> None:
    writer = Writer(kind(engine))
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
        IntegrityError,
        IntegrityError,
        type(None),
    ]
    assert await count(engine) == 3, "all of a change or nothing"
    assert not any("challenge" in str(result) for result in results), "errors tell no secrets"
    await writer.close()


async def test_closing_writes_what_is_still_waiting(engine: AsyncEngine) -> None:
    writer = Writer(pen(engine))
    await writer.write(*changes.add_table(table("a")))
    waiting = [asyncio.create_task(writer.write(changes.add_move("a", move(n)))) for n in range(9)]
    await asyncio.sleep(0)
    await writer.close()
    await asyncio.gather(*waiting)
    assert await count(engine) == 9


async def test_every_commit_is_flushed_to_disk(engine: AsyncEngine) -> None:
    with SqlitePen(engine)._engine.connect() as connection:
        settings = [
            connection.exec_driver_sql(f"PRAGMA {name}").scalar_one()
            for name in ("journal_mode", "synchronous", "foreign_keys")
        ]
    full = 2
    assert settings == ["wal", full, 1]
