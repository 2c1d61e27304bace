"""The coach of Break the Code: a hint, and help at a real table. What was played is judged in
`review`."""

from collections.abc import Sequence

from deciban.games.break_the_code.advice import LISTED, Advice, Hint, Odds, Question, Review
from deciban.games.break_the_code.belief import Belief
from deciban.games.break_the_code.bots import is_last_chance, think
from deciban.games.break_the_code.conflict import conflict
from deciban.games.break_the_code.data import Ask, Guess, View
from deciban.games.break_the_code.knowledge import questions_of
from deciban.games.break_the_code.master import Master
from deciban.games.break_the_code.questions import CARDS, QUESTIONS
from deciban.games.break_the_code.questions import Question as Asking
from deciban.games.break_the_code.review import review
from deciban.games.break_the_code.tiles import SIZES, every_hand
from deciban.games.break_the_code.worth import valued
from deciban.kernel import Coach, QuickDice, Refused

RIPE = 2
"""With so many codes left, guessing is better than asking in a duel."""


class BreakTheCodeCoach(Coach[View, Question]):
    def review(self, view: View, chapter: int) -> Review:
        if chapter != 0 or view.phase != "over":
            raise Refused("not-played")
        return review(view)

    def hint(self, view: View, depth: int) -> Hint:
        assert view.turn is not None
        thought = think(view, view.turn)
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

    def advise(self, question: Question) -> Advice:
        _check(question)
        counted = [at for at in range(len(question.heard)) if at not in question.aside]
        fresh = _fresh(question)
        belief = _after(fresh, question, counted)
        codes = belief.codes()
        if not codes:
            found = conflict(lambda some: _after(fresh, question, some), counted)
            return Advice(0, conflict=found)
        ranked = sorted(codes.items(), key=lambda pair: -pair[1])
        ripe = len(ranked) <= (RIPE if question.players == 2 else 1)
        return Advice(
            left=len(codes),
            likeliest=tuple(Odds(code, chance) for code, chance in ranked[: LISTED - 1]),
            cells=tuple(
                tuple(Odds((tile,), chance) for tile, chance in sorted(cell.items()))
                for cell in belief.cells(belief.target)
            ),
            questions=tuple(valued(belief, questions_of(_market(question)))),
            guess=ranked[0][0] if ripe else None,
        )


def _market(question: Question) -> Sequence[int]:
    asked = {heard.card for heard in question.heard}
    return question.market or [card for card in CARDS if card not in asked]


def _fresh(question: Question) -> Belief:
    """Before any answer."""
    belief = Belief(question.players, question.own)
    for code in question.wrong if question.players == 2 else ():
        belief = belief.wrong(0, code)
    return belief


def _after(belief: Belief, question: Question, counted: Sequence[int]) -> Belief:
    """After those answers that count."""
    for at in counted:
        heard = question.heard[at]
        for other, told in enumerate(heard.answers):
            if told is not None:
                belief = belief.heard(other, Asking(heard.card, heard.digit), told)
    return belief


def _check(question: Question) -> None:
    size = SIZES[question.players]
    if question.own not in every_hand(size):
        raise Refused("bad-hand", size=size)
    if any(Asking(heard.card, heard.digit) not in QUESTIONS for heard in question.heard):
        raise Refused("bad-question")
    if any(len(heard.answers) != question.players - 1 for heard in question.heard):
        raise Refused("bad-answers", count=question.players - 1)
    if any(card not in CARDS for card in question.market):
        raise Refused("bad-question")
