"""What questions are worth: the bits about the code wanted that their answers can be expected to
bring.

With few deals left they are listed and every answer is looked at together with the others. With
many, each player's answer is weighed alone and the bits are added up: what two answers tell both
is then counted twice, which for choosing between questions hardly matters."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from deciban.games.break_the_code.belief import Belief, Masks
from deciban.games.break_the_code.questions import QUESTIONS, Question
from deciban.reason.compiled import njit

LISTED = 60_000
"""So many deals are listed at the most."""

Deals = NDArray[np.int32]
"""A deal a column: for each of the others, and last for the code wanted, which distinct hand."""


def worth(belief: Belief, questions: Sequence[Question]) -> list[float]:
    """The bits of each question."""
    rows = np.array([QUESTIONS.index(asked) for asked in questions], np.int64)
    if belief.players == 2 or belief.deals <= LISTED:
        deals = listed(belief)
        return [_together(belief, deals, row) for row in rows]
    return [_apart(belief, row) for row in rows]


def listed(belief: Belief) -> Deals:
    """All deals that are possible."""
    kinds = belief.world.kinds
    lists = [belief.world.masks[possible] for possible in belief.possible]
    if belief.players == 2:
        only = kinds[belief.possible[0]]
        return np.stack([only, only])
    full = np.uint32((1 << len(belief.world.tiles)) - 1)
    third = lists[2] if belief.players == 4 else np.zeros(1, np.uint32)
    masks = _list(lists[0], lists[1], third, full, belief.deals)
    if belief.players == 3:
        masks = masks[[0, 1, 3]]
    return kinds[belief.world.places[masks]]


def _together(belief: Belief, deals: Deals, row: int) -> float:
    answers = belief.world.answers[row]
    told = np.zeros(deals.shape[1], np.int64)
    for other in deals[:-1]:
        told = told * 256 + answers[other]
    _, told = np.unique(told, return_inverse=True)
    code = deals[-1].astype(np.int64)
    both = told * len(belief.world.hands) + code
    return _entropy(told) + _entropy(code) - _entropy(both)


def _entropy(values: NDArray[np.int64]) -> float:
    """Of values that are equally likely in each place."""
    _, sizes = np.unique(values, return_counts=True)
    return float(np.log2(len(values)) - (sizes * np.log2(sizes)).sum() / len(values))


def _apart(belief: Belief, row: int) -> float:
    world = belief.world
    told = world.answers[row][world.kinds]
    codes = belief.target
    total, unknown = belief.deals, _left(np.bincount(world.kinds, codes))
    gained = 0.0
    for other in range(belief.players - 1):
        table = belief.with_code(other, told)
        kinds = [np.bincount(world.kinds, line) for line in table if line.any()]
        gained += unknown - sum(float(line.sum()) / total * _left(line) for line in kinds)
    return gained


def _left(weights: NDArray[Any]) -> float:
    """The bits that are still unknown when things have these weights."""
    weights = weights[weights > 0]
    total = weights.sum()
    return float(np.log2(total) - (weights * np.log2(weights)).sum() / total)


@njit
def _list(
    ones: Masks, others: Masks, thirds: Masks, full: np.uint32, deals: int
) -> NDArray[np.uint32]:
    """Each deal as three hands and the centre; without a third player that hand is empty."""
    found = np.zeros((4, deals), np.uint32)
    at = 0
    for one in ones:
        for other in others:
            if one & other:
                continue
            for third in thirds:
                if third & (one | other):
                    continue
                found[0, at], found[1, at], found[2, at] = one, other, third
                found[3, at] = full ^ one ^ other ^ third
                at += 1
    return found
