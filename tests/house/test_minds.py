"""Bots and notebooks: they think elsewhere, may fail, and never hold a table up."""

import asyncio
from collections.abc import Callable

import msgspec
import pytest
from msgspec.structs import replace
from structlog.testing import capture_logs

from deciban.house.config import Config
from deciban.house.minds import bots
from deciban.house.minds.process import load_minds
from deciban.house.minds.questions import choose
from deciban.house.minds.workers import Unthinkable
from deciban.house.tables.table import Table
from deciban.kernel import Data, Sight, registry
from deciban.kernel.bot import NAMES
from tests.house.client import DUEL, Frame, Guest, Page, guess, hide
from tests.house.conftest import NewGuest, Running, running
from tests.kernel import coached

CODE = (0, 1, 2, 3)


@pytest.mark.parametrize("eager", [True, False])
async def test_the_workers_start_with_the_house_only_if_it_is_told_to(
    config: Config, eager: bool
) -> None:
    async with running(replace(config, eager=eager)) as house:
        assert bool(house.house.workers._places) == eager


def test_whatever_is_slow_is_done_before_the_first_question() -> None:
    before = coached.warmed
    load_minds(coached.CoachedTraps())
    assert coached.warmed == before + 1


@pytest.mark.parametrize("level", ["random", "novice", "skilled"])
async def test_a_bot_plays_its_seat(guest: NewGuest, level: str) -> None:
    ann = await guest()
    table = await ann.make("me", level, **DUEL)
    async with ann.seated(table) as page:
        await page.play(hide(*CODE))
        while page.heard[-1]["type"] != "changed" or page.heard[-1]["table"]["phase"] != "over":
            await page.hear()
        actors = {frame["past"]["seat"] for frame in page.heard if frame["type"] == "stepped"}
        assert actors == {0, 1}


async def test_bots_play_on_after_a_restart(config: Config) -> None:
    async with running(replace(config, bot_pause=3600)) as house, Guest(house.address) as ann:
        table = await ann.make("me", "random", **DUEL)
        async with ann.seated(table) as page:
            await page.play(hide(*CODE))
        cookies = ann.http.cookies
    async with (
        running(config) as house,
        Guest(house.address, cookies) as ann,
        ann.seated(table) as page,
    ):
        await page.until_step(2)


async def fail(*_: object) -> bytes:
    raise Unthinkable("TimeoutError")


async def cheat(*_: object) -> bytes:
    return b'{"type":"hide","code":[0,0,0,0]}'


async def babble(*_: object) -> bytes:
    return b'{"type":"sing"}'


@pytest.mark.parametrize("mind", [fail, cheat, babble])
async def test_a_failing_bot_is_replaced_by_a_legal_move(
    guest: NewGuest,
    house: Running,
    monkeypatch: pytest.MonkeyPatch,
    mind: Callable[..., object],
) -> None:
    monkeypatch.setattr(house.house.workers, "choose", mind)
    ann = await guest()
    table = await ann.make("me", "skilled", **DUEL)
    with capture_logs() as logs:
        async with ann.seated(table) as page:
            await page.play(hide(*CODE))
            frame = await page.until_step(2)
            assert frame["past"]["events"][0]["type"] == "guessed"
    replaced = [entry for entry in logs if entry["event"] == "bot-replaced"]
    assert replaced
    assert replaced[0]["log_level"] == "warning"
    assert replaced[0]["bot"] in NAMES
    assert replaced[0]["bot_level"] == "skilled"
    assert not any("code" in entry or "action" in entry for entry in logs)


def position(page: Page) -> Frame:
    """The board as it was shown last."""
    shown: Frame = [frame["position"] for frame in page.heard if "position" in frame][-1]
    return shown


