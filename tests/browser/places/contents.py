"""The page for content of one's own, each of its states one call away."""

from playwright.sync_api import expect

from tests.browser.atlas import Atlas
from tests.browser.guest import Guest, Meet

PLACES = Atlas()
place = PLACES.place
PATIENCE = 180_000
"""Milliseconds."""


@place
def own_cards(guest: Guest, _: Meet) -> None:
    guest.turn_to_game("enigma")
    guest.open("/contents/enigma")
    expect(guest.page.get_by_role("textbox", name=guest.say("contents-text"))).to_be_visible()
    expect(guest.page.locator(".findings .good")).to_be_visible()


@place
def own_cards_with_a_mistake(guest: Guest, meet: Meet) -> None:
    own_cards(guest, meet)
    text = guest.page.get_by_role("textbox", name=guest.say("contents-text"))
    text.fill(text.input_value().replace('"Crypt"', '"<b>Crypt</b>"'))
    guest.page.locator(".findings .bad button").click()


@place
def own_cards_tried_by_bots(guest: Guest, meet: Meet) -> None:
    own_cards(guest, meet)
    guest.button("contents-rehearse").click()
    # Bots play whole games meanwhile.
    expect(guest.page.get_by_role("table")).to_be_visible(timeout=PATIENCE)
    expect(guest.page.get_by_role("progressbar")).to_be_hidden(timeout=PATIENCE)
    # What was tried before is known at once, and nothing is announced.
    for close in guest.button("close").all():
        close.click()
    expect(guest.button("close")).to_have_count(0)


@place
def a_table_with_own_cards(guest: Guest, _: Meet) -> None:
    guest.turn_to_game("enigma")
    guest.ask("GET", "/api/me")
    source = guest.ask("GET", "/api/games/enigma/contents/example")["source"]
    content = guest.ask("POST", "/api/games/enigma/contents", source)["content"]
    guest.open(f"/new/enigma?content={content}")
    expect(guest.page.get_by_label(guest.say("new-content"))).to_have_value(content)
