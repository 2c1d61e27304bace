"""The changes that can be made to what is on disk."""

import time
from collections.abc import Iterable
from typing import Any

import msgspec
from sqlalchemy import bindparam, insert, text, update

from deciban.house import shapes
from deciban.house.records import chat, journal, seats, tables
from deciban.house.store import Kept, Made, Sitting, Spoken
from deciban.house.writer import Change
from deciban.kernel import Result

# `key` stands for the table's id, and `_x` for x: SQLAlchemy keeps a column's name for itself.
_this = tables.c.id == bindparam("key")
_ADD_TABLE = insert(tables)
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
_SET_REMATCH = update(tables).where(_this).values(rematch=bindparam("_rematch"))
_SET_SEAT = (
    update(seats)
    .where(seats.c.table_id == bindparam("key"), seats.c.number == bindparam("place"))
    .values({name: bindparam(f"_{name}") for name in ("person", "level", "words", "note")})
)
# The same in SQLite and PostgreSQL, for which SQLAlchemy has two different inserts.
_SET_PERSON = text(
    "INSERT INTO people (id, name, language) VALUES (:id, :name, :language)"
    " ON CONFLICT (id) DO UPDATE SET name = excluded.name, language = excluded.language"
)


def add_table(table: Kept) -> Iterable[Change]:
    yield Change(
        _ADD_TABLE,
        {
            "id": table.id,
            "game": table.game,
            "options": table.options,
            "seed": table.seed,
            "host": table.host,
            "phase": table.phase,
            "awaited": _json(table.awaited),
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
                "words": seat.words,
                "note": "",
            },
        )


def add_move(table: str, made: Made) -> Change:
    values = msgspec.structs.asdict(made)
    return Change(journal, {"table_id": table, "at": time.time(), **values})


def set_progress(table: str, awaited: tuple[int, ...], result: Result | None) -> Change:
    """A table that plays on, or is over."""
    values = {
        "_phase": "playing" if result is None else "over",
        "_awaited": _json(awaited),
        "_result": None if result is None else _json(result),
        "_updated": time.time(),
    }
    return Change(_SET_PROGRESS, {"key": table, **values})


def set_seat(table: str, number: int, seat: Sitting) -> Change:
    values = {
        "_person": seat.person,
        "_level": seat.level,
        "_words": seat.words,
        "_note": seat.note,
    }
    return Change(_SET_SEAT, {"key": table, "place": number, **values})


def set_rematch(table: str, rematch: str) -> Change:
    return Change(_SET_REMATCH, {"key": table, "_rematch": rematch})


def set_person(person: str, me: shapes.Me) -> Change:
    return Change(_SET_PERSON, {"id": person, "name": me.name, "language": me.language})


def add_line(table: str, spoken: Spoken) -> Change:
    values = msgspec.structs.asdict(spoken.line)
    return Change(chat, {"table_id": table, "id": spoken.id, "person": spoken.person, **values})


def _json(data: Any) -> str:
    return msgspec.json.encode(data).decode()
