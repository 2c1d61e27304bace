"""Alone at the market: how many questions it takes to know a hand, nobody else taking cards."""

import math
from collections.abc import Callable, Sequence
from typing import NamedTuple

from deciban.games.break_the_code.minds.knowledge import questions_of
from deciban.games.break_the_code.rules.questions import CARDS, Question, answer
from deciban.games.break_the_code.rules.rules import MARKET
from deciban.games.break_the_code.rules.tiles import TILES
from deciban.games.break_the_code.solver.belief import Belief
from deciban.games.break_the_code.solver.information import NOTHING, worth
from deciban.kernel import Dice, QuickDice

Asker = Callable[[Belief, Sequence[int], Sequence[int]], Question]
"""What to ask, given the cards that lie open and those that may still come."""


class Race(NamedTuple):
    mean: float
    error: float
    """Of the mean."""


def race(asker: Asker, games: int, seed: int = 0) -> Race:
    taken = [_run(asker, QuickDice(seed * games + number)) for number in range(games)]
    mean = sum(taken) / games
    spread = sum((one - mean) ** 2 for one in taken) / (games - 1)
    return Race(mean, math.sqrt(spread / games))


def _run(asker: Asker, dice: Dice) -> int:
    tiles, cards = dice.shuffled(TILES, "tiles"), dice.shuffled(CARDS, "cards")
    own, other = (tuple(sorted(part)) for part in (tiles[:5], tiles[5:10]))
    belief, market, deck, taken = Belief(2, own), list(cards[:MARKET]), list(cards[MARKET:]), 0
    while not is_known(belief, (*market, *deck)):
        asked = asker(belief, market, deck)
        belief = belief.heard(0, asked, answer(asked, other))
        market.remove(asked.card)
        market += [deck.pop(0)] if deck else []
        taken += 1
    return taken


def is_known(belief: Belief, cards: Sequence[int]) -> bool:
    """Whether none of the cards could tell more: some hands can't be told apart."""
    if len(belief.codes()) == 1:
        return True
    return max(worth(belief, questions_of(cards)), default=0.0) < NOTHING
