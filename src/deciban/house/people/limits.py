"""How much is too much."""

import time
from collections.abc import Callable, Hashable

_FEW = 1024
"""Keys that are kept without a thought."""


class Bucket:
    """Lets `burst` things pass at once and `rate` a second in the long run."""

    __slots__ = ("_burst", "_clock", "_level", "_rate", "_then")

    def __init__(
        self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._rate = rate
        self._burst = burst
        self._clock = clock
        self._level = burst
        self._then = clock()

    def take(self) -> bool:
        """Whether one more may pass."""
        self._fill()
        if self._level < 1:
            return False
        self._level -= 1
        return True

    @property
    def empty(self) -> bool:
        self._fill()
        return self._level < 1

    @property
    def full(self) -> bool:
        self._fill()
        return self._level >= self._burst

    def _fill(self) -> None:
        now = self._clock()
        self._level = min(self._burst, self._level + (now - self._then) * self._rate)
        self._then = now


class Limit:
    """A bucket for each guest or address."""

    def __init__(self, per_minute: int) -> None:
        self._per_minute = per_minute
        self._buckets: dict[Hashable, Bucket] = {}
        self._many = _FEW

    def take(self, key: Hashable) -> bool:
        return self._bucket(key).take()

    def spent(self, key: Hashable) -> bool:
        """Whether nothing more may pass, without taking anything."""
        return key in self._buckets and self._buckets[key].empty

    def _bucket(self, key: Hashable) -> Bucket:
        if len(self._buckets) >= self._many:
            # Whoever has rested is forgotten; then again when there are twice as many.
            self._buckets = {k: b for k, b in self._buckets.items() if not b.full}
            self._many = _FEW + 2 * len(self._buckets)
        if key not in self._buckets:
            self._buckets[key] = Bucket(self._per_minute / 60, self._per_minute)
        return self._buckets[key]
