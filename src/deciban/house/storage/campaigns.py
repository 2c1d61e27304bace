"""Campaigns on disk: their people, their log and their tables.

A campaign's tables are counted from 1, and no two of them have the same number: that is why two
can't be open at once. The log is written with the last move of a table and by nothing else."""

import secrets
import time
from typing import Any

import msgspec
from sqlalchemy import Row, bindparam, null, select, text, update

from deciban.house.protocol import shapes
from deciban.house.storage.records import campaigns, members, people, tables
from deciban.house.storage.store import Kept, Store
from deciban.house.storage.writer import Change
from deciban.kernel import Log, Result


class KeptCampaign(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    game: str
    name: str
    options: str
    """What its people have agreed on for all tables."""
    public: str | None = None
    secret: str | None = None
    """The two parts of the log; None before the first table has ended."""
    episodes: int = 0
    """Tables that are in the log."""
    updated: float = 0.0


class Membership(msgspec.Struct, frozen=True):
    id: str
    """A name for this membership, to be known by others."""
    person: str
    name: str


# The same in SQLite and PostgreSQL, for which SQLAlchemy has two different inserts.
_JOIN = text(
    "INSERT INTO members (campaign_id, id, person, joined)"
    " VALUES (:campaign_id, :id, :person, :joined)"
    " ON CONFLICT (campaign_id, person) DO UPDATE SET joined = excluded.joined, parted = NULL"
)
_PART = (
    update(members)
    .where(members.c.campaign_id == bindparam("key"), members.c.person == bindparam("who"))
    .values(parted=bindparam("_parted"), removed_by=bindparam("_removed_by"))
)
_SET_LOG = (
    update(campaigns)
    .where(campaigns.c.id == bindparam("key"))
    .values(
        public=bindparam("_public"),
        secret=bindparam("_secret"),
        episodes=bindparam("_episodes"),
        updated=bindparam("_updated"),
    )
)
_PUT_AWAY = update(tables).where(tables.c.id == bindparam("key")).values(episode=null())


def add_campaign(campaign: KeptCampaign) -> Change:
    return Change(campaigns, {**msgspec.structs.asdict(campaign), "updated": time.time()})


def join(campaign: str, person: str) -> Change:
    values = {"campaign_id": campaign, "id": secrets.token_urlsafe(6), "person": person}
    return Change(_JOIN, {**values, "joined": time.time()})


def part(campaign: str, person: str, removed_by: str | None) -> Change:
    values = {"key": campaign, "who": person, "_parted": time.time()}
    return Change(_PART, {**values, "_removed_by": removed_by})


def set_log(campaign: str, episode: int, log: Log[Any, Any]) -> Change:
    values = {
        "_public": msgspec.json.encode(log.public).decode(),
        "_secret": msgspec.json.encode(log.secret).decode(),
        "_episodes": episode,
        "_updated": time.time(),
    }
    return Change(_SET_LOG, {"key": campaign, **values})


def put_away(table: str) -> Change:
    """It belongs to its campaign's people, but is none of its tables any more."""
    return Change(_PUT_AWAY, {"key": table})


async def find_campaign(store: Store, key: str) -> KeptCampaign | None:
    rows = await store.rows(select(campaigns).where(campaigns.c.id == key))
    return _campaign(rows[0]) if rows else None


async def campaigns_of(store: Store, person: str) -> list[KeptCampaign]:
    """Latest first."""
    query = (
        select(campaigns)
        .join(members)
        .where(members.c.person == person, members.c.parted.is_(None))
        .order_by(campaigns.c.updated.desc())
    )
    return [_campaign(row) for row in await store.rows(query)]


async def members_of(store: Store, key: str) -> list[Membership]:
    """Who is here now, for the longest time first."""
    query = (
        select(members.c.id, members.c.person, people.c.name)
        .join(people, people.c.id == members.c.person, isouter=True)
        .where(members.c.campaign_id == key, members.c.parted.is_(None))
        .order_by(members.c.joined)
    )
    return [Membership(row.id, row.person, row.name or "") for row in await store.rows(query)]


async def is_member(store: Store, key: str, person: str) -> bool:
    this = (members.c.campaign_id == key, members.c.person == person)
    query = select(members.c.id).where(*this, members.c.parted.is_(None))
    return bool(await store.rows(query))


async def was_removed(store: Store, key: str, person: str) -> bool:
    this = (members.c.campaign_id == key, members.c.person == person)
    query = select(members.c.id).where(*this, members.c.removed_by.is_not(None))
    return bool(await store.rows(query))


async def episodes_of(store: Store, key: str) -> list[shapes.Episode]:
    columns = (tables.c.episode, tables.c.id, tables.c.phase, tables.c.result)
    this = (tables.c.campaign == key, tables.c.episode.is_not(None))
    query = select(*columns).where(*this).order_by(tables.c.episode)
    return [_episode(row) for row in await store.rows(query)]


def of_campaign(table: Kept, campaign: KeptCampaign) -> Kept:
    """A new table as the next of a campaign."""
    return msgspec.structs.replace(table, campaign=campaign.id, episode=campaign.episodes + 1)


def _campaign(row: Row[Any]) -> KeptCampaign:
    return KeptCampaign(**{name: getattr(row, name) for name in KeptCampaign.__struct_fields__})


def _episode(row: Row[Any]) -> shapes.Episode:
    result = None if row.result is None else msgspec.json.decode(row.result, type=Result)
    return shapes.Episode(number=row.episode, table=row.id, phase=row.phase, result=result)
