"""Looking one question further: how many questions the hand of a single opponent still takes."""

import functools
from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from deciban.games.break_the_code.belief import Belief
from deciban.games.break_the_code.questions import CARDS, QUESTIONS, Question
from deciban.reason.compiled import njit

_CARD_OF = np.array([asked.card for asked in QUESTIONS], np.int64)


@functools.cache
def _costs(most: int) -> NDArray[np.float64]:
    """How many more questions so many hands take, as measured with the most telling questions."""
    sizes = np.maximum(np.arange(most + 1), 1)
    return np.where(sizes == 1, 0.0, 0.75 + np.log2(sizes) / 3.4)


def foresee(
    belief: Belief, market: Sequence[int], unseen: Sequence[int], questions: Sequence[Question]
) -> list[float]:
    """For each question how many are expected to be needed, itself included, if next time the
    best of what then lies open is asked."""
    world = belief.world
    weights = np.bincount(world.kinds, belief.target, len(world.hands)).astype(np.int64)
    alive = np.flatnonzero(weights)
    rows = np.array([QUESTIONS.index(asked) for asked in questions], np.int64)
    found = _foresee(
        np.ascontiguousarray(world.answers[:, alive]),
        weights[alive],
        rows,
        _CARD_OF,
        np.isin(np.arange(len(CARDS) + 1), market),
        np.isin(np.arange(len(CARDS) + 1), unseen),
        _costs(len(world.hands)),
    )
    return [float(cost) for cost in found]


@njit
def _foresee(
    answers: NDArray[np.uint8],
    weights: NDArray[np.int64],
    rows: NDArray[np.int64],
    card_of: NDArray[np.int64],
    market: NDArray[np.bool_],
    unseen: NDArray[np.bool_],
    costs: NDArray[np.float64],
) -> NDArray[np.float64]:
    total = weights.sum()
    found = np.zeros(len(rows))
    for at, row in enumerate(rows):
        told = answers[row]
        order = np.argsort(told)
        begin = 0
        while begin < len(order):
            end = begin
            while end < len(order) and told[order[end]] == told[order[begin]]:
                end += 1
            part = order[begin:end]
            rest = 0.0
            if end - begin > 1:
                rest = _next(answers, weights, part, card_of, card_of[row], market, unseen, costs)
            found[at] += weights[part].sum() / total * (1 + rest)
            begin = end
    return found


@njit
def _next(
    answers: NDArray[np.uint8],
    weights: NDArray[np.int64],
    part: NDArray[np.int64],
    card_of: NDArray[np.int64],
    taken: int,
    market: NDArray[np.bool_],
    unseen: NDArray[np.bool_],
    costs: NDArray[np.float64],
) -> float:
    """What these hands take, with the cards that stay open and one that is drawn."""
    best = costs[len(part)]
    drawn = np.full(len(market), np.inf)
    sizes, heavy = np.zeros(256, np.int64), np.zeros(256, np.int64)
    for row in range(len(answers)):
        card = card_of[row]
        if card == taken or not (market[card] or unseen[card]):
            continue
        sizes[:] = 0
        heavy[:] = 0
        for hand in part:
            sizes[answers[row, hand]] += 1
            heavy[answers[row, hand]] += weights[hand]
        cost = 1.0
        for told in range(256):
            if sizes[told] > 1:
                cost += heavy[told] / heavy.sum() * costs[sizes[told]]
        if market[card]:
            best = min(best, cost)
        else:
            drawn[card] = min(drawn[card], cost)
    count, sum_ = 0, 0.0
    for card in range(len(market)):
        if unseen[card] and card != taken:
            count += 1
            sum_ += min(best, drawn[card])
    return sum_ / count if count else best
