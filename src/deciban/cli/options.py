"""A game's options as people give them: as JSON, on one line."""

from collections.abc import Mapping
from typing import Any

import msgspec

from deciban.kernel import Options, Refused
from deciban.kernel.choice import Choice, choices
from deciban.kernel.registry import AnyGame


def read_options(game: AnyGame, text: str, fixed: Mapping[str, Any] | None = None) -> Options:
    """The options in the text, with some of them fixed otherwise."""
    kind = game.types.options
    try:
        given = msgspec.json.decode(text, type=dict[str, Any])
    except msgspec.DecodeError:
        raise Refused("bad-json", example=_example(kind)) from None
    for name, value in given.items():
        if name not in kind.__struct_fields__:
            raise Refused("unknown-option", option=name, options=describe(kind))
        try:
            msgspec.convert({name: value}, kind)
        except msgspec.ValidationError:
            raise Refused("bad-option", option=name, options=describe(kind)) from None
    return msgspec.convert({**given, **(fixed or {})}, kind)


def _example(kind: type[Options]) -> str:
    """The first option as it is if nobody sets it."""
    first = kind.__struct_fields__[:1]
    return msgspec.json.encode({name: getattr(kind(), name) for name in first}).decode()


def describe(kind: type[Options]) -> str:
    """All options of a game, each with what it may be."""
    return ", ".join(f"{name} {_range(choice)}".strip() for name, choice in choices(kind).items())


def _range(choice: Choice) -> str:
    if choice.least is not None and choice.most is not None:
        return f"{choice.least}–{choice.most}"
    return "|".join(str(value).lower() for value in choice.values)
