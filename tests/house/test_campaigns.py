"""Campaigns: who is in them, what they remember, and which table comes next."""

import asyncio
from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from deciban.house.config import Config
from deciban.house.storage.database import connect
from deciban.house.storage.records import tables
from deciban.house.storage.writer import Change, Uncertain
from tests.house.client import Frame, Guest, sitters
from tests.house.conftest import NewGuest, Running, running
from tests.house.vaults import begin, next_table, open_table, pages, play, vote
from tests.kernel.vault import Vault

pytestmark = [pytest.mark.usefixtures("vault"), pytest.mark.both_databases]


async def see(guest: Guest, key: str) -> Frame:
    seen: Frame = await guest.ask("GET", f"/campaigns/{key}")
    return seen


async def sit_and_play(table: str, guests: Sequence[Guest], text: str) -> None:
    """The first one has a seat already."""
    for number, guest in enumerate(guests[1:], 1):
        await guest.sit(table, number)
    async with pages(table, *guests) as all_pages:
        await play(all_pages, text)


async def the_word(house: Running, table: str) -> str:
    found = await house.house.tables.find(table)
    assert found.play is not None
    word: str = found.play.state.mission.word
    return word


async def test_a_campaign_goes_on_over_three_tables(config: Config) -> None:
    async with running(config) as house, Guest(house.address) as ann, Guest(house.address) as bob:
        await ann.call("Ann")
        await bob.call("Bob")
        key = await begin(ann, bob, rounds=2)
        seen = await see(bob, key)
        assert [(m["name"], m["host"], m["mine"]) for m in seen["members"]] == [
            ("Ann", True, False),
            ("Bob", False, True),
        ]
        assert (seen["log"], seen["tables"], seen["open"]) == (None, [], None)
        first = await open_table(ann, key, "me", "open")
        assert (await see(bob, key))["open"] == first
        assert (await bob.ask("GET", f"/tables/{first}"))["campaign"] == key
        await sit_and_play(first, (ann, bob), "no idea")
        seen = await see(ann, key)
        assert (seen["log"], seen["open"]) == ({"played": 1, "won": 0}, None)
        cookies = ann.http.cookies, bob.http.cookies
    async with (
        running(config) as house,
        Guest(house.address, cookies[0]) as ann,
        Guest(house.address, cookies[1]) as bob,
        Guest(house.address) as cid,
    ):
        await cid.call("Cid")
        await cid.ask("POST", f"/campaigns/{key}/members")
        (me,) = (m["id"] for m in (await see(bob, key))["members"] if m["mine"])
        await bob.http.delete(f"/api/campaigns/{key}/members/{me}")
        second = await open_table(cid, key, "me", "open")
        await ann.sit(second, 1)
        async with pages(second, cid, ann) as both:
            letters = both[0].view["letters"]
            assert letters[0] != "·", "the defeat has earned a key"
            word = await the_word(house, second)
            await play(both, word.lower())
        seen = await see(cid, key)
        assert seen["log"] == {"played": 2, "won": 1}
        assert [m["name"] for m in seen["members"]] == ["Ann", "Cid"]
        third = await open_table(ann, key, "me", "open", rounds=3)
        assert (await ann.ask("GET", f"/tables/{third}"))["options"]["rounds"] == 2
        await sit_and_play(third, (ann, cid), "no idea")
        seen = await see(ann, key)
        assert [e["table"] for e in seen["tables"]] == [first, second, third]
        assert [e["number"] for e in seen["tables"]] == [1, 2, 3]
        assert [bool(e["result"]["winners"]) for e in seen["tables"]] == [False, True, False]
        words = [await the_word(house, table) for table in (first, second, third)]
        assert len(set(words)) == 3, "no word comes again"
        await sit_and_play(await open_table(ann, key, "me", "open"), (ann, cid), "no idea")
        refused = await ann.refused("POST", f"/campaigns/{key}/tables", next_table("me", "open"))
        assert refused == (400, "campaign-over")
        (summary,) = await cid.ask("GET", "/campaigns")
        assert (summary["id"], summary["played"], summary["open"]) == (key, 4, None)
        assert await bob.ask("GET", "/campaigns") == []


