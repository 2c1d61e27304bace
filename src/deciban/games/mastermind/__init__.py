"""Mastermind: one hides a code, the other breaks it."""

from deciban.games.mastermind.rules.rules import Mastermind

__all__ = ["Mastermind"]
