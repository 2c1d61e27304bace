"""Choosing a guess where no strategy is kept: the best search that answers in time."""

import functools
from typing import NamedTuple

import numpy as np

from deciban.games.mastermind.solver.greedy import Workspace, most_telling, workspace
from deciban.games.mastermind.solver.packed import Numbers, Packed, packed
from deciban.games.mastermind.solver.search import NO_LIMIT, Beam, beam, find
from deciban.games.mastermind.solver.tree import Known, distinct

SEARCHED = 1_500_000
"""Up to so many pairs of code left and guess, the whole rest of the game is searched."""
POOL = 400
"""Where guesses are too many, the rest is searched with so many of them and the codes left …"""
POOLED = 250
"""… if no more codes than this are left."""
WEIGHED = 24_000_000
"""Else a guess is chosen by what it tells; so many answers are looked at."""
FEW = 4096
"""At least so many guesses are looked at, if there are so many; of those that could be right, a
quarter of that."""
ROOMY = 1 << 25
"""Boards with more pairs of used colours and guesses are not searched with all guesses."""


class Decision(NamedTuple):
    """What to guess, and how many guesses that takes on average, this one included."""

    guess: int
    finish: float
    estimated: bool


def choose(here: Packed, codes: Numbers, used: int, limit: int = NO_LIMIT) -> Decision:
    """The guess for these codes, with at most so many guesses if that is possible at all."""
    if len(codes) <= 2:
        return Decision(int(codes[0]), (1 + len(codes)) / 2, False)
    searched = _searched(here, codes, used, limit)
    if searched is not None:
        return searched
    return Decision(telling(here, codes, used), expected(here, len(codes)), True)


def telling(here: Packed, codes: Numbers, used: int) -> int:
    """A guess that tells most of these codes."""
    guesses = distinct(here, used)
    looked_at = _some(codes, WEIGHED // min(len(guesses), FEW))
    pool = _some(guesses, WEIGHED // len(looked_at))
    if len(pool) < len(guesses):
        pool = np.concatenate([_some(codes, FEW // 4), pool])
    return most_telling(here, looked_at, pool, _desk(here.pegs, here.symbols))


def expected(here: Packed, count: int) -> float:
    """A rule of thumb for the guesses that so many codes take. Of the answers there are, about
    half come often enough to count."""
    kinds = (here.pegs + 1) * (here.pegs + 2) / 2 - 1
    return 1 + float(np.log(count) / np.log(kinds / 2))


def _searched(here: Packed, codes: Numbers, used: int, limit: int) -> Decision | None:
    """By search to the end of the game, where there is time for that."""
    board = len(here.places)
    if len(codes) * board <= SEARCHED and board << here.symbols <= ROOMY:
        return _found(here, codes, used, limit, None)
    if len(codes) <= POOLED:
        pool = np.concatenate([codes, _some(distinct(here, used), POOL)])
        # Colours no longer matter: every node may use the whole pool.
        known = Known(np.array([len(pool)], np.int32), pool[None, :])
        plain = here._replace(used=np.zeros(len(here.places), np.int64))
        return _found(plain, codes, 0, limit, known)
    return None


def _found(
    here: Packed, codes: Numbers, used: int, limit: int, known: Known | None
) -> Decision | None:
    widths = _beam(here.pegs, here.symbols)
    found = find(here, codes, used, widths, limit, known)
    if not len(found.chosen):
        found = find(here, codes, used, widths, NO_LIMIT, known)
    if not len(found.chosen):
        return None
    return Decision(int(found.chosen[0]), found.cost / len(codes), False)


def _some(numbers: Numbers, most: int) -> Numbers:
    """All of them, or a sample that is the same every time."""
    if len(numbers) <= most:
        return numbers
    return np.random.default_rng(len(numbers)).choice(numbers, most, replace=False)


@functools.lru_cache(maxsize=2)
def _desk(pegs: int, symbols: int) -> Workspace:
    return workspace(packed(pegs, symbols))


@functools.lru_cache(maxsize=2)
def _beam(pegs: int, symbols: int) -> Beam:
    return beam(packed(pegs, symbols), (6, 6, 6))
