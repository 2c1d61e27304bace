"""Bad input: each gets a clear answer or is dropped, and the next table does not notice."""

import asyncio
import json
import socket
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from typing import Any

import httpx
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from deciban.house.config import Config
from tests.house.client import DUEL, Guest, Page, guess, hide
from tests.house.conftest import NewGuest, Running, running

CODE = (0, 1, 2, 3)


@asynccontextmanager
async def innocent(house: Running) -> AsyncIterator[None]:
    """Another table, where a game is begun before the abuse and finished after it."""
    async with Guest(house.address) as ann:
        table = await ann.make("me", "me", **DUEL)
        async with ann.seated(table, "seat=0") as maker, ann.seated(table, "seat=1") as breaker:
            await maker.play(hide(*CODE))
            await breaker.until_step(1)
            yield
            await breaker.play(guess(5, 5, 5, 5))
            await breaker.play(guess(*CODE))
            await maker.until_phase("over")
            assert maker.step == 3


async def test_an_unknown_table(guest: NewGuest, house: Running) -> None:
    async with innocent(house):
        ann = await guest()
        for method, path in (("GET", ""), ("PUT", "/seats/0"), ("POST", "/rematch")):
            body = {"kind": "me"} if method == "PUT" else None
            answer = await ann.refused(method, f"/tables/nowhere{path}", body)
            assert answer == (404, "unknown-table")
        async with ann.page("nowhere") as page:
            assert await page.closed() == 4004


async def test_a_missing_or_forged_cookie_only_watches(house: Running) -> None:
    async with innocent(house), Guest(house.address) as ann:
        table = await ann.make("me", "me", **DUEL)
        address = house.address.replace("http", "ws") + f"/api/tables/{table}/socket"
        for headers in ({}, {"cookie": "deciban=forged.by-somebody"}):
            async with connect(address, additional_headers=headers) as socket:
                page = Page(socket)
                assert (await page.until("welcome"))["seat"] is None
                await page.move(hide(*CODE))
                assert await page.refused() == "not-seated"
            async with connect(f"{address}?seat=0", additional_headers=headers) as socket:
                assert await Page(socket).closed() == 4003


async def test_a_seat_that_is_not_mine(guest: NewGuest, house: Running) -> None:
    async with innocent(house):
        ann, eve = await guest(), await guest("Eve")
        table = await ann.make("me", "me", **DUEL)
        for seat in ("0", "7", "-1", "x", "9" * 5000):
            async with eve.page(table, f"seat={seat}") as page:
                assert await page.closed() == 4003


MALFORMED: tuple[str | bytes, ...] = (
    "",
    "null",
    "[]",
    "{",
    "{}",
    "nonsense",
    '{"type":"dance"}',
    '{"type":"move"}',
    '{"type":"move","id":"12345678","step":"one","action":{}}',
    '{"type":"move","id":"short","step":0,"action":{}}',
    '{"type":"move","id":"12345678","step":0,"action":{},"seat":1}',
    '{"type":"ping","extra":1}',
    '{"type":"say","id":"12345678","text":"\\ud800"}',
    "[" * 5000,
    "\x00",
    b"\xff\xfe\x00",
    b'{"type":"move"}',
)


async def test_a_malformed_frame(house: Running) -> None:
    async with innocent(house), Guest(house.address) as ann:
        table = await ann.make("me", "me", **DUEL)
        async with ann.seated(table) as page:
            for frame in MALFORMED:
                await page.socket.send(frame)
                assert await page.refused() == "bad-frame", frame
            await page.play(hide(*CODE))


ILLEGAL: tuple[tuple[Any, str], ...] = (
    ({"type": "sing"}, "bad-action"),
    ({}, "bad-action"),
    (None, "bad-action"),
    ("hide", "bad-action"),
    ({"type": "hide", "code": "0123"}, "bad-action"),
    ({"type": "hide", "code": [0, 1, 2, 3], "peek": True}, "bad-action"),
    ({"type": "hide", "code": [0, 1, 2, 99]}, "bad-code"),
    ({"type": "hide", "code": []}, "bad-code"),
    ({"type": "hide", "code": [0] * 2000}, "bad-code"),
    ({"type": "guess", "code": [0, 1, 2, 3]}, "codebreaker-only"),
    ({"type": "answer", "red": 1, "white": 1}, "not-now"),
)


async def test_an_illegal_action(house: Running) -> None:
    async with innocent(house), Guest(house.address) as ann:
        table = await ann.make("me", "me", **DUEL)
        async with ann.seated(table) as page:
            for action, reason in ILLEGAL:
                await page.move(action)
                assert await page.refused() == reason, action
            await page.play(hide(*CODE))


