"""Tiles and answers as people say them, for the tests."""

from deciban.games.break_the_code.rules.tiles import Hand

SIGNS = tuple(f"{digit}{color}" for digit in range(10) for color in "bw")


def tiles(said: str) -> Hand:
    """`0b 3w 5`: digits, b for black and w for white; fives are green."""
    return tuple(10 if sign == "5" else SIGNS.index(sign) for sign in said.split())


def places(letters: str) -> int:
    """`BD` as an answer to where something is; nothing is none."""
    return sum(1 << "ABCDE".index(letter) for letter in letters)


def runs(*said: str) -> int:
    """`AB`, `DE` as an answer to which neighbours belong together."""
    return sum(places(run[:-1]) for run in said)
