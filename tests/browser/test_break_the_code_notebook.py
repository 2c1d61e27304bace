"""The notebook of Break the Code: what it fills in, what one writes, and every page afterwards."""

import re

from playwright.sync_api import Locator, expect

from tests.browser import code_hand
from tests.browser.code_hand import begun, seated, turns
from tests.browser.guest import Guest, Meet
from tests.browser.hand import hands
from tests.browser.places.break_the_code import printed

GAME = "break-the-code"


def test_marks_cells_and_notes_are_still_there_after_a_reload(alice: Guest, meet: Meet) -> None:
    alice.turn_to_game(GAME)
    alice.open(begun(alice, meet, help="none"))
    alice.sees("marks-only")
    tile(alice, "").click()
    tile(alice, "mark-out").click()
    cell(alice).fill("3?")
    note = alice.page.get_by_label(alice.say("sheet-note", name="Bob"), exact=True)
    note.fill("high in the middle")
    note.blur()
    alice.page.reload()
    expect(tile(alice, "mark-in")).to_be_visible()
    expect(cell(alice)).to_have_value("3?")
    expect(note).to_have_value("high in the middle")


def test_after_the_game_every_page_is_seen_as_it_was(alice: Guest, meet: Meet) -> None:
    alice.turn_to_game(GAME)
    table, people = seated(alice, meet, {"help": "none"}, 2)
    alice.open(table)
    tile(alice, "").click()
    expect(tile(alice, "mark-out")).to_be_visible()
    alice.open("/mine")
    with hands(table, people) as players:
        turns(players, 2)
    alice.open(table)
    tile(alice, "mark-out").click()
    expect(tile(alice, "mark-in")).to_be_visible()
    alice.open("/mine")
    with hands(table, people) as players:
        code_hand.draw(players)
    alice.open(table)

    alice.sees("page-turn", turn=4)
    expect(tile(alice, "mark-in")).to_be_visible()
    for turn in (3, 2, 1, 0):
        alice.button("page-back").click()
        alice.sees("page-turn", turn=turn)
        expect(tile(alice, "mark-in" if turn >= 2 else "mark-out")).to_be_visible()
    expect(alice.button("page-back")).to_be_disabled()


def test_without_help_nothing_is_printed(alice: Guest, meet: Meet) -> None:
    alice.turn_to_game(GAME)
    alice.open(begun(alice, meet, help="none"))
    alice.sees("marks-only")
    expect(notebook(alice).get_by_text(printed(alice))).to_have_count(0)


def test_with_facts_cells_are_printed_but_nothing_is_counted(alice: Guest, meet: Meet) -> None:
    alice.turn_to_game(GAME)
    alice.open(begun(alice, meet, help="facts"))
    expect(notebook(alice).get_by_text(printed(alice))).to_have_count(5)
    expect(notebook(alice).get_by_text(left(alice))).to_be_hidden()


def test_full_help_counts_the_codes_left(alice: Guest, meet: Meet) -> None:
    alice.turn_to_game(GAME)
    alice.open(begun(alice, meet, 3, 3, help="full"))
    # Two other hands and the centre.
    expect(notebook(alice).get_by_text(printed(alice))).to_have_count(15)
    expect(notebook(alice).get_by_text(left(alice))).to_be_visible()


def tile(guest: Guest, mark: str) -> Locator:
    """Black 0 on the page about Bob, with this mark."""
    name = guest.say("sheet-mark", tile=guest.say("tile-black", digit=0), name="Bob")
    return guest.page.get_by_role(
        "button", name=f"{name}, {guest.say(mark)}" if mark else name, exact=True
    )


def cell(guest: Guest) -> Locator:
    name = guest.say("sheet-cell", name="Bob", letter="B")
    return guest.page.get_by_label(name, exact=True)


def notebook(guest: Guest) -> Locator:
    return guest.page.get_by_role("tabpanel", name=guest.say("tab-notebook"))


def left(guest: Guest) -> re.Pattern[str]:
    """How many codes are left, whatever the number."""
    said = (guest.say("codes-left", count=count) for count in (1, 7))
    return re.compile("|".join(re.sub("[17]", r"[\\d,]+", text) for text in said))
