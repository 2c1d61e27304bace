"""What is on disk, read."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import msgspec
from msgspec.structs import replace
from sqlalchemy import Row, func, select
from sqlalchemy.ext.asyncio import AsyncEngine

from deciban.house.protocol import shapes
from deciban.house.storage.faults import passing, unheard_of
from deciban.house.storage.records import (
    attendance,
    chat,
    journal,
    people,
    seats,
    snapshots,
    tables,
)
from deciban.house.storage.writer import PAUSE, Change, Pen, Writer
from deciban.kernel import Refused, Result

MOST_LISTED = 200
"""Tables in a list of mine."""
LONGEST_WAIT = 5.0
"""Seconds that a question waits for a database that is away."""
GOODBYE = 2.0
"""Seconds for its last words when the house closes."""


class Sitting(msgspec.Struct, frozen=True):
    """A seat on disk: a person, a bot, or nobody."""

    person: str | None = None
    level: str | None = None
    bot: str | None = None
    """What the bot is called that plays here."""
    words: str = ""
    note: str = ""
    name: str = ""
    """The person's, from elsewhere on disk."""
    stand_in: str | None = None
    """The level of the bot that plays for a person who is away."""
    gone: bool = False
    """Whether the person has left for good."""

    @property
    def free(self) -> bool:
        return self.person is None and self.level is None

    @property
    def bot_level(self) -> str | None:
        """How well the bot plays, if it is a bot that plays here now."""
        return self.level or self.stand_in


class Kept(msgspec.Struct, frozen=True, kw_only=True):
    """A table on disk, without its journal and chat."""

    id: str
    game: str
    version: int
    """Of the game's rules, when the table was made; once it has begun, when it began."""
    options: str
    seed: bytes
    host: str
    phase: shapes.Phase
    seats: tuple[Sitting, ...]
    awaited: tuple[int, ...] = ()
    result: Result | None = None
    rematch: str | None = None
    content: str | None = None
    """The hash of what it is played with."""
    log: str | None = None
    """A campaign's, as it was when the table was made."""
    campaign: str | None = None
    episode: int | None = None
    """Its number there; None for a table that was given up before it began."""
    updated: float = 0.0
    patience: int | None = None
    attendance: tuple[shapes.Attendance, ...] = ()
    """Only of a table that was asked for by its id."""


class Recorded(msgspec.Struct, frozen=True):
    """A row of the journal."""

    step: int
    seat: int
    move: str
    action: str
    told: str | None = None
    """What was told to whom; None in journals from before this was kept."""
    throws: str | None = None


class Snapshot(msgspec.Struct, frozen=True):
    """Where a long game is taken up again."""

    step: int
    state: str
    start: str
    """What was told and thrown at the start."""
    views: str | None
    """Of each seat and of those who watch, when the game is over."""


class Spoken(msgspec.Struct, frozen=True):
    """A line of chat with what only the house knows of it."""

    id: str
    person: str
    line: shapes.Line


# When something last happened at a table. A move that changes nothing else writes nothing else.
_moves = select(journal.c.at).where(journal.c.table_id == tables.c.id)
_moved = _moves.order_by(journal.c.step.desc()).limit(1).scalar_subquery()
_latest = func.coalesce(_moved, tables.c.updated)
_tables = select(tables, _latest.label("latest"))


