"""The short way for frames does what the library does, whatever comes and however it is cut."""

import asyncio
from typing import Any

import pytest
import uvicorn
from hypothesis import given, settings
from hypothesis import strategies as st
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState

from deciban.house.http.wire import EXTENSION, MOST_UNHEARD, Wire

LARGEST = 200
OPENING = (
    b"GET / HTTP/1.1\r\nHost: house\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)
MASK = b"\x01\xf2\x03\x84"
TEXT, PING, CLOSE = 0x81, 0x89, 0x88


class Line(asyncio.Transport):
    """Keeps what is written."""

    def __init__(self) -> None:
        super().__init__()
        self.written: list[bytes] = []
        self.reading = True
        self._closing = False

    def write(self, data: Any) -> None:
        assert not self._closing
        self.written.append(bytes(data))

    def close(self) -> None:
        self._closing = True

    def is_closing(self) -> bool:
        return self._closing

    def pause_reading(self) -> None:
        self.reading = False

    def resume_reading(self) -> None:
        self.reading = True


class Call:
    """One socket, from its opening on, and an application that listens when it is told to."""

    def __init__(self, kind: type[WebSocketsSansIOProtocol]) -> None:
        config = uvicorn.Config(
            self._app,
            interface="asgi3",
            ws_max_size=LARGEST,
            ws_per_message_deflate=False,
            log_config=None,
        )
        self.line = Line()
        self.heard: list[Any] = []
        self.listens = asyncio.Event()
        self.protocol = kind(config, ServerState(), {})
        self.protocol.connection_made(self.line)
        self.protocol.data_received(OPENING)

    async def _app(self, scope: Any, receive: Any, send: Any) -> None:
        self.extensions = scope["extensions"]
        self.answer = send
        await receive()
        await send({"type": "websocket.accept"})
        while True:
            await self.listens.wait()
            message = await receive()
            self.heard.append(message)
            if message["type"] == "websocket.disconnect":
                return

    async def settle(self) -> None:
        for _ in range(2 * MOST_UNHEARD):
            await asyncio.sleep(0)

    def say(self, text: bytes) -> bool:
        said: bool = self.extensions[EXTENSION]["say"](text)
        return said


async def called(kind: type[WebSocketsSansIOProtocol] = Wire) -> Call:
    call = Call(kind)
    await call.settle()
    assert call.line.written.pop().startswith(b"HTTP/1.1 101")
    return call


def framed(head: int, payload: bytes, *, masked: bool = True, more: int = 0) -> bytes:
    """`more`: the bytes that hold the size, more than it needs perhaps."""
    size = len(payload)
    more = max(more, 0 if size < 126 else 2)
    shown = {0: size, 2: 126, 8: 127}[more] | (0x80 if masked else 0)
    if masked:
        payload = MASK + bytes(byte ^ MASK[at % 4] for at, byte in enumerate(payload))
    return bytes((head, shown)) + (size.to_bytes(more) if more else b"") + payload


heads = st.sampled_from((TEXT, TEXT, TEXT, 0x01, 0x80, 0x00, 0x82, PING, 0x8A, CLOSE, 0xC1, 0x83))
payloads = (
    st.text(max_size=40).map(str.encode)
    | st.binary(max_size=8)
    | st.integers(100, LARGEST + 20).map(lambda size: b"x" * size)
)
frames = st.builds(
    framed,
    heads,
    payloads,
    masked=st.sampled_from((True,) * 9 + (False,)),
    more=st.sampled_from((0, 0, 2, 8)),
)


async def _course(kind: type[WebSocketsSansIOProtocol], pieces: list[bytes]) -> tuple[Any, ...]:
    """What the application hears of a stream, and what is answered to it."""
    call = await called(kind)
    call.listens.set()
    for piece in pieces:
        if not call.line.is_closing():
            call.protocol.data_received(piece)
        await call.settle()
    call.protocol.connection_lost(None)
    await call.settle()
    return call.heard, b"".join(call.line.written), call.line.is_closing()


@settings(deadline=None)
@given(st.lists(frames, min_size=1, max_size=6), st.lists(st.integers(1, 40)))
def test_a_stream_is_heard_and_answered_as_the_library_does_frame_by_frame(
    stream: list[bytes], cuts: list[int]
) -> None:
    ours = asyncio.run(_course(Wire, cut_up(b"".join(stream), cuts)))
    theirs = asyncio.run(_course(WebSocketsSansIOProtocol, stream))
    assert ours == theirs


def cut_up(stream: bytes, cuts: list[int]) -> list[bytes]:
    pieces = []
    for cut in cuts:
        pieces.append(stream[:cut])
        stream = stream[cut:]
    return [piece for piece in (*pieces, stream) if piece]


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65535, 65536])
async def test_what_is_said_is_framed_as_the_library_does(size: int) -> None:
    ours, theirs = await called(), await called(WebSocketsSansIOProtocol)
    assert ours.say(b"x" * size)
    await ours.settle()
    await theirs.answer({"type": "websocket.send", "text": "x" * size})
    assert ours.line.written == theirs.line.written


async def test_what_is_said_at_once_is_written_at_once_and_in_order() -> None:
    call = await called()
    assert call.say(b"one")
    assert call.say(b"two")
    assert not call.line.written
    await call.answer({"type": "websocket.send", "text": "three"})
    await call.settle()
    assert b"".join(call.line.written) == b"\x81\x03one\x81\x03two\x81\x05three"


async def test_nothing_is_said_to_a_reader_who_is_slow_or_gone() -> None:
    call = await called()
    call.protocol.pause_writing()
    assert not call.say(b"one")
    call.protocol.resume_writing()
    assert call.say(b"two")
    await call.answer({"type": "websocket.close", "code": 1000})
    assert not call.say(b"three")
    await call.settle()
    assert b"".join(call.line.written) == b"\x81\x03two\x88\x02\x03\xe8"


async def test_nothing_follows_the_goodbye_of_a_reader() -> None:
    call = await called()
    assert call.say(b"one")
    call.protocol.data_received(framed(CLOSE, b"\x03\xe8"))
    await call.settle()
    assert b"".join(call.line.written) == b"\x88\x02\x03\xe8"


async def test_no_more_is_read_than_the_house_gets_around_to() -> None:
    call = await called()
    for number in range(MOST_UNHEARD):
        assert call.line.reading
        call.protocol.data_received(framed(TEXT, b"%d" % number))
    assert not call.line.reading
    call.listens.set()
    await call.settle()
    assert [message["text"] for message in call.heard] == [*map(str, range(MOST_UNHEARD))]
    assert call.line.reading