@pytest.mark.both_databases
async def test_an_address_with_characters_that_no_database_holds(house: Running) -> None:
    async with innocent(house), Guest(house.address) as ann:
        for odd in ("%00", "a%00b", "%ff", "%ed%a0%80"):
            for path, reason in (
                (f"/tables/{odd}", "unknown-table"),
                (f"/campaigns/{odd}", "unknown-campaign"),
                (f"/games/mastermind/contents/{odd}", "unknown-content"),
            ):
                assert await ann.refused("GET", path) == (404, reason), path
            async with ann.page(odd) as page:
                assert await page.closed() == 4004


frames = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=12,
)
moves = st.fixed_dictionaries(
    {
        "type": st.sampled_from(["move", "say", "note", "words", "ping", "welcome"]),
        "id": st.just("12345678") | frames,
        "step": st.integers(-2, 3) | frames,
        "action": st.fixed_dictionaries(
            {"type": st.sampled_from(["guess", "answer", "challenge", "claim"]) | frames},
            optional={"code": st.lists(st.integers(-1, 9)) | frames, "red": frames},
        )
        | frames,
    },
    optional={"text": frames, "body": frames},
)


async def test_any_frame_is_answered_and_nothing_changes(house: Running) -> None:
    """Whatever comes over a socket, the house answers in words and goes on."""

    async def send(page: Page, frame: Any) -> None:
        await page.socket.send(json.dumps(frame))
        await page.settle()

    async with innocent(house), Guest(house.address) as ann:
        table = await ann.make("me", "me", **DUEL)
        async with ann.seated(table, "seat=1") as page:
            loop = asyncio.get_running_loop()

            @settings(max_examples=60, suppress_health_check=list(HealthCheck))
            @given(frames | moves)
            def fuzz(frame: Any) -> None:
                asyncio.run_coroutine_threadsafe(send(page, frame), loop).result()

            await asyncio.to_thread(fuzz)
            answers = {frame["refusal"]["reason"] for frame in page.heard if "refusal" in frame}
            assert "bad-frame" in answers
            assert "internal" not in answers
            assert page.step == 0, "seat 1 had nothing to do"


async def test_a_frame_of_a_megabyte(house: Running) -> None:
    async with innocent(house), Guest(house.address) as ann:
        table = await ann.make("me", "me", **DUEL)
        async with ann.seated(table) as page:
            await page.socket.send("x" * 2**20)
            assert await page.closed() == 1009
        async with ann.seated(table) as page:
            await page.play(hide(*CODE))


async def test_a_body_of_a_megabyte(guest: NewGuest, house: Running) -> None:
    async with innocent(house):
        ann = await guest()
        body = {"game": "mastermind", "seats": [], "words": "x" * 2**20}
        assert await ann.refused("POST", "/tables", body) == (413, "too-large")


async def test_ten_thousand_frames_at_once(config: Config) -> None:
    async with (
        running(replace(config, frames_per_second=50)) as house,
        innocent(house),
        Guest(house.address) as ann,
    ):
        table = await ann.make("me", "me", **DUEL)
        async with ann.page(table) as page:
            ping = json.dumps({"type": "ping"})

            async def flood() -> None:
                with suppress(ConnectionClosed):
                    for _ in range(10_000):
                        await page.socket.send(ping)

            flooding = asyncio.create_task(flood())
            assert await page.closed() == 4008
            await flooding
            pongs = sum(frame["type"] == "pong" for frame in page.heard)
            assert 50 <= pongs < 1000


async def test_a_thousand_idle_sockets(house: Running) -> None:
    async with innocent(house), Guest(house.address) as ann, AsyncExitStack() as stack:
        table = await ann.make("me", "me", **DUEL)
        address = house.address.replace("http", "ws") + f"/api/tables/{table}/socket"
        for _ in range(20):
            opening = (
                stack.enter_async_context(connect(address, compression=None)) for _ in range(50)
            )
            await asyncio.gather(*opening)
        async with ann.seated(table, "seat=0") as page:
            await page.play(hide(*CODE))
            while (await ann.ask("GET", f"/tables/{table}"))["watchers"] != 1000:
                await page.settle()


async def test_more_sockets_than_one_address_may_have(config: Config) -> None:
    async with (
        running(replace(config, sockets_per_address=4)) as house,
        innocent(house),
        Guest(house.address) as ann,
    ):
        table = await ann.make("me", "me", **DUEL)
        async with ann.seated(table), ann.seated(table), ann.page(table) as page:
            assert await page.closed() == 4008


