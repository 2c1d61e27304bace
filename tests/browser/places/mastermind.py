"""Every page of Mastermind, and of a table of any game, in every state."""

from playwright.sync_api import expect

from tests.browser.atlas import Atlas
from tests.browser.guest import Guest, Meet
from tests.browser.hand import begun, hand
from tests.browser.places.house import home

PLACES = Atlas()
place = PLACES.place
DUEL: dict[str, object] = {"first": "seat-0", "games": 2}
BY_HAND: dict[str, object] = {**DUEL, "answers": "by-hand"}
HELPED: dict[str, object] = {"alone": True, "hints": True}
ALONE: dict[str, object] = {"alone": True, "help": "full"}
GUESSES = ((0, 0, 1, 1), (2, 2, 3, 3), (4, 4, 5, 5))
LINES = ("Hello!", "https://example.org")


@place
def home_again(guest: Guest, meet: Meet) -> None:
    """With games to go on with."""
    for _ in range(3):
        guest.make(ALONE, "me")
    home(guest, meet)
    expect(guest.region("continue")).to_be_visible()


@place
def new_table(guest: Guest, _: Meet) -> None:
    guest.open("/new/mastermind")
    expect(guest.button("new-invite")).to_be_visible()


@place
def new_table_of_my_own(guest: Guest, meet: Meet) -> None:
    """With everything unfolded."""
    new_table(guest, meet)
    guest.page.get_by_role("radio", name=guest.say("preset-own")).check()
    guest.button("option-more", name=guest.say("option-games")).click()
    guest.page.get_by_role("checkbox", name=guest.say("option-blanks")).check()
    seat = guest.page.get_by_role("combobox", name=guest.say("seat-number", number=2))
    seat.select_option(guest.say("sitter-device"))
    guest.text("words-title").click()


@place
def waiting(guest: Guest, _: Meet) -> None:
    guest.name("Alice")
    guest.open(guest.make(DUEL, "me", "open"))
    expect(guest.heading("share-title")).to_be_visible()
    guest.text("promise-title").click()


@place
def invited(guest: Guest, meet: Meet) -> None:
    friend = meet()
    friend.name("Bob")
    guest.open(friend.make(BY_HAND, "me", "open"))
    expect(guest.heading("sit-title")).to_be_visible()


@place
def alone(guest: Guest, _: Meet) -> None:
    guest.open(begun(guest, ALONE, *GUESSES))
    guest.sees_turn("turn-guess-mine", row=4, rows=10)


@place
def alone_on_the_widest_board(guest: Guest, _: Meet) -> None:
    options = {**ALONE, "pegs": 6, "colors": 10, "rows": 20, "blanks": True}
    guest.open(begun(guest, options, (0, 1, 2, 3, 4, 5), (6, 7, 8, 9, 10, 10)))
    guest.sees_turn("turn-guess-mine", row=3, rows=20)


@place
def how_to_lay(guest: Guest, meet: Meet) -> None:
    alone(guest, meet)
    guest.button("help-title").click()
    expect(guest.dialog("help-title")).to_be_visible()


@place
def rules_at_the_table(guest: Guest, meet: Meet) -> None:
    alone(guest, meet)
    guest.button("rules").click()
    expect(guest.heading("rules-goal")).to_be_visible()


@place
def hiding(guest: Guest, _: Meet) -> None:
    guest.open(guest.make(DUEL, "me", "skilled"))
    guest.sees_turn("turn-hide-mine")


@place
def answering(guest: Guest, _: Meet) -> None:
    table = guest.make(BY_HAND, "me", "random")
    with hand(guest, table) as mine:
        mine.hide((0, 1, 2, 3))
        mine.until("answer")
    guest.open(table)
    guest.sees_turn("turn-answer-mine", row=1)


@place
def contradicted(guest: Guest, meet: Meet) -> None:
    """As codebreaker, after answers that can't all be right."""
    guest.open(lied_to(guest, meet()))
    expect(guest.button("do-challenge")).to_be_visible()
    expect(guest.region("tray")).to_contain_text("1")


@place
def challenging(guest: Guest, meet: Meet) -> None:
    contradicted(guest, meet)
    guest.button("do-challenge").click()
    expect(guest.dialog("challenge-title")).to_be_visible()


@place
def claiming(guest: Guest, meet: Meet) -> None:
    friend = meet()
    table = lied_to(guest, friend)
    with hand(friend, table) as maker, hand(guest, table, 1) as breaker:
        breaker.guess((2, 3, 4, 5))
        maker.until("answer")
        maker.answer(4, 0)
    guest.open(table)
    guest.sees_turn("turn-claim-mine")


@place
def notebook(guest: Guest, meet: Meet) -> None:
    alone(guest, meet)
    guest.turn_to("tab-notebook")
    expect(guest.page.get_by_role("tabpanel").get_by_role("table")).to_be_visible()


@place
def talking(guest: Guest, meet: Meet) -> None:
    contradicted(guest, meet)
    guest.turn_to("tab-chat")
    for line in LINES:
        guest.page.get_by_label(guest.say("chat-label"), exact=True).fill(line)
        guest.page.keyboard.press("Enter")
        expect(guest.page.get_by_role("tabpanel")).to_contain_text(line)


@place
def tape(guest: Guest, meet: Meet) -> None:
    contradicted(guest, meet)
    guest.turn_to("tab-tape")
    guest.sees("told-began", number=1, name="Bob")