class Store:
    def __init__(self, engine: AsyncEngine, pen: Pen) -> None:
        self._engine = engine
        self._writer = Writer(pen)

    @property
    def waiting(self) -> bool:
        """Whether writes wait for a database that is away."""
        return self._writer.waiting

    def listen(self, tell: Callable[[bool], None]) -> None:
        """`tell` hears when the waiting begins and when it is over."""
        self._writer.tell = tell

    async def write(self, *changes: Change) -> None:
        """All of these changes or none; returns when they are on disk."""
        await self._writer.write(*changes)

    def hurry(self) -> None:
        """From now on nothing waits for a database that is away."""
        self._writer.hurry()

    async def close(self) -> None:
        await self._writer.close()
        with suppress(TimeoutError):
            # A server that stalls does not say goodbye.
            async with asyncio.timeout(GOODBYE):
                await self._engine.dispose()

    async def me(self, person: str) -> shapes.Me:
        rows = await self.rows(select(people).where(people.c.id == person))
        if not rows:
            return shapes.Me(name="", language=None)
        return shapes.Me(name=rows[0].name, language=rows[0].language)

    async def table(self, key: str) -> Kept | None:
        found = await self.rows(_tables.where(tables.c.id == key))
        if not found:
            return None
        (kept,) = await self._with_seats(found)
        return replace(kept, attendance=await self._attendance(key))

    async def journal(self, key: str) -> list[Recorded]:
        columns = (journal.c[name] for name in Recorded.__struct_fields__)
        query = select(*columns).where(journal.c.table_id == key).order_by(journal.c.step)
        return [Recorded(*tuple[Any, ...](row)) for row in await self.rows(query)]

    async def snapshot(self, key: str) -> Snapshot | None:
        columns = (snapshots.c[name] for name in Snapshot.__struct_fields__)
        rows = await self.rows(select(*columns).where(snapshots.c.table_id == key))
        return Snapshot(*tuple[Any, ...](rows[0])) if rows else None

    async def chat(self, key: str) -> list[Spoken]:
        query = select(chat).where(chat.c.table_id == key).order_by(chat.c.number)
        return [
            Spoken(
                row.id,
                row.person,
                shapes.Line(
                    number=row.number,
                    seat=row.seat,
                    name=row.name,
                    text=row.text,
                    phrase=row.phrase,
                    at=row.at,
                ),
            )
            for row in await self.rows(query)
        ]

    async def mine(self, person: str) -> list[Kept]:
        """The tables where this person sits, or that it made, latest first."""
        sitting = select(seats.c.table_id).where(seats.c.person == person)
        # A union, not an `or`: for that PostgreSQL would look at every table there is.
        hosting = select(tables.c.id).where(tables.c.host == person)
        query = (
            _tables.where(tables.c.id.in_(sitting.union(hosting)))
            .order_by(_latest.desc())
            .limit(MOST_LISTED)
        )
        return await self._with_seats(await self.rows(query))

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
        return await self._with_seats(await self.rows(query))

    async def _attendance(self, key: str) -> tuple[shapes.Attendance, ...]:
        here = attendance.c.table_id == key
        rows = await self.rows(select(attendance).where(here).order_by(attendance.c.number))
        return tuple(
            shapes.Attendance(step=row.step, seat=row.seat, level=row.level, bot=row.bot)
            for row in rows
        )

    async def _with_seats(self, rows: list[Row[Any]]) -> list[Kept]:
        query = (
            select(seats, people.c.name)
            .join(people, people.c.id == seats.c.person, isouter=True)
            .where(seats.c.table_id.in_([row.id for row in rows]))
            .order_by(seats.c.number)
        )
        sitting: dict[str, list[Sitting]] = {row.id: [] for row in rows}
        for seat in await self.rows(query):
            sitting[seat.table_id].append(
                Sitting(
                    seat.person,
                    seat.level,
                    seat.bot,
                    seat.words,
                    seat.note,
                    seat.name or "",
                    seat.stand_in,
                    seat.gone,
                )
            )
        return [_kept(row, sitting[row.id]) for row in rows]

    async def rows(self, query: Any) -> list[Row[Any]]:
        try:
            async with asyncio.timeout(LONGEST_WAIT):
                while (rows := await self._try(query)) is None:
                    await asyncio.sleep(PAUSE)
                return rows
        except TimeoutError:
            raise Refused("house-waiting") from None

    async def _try(self, query: Any) -> list[Row[Any]] | None:
        """None: the database is away."""
        try:
            async with self._engine.connect() as connection:
                return list(await connection.execute(query))
        except Exception as error:
            if passing(error):
                return None
            if unheard_of(error):
                return []
            raise


def _kept(row: Row[Any], sitting: list[Sitting]) -> Kept:
    return Kept(
        id=row.id,
        game=row.game,
        version=row.version,
        options=row.options,
        seed=row.seed,
        host=row.host,
        phase=row.phase,
        seats=tuple(sitting),
        awaited=msgspec.json.decode(row.awaited, type=tuple[int, ...]),
        result=None if row.result is None else msgspec.json.decode(row.result, type=Result),
        rematch=row.rematch,
        content=row.content,
        log=row.log,
        campaign=row.campaign,
        episode=row.episode,
        updated=row.latest,
        patience=row.patience,
    )
