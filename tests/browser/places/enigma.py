"""Every page of Enigma in every state."""

from playwright.sync_api import Locator, expect

from tests.browser.atlas import Atlas
from tests.browser.enigma_hand import GAME, brought, ended, is_asked, is_mine
from tests.browser.guest import Guest, Meet

PLACES = Atlas()
place = PLACES.place


@place
def enigma_new_table(guest: Guest, _: Meet) -> None:
    guest.turn_to_game(GAME)
    guest.open("/new/enigma")
    guest.page.get_by_role("combobox", name=guest.say("new-count")).select_option("5")
    guest.page.get_by_role("radio", name=guest.say("option-help-full")).check()
    expect(guest.text("option-liars")).to_be_visible()


@place
def enigma_turn(guest: Guest, meet: Meet) -> None:
    """A card is chosen, and not yet looked at."""
    guest.open(brought(guest, meet, is_mine))
    guest.sees_turn("turn-turn-mine")
    lit(guest).last.click()
    expect(guest.button("do-look")).to_be_enabled()


@place
def enigma_five(guest: Guest, meet: Meet) -> None:
    """Five players with the standard set."""
    guest.open(brought(guest, meet, is_mine, 5, characters="standard"))
    guest.sees_turn("turn-turn-mine")


@place
def enigma_name(guest: Guest, meet: Meet) -> None:
    """The card is seen, and another name is chosen."""
    enigma_turn(guest, meet)
    guest.button("do-look").click()
    names(guest).and_(guest.page.locator("[aria-pressed=false]")).first.click()
    expect(names(guest).and_(guest.page.locator("[aria-pressed=true]"))).to_have_count(1)


@place
def enigma_belief(guest: Guest, meet: Meet) -> None:
    guest.open(brought(guest, meet, is_asked))
    expect(guest.button("do-doubt")).to_be_visible()


@place
def enigma_effect(guest: Guest, meet: Meet) -> None:
    """Cards are chosen for an effect."""
    guest.open(
        brought(
            guest,
            meet,
            lambda view, _: (
                view["phase"] == "effect" and view["turn"] == 0 and view["step"]["do"] == "shuffle"
            ),
        )
    )
    for _ in range(2):
        lit(guest).and_(guest.page.locator("[aria-pressed=false]")).first.click()
    expect(lit(guest).and_(guest.page.locator("[aria-pressed=true]"))).to_have_count(2)


@place
def enigma_goal(guest: Guest, meet: Meet) -> None:
    """Rooms are pointed out."""
    enigma_turn(guest, meet)
    guest.button("do-try").click()
    lit(guest).first.click()
    expect(guest.button("do-attempt")).to_be_disabled()


@place
def enigma_sure(guest: Guest, meet: Meet) -> None:
    enigma_goal(guest, meet)
    while not guest.button("do-attempt").is_enabled():
        lit(guest).and_(guest.page.locator("[aria-pressed=false]")).first.click()
    guest.button("do-attempt").click()
    expect(guest.page.get_by_role("dialog").get_by_role("button")).to_have_count(3)


@place
def enigma_keep(guest: Guest, meet: Meet) -> None:
    """Two players choose their characters."""
    guest.open(
        brought(guest, meet, lambda view, _: view["phase"] == "keep", 2, characters="standard")
    )
    guest.sees_turn("turn-keep-mine")


@place
def enigma_results(guest: Guest, meet: Meet) -> None:
    """Between two games of a match."""
    guest.open(ended(guest, meet, {}))
    expect(guest.region("results")).to_be_visible()


@place
def enigma_ended(guest: Guest, meet: Meet) -> None:
    guest.open(ended(guest, meet, {"match": False}))
    expect(guest.button("rematch")).to_be_visible()


@place
def enigma_notebook(guest: Guest, meet: Meet) -> None:
    """A name is pencilled in; the cards in play are unfolded."""
    guest.open(brought(guest, meet, is_mine))
    guest.sees_turn("turn-turn-mine")
    guest.turn_to("tab-notebook")
    guest.group("sheet").get_by_role("button").first.click()
    pencil = guest.group("sheet-names", place="A1").get_by_role("button").first
    pencil.click()
    pencil.click()
    guest.page.get_by_text(guest.say("cards-title")).click()
    expect(guest.heading("cards-characters")).to_be_visible()


@place
def enigma_notebook_full(guest: Guest, meet: Meet) -> None:
    """With all that the house reckons: a place is looked at closely."""
    guest.open(brought(guest, meet, is_mine, help="full", characters="standard"))
    guest.sees_turn("turn-turn-mine")
    guest.turn_to("tab-notebook")
    expect(guest.heading("known-people")).to_be_visible()
    guest.group("sheet").get_by_role("button").last.click()
    expect(guest.group("sheet-names", place="C3").get_by_role("button")).to_have_count(9)


@place
def enigma_hint_some(guest: Guest, meet: Meet) -> None:
    """Two steps of a hint: some moves worth a thought."""
    guest.open(brought(guest, meet, is_mine, hints=True))
    guest.button("do-hint").click()
    expect(guest.button("do-hint")).to_be_enabled()
    guest.button("do-hint").click()
    expect(guest.text("hint-some")).to_be_visible()
    expect(guest.button("do-hint")).to_be_enabled()


