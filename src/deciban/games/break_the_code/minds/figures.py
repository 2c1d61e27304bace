"""The figures that the minds of Break the Code stand for."""

import time
from collections.abc import Iterator

from deciban.games.break_the_code.minds.bots import most_telling
from deciban.games.break_the_code.minds.master import Master, foresighted, warm
from deciban.games.break_the_code.rules.data import Options
from deciban.games.break_the_code.rules.questions import Question
from deciban.games.break_the_code.rules.rules import BreakTheCode
from deciban.games.break_the_code.solver.belief import Belief
from deciban.games.break_the_code.solver.race import race
from deciban.kernel import Figure, QuickDice, Setup, Sight
from deciban.reason import quickest

RACES = 4000
OWN = {2: (0, 3, 7, 12, 19), 3: (0, 3, 7, 12, 19), 4: (0, 3, 7, 12)}
UPDATE = {2: 2.0, 3: 20.0, 4: 100.0}
DECISION = {2: 0.3, 3: 1.0, 4: 1.5}


def figures() -> Iterator[Figure]:
    warm()
    for players, most in UPDATE.items():
        yield Figure(f"update-{players}", 1000 * _update(players), "milliseconds", most)
    for players, limit in DECISION.items():
        yield Figure(f"decision-{players}", _decision(players), "seconds", limit)
    skilled = race(lambda belief, market, unseen: most_telling(belief, market)[1], RACES)
    master = race(foresighted, RACES)
    yield Figure("race-skilled", skilled.mean, "questions", 4.65)
    yield Figure("race-master", master.mean, "questions", skilled.mean)
    yield Figure("race-error", max(skilled.error, master.error), "questions", 0.05)


def _update(players: int) -> float:
    """The slowest answer: the first one, when everything is still possible."""
    fresh = Belief(players, OWN[players])
    return quickest(lambda: fresh.heard(0, Question(15), 21).deals)


def _decision(players: int) -> float:
    """The slowest of one game between Masters."""
    game, master, slowest = BreakTheCode(), Master(), 0.0
    dice = QuickDice(1)
    state = game.start(Setup(Options()), players, dice).state
    while game.awaited(state):
        sight = Sight(state.turn, game.view(state, state.turn), game.legal(state, state.turn))
        began = time.process_time()
        action = master.choose(sight, dice)
        slowest = max(slowest, time.process_time() - began)
        state = game.apply(state, state.turn, action, dice).state
    return slowest
