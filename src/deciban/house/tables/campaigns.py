"""Campaigns: a group of people, what has happened to them so far, and the table that comes next.

Whoever has been a member for the longest time is the host. Only members get to know anything; the
secret part of the log leaves the house through the views of a table alone."""

import secrets
from typing import Any

import msgspec

from deciban.house.protocol import shapes
from deciban.house.storage import campaigns as disk
from deciban.house.storage.campaigns import KeptCampaign, Membership
from deciban.house.storage.store import Store
from deciban.house.storage.writer import Change, Unwritten
from deciban.house.tables.contents import HouseContents
from deciban.house.tables.live import LiveTables
from deciban.house.tables.opening import begun, opened, read_options, sound
from deciban.house.tables.table import Table
from deciban.kernel import Log, Options, Refused, Setup, registry
from deciban.kernel.registry import AnyGame
from deciban.kernel.text import clean

LONGEST_TITLE = 60


class Campaigns:
    def __init__(self, store: Store, tables: LiveTables, contents: HouseContents) -> None:
        self._store = store
        self._tables = tables
        self._contents = contents

    async def make(self, person: str, new: shapes.NewCampaign) -> str:
        game = registry.game(new.game)
        if game.types.log is None:
            raise Refused("no-campaign")
        made = KeptCampaign(
            id=secrets.token_urlsafe(12),
            game=game.name,
            name=clean(new.name, LONGEST_TITLE),
            options=msgspec.json.encode(read_options(game, new.options)).decode(),
        )
        await self._store.write(disk.add_campaign(made), disk.join(made.id, person))
        return made.id

    async def find(self, key: str) -> KeptCampaign:
        found = await disk.find_campaign(self._store, key)
        if found is None:
            raise Refused("unknown-campaign")
        return found

    async def mine(self, person: str) -> list[shapes.CampaignSummary]:
        return [
            shapes.CampaignSummary(
                id=campaign.id,
                game=campaign.game,
                name=campaign.name,
                played=campaign.episodes,
                open=_open(await disk.episodes_of(self._store, campaign.id)),
                updated=campaign.updated,
            )
            for campaign in await disk.campaigns_of(self._store, person)
        ]

    async def see(self, campaign: KeptCampaign, person: str) -> shapes.Campaign:
        members = await self._members(campaign, person)
        episodes = await disk.episodes_of(self._store, campaign.id)
        return shapes.Campaign(
            id=campaign.id,
            game=campaign.game,
            name=campaign.name,
            options=msgspec.Raw(campaign.options.encode()),
            log=None if campaign.public is None else msgspec.Raw(campaign.public.encode()),
            members=tuple(
                shapes.Member(id=m.id, name=m.name, mine=m.person == person, host=m is members[0])
                for m in members
            ),
            tables=tuple(episodes),
            open=_open(episodes),
        )

    async def join(self, campaign: KeptCampaign, person: str, name: str) -> None:
        """By the link; asked twice it is done once."""
        if await disk.is_member(self._store, campaign.id, person):
            return
        if not name:
            raise Refused("name-needed")
        if await disk.was_removed(self._store, campaign.id, person):
            raise Refused("removed-member")
        await self._store.write(disk.join(campaign.id, person))

    async def part(self, campaign: KeptCampaign, person: str, key: str) -> None:
        """A member leaves, or is removed by the host. A seat at a table that waits is free again;
        a game that is under way is played to its end."""
        members = await self._members(campaign, person)
        gone = next((member for member in members if member.id == key), None)
        if gone is None:
            raise Refused("unknown-member")
        if person not in (gone.person, members[0].person):
            raise Refused("campaign-host-only")
        removed_by = None if gone.person == person else person
        await self._store.write(disk.part(campaign.id, gone.person, removed_by))
        if open_table := _open(await disk.episodes_of(self._store, campaign.id)):
            await self._find(open_table)
        for table in self._tables.of(campaign.id):
            await table.part(gone.person)

    async def open(
        self, campaign: KeptCampaign, person: str, name: str, new: shapes.NextTable
    ) -> str:
        """The next table. While one is open there is no other, unless nobody has stayed there."""
        await self._members(campaign, person)
        before = await self._before(campaign)
        game = registry.game(campaign.game)
        setup = await self._setup(game, campaign, new.options)
        table = disk.of_campaign(opened(person, name, new, game, setup), campaign)
        try:
            await self._write(before, *begun(table, setup))
        except Unwritten:
            if await self._overtaken(campaign):
                raise Refused("campaign-open") from None
            raise
        return table.id

    async def admits(self, table: Table, person: str) -> bool:
        """Whether somebody may look at a campaign's table."""
        key = table.kept.campaign
        seated = any(sitting.person == person for sitting in table.seats)
        return key is None or seated or await disk.is_member(self._store, key, person)

    async def _members(self, campaign: KeptCampaign, person: str) -> list[Membership]:
        """Refuses strangers."""
        members = await disk.members_of(self._store, campaign.id)
        if not any(member.person == person for member in members):
            raise Refused("members-only")
        return members

    async def _setup(
        self, game: AnyGame, campaign: KeptCampaign, wished: dict[str, Any]
    ) -> Setup[Any]:
        agreed = msgspec.json.decode(campaign.options, type=dict[str, Any])
        options: Options = read_options(game, {**agreed, **wished})
        log = _log(game, campaign)
        if log is not None:
            options = sound(game, game.proceed(options, log))
        return Setup(options, await self._contents.choose(game, options, log), log)

    async def _before(self, campaign: KeptCampaign) -> str | None:
        """The table that is open but that nobody sits at; refuses if somebody does."""
        key = _open(await disk.episodes_of(self._store, campaign.id))
        table = key and await self._find(key)
        if table and not table.deserted:
            raise Refused("campaign-open")
        return key

    async def _overtaken(self, campaign: KeptCampaign) -> bool:
        """Whether somebody else has opened the next table meanwhile."""
        episodes = await disk.episodes_of(self._store, campaign.id)
        return any(episode.number > campaign.episodes for episode in episodes)

    async def _write(self, before: str | None, *written: Change) -> None:
        """The next table, in place of one that was given up."""
        table = before and await self._find(before)
        if table:
            await table.give_way(*written)
        elif before:
            await self._store.write(disk.put_away(before), *written)
        else:
            await self._store.write(*written)

    async def _find(self, key: str) -> Table | None:
        """None: a table that today's rules can't go on with, which is as good as given up."""
        try:
            return await self._tables.find(key)
        except Refused as refused:
            if refused.refusal.reason != "table-outdated":
                raise
            return None


def _open(episodes: list[shapes.Episode]) -> str | None:
    return next((e.table for e in episodes if e.phase != "over"), None)


def _log(game: AnyGame, campaign: KeptCampaign) -> Log[Any, Any] | None:
    if campaign.public is None:
        return None
    assert campaign.secret is not None
    parts = {"public": msgspec.Raw(campaign.public), "secret": msgspec.Raw(campaign.secret)}
    try:
        log: Log[Any, Any] = msgspec.json.decode(msgspec.json.encode(parts), type=game.types.log)
    except msgspec.ValidationError:
        # The rules have changed since.
        raise Refused("bad-sequel") from None
    return log
