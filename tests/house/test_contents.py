"""What tables are played with beside their options: who brings it, who knows it, what stays."""

import asyncio
import time

import httpx
import pytest
from msgspec.structs import replace

from deciban.house.config import Config
from deciban.house.minds import questions
from deciban.house.storage.contents import named
from deciban.kernel.texts import LANGUAGES, Texts
from tests.house.client import Guest, sitters
from tests.house.conftest import NewGuest, running
from tests.house.vaults import MISSION, SECRETS, bring, make, pages, play, say, vote
from tests.kernel.vault import Mission, Vault
from tests.kernel.vault_contents import HUNGRY, WORDS

pytestmark = pytest.mark.usefixtures("vault")


async def brought(guest: Guest, source: str = MISSION) -> str:
    answer = await bring(guest, source)
    assert answer.status_code == 201, answer.text
    content: str = answer.json()["content"]
    return content


@pytest.mark.both_databases
async def test_a_table_is_played_with_what_somebody_wrote(guest: NewGuest) -> None:
    author, ann = await guest(), await guest()
    content = await brought(author)
    table = await make(ann, "me", "me", content=content)
    async with ann.seated(table, "seat=0") as first, ann.seated(table, "seat=1") as second:
        await play([first, second], "quixotryz")
        seen = await ann.ask("GET", f"/tables/{table}")
        assert seen["result"]["winners"] == [0, 1]
    again = (await ann.ask("POST", f"/tables/{table}/rematch"))["table"]
    async with ann.seated(again) as page:
        assert len(page.view["letters"]) == len(SECRETS[0]), "what was brought comes again"


@pytest.mark.both_databases
async def test_the_same_is_called_the_same_whoever_wrote_it(guest: NewGuest) -> None:
    ann, bob = await guest(), await guest()
    content = await brought(ann)
    other = f"# By Bob\n{MISSION}"
    assert await brought(bob, other) == content
    assert await brought(ann, MISSION.replace("QUI", "QUA")) != content
    address = f"/games/vault/contents/{content}"
    assert await ann.ask("GET", address) == {"source": MISSION}
    assert await bob.ask("GET", address) == {"source": other}
    eve = await guest()
    assert await eve.refused("GET", address) == (404, "unknown-content")
    assert await ann.refused("GET", address.replace("vault", "mastermind")) == (
        404,
        "unknown-content",
    )


@pytest.mark.both_databases
async def test_what_i_brought_is_listed_by_its_title(guest: NewGuest) -> None:
    ann, bob = await guest(), await guest()
    first = await brought(ann)
    second = await brought(ann, MISSION.replace("A door", "Another door"))
    await brought(bob, MISSION.replace("A door", "Bob's door"))
    listed = await ann.ask("GET", "/games/vault/contents")
    assert [(it["content"], it["title"]) for it in listed] == [
        (second, {"en": "Another door without a handle."}),
        (first, {"en": "A door without a handle."}),
    ]
    assert listed[0]["at"] > listed[1]["at"]
    await brought(ann)
    assert [it["content"] for it in await ann.ask("GET", "/games/vault/contents")] == [
        first,
        second,
    ], "what was brought again is the latest"
    assert await (await guest()).ask("GET", "/games/vault/contents") == []


@pytest.mark.both_databases
async def test_whoever_has_the_link_learns_the_title_and_nothing_else(guest: NewGuest) -> None:
    ann, eve = await guest(), await guest()
    address = f"/games/vault/contents/{await brought(ann)}"
    answer = await eve.http.get(f"/api{address}/title")
    assert answer.json() == {"title": {"en": "A door without a handle."}}
    assert not any(secret in answer.text for secret in SECRETS)
    assert await eve.refused("GET", address) == (404, "unknown-content")
    for other in (address.replace("vault", "mastermind"), f"/games/vault/contents/{'0' * 64}"):
        assert await eve.refused("GET", f"{other}/title") == (404, "unknown-content")


async def test_an_author_sees_what_the_game_has_read(guest: NewGuest) -> None:
    ann = await guest()
    answer = (await bring(ann, MISSION.replace("QUIXOTRYZ", "ANCHOR"))).json()
    assert answer["read"] == {
        "word": "ANCHOR",
        "story": "A door without a handle.",
        "ending": "Nobody was ever there.",
    }
    assert answer["title"] == {"en": "A door without a handle."}
    assert answer["cautions"] == [{"name": "known-word", "facts": {"line": 1}}]


async def test_checking_answers_the_same_and_keeps_nothing(guest: NewGuest) -> None:
    ann = await guest()
    checked = await ann.http.post("/api/games/vault/contents/check", content=MISSION)
    answer = checked.json()["brought"]
    assert await ann.ask("GET", "/games/vault/contents") == []
    new = {"game": "vault", "seats": [{"kind": "me"}] * 2, "content": answer["content"]}
    assert await ann.refused("POST", "/tables", new) == (404, "unknown-content")
    assert (await bring(ann)).json() == answer
    wrong = await ann.http.post("/api/games/vault/contents/check", content="word: a")
    assert wrong.json()["refusal"] == {"reason": "bad-word", "facts": {"line": 1}}
    large = await ann.http.post("/api/games/vault/contents/check", content="#" * 300_000)
    assert (large.status_code, large.json()["reason"]) == (413, "content-too-large")


