"""Guests: known by a cookie and nothing else."""

import stat
import unicodedata
from contextlib import suppress

import httpx
import pytest
from hypothesis import given
from hypothesis import strategies as st

from deciban.house.config import Config
from deciban.house.people import names
from deciban.house.people.people import People
from deciban.kernel import Refused
from tests.house.conftest import NewGuest, Running


@pytest.mark.both_databases
async def test_a_guest_is_known_again(guest: NewGuest) -> None:
    ann = await guest()
    assert await ann.ask("GET", "/me") == {"name": "", "language": None}
    assert await ann.ask("PATCH", "/me", {"name": " Анна \t Ї "}) == {
        "name": "Анна Ї",
        "language": None,
    }
    await ann.ask("PATCH", "/me", {"language": "uk"})
    assert await ann.ask("GET", "/me") == {"name": "Анна Ї", "language": "uk"}


async def test_the_cookie_is_out_of_reach_for_scripts(house: Running) -> None:
    async with httpx.AsyncClient(base_url=house.address) as http:
        given_out = (await http.get("/api/me")).headers["set-cookie"].lower()
        for part in ("httponly", "samesite=lax", "path=/", "max-age="):
            assert part in given_out
        assert "set-cookie" not in (await http.get("/api/me")).headers, "once is enough"


@pytest.mark.parametrize("cookie", ["", "x", "somebody.forged", "ü", "a" * 4000])
async def test_a_forged_cookie_makes_a_new_guest(
    guest: NewGuest, house: Running, cookie: str
) -> None:
    ann = await guest("Ann")
    headers = {b"cookie": f"deciban={cookie}".encode()}
    async with httpx.AsyncClient(base_url=house.address) as http:
        answer = await http.get("/api/me", headers=headers)
        assert answer.json() == {"name": "", "language": None}
        assert answer.headers["set-cookie"] != ann.cookie


async def test_a_signature_fits_one_guest_only(guest: NewGuest, house: Running) -> None:
    ann, bob = await guest("Ann"), await guest("Bob")
    mine, theirs = ann.http.cookies["deciban"], bob.http.cookies["deciban"]
    forged = f"deciban={theirs.rpartition('.')[0]}.{mine.rpartition('.')[2]}"
    async with httpx.AsyncClient(base_url=house.address) as http:
        assert (await http.get("/api/me", headers={"cookie": forged})).json()["name"] == ""


def test_the_key_is_readable_by_its_owner_alone(config: Config) -> None:
    people = People(config.data)
    assert stat.S_IMODE((config.data / "key").stat().st_mode) == 0o600
    person = people.stranger()
    assert People(config.data).known(people.cookie(person)) == person


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("", "name-empty"),
        ("   ", "name-empty"),
        ("\u200d\u200d", "name-empty"),
        ("🦊" * 500, "name-too-long"),
        ("a" * 25, "name-too-long"),
        ("a" + "\u0301" * 200, "name-too-long"),
        ("a\u0000b", "name-unreadable"),
        ("a\u202eb", "name-unreadable"),
        ("\ud83d", "name-unreadable"),
    ],
)
def test_what_can_be_no_name(name: str, reason: str) -> None:
    with pytest.raises(Refused, match=reason):
        names.name(name)


@pytest.mark.parametrize(
    "name",
    ["<script>alert(1)</script>"[:24], "👩‍👩‍👧‍👦", "Їжак", "O'Hara & Söhne", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "ab" * 12],
)
def test_what_can_be_a_name(name: str) -> None:
    assert names.name(f" {name} ") == name


@given(st.text())
def test_a_kept_name_stays_as_it_is(text: str) -> None:
    with suppress(Refused):
        kept = names.name(text)
        assert names.name(kept) == kept
        assert not any(unicodedata.category(character) == "Cc" for character in kept)


@pytest.mark.both_databases
async def test_refused_names_change_nothing(guest: NewGuest) -> None:
    ann = await guest("Ann")
    assert await ann.refused("PATCH", "/me", {"name": "🦊" * 500}) == (400, "name-too-long")
    assert await ann.refused("PATCH", "/me", {"nickname": "A"}) == (400, "bad-request")
    assert await ann.refused("PATCH", "/me", {"language": "tlh"}) == (400, "bad-request")
    assert (await ann.ask("GET", "/me"))["name"] == "Ann"
