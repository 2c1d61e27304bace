"""The example in the documentation works: a script joins a table and plays to the end."""

import asyncio
import sys
from pathlib import Path

from tests.house.client import guess, hide
from tests.house.conftest import NewGuest, Running

BOT = Path(__file__).parents[2] / "examples" / "bot.py"
CODE = (0, 1, 2, 3)


async def test_the_example_bot_joins_by_link_and_plays_both_roles(
    guest: NewGuest, house: Running
) -> None:
    ann = await guest("Ann")
    table = await ann.make("me", "open", first="seat-0", games=2)
    script = await asyncio.create_subprocess_exec(
        *(sys.executable, str(BOT), f"{house.address}/t/{table}"),
        stdout=asyncio.subprocess.PIPE,
    )
    async with ann.seated(table) as page:
        while not page.heard[-1].get("position"):
            await page.hear()
        assert page.heard[-1]["table"]["seats"][1]["name"] == "Example bot"
        await page.play(hide(*CODE))
        while page.heard[-1].get("table", {}).get("phase") != "over":
            offers = (page.heard[-1].get("position") or {}).get("offers")
            if offers and offers[0]["action"] == "guess":
                await page.move(guess(5, 5, 5, 5))
            await page.hear()
        views = [frame["position"]["view"] for frame in page.heard if frame.get("position")]
        first = next(view["last"] for view in views if view["last"])
        told = [(row["guess"], row["red"], row["white"]) for row in first["rows"]]
    said, _ = await script.communicate()
    assert said.decode().strip() in ("Won!", "Lost.", "A draw.")
    assert len(told) == len({tuple(code) for code, _, _ in told}), "it never asks twice"
