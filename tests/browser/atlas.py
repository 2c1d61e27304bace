"""Places to look at, by name."""

from collections.abc import Callable
from typing import TypeAlias

from tests.browser.guest import Guest, Meet

Place: TypeAlias = Callable[[Guest, Meet], None]
"""A page in some state: shown to the guest; friends are met where others have done something."""


class Atlas(dict[str, Place]):
    def place(self, show: Place) -> Place:
        """Enters a place under the name of its function."""
        self[show.__name__.replace("_", "-")] = show
        return show
