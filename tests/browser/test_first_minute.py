"""A newcomer's first minute: from the address to the end of a first game."""

from playwright.sync_api import Locator, expect

from tests.browser.guest import WIDE, Guest
from tests.browser.solver import solve


def test_the_first_page_shows_each_game_with_its_picture_and_one_sentence(alice: Guest) -> None:
    alice.open()
    card = alice.page.get_by_role("article", name=alice.say("name"), exact=True)
    expect(card.locator("svg").first).to_be_visible()
    expect(card.get_by_text(alice.say("sentence"), exact=True)).to_be_visible()
    expect(alice.way("play-now")).to_be_visible()


def test_one_click_leads_to_a_board_and_keys_alone_to_the_end(alice: Guest) -> None:
    alice.open()
    alice.way("play-now").click()
    alice.sees_turn("turn-guess-mine", row=1, rows=10)
    expect(alice.shield("shield-up")).to_be_visible()

    rows = solve(alice)
    expect(alice.shield("shield-down", rows[-1].code)).to_be_visible()
    name = alice.bot(1)
    alice.sees("finished-solved", number=1, rows=len(rows), name=name, points=len(rows))
    tab_to(alice, alice.button("do-next-game"))
    alice.page.keyboard.press("Enter")

    alice.sees_turn("turn-hide-mine")
    alice.lay((5, 0, 5, 2))
    alice.page.keyboard.press("Enter")
    expect(alice.button("rematch")).to_be_visible()
    expect(alice.shield("shield-down", (5, 0, 5, 2))).to_be_visible()
    endings = ("ending-won", "ending-lost", "ending-drawn")
    said = alice.region("tray").get_by_role("paragraph").inner_text()
    assert any(alice.pattern(key, "name", "points", "other").fullmatch(said) for key in endings)


def test_alone_the_result_says_how_many_rows_it_took(alice: Guest) -> None:
    alice.open()
    alice.way("on-your-own").click()
    alice.sees_turn("turn-guess-mine", row=1, rows=10)
    rows = solve(alice)
    alice.sees_turn("ending-broken-mine", rows=len(rows))


def test_after_the_end_another_game_is_one_click_away(alice: Guest) -> None:
    alice.open(alice.make({"alone": True, "rows": 5, "pegs": 3, "colors": 4}, "me"))
    for _ in range(5):
        if not alice.button("play-again").is_visible():
            alice.guess((0, 1, 2))
    ended = alice.page.url
    alice.button("play-again").click()
    alice.sees_turn("turn-guess-mine", row=1, rows=5)
    assert alice.page.url != ended
    assert alice.rows() == []


def test_the_rules_are_one_click_away_and_the_game_waits_meanwhile(alice: Guest) -> None:
    alice.open(alice.make(WIDE, "me"))
    alice.guess((0, 0, 1, 1, 2, 2))
    alice.button("rules").click()
    rules = alice.dialog("rules-of", game=alice.say("name"))
    expect(rules.get_by_text(alice.say("rules-goal-text"), exact=True)).to_be_visible()
    alice.page.keyboard.press("3")
    alice.page.keyboard.press("Escape")
    expect(rules).to_be_hidden()
    alice.sees_laid(*[None] * 6)
    alice.sees_turn("turn-guess-mine", row=2, rows=10)


def test_the_home_page_leads_back_to_an_open_game(alice: Guest) -> None:
    alice.open(alice.make(WIDE, "me"))
    alice.guess((0, 1, 2, 3, 4, 5))
    rows = alice.rows()
    alice.link("header-home").click()
    alice.region("continue").get_by_role("link").first.click()
    alice.sees_turn("turn-guess-mine", row=2, rows=10)
    assert alice.rows() == rows


def test_a_first_game_needs_no_mouse_at_all(alice: Guest) -> None:
    alice.open()
    tab_to(alice, alice.way("play-now"))
    alice.page.keyboard.press("Enter")
    alice.sees_turn("turn-guess-mine", row=1, rows=10)
    alice.guess((2, 2, 3, 3))
    assert [row.code for row in alice.rows()] == [(2, 2, 3, 3)]


def tab_to(guest: Guest, button: Locator) -> None:
    """With the tab key, as somebody without a mouse would."""
    expect(button).to_be_visible()
    for _ in range(60):
        if button.evaluate("node => node === document.activeElement"):
            return
        guest.page.keyboard.press("Tab")
    raise AssertionError("the tab key does not lead there")
