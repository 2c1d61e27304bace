"""Who is told what."""

from collections.abc import Iterable
from typing import TypeAlias

import msgspec

from deciban.kernel.struct import Event

Viewer: TypeAlias = int | None
"""A seat's number, or None for a spectator."""


class Told(msgspec.Struct, frozen=True, gc=False):
    """An event with its audience: everybody, or only some seats."""

    event: Event
    to: tuple[int, ...] | None = None

    def reaches(self, viewer: Viewer) -> bool:
        return self.to is None or viewer in self.to


def heard(told: Iterable[Told], viewer: Viewer) -> tuple[Event, ...]:
    """The events that reach one viewer. The audience itself stays behind."""
    return tuple(t.event for t in told if t.reaches(viewer))
