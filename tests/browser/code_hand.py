"""Tables of Break the Code, brought to where a test wants them."""

from typing import Any

from deciban.games.break_the_code.rules.questions import CHOICES
from deciban.games.break_the_code.rules.tiles import TILES, Hand, without
from tests.browser import hand
from tests.browser.guest import Guest, Meet
from tests.browser.hand import Hand as Player
from tests.browser.hand import Options, hands


def seated(guest: Guest, meet: Meet, options: Options, players: int) -> tuple[str, list[Guest]]:
    """A table of people: Alice is the guest, the others are Bob and more."""
    guest.turn_to_game("break-the-code")
    return hand.seated(guest, meet, options, players)


def ask(player: Player, card: int | None = None) -> None:
    """Asks the first open question, or a certain one."""
    chosen = player.view["market"][0] if card is None else card
    player.act("ask", card=chosen, digit=CHOICES.get(chosen, (None,))[0])


def turns(players: list[Player], count: int) -> None:
    """So many questions, whoever is to ask."""
    for _ in range(count):
        asker = players[up_to_date(players)["turn"]]
        ask(asker)


def up_to_date(players: list[Player]) -> dict[str, Any]:
    """What is seen once everybody has heard everything."""
    latest = max(len(player.view["log"]) for player in players)
    for player in players:
        player.wait(lambda view: len(view["log"]) == latest)
    return players[0].view


def guess(player: Player, tiles: Hand) -> None:
    player.act("guess", tiles=tiles)


def wrong_guess(own: Hand, size: int) -> Hand:
    """A guess that can be made, and is right only by a wonder."""
    return tuple(sorted(without(TILES, own)))[:size]


def begun(guest: Guest, meet: Meet, players: int = 2, asked: int = 4, **options: object) -> str:
    """A game among people after some questions, in which the guest is to move."""
    table, people = seated(guest, meet, {"help": "full", **options}, players)
    with hands(table, people) as all_hands:
        turns(all_hands, asked)
        while up_to_date(all_hands)["turn"] != 0:
            turns(all_hands, 1)
    return table


def choosing(guest: Guest, meet: Meet) -> tuple[str, int]:
    """A duel in which Alice is to move and a card that leaves a choice lies open; and that card."""
    while True:
        table, people = seated(guest, meet, {}, 2)
        with hands(table, people) as players:
            if up_to_date(players)["turn"] != 0:
                turns(players, 1)
            open_cards = up_to_date(players)["market"]
        for card in CHOICES:
            if card in open_cards:
                return table, card


def answered(guest: Guest, meet: Meet, **options: object) -> str:
    """A duel in which Bob, who went first, was right, and Alice has one guess."""
    while True:
        table, people = seated(guest, meet, dict(options), 2)
        with hands(table, people) as (alice, bob):
            if alice.view["first"] == 0:
                continue
            turns([alice, bob], 2)
            up_to_date([alice, bob])
            guess(bob, tuple(alice.view["hands"][0]))
            return table


def closing(guest: Guest, meet: Meet) -> str:
    """Three play. Alice was wrong and has seen the centre, Bob was right, Cleo is still to move."""
    while True:
        table, people = seated(guest, meet, {}, 3)
        with hands(table, people) as players:
            alice, bob, _ = players
            if alice.view["first"] == 2:
                continue
            while up_to_date(players)["turn"] != 0:
                turns(players, 1)
            guess(alice, wrong_guess(tuple(alice.view["hands"][0]), 5))
            up_to_date(players)
            guess(bob, tuple(alice.view["centre"]))
            return table


def drawn(guest: Guest, meet: Meet) -> str:
    """A duel in which both were right."""
    table, people = seated(guest, meet, {}, 2)
    with hands(table, people) as players:
        turns(players, 4)
        draw(players)
    return table


def draw(players: list[Player]) -> None:
    """Two players, of whom the first is to move, both guess right."""
    first = up_to_date(players)["first"]
    one, other = players[first], players[1 - first]
    guess(one, tuple(other.view["hands"][1 - first]))
    other.until("reply")
    guess(other, tuple(one.view["hands"][first]))
