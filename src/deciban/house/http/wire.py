"""The short way for frames: uvicorn's protocol, but for what nearly every frame is.

A whole text of moderate size is read and written here, in a few steps. Everything else (the
opening, control frames, parts, whatever is wrong) goes to the library, frame by frame, so that it
always stands at the beginning of one."""

from collections.abc import Callable
from typing import Any

from uvicorn._types import ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

EXTENSION = "deciban"
"""Where an application finds `say` among the extensions of its scope."""
MOST_UNHEARD = 8
"""Frames that may wait for the application before no more are read."""

_TEXT = 0x81
"""The first byte of a text that is not cut into parts."""
_MASKED = 0x80
_MIDDLE, _LONG = 126, 127
"""Instead of a size: two or eight more bytes hold it."""
_LARGEST_HEAD = 14

Say = Callable[[bytes], bool]


class Wire(WebSocketsSansIOProtocol):
    def __init__(self, *args: Any, **settings: Any) -> None:
        super().__init__(*args, **settings)
        self._cutting = False
        self._rest = b""
        """The beginning of a frame."""
        self._said: list[bytes] = []

    def say(self, text: bytes) -> bool:
        """Sends a text, in a moment. False: not now, or never again, as `send` will tell.

        What many tables say at once is said in one go: readers who are woken in between would take
        turns with the house on the same processor."""
        if not self.writable.is_set() or self.close_sent or self.transport.is_closing():
            return False
        if self.conn.state is not State.OPEN:
            return False
        if not self._said:
            self.loop.call_soon(self._flush)
        self._said += (_head(len(text)), text)
        return True

    async def send(self, message: ASGISendEvent) -> None:
        self._flush()
        await super().send(message)

    def _flush(self) -> None:
        if self._said and not self.transport.is_closing():
            self.transport.write(b"".join(self._said))
        self._said.clear()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][EXTENSION] = {"say": self.say}
            self._cutting = True

    def data_received(self, data: bytes) -> None:
        if not self._cutting:
            super().data_received(data)
            return
        data, self._rest = self._rest + data, b""
        start = 0
        while not self.transport.is_closing():
            end = _end(data, start)
            if end > len(data):
                self._wait(data[start:], end - start)
                return
            self._hear(data[start:end])
            start = end

    def _wait(self, beginning: bytes, size: int) -> None:
        """For the rest of a frame; but the library refuses one that is too large by its head."""
        if size <= self.config.ws_max_size + _LARGEST_HEAD:
            self._rest = beginning
        else:
            self._cutting = False
            super().data_received(beginning)

    def _hear(self, frame: bytes) -> None:
        text = self._plain(frame)
        if text is None:
            super().data_received(frame)
            return
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if not self.read_paused and self.queue.qsize() >= MOST_UNHEARD:
            self.read_paused = True
            self.transport.pause_reading()

    def _plain(self, frame: bytes) -> str | None:
        """What a frame says, if it is a text in one part and nothing is the matter."""
        kind, size = frame[:2]
        if kind != _TEXT or not _MASKED <= size < _MASKED | _LONG:
            return None
        if self.conn.state is not State.OPEN or self.conn.current_size is not None:
            return None
        start = 8 if size == _MASKED | _MIDDLE else 6
        if self.close_sent or len(frame) - start > self.config.ws_max_size:
            return None
        try:
            return _unmasked(frame[start:], frame[start - 4 : start]).decode()
        except UnicodeDecodeError:
            return None


def _end(data: bytes, start: int) -> int:
    """Where the frame ends that starts here; beyond the data as long as that can't be told."""
    known = len(data) - start
    if known < 2:
        return start + 2
    size = data[start + 1] & ~_MASKED
    more = {_MIDDLE: 2, _LONG: 8}.get(size, 0)
    if known < 2 + more:
        return start + 2 + more
    if more:
        size = int.from_bytes(data[start + 2 : start + 2 + more])
    return start + 2 + more + 4 * (data[start + 1] >= _MASKED) + size


def _unmasked(data: bytes, mask: bytes) -> bytes:
    size = len(data)
    repeated = (mask * (size // len(mask) + 1))[:size]
    return (int.from_bytes(data) ^ int.from_bytes(repeated)).to_bytes(size)


def _head(size: int) -> bytes:
    """A house masks nothing."""
    if size < _MIDDLE:
        return bytes((_TEXT, size))
    if size < 1 << 16:
        return bytes((_TEXT, _MIDDLE)) + size.to_bytes(2)
    return bytes((_TEXT, _LONG)) + size.to_bytes(8)
