"""A worker: a process that answers one question after another, and the house's end of it.

Questions and replies are frames with their length in front. While a worker prepares it sends
empty frames as signs of life; the first that is not empty says that it is ready. A question is
pickled; a reply is plain data, for the house trusts its workers less than they trust it."""

import asyncio
import contextlib
import importlib
import logging
import os
import pickle
import struct
import sys
import threading
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable
from typing import Any, BinaryIO

import msgspec

from deciban.kernel import Refusal, Refused
from deciban.kernel.registry import AnyGame, game, names

NICE = 5
"""By so much a worker gives way to the house itself."""
SILENCE = 10.0
"""Seconds without a sign of life after which a worker that prepares is given up."""
PULSE = 1.0
"""Seconds between two signs of life."""
PULSES = 600
"""A worker that is not ready after so many falls silent."""

_LENGTH = struct.Struct(">I")
_READY = b"ready"
_SERVE = f"from {__name__} import serve; serve()"


class Lost(Exception):
    """The process is gone, silent, or not to be understood."""


class Answer(msgspec.Struct, frozen=True, tag=True):
    json: bytes


class Refusing(msgspec.Struct, frozen=True, tag=True):
    """A mind may refuse, as rules do."""

    refusal: Refusal


class Failure(msgspec.Struct, frozen=True, tag=True):
    error: str


Reply = Answer | Refusing | Failure
_replies = msgspec.msgpack.Decoder[Reply](Reply)


# The house's end.


class Worker:
    """Whoever stops waiting for a reply must kill the worker: the next would get it."""

    def __init__(self, process: Process) -> None:
        assert process.stdin is not None
        assert process.stdout is not None
        self._process = process
        self._questions = process.stdin
        self._replies = process.stdout

    @property
    def pid(self) -> int:
        return self._process.pid

    @property
    def alive(self) -> bool:
        return self._process.returncode is None

    async def prepared(self) -> None:
        """Ends when the worker can be asked."""
        heard = b""
        while not heard:
            try:
                async with asyncio.timeout(SILENCE):
                    heard = await self._hear()
            except (TimeoutError, asyncio.IncompleteReadError) as error:
                raise Lost("unready") from error

    async def ask(self, question: bytes) -> Reply:
        try:
            self._questions.write(_LENGTH.pack(len(question)) + question)
            await self._questions.drain()
            reply: Reply = _replies.decode(await self._hear())
        except Exception as error:
            raise Lost("gone") from error
        return reply

    def kill(self) -> None:
        with contextlib.suppress(ProcessLookupError):
            self._process.kill()

    async def gone(self) -> None:
        await self._process.wait()

    async def _hear(self) -> bytes:
        (length,) = _LENGTH.unpack(await self._replies.readexactly(_LENGTH.size))
        return await self._replies.readexactly(length)


async def start() -> Worker:
    """A fresh process, for the house's own has threads and sockets. It is out of reach of the
    terminal's Ctrl+C, which is for the house to hear."""
    spawning = asyncio.create_task(_spawn())
    try:
        return await asyncio.shield(spawning)
    except asyncio.CancelledError:
        # Half a start can't be taken back, only a whole one.
        spawned = await spawning
        spawned.kill()
        await spawned.gone()
        raise


async def _spawn() -> Worker:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-P", "-c", _SERVE),
        stdin=PIPE,
        stdout=PIPE,
        env=environment,
        start_new_session=True,
    )
    return Worker(process)


def question(function: Callable[..., bytes], *args: Any) -> bytes:
    return pickle.dumps((function, args))


# The worker's end.


def serve() -> None:
    """The whole life of a worker. When the house ends, so do the questions."""
    questions = os.fdopen(_taken_over(0, os.open(os.devnull, os.O_RDONLY)), "rb")
    replies = os.fdopen(_taken_over(1, 2), "wb")
    _prepare_audibly(replies)
    _write(replies, _READY)
    while asked := _read(questions):
        _write(replies, msgspec.msgpack.encode(_reply(asked)))


def _taken_over(descriptor: int, instead: int) -> int:
    """A stream for us alone: what a mind may print or read must not get into it."""
    mine = os.dup(descriptor)
    os.dup2(instead, descriptor)
    return mine


def _prepare_audibly(replies: BinaryIO) -> None:
    done = threading.Event()

    def pulse() -> None:
        for _ in range(PULSES):
            if done.wait(PULSE):
                return
            _write(replies, b"")

    beating = threading.Thread(target=pulse, daemon=True)
    beating.start()
    prepare()
    done.set()
    beating.join()


def prepare() -> None:
    """Every mind is at hand before it is asked."""
    if hasattr(os, "nice"):
        os.nice(NICE)
    for name in names():
        try:
            load_minds(game(name))
        except Exception as error:
            # One game's bots fail, and are replaced at their tables; the others think on.
            logging.getLogger(__name__).error("no minds for %s: %r", name, error)


def load_minds(rules: AnyGame) -> None:
    """Loads the modules of a game's minds, and lets them get done what is slow."""
    others = (rules.notebook, rules.coach, rules.contents, rules.rehearsal)
    places = filter(None, (*rules.bots.values(), *others))
    for name in dict.fromkeys(place.partition(":")[0] for place in places):
        module = importlib.import_module(name)
        if hasattr(module, "warm"):
            module.warm()


def _reply(asked: bytes) -> Reply:
    try:
        function, args = pickle.loads(asked)
        return Answer(function(*args))
    except Refused as refused:
        return Refusing(refused.refusal)
    except Exception as error:
        return Failure(type(error).__name__)


def _read(stream: BinaryIO) -> bytes:
    """The next frame; nothing at the end."""
    length = stream.read(_LENGTH.size)
    return stream.read(*_LENGTH.unpack(length)) if len(length) == _LENGTH.size else b""


def _write(stream: BinaryIO, frame: bytes) -> None:
    try:
        stream.write(_LENGTH.pack(len(frame)) + frame)
        stream.flush()
    except BrokenPipeError:
        os._exit(1)  # The house is gone, and nobody is left to be told.
