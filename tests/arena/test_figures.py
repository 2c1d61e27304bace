"""Speeds are measured on real games."""

from deciban.arena import bot_speed, playout_speed
from deciban.kernel import Setup, registry

GAME = registry.game("mastermind")


def test_speeds_are_counted_in_actions() -> None:
    options = GAME.types.options(alone=True, rows=5)
    assert playout_speed(GAME, Setup(options), 1, seconds=0.05) > 0
    assert bot_speed(GAME, Setup(options), 1, seconds=0.05) > 0
