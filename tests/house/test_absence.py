"""Bots that play for people who are away."""

import asyncio
from collections.abc import Callable
from time import monotonic
from typing import Any

import msgspec
import pytest

from deciban.house.config import Config
from deciban.house.tables import viewers
from deciban.kernel.bot import NAMES
from tests.house.client import DUEL, Guest, Page, guess, hide
from tests.house.conftest import NewGuest, Running, running

RANDOM = {"level": "random"}


@pytest.fixture
def wait(monkeypatch: pytest.MonkeyPatch) -> Callable[[float], None]:
    """Time that passes at once."""
    later = 0.0
    monkeypatch.setattr(viewers, "monotonic", lambda: monotonic() + later)

    def wait(seconds: float) -> None:
        nonlocal later
        later += seconds

    return wait


async def duel(ann: Guest, bob: Guest, patience: int | None = 180) -> str:
    """Ann hides a code, Bob breaks it."""
    seats = [{"kind": "me"}, {"kind": "open"}]
    new = {"game": "mastermind", "options": DUEL, "seats": seats, "patience": patience}
    table: str = (await ann.ask("POST", "/tables", new))["table"]
    await bob.sit(table, 1)
    return table


def place(table: str, number: int) -> str:
    return f"/tables/{table}/seats/{number}/stand-in"


async def until(page: Page, so: Callable[[Any], Any]) -> Any:
    """The table, when this is so."""
    while True:
        table = (await page.until("changed"))["table"]
        if so(table):
            return table


async def never(*_: object) -> bytes:
    """A bot that thinks for ever."""
    await asyncio.get_running_loop().create_future()
    raise AssertionError


