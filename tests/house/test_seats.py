"""Who sits where, and who may change it."""

from typing import Any

import pytest

from deciban.house.config import Config
from deciban.kernel.bot import NAMES
from tests.house.client import DUEL, Guest, hide
from tests.house.conftest import NewGuest, running

pytestmark = pytest.mark.both_databases

BOT = {"kind": "bot", "level": "random"}
OPEN = {"kind": "open"}
ME = {"kind": "me"}


async def test_alone_with_bots_nobody_needs_a_name(guest: NewGuest) -> None:
    nameless = await guest()
    table = await nameless.make("me", "random", **DUEL)
    seen = await nameless.ask("GET", f"/tables/{table}")
    assert seen["phase"] == "playing"
    assert [seat["kind"] for seat in seen["seats"]] == ["person", "bot"]


async def test_whoever_sits_with_others_needs_a_name(guest: NewGuest) -> None:
    nameless, ann = await guest(), await guest("Ann")
    new = {"game": "mastermind", "seats": [ME, OPEN]}
    assert await nameless.refused("POST", "/tables", new) == (403, "name-needed")
    table = await ann.make("me", "open")
    seat = f"/tables/{table}/seats/1"
    assert await nameless.refused("PUT", seat, ME) == (403, "name-needed")
    await nameless.call("Bob")
    seen = await nameless.sit(table, 1)
    assert [seat["name"] for seat in seen["seats"]] == ["Ann", "Bob"]
    assert [seat["mine"] for seat in seen["seats"]] == [False, True]


async def test_a_seat_is_taken_by_one_person_only(guest: NewGuest) -> None:
    ann, bob, eve = await guest("Ann"), await guest("Bob"), await guest("Eve")
    table = await ann.make("open", "open")
    await bob.sit(table, 0)
    assert await eve.refused("PUT", f"/tables/{table}/seats/0", ME) == (409, "seat-taken")
    assert await ann.refused("PUT", f"/tables/{table}/seats/0", BOT) == (409, "seat-taken")
    for number in (2, -1):
        status = await eve.refused("PUT", f"/tables/{table}/seats/{number}", ME)
        assert status == (404, "no-such-seat")


async def test_only_the_host_fills_seats_with_bots(guest: NewGuest) -> None:
    ann, bob = await guest("Ann"), await guest("Bob")
    table = await ann.make("me", "open")
    seat = f"/tables/{table}/seats/1"
    assert await bob.refused("PUT", seat, BOT) == (403, "host-only")
    unknown = {"kind": "bot", "level": "genius"}
    assert await ann.refused("PUT", seat, unknown) == (400, "unknown-level")
    seen = await ann.ask("PUT", seat, BOT)
    assert seen["phase"] == "playing", "with all seats taken it starts by itself"
    assert await ann.refused("PUT", seat, OPEN) == (409, "already-started")


def bots(seen: Any) -> list[str]:
    return [seat["bot"] for seat in seen["seats"] if seat["kind"] == "bot"]


async def test_no_two_bots_at_a_table_are_called_the_same(guest: NewGuest) -> None:
    ann = await guest("Ann")
    for _ in range(5):
        table = await ann.make("me", "random", "open", "random", game="break-the-code")
        seen = await ann.ask("PUT", f"/tables/{table}/seats/2", BOT)
        assert len(set(bots(seen))) == 3
        assert set(bots(seen)) <= set(NAMES)


async def test_bots_keep_their_names_over_restart_and_rematch(config: Config) -> None:
    async with running(config) as house, Guest(house.address) as ann:
        table = await ann.make("me", "random", rows=5, **DUEL)
        before = bots(await ann.ask("GET", f"/tables/{table}"))
        async with ann.seated(table) as page:
            await page.play(hide(0, 1, 2, 3))
            await page.until_phase("over")
        cookies = ann.http.cookies
    async with running(config) as house, Guest(house.address, cookies) as ann:
        assert bots(await ann.ask("GET", f"/tables/{table}")) == before
        (summary,) = await ann.ask("GET", "/mine")
        assert bots(summary) == before
        again = (await ann.ask("POST", f"/tables/{table}/rematch"))["table"]
        assert bots(await ann.ask("GET", f"/tables/{again}")) == before


