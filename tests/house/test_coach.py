"""The coach: asked over HTTP, answers from what the asker may know, and harms nobody."""

import asyncio
import json
import os
import time
from collections.abc import Callable
from typing import Any

import httpx
import pytest
from msgspec.structs import replace

from deciban.house.config import Config
from deciban.house.minds import questions
from deciban.kernel import registry
from deciban.kernel.texts import LANGUAGES, Texts, lookup
from tests.house.client import DUEL, Frame, Guest, guess, hide
from tests.house.conftest import NewGuest, Running, running
from tests.house.test_abuse import innocent

CODE = (0, 1, 2, 3)
HINTS = {**DUEL, "hints": True}
ADVICE = "/games/mastermind/advice"


def row(*code: int, keys: tuple[int, int]) -> Frame:
    return {"guess": code, "red": keys[0], "white": keys[1]}


async def play_out(ann: Guest, table: str, *guesses: tuple[int, ...]) -> None:
    """Seat 0 hides the code, seat 1 guesses; both are Ann's."""
    async with ann.seated(table, "seat=0") as maker, ann.seated(table, "seat=1") as breaker:
        await maker.play(hide(*CODE))
        await breaker.until_step(1)
        for code in guesses:
            await breaker.play(guess(*code))


async def ask_hint(ann: Guest, table: str, depth: int, seat: int = 1) -> Any:
    return await ann.ask("POST", f"/tables/{table}/hint", {"seat": seat, "depth": depth})


async def no_hint(ann: Guest, table: str, seat: int) -> tuple[int, str]:
    return await ann.refused("POST", f"/tables/{table}/hint", {"seat": seat, "depth": 1})


async def test_a_finished_game_is_reviewed_for_players_and_spectators(
    guest: NewGuest, house: Running
) -> None:
    ann, eve = await guest(), await guest()
    table = await ann.make("me", "me", **DUEL)
    await play_out(ann, table, (0, 0, 1, 1), CODE)
    answer = await ann.http.get(f"/api/tables/{table}/review/0")
    assert answer.headers["cache-control"] == "no-store"
    rows = answer.json()["rows"]
    assert [row["guess"] for row in rows] == [[0, 0, 1, 1], [*CODE]]
    assert rows[0]["before"] == 6**4
    assert rows[0]["after"] == rows[1]["before"]
    assert rows[1]["after"] == 1
    assert await eve.ask("GET", f"/tables/{table}/review/0") == answer.json()


