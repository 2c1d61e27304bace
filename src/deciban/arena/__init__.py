"""Many games at once, for measuring."""

from deciban.arena.simulation import Plan, Tally, simulate
from deciban.arena.table import Played, Table, check_seats, play, playout

__all__ = ["Plan", "Played", "Table", "Tally", "check_seats", "play", "playout", "simulate"]
