"""Break the Code: whole games, against bots and among people."""

import re

from playwright.sync_api import Locator, expect

from deciban.games.break_the_code.rules.questions import CHOICES
from tests.browser import code_hand
from tests.browser.code_hand import begun
from tests.browser.guest import Guest, Meet
from tests.browser.places.break_the_code import market, rack

GAME = "break-the-code"
MINE = ("turn-turn-mine", "turn-closing-mine", "turn-reply-mine", "turn-last-mine")
FEW = 2
"""Codes among which one guesses: some pairs can never be told apart."""
ENDINGS = ("ending-won", "ending-won-with", "ending-lost", "ending-drawn", "ending-nobody")


def test_one_click_leads_to_a_duel_with_a_bot(alice: Guest) -> None:
    alice.turn_to_game(GAME)
    alice.open()
    alice.way("play-now").click()
    name = alice.say("screen-hidden", name=alice.bot(1), count=5)
    expect(alice.page.get_by_role("img", name=name, exact=True)).to_be_visible()
    wait_for_turn(alice)
    expect(market(alice)).to_have_count(6)


def test_a_duel_is_played_to_its_end_with_what_the_notebook_says(alice: Guest) -> None:
    alice.turn_to_game(GAME)
    alice.open(alice.make({"help": "full"}, "me", "novice"))
    play_out(alice)
    ends(alice)
    expect(drawn(alice, "screen-shown", name=alice.bot(1))).to_be_visible()
    expect(alice.button("rematch")).to_be_visible()


def test_three_play_with_two_bots_until_the_centre_is_open(alice: Guest) -> None:
    alice.turn_to_game(GAME)
    alice.open(alice.make({"help": "full"}, "me", "novice", "novice"))
    hidden = alice.say("centre-hidden", count=5)
    expect(alice.page.get_by_role("img", name=hidden, exact=True)).to_be_visible()
    play_out(alice)
    ends(alice)
    expect(drawn(alice, "centre-open")).to_be_visible()


def test_the_form_seats_four_with_bots(alice: Guest) -> None:
    alice.turn_to_game(GAME)
    alice.open("/new/break-the-code")
    alice.page.get_by_role("combobox", name=alice.say("new-count")).select_option("4")
    for number in (2, 3, 4):
        seat = alice.page.get_by_role("combobox", name=alice.say("seat-number", number=number))
        seat.select_option("bot:novice")
    alice.button("new-start").click()
    wait_for_turn(alice)
    people = alice.region("people")
    for place in (1, 2, 3):
        name = alice.bot(place)
        hidden = alice.say("screen-hidden", name=name, count=4)
        expect(alice.page.get_by_role("img", name=hidden, exact=True)).to_have_count(1)
        full = alice.say("seat-bot", name=name, level=alice.say("level-novice"))
        expect(people.get_by_title(full, exact=True)).to_have_count(1)
    expect(alice.button("do-guess-open")).to_be_visible()


def test_a_card_and_tiles_half_chosen_are_there_after_a_reload(alice: Guest, meet: Meet) -> None:
    alice.open(begun(alice, meet))
    market(alice).first.click()
    alice.page.reload()
    expect(market(alice).and_(alice.page.locator("[aria-pressed=true]"))).to_have_count(1)
    alice.button("do-guess-open").click()
    for _ in range(3):
        rack(alice).locator("button:enabled").last.click()
    expect(alice.button("do-clear")).to_be_enabled()
    picked = slots(alice)
    alice.page.reload()
    expect(alice.button("do-clear")).to_be_enabled()
    assert slots(alice) == picked


def test_last_call_is_for_two(alice: Guest) -> None:
    alice.turn_to_game(GAME)
    alice.open("/new/break-the-code")
    count = alice.page.get_by_role("combobox", name=alice.say("new-count"))
    count.select_option("3")
    alice.page.get_by_role("checkbox", name=alice.say("option-last-call")).check()
    expect(count).to_be_hidden()
    third = alice.page.get_by_role("combobox", name=alice.say("seat-number", number=3))
    expect(third).to_be_hidden()


def test_a_card_with_two_digits_asks_for_one(alice: Guest, meet: Meet) -> None:
    alice.turn_to_game(GAME)
    table, card = code_hand.choosing(alice, meet)
    alice.open(table)
    _, second = CHOICES[card]
    market(alice).filter(has_text=alice.say(f"card-{card}")).click()
    alice.button("do-ask-digit", digit=second).click()
    log = alice.region("log")
    expect(log.get_by_text(alice.say("card-where", digit=second), exact=True)).to_be_visible()


