"""Workers are killed and stopped in the middle of play: bots move in time, and all goes on."""

import asyncio
import os
import random
import time
from typing import Any

from msgspec.structs import replace

from deciban.house.config import Config
from tests.house.client import DUEL, Guest, guess
from tests.house.conftest import Running, running
from tests.house.harm import harm_some

SECONDS = float(os.environ.get("DECIBAN_FAULTS", "6"))
LIMIT = 2.0
GRACE = 2.0
BOARDS: list[dict[str, Any]] = [
    {"game": "mastermind", "games": 2},
    {"game": "mastermind", "pegs": 5, "colors": 8, "games": 2},
    {"game": "break-the-code"},
]
LEVELS = ["novice", "skilled", "master"]
ALONE: dict[str, Any] = {"alone": True, "help": "full", "hints": True}


async def watch_bots(house: Running, number: int, end: float) -> int:
    """One table of bots after another. Every move is theirs; the longest wait is for the slowest
    of them."""
    moves = 0
    async with Guest(house.address) as guest:
        while time.monotonic() < end:
            levels = (LEVELS[number % 3], LEVELS[(number + 1) % 3])
            table = await guest.make(*levels, **BOARDS[number % 3])
            number += 1
            async with guest.seated(table) as page:
                over = page.heard[-1]["table"]["phase"] == "over"
                while not over and time.monotonic() < end:
                    async with asyncio.timeout(LIMIT + GRACE):
                        frame = await page.hear()
                        while frame["type"] != "stepped":
                            frame = await page.hear()
                    moves += 1
                    over = not frame["position"]["awaited"]
    return moves


async def ask_for_help(house: Running, end: float) -> None:
    """Somebody who plays alone and asks for a hint before every guess."""
    async with Guest(house.address) as ann:
        while time.monotonic() < end:
            table = await ann.make("me", **ALONE)
            async with ann.seated(table) as page:
                for row in range(9):
                    async with asyncio.timeout(2 * LIMIT + GRACE):
                        hint = await ann.http.post(
                            f"/api/tables/{table}/hint", json={"seat": 0, "depth": 3}
                        )
                    assert hint.is_success or hint.json()["reason"] == "coach-failed"
                    stepped = await page.play(guess(0, 0, 0, row % 6))
                    if not stepped["position"]["awaited"]:
                        break


async def harm(end: float) -> None:
    chance = random.Random(8)
    while time.monotonic() < end:
        await asyncio.sleep(chance.uniform(0.2, 5.0))
        harm_some(chance)


async def test_workers_killed_and_stopped_in_play_hold_nobody_up(config: Config) -> None:
    settings = replace(
        config,
        workers=2,
        eager=True,
        bot_limit=LIMIT,
        coach_limit=LIMIT,
        notes_pause=0,
        made_per_minute=10**6,
        questions_per_minute=10**6,
    )
    async with running(settings) as house, Guest(house.address) as ann:
        await ann.ask("POST", "/games/mastermind/advice", {})
        end = time.monotonic() + SECONDS
        tables = [watch_bots(house, number, end) for number in range(3)]
        *moves, _, _ = await asyncio.gather(*tables, ask_for_help(house, end), harm(end))
        assert all(moves)
        await all_is_well(ann)


async def all_is_well(ann: Guest) -> None:
    """As soon as nobody does harm any more, notebook and coach answer as ever."""
    table = await ann.make("me", "me", help="full", **DUEL)
    while not (await ann.http.post("/api/games/mastermind/advice", json={})).is_success:
        await asyncio.sleep(0.1)
    async with ann.seated(table, "seat=0") as maker, ann.seated(table, "seat=1") as breaker:
        await maker.play({"type": "hide", "code": [0, 1, 2, 3]})
        await breaker.until("notes", step=1)
