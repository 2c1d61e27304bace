"""Every page of Break the Code in every state."""

import re

from playwright.sync_api import Locator, expect

from tests.browser import code_hand
from tests.browser.atlas import Atlas
from tests.browser.code_hand import begun, seated, turns, up_to_date
from tests.browser.guest import Guest, Meet
from tests.browser.hand import hands

PLACES = Atlas()
place = PLACES.place

OWN = ((1, "black"), (3, "white"), (5, "green"), (7, "black"), (9, "white"))
SUMS = (15, 16, 18)


@place
def code_new_table(guest: Guest, _: Meet) -> None:
    """For four, with bots."""
    guest.turn_to_game("break-the-code")
    guest.open("/new/break-the-code")
    guest.page.get_by_role("combobox", name=guest.say("new-count")).select_option("4")
    for number, level in ((2, "novice"), (3, "skilled"), (4, "master")):
        seat = guest.page.get_by_role("combobox", name=guest.say("seat-number", number=number))
        seat.select_option(f"bot:{level}")
    expect(guest.button("new-start")).to_be_visible()


@place
def code_duel(guest: Guest, meet: Meet) -> None:
    guest.turn_to_game("break-the-code")
    guest.open(begun(guest, meet))
    guest.sees_turn("turn-turn-mine")


@place
def code_card(guest: Guest, meet: Meet) -> None:
    """A question looked at before it is asked."""
    code_duel(guest, meet)
    market(guest).first.click()
    expect(market(guest).first).to_have_attribute("aria-pressed", "true")


@place
def code_three(guest: Guest, meet: Meet) -> None:
    guest.turn_to_game("break-the-code")
    guest.open(begun(guest, meet, 3, 6))
    guest.sees_turn("turn-turn-mine")


@place
def code_four(guest: Guest, meet: Meet) -> None:
    guest.turn_to_game("break-the-code")
    guest.open(begun(guest, meet, 4, 6))
    guest.sees_turn("turn-turn-mine")


@place
def code_rack(guest: Guest, meet: Meet) -> None:
    """A guess being made, with three players."""
    code_three(guest, meet)
    guest.button("do-guess-open").click()
    for _ in range(3):
        rack(guest).locator("button:enabled").first.click()


@place
def code_sure(guest: Guest, meet: Meet) -> None:
    code_rack(guest, meet)
    for _ in range(2):
        rack(guest).locator("button:enabled").last.click()
    guest.button("do-guess").click()
    expect(guest.dialog("sure-title")).to_be_visible()


@place
def code_out(guest: Guest, meet: Meet) -> None:
    """One guessed right, so this is the last round; Alice was wrong, and has seen the centre."""
    guest.turn_to_game("break-the-code")
    guest.open(code_hand.closing(guest, meet))
    guest.sees("out-wrong")


@place
def code_reply(guest: Guest, meet: Meet) -> None:
    """The first player was right: one guess is left."""
    guest.turn_to_game("break-the-code")
    guest.open(code_hand.answered(guest, meet))
    guest.sees_turn("turn-reply-mine", other="Bob", name="Alice")


@place
def code_last(guest: Guest, meet: Meet) -> None:
    """The cards are used up."""
    guest.turn_to_game("break-the-code")
    table, people = seated(guest, meet, {"last_call": True}, 2)
    with hands(table, people) as (alice, bob):
        turns([alice, bob], 21)
        if up_to_date([alice, bob])["turn"] == 1:
            bob.act("pass")
    guest.open(table)
    guest.sees_turn("turn-last-mine")


@place
def code_ended(guest: Guest, meet: Meet) -> None:
    guest.turn_to_game("break-the-code")
    guest.open(code_hand.drawn(guest, meet))
    expect(guest.button("rematch")).to_be_visible()


@place
def code_coach(guest: Guest, meet: Meet) -> None:
    code_ended(guest, meet)
    guest.button("coach").click()
    expect(guest.page.get_by_role("img", name=guest.say("coach-chart"))).to_be_visible()


@place
def code_notebook(guest: Guest, meet: Meet) -> None:
    code_three(guest, meet)
    guest.turn_to("tab-notebook")
    expect(guest.group("sheet-tiles")).to_be_visible()
    expect(guest.page.get_by_role("tabpanel").get_by_text(printed(guest)).first).to_be_attached()


@place
def code_tape(guest: Guest, meet: Meet) -> None:
    code_three(guest, meet)
    guest.turn_to("tab-tape")
    expect(guest.page.get_by_role("tabpanel").get_by_role("listitem").nth(3)).to_be_visible()


@place
def code_hint(guest: Guest, meet: Meet) -> None:
    """The second step: two questions."""
    guest.turn_to_game("break-the-code")
    guest.open(begun(guest, meet, hints=True, asked=2))
    said = guest.region("tray").get_by_role("status")
    for _ in range(2):
        guest.button("do-hint").click()
        expect(said).to_be_visible()
        expect(guest.button("do-hint")).to_be_enabled()


@place
def code_watching(guest: Guest, meet: Meet) -> None:
    guest.turn_to_game("break-the-code")
    friend = meet()
    guest.open(begun(friend, meet))
    guest.sees_turn("turn-turn", name="Alice")


@place
def code_rules(guest: Guest, _: Meet) -> None:
    guest.turn_to_game("break-the-code")
    guest.open("/rules/break-the-code")
    expect(guest.heading("rules-cards")).to_be_visible()


@place
def code_assistant(guest: Guest, _: Meet) -> None:
    guest.turn_to_game("break-the-code")
    guest.open("/assistant/break-the-code")
    for digit, color in OWN:
        tile = guest.say(f"tile-{color}", digit=digit)
        rack(guest).get_by_role("button", name=tile, exact=True).first.click()
    expect(guest.region("assistant-advice").get_by_role("status")).to_be_visible()


@place
def code_assistant_asked(guest: Guest, meet: Meet) -> None:
    code_assistant(guest, meet)
    for card, told in zip(SUMS, (25, 9, 21), strict=True):
        enter_sum(guest, card, told)
    expect(advice(guest)).to_have_attribute("aria-busy", "false")


@place
def code_assistant_contradicted(guest: Guest, meet: Meet) -> None:
    code_assistant(guest, meet)
    enter_sum(guest, 15, 10)
    enter_sum(guest, 18, 24)
    expect(advice(guest).get_by_role("button", name=guest.say("do-aside", row=1))).to_be_visible()


def printed(guest: Guest) -> re.Pattern[str]:
    """What is printed in a cell."""
    return re.compile(re.escape(guest.say("sheet-can", tiles="")))


def market(guest: Guest) -> Locator:
    """The open cards."""
    return guest.group("market").get_by_role("button")


def rack(guest: Guest) -> Locator:
    return guest.group("rack")


def advice(guest: Guest) -> Locator:
    return guest.region("assistant-advice")


def enter_sum(guest: Guest, card: int, told: int) -> None:
    """Types in a question about a sum, as asked at a real table."""
    heard = guest.region("assistant-heard")
    heard.get_by_role("button", name=guest.say(f"card-{card}")).first.click()
    heard.get_by_label(guest.say("answer-number"), exact=True).fill(str(told))
    guest.button("do-add-heard").click()
    expect(guest.button("do-add-heard")).to_be_hidden()
