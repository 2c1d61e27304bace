"""Canaries at a real house: nobody gets to know a tile of Break the Code before its time."""

import json
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

import pytest
from msgspec.structs import replace

from deciban.games.break_the_code.rules.data import Codes, State
from deciban.games.break_the_code.rules.questions import CHOICES
from deciban.games.break_the_code.rules.tiles import TILES, Hand, hands, without
from deciban.house.config import Config
from deciban.house.tables import opening
from deciban.house.tables.play import Play
from deciban.kernel import Viewer
from tests.house.client import Frame, Guest, Page
from tests.house.conftest import Running, running

SEED = bytes(range(32))
OPTIONS = {"help": "full", "hints": True}


def written(numbers: tuple[int, ...]) -> str:
    """As it would stand in a frame."""
    return json.dumps(numbers, separators=(",", ":"))


class Snoop:
    """Somebody who keeps every byte that the house ever sent."""

    def __init__(self, guest: Guest, table: str, page: Page) -> None:
        self.guest = guest
        self.table = table
        self.page = page
        self.told: list[str] = []
        self.hints: list[str] = []

    async def pry(self, forbidden: Hand) -> None:
        """Asks for whatever can be asked for, as oneself."""
        await self.page.settle()
        await self.page.move({"type": "guess", "tiles": forbidden})
        await self.page.refused()
        for path in ("/mine", f"/tables/{self.table}", f"/tables/{self.table}/review/0"):
            self.told.append((await self.guest.http.get(f"/api{path}")).text)
        for seat in range(3):
            asked = {"seat": seat, "depth": 3}
            path = f"/api/tables/{self.table}/hint"
            answer = await self.guest.http.post(path, json=asked)
            self.told.append(answer.text)
            if answer.is_success:
                self.hints.append(answer.text)
        self.told += (await self.come_again()).raw
        await self.page.settle()

    async def come_again(self, query: str = "") -> Page:
        async with self.guest.page(self.table, query) as page:
            await page.settle()
            return page

    @property
    def everything(self) -> str:
        return "\n".join((*self.told, *self.page.raw))


@asynccontextmanager
async def three_and_a_watcher(house: Running) -> AsyncIterator[tuple[Play, list[Snoop]]]:
    """Seats 0, 1 and 2, then somebody who watches."""
    async with AsyncExitStack() as stack:
        guests = [await stack.enter_async_context(Guest(house.address)) for _ in range(4)]
        for guest, name in zip(guests, ("Ann", "Bob", "Cid", "Eve"), strict=True):
            await guest.call(name)
        table = await guests[0].make("me", "open", "open", game="break-the-code", **OPTIONS)
        for seat in (1, 2):
            await guests[seat].sit(table, seat)
        play = (await house.house.tables.find(table)).play
        assert play is not None
        snoops = [
            Snoop(guest, table, await stack.enter_async_context(guest.seated(table)))
            for guest in guests
        ]
        yield play, snoops


def a_miss(state: State, seat: int) -> Hand:
    """A guess that is wrong, and nobody's hand."""
    codes = Codes(5, state.hands[seat], (state.centre, *state.hands))
    others = tuple(sorted(without(TILES, state.hands[seat])))
    return next(code for code in hands(5, others)[seat * 100 :] if codes.fault(code) is None)


def act(state: State, seat: int, missed: dict[int, Hand], *, asking: bool) -> Frame:
    if asking:
        card = state.market[0]
        return {"type": "ask", "card": card, "digit": CHOICES.get(card, (None,))[0]}
    missed[seat] = a_miss(state, seat)
    return {"type": "guess", "tiles": missed[seat]}


def check_all(state: State, snoops: list[Snoop], missed: dict[int, Hand]) -> None:
    """Hands are their holders', the centre is for those who have looked, guesses are the
    guessers', and deck and seed are nobody's."""
    viewers: list[Viewer] = [0, 1, 2, None]
    for viewer, snoop in zip(viewers, snoops, strict=True):
        told = snoop.everything
        for seat, hand in enumerate(state.hands):
            assert (written(hand) in told) == (seat == viewer)
        assert (written(state.centre) in told) == (viewer in missed)
        for seat, tiles in missed.items():
            assert (written(tiles) in told) == (seat == viewer)
        assert written(state.deck)[1:-1] not in told
        assert SEED.hex() not in told


async def test_no_frame_and_no_answer_tells_a_tile_before_its_time(
    config: Config, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(opening, "new_seed", lambda: SEED)
    config = replace(config, notes_pause=0.0, questions_per_minute=10_000)
    async with running(config) as house, three_and_a_watcher(house) as (play, snoops):
        missed: dict[int, Hand] = {}
        order = [(play.state.first + turn) % 3 for turn in range(4)]
        for turn, seat in enumerate(order):
            for at, snoop in enumerate(snoops):
                await snoop.pry(play.state.hands[seat] if at == seat else play.state.centre)
            check_all(play.state, snoops, missed)
            for snoop in snoops[:3]:
                told = "".join((await snoop.come_again("seat=watch")).raw)
                assert not any(written(hand) in told for hand in play.state.hands)
            await snoops[seat].page.play(act(play.state, seat, missed, asking=turn == 0))
        state = play.state
        for snoop in snoops:
            over = await snoop.page.until_phase("over")
            assert over["reveal"]["seed"] == SEED.hex()
            secrets = (*state.hands, state.centre, *missed.values())
            assert all(written(tiles) in snoop.everything for tiles in secrets)
        assert [len(snoop.hints) for snoop in snoops] == [
            order.count(seat) for seat in (0, 1, 2)
        ] + [0]
        pages = [{frame["type"] for frame in snoop.page.heard} for snoop in snoops]
        assert ["notes" in kinds for kinds in pages] == [True, True, True, False]
