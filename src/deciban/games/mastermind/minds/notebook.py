"""What the notebook fills in by itself."""

import functools

import numpy as np
from numpy.typing import NDArray

from deciban.games.mastermind.minds.advice import LISTED
from deciban.games.mastermind.minds.board import Board, Remaining, board
from deciban.games.mastermind.rules.data import Color, Notes, Row, View
from deciban.kernel import Sight
from deciban.reason import smallest_conflict


def notes(sight: Sight[View]) -> Notes:
    view = sight.view
    options = view.options
    full, facts = options.help == "full", options.help == "facts"
    here = board(options.pegs, options.symbols)
    left = here.left(view.rows) if full or view.by_hand else None
    conflict: tuple[int, ...] = ()
    if left is not None and not left.count:
        conflict = smallest_conflict(here.broken(view.rows))
    if facts:
        return Notes(_facts(here, view.rows), conflict=conflict)
    if full and left is not None:
        codes = left.codes() if left.count < LISTED else ()
        return Notes(_colors(here, left), left.count, codes, conflict)
    return Notes(conflict=conflict)


def _facts(here: Board, rows: tuple[Row, ...]) -> tuple[Color, ...]:
    """What every answer proves alone, put side by side."""
    known = (Color(0, here.pegs, (True,) * here.pegs),) * here.symbols
    for row in rows:
        alone = _fact(here.pegs, here.symbols, row)
        known = tuple(_both(old, new) for old, new in zip(known, alone, strict=True))
    return known


@functools.lru_cache(maxsize=4096)
def _fact(pegs: int, symbols: int, row: Row) -> tuple[Color, ...]:
    here = board(pegs, symbols)
    return _colors(here, here.left((row,)))


def _both(one: Color, other: Color) -> Color:
    places = tuple(a and b for a, b in zip(one.places, other.places, strict=True))
    return Color(max(one.least, other.least), min(one.most, other.most), places)


def _colors(here: Board, left: Remaining) -> tuple[Color, ...]:
    """What all these codes have in common; where none is left, nothing can be said."""
    if not left.count:
        return (Color(0, 0, (False,) * here.pegs),) * here.symbols
    pegs = left.pegs()
    return tuple(_color(pegs == color) for color in range(here.symbols))


def _color(there: NDArray[np.bool_]) -> Color:
    """`there`: for every code and place whether the colour is there."""
    counts = there.sum(axis=1)
    places = tuple(bool(there[:, place].any()) for place in range(there.shape[1]))
    return Color(int(counts.min()), int(counts.max()), places)
