"""Many games at once, for measuring."""

from deciban.arena.figures import bot_speed, playout_speed
from deciban.arena.simulation import Plan, Tally, simulate
from deciban.arena.table import Played, Table, check_seats, play, playout

__all__ = [
    "Plan",
    "Played",
    "Table",
    "Tally",
    "bot_speed",
    "check_seats",
    "play",
    "playout",
    "playout_speed",
    "simulate",
]
