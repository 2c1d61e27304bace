"""Looking ahead in a duel: how many questions the other's hand still takes.

Every question that tells much is tried out: for some of the hands that are possible and some orders
of the cards to come, the game is played on with the most telling questions, and counted."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from deciban.games.break_the_code.rules.questions import QUESTIONS, Question
from deciban.games.break_the_code.solver.belief import Belief
from deciban.reason import growth
from deciban.reason.compiled import njit

TRIALS = 250
"""How often each question is tried out."""

_CARDS = np.array([asked.card for asked in QUESTIONS], np.int64)


def foresee(
    belief: Belief, market: Sequence[int], unseen: Sequence[int], questions: Sequence[Question]
) -> list[float]:
    """For each question how many are expected to be needed, itself included."""
    world = belief.world
    weights = np.bincount(world.kinds, belief.target, len(world.hands))
    alive = np.flatnonzero(weights)
    # The same truths for every question, and every time.
    chance = np.random.default_rng(len(alive))
    hands = chance.choice(len(alive), TRIALS, p=weights[alive] / weights.sum())
    decks = np.array([chance.permutation(np.array(unseen, np.int64)) for _ in range(TRIALS)])
    answers = np.ascontiguousarray(world.answers[:, alive])
    added = growth(len(alive))
    return [
        _tried(answers, QUESTIONS.index(asked), np.array(market), hands, decks, _CARDS, added)
        for asked in questions
    ]


@njit
def _tried(
    answers: NDArray[np.uint8],
    first: int,
    market: NDArray[np.int64],
    hands: NDArray[np.int64],
    decks: NDArray[np.int64],
    cards: NDArray[np.int64],
    added: NDArray[np.float64],
) -> float:
    """How many questions are needed on average, beginning with this one."""
    needed = 0
    every = np.arange(answers.shape[1])
    for trial, hand in enumerate(hands):
        deck, drawn = decks[trial], 0
        open_ = np.zeros(32, np.bool_)
        open_[market] = True
        part, row = every, first
        while row >= 0:
            part = part[answers[row][part] == answers[row, hand]]
            needed += 1
            open_[cards[row]] = False
            if drawn < len(deck):
                open_[deck[drawn]] = True
                drawn += 1
            row = _next(answers, part, open_, deck[drawn:], cards, added)
    return needed / len(hands)


@njit
def _next(
    answers: NDArray[np.uint8],
    part: NDArray[np.int64],
    open_: NDArray[np.bool_],
    deck: NDArray[np.int64],
    cards: NDArray[np.int64],
    added: NDArray[np.float64],
) -> int:
    """The most telling question, any where none tells something yet, -1 when nothing ever will."""
    best, spare = -1, -1
    if len(part) == 1:
        return best
    sizes = np.zeros(256, np.int64)
    least = added[: len(part)].sum() - 1e-9
    for row in range(len(answers)):
        if open_[cards[row]]:
            spare = row
            left = _unknown(answers[row], part, sizes, added)
            if left < least:
                best, least = row, left
    if best >= 0:
        return best
    for row in range(len(answers)):
        if cards[row] in deck and _unknown(answers[row], part, sizes, added) < least:
            return spare
    return -1


@njit
def _unknown(
    told: NDArray[np.uint8],
    part: NDArray[np.int64],
    sizes: NDArray[np.int64],
    added: NDArray[np.float64],
) -> float:
    """What stays unknown after a question: the sum of n · log2 n over the parts."""
    left = 0.0
    for hand in part:
        left += added[sizes[told[hand]]]
        sizes[told[hand]] += 1
    for hand in part:
        sizes[told[hand]] = 0
    return left
