"""Who looks at a table."""

import asyncio
from collections import Counter
from collections.abc import Callable, Container, Iterator
from time import monotonic
from typing import Protocol

from deciban.kernel import Viewer

MOST_PER_PERSON = 8
"""Sockets of one person at one table; the oldest makes room."""

PRESENCE = 0.1
PER_ONLOOKER = 0.001
"""Seconds in which comings and goings are gathered before everybody is told; longer in a crowd."""


class Page(Protocol):
    """One open page."""

    person: str
    seat: Viewer
    """The seat it sees as; None: a spectator."""
    wanted: int | None
    """The seat it asked to see as."""
    watching: bool
    """Whether it asked to see as a spectator."""

    def send(self, frame: bytes) -> None: ...

    def close(self, code: int) -> None: ...


class Viewers:
    def __init__(self) -> None:
        self._here: dict[Page, None] = {}
        self._pages: Counter[str] = Counter()
        self._opened = monotonic()
        self._soon: asyncio.TimerHandle | None = None
        self._last: dict[str, float] = {}
        """When somebody was last here whose pages are closed."""

    def __iter__(self) -> Iterator[Page]:
        return iter(tuple(self._here))

    def __len__(self) -> int:
        return len(self._here)

    def add(self, page: Page) -> None:
        same = [other for other in self._here if other.person == page.person]
        if len(same) >= MOST_PER_PERSON:
            self.remove(same[0])
            same[0].close(4000)
        self._here[page] = None
        self._pages[page.person] += 1

    def remove(self, page: Page) -> None:
        if page not in self._here:
            return
        del self._here[page]
        self._pages[page.person] -= 1
        self.note(page.person)

    def note(self, person: str) -> None:
        """Somebody is here, or was until now."""
        self._last[person] = monotonic()

    def away(self, person: str) -> float | None:
        """Seconds since somebody was last here, as far as is remembered; None: is here now."""
        if self._pages[person]:
            return None
        return monotonic() - self._last.get(person, self._opened)

    @property
    def watchers(self) -> int:
        return sum(1 for page in self._here if page.seat is None)

    @property
    def seats(self) -> set[int]:
        return {page.seat for page in self._here if page.seat is not None}

    def tell(self, frame: Callable[[Viewer], bytes]) -> None:
        """One frame for each viewer, made once for all who see the same."""
        made: dict[Viewer, bytes] = {}
        for page in self:
            if page.seat not in made:
                made[page.seat] = frame(page.seat)
            page.send(made[page.seat])

    def tell_people(self, insiders: Container[str], frame: Callable[[str], bytes]) -> None:
        """One frame for each insider, and one for all others, who are nobody in particular."""
        made: dict[str, bytes] = {}
        for page in self:
            person = page.person if page.person in insiders else ""
            if person not in made:
                made[person] = frame(person)
            page.send(made[person])

    def tell_soon(self, tell: Callable[[], None]) -> None:
        """Comings and goings are gathered for a moment."""

        def tell_gathered() -> None:
            self._soon = None
            tell()

        if self._soon is None:
            delay = PRESENCE + PER_ONLOOKER * len(self)
            self._soon = asyncio.get_running_loop().call_later(delay, tell_gathered)

    def close(self, code: int) -> None:
        if self._soon is not None:
            self._soon.cancel()
        for page in self:
            page.close(code)
