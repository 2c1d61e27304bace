"""Novice and Skilled. Both guess when they are certain; they differ in what they ask."""

from abc import abstractmethod
from collections.abc import Sequence
from typing import NamedTuple

from deciban.games.break_the_code.minds.knowledge import as_action, belief_of, questions_of
from deciban.games.break_the_code.rules.data import AnyAction, Guess, View
from deciban.games.break_the_code.rules.questions import Question
from deciban.games.break_the_code.rules.tiles import Hand
from deciban.games.break_the_code.solver.belief import Belief
from deciban.games.break_the_code.solver.information import NOTHING, worth
from deciban.kernel import Bot, Dice, Sight


class Thought(NamedTuple):
    """What a player has to go by."""

    view: View
    seat: int
    belief: Belief
    codes: dict[Hand, float]
    """How likely each code is."""

    @property
    def likeliest(self) -> Hand:
        return max(self.codes, key=lambda code: self.codes[code])


def think(view: View, seat: int) -> Thought:
    belief = belief_of(view, seat)
    return Thought(view, seat, belief, belief.codes())


class Player(Bot[View]):
    """What all levels have in common: the last chance to guess is used, and so is certainty."""

    def choose(self, sight: Sight[View], dice: Dice) -> AnyAction:
        return self.act(think(sight.view, sight.mine), dice)

    def act(self, thought: Thought, dice: Dice) -> AnyAction:
        if len(thought.codes) == 1 or is_last_chance(thought.view):
            return Guess(thought.likeliest)
        return self.decide(thought, dice)

    @abstractmethod
    def decide(self, thought: Thought, dice: Dice) -> AnyAction:
        """With several codes left, and cards lying open."""


class Novice(Player):
    """Asks whatever comes to mind."""

    def decide(self, thought: Thought, dice: Dice) -> AnyAction:
        return as_action(dice.pick(questions_of(thought.view.market), "question"))


class Skilled(Player):
    """Asks what can be expected to tell most. In a duel, where a wrong guess does no harm, guesses
    when nothing that lies open tells more."""

    def decide(self, thought: Thought, dice: Dice) -> AnyAction:
        bits, asked = most_telling(thought.belief, thought.view.market)
        if bits < NOTHING and thought.belief.players == 2:
            return Guess(thought.likeliest)
        return as_action(asked)


def most_telling(belief: Belief, market: Sequence[int]) -> tuple[float, Question]:
    """The question of the cards that lie open which tells most, and its bits."""
    questions = questions_of(market)
    return max(zip(worth(belief, questions), questions, strict=True), key=lambda pair: pair[0])


def is_last_chance(view: View) -> bool:
    """No card is left to ask with, or this is the last turn before the round is completed."""
    return view.phase != "turn" or view.closing
