"""The coach of Break the Code: in the game, after it, and at a real table."""

from playwright.sync_api import expect

from tests.browser import code_hand
from tests.browser.code_hand import begun
from tests.browser.guest import Guest, Meet
from tests.browser.places.break_the_code import (
    PLACES,
    advice,
    code_assistant,
    code_assistant_contradicted,
    enter_sum,
    market,
)

GAME = "break-the-code"


def test_a_finished_game_is_reviewed_player_by_player(alice: Guest, meet: Meet) -> None:
    alice.turn_to_game(GAME)
    alice.open(code_hand.drawn(alice, meet))
    alice.button("coach").click()
    review = alice.dialog("coach-title")
    expect(review.get_by_role("img", name=alice.say("coach-chart"))).to_be_visible()
    # Two questions and a guess each.
    turns = review.get_by_role("term").filter(has_text=alice.say("review-gave"))
    expect(turns).to_have_count(3)
    whose = review.get_by_role("combobox", name=alice.say("coach-whose"))
    assert whose.locator("option").all_inner_texts() == ["Alice", "Bob"]
    whose.select_option(label="Bob")
    expect(turns).to_have_count(3)


def test_a_hint_tells_more_with_each_press_and_chooses_the_card(alice: Guest, meet: Meet) -> None:
    PLACES["code-hint"](alice, meet)
    alice.button("do-hint").click()
    expect(alice.button("do-hint")).to_be_disabled()
    alice.button("do-choose").click()
    expect(market(alice).and_(alice.page.locator("[aria-pressed=true]"))).to_have_count(1)


def test_there_are_no_hints_where_the_table_does_not_allow_them(alice: Guest, meet: Meet) -> None:
    alice.turn_to_game(GAME)
    alice.open(begun(alice, meet))
    alice.sees_turn("turn-turn-mine")
    expect(alice.button("do-hint")).to_be_hidden()


def test_contradictory_answers_are_named_and_one_is_set_aside(alice: Guest, meet: Meet) -> None:
    code_assistant_contradicted(alice, meet)
    expect(advice(alice)).to_contain_text(alice.say("conflict", count=2, rows="1 and 2"))
    advice(alice).get_by_role("button", name=alice.say("do-aside", row=1)).click()
    expect(advice(alice).get_by_role("heading", name=alice.say("advice-cells"))).to_be_visible()


def test_what_was_typed_in_is_still_there_after_a_reload(alice: Guest, meet: Meet) -> None:
    code_assistant(alice, meet)
    enter_sum(alice, 15, 25)
    alice.page.reload()
    row = alice.region("assistant-heard").get_by_role("listitem").first
    expect(row).to_contain_text(f"1. {alice.say('card-15')} 25")
    expect(alice.button("do-change-row", row=1)).to_be_visible()
