"""Tables come back from the disk as they were, quickly, or it is said that they can't."""

import json
import threading
import time
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from sqlalchemy import text
from structlog.testing import capture_logs

from deciban.games.mastermind import Mastermind
from deciban.house.config import Config
from deciban.house.storage import changes
from deciban.house.storage.writer import Change
from deciban.house.tables import writing
from deciban.house.tables.play import Play, Step
from deciban.house.tables.table import Table
from deciban.kernel import Dice, Outcome, Refused, Told, registry
from tests.house.client import DUEL, Guest, Page, guess, hide
from tests.house.conftest import NewGuest, Running, running
from tests.kernel.traps import DOORS, Choose

CODE, WRONG = (0, 1, 2, 3), (4, 4, 5, 5)
LONG: dict[str, Any] = {"games": 6, "rows": 20, "first": "seat-0"}


async def play_on(pages: tuple[Page, Page], moves: int) -> None:
    """Nobody ever breaks a code, and the roles swap with every game."""
    for step in range(moves):
        game, row = divmod(step, 21)
        seat = game % 2 if row == 0 else 1 - game % 2
        if pages[seat].step < step:
            await pages[seat].until_step(step)
        await pages[seat].play(guess(*WRONG) if row else hide(*CODE))


async def long_table(ann: Guest, moves: int) -> str:
    table = await ann.make("me", "me", **LONG)
    async with ann.seated(table, "seat=0") as one, ann.seated(table, "seat=1") as two:
        await play_on((one, two), moves)
    return table


async def welcome(ann: Guest, table: str, query: str) -> dict[str, Any]:
    async with ann.page(table, query) as page:
        frame = await page.until("welcome")
    # Who looks on changes from page to page.
    return {part: frame[part] for part in ("past", "position")}


def changed(table: str, record: str, column: str, value: str | None) -> Change:
    """Something on disk that is no longer what it was."""
    key = "id" if record == "tables" else "table_id"
    statement = text(f"UPDATE {record} SET {column} = :value WHERE {key} = :table")
    return Change(statement, {"table": table, "value": value})


@pytest.mark.parametrize("query", ["seat=0", "seat=1", "seat=watch"])
async def test_a_long_game_comes_back_the_same(config: Config, query: str) -> None:
    async with running(config) as house, Guest(house.address) as ann:
        table = await long_table(ann, writing.EVERY + 7)
        before = await welcome(ann, table, query)
        cookies = ann.http.cookies
    async with running(config) as house, Guest(house.address, cookies) as ann:
        assert await welcome(ann, table, query) == before


