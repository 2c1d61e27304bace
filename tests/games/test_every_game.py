"""What every game of the house names is there."""

import pytest

from deciban.kernel import Bot, Coach, registry
from deciban.shell.terminal import Terminal


@pytest.mark.parametrize("name", registry.names())
def test_whatever_a_game_names_is_there(name: str) -> None:
    game = registry.game(name)
    assert all(isinstance(registry.bot(game, level), Bot) for level in game.bots)
    assert issubclass(registry.load(game.terminal), Terminal)
    if game.coach is not None:
        assert issubclass(registry.load(game.coach), Coach)
    for place in (game.notebook, game.figures, game.assistant):
        assert place is None or callable(registry.load(place))
