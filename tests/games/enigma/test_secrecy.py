"""No viewer can tell two truths apart, however long a game lasts: with any number of players, any
characters, both kinds of doubts, open and closed checks, the house set and odd ones.

The tables last longer than those of random players, who try for their goals at once and fail."""

import os
from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec
import pytest

from deciban.games.enigma.rules.cards import CardSet
from deciban.games.enigma.rules.data import Believe, Doubt, Goal, Options, State
from deciban.games.enigma.rules.sets import Sets, house_set
from deciban.kernel import (
    Action,
    Dice,
    Leave,
    Outcome,
    QuickDice,
    Refused,
    Setup,
    Viewer,
    follow,
    heard,
)
from tests.games.enigma.scene import GAME
from tests.games.enigma.strange import strange_set
from tests.games.enigma.test_any_set import any_set, written

LOOKS = int(os.environ.get("DECIBAN_LOOKS", "20000"))
"""How many other truths are tried in all. More in a long run: `make secrecy-test`."""
ODD = 3
"""So many sets beside the house's and the strange one are made up."""
_DARING = 60
"""One of so many actions may be an attempt, …"""
_LEAVING = 400
"""… in one of so many steps somebody leaves, …"""
_TRUSTING = 4
"""… and one of so many answers is a doubt."""


class Played(NamedTuple):
    players: int
    options: dict[str, Any]


def tables() -> Iterator[Played]:
    """Every kind of table."""
    yield Played(1, {})
    yield Played(1, {"more_time": True, "keep_tokens": True})
    for characters in ("introductory", "standard", "growing"):
        for doubts in ("sealed", "first-voice"):
            options = {"characters": characters, "doubts": doubts}
            for open_checks in (True, False):
                yield Played(2, {**options, "open_checks": open_checks})
            for players in (3, 4, 5):
                yield Played(players, options)
    yield Played(3, {"characters": "standard", "match": False})
    yield Played(4, {"characters": "growing", "breakthroughs": 3})


def card_sets() -> Iterator[tuple[str, CardSet]]:
    yield "house", house_set()
    yield "strange", strange_set()
    for seed in range(ODD):
        yield f"odd-{seed}", Sets().read(written(any_set(QuickDice(seed))))


TABLES = [(name, cards, table) for name, cards in card_sets() for table in tables()]
NAMES = [
    "-".join(map(str, (name, table.players, *table.options.values()))) for name, _, table in TABLES
]


@pytest.mark.parametrize(("cards", "table"), [each[1:] for each in TABLES], ids=NAMES)
def test_no_viewer_can_tell_another_truth_from_this_one(cards: CardSet, table: Played) -> None:
    players = table.players
    chance = QuickDice(players)
    setup = Setup(Options(**table.options), cards)
    looks, other, deepest = 0, 0, 0
    while looks < LOOKS / len(TABLES):
        state = GAME.start(setup, players, chance).state
        steps = 0
        while GAME.awaited(state):
            viewer = chance.pick((None, *range(players)), "viewer")
            other += differs(state, viewer, chance)
            # Silence tokens are one fewer than players, and that is always enough.
            assert sum(player.silence for player in state.players) < max(players, 2)
            state = step(state, viewer, chance)
            looks, steps = looks + 1, steps + 1
        deepest = max(deepest, steps)
    assert deepest > 10
    assert other > looks // 2


def differs(state: State, viewer: Viewer, chance: Dice) -> bool:
    """Looks at another truth: the same to the viewer; whether it is other at all."""
    other = GAME.resample(state, viewer, chance)
    assert sight(other, viewer) == sight(state, viewer)
    return other != state


def sight(state: State, viewer: Viewer) -> bytes:
    """All that a viewer knows at a moment."""
    offers = () if viewer is None else GAME.legal(state, viewer)
    public = GAME.awaited(state), GAME.silent(state), GAME.result(state)
    return msgspec.json.encode((GAME.view(state, viewer), offers, public))


def step(state: State, viewer: Viewer, chance: Dice) -> State:
    """Somebody does something; in another truth the viewer would have heard the same, if that
    looks the same afterwards."""
    seat, action = chosen(state, chance)
    seed = chance.below(1 << 30, "seed")
    came: Outcome[State] = follow(GAME, state, seat, action, QuickDice(seed))
    try:
        twin = follow(GAME, GAME.resample(state, viewer, chance), seat, action, QuickDice(seed))
    except Refused:
        return came.state  # Not an action in that truth.
    if sight(twin.state, viewer) == sight(came.state, viewer):
        assert heard(twin.told, viewer) == heard(came.told, viewer)
    return came.state


def chosen(state: State, chance: Dice) -> tuple[int, Action]:
    if not chance.below(_LEAVING, "leave"):
        here = [seat for seat, player in enumerate(state.players) if not player.gone]
        return chance.pick(here, "seat"), Leave()
    seat = chance.pick(GAME.awaited(state), "seat")
    if state.phase == "belief":
        return seat, Believe() if chance.below(_TRUSTING, "doubt") else Doubt()
    offers = GAME.legal(state, seat)
    if chance.below(_DARING, "attempt"):
        offers = tuple(offer for offer in offers if not isinstance(offer, Goal))
    return seat, chance.pick(offers, "offer").pick(chance)
