"""What a view tells a player, as belief; and what lies open."""

from collections.abc import Sequence

from deciban.games.break_the_code.rules.data import Ask, Asked, Done, Guessed, View
from deciban.games.break_the_code.rules.questions import CHOICES, Question
from deciban.games.break_the_code.rules.tiles import Hand
from deciban.games.break_the_code.solver.belief import Belief


def belief_of(view: View, seat: int) -> Belief:
    """What a seat knows whose hand the view shows."""
    hand = view.hands[seat]
    assert hand is not None
    return belief_after(view.log, seat, hand, len(view.hands))


def belief_after(log: Sequence[Done], seat: int, hand: Hand, players: int) -> Belief:
    belief = Belief(players, hand)
    for done in log:
        belief = then(belief, done, seat)
    return belief


def then(belief: Belief, done: Done, seat: int) -> Belief:
    """The belief of a seat after one more turn."""
    if isinstance(done, Asked):
        for other in range(belief.players - 1):
            told = done.answers[(seat + 1 + other) % belief.players]
            if told is not None:
                belief = belief.heard(other, Question(done.card, done.digit), told)
    elif isinstance(done, Guessed) and belief.players == 2 and done.tiles:
        if done.seat != seat:
            belief = belief.guessed(0, done.tiles)
        elif not done.right:
            belief = belief.wrong(0, done.tiles)
    return belief


def questions_of(cards: Sequence[int]) -> list[Question]:
    """All that can be asked with some cards."""
    return [Question(card, digit) for card in cards for digit in CHOICES.get(card, (None,))]


def as_action(asked: Question) -> Ask:
    return Ask(asked.card, asked.digit)
