"""What questions are worth: the bits about the code wanted that all answers to them together can be
expected to bring.

For that the deals that are possible are listed, code by code. Where they are too many, only some of
the codes are looked at, each with all its deals: how sure the answers would be if the code were
known is then exact for these, and how sure they are without knowing it is close."""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from deciban.games.break_the_code.minds.advice import Valued
from deciban.games.break_the_code.rules.questions import QUESTIONS, Question
from deciban.games.break_the_code.solver.belief import Belief, Masks, Some
from deciban.reason.compiled import njit

NOTHING = 1e-9
"""So few bits are none."""
LISTED = 800_000
"""About so many deals are listed at the most."""


class Deals(NamedTuple):
    """Deals that are possible, those with the same code side by side."""

    hands: NDArray[np.int32]
    """For each of the other players a line: which of the distinct hands it has."""
    begins: NDArray[np.int64]
    """For each code where its deals begin, and where the last ones end, …"""
    chances: NDArray[np.float64]
    """… and how likely it is."""


def worth(belief: Belief, questions: Sequence[Question]) -> list[float]:
    """The bits of each question."""
    rows = np.array([QUESTIONS.index(asked) for asked in questions], np.int64)
    deals = listed(belief)
    gained = _gained(belief.world.answers, deals.hands, deals.begins, deals.chances, rows)
    return [float(bits) for bits in gained]


def valued(belief: Belief, questions: Sequence[Question]) -> list[Valued]:
    """Questions with their worth, the most telling first."""
    bits = worth(belief, questions) if questions else []
    found = [Valued(*asked, told) for asked, told in zip(questions, bits, strict=True)]
    return sorted(found, key=lambda value: -value.expected)


def listed(belief: Belief) -> Deals:
    """All deals that are possible, or those of some of the codes."""
    kinds = belief.world.kinds
    order = np.argsort(kinds, kind="stable")
    order = order[belief.target[order] > 0]
    if belief.players == 2:
        hands = kinds[order][None, :]
        return _deals(hands, kinds[order])
    if belief.deals > LISTED:
        order = order[_some(belief, order)]
    world, possible = belief.world, belief.possible
    first, second = (world.masks[one] for one in possible[:2])
    last, full = possible[-1], np.uint32((1 << len(world.tiles)) - 1)
    room = int(belief.target[order].sum())
    masks = world.masks[order]
    if belief.players == 3:
        masks = _list_three(masks, first, last, world.places, full, room)
    else:
        masks = _list_four(masks, first, second, last, world.places, full, room)
    found = kinds[world.places[masks]]
    return _deals(found[:-1], found[-1])


def _some(belief: Belief, order: NDArray[np.int64]) -> NDArray[np.int64]:
    """Codes at even steps through all deals; the more deals a code has, the likelier it is among
    them."""
    sums = np.cumsum(belief.target[order])
    steps = max(8, LISTED * len(order) // belief.deals)
    at = (np.arange(steps) + 0.5) / steps * belief.deals
    return np.unique(np.searchsorted(sums, at))


def _deals(hands: NDArray[np.int32], codes: NDArray[np.int32]) -> Deals:
    _, begins = np.unique(codes, return_index=True)
    ends = np.append(begins, len(codes))
    return Deals(hands, ends, np.diff(ends) / len(codes))


@njit
def _list_three(
    codes: Masks,
    ones: Masks,
    last: Some,
    places: NDArray[np.int32],
    full: np.uint32,
    room: int,
) -> NDArray[np.uint32]:
    """Each deal as two hands and the centre; the second player's are those of which `last` is
    true."""
    found = np.zeros((3, room), np.uint32)
    at = 0
    for code in codes:
        for one in ones:
            if not one & code and last[places[full ^ code ^ one]]:
                found[0, at], found[1, at], found[2, at] = one, full ^ code ^ one, code
                at += 1
    return found


@njit
def _list_four(
    codes: Masks,
    ones: Masks,
    others: Masks,
    last: Some,
    places: NDArray[np.int32],
    full: np.uint32,
    room: int,
) -> NDArray[np.uint32]:
    """Each deal as three hands and the centre; the third player's are those of which `last` is
    true."""
    found = np.zeros((4, room), np.uint32)
    at = 0
    for code in codes:
        apart = others[(others & code) == 0]
        for one in ones:
            if one & code:
                continue
            for other in apart:
                if not one & other and last[places[full ^ code ^ one ^ other]]:
                    found[0, at], found[1, at] = one, other
                    found[2, at], found[3, at] = full ^ code ^ one ^ other, code
                    at += 1
    return found


@njit
def _gained(
    answers: NDArray[np.uint8],
    hands: NDArray[np.int32],
    begins: NDArray[np.int64],
    chances: NDArray[np.float64],
    rows: NDArray[np.int64],
) -> NDArray[np.float64]:
    """How much less sure all answers together are than they would be if the code were known."""
    gained = np.zeros(len(rows))
    told = np.zeros(hands.shape[1], np.int64)
    for at, row in enumerate(rows):
        span = int(answers[row].max()) + 1
        told[:] = 0
        for line in hands:
            for deal in range(len(told)):
                told[deal] = told[deal] * span + answers[row, line[deal]]
        sizes, shares = np.zeros(span ** len(hands)), np.zeros(span ** len(hands))
        known = 0.0
        for code in range(len(chances)):
            part = told[begins[code] : begins[code + 1]]
            for one in part:
                sizes[one] += 1
            for one in part:
                if sizes[one]:
                    share = sizes[one] / len(part)
                    known -= chances[code] * share * np.log2(share)
                    shares[one] += chances[code] * share
                    sizes[one] = 0
        for share in shares:
            if share:
                gained[at] -= share * np.log2(share)
        gained[at] -= known
    return gained
