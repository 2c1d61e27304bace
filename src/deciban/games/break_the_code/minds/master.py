"""Master: looks ahead, and knows when guessing beats asking."""

import itertools
from collections.abc import Sequence

import numpy as np

from deciban.games.break_the_code.minds.bots import Player, Thought
from deciban.games.break_the_code.minds.knowledge import as_action, belief_after, questions_of
from deciban.games.break_the_code.rules.data import AnyAction, Asked, Guess, Guessed
from deciban.games.break_the_code.rules.questions import CARDS, QUESTIONS, SHARED, Question, answer
from deciban.games.break_the_code.rules.tiles import Hand, hands
from deciban.games.break_the_code.rules.views import cards_of
from deciban.games.break_the_code.solver.belief import Belief
from deciban.games.break_the_code.solver.information import listed, worth
from deciban.games.break_the_code.solver.lookahead import foresee
from deciban.kernel import Dice
from deciban.reason import bits

FEW = 12
"""With more codes left nobody thinks of guessing."""
SAMPLES = 12
"""So many of the truths that are possible are looked at to see what others may know."""
CONFESSION = 0.25
"""What a bit about one's own hand is worth to the others, in bits about the code."""
OVERHEARD = 0.5
"""By this the doubt shrinks that is left after one's own question, until one's next turn: others
ask too."""


class Master(Player):
    def decide(self, thought: Thought, dice: Dice) -> AnyAction:
        asked = self.ask(thought)
        if len(thought.codes) > FEW:
            return as_action(asked)
        guess, risk = thought.likeliest, self.risk(thought, asked)
        now, later = thought.codes[guess], sure_after(thought.belief, asked)
        if thought.belief.players == 2:
            # A wrong guess costs a turn and leaves one code less, but tells the other something.
            others = [chance for code, chance in thought.codes.items() if code != guess]
            now += max(others) * (1 - self.exposure(thought, guess))
        else:
            later += (1 - later) * OVERHEARD
        return Guess(guess) if now >= (1 - risk) * later else as_action(asked)

    def ask(self, thought: Thought) -> Question:
        view, belief = thought.view, thought.belief
        if belief.players == 2:
            unseen = set(cards_of(view.options.tagiron, 2)) - {*view.market, *view.discard}
            return foresighted(belief, view.market, sorted(unseen))
        questions = questions_of(view.market)
        told = worth(belief, questions)
        given = confessions(thought, questions)
        scores = [mine - CONFESSION * theirs for mine, theirs in zip(told, given, strict=True)]
        return questions[int(np.argmax(scores))]

    def risk(self, thought: Thought, asked: Question) -> float:
        """How likely somebody will know the code before it is one's turn again: in a duel the
        other, else whoever comes later in this round, after hearing the answers to the
        question."""
        truths = sampled(thought)
        if thought.belief.players == 2:
            ready = [_ready(thought, truth, _asked(thought, truth, asked)) for truth in truths]
            return float(np.mean(ready))
        later = _later(thought)
        return float(np.mean([any(_knows(thought, t, asked, s) for s in later) for t in truths]))

    def exposure(self, thought: Thought, guess: Hand) -> float:
        """How likely the other of a duel will know one's hand after a wrong guess: whoever names a
        tile does not hold it."""
        told = Guessed(thought.seat, False, guess)
        wrong = [truth for truth in sampled(thought) if truth[1 - thought.seat] != guess]
        return float(np.mean([_ready(thought, truth, told) for truth in wrong] or [0.0]))


def foresighted(belief: Belief, market: Sequence[int], unseen: Sequence[int]) -> Question:
    """In a duel: the question after which fewest are expected to be needed."""
    questions = questions_of(market)
    return questions[int(np.argmin(foresee(belief, market, unseen, questions)))]