@place
def curtain(guest: Guest, _: Meet) -> None:
    guest.name("Alice")
    guest.open(guest.make(DUEL, "me", "me"))
    expect(guest.heading("curtain-title", name="Alice")).to_be_visible()


@place
def watching(guest: Guest, meet: Meet) -> None:
    friend = meet()
    friend.name("Bob")
    guest.open(begun(friend, ALONE, *GUESSES))
    guest.sees_turn("turn-guess", name="Bob", row=4, rows=10)


@place
def ended(guest: Guest, _: Meet) -> None:
    guest.open(played_out(guest))
    expect(guest.button("play-again")).to_be_visible()


@place
def dice(guest: Guest, meet: Meet) -> None:
    ended(guest, meet)
    guest.button("check-dice").click()
    expect(guest.dialog("check-title").get_by_role("row").nth(1)).to_be_visible()


@place
def coach(guest: Guest, meet: Meet) -> None:
    """The review of a game that is over."""
    ended(guest, meet)
    guest.button("coach").click()
    expect(guest.page.get_by_role("img", name=guest.say("coach-chart"))).to_be_visible()


@place
def hint_of_two(guest: Guest, _: Meet) -> None:
    guest.open(begun(guest, HELPED, *GUESSES[:2]))
    guest.button("do-hint").click()
    expect(guest.region("tray").get_by_role("status")).to_be_visible()
    guest.button("do-hint").click()
    expect(guest.region("tray").get_by_role("img").nth(1)).to_be_visible()


@place
def hint(guest: Guest, meet: Meet) -> None:
    """The last step: the guess itself."""
    hint_of_two(guest, meet)
    guest.button("do-hint").click()
    expect(guest.button("do-lay")).to_be_visible()


@place
def assistant(guest: Guest, _: Meet) -> None:
    guest.open("/assistant/mastermind")
    expect(guest.button("do-lay")).to_be_visible()


@place
def assistant_with_rows(guest: Guest, meet: Meet) -> None:
    assistant(guest, meet)
    guest.enter((0, 0, 1, 1), (1, 0))
    guest.enter((0, 2, 3, 4), (1, 2))
    guest.sees("codes-title")


@place
def assistant_contradicted(guest: Guest, meet: Meet) -> None:
    assistant(guest, meet)
    guest.enter((0, 0, 1, 1), (2, 0))
    guest.enter((2, 2, 3, 3), (2, 0))
    guest.enter((4, 4, 4, 5), (1, 1))
    guest.sees("repairs")


@place
def lesson(guest: Guest, _: Meet) -> None:
    guest.open("/lesson/mastermind")
    expect(guest.heading("lesson-try")).to_be_visible()


@place
def lesson_with_a_split(guest: Guest, meet: Meet) -> None:
    lesson(guest, meet)
    guest.lay((0, 0, 1, 1))
    expect(guest.heading("lesson-mine")).to_be_visible()
    expect(guest.heading("lesson-best")).to_be_visible()


@place
def lesson_learnt(guest: Guest, meet: Meet) -> None:
    """Until one code is left: the last answer is the least likely one each time."""
    lesson(guest, meet)
    while not guest.text("lesson-luck-text").is_visible():
        guest.lay((0, 1, 2, 3))
        guest.region("lesson-mine").get_by_role("button").last.click()
        guest.settle()


@place
def match_ended(guest: Guest, _: Meet) -> None:
    """Two bots have played; the score track is full."""
    guest.open(guest.make(DUEL, "skilled", "novice"))
    expect(guest.button("check-dice")).to_be_visible()


@place
def rules(guest: Guest, _: Meet) -> None:
    guest.open("/rules/mastermind")
    expect(guest.heading("rules-goal")).to_be_visible()


@place
def my_tables(guest: Guest, _: Meet) -> None:
    guest.name("Alice")
    played_out(guest)
    guest.make(DUEL, "me", "open")
    guest.make(BY_HAND, "me", "skilled")
    guest.make(ALONE, "me")
    guest.open("/mine")
    expect(guest.heading("mine-finished")).to_be_visible()


@place
def unreachable(guest: Guest, _: Meet) -> None:
    guest.page.route_web_socket("**/socket*", lambda socket: socket.close())
    guest.open(guest.make(ALONE, "me"))
    expect(guest.heading("lost-title")).to_be_visible()


def played_out(guest: Guest) -> str:
    """A table of one's own that is over."""
    table = guest.make({"alone": True, "rows": 5, "colors": 10}, "me")
    with hand(guest, table) as mine:
        mine.guess(*((9, 9, 9, row) for row in range(5)))
        mine.until("over")
    return table


def lied_to(guest: Guest, friend: Guest) -> str:
    """A game by hand in which Bob answers Alice with keys that contradict each other."""
    friend.name("Bob")
    guest.name("Alice")
    table = friend.make(BY_HAND, "me", "open")
    guest.ask("PUT", table.replace("/t/", "/api/tables/") + "/seats/1", {"kind": "me"})
    with hand(friend, table) as maker, hand(guest, table, 1) as breaker:
        maker.hide((2, 3, 4, 5))
        for red in (1, 0):
            breaker.until("guess")
            breaker.guess((0, 0, 1, 1))
            maker.until("answer")
            maker.answer(red, 0)
    return table
