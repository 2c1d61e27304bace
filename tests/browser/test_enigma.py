"""Enigma: whole games by clicks, and what a browser may not know."""

import contextlib
import re

from playwright.sync_api import Error, Locator, expect

from tests.browser.enigma_hand import GAME, brought, is_asked, is_mine
from tests.browser.guest import Guest, Meet
from tests.browser.places.enigma import lit, names

SOON = 2000
"""Milliseconds."""
ENDINGS = ("ending-won", "ending-lost", "ending-chaos")


def test_one_click_leads_to_a_game_with_two_bots(alice: Guest) -> None:
    alice.turn_to_game(GAME)
    alice.open()
    alice.way("play-now").click()
    expect(alice.group("mansion").get_by_role("button")).to_have_count(9)
    expect(alice.group("players").get_by_role("button")).to_have_count(3)


def test_a_whole_game_is_played_by_clicks(alice: Guest) -> None:
    alice.turn_to_game(GAME)
    alice.open(alice.make({"match": False}, "me", "random", "random"))
    play_out(alice)
    told = [re.escape(alice.say(key, name="@")).replace("@", ".+") for key in ENDINGS]
    expect(alice.region("tray")).to_contain_text(re.compile("|".join(told)))
    expect(alice.heading("results-characters")).to_be_visible()
    expect(alice.heading("results-mansion")).to_be_visible()


def test_alone_against_chaos_is_played_by_clicks(alice: Guest) -> None:
    alice.turn_to_game(GAME)
    alice.open(alice.make({}, "me"))
    play_out(alice)
    expect(alice.region("tray")).to_contain_text(alice.say("ending-alone-lost", games=0))


def test_a_card_is_looked_at_by_one_alone(alice: Guest, meet: Meet) -> None:
    bob = meet()
    alice.open(brought(alice, meet, is_mine))
    bob.turn_to_game(GAME)
    bob.open(alice.page.url.removeprefix(alice.home))
    lit(alice).nth(4).click()
    alice.button("do-look").click()
    seen = re.compile(re.escape(alice.say("place-seen", room="")))
    expect(alice.group("mansion").get_by_role("button", name=seen)).to_have_count(1)
    bob.sees_turn("turn-name", name="Alice", place="B2")
    expect(bob.group("mansion").get_by_role("button", name=seen)).to_have_count(0)
    expect(names(alice).and_(alice.page.locator("[aria-pressed=true]"))).to_contain_text(
        alice.say("name-true")
    )


def test_who_has_answered_is_seen_but_not_what(alice: Guest, meet: Meet) -> None:
    alice.open(brought(alice, meet, is_asked))
    alice.button("do-doubt").click()
    alice.sees("answered-belief-true")


def test_any_card_can_be_looked_at_closely(alice: Guest, meet: Meet) -> None:
    alice.open(brought(alice, meet, is_asked))
    alice.group("mansion").get_by_role("button").last.click()
    closer = alice.dialog("closer-down", place="C3")
    expect(closer.get_by_text(alice.say("closer-unseen"), exact=True)).to_be_visible()


def test_a_pencilled_name_is_there_after_a_reload(alice: Guest, meet: Meet) -> None:
    alice.open(brought(alice, meet, is_mine))
    sheet = alice.group("sheet").get_by_role("button")
    sheet.first.click()
    pencil = alice.group("sheet-names", place="A1").get_by_role("button").first
    name = pencil.inner_text().splitlines()[-1]
    pencil.click()
    pencil.click()
    expect(sheet.first).to_contain_text(name)
    alice.page.reload()
    expect(sheet.first).to_contain_text(name)


def play_out(guest: Guest) -> None:
    """Plays the first thing that can be done, until the table is over."""
    tray = guest.region("tray")
    again = guest.button("rematch").or_(guest.button("play-again"))
    while True:
        waiting = tray.locator(".deeds, .over").first
        expect(waiting).to_be_visible()
        if again.is_visible():
            return
        # What was to be pressed may be gone by then: the bots move too.
        with contextlib.suppress(Error):
            press(guest, tray)


def press(guest: Guest, tray: Locator) -> None:
    """One tap: a card that may be chosen where the tray asks for one, else the first button."""
    # A card that was tapped too late is only looked at closely.
    guest.page.keyboard.press("Escape")
    ready = tray.locator(".deeds .primary:enabled")
    if ready.count():
        ready.first.click(timeout=SOON)
        return
    cards = lit(guest).and_(guest.page.locator("[aria-pressed=false]"))
    if cards.count():
        cards.first.click(timeout=SOON)
    elif tray.locator(".deeds button:enabled").count():
        tray.locator(".deeds button:enabled").first.click(timeout=SOON)
