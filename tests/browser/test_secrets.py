"""Nothing that somebody may not know reaches their browser."""

import base64
from typing import Any

from playwright.sync_api import expect

from deciban.games.mastermind.rules.code import Code
from tests.browser.company import sit_together
from tests.browser.guest import Guest, Meet
from tests.browser.tap import Tap

CODE: Code = (9, 7, 8, 7, 6, 9)
"""Of a kind that comes up nowhere by chance."""
WIDE: dict[str, object] = {
    "pegs": 6,
    "colors": 10,
    "rows": 5,
    "games": 1,
    "first": "seat-0",
    "help": "full",
}


def test_neither_code_nor_dice_are_to_be_found_before_the_shield_drops(
    alice: Guest, bob: Guest, meet: Meet
) -> None:
    carol = meet()
    taps = [Tap(bob), Tap(carol)]
    maker = Tap(alice)
    sit_together(alice, bob, WIDE)
    carol.page.goto(alice.page.url)
    carol.sees("you-watch")
    alice.hide(CODE)
    before = ""
    for row in range(1, 5):
        bob.guess((0, 1, 2, 3, 4, row))
        carol.sees_turn("turn-guess", name="Bob", row=row + 1, rows=5)
        before += "".join(tap.drain() for tap in taps)
    bob.guess((0, 1, 2, 3, 4, 5))
    expect(bob.shield("shield-down", CODE)).to_be_visible()
    expect(carol.shield("shield-down", CODE)).to_be_visible()
    after = [tap.drain() for tap in taps]

    code, seed = as_json(CODE), seed_of(alice)
    assert code in maker.drain()
    assert all(code in heard and seed.hex() in heard for heard in after)
    for secret in (
        code,
        bob.code_in_words(CODE),
        seed.hex(),
        base64.b64encode(seed).decode(),
        base64.urlsafe_b64encode(seed).decode(),
    ):
        assert secret not in before


def test_alone_the_code_is_nowhere_until_the_game_is_over(alice: Guest) -> None:
    tap = Tap(alice)
    alice.open(alice.make({**WIDE, "alone": True, "help": "facts"}, "me"))
    for row in range(4):
        alice.guess((0, 1, 2, 3, 4, row))
    before = tap.drain()
    alice.guess((5, 5, 5, 5, 5, 5))
    alice.sees_turn("ending-held-mine", rows=5)

    code = tuple(int(throw["value"]) for throw in reveal_of(alice)["throws"])
    expect(alice.shield("shield-down", code)).to_be_visible()
    assert as_json(code) in tap.drain()
    assert as_json(code) not in before
    assert seed_of(alice).hex() not in before


def as_json(code: Code) -> str:
    return "[" + ",".join(map(str, code)) + "]"


def reveal_of(guest: Guest) -> dict[str, Any]:
    """The dice of a table that is over, as the house lays them open."""
    table = guest.page.url.rsplit("/", 1)[1]
    reveal: dict[str, Any] = guest.ask("GET", f"/api/tables/{table}")["reveal"]
    return reveal


def seed_of(guest: Guest) -> bytes:
    return bytes.fromhex(reveal_of(guest)["seed"])
