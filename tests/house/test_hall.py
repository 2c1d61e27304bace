"""Tables come from the disk when they are asked for, and leave when nobody looks."""

import asyncio

import pytest
from msgspec.structs import replace
from structlog.testing import capture_logs

from deciban.house.config import Config
from deciban.kernel import Refused
from tests.house.client import DUEL, Guest, guess, hide
from tests.house.conftest import NewGuest, Running, running

CODE = (0, 1, 2, 3)


async def test_a_table_that_nobody_looks_at_leaves_the_memory(config: Config) -> None:
    async with running(replace(config, idle=0.2)) as house, Guest(house.address) as ann:
        table = await ann.make("me", "me", **DUEL)
        async with ann.seated(table, "seat=0") as maker:
            await maker.play(hide(*CODE))
            await asyncio.sleep(0.5)
            assert len(house.house.hall) == 1, "somebody looks"
        while len(house.house.hall):
            await asyncio.sleep(0.05)
        async with ann.seated(table, "seat=1") as breaker:
            assert breaker.step == 1
            await breaker.play(guess(*CODE))


async def test_many_who_come_at_once_meet_at_one_table(guest: NewGuest, house: Running) -> None:
    ann = await guest()
    key = await ann.make("me", "me", **DUEL)
    hall = house.house.hall
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


async def test_a_journal_that_breaks_the_rules_is_said_to_be_unreadable(
    guest: NewGuest, house: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = await guest()
    table = await ann.make("me", "me", **DUEL)
    async with ann.seated(table) as maker:
        await maker.play(hide(*CODE))
    hall = house.house.hall
    live = await hall.find(table)
    live.lost = True
    monkeypatch.setattr("deciban.house.play.replay", _refusing)
    with capture_logs() as logs:
        status = await ann.refused("GET", f"/tables/{table}")
    assert status == (400, "table-unreadable")
    assert [entry["event"] for entry in logs] == ["table-unreadable"]


def _refusing(*_: object) -> object:
    raise Refused("bad-code")
