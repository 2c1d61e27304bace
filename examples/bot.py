"""A bot in one short script: it takes an open seat at a table and plays Mastermind.

    python examples/bot.py http://127.0.0.1:8000/t/TABLE

Open a table with an open seat, copy its link, and give it to the bot. It needs `websockets` and
Python alone, knows the house only by its protocol (docs/protocol.md), and is a guest like any
other: it has a cookie, a name and a seat, and sees what its seat may see.
"""

import json
import random
import secrets
import sys
import urllib.request
from typing import Any
from urllib.parse import urlsplit

from websockets.sync.client import connect

NAME = "Example bot"
TRIES = 20_000
"""Codes to look at in search of one that fits."""


class Guest:
    """Somebody known to the house by a cookie."""

    def __init__(self, house: str) -> None:
        self.house = house
        self.cookie = ""
        self.ask("GET", "/me")
        self.ask("PATCH", "/me", {"name": NAME})

    def ask(self, method: str, path: str, body: object = None) -> Any:
        headers = {"content-type": "application/json", "cookie": self.cookie}
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(f"{self.house}/api{path}", data, headers, method=method)
        with urllib.request.urlopen(request) as answer:
            if given := answer.headers["set-cookie"]:
                self.cookie = given.partition(";")[0]
            return json.load(answer)


def play(link: str) -> str:
    """Sits down, plays to the end, and says how it went."""
    parts = urlsplit(link)
    house, table = f"{parts.scheme}://{parts.netloc}", parts.path.rpartition("/")[2]
    guest = Guest(house)
    seats = guest.ask("GET", f"/tables/{table}")["seats"]
    seat = next(number for number, seat in enumerate(seats) if seat["kind"] == "open")
    guest.ask("PUT", f"/tables/{table}/seats/{seat}", {"kind": "me"})
    socket = house.replace("http", "ws", 1) + f"/api/tables/{table}/socket?seat={seat}"
    with connect(socket, additional_headers={"cookie": guest.cookie}) as wire:
        for frame in wire:
            heard = json.loads(frame)
            if heard["type"] == "refused":
                raise SystemExit(f"The house refuses: {heard['refusal']}")
            if heard.get("table", {}).get("phase") == "over":
                return outcome(heard["table"]["result"], seat)
            # `welcome`, `started` and `stepped` bring the board as it is now.
            position = heard.get("position")
            if position and seat in position["awaited"]:
                action = choose(position["view"], position["offers"])
                wire.send(json.dumps(move(position["step"], action)))
    return "The house hung up."


def move(step: int, action: object) -> dict[str, object]:
    """The id is ours to make: were the move sent twice, it would be done once."""
    return {"type": "move", "id": secrets.token_hex(8), "step": step, "action": action}


def choose(view: Any, offers: Any) -> object:
    """A code that fits all answers so far; of listed actions, any."""
    offer = offers[0]
    if offer["type"] == "listed":
        return random.choice(offer["actions"])
    rows = view["rows"] if offer["action"] == "guess" else []
    for _ in range(TRIES):
        code = [random.randrange(offer["symbols"]) for _ in range(offer["pegs"])]
        if all(keys(code, row["guess"]) == (row["red"], row["white"]) for row in rows):
            break
    return {"type": offer["action"], "code": code}


def keys(code: list[int], guess: list[int]) -> tuple[int, int]:
    red = sum(mine == theirs for mine, theirs in zip(code, guess, strict=True))
    common = sum(min(code.count(color), guess.count(color)) for color in set(guess))
    return red, common - red


def outcome(result: Any, seat: int) -> str:
    if result["drawn"]:
        return "A draw."
    return "Won!" if seat in result["winners"] else "Lost."


if __name__ == "__main__":
    if len(sys.argv) != 2:
        raise SystemExit(__doc__)
    print(play(sys.argv[1]))
