"""Who looks at a table."""

from collections.abc import Callable, Container, Iterator
from typing import Protocol

from deciban.kernel import Viewer

MOST_PER_PERSON = 8
"""Sockets of one person at one table; the oldest makes room."""


class Onlooker(Protocol):
    """One open page."""

    person: str
    seat: Viewer
    """The seat it sees as; None: a spectator."""
    wanted: int | None
    """The seat it asked to see as."""
    watching: bool
    """Whether it asked to see as a spectator."""

    def send(self, frame: str) -> None: ...

    def close(self, code: int) -> None: ...


class Crowd:
    def __init__(self) -> None:
        self._here: dict[Onlooker, None] = {}

    def __iter__(self) -> Iterator[Onlooker]:
        return iter(tuple(self._here))

    def __len__(self) -> int:
        return len(self._here)

    def add(self, onlooker: Onlooker) -> None:
        same = [other for other in self._here if other.person == onlooker.person]
        if len(same) >= MOST_PER_PERSON:
            self._here.pop(same[0])
            same[0].close(4000)
        self._here[onlooker] = None

    def remove(self, onlooker: Onlooker) -> None:
        self._here.pop(onlooker, None)

    @property
    def people(self) -> set[str]:
        return {onlooker.person for onlooker in self._here}

    @property
    def watchers(self) -> int:
        return sum(1 for onlooker in self._here if onlooker.seat is None)

    @property
    def seats(self) -> set[int]:
        return {onlooker.seat for onlooker in self._here if onlooker.seat is not None}

    def tell(self, frame: Callable[[Viewer], str]) -> None:
        """One frame for each viewer, made once for all who see the same."""
        made: dict[Viewer, str] = {}
        for onlooker in self:
            if onlooker.seat not in made:
                made[onlooker.seat] = frame(onlooker.seat)
            onlooker.send(made[onlooker.seat])

    def tell_people(self, insiders: Container[str], frame: Callable[[str], str]) -> None:
        """One frame for each insider, and one for all others, who are nobody in particular."""
        made: dict[str, str] = {}
        for onlooker in self:
            person = onlooker.person if onlooker.person in insiders else ""
            if person not in made:
                made[person] = frame(person)
            onlooker.send(made[person])

    def close(self, code: int) -> None:
        for onlooker in self:
            onlooker.close(code)
