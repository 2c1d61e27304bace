"""Help for a game of Enigma on a real table."""

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.enigma_hand import GAME
from tests.browser.guest import Guest


@pytest.fixture
def alice(alice: Guest) -> Guest:
    alice.turn_to_game(GAME)
    return alice


def press(guest: Guest, group: str, name: str) -> None:
    guest.group(group).get_by_role("button", name=name, exact=True).click()


def saw(guest: Guest, place: str, room: str) -> None:
    press(guest, "assistant-add", guest.say("kind-look"))
    press(guest, "part-place", place)
    press(guest, "part-room", room)
    guest.button("do-add-entry").click()


def spot(guest: Guest, place: str) -> Locator:
    """What the coach says of a place."""
    cells = guest.region("assistant-advice").get_by_role("listitem")
    return cells.filter(has_text=place)


def test_what_is_seen_is_known_and_what_is_said_is_likelier(alice: Guest) -> None:
    alice.open("/rules/enigma")
    alice.link("to-assistant").click()
    press(alice, "assistant-own", "Wanderer")
    saw(alice, "B2", "Crypt")
    expect(spot(alice, "B2")).to_have_accessible_name("B2, Crypt, Chaos in its corner")

    press(alice, "assistant-add", alice.say("kind-claim"))
    press(alice, "part-seat", "Player 1")
    press(alice, "part-place", "A1")
    press(alice, "part-room", "Radio Room")
    alice.button("do-add-entry").click()
    expect(spot(alice, "A1")).to_contain_text("Radio Room")
    goal = alice.region("assistant-advice").get_by_role("status")
    expect(goal).to_contain_text("B2 Crypt")
    expect(goal).to_contain_text("A1 Radio Room")

    alice.page.reload()
    expect(spot(alice, "B2")).to_contain_text("Crypt")
    listed = alice.region("assistant-happened").get_by_role("listitem")
    expect(listed).to_have_count(3)
    assert "Player 1 → A1: “Radio Room”, believed" in listed.last.inner_text()


def test_cards_that_change_places_are_followed(alice: Guest) -> None:
    alice.open("/assistant/enigma")
    saw(alice, "A1", "Library")
    press(alice, "assistant-add", alice.say("kind-swap"))
    press(alice, "part-pair", "A1")
    expect(alice.button("do-add-entry")).to_be_disabled()
    press(alice, "part-pair", "C3")
    alice.button("do-add-entry").click()
    expect(spot(alice, "C3")).to_contain_text("Library")


def test_a_contradiction_is_named_and_mended(alice: Guest) -> None:
    alice.open("/assistant/enigma")
    saw(alice, "A1", "Library")
    saw(alice, "B1", "Crypt")
    saw(alice, "C1", "Library")
    advice = alice.region("assistant-advice")
    expect(advice).to_contain_text(alice.say("conflict", count=2, rows="1 and 3"))
    advice.get_by_role("button", name=alice.say("do-aside", row=1)).click()
    expect(spot(alice, "C1")).to_contain_text("Library")

    alice.button("do-change-row", row=1).click()
    press(alice, "part-room", "Radio Room")
    alice.button("do-save-entry").click()
    happened = alice.region("assistant-happened")
    happened.get_by_role("button", name=alice.say("do-aside", row=1)).click()
    expect(spot(alice, "A1")).to_contain_text("Radio Room")


def test_a_game_cleared_by_mistake_comes_back(alice: Guest) -> None:
    alice.open("/assistant/enigma")
    saw(alice, "A1", "Library")
    alice.button("do-start-over").click()
    alice.sees("assistant-first")
    alice.button("do-restore").click()
    expect(spot(alice, "A1")).to_contain_text("Library")
