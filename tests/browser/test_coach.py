"""The coach: looks back on a game that is over, and helps in one that is not."""

import re

from playwright.sync_api import Locator, expect

from tests.browser.guest import WIDE, Guest, Meet
from tests.browser.hand import begun
from tests.browser.places.mastermind import HELPED, lied_to, played_out
from tests.browser.solver import solve


def test_a_finished_game_is_reviewed_guess_by_guess(alice: Guest) -> None:
    alice.open(played_out(alice))
    expect(alice.button("coach")).to_be_visible()
    rows = alice.rows()
    alice.button("coach").click()
    review = alice.dialog("coach-title")
    expect(review.get_by_role("img", name=alice.say("coach-chart"))).to_be_visible()
    for number, row in enumerate(rows, start=1):
        keys = alice.say("keys", red=row.keys[0], white=row.keys[1])
        words = alice.code_in_words(row.code)
        name = alice.say("row-answered", number=number, code=words, keys=keys)
        expect(review.get_by_role("img", name=name, exact=True)).to_be_visible()
    expect(figures(review, alice.say("coach-left"))).to_have_count(len(rows))
    expect(figures(review, alice.say("review-finish"))).to_have_count(len(rows))


def test_a_game_of_a_match_is_reviewed_while_the_next_one_waits(alice: Guest) -> None:
    alice.open(alice.make({"first": "seat-1", "games": 2}, "me", "novice"))
    rows = solve(alice)
    alice.button("coach").click()
    review = alice.dialog("coach-title")
    last = review.get_by_role("listitem").last.get_by_role("paragraph")
    assert ending(alice).fullmatch(last.inner_text())
    expect(figures(review, alice.say("coach-left"))).to_have_count(len(rows))
    alice.page.keyboard.press("Escape")

    alice.button("do-next-game").click()
    alice.sees_turn("turn-hide-mine")
    expect(alice.button("coach")).to_be_hidden()
    alice.button("game-of", number=2, games=2).click()
    first = alice.say("games-played", number=1, name=alice.bot(1), points=len(rows))
    alice.page.get_by_role("button", name=first).click()
    alice.button("coach").click()
    expect(figures(review, alice.say("coach-left"))).to_have_count(len(rows))


def test_a_spoiled_game_is_reviewed_up_to_the_answer_that_fits_no_code(
    alice: Guest, bob: Guest
) -> None:
    alice.open(lied_to(alice, bob))
    alice.button("do-challenge").click()
    alice.dialog("challenge-title").get_by_role("button", name=alice.say("do-challenge")).click()
    alice.button("coach").click()
    review = alice.dialog("coach-title")
    last = review.get_by_role("listitem").last
    expect(last).to_contain_text(alice.say("remark-wrong-answer"))
    expect(review).to_contain_text(alice.say("coach-player", name="Alice"))


def test_whoever_watched_may_hear_the_coach_too(alice: Guest, bob: Guest) -> None:
    bob.open(played_out(alice))
    bob.button("coach").click()
    review = bob.dialog("coach-title")
    expect(review.get_by_role("img", name=bob.say("coach-chart"))).to_be_visible()


def test_a_number_explains_itself_to_mouse_finger_and_keyboard(alice: Guest, meet: Meet) -> None:
    table = played_out(alice)
    phone = meet(viewport={"width": 360, "height": 740}, has_touch=True)
    for guest in (alice, phone):
        guest.open(table)
        guest.button("coach").click()
        review = guest.dialog("coach-title")
        skill = review.get_by_role("button", name=guest.say("coach-skill", percent="").rstrip("%"))
        meaning = review.get_by_text(guest.say("coach-skill-about"))
        skill.focus()
        expect(meaning).to_be_visible()
        skill.blur()
        expect(meaning).to_be_hidden()
        if guest is phone:
            skill.tap()
        else:
            skill.hover()
        expect(meaning).to_be_visible()


def test_bits_are_explained_one_click_away(alice: Guest) -> None:
    alice.open(played_out(alice))
    alice.button("coach").click()
    alice.link("coach-what-are-bits").click()
    expect(alice.heading("lesson-bit")).to_be_visible()


def test_a_hint_tells_more_with_each_press_and_lays_the_guess(alice: Guest) -> None:
    alice.open(begun(alice, HELPED, (0, 0, 1, 1)))
    tray = alice.region("tray")
    alice.button("do-hint").click()
    expect(tray.get_by_role("status")).to_have_text(re.compile(r"\d+"))
    alice.button("do-hint").click()
    expect(tray.get_by_role("img")).to_have_count(2)
    alice.button("do-hint").click()
    alice.button("do-lay").click()
    code = alice.codes("tray")[0]
    alice.sees_laid(*code)
    expect(alice.button("do-hint")).to_be_disabled()

    alice.button("do-guess").click()
    expect(alice.group("row-laying", number=2)).to_be_hidden()
    assert alice.rows()[1].code == code
    expect(tray.get_by_role("status")).to_be_hidden()


def test_there_are_no_hints_where_the_table_does_not_allow_them(alice: Guest) -> None:
    alice.open(alice.make(WIDE, "me"))
    alice.sees_turn("turn-guess-mine", row=1, rows=10)
    expect(alice.button("do-hint")).to_be_hidden()


def figures(review: Locator, name: str) -> Locator:
    """One number of every guess."""
    return review.get_by_role("term").filter(has_text=name)


def ending(guest: Guest) -> re.Pattern[str]:
    """What is said of the guess that broke the code."""
    certain = re.escape(guest.say("remark-certain"))
    return re.compile(f"{certain}|{guest.pattern('remark-solved', 'before').pattern}")
