"""Talking at a table."""

import pytest

from deciban.house.config import Config
from deciban.kernel import registry
from deciban.kernel.registry import AnyGame
from tests.house.client import DUEL, Guest
from tests.house.conftest import NewGuest, running


@pytest.mark.both_databases
async def test_everybody_hears_a_line_once(guest: NewGuest) -> None:
    ann, eve = await guest("Ann"), await guest("Eve")
    table = await ann.make("me", "me", **DUEL)
    async with ann.seated(table, "seat=0") as page, eve.seated(table) as watcher:
        for _ in range(2):
            await page.say(type="say", id="line-one", text="  Ready?  <b>Go</b> ")
            said = await page.until("said")
            assert said["id"] == "line-one", "it may be sent again until this is heard"
            line = said["line"]
        assert (line["seat"], line["name"], line["text"]) == (0, "Ann", "Ready? <b>Go</b>")
        await watcher.say(type="say", id="line-one", text="Удачи!")
        assert (await page.until("said"))["line"]["seat"] is None
        await watcher.settle()
        heard = [frame for frame in watcher.heard if frame["type"] == "said"]
        assert [frame["line"]["text"] for frame in heard] == ["Ready? <b>Go</b>", "Удачи!"]
        assert [frame["id"] for frame in heard] == [None, "line-one"], "an id is its sender's own"
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


@pytest.fixture
def traps(monkeypatch: pytest.MonkeyPatch) -> type[AnyGame]:
    monkeypatch.setitem(registry.places(), "traps", "tests.kernel.traps:Traps")
    return type(registry.game("traps"))


async def test_a_game_can_close_the_chat_of_a_seat(
    guest: NewGuest, traps: type[AnyGame], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(traps, "silent", lambda self, state: (1,))
    ann, bob = await guest("Ann"), await guest("Bob")
    table = await ann.make("me", "open", game="traps")
    await bob.sit(table, 1)
    async with ann.seated(table) as loud, bob.seated(table) as silent:
        assert loud.heard[0]["position"]["silent"] == [1]
        await silent.say(type="say", id="line-one", text="Psst")
        assert await silent.refused() == "chat-closed"
        await loud.say(type="say", id="line-one", text="Hello")
        await loud.until("said")


async def test_silence_is_a_persons_and_not_a_pages(
    guest: NewGuest, traps: type[AnyGame], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(traps, "silent", lambda self, state: (1,))
    ann, bob, eve = await guest("Ann"), await guest("Bob"), await guest("Eve")
    table = await ann.make("me", "open", "me", game="traps")
    await bob.sit(table, 1)
    async with bob.seated(table, "seat=watch") as page:
        await page.say(type="say", id="line-one", text="Psst")
        assert await page.refused() == "chat-closed", "a silent player who only seems to watch"
    async with eve.seated(table) as page:
        await page.say(type="say", id="line-one", text="Hello")
        await page.until("said")
    monkeypatch.setattr(traps, "silent", lambda self, state: (2,))
    async with ann.seated(table, "seat=0") as page:
        await page.say(type="say", id="line-two", text="Psst")
        assert await page.refused() == "chat-closed", "another seat of the same person is silent"


async def test_ready_phrases_are_said_while_they_are_open(
    guest: NewGuest, traps: type[AnyGame], monkeypatch: pytest.MonkeyPatch
) -> None:
    open_now = {0: ("well-done", "hurry"), 1: ()}
    monkeypatch.setattr(traps, "phrases", lambda self, state, seat: open_now[seat])
    ann = await guest("Ann")
    table = await ann.make("me", "me", game="traps")
    async with ann.seated(table, "seat=0") as page, ann.seated(table, "seat=1") as other:
        assert page.heard[0]["position"]["phrases"] == ["well-done", "hurry"]
        assert other.heard[0]["position"]["phrases"] == []
        await page.say(type="say", id="line-one", phrase="hurry")
        line = (await other.until("said"))["line"]
        assert (line["seat"], line["phrase"], line["text"]) == (0, "hurry", "")
        await other.say(type="say", id="line-two", phrase="hurry")
        assert await other.refused() == "phrase-closed"
        await page.say(type="say", id="line-two", phrase="secret")
        assert await page.refused() == "phrase-closed"
        monkeypatch.setattr(traps, "silent", lambda self, state: (1,))
        await page.say(type="say", id="line-two", phrase="hurry")
        assert await page.refused() == "chat-closed"
    async with ann.seated(table, "seat=watch") as page:
        assert [line["phrase"] for line in page.heard[0]["chat"]] == ["hurry"]
        assert page.heard[0]["position"]["phrases"] == []
        monkeypatch.setattr(traps, "silent", lambda self, state: ())
        await page.say(type="say", id="line-two", phrase="hurry")
        assert await page.refused() == "phrase-closed"


@pytest.mark.parametrize("said", [{}, {"text": "Hello", "phrase": "hurry"}, {"phrase": "a" * 65}])
async def test_a_line_is_either_words_or_a_phrase(
    guest: NewGuest, traps: type[AnyGame], monkeypatch: pytest.MonkeyPatch, said: dict[str, str]
) -> None:
    monkeypatch.setattr(traps, "phrases", lambda self, state, seat: ("hurry",))
    ann = await guest("Ann")
    table = await ann.make("me", "me", game="traps")
    async with ann.seated(table) as page:
        await page.say(type="say", id="line-one", **said)
        assert await page.refused() == "bad-frame"


@pytest.mark.both_databases
async def test_phrases_are_kept_on_disk(
    config: Config, traps: type[AnyGame], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(traps, "phrases", lambda self, state, seat: ("hurry",))
    async with running(config) as house, Guest(house.address) as ann:
        table = await ann.make("me", "me", game="traps")
        async with ann.seated(table) as page:
            await page.say(type="say", id="line-one", phrase="hurry")
            await page.until("said")
        cookies = ann.http.cookies
    async with (
        running(config) as house,
        Guest(house.address, cookies) as ann,
        ann.seated(table) as page,
    ):
        (line,) = page.heard[0]["chat"]
        assert (line["phrase"], line["text"]) == ("hurry", "")
