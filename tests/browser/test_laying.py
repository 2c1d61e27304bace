"""Laying pegs, as fingers and keys want it."""

from playwright.sync_api import Locator, expect

from tests.browser.guest import EMPTY, WIDE, Guest, Meet

BOARD: dict[str, object] = {"alone": True}


def hole(guest: Guest, number: int, symbol: int | None = None) -> Locator:
    content = guest.say("hole-open") if symbol is None else guest.code_in_words((symbol,))
    return guest.button("hole", number=number, content=content)


def drag(guest: Guest, source: Locator, target: Locator) -> None:
    start, end = source.bounding_box(), target.bounding_box()
    assert start
    assert end
    mouse = guest.page.mouse
    mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    mouse.down()
    mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=8)
    mouse.up()


def test_colours_that_are_clicked_go_from_hole_to_hole(alice: Guest) -> None:
    alice.open(alice.make(WIDE, "me"))
    for symbol in (5, 0, 9, 9, 3):
        alice.color(symbol).click()
    alice.sees_laid(5, 0, 9, 9, 3, None)
    expect(alice.button("do-guess")).to_be_disabled()
    alice.color(1).click()
    alice.button("do-guess").click()
    alice.sees_turn("turn-guess-mine", row=2, rows=10)
    assert [row.code for row in alice.rows()] == [(5, 0, 9, 9, 3, 1)]


def test_a_hole_can_be_chosen_before_its_colour(alice: Guest) -> None:
    alice.open(alice.make(BOARD, "me"))
    hole(alice, 3).click()
    alice.color(4).click()
    alice.sees_laid(None, None, 4, None)


def test_a_peg_is_dragged_from_the_palette_from_hole_to_hole_and_away(alice: Guest) -> None:
    alice.open(alice.make(BOARD, "me"))
    drag(alice, alice.color(2), hole(alice, 4))
    alice.sees_laid(None, None, None, 2)
    drag(alice, hole(alice, 4, 2), hole(alice, 1))
    alice.sees_laid(2, None, None, None)
    drag(alice, hole(alice, 1, 2), alice.region("people"))
    alice.sees_laid(None, None, None, None)


def test_shift_and_a_long_press_fill_the_whole_row(alice: Guest) -> None:
    alice.open(alice.make(BOARD, "me"))
    alice.color(3).click(modifiers=["Shift"])
    alice.sees_laid(3, 3, 3, 3)
    alice.color(0).hover()
    alice.page.mouse.down()
    alice.sees_laid(0, 0, 0, 0)
    alice.page.mouse.up()
    alice.sees_laid(0, 0, 0, 0)
    alice.page.keyboard.press("Shift+Digit5")
    alice.sees_laid(4, 4, 4, 4)


def test_the_last_row_is_copied_and_a_row_is_cleared(alice: Guest) -> None:
    row = (0, 1, 2, 3, 4, 5)
    alice.open(alice.make(WIDE, "me"))
    expect(alice.button("do-copy")).to_be_disabled()
    alice.guess(row)
    alice.button("do-copy").click()
    alice.sees_laid(*row)
    alice.button("do-clear").click()
    alice.sees_laid(*[None] * 6)
    # The browser takes the focus off a button that can't be pressed any more in its own time.
    expect(alice.button("do-clear")).not_to_be_focused()
    alice.page.keyboard.press("ArrowUp")
    alice.sees_laid(*row)
    alice.page.keyboard.press("Delete")
    alice.sees_laid(*[None] * 6)


def test_the_last_peg_is_taken_back(alice: Guest) -> None:
    alice.open(alice.make(BOARD, "me"))
    alice.sees_laid(None, None, None, None)
    alice.lay((0, 1, 2, 3))
    alice.page.keyboard.press("Backspace")
    alice.sees_laid(0, 1, 2, None)
    alice.page.keyboard.press("Backspace")
    alice.sees_laid(0, 1, None, None)


def test_letters_of_the_language_choose_colours(meet: Meet) -> None:
    for language in ("en", "ru", "uk"):
        guest = meet(language)
        guest.open(guest.make(BOARD, "me"))
        guest.sees_laid(None, None, None, None)
        for symbol in range(4):
            press(guest, guest.say(f"letter-{symbol}"))
        guest.sees_laid(0, 1, 2, 3)


def press(guest: Guest, letter: str) -> None:
    """Any letter of any keyboard; Playwright's own knows only the American one."""
    keyboard = guest.page.context.new_cdp_session(guest.page)
    for way in ("keyDown", "keyUp"):
        keyboard.send("Input.dispatchKeyEvent", {"type": way, "key": letter})


def test_a_table_with_empty_holes_is_made_with_the_form_and_played(alice: Guest) -> None:
    alice.open("/new/mastermind")
    page = alice.page
    page.get_by_role("radio", name=alice.say("option-alone")).check()
    page.get_by_role("checkbox", name=alice.say("option-blanks")).check()
    alice.button("new-start").click()

    alice.sees_turn("turn-guess-mine", row=1, rows=10)
    alice.color(0).click()
    alice.color(EMPTY).click()
    alice.page.keyboard.press("-")
    alice.sees_laid(0, EMPTY, EMPTY, None)
    alice.button("do-rest-empty").click()
    alice.sees_laid(0, EMPTY, EMPTY, EMPTY)
    alice.button("do-guess").click()
    expect(alice.group("row-laying", number=1)).to_be_hidden()
    assert [row.code for row in alice.rows()] == [(0, EMPTY, EMPTY, EMPTY)]
