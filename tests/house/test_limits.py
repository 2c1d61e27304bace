"""How much is too much."""

from deciban.house.people.limits import Bucket, Limit


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_burst_passes_and_then_only_the_rate() -> None:
    clock = Clock()
    bucket = Bucket(rate=2, burst=5, clock=clock)
    assert [bucket.take() for _ in range(6)] == [True] * 5 + [False]
    clock.now = 1.0
    assert [bucket.take() for _ in range(3)] == [True, True, False]
    clock.now = 1000.0
    assert bucket.full
    assert sum(bucket.take() for _ in range(100)) == 5, "rest is not saved up beyond the burst"


def test_everybody_has_a_limit_of_their_own() -> None:
    limit = Limit(per_minute=2)
    assert [limit.take("ann") for _ in range(3)] == [True, True, False]
    assert limit.take("bob")
    assert limit.spent("ann")
    assert not limit.spent("bob")
    assert not limit.spent("nobody yet")


def test_those_who_rest_are_forgotten() -> None:
    limit = Limit(per_minute=1)
    for number in range(5000):
        assert limit.take(number)
    assert limit.spent(4999)
    for bucket in limit._buckets.values():
        bucket._level = 1
    for number in range(10_000, 20_000):
        limit.take(number)
    assert not limit.spent(4999)
    assert 0 not in limit._buckets
