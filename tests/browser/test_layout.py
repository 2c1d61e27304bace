"""Every page fits every screen, in every language."""

import pytest
from playwright.sync_api import Locator

from deciban.kernel.texts import LANGUAGES
from tests.browser.guest import Meet
from tests.browser.hand import begun
from tests.browser.places import PLACES
from tests.browser.places.break_the_code import market
from tests.browser.places.mastermind import ALONE

SCREENS = ((1280, 800), (768, 1024), (360, 740), (740, 360))

SIDEWAYS = "document.scrollingElement.scrollWidth - innerWidth"
CLIPPED = """() => [...document.querySelectorAll('button, .button, [role=tab], label, h1, h2')]
  .filter((one) => one.checkVisibility() && !one.closest('.visually-hidden'))
  .filter((one) => one.scrollWidth > one.clientWidth && getComputedStyle(one).display !== 'inline')
  .map((one) => one.outerHTML.slice(0, 120))"""
WHOLLY_SEEN = """(node) => {
  const { left, top, right, bottom } = node.getBoundingClientRect();
  const edge = 8; // where a hole can be hit, but nothing is drawn
  const within = (box) =>
    left >= box.left - edge && top >= box.top - edge &&
    right <= box.right + edge && bottom <= box.bottom + edge;
  const cut = (one) => getComputedStyle(one).overflow !== 'visible';
  const screen = new DOMRect(0, 0, innerWidth, innerHeight);
  for (let one = node.parentElement; one; one = one.parentElement) {
    if (cut(one) && !within(one.getBoundingClientRect())) return false;
  }
  const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return within(screen) && node.closest('section').contains(hit);
}"""


@pytest.mark.parametrize("place", PLACES)
def test_nothing_scrolls_sideways_and_no_button_is_clipped(meet: Meet, place: str) -> None:
    guest = meet(reduced_motion="reduce")
    PLACES[place](guest, meet)
    found = {}
    for language in LANGUAGES:
        guest.switch(language)
        for width, height in SCREENS:
            guest.page.set_viewport_size({"width": width, "height": height})
            guest.settle()
            trouble = guest.page.evaluate(SIDEWAYS), guest.page.evaluate(CLIPPED)
            if trouble[0] > 0 or trouble[1]:
                found[language, width] = trouble
    assert not found


def test_the_names_at_a_table_can_be_read(meet: Meet) -> None:
    guest = meet(reduced_motion="reduce")
    PLACES["contradicted"](guest, meet)
    cut = []
    for language in LANGUAGES:
        guest.switch(language)
        for width, height in SCREENS:
            guest.page.set_viewport_size({"width": width, "height": height})
            guest.settle()
            for name in ("Alice", "Bob"):
                shown = guest.region("people").get_by_text(name, exact=True)
                if shown.evaluate("node => node.scrollWidth > node.clientWidth"):
                    cut.append((language, width, name))
    assert not cut


@pytest.mark.parametrize(("width", "height"), SCREENS[:3])
def test_the_whole_board_and_the_tray_are_in_sight(meet: Meet, width: int, height: int) -> None:
    guest = meet(viewport={"width": width, "height": height}, reduced_motion="reduce")
    guest.open(begun(guest, ALONE, *[(0, 0, 1, 1)] * 9))
    guest.sees_turn("turn-guess-mine", row=10, rows=10)
    guest.settle()
    board = guest.region("board")
    in_sight = [
        *[one for one in board.get_by_role("img").all() if one.get_attribute("aria-label")],
        guest.group("row-laying", number=10),
        guest.region("tray"),
        guest.region("tray").get_by_role("paragraph").first,
        guest.button("do-guess"),
        *guest.group("palette").get_by_role("button").all(),
    ]
    assert len(in_sight) == 9 + 1 + 1 + 3 + 6
    assert [describe(one) for one in in_sight if not one.evaluate(WHOLLY_SEEN)] == []


@pytest.mark.parametrize(("width", "height"), SCREENS[:3])
def test_questions_hands_and_tray_are_in_sight(meet: Meet, width: int, height: int) -> None:
    guest = meet(viewport={"width": width, "height": height}, reduced_motion="reduce")
    PLACES["code-four"](guest, meet)
    guest.settle()
    drawn = guest.region("board").get_by_role("img")
    in_sight = [
        *market(guest).all(),
        *[one for one in drawn.all() if one.get_attribute("aria-label")],
        guest.region("tray"),
        guest.button("do-guess-open"),
    ]
    # Six cards; three screens, the centre and one's own tiles.
    assert len(in_sight) == 6 + 5 + 2
    assert [describe(one) for one in in_sight if not one.evaluate(WHOLLY_SEEN)] == []


def describe(found: Locator) -> str:
    return str(found.evaluate("node => node.outerHTML.slice(0, 120)"))
