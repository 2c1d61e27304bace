"""What happens at a table, seen from its pages."""

import hashlib
import json
from typing import Any

import pytest
from msgspec.structs import replace

from deciban.house.config import Config
from deciban.kernel import FairDice, Offer, registry
from tests.house.client import DUEL, Guest, guess, hide
from tests.house.conftest import NewGuest, Running, running
from tests.kernel.traps import Speech, State, Traps

pytestmark = pytest.mark.both_databases

CODE = (0, 1, 2, 3)


async def test_two_people_play_a_game_to_its_end(guest: NewGuest) -> None:
    ann, bob = await guest("Ann"), await guest("Bob")
    table = await ann.make("me", "open", **DUEL)
    async with ann.seated(table) as maker:
        assert maker.heard[0]["position"] is None, "the table waits"
        await bob.sit(table, 1)
        started = await maker.until("started")
        assert started["position"]["awaited"] == [0]
        async with bob.seated(table) as breaker:
            await maker.play(hide(*CODE))
            await breaker.until_step(1)
            answer = await breaker.play(guess(0, 1, 3, 2))
            assert answer["past"]["events"][-1] == {
                "type": "answered",
                "row": 0,
                "red": 2,
                "white": 2,
            }
            await breaker.play(guess(*CODE))
            over = await maker.until_phase("over")
            assert over["result"] == {"winners": [0], "drawn": False, "points": [2, 0]}


async def test_one_person_plays_both_seats_on_one_device(guest: NewGuest) -> None:
    ann = await guest()
    table = await ann.make("me", "me", **DUEL)
    async with ann.seated(table, "seat=0") as maker, ann.seated(table, "seat=1") as breaker:
        await maker.play(hide(*CODE))
        await breaker.until_step(1)
        assert maker.heard[-1]["position"]["view"]["code"] == [*CODE]
        assert breaker.heard[-1]["position"]["view"]["code"] is None
        await breaker.play(guess(*CODE))


async def test_whoever_comes_back_gets_what_was_missed(guest: NewGuest) -> None:
    ann = await guest()
    table = await ann.make("me", "me", **DUEL)
    async with ann.seated(table, "seat=0") as maker, ann.seated(table, "seat=1") as breaker:
        await maker.play(hide(*CODE))
        await breaker.until_step(1)
        for code in ((5, 5, 5, 5), (4, 4, 4, 4)):
            await breaker.play(guess(*code))
    for since, steps in (("", [0, 1, 2, 3]), ("&since=1", [2, 3]), ("&since=3", [])):
        async with ann.seated(table, f"seat=1{since}") as page:
            welcome = page.heard[0]
            assert [past["step"] for past in welcome["past"]] == steps
            assert welcome["position"]["step"] == 3
    async with ann.seated(table, "since=99") as page:
        assert len(page.heard[0]["past"]) == 4, "a step that never was counts as none"


async def test_the_house_is_restarted_and_everybody_plays_on(config: Config) -> None:
    async with running(config) as house, Guest(house.address) as ann:
        table = await ann.make("me", "me", **DUEL)
        async with ann.seated(table, "seat=0") as maker:
            name = await maker.move(hide(*CODE))
            first = await maker.until("stepped", move=name)
        cookies = ann.http.cookies
    async with running(config) as house, Guest(house.address, cookies) as ann:
        async with ann.seated(table, "seat=0&since=0") as maker:
            await maker.move(hide(*CODE), step=0, name=name)
            assert await maker.until("stepped", move=name) == first, "still done only once"
        async with ann.seated(table, "seat=1&since=0") as breaker:
            assert breaker.heard[0]["position"]["view"]["code"] is None
            answer = await breaker.play(guess(*CODE))
            assert answer["past"]["step"] == 2


