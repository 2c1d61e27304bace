"""Views as JSON, quickly.

From one step to the next most of a view stays the very same object: a long match carries all its
past games along. Data is frozen, so the long parts are written once and then copied."""

from typing import Any, NamedTuple

import msgspec
from msgspec.structs import fields, replace

from deciban.kernel import Data

LONG = 512
"""Bytes from which on a field is worth remembering."""

_encoder = msgspec.json.Encoder()


class _Written(NamedTuple):
    value: Any
    json: msgspec.Raw
    size: int


def _write(value: Any) -> _Written:
    json = _encoder.encode(value)
    return _Written(value, msgspec.Raw(json), len(json))


class Sketch:
    """Remembers what was written last of a view's long fields."""

    def __init__(self) -> None:
        self._long: dict[str, _Written] = {}

    def draw(self, view: Data) -> msgspec.Raw:
        """Byte for byte what msgspec writes."""
        known = {name: self._json(name, getattr(view, name)) for name in self._long}
        drawn = _encoder.encode(replace(view, **known))
        if len(drawn) > 2 * LONG + sum(last.size for last in self._long.values()):
            self._learn(view)
        return msgspec.Raw(drawn)

    def _json(self, name: str, value: Any) -> msgspec.Raw:
        last = self._long[name]
        if last.value is not value:
            last = self._long[name] = _write(value)
        return last.json

    def _learn(self, view: Data) -> None:
        for field in fields(view):
            written = _write(getattr(view, field.name))
            if written.size > LONG:
                self._long[field.name] = written
