"""Many games at once, for measuring."""

from deciban.arena.figures import bot_speed, playout_speed
from deciban.arena.simulation import Plan, Tally, simulate
from deciban.kernel.table import Finished, Table, check_seats, play, playout

__all__ = [
    "Finished",
    "Plan",
    "Table",
    "Tally",
    "bot_speed",
    "check_seats",
    "play",
    "playout",
    "playout_speed",
    "simulate",
]
