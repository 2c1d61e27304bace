"""Help for a game on a real table."""

from playwright.sync_api import expect

from deciban.games.mastermind.rules.code import Code, keys
from tests.browser.guest import Guest

CODE: Code = (3, 1, 4, 1)
"""Behind the shield on the real table."""


def test_a_real_game_is_won_by_doing_what_the_coach_says(alice: Guest) -> None:
    alice.open("/rules/mastermind")
    alice.link("to-assistant").click()
    guesses: list[Code] = []
    while CODE not in guesses:
        alice.button("do-lay").click()
        guesses += alice.codes("assistant-advice")
        alice.sees_laid(*guesses[-1])
        alice.enter_keys(keys(CODE, guesses[-1]))
    alice.sees("finished-alone", rows=len(guesses))
    assert len(guesses) <= 6


def test_the_codes_left_are_listed_when_they_are_few(alice: Guest) -> None:
    alice.open("/assistant/mastermind")
    alice.enter((0, 0, 1, 1), keys(CODE, (0, 0, 1, 1)))
    alice.enter((3, 1, 1, 4), keys(CODE, (3, 1, 1, 4)))
    listed = alice.region("assistant-split").get_by_role("button")
    expect(listed).to_have_count(left(alice))
    listed.filter(has_text=alice.code_in_words(CODE)).click()
    alice.sees_laid(*CODE)


def test_a_contradiction_is_found_and_mended_with_one_press(alice: Guest) -> None:
    alice.open("/assistant/mastermind")
    alice.enter((0, 0, 0, 0), (3, 0))
    alice.enter((0, 0, 1, 1), (0, 1))
    rows = alice.say("conflict", count=2, rows="1 and 2")
    expect(alice.region("assistant-advice")).to_contain_text(rows)

    mended = alice.say("do-repair", row=2, keys=alice.say("keys", red=2, white=0))
    alice.page.get_by_role("button", name=mended).click()
    expect(alice.button("do-lay")).to_be_visible()
    alice.page.reload()
    expect(alice.button("do-lay")).to_be_visible()
    assert [row.keys for row in alice.rows("assistant-rows")] == [(3, 0), (2, 0)]


def test_a_row_can_be_set_aside_taken_back_changed_and_deleted(alice: Guest) -> None:
    alice.open("/assistant/mastermind")
    alice.enter((0, 0, 0, 0), (3, 0))
    alice.enter((0, 0, 1, 1), (0, 1))
    aside = alice.region("assistant-rows").get_by_role("button", name=alice.say("do-aside", row=2))
    aside.click()
    expect(aside).to_have_attribute("aria-pressed", "true")
    expect(alice.button("do-lay")).to_be_visible()
    aside.click()
    alice.sees("repairs")

    alice.button("do-change-row", row=1).click()
    alice.button("key-red-less").click()
    alice.button("key-red-less").click()
    alice.button("do-save-row", keys=alice.say("keys", red=1, white=0)).click()
    expect(alice.button("do-lay")).to_be_visible()
    alice.button("do-remove-row", row=1).click()
    assert [row.code for row in alice.rows("assistant-rows")] == [(0, 0, 1, 1)]


def test_any_board_can_be_chosen_and_a_game_cleared_by_mistake_comes_back(alice: Guest) -> None:
    alice.open("/assistant/mastermind")
    alice.page.locator("summary").click()
    alice.page.get_by_role("radio", name=alice.say("preset-super")).check()
    alice.enter((0, 1, 2, 3, 7), (2, 1))
    alice.button("do-start-over").click()
    alice.button("do-restore").click()
    assert [row.code for row in alice.rows("assistant-rows")] == [(0, 1, 2, 3, 7)]


def left(guest: Guest) -> int:
    told = guest.region("assistant-advice").get_by_role("status").inner_text()
    return int("".join(filter(str.isdigit, told)))