async def test_a_bot_plays_for_who_is_away_until_they_are_back(
    guest: NewGuest,
    house: Running,
    wait: Callable[[float], None],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    thoughts = [msgspec.json.encode(guess(4, 4, 4, 4))]

    async def think(*_: object) -> bytes:
        return thoughts.pop() if thoughts else await never()

    monkeypatch.setattr(house.house.workers, "choose", think)
    ann, bob = await guest("Ann"), await guest("Bob")
    table = await duel(ann, bob)
    async with ann.seated(table) as page:
        async with bob.seated(table):
            await page.play(hide(0, 1, 2, 3))
        seen = await until(page, lambda seen: not seen["seats"][1]["online"])
        assert seen["seats"][1]["away"] < 180
        refusal = await ann.http.put(f"/api{place(table, 1)}", json=RANDOM)
        assert (refusal.status_code, refusal.json()["reason"]) == (409, "not-away-long")
        assert 0 < refusal.json()["facts"]["seconds"] <= 180
        wait(180)
        for _ in range(2):
            await ann.ask("PUT", place(table, 1), RANDOM)
        seat = (await until(page, lambda seen: seen["seats"][1]["stand_in"]))["seats"][1]
        assert (seat["kind"], seat["name"], seat["stand_in"]) == ("person", "Bob", "random")
        assert seat["bot"] in NAMES
        await page.until_step(2)
    (summary,) = await bob.ask("GET", "/mine")
    assert not summary["my_turn"], "a bot is to move"
    async with bob.seated(table) as back:
        assert back.heard[0]["seat"] == 1, "it is still Bob's seat"
        await back.move(guess(0, 0, 0, 0))
        assert await back.refused() == "stand-in-plays"
        seen = await bob.ask("DELETE", place(table, 1))
        assert (seen["seats"][1]["stand_in"], seen["seats"][1]["bot"]) == (None, None)
        assert seen["attendance"] == [
            {"step": 1, "seat": 1, "level": "random", "bot": seat["bot"]},
            {"step": 2, "seat": 1, "level": None, "bot": None},
        ]
        await back.play(guess(0, 1, 2, 3))


async def test_what_can_not_be_handed_over(guest: NewGuest, wait: Callable[[float], None]) -> None:
    ann, bob, eve = await guest("Ann"), await guest("Bob"), await guest("Eve")
    table = await duel(ann, bob)
    wait(200)
    assert await eve.refused("PUT", place(table, 0), RANDOM) == (403, "not-seated")
    assert await bob.refused("PUT", place(table, 7), RANDOM) == (404, "no-such-seat")
    assert await bob.refused("PUT", place(table, 0), {"level": "genius"}) == (400, "unknown-level")
    assert await ann.refused("PUT", place(table, 1), RANDOM) == (409, "not-awaited")
    assert await ann.refused("DELETE", place(table, 1)) == (403, "not-your-seat")
    async with ann.seated(table, "seat=watch"):
        assert await bob.refused("PUT", place(table, 0), RANDOM) == (409, "not-away")
    assert await bob.refused("PUT", place(table, 0), RANDOM) == (409, "not-away-long")
    wait(180)
    await bob.leave(table)
    assert await bob.refused("PUT", place(table, 0), RANDOM) == (400, "table-over")


async def test_seats_that_are_no_persons(guest: NewGuest, wait: Callable[[float], None]) -> None:
    ann = await guest("Ann")
    waiting = await ann.make("me", "open")
    assert await ann.refused("PUT", place(waiting, 1), RANDOM) == (400, "not-started")
    table = await ann.make("me", "me", "random", game="break-the-code")
    wait(200)
    assert await ann.refused("PUT", place(table, 2), RANDOM) == (409, "not-a-person")
    await ann.leave(table, 1)
    assert await ann.refused("PUT", place(table, 1), RANDOM) == (409, "not-a-person")
    await ann.leave(table, 0)


async def test_nobody_is_replaced_where_nobody_is_in_a_hurry(
    guest: NewGuest, wait: Callable[[float], None]
) -> None:
    ann, bob = await guest("Ann"), await guest("Bob")
    table = await duel(ann, bob, patience=None)
    wait(1_000_000)
    assert await bob.refused("PUT", place(table, 0), RANDOM) == (409, "no-patience")
    assert (await bob.ask("GET", f"/tables/{table}"))["patience"] is None


async def test_the_patience_of_a_table_is_sensible_and_kept_for_a_rematch(guest: NewGuest) -> None:
    ann, bob = await guest("Ann"), await guest("Bob")
    for patience in (0, -1, 29, 604801, "long"):
        new = {"game": "mastermind", "seats": [{"kind": "me"}], "patience": patience}
        assert await ann.refused("POST", "/tables", new) == (400, "bad-request")
    assert (await ann.ask("GET", f"/tables/{await ann.make('me', 'me')}"))["patience"] == 180
    table = await duel(ann, bob, patience=60)
    await ann.leave(table)
    again = (await ann.ask("POST", f"/tables/{table}/rematch"))["table"]
    assert (await ann.ask("GET", f"/tables/{again}"))["patience"] == 60


async def test_a_bots_late_move_is_void(
    guest: NewGuest,
    house: Running,
    wait: Callable[[float], None],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ann, bob = await guest("Ann"), await guest("Bob")
    table = await duel(ann, bob)

    async def think(*_: object) -> bytes:
        """The person comes back in the middle of it."""
        await ann.ask("DELETE", place(table, 0))
        return msgspec.json.encode(hide(0, 0, 0, 0))

    monkeypatch.setattr(house.house.workers, "choose", think)
    wait(180)
    async with bob.seated(table) as other:
        wait(180)
        await bob.ask("PUT", place(table, 0), RANDOM)
        await until(other, lambda seen: len(seen["attendance"]) == 2)
        async with ann.seated(table) as back:
            await back.play(hide(5, 5, 5, 5))
            assert back.step == 1, "the bot's move was not made"


async def test_who_has_come_back_is_not_replaced_at_once(
    guest: NewGuest, house: Running, wait: Callable[[float], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Though no page of theirs is open yet."""
    monkeypatch.setattr(house.house.workers, "choose", never)
    ann, bob = await guest("Ann"), await guest("Bob")
    table = await duel(ann, bob)
    await bob.ask("GET", f"/tables/{table}")
    wait(180)
    await bob.ask("PUT", place(table, 0), RANDOM)
    await ann.ask("DELETE", place(table, 0))
    assert await bob.refused("PUT", place(table, 0), RANDOM) == (409, "not-away-long")


@pytest.mark.both_databases
async def test_a_restarted_house_knows_who_plays_for_whom(
    config: Config, wait: Callable[[float], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(config) as house, Guest(house.address) as ann, Guest(house.address) as bob:
        await ann.call("Ann")
        await bob.call("Bob")
        table = await duel(ann, bob)
        monkeypatch.setattr(house.house.workers, "choose", never)
        async with bob.seated(table):
            wait(180)
            before = await bob.ask("PUT", place(table, 0), RANDOM)
        cookies = bob.http.cookies
    async with (
        running(config) as house,
        Guest(house.address, cookies) as bob,
        bob.seated(table) as page,
    ):
        seen = page.heard[0]["table"]
        assert seen["attendance"] == before["attendance"]
        assert seen["seats"][0]["bot"] == before["seats"][0]["bot"]
        await page.until_step(1)
        assert page.heard[-1]["past"]["seat"] == 0, "the bot plays on"


async def test_minds_take_a_stand_in_for_the_bot_it_is(
    guest: NewGuest,
    house: Running,
    wait: Callable[[float], None],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """And it sees what the seat sees, no more."""
    ann, bob = await guest("Ann"), await guest("Bob")
    table = await duel(ann, bob)
    asked: list[Any] = []

    async def think(game: str, level: str, sight: Any) -> bytes:
        asked.append((level, sight))
        return await never()

    monkeypatch.setattr(house.house.workers, "choose", think)
    async with ann.seated(table) as page:
        await page.play(hide(0, 1, 2, 3))
        wait(180)
        await ann.ask("PUT", place(table, 1), RANDOM)
        await until(page, lambda seen: seen["seats"][1]["stand_in"])
        while not asked:
            await asyncio.sleep(0.01)
        ((level, sight),) = asked
        assert (level, sight.seat, sight.company) == ("random", 1, ("person", "bot"))
        assert sight.view.code is None
