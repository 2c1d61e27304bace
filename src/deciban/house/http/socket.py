"""One open page: a socket, the seat it sees as, and a queue of frames on their way to it."""

import asyncio
from collections import deque
from contextlib import suppress
from typing import Any

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from deciban.house.http.wire import EXTENSION, Say
from deciban.house.logs import mishap
from deciban.house.people.limits import Bucket
from deciban.house.protocol import shapes
from deciban.house.protocol.frames import frame
from deciban.house.tables.table import Table
from deciban.kernel import Refusal, Refused, Viewer

MOST_UNSENT = 128
"""Frames that may wait for a slow reader before it is dropped."""
TOO_FAST = 4008
GOODBYE = 1.0
"""Seconds for the last words."""

Socket = WebSocket[Any, Any, Any]
_decoder = msgspec.json.Decoder(shapes.FromBrowser)
_PONG = frame(shapes.Pong())


class Connection:
    def __init__(
        self, socket: Socket, person: str, pace: int, *, wanted: int | None, watching: bool
    ) -> None:
        self.person = person
        self.seat: Viewer = None
        self.wanted = wanted
        self.watching = watching
        self._socket = socket
        self._say = _short_way(socket)
        self._unsent: deque[bytes] = deque()
        self._more = asyncio.Event()
        self._gone = False
        self._busy = False
        self._closing: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._pace = Bucket(pace, pace)

    def send(self, said: bytes) -> None:
        """Never waits: a reader too slow for the table is dropped. After the goodbye nothing is
        said any more: what it may have been about is asked again."""
        if self._closing.done() or (not self._unsent and self._say(said)):
            return
        if len(self._unsent) < MOST_UNSENT:
            self._unsent.append(said)
            self._more.set()
        else:
            self.close(TOO_FAST)

    def close(self, code: int) -> None:
        if not self._closing.done():
            self._closing.set_result(code)

    async def serve(self, table: Table, since: int) -> None:
        """Until one side hangs up."""
        writer = asyncio.create_task(self._write())
        try:
            await table.join(self, since)
            await self._converse(table, writer)
        finally:
            writer.cancel()
            await asyncio.gather(writer, return_exceptions=True)
        if self._closing.done():
            await hang_up(self._socket, self._closing.result())

    async def _converse(self, table: Table, writer: "asyncio.Task[None]") -> None:
        reader = asyncio.create_task(self._read(table))
        try:
            await asyncio.wait((reader, writer, self._closing), return_when="FIRST_COMPLETED")
        finally:
            table.leave(self)
            # What the table has begun for this reader is never broken off.
            self._gone = True
            if not self._busy:
                reader.cancel()
            await asyncio.gather(reader, return_exceptions=True)

    async def _write(self) -> None:
        while True:
            await self._more.wait()
            self._more.clear()
            while self._unsent:
                # It stays the first until it is sent, so that nothing overtakes it.
                text = self._unsent[0].decode()
                await self._socket.send({"type": "websocket.send", "text": text, "bytes": None})
                self._unsent.popleft()

    async def _read(self, table: Table) -> None:
        while not self._gone:
            message = await self._socket.receive()
            if message["type"] != "websocket.receive":
                return
            if not self._pace.take():
                self.close(TOO_FAST)
                return
            self._busy = True
            await self._hear(table, message.get("text") or message.get("bytes") or b"")
            self._busy = False

    async def _hear(self, table: Table, heard: str | bytes) -> None:
        name = None
        try:
            said = _decode(heard)
            name = getattr(said, "id", None)
            if isinstance(said, shapes.Ping):
                self.send(_PONG)
            else:
                await table.hear(self, said)
        except Refused as refused:
            self._refuse(table, name, refused.refusal)
        except Exception as error:
            self._refuse(table, name, mishap(table.id, error))

    def _refuse(self, table: Table, name: str | None, refusal: Refusal) -> None:
        step = table.play.step if table.play else 0
        self.send(frame(shapes.No(id=name, refusal=refusal, step=step)))


def _short_way(socket: Socket) -> Say:
    """To write a text without waiting; of a server that has none, all goes the long way."""
    extensions: Any = socket.scope.get("extensions") or {}
    say: Say = extensions.get(EXTENSION, {}).get("say", lambda text: False)
    return say


async def hang_up(socket: Socket, code: int, reason: str = "") -> None:
    """Says goodbye to a reader that may be gone already, or not reading."""
    with suppress(OSError, WebSocketDisconnect):
        async with asyncio.timeout(GOODBYE):
            await socket.close(code, reason)


def _decode(heard: str | bytes) -> shapes.FromBrowser:
    try:
        said: shapes.FromBrowser = _decoder.decode(heard)
    except (msgspec.MsgspecError, UnicodeError):
        raise Refused("bad-frame") from None
    return said
