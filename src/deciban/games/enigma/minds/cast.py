"""Who may be who: exact weights for all ways in which the characters can be held.

What nobody holds and what does not lie face up is in the stack, or was put away; in which order a
stack lies, nobody can know, so all orders are alike."""

import itertools
from collections import Counter
from collections.abc import Callable, Sequence

import numpy as np
from numpy.typing import NDArray

Hands = tuple[int, ...]
"""The character of every seat that holds one, by number."""


class Cast:
    """What somebody believes about the characters. Immutable."""

    def __init__(self, cast: Sequence[str], seats: Sequence[int]) -> None:
        """`seats`: those that were dealt a character."""
        self.kinds = tuple(sorted(set(cast)))
        self.seats = tuple(seats)
        self.copies = Counter(self.kinds.index(name) for name in cast)
        rows = [
            hands
            for hands in itertools.product(range(len(self.kinds)), repeat=len(self.seats))
            if all(hands.count(kind) <= self.copies[kind] for kind in set(hands))
        ]
        self.hands: NDArray[np.int8] = np.array(rows, np.int8).reshape(len(rows), len(self.seats))
        ways = [self._ways(hands) for hands in rows]
        self.weights: NDArray[np.float64] = np.array(ways, np.float64) / sum(ways)
        self.laid: tuple[int, ...] = ()

    def _ways(self, hands: Hands) -> int:
        """In how many ways the copies make up such hands."""
        ways = 1
        for kind, held in Counter(hands).items():
            for taken in range(held):
                ways *= self.copies[kind] - taken
        return ways

    def held(self, seat: int, name: str) -> "Cast":
        """Now that a seat is known to hold a character."""
        return self.kept(self.hands[:, self.seats.index(seat)] == self.kinds.index(name))

    def without(self, seat: int, names: Sequence[str]) -> "Cast":
        """Now that these copies are known to be where the seat could not have taken them."""
        left = self.copies - Counter(map(self.kinds.index, names))
        fits = np.array([left[kind] > 0 for kind in range(len(self.kinds))])
        return self.kept(fits[self.hands[:, self.seats.index(seat)]])

    def below(self, names: Sequence[str]) -> "Cast":
        """For who may look into the stack."""
        stack = Counter(map(self.kinds.index, names))
        left = self.copies - Counter(self.laid) - stack
        fits = [Counter(map(int, hands)) == left for hands in self.hands]
        return self.kept(np.array(fits))

    def claimed(self, seat: int, likely: Callable[[str], float]) -> "Cast":
        """After something that was so likely for each character of a seat."""
        chances = np.array([likely(name) for name in self.kinds])
        return self._with(
            self.hands, self.weights * chances[self.hands[:, self.seats.index(seat)]], self.laid
        )

    def traded(self, one: int, other: int) -> "Cast":
        hands = self.hands.copy()
        first, second = self.seats.index(one), self.seats.index(other)
        hands[:, [first, second]] = hands[:, [second, first]]
        return self._with(hands, self.weights, self.laid)

    def redrew(self, seat: int, name: str, remade: bool) -> "Cast":
        """A seat took one of the stack and laid its character aside."""
        before = self.held(seat, name)
        column, old = self.seats.index(seat), self.kinds.index(name)
        rows: dict[Hands, float] = {}
        for hands, weight in zip(before.hands.tolist(), before.weights.tolist(), strict=True):
            stack = self.copies - Counter(hands) - Counter(self.laid)
            for kind, count in stack.items():
                drawn = (*hands[:column], kind, *hands[column + 1 :])
                rows[drawn] = rows.get(drawn, 0.0) + weight * count / stack.total()
        laid = () if remade else (*self.laid, old)
        return self._with(np.array([*rows], np.int8), np.array([*rows.values()]), laid)

    def kept(self, some: NDArray[np.bool_]) -> "Cast":
        """Only these rows; all, if none would be left."""
        if not some.any() or not self.weights[some].any():
            return self
        return self._with(self.hands[some], self.weights[some], self.laid)

    def _with(
        self, hands: NDArray[np.int8], weights: NDArray[np.float64], laid: tuple[int, ...]
    ) -> "Cast":
        other = object.__new__(Cast)
        other.kinds, other.seats, other.copies = self.kinds, self.seats, self.copies
        other.hands, other.weights, other.laid = hands, weights / weights.sum(), laid
        return other

    def chances(self, seat: int) -> dict[str, float]:
        """How likely a seat is each character."""
        if seat not in self.seats:
            return {}
        column = self.hands[:, self.seats.index(seat)]
        sums = np.bincount(column, self.weights, len(self.kinds))
        return {name: float(sums[kind]) for kind, name in enumerate(self.kinds) if sums[kind] > 0}

    def stacked(self) -> dict[str, float]:
        """How many of each character are expected in the stack, or put away."""
        held = np.zeros(len(self.kinds))
        for column in range(len(self.seats)):
            held += np.bincount(self.hands[:, column], self.weights, len(self.kinds))
        aside = Counter(self.laid)
        return {
            name: self.copies[kind] - aside[kind] - float(held[kind])
            for kind, name in enumerate(self.kinds)
        }