async def test_a_bot_that_fails_does_not_gamble_the_game_away(
    guest: NewGuest, house: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever guesses wrong at Break the Code is out, and any wild guess is wrong."""
    monkeypatch.setattr(house.house.workers, "choose", fail)
    ann = await guest()
    table = await ann.make("me", "master", "master", game="break-the-code")
    async with ann.seated(table) as page:
        for _ in range(4):
            while position(page)["awaited"] != [0]:
                await page.until_step(page.step + 1)
            asks, _ = position(page)["offers"]
            await page.play(asks["actions"][0])
        assert position(page)["view"]["fates"] == [None, None, None]


def fail_at_first(table: Table, monkeypatch: pytest.MonkeyPatch, times: int) -> list[int]:
    """Nothing that a bot does comes to pass, so many times; the list tells who tried."""
    tried: list[int] = []
    really_act = table.act

    async def act(seat: int, bot: str, seen: int, action: msgspec.Raw) -> None:
        tried.append(seat)
        if len(tried) <= times:
            raise OSError
        await really_act(seat, bot, seen, action)

    monkeypatch.setattr(table, "act", act)
    return tried


@pytest.mark.parametrize("rest", [0.01, 3600.0])
async def test_a_bot_that_got_stuck_is_woken_by_itself_or_by_a_reload(
    guest: NewGuest, house: Running, monkeypatch: pytest.MonkeyPatch, rest: float
) -> None:
    monkeypatch.setattr(bots, "SOON", rest)
    monkeypatch.setattr(house.house.workers, "choose", babble)
    ann = await guest()
    key = await ann.make("me", "skilled", **DUEL)
    async with ann.seated(key) as page:
        table = await house.house.tables.find(key)
        tried = fail_at_first(table, monkeypatch, 3)
        with capture_logs() as logs:
            await page.play(hide(*CODE))
            while len(tried) < 3:
                if rest > 60:
                    async with ann.seated(key):
                        pass
                await asyncio.sleep(0.01)
            async with ann.seated(key) as again:
                await again.until_step(2)
    assert len([entry for entry in logs if entry["event"] == "bot-stuck"]) == 3


async def test_a_bot_that_stays_stuck_is_woken_ever_later(
    guest: NewGuest, house: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bots, "SOON", 0.1)
    monkeypatch.setattr(house.house.workers, "choose", babble)
    ann = await guest()
    key = await ann.make("me", "skilled", **DUEL)
    async with ann.seated(key) as page:
        table = await house.house.tables.find(key)
        tried = fail_at_first(table, monkeypatch, 10**9)
        await page.play(hide(*CODE))
        await asyncio.sleep(2.0)
        assert 2 <= len(tried) <= 5, "after 0, 0.1, 0.3, 0.7 and 1.5 seconds"
    while not table.quiet:
        await asyncio.sleep(0.01)


async def test_several_bots_decide_at_once(
    guest: NewGuest, house: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(registry.places(), "traps", "tests.kernel.traps:Traps")

    async def here(name: str, level: str, sight: Sight[Data]) -> bytes:
        return choose(name, level, sight, 1)

    monkeypatch.setattr(house.house.workers, "choose", here)
    ann = await guest()
    table = await ann.make("me", "random", "random", "random", game="traps")
    async with ann.seated(table) as page:
        await page.until_step(3)
        moved = {frame["past"]["seat"] for frame in page.heard if frame["type"] == "stepped"}
        moved |= {past["seat"] for past in page.heard[0]["past"]}
        assert {1, 2, 3} <= moved


async def test_a_slow_bot_holds_up_no_other_table(
    guest: NewGuest, house: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    forever = asyncio.Event()

    async def ponder(*_: object) -> bytes:
        await forever.wait()
        return b""

    monkeypatch.setattr(house.house.workers, "choose", ponder)
    ann = await guest()
    slow = await ann.make("random", "me", **DUEL)
    other = await ann.make("me", "me", **DUEL)
    async with ann.seated(slow), ann.seated(other, "seat=0") as maker:
        await maker.play(hide(*CODE))


async def test_notes_that_failed_are_tried_again_after_a_reload(
    config: Config, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with (
        running(replace(config, notes_pause=0)) as house,
        Guest(house.address) as ann,
    ):
        table = await ann.make("me", "me", help="full", **DUEL)
        async with ann.seated(table, "seat=0") as maker:
            await maker.play(hide(*CODE))
        with monkeypatch.context() as patch, capture_logs() as logs:
            patch.setattr(house.house.workers, "fill", fail)
            async with ann.seated(table, "seat=1"):
                while "no-notes" not in [entry["event"] for entry in logs]:
                    await asyncio.sleep(0.01)
        async with ann.seated(table, "seat=1") as breaker:
            assert (await breaker.until("notes", step=1))["notes"]["left"] == 6**4


async def test_the_notebook_is_filled_in_for_seats_only(config: Config) -> None:
    async with (
        running(replace(config, notes_pause=0)) as house,
        Guest(house.address) as ann,
        Guest(house.address) as eve,
    ):
        table = await ann.make("me", "me", help="full", **DUEL)
        async with (
            ann.seated(table, "seat=0") as maker,
            ann.seated(table, "seat=1") as breaker,
            eve.seated(table) as watcher,
        ):
            await maker.play(hide(*CODE))
            await breaker.until_step(1)
            await breaker.play(guess(0, 0, 1, 1))
            notes = (await breaker.until("notes", step=2))["notes"]
            assert notes["left"] > 0
            await watcher.until_step(2)
            await watcher.settle()
            assert "notes" not in [frame["type"] for frame in watcher.heard]
        async with ann.seated(table, "seat=1") as again:
            assert (await again.until("notes", step=2))["notes"] == notes