async def test_who_stands_up_before_the_start_leaves_an_open_seat(guest: NewGuest) -> None:
    ann, bob = await guest("Ann"), await guest("Bob")
    table = await ann.make("open", "open")
    await bob.sit(table, 0)
    seat = f"/tables/{table}/seats/0"
    assert await ann.refused("DELETE", seat) == (403, "not-your-seat")
    seen = await bob.ask("DELETE", seat)
    assert [seat["kind"] for seat in seen["seats"]] == ["open", "open"]


async def test_a_page_is_welcomed_again_when_its_person_sits_down(guest: NewGuest) -> None:
    ann, bob = await guest("Ann"), await guest("Bob")
    table = await ann.make("open", "open")
    async with bob.seated(table) as page:
        assert page.heard[0]["seat"] is None
        await bob.sit(table, 1)
        assert (await page.until("welcome"))["seat"] == 1
        await bob.ask("DELETE", f"/tables/{table}/seats/1")
        assert (await page.until("welcome"))["seat"] is None


async def test_others_see_who_is_there(guest: NewGuest) -> None:
    ann, bob = await guest("Ann"), await guest("Bob")
    table = await ann.make("me", "open")
    await bob.sit(table, 1)
    async with ann.seated(table) as page:
        assert [seat["online"] for seat in page.heard[0]["table"]["seats"]] == [True, False]
        async with bob.seated(table), bob.seated(table, "seat=watch"):
            while (changed := await page.until("changed"))["table"]["watchers"] != 1:
                pass
            assert changed["table"]["seats"][1]["online"]
        while (changed := await page.until("changed"))["table"]["watchers"] != 0:
            pass
        assert not changed["table"]["seats"][1]["online"]


async def test_a_new_name_is_shown_at_once(guest: NewGuest) -> None:
    ann, bob = await guest("Ann"), await guest("Bob")
    table = await ann.make("me", "open")
    await bob.sit(table, 1)
    async with ann.seated(table) as page:
        await bob.call("Робін")
        while (await page.until("changed"))["table"]["seats"][1]["name"] != "Робін":
            pass


async def test_words_for_the_dice_can_be_added_until_the_start(guest: NewGuest) -> None:
    ann, bob = await guest("Ann"), await guest("Bob")
    table = await ann.make("me", "open")
    async with ann.seated(table) as page:
        await page.say(type="words", text="  lucky \n seven ")
        changed = await page.until("changed")
        while not changed["table"]["seats"][0]["words"]:
            changed = await page.until("changed")
        assert changed["table"]["seats"][0]["words"] == "lucky seven"
        await bob.ask("PUT", f"/tables/{table}/seats/1", {"kind": "me", "words": "четыре"})
        started = await page.until("started")
        assert [seat["words"] for seat in started["table"]["seats"]] == ["lucky seven", "четыре"]
        await page.say(type="words", text="too late")
        assert await page.refused() == "already-started"


@pytest.mark.parametrize(
    ("new", "reason"),
    [
        ({"game": "chess", "seats": [ME]}, "unknown-game"),
        ({"game": "mastermind", "seats": [ME]}, "wrong-seats"),
        ({"game": "mastermind", "seats": []}, "wrong-seats"),
        ({"game": "mastermind", "seats": [ME, {"kind": "bot"}]}, "unknown-level"),
        ({"game": "mastermind", "seats": [ME, BOT], "options": {"pegs": 99}}, "bad-options"),
        ({"game": "mastermind", "seats": [ME, BOT], "options": {"holes": 4}}, "bad-options"),
        (
            {"game": "mastermind", "seats": [ME], "options": {"alone": True, "answers": "by-hand"}},
            "alone-by-hand",
        ),
        ({"game": "mastermind", "seats": [{"kind": "king"}]}, "bad-request"),
        ({"seats": [ME, BOT]}, "bad-request"),
        ([], "bad-request"),
    ],
)
async def test_a_table_that_makes_no_sense_is_not_made(
    guest: NewGuest, new: Any, reason: str
) -> None:
    ann = await guest("Ann")
    assert await ann.refused("POST", "/tables", new) == (400, reason)
    assert await ann.ask("GET", "/mine") == []
