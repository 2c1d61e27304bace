"""The only source of chance.

A table throws *fair* dice: its secret seed is committed to by hash before anything happens, and
every throw is an HMAC that anybody can repeat once the seed is shown. Simulations throw *quick*
dice behind the same interface.
"""

import hashlib
import hmac
import random
import secrets
from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import TypeVar

import msgspec

T = TypeVar("T")

_SPAN = 1 << 64


class Dice(ABC):
    """Chance, each throw with its purpose (`why`) so that it can be explained afterwards."""

    @abstractmethod
    def below(self, sides: int, why: str) -> int:
        """A number from 0 to `sides - 1`, all equally likely."""

    def pick(self, items: Sequence[T], why: str) -> T:
        return items[self.below(len(items), why)]

    def shuffled(self, items: Sequence[T], why: str) -> tuple[T, ...]:
        """Fisher and Yates: every order is equally likely."""
        deck = list(items)
        for last in range(len(deck) - 1, 0, -1):
            other = self.below(last + 1, why)
            deck[last], deck[other] = deck[other], deck[last]
        return tuple(deck)


class QuickDice(Dice):
    """For simulations: repeatable from a number, and fast."""

    def __init__(self, seed: int | None = None) -> None:
        self._random = random.Random(seed).random

    def below(self, sides: int, why: str) -> int:
        return int(self._random() * sides)


class Throw(msgspec.Struct, frozen=True, gc=False):
    """One throw of the fair dice, as it is shown when the table is over."""

    step: int
    index: int
    why: str
    sides: int
    value: int


class FairDice(Dice):
    """The dice of one step of one table.

    A throw depends on the seed, the players' words, the step and the throw's place in the step,
    and on nothing else: a refused action can't disturb the next, and replay needs no memory.
    """

    def __init__(self, seed: bytes, words: Sequence[str], step: int) -> None:
        self._key = seed
        self._words = "\n".join(words).encode()
        self._step = step
        self._count = 0
        self.throws: list[Throw] = []

    def below(self, sides: int, why: str) -> int:
        # Numbers beyond the last whole multiple of `sides` are thrown again: no modulo bias.
        limit = _SPAN - _SPAN % sides
        number = self._number()
        while number >= limit:
            number = self._number()
        value = number % sides
        self.throws.append(Throw(self._step, self._count - 1, why, sides, value))
        return value

    def _number(self) -> int:
        message = b"%d:%d:%s" % (self._step, self._count, self._words)
        self._count += 1
        return int.from_bytes(hmac.digest(self._key, message, "sha256")[:8])


def new_seed() -> bytes:
    return secrets.token_bytes(32)


def commitment(seed: bytes) -> str:
    """What is shown before the first throw: it gives nothing away and can't be taken back."""
    return hashlib.sha256(seed).hexdigest()
