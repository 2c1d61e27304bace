"""Enigma: name the rooms of a mansion, truly or not, and reach a goal that nobody knows."""

from deciban.games.enigma.rules.rules import Enigma

__all__ = ["Enigma"]
