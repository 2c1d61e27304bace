"""Whatever happens to the page, the network or the house, the game goes on."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.browser.company import sit_together
from tests.browser.guest import WIDE, Guest, Meet
from tests.browser.house import House
from tests.browser.solver import solve

FIRST = (0, 0, 1, 1, 2, 2)
SECOND = (3, 4, 5, 6, 7, 8)


class Network:
    """Carries frames between browser and house; what was opened before a change gets nowhere."""

    def __init__(self) -> None:
        self._changes = 0

    def carry(self, browser: WebSocketRoute) -> None:
        house = browser.connect_to_server()
        opened = self._changes
        browser.on_message(lambda frame: house.send(frame) if opened == self._changes else None)
        house.on_message(lambda frame: browser.send(frame) if opened == self._changes else None)

    def change(self) -> None:
        self._changes += 1


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[House]:
    """A house that a test may close and open."""
    with House(tmp_path) as house:
        yield house
    assert not house.troubles


def test_a_reload_in_the_middle_loses_nothing(alice: Guest) -> None:
    alice.open(alice.make(WIDE, "me"))
    alice.guess(FIRST)
    alice.guess(SECOND)
    rows = alice.rows()
    alice.page.reload()
    alice.sees_turn("turn-guess-mine", row=3, rows=10)
    assert alice.rows() == rows
    alice.guess(FIRST)
    assert [row.code for row in alice.rows()] == [FIRST, SECOND, FIRST]


def test_a_row_half_laid_is_there_after_a_reload(alice: Guest) -> None:
    alice.open(alice.make(WIDE, "me"))
    for symbol in FIRST[:3]:
        alice.color(symbol).click()
    alice.page.reload()
    alice.sees_laid(*FIRST[:3], None, None, None)
    alice.lay(FIRST[3:])
    alice.page.keyboard.press("Enter")
    alice.sees_turn("turn-guess-mine", row=2, rows=10)
    assert [row.code for row in alice.rows()] == [FIRST]
    alice.page.reload()
    alice.sees_laid(*[None] * 6)


def test_a_move_made_without_a_network_is_made_when_it_is_back(alice: Guest) -> None:
    alice.open(alice.make(WIDE, "me"))
    alice.guess(FIRST)
    alice.page.context.set_offline(True)
    alice.lay(SECOND)
    alice.page.keyboard.press("Enter")
    alice.page.context.set_offline(False)
    alice.sees_turn("turn-guess-mine", row=3, rows=10)
    assert [row.code for row in alice.rows()] == [FIRST, SECOND]


def test_a_connection_that_died_in_silence_is_noticed_when_the_network_is_back(
    alice: Guest,
) -> None:
    network = Network()
    alice.page.route_web_socket("**/socket*", network.carry)
    alice.open(alice.make(WIDE, "me"))
    alice.guess(FIRST)
    alice.page.context.set_offline(True)
    network.change()
    alice.lay(SECOND)
    alice.page.keyboard.press("Enter")
    alice.page.context.set_offline(False)
    alice.sees_turn("turn-guess-mine", row=3, rows=10)
    assert [row.code for row in alice.rows()] == [FIRST, SECOND]


def test_the_house_restarts_in_the_middle_of_a_match_and_both_play_on(
    meet: Meet, own_house: House
) -> None:
    alice, bob = meet(home=own_house), meet(home=own_house)
    sit_together(alice, bob, {"first": "seat-0", "games": 1})
    alice.hide((5, 4, 4, 1))
    bob.guess((0, 0, 1, 1))
    rows = bob.rows()
    own_house.close()
    bob.sees("lost-banner")
    alice.sees("lost-banner")

    # A row sent into the void arrives as soon as somebody listens.
    bob.lay((0, 1, 2, 2))
    bob.page.keyboard.press("Enter")
    own_house.open()
    bob.sees_turn("turn-guess-mine", row=3, rows=10)
    alice.sees_turn("turn-guess", name="Bob", row=3, rows=10)
    expect(bob.text("lost-banner")).to_be_hidden()
    assert bob.rows()[:1] == rows
    assert bob.rows() == alice.rows()
    assert solve(bob)[-1].code == (5, 4, 4, 1)
    expect(alice.shield("shield-down", (5, 4, 4, 1))).to_be_visible()


def test_a_table_opened_in_a_second_window_can_be_played_on_there(alice: Guest) -> None:
    alice.open(alice.make(WIDE, "me"))
    alice.guess(FIRST)
    second = Guest(alice.page.context.new_page(), alice.home, "en")
    second.page.goto(alice.page.url)
    second.guess(SECOND)
    assert [row.code for row in second.rows()] == [FIRST, SECOND]


def test_a_bot_plays_for_a_friend_who_went_away_until_the_friend_is_back(
    meet: Meet, own_house: House
) -> None:
    alice, bob = meet(home=own_house), meet(home=own_house)
    sit_together(alice, bob, {"first": "seat-0", "games": 1, "answers": "by-hand"})
    table = bob.page.url
    alice.hide((5, 4, 4, 1))
    bob.open("/")
    own_house.lose_patience()

    alice.sees_turn("away-long", name="Bob")
    alice.button("stand-in-offer").click()
    alice.choice("stand-in-level").select_option("random")
    dialog = alice.dialog("stand-in-title", name="Bob")
    dialog.get_by_role("button", name=alice.say("stand-in-offer"), exact=True).click()
    alice.sees_turn("turn-answer-mine", row=1)

    bob.page.goto(table)
    bob.sees_turn("stand-in-mine", bot=bob.bot(1))
    bob.button("stand-in-back").click()
    bob.sees_turn("turn-answer", name="Alice", row=1)
    alice.turn_to("tab-tape")
    alice.sees("told-back", name="Bob")


def test_who_leaves_for_good_is_told_what_it_means_first(alice: Guest, bob: Guest) -> None:
    sit_together(alice, bob, {"first": "seat-0", "games": 1})
    bob.turn_to("tab-tape")
    bob.button("leave").click()
    dialog = bob.dialog("leave-title")
    expect(dialog.get_by_text(bob.say("leave-means", count=2), exact=True)).to_be_visible()
    dialog.get_by_role("button", name=bob.say("leave"), exact=True).click()
    for player in (alice, bob):
        player.sees_turn("ending-left", name="Bob")
