"""A whole strategy: for every set of codes that can be left, the next guess.

On disk it is only the guesses, in the order in which a walk from the root meets them, parts in the
order of their answers. A part of one or two codes needs none, for there is nothing to choose. What
follows from a guess is worked out again on reading, in a moment.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from deciban.games.mastermind.solver.packed import Numbers, Packed, answer
from deciban.games.mastermind.solver.tree import split
from deciban.reason.compiled import njit

CHOICE = 3
"""Parts of fewer codes need no choice: the first code is guessed, then the other."""


class Strategy(NamedTuple):
    """A tree: each node's guess, how many codes are left there, what they cost all together, and
    the node that follows each answer (0: there is none)."""

    guesses: Numbers
    left: NDArray[np.int32]
    costs: NDArray[np.int64]
    follows: NDArray[np.int32]


@njit
def expand(here: Packed, chosen: Numbers) -> Strategy:
    """The tree that belongs to the guesses kept on disk."""
    answers = (here.pegs + 1) ** 2
    codes = np.arange(len(here.places)).astype(np.int32)
    guesses = np.zeros(2 * len(codes), np.int32)
    left, parents = np.zeros_like(guesses), np.zeros_like(guesses)
    follows = np.zeros((2 * len(codes), answers), np.int32)
    sizes = np.zeros(answers, np.int32)
    # A part waits as (begin, end, node it follows, answer).
    waiting = [(0, len(codes), 0, answers - 1)]
    nodes = read = 0
    while waiting:
        begin, end, parent, told = waiting.pop()
        follows[parent, told], parents[nodes], left[nodes] = nodes, parent, end - begin
        guesses[nodes] = codes[begin]
        if end - begin >= CHOICE:
            guesses[nodes] = chosen[read]
            read += 1
        parts, begins = split(here, codes[begin:end], int(guesses[nodes]), sizes)
        codes[begin:end] = parts
        for told in range(answers - 2, -1, -1):
            if sizes[told]:
                waiting.append((begin + begins[told], begin + begins[told + 1], nodes, told))
        nodes += 1
    costs = left[:nodes].astype(np.int64)
    for node in range(nodes - 1, 0, -1):
        costs[parents[node]] += costs[node]
    return Strategy(guesses[:nodes].copy(), left[:nodes].copy(), costs, follows[:nodes].copy())


@njit
def walk(here: Packed, strategy: Strategy, code: int) -> int:
    """How many guesses the strategy takes to break a code."""
    node, taken = 0, 1
    while strategy.guesses[node] != code:
        told = answer(here, int(strategy.guesses[node]), code)
        node = int(strategy.follows[node, told])
        taken += 1
    return taken


@njit
def walk_all(here: Packed, strategy: Strategy) -> NDArray[np.int64]:
    """The same for every code of the board."""
    taken = np.empty(len(here.places), np.int64)
    for code in range(len(taken)):
        taken[code] = walk(here, strategy, code)
    return taken
