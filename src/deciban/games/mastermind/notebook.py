"""What the notebook fills in by itself, from a view alone."""

import functools
from typing import Any

import numpy as np
from numpy.typing import NDArray

from deciban.games.mastermind.candidates import Board, board
from deciban.games.mastermind.data import Color, Notes, Row, View
from deciban.reason import smallest_conflict

LISTED = 50
"""Fewer codes than this are listed."""


def notes(view: View) -> Notes:
    options = view.options
    full, facts = options.help == "full", options.help == "facts"
    here = board(options.pegs, options.symbols)
    fit = here.left(view.rows) if full or view.by_hand else None
    conflict: tuple[int, ...] = ()
    if fit is not None and not fit.any():
        conflict = smallest_conflict(here.broken(view.rows), len(view.rows))
    if facts:
        return Notes(_facts(here, view.rows), conflict=conflict)
    if full and fit is not None:
        count = int(fit.sum())
        codes = here.codes[fit].tolist() if count < LISTED else []
        return Notes(_colors(here, fit), count, tuple(map(tuple, codes)), conflict)
    return Notes(conflict=conflict)


def _facts(here: Board, rows: tuple[Row, ...]) -> tuple[Color, ...]:
    """What every answer proves alone, put side by side."""
    known = _colors(here, np.ones(len(here.codes), dtype=np.bool_))
    for row in rows:
        alone = _fact(here.pegs, here.symbols, row)
        known = tuple(_both(old, new) for old, new in zip(known, alone, strict=True))
    return known


@functools.lru_cache(maxsize=4096)
def _fact(pegs: int, symbols: int, row: Row) -> tuple[Color, ...]:
    here = board(pegs, symbols)
    return _colors(here, here.answered(row))


def _both(one: Color, other: Color) -> Color:
    places = tuple(a and b for a, b in zip(one.places, other.places, strict=True))
    return Color(max(one.least, other.least), min(one.most, other.most), places)


def _colors(here: Board, fit: NDArray[np.bool_]) -> tuple[Color, ...]:
    """What all these codes have in common; where none is left, nothing can be said."""
    codes, counts = here.codes[fit], here.counts[fit]
    if not len(codes):
        return tuple(Color(0, 0, (False,) * here.pegs) for _ in range(here.symbols))
    least: Any = counts.min(axis=0)
    most: Any = counts.max(axis=0)
    return tuple(
        Color(int(least[color]), int(most[color]), tuple((codes == color).any(axis=0).tolist()))
        for color in range(here.symbols)
    )
