"""Novice and Skilled. Both make fair codemakers; they differ in how they break a code."""

from abc import abstractmethod

from deciban.games.mastermind.minds.board import Board, board
from deciban.games.mastermind.rules.code import Code, code_of, keys
from deciban.games.mastermind.rules.data import (
    Answer,
    AnyAction,
    Challenge,
    Claim,
    Guess,
    Hide,
    Options,
    View,
)
from deciban.kernel import Bot, Dice, Sight

MEMORY = 80
"""Novice remembers a row so many times in a hundred."""
GUESSES = 200
"""Skilled weighs so many guesses at the most."""


class Player(Bot[View]):
    """What all levels have in common: honest keys, and a challenge exactly when no code fits."""

    def choose(self, sight: Sight[View], dice: Dice) -> AnyAction:
        view = sight.view
        if view.phase == "hide":
            return Hide(self.hide(view.options, dice))
        if view.phase == "answer":
            assert view.code is not None
            assert view.guess is not None
            return Answer(*keys(view.code, view.guess))
        if view.phase == "claim":
            return Claim()
        guess = self.guess(view, dice)
        return Challenge() if guess is None else Guess(guess)

    def hide(self, options: Options, dice: Dice) -> Code:
        count = options.symbols**options.pegs
        return code_of(dice.below(count, "code"), options.pegs, options.symbols)

    @abstractmethod
    def guess(self, view: View, dice: Dice) -> Code | None:
        """None if no code fits all answers."""


class Novice(Player):
    """Plausible guesses, but now and then a row is forgotten."""

    def guess(self, view: View, dice: Dice) -> Code | None:
        here = board_of(view.options)
        if not here.left(view.rows).count:
            return None
        remembered = [row for row in view.rows if dice.below(100, "memory") < MEMORY]
        return here.left(remembered).one(dice)


class Skilled(Player):
    """Always a code that fits all answers: of some of them the one that is expected to tell
    most."""

    def guess(self, view: View, dice: Dice) -> Code | None:
        left = board_of(view.options).left(view.rows)
        if not left.count:
            return None
        guesses = (
            left.codes() if left.count <= GUESSES else [left.one(dice) for _ in range(GUESSES)]
        )
        return max(map(left.weigh, guesses), key=lambda weighed: weighed.expected).code


def board_of(options: Options) -> Board:
    return board(options.pegs, options.symbols)
