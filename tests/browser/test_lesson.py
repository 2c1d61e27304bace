"""The lesson: think in bits."""

import math

from playwright.sync_api import expect

from deciban.games.mastermind.rules.code import Code
from tests.browser.guest import Guest


def test_a_guess_shows_how_it_parts_the_codes_beside_the_coachs(alice: Guest) -> None:
    alice.open("/rules/mastermind")
    alice.link("to-lesson").click()
    alice.sees("codes-left", count=1296)
    lay(alice, (0, 0, 1, 1))
    mine = alice.region("lesson-mine").get_by_role("button")
    expect(mine).to_have_count(13)
    assert sum(map(size, mine.all_inner_texts())) == 1296
    coachs = alice.region("lesson-best").get_by_role("button")
    assert sum(map(size, coachs.all_inner_texts())) == 1296


def test_answers_are_chosen_until_one_code_is_left(alice: Guest) -> None:
    alice.open("/lesson/mastermind")
    rows, left = 0, 1296
    while left > 1:
        lay(alice, (0, 1, 2, 3), row=rows + 1)
        largest = alice.region("lesson-best").get_by_role("button").first
        left = size(largest.inner_text())
        largest.click()
        alice.sees("codes-left", count=left)
        rows += 1
    alice.sees("lesson-over", rows=rows, all=1296, bits=math.log2(1296))


def test_one_goes_back_and_tries_another_board(alice: Guest) -> None:
    alice.open("/lesson/mastermind")
    lay(alice, (0, 0, 1, 1))
    alice.region("lesson-mine").get_by_role("button").first.click()
    alice.button("do-step-back").click()
    alice.sees("codes-left", count=1296)
    alice.page.locator("summary").click()
    alice.page.get_by_role("radio", name=alice.say("preset-small")).check()
    alice.sees("codes-left", count=64)
    lay(alice, (0, 1, 2))
    expect(alice.region("lesson-mine").get_by_role("button").first).to_be_visible()


def lay(guest: Guest, code: Code, row: int = 1) -> None:
    expect(guest.group("row-laying", number=row)).to_be_visible()
    guest.lay(code)
    expect(guest.heading("lesson-best")).to_be_visible()


def size(bar: str) -> int:
    """How many codes a bar stands for."""
    return int(bar.split()[0].replace(",", ""))
