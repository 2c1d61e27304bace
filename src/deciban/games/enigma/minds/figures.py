"""The figures that the minds of Enigma stand for."""

import time
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from deciban.games.enigma.minds.bots import Novice, Skilled
from deciban.games.enigma.minds.coach import EnigmaCoach
from deciban.games.enigma.minds.knowledge import Known, public_of, then
from deciban.games.enigma.minds.master import Master, warm
from deciban.games.enigma.rules import data
from deciban.games.enigma.rules.data import Options, View
from deciban.games.enigma.rules.rules import Enigma
from deciban.games.enigma.rules.sets import house_set
from deciban.kernel import Bot, Event, Figure, QuickDice, Setup, Sight, heard
from deciban.reason import quickest, spent

UPDATE = 20.0
DECISION = 0.5
REVIEW = 3.0

_GAME = Enigma()
_EVENTS: tuple[Event, ...] = (
    data.Named(1, 4, "library", True),
    data.Believed(),
    data.Checked(2, False),
    data.Opened(3, "book"),
    data.Cornered(5, "chaos"),
    data.Swapped((0, 8)),
    data.Shuffled((0, 1, 2, 3, 4, 5)),
    data.Attempted(1, "messiah", (data.Pointer(0, "book"),), None, None, False),
)
"""What everybody hears, and what changes a belief."""


def figures() -> Iterator[Figure]:
    warm()
    yield Figure("update", 1000 * _update(), "milliseconds", UPDATE)
    levels: Mapping[str, Bot[View]] = {
        "novice": Novice(),
        "skilled": Skilled(),
        "master": Master(),
    }
    for level, bot in levels.items():
        played = _played(bot, 5)
        yield Figure(f"decision-{level}", played.slowest, "seconds", DECISION)
    coach = EnigmaCoach()
    yield Figure("review", spent(lambda: coach.review(played.end, 0)), "seconds", REVIEW)
    yield Figure("decision-alone", _played(Master(), 1).slowest, "seconds", DECISION)


def _update() -> float:
    """The slowest event, when everything is still possible."""
    setup = Setup(Options(characters="standard"), house_set())
    start = _GAME.start(setup, 5, QuickDice(1))
    view = _GAME.view(start.state, None)
    known = public_of(Sight(None, view, (), heard(start.told, None)))
    known = then(known, data.Named(1, 4, "library", True))
    return max(quickest(lambda event=event: _told(known, event)) for event in _EVENTS)  # type: ignore[misc]


def _told(known: Known, event: Event) -> object:
    """With the chances that are asked for next."""
    return then(known, event).layouts.cells


class _Played(NamedTuple):
    slowest: float
    """Decision, in seconds."""
    end: Sight[View]
    """What a spectator has seen."""


def _played(bot: Bot[View], seats: int) -> _Played:
    """One game among bots of one level."""
    dice, slowest = QuickDice(1), 0.0
    setup = Setup(Options(characters="standard", match=False), house_set())
    outcome = _GAME.start(setup, seats, dice)
    told = [*outcome.told]
    while awaited := _GAME.awaited(outcome.state):
        seat, state = awaited[0], outcome.state
        legal = _GAME.legal(state, seat)
        sight = Sight(seat, _GAME.view(state, seat), legal, heard(told, seat))
        began = time.process_time()
        action = bot.choose(sight, dice)
        slowest = max(slowest, time.process_time() - began)
        outcome = _GAME.apply(state, seat, action, dice)  # type: ignore[arg-type]
        told += outcome.told
    return _Played(slowest, Sight(None, _GAME.view(outcome.state, None), (), heard(told, None)))
