"""What is asked of the workers: functions that return JSON. Minds get what a viewer may know;
only content is read and made with all that is known of it."""

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import msgspec

from deciban.kernel import Caution, Coach, Contents, Data, Log, Options, QuickDice, Sight
from deciban.kernel.registry import bot, game, load

MEMORY = 256 * 1024 * 1024
"""Bytes that reading what a player wrote may take, beyond what the worker has."""


class Reading(msgspec.Struct, frozen=True):
    """What a game makes of what a player wrote."""

    content: msgspec.Raw
    title: dict[str, str]
    cautions: tuple[Caution, ...]


def choose(name: str, level: str, sight: Sight[Data], seed: int) -> bytes:
    action = bot(game(name), level).choose(sight, QuickDice(seed))
    return msgspec.json.encode(action)


def fill(name: str, sight: Sight[Data]) -> bytes:
    place = game(name).notebook
    assert place is not None
    return msgspec.json.encode(load(place)(sight))


def review(name: str, sight: Sight[Data], chapter: int) -> bytes:
    return msgspec.json.encode(_coach(name).review(sight, chapter))


def hint(name: str, sight: Sight[Data], depth: int) -> bytes:
    return msgspec.json.encode(_coach(name).hint(sight, depth))


def advise(name: str, inquiry: Data) -> bytes:
    return msgspec.json.encode(_coach(name).advise(inquiry))


def read(name: str, source: str) -> bytes:
    contents = _contents(name)
    with _bounded(MEMORY):
        content = contents.read(source)
        json = msgspec.Raw(msgspec.json.encode(content, order="deterministic"))
        reading = Reading(json, dict(contents.title(content)), contents.cautions(source))
    return msgspec.json.encode(reading)


def rehearse(name: str, content: str, games: int, seed: int) -> bytes:
    rules = game(name)
    assert rules.rehearsal is not None
    read = msgspec.json.decode(content, type=rules.types.content)
    return msgspec.json.encode(load(rules.rehearsal)(read, games, QuickDice(seed)))


def example(name: str) -> bytes:
    return msgspec.json.encode(_contents(name).example())


def supply(name: str, options: Options, log: Log[Any, Any] | None) -> bytes:
    return msgspec.json.encode(_contents(name).supply(options, log))


@contextmanager
def _bounded(memory: int) -> Iterator[None]:
    """With so much memory and no more, where the system can say so. The limit is lifted again,
    for the same worker thinks for bots, who may need more."""
    if not Path("/proc/self/statm").exists():
        yield
        return
    import resource

    pages = int(Path("/proc/self/statm").read_text().split()[0])
    soft, hard = resource.getrlimit(resource.RLIMIT_AS)
    most = pages * resource.getpagesize() + memory
    with suppress(ValueError):  # Less than that is allowed anyway.
        resource.setrlimit(resource.RLIMIT_AS, (most, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_AS, (soft, hard))


def _contents(name: str) -> Contents[Any, Any]:
    place = game(name).contents
    assert place is not None
    made: Contents[Any, Any] = load(place)()
    return made


def _coach(name: str) -> Coach[Any, Any]:
    place = game(name).coach
    assert place is not None
    made: Coach[Any, Any] = load(place)()
    return made
