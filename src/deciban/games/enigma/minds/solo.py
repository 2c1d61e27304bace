"""One player alone against Chaos: how good the position is, and what each move is worth.

With few cards left unknown the search for the best play is exact (`endgame`). Otherwise games are
played on by the bot's own trials, and the chance is an estimate."""

import math
from typing import NamedTuple, cast

from deciban.games.enigma.minds.alone import choices_of, tried
from deciban.games.enigma.minds.knowledge import known_of
from deciban.games.enigma.rules.data import AnyAction, View
from deciban.kernel import Action, QuickDice, Sight

TRIALS = 1600
"""Games that are played on for a hint, half of them among the best choices."""
FINAL = 3
"""So many choices are tried out further."""


class Weighed(NamedTuple):
    """A choice, and how many games were won with it."""

    action: AnyAction
    worth: tuple[float, ...]
    """What each game was worth: 0, or more than 1 with time left over."""

    @property
    def chance(self) -> float:
        return sum(each > 0 for each in self.worth) / len(self.worth)

    @property
    def error(self) -> float:
        """Two standard errors of the chance; never none, for the games are only some of all."""
        games = len(self.worth)
        return 2 * math.sqrt((self.chance * (1 - self.chance) + 0.25 / games) / games)


def weigh(sight: Sight[View], trials: int = TRIALS, also: Action | None = None) -> list[Weighed]:
    """The best choices and one more, the best first: all are tried, then some of them further."""
    known, dice = known_of(sight), QuickDice(0)
    choices = choices_of(sight, known, dice)
    if also is not None and also not in choices:
        choices.append(also)
    rounds = max(2, trials // 2 // len(choices))
    first = tried(sight, known, choices, rounds, dice)
    order = sorted(range(len(choices)), key=lambda number: -sum(first[number]))
    final = [choices[number] for number in order[:FINAL]]
    if also is not None and also not in final:
        final.append(also)
    rounds = trials // 2 // len(final)
    worth = tried(sight, known, final, rounds, dice)
    found = [
        Weighed(cast("AnyAction", action), tuple(each))
        for action, each in zip(final, worth, strict=True)
    ]
    return sorted(found, key=lambda each: -sum(each.worth))


def lost(best: Weighed, chosen: Weighed) -> float:
    """What a choice gave away of the chance to win, if the trials can tell it at all."""
    gaps = [(one > 0) - (other > 0) for one, other in zip(best.worth, chosen.worth, strict=True)]
    mean = sum(gaps) / len(gaps)
    spread = sum((gap - mean) ** 2 for gap in gaps) / len(gaps)
    return mean if mean > 2 * math.sqrt(spread / len(gaps)) else 0.0
