"""The dice are checked by the reader's own browser."""

from collections.abc import Callable
from typing import Any, TypeAlias

import pytest
from msgspec import json
from playwright.sync_api import Locator, WebSocketRoute, expect

from tests.browser.guest import Guest

Reveal: TypeAlias = dict[str, Any]


def test_every_throw_is_ticked(alice: Guest) -> None:
    play_to_the_end(alice)
    dialog = check(alice)
    expect(dialog.get_by_text(alice.say("check-right"), exact=True)).to_be_visible()
    assert verdicts(alice, dialog) == [True] * 4
    expect(dialog).to_contain_text(alice.say("why-code"))


def another_seed(reveal: Reveal) -> None:
    reveal["seed"] = bytes(32).hex()


def another_throw(reveal: Reveal) -> None:
    reveal["throws"][1]["value"] = (reveal["throws"][1]["value"] + 1) % 6


def other_words(reveal: Reveal) -> None:
    reveal["words"] = ["said afterwards"]


@pytest.mark.parametrize(
    ("tamper", "promised", "ticks"),
    [
        (another_seed, False, None),
        (another_throw, True, [True, False, True, True]),
        (other_words, True, None),
    ],
)
def test_dice_that_were_tampered_with_are_found_out(
    alice: Guest, tamper: Callable[[Reveal], None], promised: bool, ticks: list[bool] | None
) -> None:
    tamper_with_frames(alice, tamper)
    play_to_the_end(alice)
    dialog = check(alice)
    expect(dialog.get_by_text(alice.say("check-wrong"), exact=True)).to_be_visible()
    fits = alice.say("check-yes" if promised else "check-no")
    expect(dialog.get_by_role("definition").nth(2)).to_have_text(fits)
    found = verdicts(alice, dialog)
    assert found == ticks if ticks else False in found


def play_to_the_end(guest: Guest) -> None:
    guest.open(guest.make({"alone": True, "rows": 5}, "me"))
    for row in range(5):
        if not guest.button("play-again").is_visible():
            guest.guess((row, 0, row, 0))


def check(guest: Guest) -> Locator:
    guest.button("check-dice").click()
    dialog = guest.dialog("check-title")
    expect(dialog.get_by_role("row").nth(1)).to_be_visible()
    return dialog


def verdicts(guest: Guest, dialog: Locator) -> list[bool]:
    """What the last cell of each throw says."""
    said = {guest.say("check-yes"): True, guest.say("check-no"): False}
    rows = dialog.get_by_role("row").all()[1:]
    return [said[row.get_by_role("cell").last.inner_text().strip()] for row in rows]


def tamper_with_frames(guest: Guest, tamper: Callable[[Reveal], None]) -> None:
    """Somebody between the house and the browser changes what is laid open."""

    def meddle(socket: WebSocketRoute) -> None:
        house = socket.connect_to_server()
        house.on_message(lambda frame: socket.send(changed(frame, tamper)))

    guest.page.route_web_socket("**/socket*", meddle)


def changed(frame: str | bytes, tamper: Callable[[Reveal], None]) -> str:
    said = json.decode(frame)
    if reveal := said.get("table", {}).get("reveal"):
        tamper(reveal)
    return json.encode(said).decode()