def sure_after(belief: Belief, asked: Question) -> float:
    """How likely the likeliest code will be the right one once a question is answered."""
    deals = listed(belief)
    row = belief.world.answers[QUESTIONS.index(asked)]
    told = np.zeros(deals.hands.shape[1], np.int64)
    for line in deals.hands:
        told = told * 64 + row[line]
    _, told = np.unique(told, return_inverse=True)
    best = np.zeros(told.max() + 1, np.int64)
    for begin, end in itertools.pairwise(deals.begins):
        best = np.maximum(best, np.bincount(told[begin:end], minlength=len(best)))
    return float(best.sum() / len(told))


def sampled(thought: Thought) -> list[tuple[Hand, ...]]:
    """Some deals that are possible: the hands of all seats in the order of their numbers."""
    players, every = thought.belief.players, thought.belief.world.hands
    hands = listed(thought.belief).hands
    picked = np.linspace(0, hands.shape[1] - 1, min(SAMPLES, hands.shape[1])).astype(int)
    own = thought.view.hands[thought.seat]
    assert own is not None
    truths = []
    for kinds in hands[:, picked].T:
        around = [own, *(every[kind] for kind in kinds)]
        truths.append(tuple(around[(at - thought.seat) % players] for at in range(players)))
    return truths


def confessions(thought: Thought, questions: Sequence[Question]) -> list[float]:
    """What the asker's own answers tell the others of the asker's hand, in bits."""
    view, seat = thought.view, thought.seat
    given = [
        (Question(done.card, done.digit), told)
        for done in view.log
        if isinstance(done, Asked) and (told := done.answers[seat]) is not None
    ]
    mine = [
        hand
        for hand in hands(view.size)
        if all(answer(asked, hand) == told for asked, told in given)
    ]
    return [_bits(asked, mine) if _answers_too(thought, asked) else 0.0 for asked in questions]


def _bits(asked: Question, mine: Sequence[Hand]) -> float:
    return bits(np.bincount([answer(asked, hand) for hand in mine]))


def _answers_too(thought: Thought, asked: Question) -> bool:
    players = thought.belief.players
    return players == 4 or (thought.view.options.tagiron and asked.card in SHARED)


def _ready(thought: Thought, truth: tuple[Hand, ...], done: Asked | Guessed) -> float:
    """How likely the other player of a duel would guess right after one's turn."""
    other = 1 - thought.seat
    left = len(belief_after((*thought.view.log, done), other, truth[other], 2).codes())
    return 1 / left if left <= 2 else 0.0


def _later(thought: Thought) -> list[int]:
    """Who still comes after this seat in the round, and may guess."""
    view, players = thought.view, thought.belief.players
    order = [(view.first + at) % players for at in range(players)]
    after = order[order.index(thought.seat) + 1 :]
    return [seat for seat in after if view.fates[seat] is None]


def _knows(thought: Thought, truth: tuple[Hand, ...], asked: Question, seat: int) -> bool:
    """Whether a later player would be certain after the answers to the question."""
    log = (*thought.view.log, _asked(thought, truth, asked))
    return len(belief_after(log, seat, truth[seat], thought.belief.players).codes()) == 1


def _asked(thought: Thought, truth: tuple[Hand, ...], asked: Question) -> Asked:
    """What everybody would hear if the question were asked."""
    own = _answers_too(thought, asked)
    answers = tuple(
        answer(asked, hand) if own or at != thought.seat else None for at, hand in enumerate(truth)
    )
    return Asked(thought.seat, asked.card, asked.digit, answers, None)


def warm() -> None:
    """Compiles what is not yet, before anybody waits for it."""
    for players, own in ((2, (0, 3, 7, 12, 19)), (3, (0, 3, 7, 12, 19)), (4, (0, 3, 7, 12))):
        belief = Belief(players, own)
        worth(belief, QUESTIONS[:1])
        for other in range(players - 1):
            belief = belief.heard(other, Question(15), 21 - other)
        worth(belief, QUESTIONS[:1])
        belief.fits()
    foresighted(Belief(2, (0, 3, 7, 12, 19)), CARDS[:6], CARDS[6:])
