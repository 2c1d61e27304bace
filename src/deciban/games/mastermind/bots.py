"""Novice and Skilled. Both make fair codemakers; they differ in how they break a code."""

from abc import abstractmethod

import numpy as np

from deciban.games.mastermind.candidates import Board, Codes, answers, board, count_colors
from deciban.games.mastermind.code import Code, code_of, keys
from deciban.games.mastermind.data import (
    Answer,
    AnyAction,
    Challenge,
    Claim,
    Guess,
    Hide,
    Options,
    Row,
    View,
)
from deciban.kernel import Bot, Dice, Sight
from deciban.reason import bits

MEMORY = 80
"""Novice remembers a row so many times in a hundred."""
GUESSES = 200
"""Skilled weighs so many guesses at the most …"""
SAMPLE = 4000
"""… against so many codes."""


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
        here = board_of(view)
        if not len(candidates(here, view.rows)):
            return None
        remembered = [row for row in view.rows if dice.below(100, "memory") < MEMORY]
        plausible = candidates(here, remembered)
        return code_at(plausible, dice.below(len(plausible), "guess"))


class Skilled(Player):
    """Always a code that fits all answers: the one that is expected to tell most."""

    def guess(self, view: View, dice: Dice) -> Code | None:
        left = candidates(board_of(view), view.rows)
        if not len(left):
            return None
        guesses, codes = _some(left, GUESSES, dice), _some(left, SAMPLE, dice)
        counts = count_colors(codes, view.options.symbols)
        told = [bits(np.bincount(answers(codes, counts, code))) for code in map(_tuple, guesses)]
        return code_at(guesses, int(np.argmax(told)))


def board_of(view: View) -> Board:
    return board(view.options.pegs, view.options.symbols)


def candidates(here: Board, rows: tuple[Row, ...] | list[Row]) -> Codes:
    return here.codes[here.left(rows)]


def code_at(codes: Codes, place: int) -> Code:
    return _tuple(codes[place])


def _tuple(code: Codes) -> Code:
    return tuple(code.tolist())


def _some(codes: Codes, most: int, dice: Dice) -> Codes:
    """All of them, or a fair sample."""
    if len(codes) <= most:
        return codes
    return codes[[dice.below(len(codes), "sample") for _ in range(most)]]
