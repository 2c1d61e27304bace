"""Every game shows its pages to those who check them."""

from importlib import import_module

import pytest

from deciban.kernel import registry
from tests.browser.places import PLACES


@pytest.mark.parametrize("game", registry.names())
def test_the_places_of_a_game_are_visited(game: str) -> None:
    module = import_module(f"tests.browser.places.{game.replace('-', '_')}")
    assert module.PLACES
    assert module.PLACES.keys() <= PLACES.keys()
