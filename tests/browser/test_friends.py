"""Two friends, each at a browser of their own."""

from playwright.sync_api import expect

from deciban.games.mastermind.rules.code import Code
from tests.browser.company import invite, sit_together
from tests.browser.guest import WIDE, Guest
from tests.browser.solver import solve

CODES: tuple[Code, ...] = ((5, 4, 3, 2), (1, 0, 0, 1))
SMALL: dict[str, object] = {"games": 1, "first": "seat-0", "rows": 5, "pegs": 3, "colors": 4}


def test_friends_meet_by_a_link_and_play_a_match_with_roles_swapping(
    alice: Guest, bob: Guest
) -> None:
    players = {"Alice": alice, "Bob": bob}
    bob.page.goto(invite(alice, "Alice"))
    bob.sit_down("Bob")

    points = dict.fromkeys(players, 0)
    for code, maker in zip(CODES, makers(alice), strict=True):
        breaker = next(name for name in players if name != maker)
        players[maker].hide(code)
        points[maker] += len(solve(players[breaker]))
        for player in players.values():
            expect(player.shield("shield-down", code)).to_be_visible()
            sees_score(player, points)
            if code == CODES[0]:
                player.button("do-next-game").click()

    for name, player in players.items():
        sees_ending(player, name, points)


def test_a_rematch_brings_both_to_the_same_new_table(alice: Guest, bob: Guest) -> None:
    sit_together(alice, bob, SMALL)
    alice.hide((0, 1, 2))
    bob.guess((0, 1, 2))
    alice.button("rematch").click()
    bob.button("rematch-join").click()
    alice.sees_turn("turn-hide", name="Bob")
    bob.sees_turn("turn-hide-mine")
    assert alice.page.url == bob.page.url


def test_friends_can_talk(alice: Guest, bob: Guest) -> None:
    sit_together(alice, bob, {})
    alice.turn_to("tab-chat")
    alice.page.get_by_label(alice.say("chat-label"), exact=True).fill("Hello, <b>Bob</b> & co.")
    alice.page.keyboard.press("Enter")
    tab = bob.page.get_by_role("tab", name=bob.say("tab-chat"))
    expect(tab).to_contain_text(bob.say("chat-unread", count=1))
    tab.click()
    panel = bob.page.get_by_role("tabpanel", name=bob.say("tab-chat"))
    expect(panel).to_contain_text("Hello, <b>Bob</b> & co.")
    expect(panel).to_contain_text("Alice")


def test_somebody_without_a_seat_watches(alice: Guest, bob: Guest) -> None:
    alice.name("Alice")
    table = alice.make(WIDE, "me")
    alice.open(table)
    alice.guess((0, 0, 1, 1, 2, 2))
    bob.open(table)
    bob.sees("you-watch")
    bob.sees_turn("turn-guess", name="Alice", row=2, rows=10)
    assert bob.rows() == alice.rows()
    expect(bob.button("do-guess")).to_be_hidden()


def makers(player: Guest) -> list[str]:
    """Who makes the codes, in order; the dice chose the first."""
    people = player.region("people").get_by_role("listitem")
    maker = people.filter(has_text=player.say("role-maker"))
    expect(maker).to_be_visible()
    return ["Alice", "Bob"] if "Alice" in maker.inner_text() else ["Bob", "Alice"]


def sees_score(player: Guest, points: dict[str, int]) -> None:
    said = (player.say("track-points", name=name, points=n) for name, n in points.items())
    name = player.say("track", points=", ".join(said))
    expect(player.page.get_by_role("img", name=name, exact=True)).to_be_visible()


def sees_ending(player: Guest, name: str, points: dict[str, int]) -> None:
    most, least = max(points.values()), min(points.values())
    winner = max(points, key=lambda name: points[name])
    if most == least:
        player.sees_turn("ending-drawn", points=most)
    elif winner == name:
        player.sees_turn("ending-won", points=most, other=least)
    else:
        player.sees_turn("ending-lost", name=winner, points=most, other=least)
