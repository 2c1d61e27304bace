"""People at the tables of Vault, the cooperative template."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import httpx

from tests.house.client import Frame, Guest, Page, sitters

MISSION = "word: QUIXOTRYZ\nstory: A door without a handle.\nending: Nobody was ever there.\n"
SECRETS = ("QUIXOTRYZ", "Nobody was ever there.")


def vote(place: int) -> Frame:
    return {"type": "vote", "place": place}


def say(text: str) -> Frame:
    return {"type": "say", "text": text}


async def bring(guest: Guest, source: str | bytes = MISSION, game: str = "vault") -> httpx.Response:
    return await guest.http.post(f"/api/games/{game}/contents", content=source)


async def make(guest: Guest, *seats: str, content: str | None = None, rounds: int = 1) -> str:
    new = {"game": "vault", "options": {"rounds": rounds}, "seats": sitters(*seats)}
    made = await guest.ask("POST", "/tables", {**new, "content": content})
    table: str = made["table"]
    return table


async def begin(guest: Guest, *others: Guest, **options: Any) -> str:
    """A campaign with these people."""
    new = {"game": "vault", "name": "Night shift", "options": options or {"rounds": 1}}
    key: str = (await guest.ask("POST", "/campaigns", new))["id"]
    for other in others:
        await other.ask("POST", f"/campaigns/{key}/members")
    return key


def next_table(*seats: str, **options: Any) -> Frame:
    return {"seats": sitters(*seats), "options": options}


async def open_table(guest: Guest, key: str, *seats: str, **options: Any) -> str:
    made = await guest.ask("POST", f"/campaigns/{key}/tables", next_table(*seats, **options))
    table: str = made["table"]
    return table


@asynccontextmanager
async def pages(table: str, *guests: Guest) -> AsyncIterator[list[Page]]:
    async with AsyncExitStack() as stack:
        yield [await stack.enter_async_context(guest.seated(table)) for guest in guests]


async def play(pages: list[Page], text: str) -> None:
    """Everybody votes for the first letter that is shut, until the first one says the word."""
    while (view := pages[0].view)["scout"] is not None:
        step = pages[0].step
        for page in pages:
            await page.until_step(step)
            await page.play(vote(view["letters"].index("·")))
            step += 1
        await pages[0].until_step(step)
    await pages[0].play(say(text))
    for page in pages:
        await page.until_phase("over")
