"""Tables come from the disk when they are asked for, and leave when nobody looks."""

import asyncio

import pytest
from msgspec.structs import replace

from deciban.house.config import Config
from deciban.house.storage.writer import Change, Uncertain
from deciban.house.tables.table import Table
from tests.house.client import DUEL, Guest, guess, hide
from tests.house.conftest import NewGuest, Running, running

CODE = (0, 1, 2, 3)


async def test_a_table_that_nobody_looks_at_leaves_the_memory(config: Config) -> None:
    async with running(replace(config, idle=0.2)) as house, Guest(house.address) as ann:
        table = await ann.make("me", "me", **DUEL)
        async with ann.seated(table, "seat=0") as maker:
            await maker.play(hide(*CODE))
            await asyncio.sleep(0.5)
            assert len(house.house.tables) == 1, "somebody looks"
        while len(house.house.tables):
            await asyncio.sleep(0.05)
        async with ann.seated(table, "seat=1") as breaker:
            assert breaker.step == 1
            await breaker.play(guess(*CODE))


async def test_many_who_come_at_once_meet_at_one_table(guest: NewGuest, house: Running) -> None:
    ann = await guest()
    key = await ann.make("me", "me", **DUEL)
    hall = house.house.tables
    tables = await asyncio.gather(*(hall.find(key) for _ in range(20)))
    assert len(set(map(id, tables))) == 1


async def test_a_table_that_was_changed_behind_its_back_is_read_anew(config: Config) -> None:
    """Two houses on one database: the second to write a step is told no, and catches up."""
    async with running(config) as one, running(config) as two, Guest(one.address) as ann:
        table = await ann.make("me", "me", **DUEL)
        async with Guest(two.address, ann.http.cookies) as same:
            async with ann.seated(table, "seat=0") as here, same.seated(table, "seat=0") as there:
                await here.play(hide(*CODE))
                await there.move(hide(5, 5, 5, 5))
                assert await there.closed() == 1012
            async with same.seated(table, "seat=0") as there:
                assert there.step == 1
                assert there.heard[0]["position"]["view"]["code"] == [*CODE]


async def test_whoever_comes_as_a_table_gets_lost_is_sent_to_the_new_one(
    guest: NewGuest, house: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else they would look at a table that nobody plays at any more."""
    ann = await guest()
    key = await ann.make("me", "me", **DUEL)
    old = await house.house.tables.find(key)
    turn, uncertain = asyncio.Event(), asyncio.Event()

    async def write(*_: Change) -> None:
        turn.set()
        await uncertain.wait()
        raise Uncertain

    monkeypatch.setattr(house.house.store, "write", write)
    async with ann.seated(key, "seat=0") as maker:
        await maker.move(hide(*CODE))
        await turn.wait()
        async with ann.page(key, "seat=1") as late:
            await until_asked(old)
            uncertain.set()
            assert await late.closed() == 1012
            assert late.raw == []


async def until_asked(table: Table) -> None:
    """Until somebody waits for their turn at it."""
    while not table._turn._waiters:
        await asyncio.sleep(0.01)