async def test_a_refusal_reaches_its_sender_alone(guest: NewGuest) -> None:
    ann = await guest()
    table = await ann.make("me", "me", **DUEL)
    async with ann.seated(table, "seat=0") as maker, ann.seated(table, "seat=1") as breaker:
        name = await breaker.move(guess(*CODE))
        refused = await breaker.until("refused")
        assert refused["refusal"]["reason"] == "not-now"
        assert (refused["id"], refused["step"]) == (name, 0)
        await maker.settle()
        assert "refused" not in [frame["type"] for frame in maker.heard]


async def test_a_move_said_twice_is_done_once_and_answered_twice(guest: NewGuest) -> None:
    ann = await guest()
    table = await ann.make("me", "me", **DUEL)
    async with ann.seated(table, "seat=0") as maker, ann.seated(table, "seat=1") as other:
        name = await maker.move(hide(*CODE))
        first = await maker.until("stepped", move=name)
        await maker.move(hide(*CODE), step=0, name=name)
        assert await maker.until("stepped", move=name) == first
        await other.until_step(1)
        await other.move(guess(*CODE), name=name)
        assert await other.refused() == "move-id-taken"
        await maker.settle()
        assert maker.step == 1


async def test_a_move_decided_on_an_old_board_is_stale(guest: NewGuest) -> None:
    ann = await guest()
    table = await ann.make("me", "me", **DUEL)
    async with ann.seated(table, "seat=0") as maker, ann.seated(table, "seat=1") as breaker:
        await maker.play(hide(*CODE))
        await breaker.until_step(1)
        for step in (0, -1, 2, 10**30):
            await breaker.move(guess(5, 5, 5, 5), step=step)
            assert await breaker.refused() == "stale"
        await breaker.play(guess(5, 5, 5, 5))
        await breaker.move(guess(4, 4, 4, 4), step=1)
        assert await breaker.refused() == "stale", "my own move changed the board too"