async def test_an_old_table_is_what_it_was_though_the_log_went_on(config: Config) -> None:
    async with running(config) as house, Guest(house.address) as ann:
        key = await begin(ann)
        views = []
        for _ in range(2):
            table = await open_table(ann, key, "me", "me")
            async with (
                ann.seated(table, "seat=0") as first,
                ann.seated(table, "seat=1") as second,
            ):
                await play([first, second], "no idea")
            async with ann.seated(table) as page:
                views.append((table, page.heard[0]["past"], page.heard[0]["position"]))
        cookies = ann.http.cookies
    async with running(config) as house, Guest(house.address, cookies) as ann:
        for table, past, position in views:
            async with ann.seated(table) as page:
                assert (page.heard[0]["past"], page.heard[0]["position"]) == (past, position)


async def test_no_two_tables_are_open_at_once(guest: NewGuest) -> None:
    ann, bob = await guest("Ann"), await guest("Bob")
    key = await begin(ann, bob)
    asked = [
        who.http.post(f"/api/campaigns/{key}/tables", json=next_table("me", "open"))
        for _ in range(10)
        for who in (ann, bob)
    ]
    answers = await asyncio.gather(*asked)
    made = [answer.json()["table"] for answer in answers if answer.is_success]
    refused = {(a.status_code, a.json()["reason"]) for a in answers if not a.is_success}
    assert len(made) == 1
    assert refused == {(409, "campaign-open")}
    assert [e["table"] for e in (await see(ann, key))["tables"]] == made
    mine = [*await ann.ask("GET", "/mine"), *await bob.ask("GET", "/mine")]
    assert [summary["table"] for summary in mine] == made


async def test_a_stranger_is_refused_everything(guest: NewGuest) -> None:
    ann, eve = await guest("Ann"), await guest("Eve")
    key = await begin(ann)
    table = await open_table(ann, key, "me", "open")
    (member,) = (m["id"] for m in (await see(ann, key))["members"])
    for method, path, body in (
        ("GET", f"/campaigns/{key}", None),
        ("DELETE", f"/campaigns/{key}/members/{member}", None),
        ("POST", f"/campaigns/{key}/tables", next_table("me", "open")),
        ("GET", f"/tables/{table}", None),
        ("PUT", f"/tables/{table}/seats/1", {"kind": "me"}),
        ("POST", f"/tables/{table}/rematch", None),
        ("GET", f"/tables/{table}/review/0", None),
    ):
        assert await eve.refused(method, path, body) == (403, "members-only"), path
    async with eve.page(table) as page:
        assert await page.closed() == 4003
        assert page.raw == []
    assert await eve.ask("GET", "/campaigns") == []
    assert await eve.refused("GET", "/campaigns/nowhere") == (404, "unknown-campaign")
    assert await ann.refused("DELETE", f"/campaigns/{key}/members/nobody") == (
        404,
        "unknown-member",
    )


