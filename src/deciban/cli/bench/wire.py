"""A small WebSocket client for the load: nothing but what that needs, so that it costs little."""

import asyncio
import secrets
from base64 import b64encode
from collections.abc import Callable

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
_FINAL, _MASKED = 0x80, 0x80
_NO_MASK = bytes(4)
"""Masking with zeros changes nothing: what it guards against is not on the loopback."""


class Wire(asyncio.Protocol):
    def __init__(self, hear: Callable[[bytes], None]) -> None:
        self._hear = hear
        self._buffer = bytearray()
        self._opened: asyncio.Future[None] | None = None
        self._transport: asyncio.Transport

    async def open(self, port: int, path: str, cookie: str) -> None:
        loop = asyncio.get_running_loop()
        self._opened = loop.create_future()
        self._transport, _ = await loop.create_connection(lambda: self, "127.0.0.1", port)
        key = b64encode(secrets.token_bytes(16)).decode()
        self._transport.write(
            f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nCookie: {cookie}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n".encode()
        )
        await self._opened

    def say(self, payload: bytes, kind: int = TEXT) -> None:
        size = len(payload)
        if size < 126:
            head = bytes((_FINAL | kind, _MASKED | size))
        else:
            head = bytes((_FINAL | kind, _MASKED | 126)) + size.to_bytes(2)
        self._transport.write(head + _NO_MASK + payload)

    def close(self) -> None:
        self._transport.close()

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if self._opened is not None and not self._shake_hands():
            return
        while (frame := self._next()) is not None:
            kind, payload = frame
            if kind == TEXT:
                self._hear(payload)
            elif kind == PING:
                self.say(payload, PONG)

    def _shake_hands(self) -> bool:
        end = self._buffer.find(b"\r\n\r\n")
        if end < 0:
            return False
        opened, self._opened = self._opened, None
        assert opened is not None
        if opened.done():  # Whoever waited for it has given up.
            self.close()
        elif self._buffer.startswith(b"HTTP/1.1 101"):
            opened.set_result(None)
        else:
            opened.set_exception(ConnectionRefusedError(self._buffer[:end].decode()))
        del self._buffer[: end + 4]
        return True

    def _next(self) -> tuple[int, bytes] | None:
        """The next whole frame. A server's frames are not masked."""
        buffer = self._buffer
        if len(buffer) < 2:
            return None
        size, start = buffer[1], 2
        if size == 126:
            size, start = int.from_bytes(buffer[2:4]), 4
        elif size == 127:
            size, start = int.from_bytes(buffer[2:10]), 10
        if len(buffer) < start + size:
            return None
        frame = buffer[0] & 0x0F, bytes(buffer[start : start + size])
        del buffer[: start + size]
        return frame
