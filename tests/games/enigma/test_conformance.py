"""Enigma keeps the contract; and no viewer can tell two truths apart, however long a game lasts."""

import os
from typing import Any

import msgspec
import pytest

from deciban.games.enigma.rules.data import Believe, Doubt, Goal, Options, State
from deciban.games.enigma.rules.sets import house_set
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
from deciban.kernel.check import check, check_texts
from tests.games.enigma.scene import GAME

LOOKS = int(os.environ.get("DECIBAN_LOOKS", "2000"))
"""How many other truths are tried in all. More in a long run: 100000."""

ALONE = {"hands", "rooms", "stack"}
VOICE = ALONE | {"truths.room", "seen.room"}
PAIR = VOICE | {"dealt"}
SEALED = VOICE | {"answers", "voids.raised"}
TABLES: list[tuple[int, dict[str, Any], set[str]]] = [
    (1, {}, ALONE),
    (1, {"more_time": True, "keep_tokens": True}, ALONE),
    (2, {"characters": "introductory"}, PAIR),
    (2, {"characters": "standard", "open_checks": False}, PAIR),
    (2, {"characters": "growing", "doubts": "first-voice"}, PAIR),
    (3, {"characters": "introductory"}, SEALED),
    (3, {"characters": "standard", "match": False}, SEALED),
    (3, {"characters": "growing", "doubts": "first-voice"}, VOICE),
    (4, {"characters": "introductory", "doubts": "first-voice"}, VOICE),
    (4, {"characters": "standard"}, SEALED),
    (4, {"characters": "growing", "breakthroughs": 3}, SEALED),
    (5, {"characters": "introductory"}, SEALED),
    (5, {"characters": "standard", "doubts": "first-voice"}, VOICE),
    (5, {"characters": "growing"}, SEALED),
]
"""Each with what is secret there."""
NAMES = [f"{players}-{'-'.join(map(str, options.values()))}" for players, options, _ in TABLES]


@pytest.mark.parametrize(("players", "options", "secrets"), TABLES, ids=NAMES)
def test_enigma_keeps_the_contract(
    players: int, options: dict[str, Any], secrets: set[str]
) -> None:
    report = check(GAME, Setup(Options(**options)), players, games=6, coached=1)
    assert report.varied == secrets
    check_texts(GAME, report.reasons, report.throws, report.phrases)


# Longer games than those of random players, who try for their goals at once and fail.

_DARING = 60
"""One of so many actions may be an attempt, …"""
_LEAVING = 400
"""… in one of so many steps somebody leaves, …"""
_TRUSTING = 4
"""… and one of so many answers is a doubt."""


@pytest.mark.parametrize(("players", "options"), [table[:2] for table in TABLES], ids=NAMES)
def test_no_viewer_can_tell_another_truth_from_this_one(
    players: int, options: dict[str, Any]
) -> None:
    chance = QuickDice(players)
    setup = Setup(Options(**options), house_set())
    looks, other, deepest = 0, 0, 0
    while looks < LOOKS // len(TABLES):
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
