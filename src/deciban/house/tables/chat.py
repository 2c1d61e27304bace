"""The chat of a table."""

import time
from collections.abc import Sequence

from deciban.house.people import names
from deciban.house.protocol import shapes
from deciban.house.storage.store import Spoken
from deciban.house.tables.viewers import Page
from deciban.kernel import Refused

MOST_LINES = 2000
LATEST = 200
"""Lines that a newcomer is shown."""


class Chat:
    def __init__(self, lines: Sequence[Spoken]) -> None:
        self._lines = {(spoken.person, spoken.id): spoken for spoken in lines}

    def __len__(self) -> int:
        return len(self._lines)

    @property
    def latest(self) -> tuple[shapes.Line, ...]:
        return tuple(spoken.line for spoken in [*self._lines.values()][-LATEST:])

    def known(self, person: str, name: str) -> Spoken | None:
        """A line that was said before, by its id."""
        return self._lines.get((person, name))

    def attempt(self, who: Page, name: str, said: shapes.Say) -> Spoken:
        """The line as it will be kept."""
        if (said.text is None) == (said.phrase is None):
            raise Refused("bad-frame")
        if who.seat is None and not name:
            raise Refused("name-needed")
        if len(self._lines) >= MOST_LINES:
            raise Refused("chat-full")
        line = shapes.Line(
            number=len(self._lines),
            seat=who.seat,
            name=name,
            text="" if said.text is None else names.line(said.text),
            phrase=said.phrase,
            at=time.time(),
        )
        return Spoken(said.id, who.person, line)

    def accept(self, spoken: Spoken) -> None:
        self._lines[spoken.person, spoken.id] = spoken