async def test_an_author_has_something_to_start_from(guest: NewGuest) -> None:
    ann = await guest()
    example = (await ann.ask("GET", "/games/vault/contents/example"))["source"]
    assert await brought(ann, example)
    assert await ann.refused("GET", "/games/mastermind/contents/example") == (404, "no-contents")


async def test_games_say_whether_one_may_bring_something(guest: NewGuest) -> None:
    games = {game["name"]: game for game in await (await guest()).ask("GET", "/games")}
    assert games["vault"]["content"] == "private"
    assert games["mastermind"]["content"] is None


async def test_public_content_is_read_by_whoever_has_the_link(
    guest: NewGuest, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Vault, "public_content", True)
    ann, eve = await guest(), await guest()
    content = await brought(ann)
    assert await eve.ask("GET", f"/games/vault/contents/{content}") == {"source": MISSION}
    await brought(eve, f"# By Eve\n{MISSION}")
    assert await ann.ask("GET", f"/games/vault/contents/{content}") == {"source": MISSION}
    missing = f"/games/vault/contents/{'0' * 64}"
    assert await eve.refused("GET", missing) == (404, "unknown-content")


@pytest.mark.both_databases
async def test_a_table_keeps_what_it_began_with_over_a_restart(config: Config) -> None:
    async with running(config) as house, Guest(house.address) as ann:
        table = await make(ann, "me", "me", rounds=2)
        async with ann.seated(table, "seat=0") as page:
            await page.play(vote(0))
            before = page.view
        cookies = ann.http.cookies
    async with (
        running(config) as house,
        Guest(house.address, cookies) as ann,
        ann.seated(table, "seat=0") as first,
        ann.seated(table, "seat=1") as second,
    ):
        assert first.view == before
        await second.play(vote(0))
        await first.until_step(2)
        await play([first, second], "no idea")
        assert first.view["letters"] in WORDS


@pytest.mark.parametrize(
    ("source", "status", "reason", "facts"),
    [
        ("wort: A", 400, "part-unknown", {"line": 1}),
        ("# Mine\nword: a", 400, "bad-word", {"line": 2}),
        ("word: ABC\nword: ABC", 400, "part-twice", {"line": 2, "part": "word"}),
        ("word: ABC\nstory:\n", 400, "text-empty", {"line": 2}),
        (b"word: ABC\nstory: \xff", 400, "content-unreadable", {"line": 2}),
        ("word: ABC\n\nstory: \0", 400, "content-unreadable", {"line": 3}),
        (b"#" * (256 * 1024 + 1), 413, "content-too-large", {"most": 256}),
        (b"#" * (9 * 1024 * 1024), 413, "content-too-large", {"most": 256}),
    ],
)
async def test_what_can_not_be_played_is_refused_with_line_and_reason(
    guest: NewGuest, source: str | bytes, status: int, reason: str, facts: dict[str, int | str]
) -> None:
    answer = await bring(await guest(), source)
    assert answer.status_code == status
    assert answer.json() == {"reason": reason, "facts": facts}
    for language in LANGUAGES:
        assert Texts(language, "vault", "house").say(f"refusal-{reason}", **facts)


