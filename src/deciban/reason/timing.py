"""How long something takes, of the machine's own time."""

import time
from collections.abc import Callable

ROUNDS = 5


def quickest(one: Callable[[], object], rounds: int = ROUNDS) -> float:
    """In seconds, of several rounds: whatever else the machine does can only slow one down."""
    return min(spent(one) for _ in range(rounds))


def spent(one: Callable[[], object]) -> float:
    began = time.process_time()
    one()
    return time.process_time() - began
