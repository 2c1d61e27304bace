"""The coach of Break the Code: a hint, and help at a real table. What was played is judged in
`review`."""

from collections.abc import Sequence

from deciban.games.break_the_code.minds.advice import LISTED, Advice, Hint, Inquiry, Odds, Review
from deciban.games.break_the_code.minds.bots import is_last_chance, think
from deciban.games.break_the_code.minds.conflict import conflict
from deciban.games.break_the_code.minds.knowledge import questions_of
from deciban.games.break_the_code.minds.master import Master
from deciban.games.break_the_code.minds.review import review
from deciban.games.break_the_code.rules.data import Ask, Guess, View
from deciban.games.break_the_code.rules.questions import CARDS, QUESTIONS, Question
from deciban.games.break_the_code.rules.tiles import SIZES, every_hand
from deciban.games.break_the_code.solver.belief import Belief
from deciban.games.break_the_code.solver.information import valued
from deciban.kernel import Coach, QuickDice, Refused, Sight

RIPE = 2
"""With so many codes left, guessing is better than asking in a duel."""


class BreakTheCodeCoach(Coach[View, Inquiry]):
    def review(self, sight: Sight[View], chapter: int) -> Review:
        view = sight.view
        if chapter != 0 or view.phase != "over":
            raise Refused("not-played")
        return review(view)

    def hint(self, sight: Sight[View], depth: int) -> Hint:
        view = sight.view
        thought = think(view, sight.mine)
        left = len(thought.codes)
        if depth == 1:
            return Hint(left)
        action = Master().act(thought, QuickDice(0))
        cards = () if is_last_chance(view) else view.market
        values = valued(thought.belief, questions_of(cards))
        others = [value for value in values if Ask(value.card, value.digit) != action]
        if depth == 2 and len(others) > 1:
            return Hint(left, (others[0], others[-1]))
        if isinstance(action, Guess):
            return Hint(left, guess=action.tiles)
        return Hint(left, tuple(value for value in values if value not in others))

    def advise(self, inquiry: Inquiry) -> Advice:
        _check(inquiry)
        counted = [at for at in range(len(inquiry.heard)) if at not in inquiry.aside]
        fresh = _fresh(inquiry)
        belief = _after(fresh, inquiry, counted)
        codes = belief.codes()
        if not codes:
            found = conflict(lambda some: _after(fresh, inquiry, some), counted)
            return Advice(0, conflict=found)
        ranked = sorted(codes.items(), key=lambda pair: -pair[1])
        ripe = len(ranked) <= (RIPE if inquiry.players == 2 else 1)
        return Advice(
            left=len(codes),
            likeliest=tuple(Odds(code, chance) for code, chance in ranked[: LISTED - 1]),
            cells=tuple(
                tuple(Odds((tile,), chance) for tile, chance in sorted(cell.items()))
                for cell in belief.cells(belief.target)
            ),
            questions=tuple(valued(belief, questions_of(_market(inquiry)))),
            guess=ranked[0][0] if ripe else None,
        )


def _market(inquiry: Inquiry) -> Sequence[int]:
    asked = {heard.card for heard in inquiry.heard}
    return inquiry.market or [card for card in CARDS if card not in asked]


def _fresh(inquiry: Inquiry) -> Belief:
    """Before any answer."""
    belief = Belief(inquiry.players, inquiry.own)
    for code in inquiry.wrong if inquiry.players == 2 else ():
        belief = belief.wrong(0, code)
    return belief


def _after(belief: Belief, inquiry: Inquiry, counted: Sequence[int]) -> Belief:
    """After those answers that count."""
    for at in counted:
        heard = inquiry.heard[at]
        for other, told in enumerate(heard.answers):
            if told is not None:
                belief = belief.heard(other, Question(heard.card, heard.digit), told)
    return belief


def _check(inquiry: Inquiry) -> None:
    size = SIZES[inquiry.players]
    if inquiry.own not in every_hand(size):
        raise Refused("bad-hand", size=size)
    if any(Question(heard.card, heard.digit) not in QUESTIONS for heard in inquiry.heard):
        raise Refused("bad-question")
    if any(len(heard.answers) != inquiry.players - 1 for heard in inquiry.heard):
        raise Refused("bad-answers", count=inquiry.players - 1)
    if any(card not in CARDS for card in inquiry.market):
        raise Refused("bad-question")
