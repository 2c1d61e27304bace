"""The chat of a table."""

import time
from collections.abc import Sequence

from deciban.house import changes, names, shapes
from deciban.house.crowd import Onlooker
from deciban.house.store import Spoken, Store
from deciban.kernel import Refused

MOST_LINES = 2000
LATEST = 200
"""Lines that a newcomer is shown."""


class Talk:
    def __init__(self, table: str, lines: Sequence[Spoken], store: Store) -> None:
        self._table = table
        self._store = store
        self._lines = {(spoken.person, spoken.id): spoken for spoken in lines}

    @property
    def latest(self) -> tuple[shapes.Line, ...]:
        return tuple(spoken.line for spoken in [*self._lines.values()][-LATEST:])

    async def say(self, who: Onlooker, name: str, said: shapes.Say) -> tuple[Spoken, bool]:
        """The line as it is kept, and whether it is new."""
        key = (who.person, said.id)
        if key in self._lines:
            return self._lines[key], False
        spoken = self._spoken(who, name, said)
        await self._store.write(changes.add_line(self._table, spoken))
        self._lines[key] = spoken
        return spoken, True

    def _spoken(self, who: Onlooker, name: str, said: shapes.Say) -> Spoken:
        if who.seat is None and not name:
            raise Refused("name-needed")
        if len(self._lines) >= MOST_LINES:
            raise Refused("chat-full")
        line = shapes.Line(
            number=len(self._lines),
            seat=who.seat,
            name=name,
            text=names.line(said.text),
            at=time.time(),
        )
        return Spoken(said.id, who.person, line)