def test_a_guess_is_made_only_when_one_is_sure(alice: Guest, meet: Meet) -> None:
    alice.turn_to_game(GAME)
    alice.open(begun(alice, meet, 3, 3))
    alice.button("do-guess-open").click()
    expect(alice.button("do-guess")).to_be_disabled()
    for _ in range(5):
        rack(alice).locator("button:enabled").last.click()
    expect(rack(alice).locator("button:enabled")).to_have_count(0)
    picked = slots(alice)
    alice.button("do-guess").click()
    alice.sees("sure-once")
    alice.button("sure-no").click()
    assert slots(alice) == picked
    alice.sees_turn("turn-turn-mine")

    alice.button("do-guess").click()
    alice.button("sure-yes").click()
    expect(drawn(alice, "centre-mine")).to_be_visible()
    expect(alice.region("tray")).to_contain_text(
        re.compile("|".join(re.escape(alice.say(key)) for key in ("out-right", "out-wrong")))
    )


def test_own_tiles_can_be_seen_on_the_rack_but_not_chosen(alice: Guest, meet: Meet) -> None:
    alice.turn_to_game(GAME)
    alice.open(begun(alice, meet))
    alice.button("do-guess-open").click()
    own = rack(alice).get_by_role("button", name=f", {alice.say('bar-own')}")
    expect(own).to_have_count(5)
    for tile in own.all():
        expect(tile).to_be_disabled()


def test_the_first_player_was_right_and_the_other_passes(alice: Guest, meet: Meet) -> None:
    alice.turn_to_game(GAME)
    alice.open(code_hand.answered(alice, meet))
    alice.sees_turn("turn-reply-mine", other="Bob", name="Alice")
    alice.sees("last-round")
    expect(alice.button("do-questions")).to_be_hidden()
    alice.button("do-pass").click()
    alice.button("pass-yes").click()
    alice.sees_turn("ending-lost", names="Bob")


def test_the_last_round_and_who_is_out_are_plain(alice: Guest, meet: Meet) -> None:
    alice.turn_to_game(GAME)
    alice.open(code_hand.closing(alice, meet))
    alice.sees_turn("turn-closing", name="Cleo")
    alice.sees("last-round")
    alice.sees("out-wrong")
    board = alice.region("board")
    for fate in ("fate-right", "fate-wrong"):
        expect(board.get_by_text(alice.say(fate), exact=True)).to_be_visible()
    expect(board.get_by_text(alice.say("fate-answers"), exact=True)).to_have_count(2)


def test_the_log_can_be_narrowed_down_to_one_player(alice: Guest, meet: Meet) -> None:
    alice.turn_to_game(GAME)
    alice.open(begun(alice, meet, 3, 6))
    log = alice.region("log")
    everything = log.locator("ol > li")
    expect(everything.nth(5)).to_be_visible()
    log.get_by_role("combobox").select_option(label="Cleo")
    asked_by_cleo = log.locator("ol").get_by_text("Cleo", exact=True).count()
    assert asked_by_cleo
    expect(log.get_by_text("Bob:")).to_have_count(asked_by_cleo)


def play_out(guest: Guest) -> None:
    """Asks the first open question until few codes are left, then guesses one of them."""
    while wait_for_turn(guest):
        turns = guest.region("log").locator("ol > li")
        before = turns.count()
        codes = notebook(guest).get_by_role("list").get_by_role("button")
        if 0 < codes.count() <= FEW:
            codes.first.click()
            guest.button("do-guess").click()
            guest.button("sure-yes").click()
        elif guest.button("do-pass").is_visible():
            guest.button("do-pass").click()
            guest.button("pass-yes").click()
        else:
            market(guest).first.click()
            guest.region("tray").get_by_role(
                "button", name=any_of(guest, "do-ask", "do-ask-digit")
            ).first.click()
        expect(turns).not_to_have_count(before)


def wait_for_turn(guest: Guest) -> bool:
    """Until the guest is to move, or the game is over."""
    line = guest.region("tray").get_by_role("paragraph").first
    expect(line).to_have_text(any_of(guest, *MINE, *ENDINGS))
    return not guest.button("rematch").is_visible()


def any_of(guest: Guest, *keys: str) -> re.Pattern[str]:
    """One of these texts, whoever and whatever they speak of."""
    texts = (guest.say(key, digit="@", other="@", name="@", names="@") for key in keys)
    return re.compile("|".join(re.escape(text).replace("@", ".+") for text in texts))


def ends(guest: Guest) -> None:
    """The line above the tray says how the game ended."""
    said = guest.region("tray").get_by_role("paragraph").first.inner_text()
    assert any_of(guest, *ENDINGS).fullmatch(said)


def drawn(guest: Guest, key: str, **args: str) -> Locator:
    """Tiles on the board, by what they are called."""
    name = guest.say(key, tiles="@", **args).partition("@")[0]
    return guest.region("board").get_by_role("img", name=name)


def slots(guest: Guest) -> list[str]:
    """The tiles of the guess being made."""
    buttons = guest.group("slots").get_by_role("button").all()
    return [button.inner_text() for button in buttons]


def notebook(guest: Guest) -> Locator:
    return guest.page.get_by_role("tabpanel", name=guest.say("tab-notebook"))
