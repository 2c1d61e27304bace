"""Harm to the workers of a house in this process, and to nobody else's children."""

import contextlib
import os
import random
import signal
from collections.abc import Iterator

import psutil

from deciban.house.minds import process


def children() -> set[int]:
    return {child.pid for child in psutil.Process().children()}


def at_hand() -> set[int]:
    """Other tests have servers and databases among the children of the same process."""
    return set(_workers())


def harm_some(chance: random.Random) -> None:
    """One or all of them, ready or not."""
    pids = sorted(at_hand())
    sign = chance.choice([signal.SIGKILL, signal.SIGSTOP])
    for pid in pids if chance.random() < 0.5 else chance.sample(pids, min(1, len(pids))):
        os.kill(pid, sign)


def _workers() -> Iterator[int]:
    for child in psutil.Process().children():
        with contextlib.suppress(psutil.NoSuchProcess):
            if process._SERVE in child.cmdline():
                yield child.pid