async def test_several_seats_decide_at_once_in_any_order(
    guest: NewGuest, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(registry.places(), "traps", "tests.kernel.traps:Traps")
    ann = await guest()
    table = await ann.make("me", "me", "me", game="traps")
    async with (
        ann.seated(table, "seat=0") as first,
        ann.seated(table, "seat=1") as second,
        ann.seated(table, "seat=2") as third,
    ):
        door = {"type": "choose", "door": 0}
        await first.play(door)
        for page in (second, third):
            # Both decide on the board as it was at the start, and both count.
            await page.until("stepped", move=await page.move(door, step=0))


async def test_a_move_is_stale_only_if_what_it_answers_has_changed(
    guest: NewGuest, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(registry.places(), "traps", "tests.kernel.traps:Traps")
    doors = Traps.legal

    def legal(self: Traps, state: State, seat: int) -> tuple[Offer, ...]:
        """The doors stay as they are, and what may be said changes with every choice."""
        chosen = sum(door is not None for door in state.doors)
        return (*doors(self, state, seat), Speech(longest=9 + chosen))

    monkeypatch.setattr(Traps, "legal", legal)
    ann = await guest()
    table = await ann.make("me", "me", "me", game="traps")
    async with ann.seated(table, "seat=0") as first, ann.seated(table, "seat=1") as second:
        await first.play({"type": "choose", "door": 0})
        await second.move({"type": "speak", "text": "Ha"}, step=0)
        assert await second.refused() == "stale"
        door = await second.move({"type": "choose", "door": 0}, step=0)
        await second.until("stepped", move=door)


async def test_who_watches_sees_only_what_spectators_see(guest: NewGuest) -> None:
    ann, eve = await guest(), await guest()
    table = await ann.make("me", "me", **DUEL)
    async with eve.seated(table) as watcher, ann.seated(table, "seat=0") as maker:
        assert watcher.heard[0]["seat"] is None
        await maker.play(hide(*CODE))
        await watcher.until_step(1)
        position = watcher.heard[-1]["position"]
        assert position["view"]["code"] is None
        assert position["offers"] == []
        await watcher.move(guess(*CODE))
        assert await watcher.refused() == "not-seated"
    async with ann.seated(table, "seat=watch") as mine:
        assert mine.heard[0]["seat"] is None
        assert mine.heard[0]["position"]["view"]["code"] is None


async def test_no_frame_tells_a_secret_before_its_time(guest: NewGuest, house: Running) -> None:
    """A canary: a code and a seed that no frame may hold but those of who may know them."""
    canary = (5, 3, 5, 1)
    ann, bob, eve = await guest("Ann"), await guest("Bob"), await guest("Eve")
    table = await ann.make("me", "open", **DUEL)
    await bob.sit(table, 1)
    live = await house.house.tables.find(table)
    seed = live.kept.seed
    async with (
        ann.seated(table) as maker,
        bob.seated(table) as breaker,
        eve.seated(table) as watcher,
    ):
        await maker.play(hide(*canary))
        await breaker.until_step(1)
        for code in ((0, 0, 0, 0), (1, 1, 1, 1)):
            await breaker.play(guess(*code))
        await breaker.say(type="say", id="a-line-1", text="Hm")
        await breaker.move({"type": "hide", "code": [0, 0, 0, 0]})
        await breaker.refused()
        for page in (maker, breaker, watcher):
            await page.settle()
        secret = json.dumps(canary, separators=(",", ":"))
        assert any(secret in said for said in maker.raw), "the codemaker sees the code"
        for page in (breaker, watcher):
            assert not any(secret in said for said in page.raw)
        for page in (maker, breaker, watcher):
            assert not any(seed.hex() in said for said in page.raw)
        for someone in (ann, bob, eve):
            for path in (f"/tables/{table}", "/mine"):
                told = json.dumps(await someone.ask("GET", path), separators=(",", ":"))
                assert seed.hex() not in told
                assert secret not in told


async def test_the_dice_are_laid_open_when_the_table_is_over(guest: NewGuest) -> None:
    ann = await guest()
    table = await ann.make("me", "me", games=1)
    before = (await ann.ask("GET", f"/tables/{table}"))["commitment"]
    async with ann.seated(table, "seat=0") as one, ann.seated(table, "seat=1") as two:
        awaited = one.heard[0]["position"]["awaited"][0]
        maker, breaker = (one, two) if awaited == 0 else (two, one)
        await maker.play(hide(*CODE))
        await breaker.until_step(1)
        await breaker.play(guess(*CODE))
        over = await breaker.until_phase("over")
    reveal = over["reveal"]
    seed = bytes.fromhex(reveal["seed"])
    assert hashlib.sha256(seed).hexdigest() == before == over["commitment"]
    (throw,) = reveal["throws"]
    dice = FairDice(seed, reveal["words"], throw["step"])
    assert dice.below(throw["sides"], throw["why"]) == throw["value"]
    assert throw["why"] == "first-codemaker"
    assert (await ann.ask("GET", f"/tables/{table}"))["reveal"] == reveal


async def test_a_rematch_is_one_table_for_the_same_people(guest: NewGuest) -> None:
    ann, bob, eve = await guest("Ann"), await guest("Bob"), await guest("Eve")
    table = await ann.make("me", "open", **DUEL)
    assert await ann.refused("POST", f"/tables/{table}/rematch") == (409, "not-over")
    await bob.sit(table, 1)
    async with ann.seated(table) as maker, bob.seated(table) as breaker:
        await maker.play(hide(*CODE))
        await breaker.until_step(1)
        await breaker.play(guess(*CODE))
        await maker.until_phase("over")
        assert await eve.refused("POST", f"/tables/{table}/rematch") == (403, "not-seated")
        made = await bob.ask("POST", f"/tables/{table}/rematch")
        assert await ann.ask("POST", f"/tables/{table}/rematch") == made
        while (changed := await maker.until("changed"))["table"]["rematch"] is None:
            pass
        assert changed["table"]["rematch"] == made["table"]
    again = await ann.ask("GET", f"/tables/{made['table']}")
    assert again["phase"] == "playing"
    assert [seat["name"] for seat in again["seats"]] == ["Ann", "Bob"]
    assert again["options"]["first"] == "seat-1", "the game says how another go begins"


@pytest.mark.parametrize("change", [{"rows": 99}, {"alone": True}])
async def test_another_go_that_makes_no_sense_is_not_made(
    guest: NewGuest, monkeypatch: pytest.MonkeyPatch, change: dict[str, Any]
) -> None:
    rules = type(registry.game("mastermind"))
    monkeypatch.setattr(
        rules, "sequel", lambda _self, setup, _end: replace(setup.options, **change)
    )
    ann = await guest()
    table = await ann.make("me", "me", **DUEL)
    async with ann.seated(table, "seat=0") as maker, ann.seated(table, "seat=1") as breaker:
        await maker.play(hide(*CODE))
        await breaker.until_step(1)
        await breaker.play(guess(*CODE))
    assert await ann.refused("POST", f"/tables/{table}/rematch") == (409, "bad-sequel")
    (summary,) = await ann.ask("GET", "/mine")
    assert summary["table"] == table
    assert (await ann.ask("GET", f"/tables/{table}"))["rematch"] is None


async def test_a_page_of_the_notebook_is_its_writers_alone(guest: NewGuest) -> None:
    ann = await guest()
    table = await ann.make("me", "me", **DUEL)
    async with ann.seated(table, "seat=0") as maker, ann.seated(table, "seat=1") as breaker:
        await maker.say(type="note", body="the red one?")
        await maker.settle()
        await breaker.settle()
        assert not any("red one" in said for said in breaker.raw)
    for seat, note in ((0, "the red one?"), (1, "")):
        async with ann.seated(table, f"seat={seat}") as page:
            assert page.heard[0]["note"] == note


async def test_my_tables_show_where_it_is_my_turn(guest: NewGuest) -> None:
    ann, bob = await guest("Ann"), await guest("Bob")
    table = await ann.make("me", "open", **DUEL)
    await bob.sit(table, 1)

    async def turns() -> list[bool]:
        return [(await who.ask("GET", "/mine"))[0]["my_turn"] for who in (ann, bob)]

    assert await turns() == [True, False]
    async with ann.seated(table) as maker:
        await maker.play(hide(*CODE))
    assert await turns() == [False, True]
    newer = await ann.make("me", "me", **DUEL)
    listed: list[dict[str, Any]] = await ann.ask("GET", "/mine")
    assert [summary["table"] for summary in listed] == [newer, table], "latest first"
    assert [summary["phase"] for summary in listed] == ["playing", "playing"]


async def test_games_alone_are_counted_when_they_are_finished(guest: NewGuest) -> None:
    ann = await guest()
    table = await ann.make("me", alone=True, rows=5)
    assert await ann.ask("GET", "/finishes") == []
    async with ann.seated(table) as page:
        while page.heard[-1]["type"] != "changed" or page.heard[-1]["table"]["phase"] != "over":
            if (frame := page.heard[-1]).get("position", {}) and frame["position"]["offers"]:
                await page.move(guess(0, 0, 0, 0))
            await page.hear()
    (finish,) = await ann.ask("GET", "/finishes")
    assert finish["game"] == "mastermind"
    assert finish["options"]["alone"] is True
    assert finish["won"] is (finish["points"] <= 5)


@pytest.mark.parametrize(
    "name",
    [
        "~3\0aaaaaa",
        "short",
        "a" * 65,
        "two words",
        "ідентифікатор",
        "",
        "12345678\n",
        "a" * 64 + "\n",
    ],
)
async def test_an_id_that_is_no_id_is_refused(guest: NewGuest, name: str) -> None:
    """Else it might be stored as something else, such as the id of a bot's move to come."""
    ann = await guest()
    table = await ann.make("me", "me", **DUEL)
    async with ann.seated(table) as page:
        await page.say(type="move", id=name, step=0, action=hide(*CODE))
        assert await page.refused() == "bad-frame"
        await page.say(type="say", id=name, text="Hello")
        assert await page.refused() == "bad-frame"
        assert (await page.play(hide(*CODE)))["position"]["step"] == 1
