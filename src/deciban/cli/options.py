"""A game's options as people give them: as JSON, on one line."""

from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec import inspect

from deciban.kernel import Options, Refused
from deciban.kernel.registry import AnyGame

EXAMPLE = '{"games": 4}'


def read_options(game: AnyGame, text: str, fixed: Mapping[str, Any] | None = None) -> Options:
    """The options in the text, with some of them fixed otherwise."""
    kind = game.types.options
    try:
        given = msgspec.json.decode(text, type=dict[str, Any])
    except msgspec.DecodeError:
        raise Refused("bad-json", example=EXAMPLE) from None
    for name, value in given.items():
        if name not in kind.__struct_fields__:
            raise Refused("unknown-option", option=name, options=describe(kind))
        try:
            msgspec.convert({name: value}, kind)
        except msgspec.ValidationError:
            raise Refused("bad-option", option=name, options=describe(kind)) from None
    return msgspec.convert({**given, **(fixed or {})}, kind)


def describe(kind: type[Options]) -> str:
    """All options of a game, each with what it may be."""
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType)
    return ", ".join(f"{field.name} {_range(field.type)}".strip() for field in info.fields)


def _range(kind: inspect.Type) -> str:
    match kind:
        case inspect.IntType(ge=least, le=most) if least is not None and most is not None:
            return f"{least}–{most}"
        case inspect.BoolType():
            return "true|false"
        case inspect.LiteralType(values=values):
            return "|".join(map(str, values))
    return ""
