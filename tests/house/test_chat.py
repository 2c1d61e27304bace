"""Talking at a table."""

import pytest

from deciban.kernel import registry
from tests.house.client import DUEL
from tests.house.conftest import NewGuest


async def test_everybody_hears_a_line_once(guest: NewGuest) -> None:
    ann, eve = await guest("Ann"), await guest("Eve")
    table = await ann.make("me", "me", **DUEL)
    async with ann.seated(table, "seat=0") as page, eve.seated(table) as watcher:
        for _ in range(2):
            await page.say(type="say", id="line-one", text="  Ready? <b>Go</b> ")
            line = (await page.until("said"))["line"]
        assert (line["seat"], line["name"], line["text"]) == (0, "Ann", "Ready? <b>Go</b>")
        await watcher.say(type="say", id="line-one", text="Удачи!")
        assert (await page.until("said"))["line"]["seat"] is None
        await watcher.settle()
        said = [frame["line"]["text"] for frame in watcher.heard if frame["type"] == "said"]
        assert said == ["Ready? <b>Go</b>", "Удачи!"]
    async with eve.seated(table) as late:
        chat = late.heard[0]["chat"]
        assert [line["number"] for line in chat] == [0, 1]
        assert [line["name"] for line in chat] == ["Ann", "Eve"]


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "chat-empty"),
        (" \n ", "chat-empty"),
        ("a" * 501, "chat-too-long"),
        ("a\x00b", "chat-unreadable"),
        ("\u202egnp.exe", "chat-unreadable"),
        ("a" * 1001, "bad-frame"),
    ],
)
async def test_a_line_that_is_no_line_is_refused(guest: NewGuest, text: str, reason: str) -> None:
    ann = await guest("Ann")
    table = await ann.make("me", "me", **DUEL)
    async with ann.seated(table) as page:
        await page.say(type="say", id="line-one", text=text)
        assert await page.refused() == reason


async def test_who_watches_needs_a_name_to_talk(guest: NewGuest) -> None:
    ann, nameless = await guest(), await guest()
    table = await ann.make("me", "me", **DUEL)
    async with nameless.seated(table) as watcher:
        await watcher.say(type="say", id="line-one", text="Psst")
        assert await watcher.refused() == "name-needed"


async def test_a_game_can_close_the_chat_of_a_seat(
    guest: NewGuest, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(registry._GAMES, "traps", "tests.kernel.traps:Traps")
    game = registry.game("traps")
    monkeypatch.setattr(type(game), "silent", lambda self, state: (1,))
    ann = await guest()
    table = await ann.make("me", "me", game="traps")
    async with ann.seated(table, "seat=0") as loud, ann.seated(table, "seat=1") as silent:
        await silent.say(type="say", id="line-one", text="Psst")
        assert await silent.refused() == "chat-closed"
        await loud.say(type="say", id="line-one", text="Hello")
        await loud.until("said")
