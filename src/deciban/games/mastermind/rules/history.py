"""The games of a match that are over, from what was heard of them."""

from collections.abc import Iterable

from deciban.games.mastermind.rules.code import Code
from deciban.games.mastermind.rules.data import (
    Answered,
    Began,
    Ended,
    Guessed,
    Played,
    Row,
    Spoiled,
)
from deciban.games.mastermind.rules.rules import CLAIM_POINTS
from deciban.kernel import Event


def history(heard: Iterable[Event], seats: int) -> tuple[Played, ...]:
    """In the order in which they ended, spoiled ones included."""
    games: list[Played] = []
    rows: list[Row] = []
    began, guess = Began(0, None), Code()
    for event in heard:
        match event:
            case Began():
                began, rows = event, []
            case Guessed(code=guess):
                pass
            case Answered(red=red, white=white):
                rows.append(Row(guess, red, white))
            case Spoiled(code=code):
                breaker = 0 if began.maker is None else 1 - began.maker
                games.append(_played(began, code, rows, breaker, CLAIM_POINTS, seats, True))
            case Ended(code=code, points=points):
                scorer = began.maker or 0
                games.append(_played(began, code, rows, scorer, points, seats, False))
    return tuple(games)


def _played(
    began: Began,
    code: Code,
    rows: list[Row],
    scorer: int,
    points: int,
    seats: int,
    spoiled: bool,
) -> Played:
    got = tuple(points * (seat == scorer) for seat in range(seats))
    return Played(began.game, began.maker, code, tuple(rows), got, spoiled)