async def test_only_what_came_after_the_snapshot_is_played_again(
    guest: NewGuest, house: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = await guest()
    table = await long_table(ann, writing.EVERY + 7)
    (await house.house.tables.find(table)).lost = True
    attempts: list[str] = []
    real = Play.attempt

    def counted(self: Play, seat: int, action: Any) -> Any:
        attempts.append(threading.current_thread().name)
        return real(self, seat, action)

    monkeypatch.setattr(Play, "attempt", counted)
    await house.house.tables.find(table)
    assert len(attempts) == 7
    assert threading.main_thread().name not in attempts, "replay never runs in the event loop"


@pytest.mark.both_databases
async def test_ten_thousand_steps_open_at_once(
    guest: NewGuest, house: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(registry.places(), "traps", "tests.kernel.traps:Traps")
    ann = await guest()
    table = await ann.make("me", "me", "me", "me", game="traps")
    found = await house.house.tables.find(table)
    # As far from the last snapshot as can be.
    await house.house.store.write(*endless(found, 10_000 + writing.EVERY - 1))
    took = []
    for _ in range(5):
        (await house.house.tables.find(table)).lost = True
        # The processor's time: how busy the machine is otherwise is not the house's fault.
        began = time.process_time()
        async with ann.page(table) as page:
            welcome = await page.socket.recv()
        took.append(time.process_time() - began)
        assert json.loads(welcome)["position"]["step"] == 10_000 + writing.EVERY - 1
    assert min(took) < 0.2


def endless(table: Table, steps: int) -> Iterator[Change]:
    """Nobody ever opens the door with the trap, so the round has no end."""
    play, snapshot = table.play, None
    assert play is not None
    while play.step < steps:
        door = Choose((play.state.trap + 1) % DOORS)
        attempt = play.attempt(play.awaited[0], door)
        yield changes.add_move(table.id, writing.recorded(attempt, f"move-{attempt.number}"))
        snapshot = writing.snapshot_after(play, attempt) or snapshot
        play.accept(attempt)
    assert snapshot is not None
    yield changes.set_snapshot(table.id, snapshot)


async def test_a_game_that_would_now_go_otherwise_is_said_to_be_outdated(
    guest: NewGuest, house: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = await guest()
    table = await ann.make("me", "me", **DUEL)
    async with ann.seated(table) as maker:
        await maker.play(hide(*CODE))
    (await house.house.tables.find(table)).lost = True
    real = Mastermind.apply

    def chatty(self: Mastermind, state: Any, seat: int, action: Any, dice: Dice) -> Outcome[Any]:
        after, told = real(self, state, seat, action, dice)
        return Outcome(after, (*told, Told(told[0].event)))

    monkeypatch.setattr(Mastermind, "apply", chatty)
    with capture_logs() as logs:
        assert await ann.refused("GET", f"/tables/{table}") == (409, "table-outdated")
        async with ann.page(table) as page:
            assert await page.closed() == 4009, "and not a code after which a browser tries again"
    assert {entry["event"] for entry in logs} == {"table-unreadable"}


async def test_a_game_that_todays_rules_stumble_over_is_said_to_be_outdated(
    guest: NewGuest, house: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = await guest()
    table = await ann.make("me", "me", **DUEL)
    async with ann.seated(table) as maker:
        await maker.play(hide(*CODE))
    (await house.house.tables.find(table)).lost = True
    monkeypatch.setattr(Mastermind, "apply", lambda *_: [][0])
    assert await ann.refused("GET", f"/tables/{table}") == (409, "table-outdated")
    async with ann.page(table) as page:
        assert await page.closed() == 4009, "and not a code after which a browser tries again"


async def test_a_snapshot_of_other_rules_is_not_played_on_from(
    guest: NewGuest, house: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its state may mean something else by now; the journal shows whether it does."""
    ann = await guest()
    table = await long_table(ann, writing.EVERY)
    before = await welcome(ann, table, "seat=0")
    monkeypatch.setattr(Mastermind, "version", 99)
    (await house.house.tables.find(table)).lost = True
    assert await welcome(ann, table, "seat=0") == before
    monkeypatch.setattr(Mastermind, "apply", _forgotten)
    (await house.house.tables.find(table)).lost = True
    async with ann.page(table) as page:
        assert await page.closed() == 4009


async def test_a_journal_from_before_it_was_kept_what_was_told(
    guest: NewGuest, house: Running
) -> None:
    ann = await guest()
    table = await long_table(ann, writing.EVERY + 7)
    before = await welcome(ann, table, "seat=0")
    await house.house.store.write(changed(table, "journal", "told", None))
    (await house.house.tables.find(table)).lost = True
    assert await welcome(ann, table, "seat=0") == before


async def test_a_database_that_is_away_makes_no_table_outdated(
    guest: NewGuest, house: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = await guest()
    table = await ann.make("me", "me", **DUEL)
    rows = house.house.store.rows

    async def away(query: Any) -> Any:
        if "contents" in str(query):
            raise Refused("house-waiting")
        return await rows(query)

    monkeypatch.setattr(house.house.store, "rows", away)
    await house.house.store.write(changed(table, "tables", "content", "0" * 64))
    assert await ann.refused("GET", f"/tables/{table}") == (503, "house-waiting")


async def test_a_finished_game_of_older_rules_stays_readable(
    guest: NewGuest, house: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = await guest()
    table = await ann.make("me", "me", **DUEL)
    async with ann.seated(table, "seat=0") as maker, ann.seated(table, "seat=1") as breaker:
        await maker.play(hide(*CODE))
        await breaker.until_step(1)
        await breaker.play(guess(*CODE))
    queries = ("seat=0", "seat=1", "seat=watch")
    before = [await welcome(ann, table, query) for query in queries]
    (await house.house.tables.find(table)).lost = True
    monkeypatch.setattr(Mastermind, "version", 99)
    monkeypatch.setattr(Mastermind, "apply", _forgotten)
    monkeypatch.setattr(Mastermind, "view", _forgotten)
    assert [await welcome(ann, table, query) for query in queries] == before
    seen = await ann.ask("GET", f"/tables/{table}")
    assert (seen["phase"], len(seen["reveal"]["throws"])) == ("over", 0)
    assert await ann.refused("GET", f"/tables/{table}/review/0") == (409, "table-outdated")
    assert await ann.refused("POST", f"/tables/{table}/rematch") == (409, "table-outdated")
    async with ann.seated(table, "seat=0") as maker:
        await maker.move(guess(*CODE))
        assert await maker.refused() == "table-over"


async def test_a_table_remembers_the_rules_that_it_began_with(
    guest: NewGuest, house: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = await guest("Ann")
    table = await ann.make("me", "open", **DUEL)
    monkeypatch.setattr(Mastermind, "version", 99)
    await ann.sit(table, 1)
    async with ann.seated(table, "seat=0") as maker, ann.seated(table, "seat=1") as breaker:
        await maker.play(hide(*CODE))
        await breaker.until_step(1)
        await breaker.play(guess(*CODE))
    (await house.house.tables.find(table)).lost = True
    assert (await ann.ask("POST", f"/tables/{table}/rematch"))["table"] != table


@pytest.mark.parametrize(
    ("record", "column", "value"),
    [
        ("tables", "options", '{"pegs": 99}'),
        ("tables", "content", "0" * 64),
        ("snapshots", "state", "{}"),
    ],
)
async def test_a_finished_game_stays_readable_whatever_it_was_made_of(
    guest: NewGuest, house: Running, record: str, column: str, value: str
) -> None:
    """Options, content and state may all look otherwise one day."""
    ann = await guest()
    table = await ann.make("me", "me", **DUEL)
    async with ann.seated(table, "seat=0") as maker, ann.seated(table, "seat=1") as breaker:
        await maker.play(hide(*CODE))
        await breaker.until_step(1)
        await breaker.play(guess(*CODE))
    before = await welcome(ann, table, "seat=0")
    await house.house.store.write(changed(table, record, column, value))
    (await house.house.tables.find(table)).lost = True
    assert await welcome(ann, table, "seat=0") == before
    assert await ann.refused("POST", f"/tables/{table}/rematch") == (409, "table-outdated")


def _forgotten(*_: object) -> None:
    raise AssertionError("the old rules are gone")


def test_what_is_kept_of_a_step_is_what_everybody_heard() -> None:
    step = Step.write(0, (Told(msgspec.Raw(b"1")), Told(msgspec.Raw(b"2"), (1,))), ())  # type: ignore[arg-type]
    assert [list(map(bytes, step.heard(viewer))) for viewer in (None, 0, 1)] == [
        [b"1"],
        [b"1"],
        [b"1", b"2"],
    ]
