"""The games that are here, by name: the house's own, and those that other packages bring.

A game is an entry point of the group `deciban.games`, one line in a package's `pyproject.toml`.
"""

import functools
import importlib
import logging
from importlib.metadata import entry_points
from typing import Any

from deciban.kernel.bot import Bot
from deciban.kernel.game import Game
from deciban.kernel.refusal import Refused
from deciban.kernel.setup import Setup
from deciban.kernel.struct import Options

AnyGame = Game[Any, Any, Any, Any]

GROUP = "deciban.games"
HOUSE = "deciban"

_log = logging.getLogger(__name__)


def names() -> tuple[str, ...]:
    """The house's own games first, then the others, each by the alphabet."""
    return tuple(name for name in places() if knows(name))


def knows(name: str) -> bool:
    place = places().get(name)
    return place is not None and _made(name, place) is not None


def game(name: str) -> AnyGame:
    """The rules of one game; refuses a name that no game has."""
    made = _made(name, places()[name]) if name in places() else None
    if made is None:
        raise Refused("unknown-game", name=name, games=", ".join(names()))
    return made


def package(name: str) -> str | None:
    """The package that brings a game; none, if there is no such game."""
    return _package(places()[name]) if knows(name) else None


def bot(of: AnyGame, level: str) -> Bot[Any]:
    """A bot of one level; refuses a level that the game does not have."""
    if level not in of.bots:
        raise Refused("unknown-level", level=level, levels=", ".join(of.bots))
    made: Bot[Any] = load(of.bots[level])()
    return made


def supplied(of: AnyGame, options: Options) -> Setup[Any]:
    """What a game starts from where nobody brings anything: with content of its own, if any."""
    content = None if of.contents is None else load(of.contents)().supply(options, None)
    return Setup(options, content)


def load(place: str) -> Any:
    """What stands at `module:name`, imported only now."""
    module, _, name = place.partition(":")
    return getattr(importlib.import_module(module), name)


@functools.cache
def places() -> dict[str, str]:
    """Where each game is, as `module:name`. A name that the house has can't be taken from it."""
    found: dict[str, str] = {}
    entries = entry_points(group=GROUP)
    for entry in sorted(entries, key=lambda entry: (_package(entry.value) != HOUSE, entry.name)):
        if found.setdefault(entry.name, entry.value) != entry.value:
            _log.error("left out: %s is not the only game called %s", entry.value, entry.name)
    return found


@functools.cache
def _made(name: str, place: str) -> AnyGame | None:
    """A game, unless it is broken: then it is left out, and the others are played."""
    try:
        made: AnyGame = load(place)()
        if made.name != name:
            raise ValueError(f"it calls itself {made.name}")
    except Exception as error:
        _log.error("left out: the game %s (%s): %r", name, place, error)
        return None
    return made


def _package(place: str) -> str:
    return place.partition(":")[0].partition(".")[0]
