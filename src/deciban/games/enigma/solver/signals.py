"""A small signalling game: somebody has seen a card and names it, others believe or doubt.

The names for all cards that could have been seen are found together, by regret matching, so that
what is said of the real card tells no more of it than it must."""

import numpy as np
from numpy.typing import NDArray

from deciban.reason.compiled import njit

Table = NDArray[np.float64]

ROUNDS = 1500


def equilibrium(
    prior: Table,
    believed: Table,
    vindicated: Table,
    caught: float,
    better: Table,
    even: Table,
    shown: Table,
    trust: float,
    rounds: int = ROUNDS,
) -> Table:
    """For every card seen (row) with which chance each name is said.

    `believed` and `vindicated`: what a name is worth when believed, and when doubted though true;
    `caught`: what a lie is worth that comes out. `better`: how likely somebody knows that a name
    is a lie, for every card and name. `even`: how likely a lie must be before doubting a name
    pays. `shown`: how often each name would be doubted as far as experience goes, which counts
    with the share `trust`."""
    return _match(prior, believed, vindicated, caught, better, even, shown, trust, rounds)


@njit
def _match(
    prior: Table,
    believed: Table,
    vindicated: Table,
    caught: float,
    better: Table,
    even: Table,
    shown: Table,
    trust: float,
    rounds: int,
) -> Table:
    size = len(prior)
    regrets, total = np.zeros((size, size)), np.zeros((size, size))
    said, eager = np.eye(size), np.zeros((size, 2))
    for turn in range(1, rounds + 1):
        doubts = _answer(prior, said, even, eager)
        doubts = (1.0 - trust) * doubts + trust * shown
        for seen in range(size):
            out = better[seen] + (1.0 - better[seen]) * doubts
            values = (1.0 - out) * believed + out * caught
            values[seen] = (1.0 - doubts[seen]) * believed[seen] + doubts[seen] * vindicated[seen]
            mean = (said[seen] * values).sum()
            regrets[seen] = np.maximum(0.0, regrets[seen] + values - mean)
            positive = regrets[seen].sum()
            if positive > 0.0:
                said[seen] = regrets[seen] / positive
        total += turn * said
    for seen in range(size):
        total[seen] /= total[seen].sum()
    return total


@njit
def _answer(prior: Table, said: Table, even: Table, eager: Table) -> Table:
    """How often each name is doubted now; regrets of doubting and believing are kept. A doubt pays
    if lies outweigh truths by the odds at which it comes out even."""
    doubts = np.full(len(prior), 0.5)
    for name in range(len(prior)):
        total = eager[name].sum()
        if total > 0.0:
            doubts[name] = eager[name, 0] / total
        truths = prior[name] * said[name, name]
        lies = (prior * said[:, name]).sum() - truths
        gain = lies * (1.0 - even[name]) - truths * even[name]
        eager[name, 0] = max(0.0, eager[name, 0] + gain * (1.0 - doubts[name]))
        eager[name, 1] = max(0.0, eager[name, 1] - gain * doubts[name])
    return doubts
