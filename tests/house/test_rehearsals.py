"""Bots try what somebody wrote: in turns, within limits, and nobody who plays has to wait."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from deciban.house.config import Config
from tests.house.client import Guest
from tests.house.conftest import running
from tests.house.vaults import MISSION, SECRETS, bring, make, vote
from tests.kernel.vault import CLOSED

pytestmark = pytest.mark.usefixtures("vault")

ENDLESS = 10**9
"""More games than anybody waits for."""


async def rehearsal(guest: Guest, source: str = MISSION) -> str:
    """The address of what was brought."""
    content = (await bring(guest, source)).json()["content"]
    return f"/games/vault/contents/{content}/rehearsal"


async def until(
    guest: Guest, address: str, holds: Callable[[dict[str, Any]], bool]
) -> dict[str, Any]:
    async with asyncio.timeout(60):
        while True:
            seen: dict[str, Any] = await guest.ask("GET", address)
            if holds(seen):
                return seen
            await asyncio.sleep(0.05)


def done(seen: dict[str, Any]) -> bool:
    return not seen["under_way"]


@pytest.mark.both_databases
async def test_bots_try_it_and_what_came_of_it_is_kept(config: Config) -> None:
    short = replace(config, rehearsal_games=30)
    async with running(short) as house, Guest(house.address) as ann:
        address = await rehearsal(ann)
        assert await ann.ask("GET", address) == {"under_way": False, "most": 30, "result": None}
        assert (await ann.ask("POST", address))["under_way"]
        seen = await until(ann, address, done)
        assert seen["result"]["games"] == 30
        (share,) = seen["result"]["shares"]
        assert share["played"] == 30
        assert share["won"] + seen["result"]["nobody"] == 30
        assert share["title"] == {"en": "Two players"}
        cookies = ann.http.cookies
    async with running(short) as house, Guest(house.address, cookies) as ann:
        assert await ann.ask("GET", address) == seen


async def test_one_sees_how_far_it_is(config: Config) -> None:
    async with (
        running(replace(config, rehearsal_games=ENDLESS)) as house,
        Guest(house.address) as ann,
    ):
        address = await rehearsal(ann)
        await ann.ask("POST", address)
        some = await until(ann, address, lambda seen: seen["result"] is not None)
        more = some["result"]["games"]
        await until(ann, address, lambda seen: seen["result"]["games"] > more)


async def test_it_ends_in_time(config: Config) -> None:
    hasty = replace(config, rehearsal_games=ENDLESS, rehearsal_limit=0.5)
    async with running(hasty) as house, Guest(house.address) as ann:
        address = await rehearsal(ann)
        await ann.ask("POST", address)
        seen = await until(ann, address, done)
        assert 0 < seen["result"]["games"] < ENDLESS


async def test_everybody_has_one_at_a_time_and_the_house_not_too_many(config: Config) -> None:
    settings = replace(config, rehearsal_games=ENDLESS, rehearsal_queue=2)
    async with (
        running(settings) as house,
        Guest(house.address) as ann,
        Guest(house.address) as bob,
        Guest(house.address) as cy,
    ):
        first, second, third = [
            await rehearsal(ann, MISSION.replace("QUI", word)) for word in ("QUA", "QUE", "QUO")
        ]
        await ann.ask("POST", first)
        assert (await ann.ask("POST", first))["under_way"], "asked twice it is the same"
        assert await ann.refused("POST", second) == (409, "rehearsal-under-way")
        for guest, word in ((bob, "QUE"), (cy, "QUO")):
            await bring(guest, MISSION.replace("QUI", word))
        await bob.ask("POST", second)
        assert await cy.refused("POST", third) == (503, "rehearsals-busy")
        # They take turns: both get on.
        for guest, address in ((ann, first), (bob, second)):
            await until(guest, address, lambda seen: seen["result"] is not None)


async def test_strangers_learn_nothing_of_it(config: Config) -> None:
    async with (
        running(replace(config, rehearsal_games=5)) as house,
        Guest(house.address) as ann,
        Guest(house.address) as eve,
    ):
        address = await rehearsal(ann)
        for method in ("GET", "POST"):
            assert await eve.refused(method, address) == (404, "unknown-content")
        await ann.ask("POST", address)
        await until(ann, address, done)
        answer = await ann.http.get(f"/api{address}")
        assert not any(secret in answer.text for secret in SECRETS)


async def test_nobody_asks_for_too_many(config: Config) -> None:
    strict = replace(config, rehearsal_games=1, rehearsals_per_minute=1)
    async with running(strict) as house, Guest(house.address) as ann:
        address = await rehearsal(ann)
        await ann.ask("POST", address)
        assert await ann.refused("POST", address) == (429, "too-many-rehearsals")


async def test_bots_at_tables_still_move(config: Config) -> None:
    async with (
        running(replace(config, rehearsal_games=ENDLESS)) as house,
        Guest(house.address) as ann,
    ):
        await ann.ask("POST", await rehearsal(ann))
        table = await make(ann, "me", "random", rounds=3)
        async with ann.seated(table) as page:
            for step in (1, 3, 5):
                await page.play(vote(page.view["letters"].index(CLOSED)))
                # No fallback: that would take the bot's whole time.
                async with asyncio.timeout(config.bot_limit):
                    await page.until_step(step + 1)
