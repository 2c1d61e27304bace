"""What is written is read back as it was, whatever it is; and it is nobody else's business."""

import os
import stat
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace
from sqlalchemy import Boolean, Column, Float, Integer, LargeBinary, Table, select
from sqlalchemy.ext.asyncio import AsyncEngine

from deciban.house.config import Config
from deciban.house.house import prepare
from deciban.house.protocol import shapes
from deciban.house.storage import changes
from deciban.house.storage.database import connect, pen
from deciban.house.storage.records import metadata
from deciban.house.storage.store import Kept, Sitting, Store
from deciban.house.storage.writer import Change
from deciban.kernel import Refused, Result
from tests.house.conftest import NewGuest, Running

HELD = st.characters(codec="utf-8", exclude_characters="\0")
"""What both databases can hold: no halves of characters, and no character 0."""
TEXT = st.text(HELD, max_size=80)
ONE_OF = {
    "phase": st.sampled_from(("waiting", "playing", "over")),
    "language": st.sampled_from(("en", "ru", "uk")),
}
SLOWLY = settings(
    max_examples=40,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)


@pytest.fixture
def config(config: Config) -> Config:
    return replace(config, made_per_minute=10**6)


@pytest.fixture
async def engine(config: Config) -> AsyncIterator[AsyncEngine]:
    await prepare(config)
    engine = connect(config)
    yield engine
    await engine.dispose()


@pytest.fixture
async def store(config: Config, engine: AsyncEngine) -> AsyncIterator[Store]:
    store = Store(engine, pen(config))
    yield store
    await store.close()


def anything(column: Column[Any]) -> st.SearchStrategy[Any]:
    if column.name in ONE_OF:
        return ONE_OF[column.name]
    if isinstance(column.type, Boolean):
        return st.booleans()
    if isinstance(column.type, Integer):
        return st.integers(-(2**31), 2**31 - 1)
    if isinstance(column.type, Float):
        return st.floats(allow_nan=False, allow_infinity=False)
    if isinstance(column.type, LargeBinary):
        return st.binary(max_size=80)
    length = getattr(column.type, "length", None)
    return TEXT if length is None else st.text(HELD, max_size=length)


def rows(draw: st.DrawFn, table: Table) -> list[Change]:
    """A row of any values at all, after those that it refers to."""
    parents: list[Change] = []
    values: dict[str, Any] = {}
    for reference in table.foreign_key_constraints:
        parents += rows(draw, reference.referred_table)
        for key in reference.elements:
            values[key.parent.name] = parents[-1].values[key.column.name]
    for column in table.c:
        if column.name not in values:
            value = anything(column)
            values[column.name] = draw(st.none() | value if column.nullable else value)
    if table.name == "seats" and values["person"] is not None:
        values["level"] = None
    return [*parents, Change(table, values)]


@pytest.mark.both_databases
@pytest.mark.parametrize("table", metadata.sorted_tables, ids=str)
@SLOWLY
@given(data=st.data())
async def test_whatever_is_added_is_read_back_the_same(
    engine: AsyncEngine, store: Store, table: Table, data: st.DataObject
) -> None:
    added = data.draw(st.composite(rows)(table))
    async with engine.begin() as connection:
        for known in reversed(metadata.sorted_tables):
            await connection.execute(known.delete())
    await store.write(*added)
    async with engine.connect() as connection:
        (row,) = await connection.execute(select(table))
    assert dict(row._mapping) == added[-1].values


@pytest.mark.both_databases
@SLOWLY
@given(words=TEXT, note=TEXT, name=TEXT, level=TEXT, points=st.lists(st.integers(0, 9)))
async def test_whatever_is_changed_is_read_back_the_same(
    store: Store, words: str, note: str, name: str, level: str, points: list[int]
) -> None:
    key = os.urandom(6).hex()
    table = Kept(
        id=key,
        game="mastermind",
        version=1,
        options="{}",
        seed=bytes(range(32)),
        host="ann",
        phase="waiting",
        seats=(Sitting(), Sitting()),
    )
    await store.write(*changes.add_table(table))
    person = Sitting("ann", words=words, note=note, name=name)
    bot = Sitting(level=level, bot=name, words="", note="")
    result = Result(points=tuple(points), winners=(0,))
    await store.write(
        changes.set_person("ann", shapes.Me(name=name, language="uk")),
        changes.set_seat(key, 0, person),
        changes.set_seat(key, 1, bot),
        changes.set_progress(key, (1, 0), result),
        changes.set_rematch(key, "another"),
    )
    kept = await store.table(key)
    assert kept is not None
    assert kept.seats == (person, bot)
    assert (kept.awaited, kept.result, kept.phase) == ((1, 0), result, "over")
    assert kept.rematch == "another"
    assert await store.me("ann") == shapes.Me(name=name, language="uk")


