"""Many games at once, for measuring."""

from deciban.arena.simulation import Plan, Tally, simulate
from deciban.arena.table import Played, Table, play, playout

__all__ = ["Plan", "Played", "Table", "Tally", "play", "playout", "simulate"]