async def test_the_log_is_written_with_the_last_move_and_with_nothing_else(
    guest: NewGuest, house: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = await guest()
    key = await begin(ann)
    table = await open_table(ann, key, "me", "me")
    written: list[list[str]] = []
    write = house.house.store.write

    async def watched(*changes: Change) -> None:
        written.append([str(to).split(maxsplit=1)[-1].split()[0] for to, _ in changes])
        await write(*changes)

    monkeypatch.setattr(house.house.store, "write", watched)
    async with ann.seated(table, "seat=0") as first, ann.seated(table, "seat=1") as second:
        await play([first, second], "no idea")
    *before, last = written
    assert not any("campaigns" in transaction for transaction in before)
    assert {"journal", "tables", "campaigns"} <= set(last)


async def test_the_log_is_never_taken_from_a_request(guest: NewGuest) -> None:
    ann = await guest("Ann")
    new = {"game": "vault", "name": "Night shift"}
    for field in ("log", "public", "secret", "episodes"):
        assert await ann.refused("POST", "/campaigns", {**new, field: {}}) == (400, "bad-request")
    key = await begin(ann)
    for field in ("log", "content", "campaign", "episode"):
        asked = {**next_table("me", "me"), field: key}
        refused = await ann.refused("POST", f"/campaigns/{key}/tables", asked)
        assert refused == (400, "bad-request")
    table = {"game": "vault", "seats": sitters("me", "me"), "campaign": key}
    assert await ann.refused("POST", "/tables", table) == (400, "bad-request")
    assert (await see(ann, key))["tables"] == []


async def test_the_secret_part_stays_in_the_house(guest: NewGuest, house: Running) -> None:
    ann = await guest("Ann")
    key = await begin(ann)
    table = await open_table(ann, key, "me", "me")
    async with ann.seated(table, "seat=0") as first, ann.seated(table, "seat=1") as second:
        await play([first, second], "no idea")
    word = await the_word(house, table)
    following = await open_table(ann, key, "me", "open")
    told = [
        (await ann.http.get(f"/api{path}")).text
        for path in (f"/campaigns/{key}", "/campaigns", f"/tables/{following}", "/mine")
    ]
    async with ann.seated(following) as page:
        await page.settle()
        told += page.raw
    for secret in (word, "keys", 'words":['):
        assert secret not in "\n".join(told)


async def test_members_come_and_go(guest: NewGuest) -> None:
    ann, bob, cid, nameless = (
        await guest("Ann"),
        await guest("Bob"),
        await guest("Cid"),
        await guest(),
    )
    key = await begin(ann, bob, cid)
    join = f"/campaigns/{key}/members"
    assert await nameless.refused("POST", join) == (403, "name-needed")
    assert len((await bob.ask("POST", join))["members"]) == 3, "joining twice is joining once"
    ids = {m["name"]: m["id"] for m in (await see(ann, key))["members"]}
    removing = f"{join}/{ids['Cid']}"
    assert await bob.refused("DELETE", removing) == (403, "campaign-host-only")
    assert (await ann.http.delete(f"/api{removing}")).status_code == 204
    assert await cid.refused("GET", f"/campaigns/{key}") == (403, "members-only")
    assert await cid.refused("POST", join) == (403, "removed-member")
    assert (await ann.http.delete(f"/api{join}/{ids['Ann']}")).status_code == 204
    (left,) = (await see(bob, key))["members"]
    assert (left["name"], left["host"]) == ("Bob", True), "who stays longest is the host"
    again = await ann.ask("POST", join)
    assert [(m["name"], m["host"]) for m in again["members"]] == [("Bob", True), ("Ann", False)]


async def test_whoever_parts_gets_up_from_a_table_that_waits(guest: NewGuest) -> None:
    ann, bob = await guest("Ann"), await guest("Bob")
    key = await begin(ann, bob)
    table = await open_table(ann, key, "open", "open", "open")
    await bob.sit(table, 1)
    async with bob.seated(table) as page, ann.seated(table) as other:
        (member,) = (m["id"] for m in (await see(bob, key))["members"] if m["mine"])
        await bob.http.delete(f"/api/campaigns/{key}/members/{member}")
        assert await page.closed() == 4003
        while any(s["name"] for s in (await other.until("changed"))["table"]["seats"]):
            pass
    assert await bob.refused("PUT", f"/tables/{table}/seats/0", {"kind": "me"}) == (
        403,
        "members-only",
    )


async def test_a_table_that_everybody_left_makes_way(guest: NewGuest) -> None:
    ann, bob = await guest("Ann"), await guest("Bob")
    key = await begin(ann, bob)
    old = await open_table(ann, key, "me", "open")
    asked = next_table("me", "open")
    assert await bob.refused("POST", f"/campaigns/{key}/tables", asked) == (409, "campaign-open")
    await ann.ask("DELETE", f"/tables/{old}/seats/0")
    new = await open_table(bob, key, "me", "open")
    assert [e["table"] for e in (await see(ann, key))["tables"]] == [new]
    assert await ann.refused("PUT", f"/tables/{old}/seats/0", {"kind": "me"}) == (
        409,
        "table-given-up",
    )
    await sit_and_play(new, (bob, ann), "no idea")
    assert (await see(ann, key))["log"] == {"played": 1, "won": 0}


async def test_a_table_that_may_have_made_way_is_read_anew(
    guest: NewGuest, house: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else two tables of a campaign could be played at once."""
    ann = await guest("Ann")
    key = await begin(ann)
    old = await open_table(ann, key, "me", "open")
    await ann.ask("DELETE", f"/tables/{old}/seats/0")
    write = house.house.store.write

    async def doubtful(*changes: Change) -> None:
        await write(*changes)
        raise Uncertain

    monkeypatch.setattr(house.house.store, "write", doubtful)
    asked = next_table("me", "open")
    refused = await ann.refused("POST", f"/campaigns/{key}/tables", asked)
    assert refused == (503, "write-uncertain")
    monkeypatch.undo()
    sitting = await ann.refused("PUT", f"/tables/{old}/seats/0", {"kind": "me"})
    assert sitting == (409, "table-given-up")


@pytest.mark.parametrize("seats", [("me", "open"), ("me", "open", "random")])
async def test_a_game_that_everybody_left_is_in_the_log_and_frees_the_campaign(
    guest: NewGuest, seats: tuple[str, ...]
) -> None:
    ann, bob = await guest("Ann"), await guest("Bob")
    key = await begin(ann, bob)
    table = await open_table(ann, key, *seats)
    await bob.sit(table, 1)
    async with ann.seated(table) as page:
        for who in (ann, bob):
            assert (await see(ann, key))["open"] == table
            await who.ask("POST", f"/tables/{table}/leave", {})
        await page.until_phase("over")
    seen = await see(ann, key)
    assert (seen["open"], seen["log"]["played"]) == (None, 1)
    await open_table(bob, key, "me", "open")


async def test_a_table_that_can_not_be_read_any_more_makes_way(config: Config) -> None:
    async with running(config) as house, Guest(house.address) as ann:
        key = await begin(ann)
        old = await open_table(ann, key, "me", "me")
        cookies = ann.http.cookies
    engine = connect(config)
    async with engine.begin() as connection:
        lost = tables.update().where(tables.c.id == old).values(options='{"rounds": 99}')
        await connection.execute(lost)
    await engine.dispose()
    async with running(config) as house, Guest(house.address, cookies) as ann:
        assert await ann.refused("GET", f"/tables/{old}") == (409, "table-outdated")
        new = await open_table(ann, key, "me", "me")
        seen = await see(ann, key)
        assert (seen["open"], [e["table"] for e in seen["tables"]]) == (new, [new])


async def test_who_is_removed_in_the_middle_plays_to_the_end(guest: NewGuest) -> None:
    ann, bob = await guest("Ann"), await guest("Bob")
    key = await begin(ann, bob)
    table = await open_table(ann, key, "me", "open")
    await bob.sit(table, 1)
    ids = {m["name"]: m["id"] for m in (await see(ann, key))["members"]}
    async with pages(table, ann, bob) as both:
        await both[1].play(vote(0))
        await ann.http.delete(f"/api/campaigns/{key}/members/{ids['Bob']}")
        await both[0].until_step(1)
        await both[0].play(vote(0))
        await play(both, "no idea")
    assert (await see(ann, key))["log"] == {"played": 1, "won": 0}
    assert (await bob.ask("GET", f"/tables/{table}"))["phase"] == "over"


async def test_a_campaigns_table_has_no_rematch(guest: NewGuest) -> None:
    ann = await guest()
    key = await begin(ann)
    table = await open_table(ann, key, "me", "me")
    async with ann.seated(table, "seat=0") as first, ann.seated(table, "seat=1") as second:
        await play([first, second], "no idea")
    assert await ann.refused("POST", f"/tables/{table}/rematch") == (409, "campaign-table")


async def test_a_next_table_that_makes_no_sense_is_not_made(
    guest: NewGuest, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = await guest()
    key = await begin(ann)
    table = await open_table(ann, key, "me", "me")
    async with ann.seated(table, "seat=0") as first, ann.seated(table, "seat=1") as second:
        await play([first, second], "no idea")
    address = f"/campaigns/{key}/tables"
    for asked, reason in (
        (next_table("me", "me", rounds=9), "bad-options"),
        (next_table("me"), "wrong-seats"),
        (next_table("me", "genius"), "unknown-level"),
    ):
        assert await ann.refused("POST", address, asked) == (400, reason)
    monkeypatch.setattr(Vault, "proceed", lambda _, options, log: replace(options, rounds=99))
    refused = await ann.refused("POST", address, next_table("me", "me"))
    assert refused == (409, "bad-sequel")
    assert [e["table"] for e in (await see(ann, key))["tables"]] == [table]


async def test_what_makes_no_campaign(guest: NewGuest) -> None:
    ann = await guest()
    for new, reason in (
        ({"game": "mastermind", "name": "Night shift"}, "no-campaign"),
        ({"game": "chess", "name": "Night shift"}, "unknown-game"),
        ({"game": "vault", "name": " "}, "text-empty"),
        ({"game": "vault", "name": "a" * 61}, "text-too-long"),
        ({"game": "vault", "name": "Night shift", "options": {"rounds": 9}}, "bad-options"),
    ):
        assert await ann.refused("POST", "/campaigns", new) == (400, reason)
    assert await ann.ask("GET", "/campaigns") == []


async def test_links_of_campaigns_can_not_be_guessed_for_long(config: Config) -> None:
    strict = replace(config, misses_per_minute=3)
    async with running(strict) as house, Guest(house.address) as eve:
        answers = [await eve.refused("GET", f"/campaigns/guess-{n}") for n in range(4)]
        assert answers == [(404, "unknown-campaign")] * 3 + [(429, "too-many-guesses")]