async def test_a_large_one_passes_that_is_not_too_large(guest: NewGuest) -> None:
    filling = "#\n" * ((256 * 1024 - len(MISSION)) // 2)
    await brought(await guest(), MISSION + filling)


async def test_checking_has_an_end(config: Config) -> None:
    hasty = replace(config, content_limit=0.0)
    async with running(hasty) as house, Guest(house.address) as ann:
        answer = await bring(ann)
        assert (answer.status_code, answer.json()["reason"]) == (503, "content-timeout")
        new = {"game": "vault", "seats": [{"kind": "me"}] * 2}
        assert await ann.refused("POST", "/tables", new) == (503, "content-timeout")
        assert await ann.ask("GET", "/mine") == []


def hang(*_: object) -> bytes:
    time.sleep(600)
    return b""


async def test_a_reader_that_hangs_holds_nobody_up(
    config: Config, monkeypatch: pytest.MonkeyPatch
) -> None:
    hasty = replace(config, workers=2, content_limit=1.0)
    async with running(hasty) as house, Guest(house.address) as ann, Guest(house.address) as eve:
        await make(ann, "me", "me")
        monkeypatch.setattr(questions, "read", hang)
        stuck = asyncio.gather(*(bring(eve) for _ in range(3)))
        table = await ann.make("random", "random", games=1)
        async with ann.seated(table, "seat=watch") as page:
            while page.heard[-1].get("position", {}).get("awaited"):
                await page.until("stepped")
        answers = [(answer.status_code, answer.json()["reason"]) for answer in await stuck]
        assert {status for status, _ in answers} == {503}
        assert (503, "content-timeout") in answers
        monkeypatch.undo()
        await brought(ann)


async def test_nobody_brings_too_much(config: Config) -> None:
    strict = replace(config, contents_per_minute=1)
    async with running(strict) as house, Guest(house.address) as ann:
        await brought(ann)
        answer = await bring(ann)
        assert (answer.status_code, answer.json()["reason"]) == (429, "too-many-contents")


async def test_nobody_has_too_much_checked(config: Config) -> None:
    strict = replace(config, checks_per_minute=1)
    async with running(strict) as house, Guest(house.address) as ann:
        address = "/api/games/vault/contents/check"
        assert (await ann.http.post(address, content=MISSION)).status_code == 200
        refused = await ann.http.post(address, content=MISSION)
        assert (refused.status_code, refused.json()["reason"]) == (429, "too-many-checks")


async def test_reading_has_an_end_of_memory(config: Config) -> None:
    """And the worker thinks on."""
    async with running(config) as house, Guest(house.address) as ann:
        hungry = await bring(ann, f"{MISSION}\n{HUNGRY}")
        assert (hungry.status_code, hungry.json()["reason"]) == (503, "content-memory")
        await brought(ann)


async def test_a_game_without_content_takes_none(guest: NewGuest) -> None:
    ann = await guest()
    content = await brought(ann)
    answer = await bring(ann, game="mastermind")
    assert (answer.status_code, answer.json()["reason"]) == (404, "no-contents")
    seats = [{"kind": "me"}] * 2
    for game, name, refusal in (
        ("mastermind", content, (404, "no-contents")),
        ("vault", "0" * 64, (404, "unknown-content")),
        ("vault", "../key", (400, "bad-request")),
    ):
        new = {"game": game, "seats": seats, "content": name}
        assert await ann.refused("POST", "/tables", new) == refusal
    assert await ann.ask("GET", "/mine") == []


async def test_what_the_game_supplied_can_not_be_found_by_trying(guest: NewGuest) -> None:
    """Whoever guesses the word could make up its mission, and ask whether there is such a one."""
    ann, eve = await guest(), await guest()
    await make(ann, "me", "me")
    for word in WORDS:
        guessed = Mission(word, "A door without a handle.", f"Behind it: {word.lower()}.")
        asked = {"game": "vault", "seats": sitters("me", "me")}
        new = {**asked, "content": named("vault", guessed).hash}
        assert await eve.refused("POST", "/tables", new) == (404, "unknown-content")


class Snoop:
    """Keeps every byte that the house sends to somebody, headers included."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.told: list[str] = []
        guest.http.event_hooks["response"] = [self.hear]

    async def hear(self, answer: httpx.Response) -> None:
        await answer.aread()
        self.told.append(f"{answer.headers}\n{answer.text}")

    async def pry(self, table: str, content: str) -> None:
        for path in ("/mine", "/games", f"/tables/{table}", f"/tables/{table}/review/0"):
            await self.guest.http.get(f"/api{path}")
        await self.guest.http.get(f"/api/games/vault/contents/{content}")
        await self.guest.http.post(f"/api/tables/{table}/rematch")
        await self.guest.http.post(f"/api/tables/{table}/hint", json={"seat": 0, "depth": 3})
        async with self.guest.seated(table, "seat=watch") as page:
            await page.move(vote(99))
            await page.refused()
            self.told += page.raw


async def test_nothing_tells_the_word_before_its_time(
    guest: NewGuest, capfd: pytest.CaptureFixture[str]
) -> None:
    author, ann, bob, eve = await guest(), await guest("Ann"), await guest("Bob"), await guest()
    content = await brought(author)
    snoops = [Snoop(ann), Snoop(bob), Snoop(eve)]
    table = await make(ann, "me", "open", content=content, rounds=2)
    await bob.sit(table, 1)
    async with pages(table, ann, bob, eve) as [first, second, watcher]:
        for step, place in ((0, 3), (2, 5)):
            for snoop in snoops:
                await snoop.pry(table, content)
            for seat, page in enumerate((first, second)):
                await page.until_step(step + seat)
                await page.move(vote(99))
                await page.refused()
                await page.move(say("too early"))
                await page.refused()
                await page.play(vote(place))
        for page in (first, second, watcher):
            await page.until_step(4)
            await page.settle()
        heard = [*(t for s in snoops for t in s.told), *first.raw, *second.raw, *watcher.raw]
        everything = "\n".join((*heard, *capfd.readouterr()))
        assert not any(secret in everything for secret in SECRETS)
        assert content not in "\n".join((*second.raw, *watcher.raw, *snoops[1].told)), (
            "whoever knows the name could try what it is the name of"
        )
        await first.play(say("  QUI  "))
        for page in (first, second, watcher):
            await page.until_phase("over")
            assert all(secret in "\n".join(page.raw) for secret in SECRETS)
            (said,) = [
                event
                for frame in page.heard
                if frame["type"] == "stepped"
                for event in frame["past"]["events"]
                if event["type"] == "said"
            ]
            assert said["text"] == "QUI", "a free text is kept tidy"