async def test_one_person_with_very_many_pages(house: Running) -> None:
    async with innocent(house), Guest(house.address) as ann, AsyncExitStack() as stack:
        table = await ann.make("me", "me", **DUEL)
        pages = [await stack.enter_async_context(ann.seated(table)) for _ in range(9)]
        assert await pages[0].closed() == 4000
        await pages[-1].play(hide(*CODE))


async def test_a_reader_that_does_not_read_is_dropped(house: Running) -> None:
    async with innocent(house), Guest(house.address) as ann, Guest(house.address) as eve:
        table = await ann.make("me", "me", **DUEL)
        # Little room on the way, so that what is not read soon piles up in the house.
        house.listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
        async with eve.seated(table) as lazy, ann.seated(table, "seat=0") as maker:
            lazy.socket.transport.pause_reading()
            live = await house.house.tables.find(table)
            while live.viewers.watchers:
                for _ in range(50):
                    live._tell_change()
                await maker.settle()
            await maker.play(hide(*CODE))
            lazy.socket.transport.abort()


async def test_more_tables_than_anybody_needs(config: Config) -> None:
    async with (
        running(replace(config, made_per_minute=5)) as house,
        innocent(house),
        Guest(house.address) as ann,
    ):
        new = {"game": "mastermind", "seats": [{"kind": "me"}, {"kind": "me"}]}
        answers = [await ann.http.post("/api/tables", json=new) for _ in range(6)]
        statuses = [answer.status_code for answer in answers]
        assert statuses.count(201) == 4, "the innocent table came from the same address"
        assert statuses[-1] == 429
        assert answers[-1].json()["reason"] == "too-many-tables"


async def test_a_stranger_who_guesses_links(config: Config) -> None:
    async with (
        running(replace(config, misses_per_minute=20)) as house,
        innocent(house),
        Guest(house.address) as eve,
    ):
        answers = [await eve.refused("GET", f"/tables/guess-{n}") for n in range(25)]
        assert answers[0] == (404, "unknown-table")
        assert answers[-1] == (429, "too-many-guesses")
        async with eve.page("guess") as page:
            assert await page.closed() == 4008


async def test_another_site_may_neither_write_nor_listen(house: Running) -> None:
    async with innocent(house), Guest(house.address) as ann:
        table = await ann.make("me", "me", **DUEL)
        seat = f"/tables/{table}/seats/0"
        for origin in ("https://evil.example", "null", "", "http://[", f"{house.address}.evil"):
            foreign = {"origin": origin}
            for method, path in (("PATCH", "/me"), ("POST", "/tables"), ("DELETE", seat)):
                answer = await ann.http.request(method, f"/api{path}", json={}, headers=foreign)
                assert answer.status_code == 403
                assert answer.json()["reason"] == "foreign-origin"
            with pytest.raises(InvalidStatus) as refused:
                async with ann.page(table, **foreign):
                    pass
            assert refused.value.response.status_code == 403
        own = {"origin": house.address}
        async with ann.page(table, **own) as page:
            await page.until("welcome")


async def test_a_mistake_of_ours_is_no_traceback_for_others(
    guest: NewGuest, house: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with innocent(house):
        ann = await guest()
        table = await ann.make("me", "me", **DUEL)
        async with ann.seated(table) as page:
            live = await house.house.tables.find(table)
            monkeypatch.setattr(live, "_act", None)
            await page.move(hide(*CODE))
            refusal = await page.refusal()
            assert refusal["reason"] == "internal"
            assert [*refusal["facts"]] == ["id"]
        monkeypatch.setattr(type(live), "join", None)
        async with ann.page(table) as page:
            assert await page.closed() == 1011
        monkeypatch.setattr(type(live), "seen_by", None)
        answer = await ann.http.get(f"/api/tables/{table}")
        assert answer.status_code == 500
        assert answer.json()["reason"] == "internal"
        assert "Traceback" not in answer.text
        monkeypatch.undo()


async def test_names_of_markup_travel_as_text(guest: NewGuest, house: Running) -> None:
    async with innocent(house):
        markup = "<img onerror=alert(1)>"
        ann = await guest(markup)
        table = await ann.make("me", "open")
        answer: httpx.Response = await ann.http.get(f"/api/tables/{table}")
        assert answer.headers["content-type"] == "application/json"
        assert answer.json()["seats"][0]["name"] == markup
