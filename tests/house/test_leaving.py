"""Leaving a table for good."""

import pytest

from deciban.house.config import Config
from tests.house.client import DUEL, Guest, guess, hide
from tests.house.conftest import NewGuest, running

CODE = "break-the-code"


async def test_who_stays_has_won_and_everybody_is_told(guest: NewGuest) -> None:
    ann, bob = await guest("Ann"), await guest("Bob")
    table = await ann.make("me", "open", **DUEL)
    await bob.sit(table, 1)
    async with ann.seated(table) as page, bob.seated(table) as other:
        await page.play(hide(0, 1, 2, 3))
        await other.until_step(1)
        await ann.leave(table)
        stepped = await other.until("stepped")
        assert stepped["past"]["seat"] == 0
        assert stepped["past"]["events"] == [{"type": "left", "seat": 0, "code": [0, 1, 2, 3]}]
        over = await other.until_phase("over")
        assert over["result"]["winners"] == [1]
        assert [(seat["name"], seat["gone"]) for seat in over["seats"]] == [
            ("Ann", True),
            ("Bob", False),
        ]
    assert await bob.refused("POST", f"/tables/{table}/leave", {}) == (400, "table-over")


async def test_the_others_play_on_and_nobody_waits_for_who_left(guest: NewGuest) -> None:
    ann, bob, eve = await guest("Ann"), await guest("Bob"), await guest("Eve")
    table = await ann.make("me", "open", "open", game=CODE)
    await bob.sit(table, 1)
    await eve.sit(table, 2)
    players = (ann, bob, eve)
    async with ann.seated(table) as a, bob.seated(table) as b, eve.seated(table) as c:
        pages = (a, b, c)
        (first,) = a.heard[0]["position"]["awaited"]
        before = pages[first].heard[0]["position"]["view"]["hands"]
        seen = await players[first].leave(table)
        assert seen["phase"] == "playing"
        again = await pages[first].until("stepped")
        assert again["position"]["awaited"] == [(first + 1) % 3]
        assert again["position"]["view"]["hands"] == before, "what they saw they still see"
        await pages[first].move({"type": "ask", "card": 1})
        assert await pages[first].refused() == "already-left"
        await pages[first].say(type="say", id="line-one", text="Good luck")
        await pages[first].until("said")
    left = await players[first].refused("POST", f"/tables/{table}/leave", {})
    assert left == (409, "already-left")
    (summary,) = await players[first].ask("GET", "/mine")
    assert summary["seats"][first]["gone"]
    for other in players:
        if other is not players[first]:
            seen = await other.leave(table)
    assert (seen["phase"], seen["result"]["winners"]) == ("over", [])


async def test_one_seat_of_mine_or_all_of_them(guest: NewGuest) -> None:
    ann = await guest("Ann")
    table = await ann.make("me", "me", "me", game=CODE)
    seen = await ann.leave(table, 2)
    assert [seat["gone"] for seat in seen["seats"]] == [False, False, True]
    seen = await ann.leave(table)
    assert [seat["gone"] for seat in seen["seats"]] == [True, True, True]
    assert seen["phase"] == "over"


async def test_only_who_plays_can_leave(guest: NewGuest) -> None:
    ann, bob, eve = await guest("Ann"), await guest("Bob"), await guest("Eve")
    table = await ann.make("me", "open", **DUEL)
    address = f"/tables/{table}/leave"
    assert await ann.refused("POST", address, {}) == (400, "not-started")
    await bob.sit(table, 1)
    assert await eve.refused("POST", address, {}) == (403, "not-seated")
    for seat in (1, 2, -1):
        assert await ann.refused("POST", address, {"seat": seat}) == (403, "not-your-seat")
    async with ann.seated(table) as page:
        await page.move({"type": "leave"})
        assert await page.refused() == "bad-action", "leaving is asked for in one way"


async def test_alone_one_gives_up(guest: NewGuest) -> None:
    ann = await guest()
    table = await ann.make("me", alone=True, games=1)
    await ann.leave(table)
    (finish,) = await ann.ask("GET", "/finishes")
    assert not finish["won"]
    again = (await ann.ask("POST", f"/tables/{table}/rematch"))["table"]
    assert (await ann.ask("GET", f"/tables/{again}"))["phase"] == "playing"


@pytest.mark.both_databases
async def test_a_restarted_house_knows_who_has_left(config: Config) -> None:
    async with running(config) as house, Guest(house.address) as ann:
        table = await ann.make("me", "me", "me", game=CODE)
        await ann.leave(table, 1)
        cookies = ann.http.cookies
    async with running(config) as house, Guest(house.address, cookies) as ann:
        seen = await ann.ask("GET", f"/tables/{table}")
        assert [seat["gone"] for seat in seen["seats"]] == [False, True, False]
        async with ann.seated(table, "seat=1") as page:
            welcome = page.heard[0]
            assert 1 not in welcome["position"]["awaited"]
            assert welcome["position"]["view"]["fates"][1] == "left"
            assert welcome["past"][1]["events"][0] == {"type": "left", "seat": 1}


async def test_a_rematch_waits_for_others_who_left_to_come_back(guest: NewGuest) -> None:
    ann, bob = await guest("Ann"), await guest("Bob")
    table = await ann.make("me", "open", **DUEL)
    await bob.sit(table, 1)
    await ann.leave(table)
    again = (await bob.ask("POST", f"/tables/{table}/rematch"))["table"]
    seen = await bob.ask("GET", f"/tables/{again}")
    assert [seat["kind"] for seat in seen["seats"]] == ["open", "person"]
    assert (await ann.sit(again, 0))["phase"] == "playing"


async def test_the_bots_play_on_to_the_end(guest: NewGuest) -> None:
    ann = await guest()
    table = await ann.make("me", "random", "random", game=CODE)
    async with ann.seated(table) as page:
        await ann.leave(table)
        over = await page.until_phase("over")
        assert over["seats"][0]["gone"]


async def test_a_move_that_came_too_late_is_refused(guest: NewGuest) -> None:
    ann = await guest()
    table = await ann.make("me", alone=True, games=1)
    async with ann.seated(table) as page:
        await ann.leave(table)
        await page.move(guess(0, 0, 0, 0))
        assert await page.refused() == "already-left"
