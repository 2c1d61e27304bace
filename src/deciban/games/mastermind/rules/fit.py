"""Codes that fit what was answered, by search: light enough for the rules themselves."""

import functools
from collections.abc import Iterator, Sequence

from deciban.games.mastermind.rules.code import Code
from deciban.games.mastermind.rules.data import Options, Row
from deciban.kernel import Dice


def fitting_code(rows: Sequence[Row], options: Options, dice: Dice) -> Code:
    """Some code that fits all rows; there must be one."""
    order = dice.shuffled(range(options.symbols), "fit")
    return next(_search(tuple(rows), options.pegs, order))


@functools.lru_cache(maxsize=1024)
def fits(rows: tuple[Row, ...], pegs: int, symbols: int) -> bool:
    """Whether any code fits all rows."""
    used = {color for row in rows for color in row.guess}
    # Colours that no row names can't be told apart: one of them stands for all.
    unused = [color for color in range(symbols) if color not in used][:1]
    return any(True for _ in _search(rows, pegs, (*used, *unused)))


def _search(rows: tuple[Row, ...], pegs: int, order: Sequence[int]) -> Iterator[Code]:
    """Depth first, place by place, leaving a branch as soon as a row can't be met any more."""

    def grow(code: Code) -> Iterator[Code]:
        if not all(_open(row, code, pegs) for row in rows):
            return
        if len(code) == pegs:
            yield code
            return
        for color in order:
            yield from grow((*code, color))

    return grow(())


def _open(row: Row, start: Code, pegs: int) -> bool:
    """Whether a code with this start could still earn the row's keys."""
    left = pegs - len(start)
    red = sum(1 for mine, theirs in zip(start, row.guess, strict=False) if mine == theirs)
    common = sum(min(start.count(color), row.guess.count(color)) for color in set(start))
    total = row.red + row.white
    return red <= row.red <= red + left and common <= total <= common + left