@pytest.mark.both_databases
@settings(SLOWLY, max_examples=15)
@given(said=st.text(HELD | st.just("\0"), max_size=60))
async def test_what_people_write_is_kept_or_refused_in_words(
    guest: NewGuest, house: Running, said: str
) -> None:
    """Never a mistake of the house, and never a table that can't be written any more."""
    ann = await guest("Ann")
    answer = await ann.http.patch("/api/me", json={"name": said})
    assert answer.status_code in (200, 400)
    sitter = {"kind": "me", "words": said}
    new = {"game": "mastermind", "seats": [sitter, {"kind": "bot", "level": "random"}]}
    answer = await ann.http.post("/api/tables", json=new)
    assert answer.status_code in (201, 400)
    table = await ann.make("me", "me")
    async with ann.seated(table) as page:
        await page.say(type="note", body=said)
        await page.say(type="say", id="any-line", text=said)
        await page.settle()
        refused = [frame["refusal"]["reason"] for frame in page.heard if frame["type"] == "refused"]
        lines = [frame["line"]["text"] for frame in page.heard if frame["type"] == "said"]
    assert set(refused) <= {"note-unreadable", "chat-unreadable", "chat-empty", "chat-too-long"}
    (await house.house.tables.find(table)).lost = True
    async with ann.seated(table) as page:
        assert page.heard[0]["note"] == ("" if "\0" in said else said)
        assert [line["text"] for line in page.heard[0]["chat"]] == lines


@pytest.mark.parametrize("before", [None, 0o755])
async def test_the_data_folder_is_for_its_owner_alone(tmp_path: Path, before: int | None) -> None:
    data = tmp_path / "data"
    if before is not None:
        data.mkdir(before)
        for name in ("key", "house.sqlite", "house.sqlite-wal", "house.sqlite-shm"):
            (data / name).touch(0o644)
            (data / name).chmod(0o644)
        (data / "key").write_bytes(os.urandom(32))
    config = Config(data=data)
    await prepare(config)
    engine = connect(config)
    store = Store(engine, pen(config))
    await store.write(changes.set_person("ann", shapes.Me(name="Ann", language=None)))
    modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in (data, *data.iterdir())}
    await store.close()
    names = ("key", "house.sqlite", "house.sqlite-wal", "house.sqlite-shm")
    assert modes == {"data": 0o700, **dict.fromkeys(names, 0o600)}


async def test_a_shared_folder_stays_shared_and_our_files_private(tmp_path: Path) -> None:
    tmp_path.chmod(0o1777)
    await prepare(Config(data=tmp_path))
    assert stat.S_IMODE(tmp_path.stat().st_mode) == 0o1777
    for path in tmp_path.iterdir():
        assert stat.S_IMODE(path.stat().st_mode) == 0o600


@pytest.mark.parametrize("key", [b"", b"short", bytes(32), bytes(range(31)), bytes(range(33))])
async def test_a_key_that_can_be_guessed_is_refused(tmp_path: Path, key: bytes) -> None:
    (tmp_path / "key").write_bytes(key)
    with pytest.raises(Refused) as refused:
        await prepare(Config(data=tmp_path))
    assert refused.value.refusal.reason == "bad-key"
    assert refused.value.refusal.facts == {"file": str(tmp_path / "key")}
    assert (tmp_path / "key").read_bytes() == key, "it may be the wrong file, and dear to somebody"


async def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    (tmp_path / "house.sqlite").write_bytes(b"Not a database, but a letter.\n" * 99)
    with pytest.raises(Refused, match="database-unusable"):
        await prepare(Config(data=tmp_path))
