"""Views as JSON, quickly.

From one step to the next most of a view stays the very same object: a long match carries all its
past games along. Data is frozen, so what was written once can be copied."""

from typing import Any, NamedTuple

import msgspec

from deciban.kernel import Data

_encoder = msgspec.json.Encoder()


class _Written(NamedTuple):
    value: Any
    json: bytes


class Sketch:
    """Remembers, for every field of a view, what was written last."""

    def __init__(self, kind: type[Data]) -> None:
        config = kind.__struct_config__
        self._plain = config.tag is not None or config.array_like or config.omit_defaults
        self._fields = [
            (field.name, b'"%s":' % field.encode_name.encode())
            for field in msgspec.structs.fields(kind)
        ]
        self._last: dict[str, _Written] = {}

    def draw(self, view: Data) -> msgspec.Raw:
        """Byte for byte what msgspec writes."""
        if self._plain:
            return msgspec.Raw(_encoder.encode(view))
        parts = (key + self._json(name, getattr(view, name)) for name, key in self._fields)
        return msgspec.Raw(b"{%s}" % b",".join(parts))

    def _json(self, name: str, value: Any) -> bytes:
        last = self._last.get(name)
        if last is None or last.value is not value:
            last = self._last[name] = _Written(value, _encoder.encode(value))
        return last.json
