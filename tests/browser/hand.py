"""A hand that plays straight over the socket, to bring a table to where a test wants it."""

import uuid
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from typing import Any, TypeAlias

from msgspec import json
from websockets.sync.client import ClientConnection, connect

from deciban.games.mastermind.rules.code import Code
from tests.browser.guest import Guest, Meet

PATIENCE = 20.0

Options: TypeAlias = dict[str, object]


class Hand:
    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._position: dict[str, Any] = {}
        self._hear()

    def hide(self, code: Code) -> None:
        self.act("hide", code=code)

    def guess(self, *codes: Code) -> None:
        """As many of these as it takes."""
        for code in codes:
            if not self.over:
                self.act("guess", code=code)

    def answer(self, red: int, white: int) -> None:
        self.act("answer", red=red, white=white)

    @property
    def view(self) -> dict[str, Any]:
        """What this seat sees."""
        seen: dict[str, Any] = self._position["view"]
        return seen

    @property
    def offers(self) -> list[dict[str, Any]]:
        """What this seat may do now."""
        offered: list[dict[str, Any]] = self._position["offers"]
        return offered

    @property
    def step(self) -> int:
        return int(self._position["step"])

    @property
    def over(self) -> bool:
        return bool(self.view["phase"] == "over")

    def until(self, phase: str) -> None:
        """Waits until the game is in this phase."""
        self.wait(lambda view: view["phase"] == phase)

    def wait(self, holds: Callable[[dict[str, Any]], bool]) -> None:
        """Waits until this is true of what the seat sees."""
        while not holds(self.view):
            self._hear()

    def act(self, kind: str, **action: object) -> None:
        name = uuid.uuid4().hex
        move = {
            "type": "move",
            "id": name,
            "step": self._position["step"],
            "action": {"type": kind, **action},
        }
        self._socket.send(json.encode(move).decode())
        while (heard := self._hear()).get("move") != name:
            assert heard["type"] != "refused", heard

    def _hear(self) -> dict[str, Any]:
        frame: dict[str, Any] = json.decode(self._socket.recv(PATIENCE))
        self._position = frame.get("position") or self._position
        return frame


@contextmanager
def hand(guest: Guest, table: str, seat: int = 0) -> Iterator[Hand]:
    """A hand for one of this guest's seats, at a table that has begun."""
    cookies = guest.page.context.cookies()
    header = "; ".join(f"{cookie['name']}={cookie['value']}" for cookie in cookies)
    address = guest.home.replace("http", "ws", 1) + table.replace("/t/", "/api/tables/")
    with connect(f"{address}/socket?seat={seat}", additional_headers={"cookie": header}) as socket:
        yield Hand(socket)


def seated(guest: Guest, meet: Meet, options: Options, players: int) -> tuple[str, list[Guest]]:
    """A table of people, of the game that the guest plays: Alice is the guest, the others are Bob
    and more."""
    people = [guest, *(meet() for _ in range(players - 1))]
    for person, name in zip(people, ("Alice", "Bob", "Cleo", "Dan", "Ed"), strict=False):
        person.turn_to_game(guest.game)
        person.name(name)
    table = guest.make(options, "me", *["open"] * (players - 1))
    for seat, person in enumerate(people[1:], start=1):
        path = f"{table.replace('/t/', '/api/tables/')}/seats/{seat}"
        person.ask("PUT", path, {"kind": "me"})
    return table, people


@contextmanager
def hands(table: str, people: list[Guest]) -> Iterator[list[Hand]]:
    """The hands of all people at a table."""
    with ExitStack() as stack:
        yield [stack.enter_context(hand(person, table, seat)) for seat, person in enumerate(people)]


def begun(guest: Guest, options: dict[str, object], *codes: Code) -> str:
    """A game alone with these rows on its board; one that is over by a lucky guess is left."""
    while True:
        table = guest.make({**options, "alone": True}, "me")
        with hand(guest, table) as mine:
            mine.guess(*codes)
            if not mine.over:
                return table
