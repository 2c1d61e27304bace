"""The load that `deciban bench` puts on a house."""

from deciban.cli.bench.load import measure


async def test_a_short_load_is_measured() -> None:
    figures = await measure(seconds=1.0, tables=2)
    assert figures["moves"] > 0
    assert figures["moves_per_second"] > 0
    assert 0 < figures["p50_ms"] <= figures["p99_ms"]
    assert figures["memory_mb"] > 0
