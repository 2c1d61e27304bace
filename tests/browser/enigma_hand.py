"""Tables of Enigma, brought to where a test wants them."""

from collections.abc import Callable
from typing import Any

from tests.browser.guest import Guest, Meet
from tests.browser.hand import Hand, Options, hands, seated

GAME = "enigma"
View = dict[str, Any]


def up_to_date(players: list[Hand]) -> View:
    """What the first seat sees once everybody has heard everything."""
    latest = max(player.step for player in players)
    for player in players:
        player.wait(lambda _, player=player: player.step >= latest)  # type: ignore[misc]
    return players[0].view


def go_on(players: list[Hand]) -> None:
    """Whoever is awaited looks, tells the truth, believes, or ends the turn."""
    up_to_date(players)
    acting = next(player for player in players if player.offers)
    view = acting.view
    if view["phase"] == "name":
        acting.act("say", room=view["grid"][view["claim"]["place"]]["room"])
        return
    offer = acting.offers[0]
    if offer["type"] == "places":
        acting.act("select", places=offer["among"][: offer["count"]])
    else:
        chosen = offer["actions"][0]
        acting.act(chosen.pop("type"), **chosen)


def brought(
    guest: Guest,
    meet: Meet,
    wanted: Callable[[View, list[Hand]], bool],
    players: int = 3,
    **options: object,
) -> str:
    """A table of people at a moment, tried until there is one."""
    guest.turn_to_game(GAME)
    while True:
        table, people = seated(guest, meet, options, players)
        with hands(table, people) as all_hands:
            while (view := up_to_date(all_hands))["end"] is None:
                if wanted(view, all_hands):
                    return table
                go_on(all_hands)


def is_mine(view: View, _: list[Hand]) -> bool:
    """Alice is to name a card, in a game that has gone on for a while."""
    return bool(
        view["phase"] == "turn"
        and view["turn"] == 0
        and not view["named"]
        and not view["muted"]
        and view["time"] > 1
    )


def is_asked(view: View, players: list[Hand]) -> bool:
    """Alice is to believe or doubt."""
    return bool(view["phase"] == "belief" and players[0].offers)


def ended(guest: Guest, meet: Meet, options: Options) -> str:
    """A game of a match is over: everybody has tried for the goal."""
    guest.turn_to_game(GAME)
    table, people = seated(guest, meet, options, 3)
    with hands(table, people) as players:
        while (view := up_to_date(players))["end"] is None:
            acting = players[view["turn"]]
            goals = [offer for offer in acting.offers if offer["type"] == "goal"]
            if view["time"] > 1 and view["phase"] == "turn" and goals:
                points = [
                    {"place": place, "room": room} for place, room in enumerate(goals[0]["rooms"])
                ]
                acting.act("attempt", points=points, suspect=None, borrowed=None)
            else:
                go_on(players)
    return table
