"""A simple codebreaker that knows nothing but the rows on the page."""

from collections.abc import Sequence

from deciban.games.mastermind.rules.code import Code, all_codes, keys
from tests.browser.guest import Guest, Row


def fitting(rows: Sequence[Row], pegs: int = 4, colors: int = 6) -> Code:
    """The first code that fits all answers so far: on the classic board it needs 9 rows at most."""
    return next(
        code
        for code in all_codes(pegs, colors)
        if all(keys(code, row.code) == row.keys for row in rows)
    )


def solve(guest: Guest) -> list[Row]:
    """Guesses until the code is broken, with the keyboard alone."""
    rows = guest.rows()
    while not rows or rows[-1].keys != (4, 0):
        guest.guess(fitting(rows))
        rows = guest.rows()
    return rows
