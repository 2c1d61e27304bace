"""People with a browser, as far as the house can tell."""

import asyncio
import json
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

PATIENCE = 120.0
"""Long, for the machine may be busy, and minds may have to be compiled before they first think."""

DUEL: dict[str, Any] = {"first": "seat-0", "games": 1}
"""Seat 0 hides a code, seat 1 breaks it."""

Frame = dict[str, Any]


def hide(*code: int) -> Frame:
    return {"type": "hide", "code": code}


def guess(*code: int) -> Frame:
    return {"type": "guess", "code": code}


def sitters(*seats: str) -> list[Frame]:
    """Seats are `me`, `open` or a bot's level."""
    return [{"kind": s} if s in ("me", "open") else {"kind": "bot", "level": s} for s in seats]


class Page:
    """A table's page: a socket and all that came through it."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: list[Frame] = []
        self.raw: list[str] = []
        self.step = -1

    @property
    def view(self) -> Frame:
        """The board as it was last seen."""
        seen = (frame["position"] for frame in reversed(self.heard) if frame.get("position"))
        view: Frame = next(seen)["view"]
        return view

    async def hear(self) -> Frame:
        async with asyncio.timeout(PATIENCE):
            said = await self.socket.recv()
        assert isinstance(said, str)
        frame: Frame = json.loads(said)
        self.raw.append(said)
        self.heard.append(frame)
        if position := frame.get("position"):
            self.step = position["step"]
        return frame

    async def until(self, kind: str, **fields: Any) -> Frame:
        """The next frame of this kind that has these fields."""
        while True:
            frame = await self.hear()
            if frame["type"] == kind and all(frame.get(k) == v for k, v in fields.items()):
                return frame

    async def until_step(self, step: int) -> Frame:
        while self.step < step:
            await self.hear()
        return self.heard[-1]

    async def until_phase(self, phase: str) -> Frame:
        """The table, when it has got this far."""
        while True:
            table: Frame = (await self.until("changed"))["table"]
            if table["phase"] == phase:
                return table

    async def say(self, **frame: Any) -> None:
        await self.socket.send(json.dumps(frame))

    async def move(self, action: Frame, *, step: int | None = None, name: str = "") -> str:
        name = name or secrets.token_hex(8)
        seen = self.step if step is None else step
        await self.say(type="move", id=name, step=seen, action=action)
        return name

    async def play(self, action: Frame) -> Frame:
        """Moves and waits until the house says that it is done."""
        return await self.until("stepped", move=await self.move(action))

    async def refusal(self) -> Frame:
        refused = (await self.until("refused"))["refusal"]
        assert isinstance(refused, dict)
        return refused

    async def refused(self) -> str:
        reason: str = (await self.refusal())["reason"]
        return reason

    async def closed(self) -> int:
        """The code with which the house hangs up."""
        try:
            while True:
                await self.hear()
        except ConnectionClosed as end:
            return end.rcvd.code if end.rcvd else 1006

    async def settle(self) -> None:
        """Everything that the house had to say before this is heard."""
        await self.say(type="ping")
        await self.until("pong")


class Guest:
    """Somebody with a cookie."""

    def __init__(self, address: str, cookies: httpx.Cookies | None = None) -> None:
        self.address = address
        # No certificates: they take long to load, and nothing here is encrypted.
        self.http = httpx.AsyncClient(
            base_url=address, timeout=PATIENCE, cookies=cookies, verify=False
        )

    async def __aenter__(self) -> "Guest":
        await self.http.get("/api/me")
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()

    @property
    def cookie(self) -> str:
        return f"deciban={self.http.cookies['deciban']}"

    async def ask(self, method: str, path: str, body: Any = None) -> Any:
        answer = await self.http.request(method, f"/api{path}", json=body)
        assert answer.is_success, answer.text
        return answer.json()

    async def refused(self, method: str, path: str, body: Any = None) -> tuple[int, str]:
        """Status and reason."""
        answer = await self.http.request(method, f"/api{path}", json=body)
        return answer.status_code, answer.json()["reason"]

    async def call(self, name: str) -> None:
        await self.ask("PATCH", "/me", {"name": name})

    async def make(self, *seats: str, game: str = "mastermind", **options: Any) -> str:
        """A table; seats are `me`, `open` or a bot's level."""
        new = {"game": game, "options": options, "seats": sitters(*seats)}
        made = await self.ask("POST", "/tables", new)
        table: str = made["table"]
        return table

    async def sit(self, table: str, number: int) -> Frame:
        seen: Frame = await self.ask("PUT", f"/tables/{table}/seats/{number}", {"kind": "me"})
        return seen

    async def leave(self, table: str, seat: int | None = None) -> Frame:
        seen: Frame = await self.ask("POST", f"/tables/{table}/leave", {"seat": seat})
        return seen

    @asynccontextmanager
    async def page(self, table: str, query: str = "", **headers: str) -> AsyncIterator[Page]:
        address = self.address.replace("http", "ws", 1)
        sent = {"cookie": self.cookie, **headers}
        async with connect(
            f"{address}/api/tables/{table}/socket?{query}",
            additional_headers=sent,
            compression=None,
        ) as socket:
            yield Page(socket)

    @asynccontextmanager
    async def seated(self, table: str, query: str = "") -> AsyncIterator[Page]:
        """A page after its welcome."""
        async with self.page(table, query) as page:
            await page.until("welcome")
            yield page
