"""The 21 question cards, of which 25 questions can be asked, and the answers to them.

An answer is a number. To *where* it has a bit for each place, to *runs* a bit for each pair of
neighbours that belong together, so 0 is "none" to both; all others are plain numbers, and yes is
1."""

import itertools
from collections.abc import Callable
from typing import Literal, NamedTuple, TypeAlias

from deciban.games.break_the_code.rules.tiles import Hand, color, digit

Kind: TypeAlias = Literal["where", "runs", "count", "yes", "sum"]

CHOICES = {2: (1, 2), 3: (3, 4), 5: (6, 7), 6: (8, 9)}
"""The cards on which the asker picks one of two digits."""
FIXED = {1: 0, 4: 5}
"""The other cards that ask where a digit is."""

SAME_COLOR, CONSECUTIVE, EVEN, ODD, BLACK, WHITE, PAIRS, C_OVER_4 = range(7, 15)
ALL, LEFT, MIDDLE, RIGHT, BLACK_SUM, WHITE_SUM, SPREAD = range(15, 22)

CARDS = tuple(range(1, 22))
SHARED = (C_OVER_4, ALL, SPREAD)
"""The cards that the asker answers too at a Tagiron table of two or three."""
LEFT_OUT = (C_OVER_4, MIDDLE)
"""The cards that a Tagiron table of four plays without."""


class Question(NamedTuple):
    """A card, and the digit that was picked where the card leaves a choice."""

    card: int
    digit: int | None = None


QUESTIONS = tuple(Question(card, choice) for card in CARDS for choice in CHOICES.get(card, (None,)))
"""All that can be asked."""


def kind(card: int) -> Kind:
    """How the answers to a card are to be read."""
    if card in CHOICES or card in FIXED:
        return "where"
    if card in (SAME_COLOR, CONSECUTIVE):
        return "runs"
    if card == C_OVER_4:
        return "yes"
    return "sum" if card >= ALL else "count"


def answer(question: Question, hand: Hand) -> int:
    card, picked = question
    if card < SAME_COLOR:
        return _where(FIXED.get(card, picked), hand)
    return _ANSWERS[card](hand)


def _where(wanted: int | None, hand: Hand) -> int:
    return sum(1 << place for place, tile in enumerate(hand) if tile // 2 == wanted)


def _joined(hand: Hand, belong: Callable[[int, int], bool]) -> int:
    neighbours = enumerate(itertools.pairwise(hand))
    return sum(1 << place for place, (one, next_) in neighbours if belong(one, next_))


def _same_color(hand: Hand) -> int:
    return _joined(hand, lambda one, next_: color(one) == color(next_))


def _consecutive(hand: Hand) -> int:
    return _joined(hand, lambda one, next_: digit(next_) == digit(one) + 1)


def _sum(hand: Hand) -> int:
    return sum(tile // 2 for tile in hand)


def _of(hand: Hand, wanted: str) -> Hand:
    return tuple(tile for tile in hand if color(tile) == wanted)


_ANSWERS: dict[int, Callable[[Hand], int]] = {
    SAME_COLOR: _same_color,
    CONSECUTIVE: _consecutive,
    EVEN: lambda hand: sum(digit(tile) % 2 == 0 for tile in hand),
    ODD: lambda hand: sum(digit(tile) % 2 for tile in hand),
    BLACK: lambda hand: len(_of(hand, "black")),
    WHITE: lambda hand: len(_of(hand, "white")),
    PAIRS: lambda hand: len(hand) - len(set(map(digit, hand))),
    C_OVER_4: lambda hand: int(digit(hand[2]) > 4),
    ALL: _sum,
    LEFT: lambda hand: _sum(hand[:3]),
    MIDDLE: lambda hand: _sum(hand[1:-1]),
    RIGHT: lambda hand: _sum(hand[-3:]),
    BLACK_SUM: lambda hand: _sum(_of(hand, "black")),
    WHITE_SUM: lambda hand: _sum(_of(hand, "white")),
    SPREAD: lambda hand: digit(hand[-1]) - digit(hand[0]),
}
