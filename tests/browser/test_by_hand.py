"""Answers by hand, right and wrong."""

from playwright.sync_api import expect

from deciban.games.mastermind.rules.code import Code, Keys, keys
from tests.browser.company import sit_together
from tests.browser.guest import Guest, Row

CODE: Code = (3, 3, 4, 5)
GUESS: Code = (0, 0, 1, 1)
BY_HAND: dict[str, object] = {"answers": "by-hand", "first": "seat-0", "rows": 5}


def answered(maker: Guest, breaker: Guest, guess: Code, given: Keys) -> None:
    """One row: guessed, answered by hand, and a slip confirmed all the same."""
    breaker.guess(guess)
    maker.answer(given)
    if given != keys(CODE, guess):
        red, white = given
        anyway = maker.say("keys", red=red, white=white)
        maker.button("do-answer-anyway", keys=anyway).click()


def test_a_lie_that_contradicts_itself_is_shown_challenged_and_paid(
    alice: Guest, bob: Guest
) -> None:
    sit_together(alice, bob, BY_HAND)
    alice.hide(CODE)
    answered(alice, bob, (2, 2, 2, 2), (0, 0))
    bob.sees_row(1, Row((2, 2, 2, 2), (0, 0)))
    answered(alice, bob, GUESS, (0, 0))
    answered(alice, bob, GUESS, (1, 0))
    rows = bob.say("conflict", count=2, rows="2 and 3")
    expect(bob.region("tray").get_by_text(rows, exact=True)).to_be_visible()
    expect(bob.page.get_by_role("tabpanel").get_by_text(rows, exact=True)).to_be_visible()

    bob.button("do-challenge").click()
    dialog = bob.dialog("challenge-title")
    expect(dialog.get_by_text(bob.say("challenge-proved"), exact=True)).to_be_visible()
    dialog.get_by_role("button", name=bob.say("do-challenge"), exact=True).click()

    for player in (alice, bob):
        player.sees("finished-spoiled", number=1, name="Bob", points=3)
        expect(player.shield("shield-down", CODE)).to_be_visible()
        player.button("do-replay").click()
        people = player.region("people").get_by_role("listitem")
        expect(people.filter(has_text="Bob")).to_contain_text(player.say("points", points=3))
        expect(people.filter(has_text="Alice")).to_contain_text(player.say("points", points=0))
    alice.sees_turn("turn-hide-mine")
    bob.sees_turn("turn-hide", name="Alice")


def test_a_codemaker_is_warned_of_a_slip_and_can_still_mend_it(alice: Guest, bob: Guest) -> None:
    sit_together(alice, bob, BY_HAND)
    alice.hide(CODE)
    bob.guess((3, 0, 0, 0))
    alice.answer((0, 1))
    right = alice.say("keys", red=1, white=0)
    alice.sees("answer-slip", keys=right)
    alice.button("key-white-less").click()
    alice.button("key-red-more").click()
    alice.button("do-answer", keys=right).click()
    bob.sees_row(1, Row((3, 0, 0, 0), (1, 0)))


def test_a_challenge_against_honest_answers_fails_and_the_game_goes_on(
    alice: Guest, bob: Guest
) -> None:
    sit_together(alice, bob, BY_HAND)
    alice.hide(CODE)
    answered(alice, bob, GUESS, (0, 0))
    bob.button("do-challenge").click()
    dialog = bob.dialog("challenge-title")
    expect(dialog.get_by_text(bob.say("challenge-once"), exact=True)).to_be_visible()
    dialog.get_by_role("button", name=bob.say("do-challenge"), exact=True).click()
    bob.turn_to("tab-tape")
    bob.sees("told-challenge-failed")
    expect(bob.button("do-challenge")).to_be_hidden()
    bob.sees_turn("turn-guess-mine", row=2, rows=5)


def test_the_final_check_finds_a_wrong_answer_and_the_codebreaker_may_claim_it(
    alice: Guest, bob: Guest
) -> None:
    sit_together(alice, bob, BY_HAND)
    alice.hide(CODE)
    answered(alice, bob, (3, 4, 5, 0), (1, 1))
    answered(alice, bob, CODE, (4, 0))
    bob.sees_turn("turn-claim-mine")
    alice.sees_turn("turn-claim", name="Bob")
    expect(bob.shield("shield-down", CODE)).to_be_visible()
    bob.button("do-claim").click()
    bob.sees("finished-spoiled", number=1, name="Bob", points=3)
