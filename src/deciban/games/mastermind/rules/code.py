"""Codes and the keys that answer them.

A peg is its colour's number. With blanks an empty hole is one more colour, the last number."""

import functools
import itertools
from operator import eq
from typing import TypeAlias

Code: TypeAlias = tuple[int, ...]
Keys: TypeAlias = tuple[int, int]
"""Red (right colour, right place) and white (right colour, wrong place)."""


def keys(code: Code, guess: Code) -> Keys:
    """One key per code peg, red before white; symmetric in its two arguments."""
    red = sum(map(eq, code, guess))
    rest = list(code)
    for peg in guess:
        if peg in rest:
            rest.remove(peg)
    return red, len(code) - len(rest) - red


@functools.cache
def all_keys(pegs: int) -> tuple[Keys, ...]:
    """Every pair of key counts that fits beside a row, the impossible one included."""
    return tuple((red, white) for red in range(pegs + 1) for white in range(pegs + 1 - red))


def all_codes(pegs: int, symbols: int) -> "itertools.product[Code]":
    return itertools.product(range(symbols), repeat=pegs)


def number_of(code: Code, symbols: int) -> int:
    """A code's place among all codes of its board."""
    number = 0
    for color in code:
        number = number * symbols + color
    return number


def code_of(number: int, pegs: int, symbols: int) -> Code:
    return tuple(number // symbols ** (pegs - 1 - place) % symbols for place in range(pegs))


def answer_number(keys: Keys, pegs: int) -> int:
    """An answer as one number, as packed codes give it: red times (pegs + 1) plus all keys."""
    red, white = keys
    return red * (pegs + 1) + red + white
