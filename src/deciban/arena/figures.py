"""How fast a game is played, in one process."""

import time
from collections.abc import Callable
from typing import Any

from deciban.kernel import QuickDice, RandomBot, Setup
from deciban.kernel.registry import AnyGame
from deciban.kernel.table import Finished, play, playout

ROUNDS = 20


def playout_speed(game: AnyGame, setup: Setup[Any], seats: int, seconds: float = 2.0) -> float:
    """Random actions per second through nothing but the contract."""
    return _best(lambda seed: playout(game, setup, seats, QuickDice(seed)), seconds)


def bot_speed(game: AnyGame, setup: Setup[Any], seats: int, seconds: float = 2.0) -> float:
    """The same with random bots, who are shown a view and all they have heard at every turn."""
    bots = [RandomBot() for _ in range(seats)]
    return _best(lambda seed: play(game, setup, bots, QuickDice(seed)), seconds)


def _best(one: Callable[[int], Finished], seconds: float) -> float:
    """Of several rounds, for whatever else the machine does can only slow one down."""
    return max(_speed(one, seconds / ROUNDS) for _ in range(ROUNDS))


def _speed(one: Callable[[int], Finished], seconds: float) -> float:
    actions = seed = 0
    began = time.perf_counter()
    while True:
        actions += one(seed).actions
        seed += 1
        spent = time.perf_counter() - began
        if spent >= seconds:
            return actions / spent
