"""How many actions a second: one clock for every entrant, on nothing but the standard library."""

import json
import sys
import time
from collections.abc import Callable, Mapping

SLICES = 20
"""As in `deciban.arena.playout_speed`: the best of so many, for others can only slow one down."""


def race(games: Mapping[str, Callable[[], int]]) -> None:
    """Prints the speed of each game; each plays itself once and says how many actions that took."""
    seconds = float(sys.argv[1])
    print(json.dumps({name: round(best(playout, seconds)) for name, playout in games.items()}))


def best(playout: Callable[[], int], seconds: float) -> float:
    return max(_speed(playout, seconds / SLICES) for _ in range(SLICES))


def _speed(playout: Callable[[], int], seconds: float) -> float:
    actions = 0
    began = time.perf_counter()
    while True:
        actions += playout()
        spent = time.perf_counter() - began
        if spent >= seconds:
            return actions / spent
