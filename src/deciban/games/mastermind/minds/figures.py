"""The figures that the mind of Mastermind stands for. Times are the machine's own (CPU), warm."""

import subprocess
import sys
import time
from collections.abc import Iterator

from deciban.games.mastermind.minds.board import board
from deciban.games.mastermind.minds.master import warm
from deciban.games.mastermind.minds.sweep import sweep
from deciban.games.mastermind.rules.code import keys
from deciban.games.mastermind.rules.data import Row
from deciban.games.mastermind.solver.greedy import greedy
from deciban.games.mastermind.solver.packed import packed
from deciban.kernel import Figure
from deciban.reason import quickest

ROUNDS = 5
SOLVE = ("-m", "deciban", "solve", "mastermind", "--all", "--json")


def figures() -> Iterator[Figure]:
    warm()
    yield Figure("greedy-4x6", 1000 * quickest(lambda: _tree(4, 6)), "milliseconds", 12)
    yield Figure("greedy-5x8", quickest(lambda: _tree(5, 8), rounds=1), "seconds", 7)
    yield Figure("advice-6x11", 1000 * _advice(), "milliseconds", 200)
    yield Figure("walk-5x8", quickest(lambda: sweep(board(5, 8))), "seconds", 5)
    yield Figure("start", _start(), "seconds", 1.5)


def _tree(pegs: int, symbols: int) -> None:
    # With all that belongs to it: the codes are packed anew.
    packed.cache_clear()
    greedy(pegs, symbols)


def _advice() -> float:
    """The slowest move of a game on the widest board."""
    code = (9, 4, 0, 10, 4, 7)
    left = board(6, 11).all
    slowest = 0.0
    while left.count > 1:
        guess = left.play().guess
        slowest = max(slowest, quickest(left.play, rounds=2))
        left = left.after(Row(guess, *keys(code, guess)))
    return slowest


def _start() -> float:
    """Of the command, with what was compiled before; by the clock."""
    seconds = []
    for _ in range(ROUNDS):
        began = time.perf_counter()
        subprocess.run([sys.executable, *SOLVE], check=True, stdout=subprocess.DEVNULL)
        seconds.append(time.perf_counter() - began)
    return min(seconds)
