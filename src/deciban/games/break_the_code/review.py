"""What was played, judged turn by turn from what each player knew."""

import math
from typing import NamedTuple

from deciban.games.break_the_code.advice import Judged, Review
from deciban.games.break_the_code.belief import Belief
from deciban.games.break_the_code.data import Asked, Guessed, Passed, View
from deciban.games.break_the_code.knowledge import questions_of, then
from deciban.games.break_the_code.tiles import Hand
from deciban.games.break_the_code.worth import NOTHING, valued

CLOSE = 0.1
"""A question within so many bits of the best is as good as the best."""


class Mind(NamedTuple):
    """What one player thinks of the code that it wants."""

    belief: Belief
    codes: dict[Hand, float]


def review(view: View) -> Review:
    hands = [hand for hand in view.hands if hand is not None]
    players = len(hands)
    wanted = [view.centre or hands[1 - seat] for seat in range(players)]
    minds = [_mind(Belief(players, hand)) for hand in hands]
    turns: list[Judged] = []
    provable: list[int | None] = [None] * players
    for turn, (done, market) in enumerate(zip(view.log, markets(view), strict=True)):
        after = [_mind(then(mind.belief, done, seat)) for seat, mind in enumerate(minds)]
        learnt = [_learnt(minds[seat], after[seat], wanted[seat]) for seat in range(players)]
        turns.append(_judged(turn, done, market, minds[done.seat], after[done.seat], learnt))
        minds = after
        for seat, mind in enumerate(minds):
            if provable[seat] is None and len(mind.codes) == 1:
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


def _mind(belief: Belief) -> Mind:
    return Mind(belief, belief.codes())


def _learnt(before: Mind, after: Mind, code: Hand) -> float:
    """How many bits likelier the truth has become."""
    return math.log2(after.codes[code] / before.codes[code])


def _judged(
    turn: int,
    done: Asked | Guessed | Passed,
    market: tuple[int, ...],
    before: Mind,
    after: Mind,
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
        before=len(before.codes),
        after=len(after.codes),
        expected=expected,
        got=learnt[done.seat] if isinstance(done, Asked) else 0.0,
        most=best.expected if best else 0.0,
        remark=_remark(done, expected, learnt[done.seat], best.expected if best else 0.0, chance),
        turn=turn,
        card=done.card if isinstance(done, Asked) else None,
        digit=done.digit if isinstance(done, Asked) else None,
        best=best,
        chance=chance,
        gave=sum(others) / len(others),
    )


def _is(done: Asked | Guessed | Passed, card: int, digit: int | None) -> bool:
    return isinstance(done, Asked) and (done.card, done.digit) == (card, digit)


def _remark(
    done: Asked | Guessed | Passed, expected: float, got: float, most: float, chance: float
) -> str:
    if isinstance(done, Passed):
        return "passed"
    if isinstance(done, Guessed):
        if done.right:
            return "right"
        return "wrong" if chance >= 0.5 else "early"
    if expected < NOTHING:
        return "nothing"
    if expected >= most - CLOSE:
        return "best"
    return "missed" if got < most else "lucky"
