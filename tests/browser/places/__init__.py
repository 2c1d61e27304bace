"""Every page in every state: those of the house, and those of each game, found by their modules."""

import pkgutil
from importlib import import_module

from tests.browser.atlas import Atlas

PLACES = Atlas()

for found in pkgutil.iter_modules(__path__):
    places: Atlas = import_module(f"{__name__}.{found.name}").PLACES
    assert not PLACES.keys() & places.keys(), f"{found.name} names a place that is taken"
    PLACES |= places
