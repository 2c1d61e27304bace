"""The games of the house, by name. A new game is one more line here."""

import functools
import importlib
from typing import Any

from deciban.kernel.bot import Bot
from deciban.kernel.game import Game
from deciban.kernel.refusal import Refused

AnyGame = Game[Any, Any, Any, Any]

_GAMES = {
    "mastermind": "deciban.games.mastermind:Mastermind",
    "break-the-code": "deciban.games.break_the_code:BreakTheCode",
}


def names() -> tuple[str, ...]:
    return tuple(_GAMES)


@functools.cache
def game(name: str) -> AnyGame:
    """The rules of one game; refuses a name that no game has."""
    if name not in _GAMES:
        raise Refused("unknown-game", name=name, games=", ".join(_GAMES))
    made: AnyGame = load(_GAMES[name])()
    return made


def bot(of: AnyGame, level: str) -> Bot[Any]:
    """A bot of one level; refuses a level that the game does not have."""
    if level not in of.bots:
        raise Refused("unknown-level", level=level, levels=", ".join(of.bots))
    made: Bot[Any] = load(of.bots[level])()
    return made


def load(place: str) -> Any:
    """What stands at `module:name`, imported only now."""
    module, _, name = place.partition(":")
    return getattr(importlib.import_module(module), name)
