"""Content on disk: what tables are played with beside their options, and what its authors wrote.

Content is named by its hash and never changes: a newer version has another name."""

import hashlib
import time
from typing import Any, TypeAlias

import msgspec
from sqlalchemy import select, text

from deciban.house.storage.records import contents, rehearsals, sources
from deciban.house.storage.store import Store
from deciban.house.storage.writer import Change
from deciban.kernel import Rehearsal

# The same in SQLite and PostgreSQL, for which SQLAlchemy has two different inserts.
_ADD_CONTENT = text(
    "INSERT INTO contents (game, hash, content, at) VALUES (:game, :hash, :content, :at)"
    " ON CONFLICT (game, hash) DO NOTHING"
)
_ADD_SOURCE = text(
    "INSERT INTO sources (game, hash, person, source, title, at)"
    " VALUES (:game, :hash, :person, :source, :title, :at)"
    " ON CONFLICT (game, hash, person) DO UPDATE SET"
    " source = excluded.source, title = excluded.title, at = excluded.at"
)
_SET_REHEARSAL = text(
    "INSERT INTO rehearsals (game, hash, result) VALUES (:game, :hash, :result)"
    " ON CONFLICT (game, hash) DO UPDATE SET result = excluded.result"
)

MOST_LISTED = 200
"""Contents in a list of mine."""

Title: TypeAlias = dict[str, str]
"""By language."""


class Content(msgspec.Struct, frozen=True):
    game: str
    hash: str
    """SHA-256 of its JSON, in hexadecimal."""
    json: str


class Brought(msgspec.Struct, frozen=True):
    """Something that a person wrote."""

    hash: str
    title: Title
    at: float


def named(game: str, content: Any) -> Content:
    """Content under the name that it has for ever."""
    json = msgspec.json.encode(content, order="deterministic")
    return Content(game, hashlib.sha256(json).hexdigest(), json.decode())


def add_content(content: Content) -> Change:
    values = {"game": content.game, "hash": content.hash, "content": content.json}
    return Change(_ADD_CONTENT, {**values, "at": time.time()})


def add_source(content: Content, person: str, source: str, title: Title) -> Change:
    values = {"game": content.game, "hash": content.hash, "person": person, "source": source}
    told = msgspec.json.encode(title).decode()
    return Change(_ADD_SOURCE, {**values, "title": told, "at": time.time()})


def set_rehearsal(game: str, key: str, result: Rehearsal) -> Change:
    json = msgspec.json.encode(result).decode()
    return Change(_SET_REHEARSAL, {"game": game, "hash": key, "result": json})


async def find_rehearsal(store: Store, game: str, key: str) -> Rehearsal | None:
    this = (rehearsals.c.game == game, rehearsals.c.hash == key)
    rows = await store.rows(select(rehearsals.c.result).where(*this))
    return msgspec.json.decode(rows[0].result, type=Rehearsal) if rows else None


async def find_content(store: Store, game: str, key: str) -> str | None:
    """As JSON."""
    this = (contents.c.game == game, contents.c.hash == key)
    rows = await store.rows(select(contents.c.content).where(*this))
    return rows[0].content if rows else None


async def find_source(store: Store, game: str, key: str, person: str) -> str | None:
    """What this person wrote of it."""
    this = (sources.c.game == game, sources.c.hash == key, sources.c.person == person)
    rows = await store.rows(select(sources.c.source).where(*this))
    return rows[0].source if rows else None


async def find_public(store: Store, game: str, key: str) -> str | None:
    """What anybody wrote of it, whoever was the first."""
    this = (sources.c.game == game, sources.c.hash == key)
    rows = await store.rows(select(sources.c.source).where(*this).order_by(sources.c.at).limit(1))
    return rows[0].source if rows else None


async def find_title(store: Store, game: str, key: str) -> Title | None:
    """What it is called, if anybody brought it."""
    this = (sources.c.game == game, sources.c.hash == key)
    rows = await store.rows(select(sources.c.title).where(*this).limit(1))
    return msgspec.json.decode(rows[0].title, type=Title) if rows else None


async def list_sources(store: Store, game: str, person: str) -> list[Brought]:
    """What this person wrote, latest first."""
    mine = select(sources.c.hash, sources.c.title, sources.c.at)
    mine = mine.where(sources.c.game == game, sources.c.person == person)
    rows = await store.rows(mine.order_by(sources.c.at.desc()).limit(MOST_LISTED))
    return [Brought(row.hash, msgspec.json.decode(row.title, type=Title), row.at) for row in rows]


async def was_brought(store: Store, game: str, key: str) -> bool:
    """Whether anybody wrote it; otherwise it is the game's own."""
    this = (sources.c.game == game, sources.c.hash == key)
    return bool(await store.rows(select(sources.c.person).where(*this).limit(1)))
