"""A table whose people go away, come back and leave, in any game."""

from playwright.sync_api import WebSocketRoute, expect

from tests.browser.atlas import Atlas
from tests.browser.guest import Guest, Meet
from tests.browser.hand import hand

PLACES = Atlas()
place = PLACES.place
DUEL: dict[str, object] = {"first": "seat-0", "games": 2}


@place
def stand_in(guest: Guest, meet: Meet) -> None:
    """Who shall play for the friend who has been away for long."""
    hears_instead(guest, {'"patience":180': '"patience":0'})
    guest.open(deserted(guest, meet()))
    guest.sees_turn("away-long", name="Bob")
    guest.button("stand-in-offer").click()
    expect(guest.choice("stand-in-level")).to_be_visible()


@place
def stood_in_for(guest: Guest, meet: Meet) -> None:
    """A bot plays for me, and the house waits for its database."""
    seat = '"name":"Alice","bot":{},"level":null,"stand_in":{}'
    spoken = {
        seat.format("null", "null"): seat.format('"skerry"', '"master"'),
        '"type":"pong"': '"type":"trouble","trouble":"waiting"',
    }
    hears_instead(guest, spoken)
    guest.open(deserted(guest, meet()))
    guest.sees_turn("stand-in-mine", bot=guest.say("bot-skerry"))
    guest.page.evaluate("dispatchEvent(new Event('online'))")
    guest.sees("trouble-waiting")


@place
def leaving(guest: Guest, meet: Meet) -> None:
    guest.open(deserted(guest, meet()))
    guest.turn_to("tab-tape")
    guest.button("leave").click()
    expect(guest.dialog("leave-title")).to_be_visible()


@place
def left(guest: Guest, meet: Meet) -> None:
    """Three sat at the table; one is gone for good, the others play on."""
    guest.turn_to_game("break-the-code")
    guest.name("Alice")
    friend = meet()
    friend.name("Maximiliana")
    table = guest.make({}, "me", "open", "novice")
    friend.ask("PUT", table.replace("/t/", "/api/tables/") + "/seats/1", {"kind": "me"})
    friend.ask("POST", table.replace("/t/", "/api/tables/") + "/leave", {"seat": 1})
    guest.open(table)
    expect(guest.region("people")).to_contain_text(guest.say("seat-gone-short"))


@place
def silenced(guest: Guest, meet: Meet) -> None:
    """By the rules of a game; those that we have let everybody talk."""
    hears_instead(guest, {'"silent":[]': '"silent":[0]'})
    guest.open(deserted(guest, meet()))
    guest.turn_to("tab-chat")
    label = guest.say("chat-silent")
    expect(guest.page.get_by_label(label, exact=True)).to_be_disabled()


def deserted(guest: Guest, friend: Guest) -> str:
    """A table that waits for Bob, who was there once."""
    guest.name("Alice")
    friend.name("Bob")
    table = guest.make(DUEL, "me", "open")
    friend.ask("PUT", table.replace("/t/", "/api/tables/") + "/seats/1", {"kind": "me"})
    with hand(guest, table) as mine:
        mine.hide((0, 1, 2, 3))
    return table


def hears_instead(guest: Guest, spoken: dict[str, str]) -> None:
    """What would take minutes to come about, or a game that we do not have."""

    def hear(browser: WebSocketRoute, frame: str) -> None:
        for said, heard in spoken.items():
            frame = frame.replace(said, heard)
        browser.send(frame)

    def carry(browser: WebSocketRoute) -> None:
        house = browser.connect_to_server()
        browser.on_message(house.send)
        house.on_message(lambda frame: hear(browser, str(frame)))

    guest.page.route_web_socket("**/socket*", carry)
