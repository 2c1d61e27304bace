"""How good a move was, in a word."""

from deciban.kernel import Grade

GOOD = 0.5
INEXACT = 1.0
"""Up to so many bits less than the best move could have told."""


def grade(expected: float, most: float, close: float) -> Grade:
    """A move that could be expected to bring so many bits of so many; within `close` of the best it
    is as good as the best."""
    lost = most - expected
    if lost <= close:
        return "best"
    if lost <= GOOD:
        return "good"
    return "inexact" if lost <= INEXACT and expected else "wasted"
