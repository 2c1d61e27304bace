"""What is on disk, read."""

from typing import Any

import msgspec
from sqlalchemy import Row, func, or_, select
from sqlalchemy.ext.asyncio import AsyncEngine

from deciban.house import shapes
from deciban.house.database import pen
from deciban.house.records import chat, journal, people, seats, tables
from deciban.house.writer import Change, Writer
from deciban.kernel import Result

MOST_LISTED = 200
"""Tables in a list of mine."""


class Sitting(msgspec.Struct, frozen=True):
    """A seat on disk: a person, a bot's level, or nobody."""

    person: str | None = None
    level: str | None = None
    words: str = ""
    note: str = ""
    name: str = ""
    """The person's, from elsewhere on disk."""

    @property
    def free(self) -> bool:
        return self.person is None and self.level is None


class Kept(msgspec.Struct, frozen=True, kw_only=True):
    """A table on disk, without its journal and chat."""

    id: str
    game: str
    options: str
    seed: bytes
    host: str
    phase: shapes.Phase
    seats: tuple[Sitting, ...]
    awaited: tuple[int, ...] = ()
    result: Result | None = None
    rematch: str | None = None
    updated: float = 0.0


class Made(msgspec.Struct, frozen=True):
    """A row of the journal."""

    step: int
    seat: int
    move: str
    action: str


class Spoken(msgspec.Struct, frozen=True):
    """A line of chat with what only the house knows of it."""

    id: str
    person: str
    line: shapes.Line


# When something last happened at a table. A move that changes nothing else writes nothing else.
_moved = select(func.max(journal.c.at)).where(journal.c.table_id == tables.c.id)
_latest = func.coalesce(_moved.scalar_subquery(), tables.c.updated)
_tables = select(tables, _latest.label("latest"))


class Store:
    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._writer = Writer(pen(engine))

    async def write(self, *changes: Change) -> None:
        """All of these changes or none; returns when they are on disk."""
        await self._writer.write(*changes)

    async def close(self) -> None:
        await self._writer.close()
        await self._engine.dispose()

    async def me(self, person: str) -> shapes.Me:
        rows = await self._rows(select(people).where(people.c.id == person))
        if not rows:
            return shapes.Me(name="", language=None)
        return shapes.Me(name=rows[0].name, language=rows[0].language)

    async def table(self, key: str) -> Kept | None:
        found = await self._rows(_tables.where(tables.c.id == key))
        return (await self._with_seats(found))[0] if found else None

    async def journal(self, key: str) -> list[Made]:
        columns = (journal.c.step, journal.c.seat, journal.c.move, journal.c.action)
        query = select(*columns).where(journal.c.table_id == key).order_by(journal.c.step)
        return [Made(row.step, row.seat, row.move, row.action) for row in await self._rows(query)]

    async def chat(self, key: str) -> list[Spoken]:
        query = select(chat).where(chat.c.table_id == key).order_by(chat.c.number)
        return [
            Spoken(
                row.id,
                row.person,
                shapes.Line(
                    number=row.number, seat=row.seat, name=row.name, text=row.text, at=row.at
                ),
            )
            for row in await self._rows(query)
        ]

    async def mine(self, person: str) -> list[Kept]:
        """The tables where this person sits, or that it made, latest first."""
        sitting = select(seats.c.table_id).where(seats.c.person == person)
        query = (
            _tables.where(or_(tables.c.id.in_(sitting), tables.c.host == person))
            .order_by(_latest.desc())
            .limit(MOST_LISTED)
        )
        return await self._with_seats(await self._rows(query))

    async def finishes(self, person: str) -> list[Kept]:
        """The tables that this person played alone to the end, latest first."""
        other = seats.alias()
        company = select(other).where(other.c.table_id == seats.c.table_id, other.c.number > 0)
        query = (
            _tables.join(seats)
            .where(seats.c.person == person, seats.c.number == 0, ~company.exists())
            .where(tables.c.phase == "over")
            .order_by(_latest.desc())
        )
        return await self._with_seats(await self._rows(query))

    async def _with_seats(self, rows: list[Row[Any]]) -> list[Kept]:
        query = (
            select(seats, people.c.name)
            .join(people, people.c.id == seats.c.person, isouter=True)
            .where(seats.c.table_id.in_([row.id for row in rows]))
            .order_by(seats.c.number)
        )
        sitting: dict[str, list[Sitting]] = {row.id: [] for row in rows}
        for seat in await self._rows(query):
            sitting[seat.table_id].append(
                Sitting(seat.person, seat.level, seat.words, seat.note, seat.name or "")
            )
        return [_kept(row, sitting[row.id]) for row in rows]

    async def _rows(self, query: Any) -> list[Row[Any]]:
        async with self._engine.connect() as connection:
            return list(await connection.execute(query))


def _kept(row: Row[Any], sitting: list[Sitting]) -> Kept:
    return Kept(
        id=row.id,
        game=row.game,
        options=row.options,
        seed=row.seed,
        host=row.host,
        phase=row.phase,
        seats=tuple(sitting),
        awaited=msgspec.json.decode(row.awaited, type=tuple[int, ...]),
        result=None if row.result is None else msgspec.json.decode(row.result, type=Result),
        rematch=row.rematch,
        updated=row.latest,
    )
