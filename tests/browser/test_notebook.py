"""The notebook beside the board: what it fills in by itself, and what one writes into it."""

import re

from playwright.sync_api import Locator, expect

from tests.browser.guest import Guest
from tests.browser.hand import begun

# How often each colour is in the code: at least one is not, and fewer than 50 codes are left.
TOLD = tuple((color,) * 4 for color in range(5))
BLINKS = """(left) => {
  window.blinks = 0;
  const look = () => {
    const said = document.querySelector('[role=tabpanel]').innerText;
    if (!new RegExp(left).test(said)) window.blinks += 1;
    requestAnimationFrame(look);
  };
  look();
}"""


def test_full_help_counts_the_codes_left_and_lays_one_of_them(alice: Guest) -> None:
    open_table(alice, "full")
    listed = notebook(alice).get_by_role("list").get_by_role("button")
    expect(listed.first).to_be_visible()
    alice.sees("codes-left", count=listed.count())
    code = listed.first.inner_text()
    assert code
    listed.first.click()
    for number, color in enumerate(code.split(", "), start=1):
        expect(alice.button("hole", number=number, content=color)).to_be_visible()


def test_with_facts_cells_are_struck_out_but_nothing_is_counted(alice: Guest) -> None:
    open_table(alice, "facts")
    struck = notebook(alice).get_by_role("button", name=alice.say("cell-cannot"))
    expect(struck.first).to_be_visible()
    expect(notebook(alice).get_by_text(left(alice))).to_be_hidden()


def test_without_help_there_are_only_my_own_marks(alice: Guest) -> None:
    open_table(alice, "none")
    alice.sees("marks-only")
    expect(notebook(alice).get_by_role("button", name=alice.say("cell-cannot"))).to_have_count(0)


def test_marks_and_lines_are_still_there_after_a_reload(alice: Guest) -> None:
    open_table(alice, "none")
    cell = alice.say("cell", color=alice.say("color-2"), place=3)
    marked = alice.page.get_by_role("button", name=f"{cell}, {alice.say('mark-out')}", exact=True)
    alice.page.get_by_role("button", name=cell, exact=True).click()
    expect(marked).to_be_visible()
    lines = alice.page.get_by_label(alice.say("note-lines"), exact=True)
    lines.fill("Blue twice?")
    lines.blur()
    alice.page.reload()
    expect(marked).to_be_visible()
    expect(lines).to_have_value("Blue twice?")


def test_the_notebook_does_not_blink_when_a_row_is_answered(alice: Guest) -> None:
    open_table(alice, "full")
    expect(notebook(alice).get_by_text(left(alice))).to_be_visible()
    alice.page.evaluate(BLINKS, left(alice).pattern)
    for code in TOLD[:3]:
        alice.guess(code)
        alice.settle()
    assert alice.page.evaluate("window.blinks") == 0


def open_table(guest: Guest, level: str) -> None:
    guest.open(begun(guest, {"help": level}, *TOLD))
    guest.sees_turn("turn-guess-mine", row=6, rows=10)


def notebook(guest: Guest) -> Locator:
    return guest.page.get_by_role("tabpanel", name=guest.say("tab-notebook"))


def left(guest: Guest) -> re.Pattern[str]:
    """How many codes are left, whatever the number."""
    numbers = (guest.say("codes-left", count=count) for count in (0, 1, 7))
    return re.compile("|".join(re.sub("[17]", r"\\d+", number) for number in numbers))
