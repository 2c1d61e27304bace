"""What a newcomer is told at a first table."""

from playwright.sync_api import expect

from tests.browser.enigma_hand import GAME
from tests.browser.guest import Guest, Meet


def newcomer(meet: Meet) -> Guest:
    guest = meet(newcomer=True)
    guest.turn_to_game(GAME)
    return guest


def test_three_steps_are_told_once_and_can_be_asked_for_again(meet: Meet) -> None:
    alice = newcomer(meet)
    alice.open(alice.make({}, "me", "novice", "novice"))
    for step, key in enumerate(("first-want", "first-do", "first-answer"), start=1):
        alice.sees("first-of", step=step, count=3)
        alice.sees(key)
        alice.button("do-first-next" if step < 3 else "do-first-done").click()
    expect(alice.region("first-steps")).to_be_hidden()

    alice.page.reload()
    expect(alice.group("mansion")).to_be_visible()
    expect(alice.region("first-steps")).to_be_hidden()
    alice.button("rules").click()
    alice.button("do-first-again").click()
    alice.sees("first-want")


def test_they_can_be_skipped_and_the_board_works_meanwhile(meet: Meet) -> None:
    alice = newcomer(meet)
    alice.open(alice.make({}, "me"))
    alice.sees("first-alone-want")
    alice.group("mansion").get_by_role("button").first.click()
    expect(alice.button("do-apply")).to_be_enabled()
    alice.button("do-first-skip").click()
    expect(alice.region("first-steps")).to_be_hidden()


def test_who_watches_is_told_nothing(meet: Meet) -> None:
    alice, bob = newcomer(meet), newcomer(meet)
    alice.open()
    table = alice.make({}, "me")
    bob.open(table)
    expect(bob.group("mansion")).to_be_visible()
    expect(bob.region("first-steps")).to_be_hidden()
