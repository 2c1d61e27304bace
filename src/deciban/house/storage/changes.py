"""The changes that can be made to what is on disk."""

import time
from collections.abc import Iterable
from typing import Any

import msgspec
from sqlalchemy import bindparam, text, update

from deciban.house.protocol import shapes
from deciban.house.storage.records import attendance, chat, journal, seats, tables
from deciban.house.storage.store import Kept, Recorded, Sitting, Snapshot, Spoken
from deciban.house.storage.writer import Change
from deciban.kernel import Result

# `key` stands for the table's id, and `_x` for x: SQLAlchemy keeps a column's name for itself.
_this = tables.c.id == bindparam("key")
_SET_PROGRESS = (
    update(tables)
    .where(_this)
    .values(
        phase=bindparam("_phase"),
        awaited=bindparam("_awaited"),
        result=bindparam("_result"),
        updated=bindparam("_updated"),
    )
)
_SET_VERSION = update(tables).where(_this).values(version=bindparam("_version"))
_SET_REMATCH = update(tables).where(_this).values(rematch=bindparam("_rematch"))
_SEAT = ("person", "level", "bot", "words", "note", "stand_in", "gone")
_SET_SEAT = (
    update(seats)
    .where(seats.c.table_id == bindparam("key"), seats.c.number == bindparam("place"))
    .values({name: bindparam(f"_{name}") for name in _SEAT})
)
# The same in SQLite and PostgreSQL, for which SQLAlchemy has two different inserts.
_SET_PERSON = text(
    "INSERT INTO people (id, name, language) VALUES (:id, :name, :language)"
    " ON CONFLICT (id) DO UPDATE SET name = excluded.name, language = excluded.language"
)


_SET_SNAPSHOT = text(
    "INSERT INTO snapshots (table_id, step, state, start, views)"
    " VALUES (:table_id, :step, :state, :start, :views)"
    " ON CONFLICT (table_id) DO UPDATE SET"
    " step = excluded.step, state = excluded.state, views = excluded.views"
)


def add_table(table: Kept) -> Iterable[Change]:
    yield Change(
        tables,
        {
            "id": table.id,
            "game": table.game,
            "version": table.version,
            "options": table.options,
            "seed": table.seed,
            "host": table.host,
            "phase": table.phase,
            "awaited": _json(table.awaited),
            "result": None,
            "rematch": None,
            "content": table.content,
            "log": table.log,
            "campaign": table.campaign,
            "episode": table.episode,
            "patience": table.patience,
            "updated": time.time(),
        },
    )
    for number, seat in enumerate(table.seats):
        yield Change(
            seats,
            {
                "table_id": table.id,
                "number": number,
                "person": seat.person,
                "level": seat.level,
                "bot": seat.bot,
                "words": seat.words,
                "note": "",
                "stand_in": None,
                "gone": False,
            },
        )


def add_move(table: str, made: Recorded) -> Change:
    values = msgspec.structs.asdict(made)
    return Change(journal, {"table_id": table, "at": time.time(), **values})


def set_snapshot(table: str, snapshot: Snapshot) -> Change:
    return Change(_SET_SNAPSHOT, {"table_id": table, **msgspec.structs.asdict(snapshot)})


def set_progress(table: str, awaited: tuple[int, ...], result: Result | None) -> Change:
    """A table that plays on, or is over."""
    values = {
        "_phase": "playing" if result is None else "over",
        "_awaited": _json(awaited),
        "_result": None if result is None else _json(result),
        "_updated": time.time(),
    }
    return Change(_SET_PROGRESS, {"key": table, **values})


def set_version(table: str, version: int) -> Change:
    """A table begins, maybe under newer rules than those under which it was made."""
    return Change(_SET_VERSION, {"key": table, "_version": version})


def set_seat(table: str, number: int, seat: Sitting) -> Change:
    values = {f"_{name}": getattr(seat, name) for name in _SEAT}
    return Change(_SET_SEAT, {"key": table, "place": number, **values})


def add_attendance(table: str, number: int, change: shapes.Attendance, person: str) -> Change:
    """Who has handed a seat to a bot, or taken it back."""
    by = {"table_id": table, "number": number, "person": person, "at": time.time()}
    return Change(attendance, {**by, **msgspec.structs.asdict(change)})


def set_rematch(table: str, rematch: str) -> Change:
    return Change(_SET_REMATCH, {"key": table, "_rematch": rematch})


def set_person(person: str, me: shapes.Me) -> Change:
    return Change(_SET_PERSON, {"id": person, "name": me.name, "language": me.language})


def add_line(table: str, spoken: Spoken) -> Change:
    values = msgspec.structs.asdict(spoken.line)
    return Change(chat, {"table_id": table, "id": spoken.id, "person": spoken.person, **values})


def _json(data: Any) -> str:
    return msgspec.json.encode(data).decode()