async def test_a_review_is_worked_out_once_for_all_who_watch(
    guest: NewGuest, house: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, eve, tom = await guest(), await guest(), await guest()
    table = await ann.make("me", "me", **DUEL)
    await play_out(ann, table, CODE)
    asked: list[Callable[..., bytes]] = []

    async def count(function: Callable[..., bytes], *args: Any) -> bytes:
        asked.append(function)
        await asyncio.sleep(0)
        return b"{}"

    monkeypatch.setattr(house.house.workers, "consult", count)
    path = f"/tables/{table}/review/0"
    await asyncio.gather(*(who.ask("GET", path) for who in (eve, tom, eve, tom)))
    await tom.ask("GET", path)
    assert asked == [questions.review]


async def test_the_memory_for_reviews_has_an_end(
    guest: NewGuest, house: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = await guest()
    table = await ann.make("me", "me", **DUEL)
    await play_out(ann, table, CODE)

    async def babble(*_: Any) -> bytes:
        return b"{}"

    monkeypatch.setattr(house.house.workers, "consult", babble)
    monkeypatch.setattr("deciban.house.minds.coaching.KEPT", 3)
    for chapter in range(9):
        await ann.ask("GET", f"/tables/{table}/review/{chapter}")
    assert len(house.house.coaching._reviews) == 3


async def test_what_is_not_played_to_its_end_is_not_reviewed(guest: NewGuest) -> None:
    ann = await guest("Ann")
    waiting = await ann.make("me", "open", **DUEL)
    assert await ann.refused("GET", f"/tables/{waiting}/review/0") == (400, "not-started")
    table = await ann.make("me", "me", **DUEL)
    await play_out(ann, table, (5, 5, 5, 5))
    for chapter in ("0", "1", "-1", "9" * 30):
        answer = await ann.refused("GET", f"/tables/{table}/review/{chapter}")
        assert answer == (400, "not-played"), chapter
    for chapter in ("x", "9" * 5000):
        status, _ = await ann.refused("GET", f"/tables/{table}/review/{chapter}")
        assert status in (400, 404), chapter
    async with ann.seated(table, "seat=1") as breaker:
        await breaker.play(guess(*CODE))
    review = await ann.ask("GET", f"/tables/{table}/review/0")
    assert len(review["rows"]) == 2, "it was refused before, and is not any more"


async def test_hints_tell_more_with_each_depth(guest: NewGuest) -> None:
    ann = await guest()
    table = await ann.make("me", "me", **HINTS)
    await play_out(ann, table, (0, 0, 1, 1))
    count, pair, best = [await ask_hint(ann, table, depth) for depth in (1, 2, 3)]
    assert count["left"] == pair["left"] == best["left"] > 1
    assert [len(one["guesses"]) for one in (count, pair, best)] == [0, 2, 1]


async def test_hints_are_for_my_own_seat_on_its_turn_where_the_table_has_them(
    guest: NewGuest, house: Running
) -> None:
    ann, eve = await guest("Ann"), await guest("Eve")
    table = await ann.make("me", "open", **HINTS)
    assert await no_hint(ann, table, 0) == (400, "not-started")
    await eve.sit(table, 1)
    assert await no_hint(eve, table, 1) == (403, "no-hints"), "there is no code yet"
    async with ann.seated(table) as maker, eve.seated(table) as breaker:
        await maker.play(hide(*CODE))
        await breaker.until_step(1)
        assert (await ask_hint(eve, table, 1))["left"] == 6**4
        assert await no_hint(ann, table, 0) == (403, "no-hints"), "it is not the maker's turn"
        assert await no_hint(ann, table, 1) == (403, "not-your-seat")
        assert await no_hint(eve, table, 0) == (403, "not-your-seat")
        assert await no_hint(eve, table, 7) == (404, "no-such-seat")
        assert await no_hint(eve, table, -1) == (404, "no-such-seat")
        await breaker.play(guess(*CODE))
    assert await no_hint(eve, table, 1) == (403, "no-hints"), "it is over"
    plain = await ann.make("me", "me", **DUEL)
    await play_out(ann, plain, (5, 5, 5, 5))
    assert await no_hint(ann, plain, 1) == (403, "no-hints"), "hints were not agreed on"


async def test_what_the_coach_says_does_not_depend_on_a_secret(guest: NewGuest) -> None:
    """Two codes that give the same answers so far: not a byte may differ."""
    ann = await guest()
    said = []
    for code in ((0, 1, 2, 3), (0, 1, 5, 4)):
        table = await ann.make("me", "me", **HINTS)
        async with ann.seated(table, "seat=0") as maker, ann.seated(table, "seat=1") as breaker:
            await maker.play(hide(*code))
            await breaker.until_step(1)
            stepped = await breaker.play(guess(0, 0, 1, 1))
        rows = stepped["position"]["view"]["rows"]
        asked = [{"seat": 1, "depth": depth} for depth in (1, 2, 3)]
        answers = [await ann.http.post(f"/api/tables/{table}/hint", json=a) for a in asked]
        answers.append(await ann.http.get(f"/api/tables/{table}/review/0"))
        said.append((rows, [(answer.status_code, answer.content) for answer in answers]))
    assert said[0] == said[1]


async def test_advice_at_a_real_table(guest: NewGuest) -> None:
    ann = await guest()
    first = await ann.http.post(f"/api{ADVICE}", json={})
    assert first.status_code == 200
    assert first.headers["cache-control"] == "no-store"
    assert first.json()["left"] == 6**4
    rows = [
        row(0, 0, 1, 1, keys=(1, 1)),
        row(0, 0, 1, 1, keys=(2, 0)),
        row(2, 3, 4, 5, keys=(0, 4)),
    ]
    advice = await ann.ask("POST", ADVICE, {"rows": rows})
    assert advice["left"] == 0
    assert advice["best"] is None
    assert set(advice["conflict"]) < {0, 1, 2}
    assert advice["repairs"] == [], "no single answer mends these"
    advice = await ann.ask("POST", ADVICE, {"rows": rows[:2]})
    assert advice["conflict"] == [0, 1]
    mended = {(one["row"], one["red"], one["white"]) for one in advice["repairs"]}
    assert mended == {(0, 2, 0), (1, 1, 1)}
    assert (await ann.ask("POST", ADVICE, {"rows": rows[:2], "aside": [1]}))["left"] > 0


MALFORMED: tuple[bytes, ...] = (
    b"",
    b"null",
    b"[]",
    b"{",
    b"7",
    b"nonsense",
    b"\xff\xfe\x00",
    b"[" * 5000,
    b'{"pegs": "four"}',
    b'{"pegs": 99}',
    b'{"rows": [{"guess": [0, 0, 1, 1]}]}',
    b'{"rows": [[]]}',
    b'{"guess": "0011"}',
    b'{"surprise": 1}',
    json.dumps({"rows": [row(0, 0, 1, 1, keys=(0, 0))] * 21}).encode(),
)


async def test_malformed_questions(guest: NewGuest, house: Running) -> None:
    async with innocent(house):
        ann = await guest()
        table = await ann.make("me", "me", **HINTS)
        for path in (ADVICE, f"/tables/{table}/hint"):
            for body in MALFORMED:
                answer = await ann.http.post(f"/api{path}", content=body)
                assert answer.status_code == 400, (path, body)
                assert answer.json()["reason"] == "bad-request", (path, body)
            huge = await ann.http.post(f"/api{path}", content=b'{"rows":"' + b"x" * 2**20)
            assert (huge.status_code, huge.json()["reason"]) == (413, "too-large")
        for asked in ({"seat": 1, "depth": 0}, {"seat": 1, "depth": 4}, {"depth": 1}, {"seat": 1}):
            answer = await ann.http.post(f"/api/tables/{table}/hint", json=asked)
            assert (answer.status_code, answer.json()["reason"]) == (400, "bad-request")
        assert not house.house.workers._places, "no worker was troubled"


async def test_questions_that_make_no_sense_are_refused_by_the_coach(guest: NewGuest) -> None:
    ann = await guest()
    answer = await ann.http.post(f"/api{ADVICE}", json={"guess": [0, 1, 2, 99]})
    assert answer.status_code == 400
    assert answer.json() == {"reason": "bad-code", "facts": {"pegs": 4, "colors": 6}}
    rows = [row(0, 0, 1, 1, keys=(3, 10**30))]
    assert await ann.refused("POST", ADVICE, {"rows": rows}) == (400, "too-many-keys")


async def test_where_there_is_no_coach(guest: NewGuest, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry.places(), "traps", "tests.kernel.traps:Traps")
    ann = await guest()
    assert await ann.refused("POST", "/games/chess/advice", {}) == (400, "unknown-game")
    assert await ann.refused("POST", "/games/traps/advice", {}) == (404, "no-coach")
    table = await ann.make("me", "me", game="traps")
    assert await ann.refused("GET", f"/tables/{table}/review/0") == (404, "no-coach")
    assert await no_hint(ann, table, 0) == (404, "no-coach")
    assert await no_hint(ann, "nowhere", 0) == (404, "unknown-table")
    assert await ann.refused("GET", "/tables/nowhere/review/0") == (404, "unknown-table")


def crash(*_: Any) -> bytes:
    os._exit(1)


def dawdle(*_: Any) -> bytes:
    time.sleep(600)
    return b""


def blunder(*_: Any) -> bytes:
    raise ZeroDivisionError


async def test_a_coach_that_fails_says_so_and_harms_nobody(
    config: Config, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with (
        running(replace(config, coach_limit=1.0)) as house,
        innocent(house),
        Guest(house.address) as ann,
    ):
        for failing in (crash, blunder, dawdle):
            with monkeypatch.context() as patch:
                patch.setattr(questions, "advise", failing)
                assert await ann.refused("POST", ADVICE, {}) == (503, "coach-failed")
        table = await ann.make("me", "novice", **DUEL)
        async with ann.seated(table) as page:
            await page.play(hide(*CODE))
            await page.until_step(2)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_no_of_the_coach_has_words(language: str) -> None:
    texts = Texts(language, *lookup("mastermind"))
    for reason in ("no-hints", "no-coach", "coach-failed", "coach-busy", "not-played"):
        assert texts.say(f"refusal-{reason}")


async def test_the_queue_for_the_coach_is_short(
    config: Config, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with (
        running(replace(config, coach_queue=2)) as house,
        innocent(house),
        Guest(house.address) as ann,
        Guest(house.address) as eve,
    ):
        done = asyncio.Event()

        async def ponder(*_: Any) -> bytes:
            await done.wait()
            return b"{}"

        with monkeypatch.context() as patch:
            patch.setattr(house.house.workers, "consult", ponder)
            asking = [asyncio.create_task(eve.ask("POST", ADVICE, {})) for _ in range(2)]
            while house.house.coaching._waiting < 2:
                await asyncio.sleep(0.01)
            assert await ann.refused("POST", ADVICE, {}) == (503, "coach-busy")
            done.set()
            assert await asyncio.gather(*asking) == [{}, {}]
            assert await ann.ask("POST", ADVICE, {}) == {}


async def test_the_coach_can_be_asked_only_so_often(config: Config) -> None:
    async with (
        running(replace(config, questions_per_minute=1)) as house,
        innocent(house),
        Guest(house.address) as ann,
    ):
        table = await ann.make("me", "me", **HINTS)
        answers = [await ann.refused("POST", "/games/chess/advice", {}) for _ in range(2)]
        assert answers == [(400, "unknown-game"), (429, "too-many-questions")]
        assert await no_hint(ann, table, 1) == (429, "too-many-questions")
        review = await ann.refused("GET", f"/tables/{table}/review/0")
        assert review == (429, "too-many-questions")


async def test_another_sites_page_may_not_ask(guest: NewGuest) -> None:
    ann = await guest()
    foreign = {"origin": "https://evil.example"}
    answer: httpx.Response = await ann.http.post(f"/api{ADVICE}", json={}, headers=foreign)
    assert (answer.status_code, answer.json()["reason"]) == (403, "foreign-origin")