@place
def enigma_hint(guest: Guest, meet: Meet) -> None:
    """All three steps: what the coach would do."""
    enigma_hint_some(guest, meet)
    guest.button("do-hint").click()
    expect(guest.button("advice-lay")).to_be_visible()


@place
def enigma_coach(guest: Guest, meet: Meet) -> None:
    enigma_ended(guest, meet)
    guest.button("coach").click()
    expect(guest.dialog("coach-title").get_by_role("listitem").first).to_be_visible()


@place
def enigma_coach_between(guest: Guest, meet: Meet) -> None:
    """A game of a match is looked back on while the next one waits."""
    enigma_results(guest, meet)
    guest.button("coach").click()
    expect(guest.dialog("coach-title").get_by_role("listitem").first).to_be_visible()


@place
def enigma_tape(guest: Guest, meet: Meet) -> None:
    guest.open(brought(guest, meet, is_mine))
    guest.sees_turn("turn-turn-mine")
    guest.turn_to("tab-tape")
    expect(guest.page.get_by_role("tabpanel").get_by_role("listitem").nth(3)).to_be_visible()


@place
def enigma_solo(guest: Guest, _: Meet) -> None:
    guest.turn_to_game(GAME)
    guest.open(guest.make({}, "me"))
    guest.sees_turn("turn-alone")
    lit(guest).first.click()
    expect(guest.button("do-apply")).to_be_enabled()


@place
def enigma_watching(guest: Guest, meet: Meet) -> None:
    friend = meet()
    guest.turn_to_game(GAME)
    guest.open(brought(friend, meet, is_mine))
    guest.sees_turn("turn-turn", name="Alice")


@place
def enigma_first_steps(guest: Guest, meet: Meet) -> None:
    """Asked for again, in the rules at the table."""
    guest.open(brought(guest, meet, is_mine))
    guest.sees_turn("turn-turn-mine")
    guest.button("rules").click()
    guest.button("do-first-again").click()
    expect(guest.text("first-want")).to_be_visible()


@place
def enigma_rules(guest: Guest, _: Meet) -> None:
    guest.turn_to_game(GAME)
    guest.open("/rules/enigma")
    expect(guest.heading("rules-rooms")).to_be_visible()


@place
def enigma_assistant(guest: Guest, _: Meet) -> None:
    """Nothing is typed in yet but how many play."""
    guest.turn_to_game(GAME)
    guest.open("/assistant/enigma")
    guest.page.get_by_role("radio", name="5", exact=True).check()
    expect(guest.text("assistant-first")).to_be_visible()


@place
def enigma_assistant_claim(guest: Guest, _: Meet) -> None:
    """A name that was checked is being typed in, in a game that has gone on for a while."""
    at_real_table(guest)
    guest.page.get_by_role("radio", name=guest.say("option-standard")).check()
    pick(guest, "assistant-own", 4)
    pick(guest, "assistant-add", 0)
    enter(guest, ("part-place", 4), ("part-room", 8))
    pick(guest, "assistant-add", 1)
    enter(guest, ("part-seat", 1), ("part-place", 2), ("part-room", 1))
    pick(guest, "assistant-add", 6)
    enter(guest, ("part-places", 0), ("part-places", 2), ("part-places", 5))
    pick(guest, "assistant-add", 1)
    pick(guest, "part-seat", 2)
    pick(guest, "part-fate", 2)
    expect(guest.group("part-checker").get_by_role("button")).to_have_count(2)


@place
def enigma_assistant_contradicted(guest: Guest, _: Meet) -> None:
    """The same room was seen at two places."""
    at_real_table(guest)
    for at in (4, 7):
        pick(guest, "assistant-add", 0)
        enter(guest, ("part-place", at), ("part-room", 8))
    aside = guest.region("assistant-advice").get_by_role(
        "button", name=guest.say("do-aside", row=1)
    )
    expect(aside).to_be_visible()


def at_real_table(guest: Guest) -> None:
    guest.turn_to_game(GAME)
    guest.open("/assistant/enigma")


def pick(guest: Guest, group: str, number: int) -> None:
    """One of some things side by side, counted from 0."""
    guest.group(group).get_by_role("button").nth(number).click()


def enter(guest: Guest, *parts: tuple[str, int]) -> None:
    """The parts of what happened at a real table, and the coach's answer."""
    for group, number in parts:
        pick(guest, group, number)
    guest.button("do-add-entry").click()
    expect(guest.button("do-add-entry")).to_be_hidden()
    expect(guest.region("assistant-advice")).to_have_attribute("aria-busy", "false")


def lit(guest: Guest) -> Locator:
    """The cards that may be chosen now."""
    return guest.group("mansion").locator("button[aria-pressed]")


def names(guest: Guest) -> Locator:
    """The names that may be said."""
    return guest.group("name-say").get_by_role("button")
