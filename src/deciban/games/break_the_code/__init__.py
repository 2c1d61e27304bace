"""Break the Code: find out what lies behind the other screens."""

from deciban.games.break_the_code.rules.rules import BreakTheCode

__all__ = ["BreakTheCode"]
