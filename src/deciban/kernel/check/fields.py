"""Where two pieces of data differ, named by the way there: `hands[1]`, `log[3].tiles`."""

import re
from collections.abc import Iterator
from typing import NamedTuple

import msgspec


class Difference(NamedTuple):
    path: str
    one: object
    other: object

    def __str__(self) -> str:
        return f"{self.path or 'all of it'} is {self.one!r} or {self.other!r}"

    @property
    def field(self) -> str:
        """The path without the places in lists."""
        return re.sub(r"\[.*?\]", "", self.path)


def differences(one: object, other: object, path: str = "") -> Iterator[Difference]:
    """The smallest parts that are not the same."""
    if one == other:
        return
    parts = _parts(one, path) if type(one) is type(other) else None
    others = _parts(other, path)
    if parts is None or others is None or parts.keys() != others.keys():
        yield Difference(path, one, other)
        return
    for way, part in parts.items():
        yield from differences(part, others[way], way)


def _parts(value: object, path: str) -> dict[str, object] | None:
    """What a piece of data is made of; None if it is one piece."""
    if isinstance(value, msgspec.Struct):
        start = f"{path}." if path else ""
        return {f"{start}{name}": getattr(value, name) for name in value.__struct_fields__}
    if isinstance(value, tuple | list):
        return {f"{path}[{place}]": part for place, part in enumerate(value)}
    if isinstance(value, dict):
        return {f"{path}[{key}]": part for key, part in value.items()}
    return None
