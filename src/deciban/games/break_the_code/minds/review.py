"""What was played, judged turn by turn from what each player knew."""

import math
from typing import NamedTuple

from deciban.games.break_the_code.minds.advice import Judged, Review
from deciban.games.break_the_code.minds.knowledge import questions_of, then
from deciban.games.break_the_code.rules.data import Asked, Done, Guessed, Left, Passed, View
from deciban.games.break_the_code.rules.tiles import Hand
from deciban.games.break_the_code.solver.belief import Belief
from deciban.games.break_the_code.solver.information import NOTHING, valued
from deciban.kernel import Grade
from deciban.reason import grade

CLOSE = 0.1
"""A question within so many bits of the best is as good as the best."""


EVEN = 0.5
"""A guess that is right at least so often is worth a try."""


class Outlook(NamedTuple):
    """What one player thinks of the code that it wants."""

    belief: Belief
    codes: dict[Hand, float]


def review(view: View) -> Review:
    hands = [hand for hand in view.hands if hand is not None]
    players = len(hands)
    wanted = [view.centre or hands[1 - seat] for seat in range(players)]
    outlooks = [_outlook(Belief(players, hand)) for hand in hands]
    turns: list[Judged] = []
    provable: list[int | None] = [None] * players
    for turn, (done, market) in enumerate(zip(view.log, markets(view), strict=True)):
        if isinstance(done, Left):
            continue
        after = [_outlook(then(had.belief, done, seat)) for seat, had in enumerate(outlooks)]
        learnt = [_learnt(outlooks[seat], after[seat], wanted[seat]) for seat in range(players)]
        turns.append(_judged(turn, done, market, outlooks[done.seat], after[done.seat], learnt))
        outlooks = after
        for seat, outlook in enumerate(outlooks):
            if provable[seat] is None and len(outlook.codes) == 1:
                provable[seat] = turn
    return Review(tuple(turns), tuple(provable))


def markets(view: View) -> list[tuple[int, ...]]:
    """The cards that lay open before each turn."""
    found: list[tuple[int, ...]] = []
    market = view.market
    for done in reversed(view.log):
        if isinstance(done, Asked):
            market = (*(card for card in market if card != done.drawn), done.card)
        found.append(tuple(sorted(market)))
    return found[::-1]


def _outlook(belief: Belief) -> Outlook:
    return Outlook(belief, belief.codes())


def _learnt(before: Outlook, after: Outlook, code: Hand) -> float:
    """How many bits likelier the truth has become."""
    return math.log2(after.codes[code] / before.codes[code])


def _judged(
    turn: int,
    done: Done,
    market: tuple[int, ...],
    before: Outlook,
    after: Outlook,
    learnt: list[float],
) -> Judged:
    values = valued(before.belief, questions_of(market)) if isinstance(done, Asked) else []
    expected = next((v.expected for v in values if _is(done, v.card, v.digit)), 0.0)
    others = [bits for seat, bits in enumerate(learnt) if seat != done.seat]
    best = values[0] if values else None
    chance = max(before.codes.values())
    if isinstance(done, Guessed) and done.tiles is not None:
        chance = before.codes.get(done.tiles, 0.0)
    return Judged(
        seat=done.seat,
        move=turn,
        grade=_grade(done, expected, best.expected if best else 0.0, chance),
        before=len(before.codes),
        after=len(after.codes),
        expected=expected,
        got=learnt[done.seat] if isinstance(done, Asked) else 0.0,
        most=best.expected if best else 0.0,
        remark=_remark(done, expected, learnt[done.seat], best.expected if best else 0.0, chance),
        card=done.card if isinstance(done, Asked) else None,
        digit=done.digit if isinstance(done, Asked) else None,
        best=best,
        chance=chance,
        gave=sum(others) / len(others),
    )


def _grade(done: Done, expected: float, most: float, chance: float) -> Grade:
    """A guess is as good as its odds were; passing up a guess wastes it."""
    if isinstance(done, Asked):
        return grade(expected, most, CLOSE)
    if isinstance(done, Passed):
        return "wasted"
    return "best" if chance >= EVEN else "inexact"


def _is(done: Done, card: int, digit: int | None) -> bool:
    return isinstance(done, Asked) and (done.card, done.digit) == (card, digit)


def _remark(done: Done, expected: float, got: float, most: float, chance: float) -> str:
    if isinstance(done, Passed):
        return "passed"
    if isinstance(done, Guessed):
        if done.right:
            return "right"
        return "wrong" if chance >= EVEN else "early"
    if expected < NOTHING:
        return "nothing"
    if expected >= most - CLOSE:
        return "best"
    return "missed" if got < most else "lucky"
