"""The four kinds of plain data that a game is made of.

Each is a frozen msgspec struct: fast, typed, and the same in Python, on disk and in the browser.
Actions, events and offers carry their name as `type`, so a union of them reads itself back. What
is frozen can't contain itself, so the garbage collector need not look at it.
"""

import msgspec


def _name(class_name: str) -> str:
    """`LastCall` is called `last-call` outside Python."""
    parts = "".join(f"-{c.lower()}" if c.isupper() else c for c in class_name)
    return parts.removeprefix("-")


class Data(msgspec.Struct, frozen=True, gc=False):
    """Plain data with no name of its own: states, views, rows, tiles."""


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, gc=False):
    """What is agreed before a table starts; every option has a default."""


class Action(
    msgspec.Struct, frozen=True, tag_field="type", tag=_name, forbid_unknown_fields=True, gc=False
):
    """What a seat does."""


class Event(msgspec.Struct, frozen=True, tag_field="type", tag=_name, gc=False):
    """What then happened."""
