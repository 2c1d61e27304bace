"""What players write for a game, as TOML: read into the game's own structs, with the line and a
named reason for whatever is wrong in it."""

import re
import tomllib
from collections.abc import Iterator, Sequence
from typing import TypeAlias, TypeVar

import msgspec

from deciban.kernel.refusal import Refused

LARGEST = 256 * 1024
"""Bytes that a source may have, unless somebody sets it otherwise."""

T = TypeVar("T")
Path: TypeAlias = tuple[str | int, ...]
"""The way to a value: `("rooms", 2, "name", "en")`."""

_HEADER = re.compile(r"^\s*(\[\[?)\s*([\w.\-]+)\s*\]\]?\s*(#.*)?$")
_KEY = re.compile(r"^\s*([\w\-]+(?:\s*\.\s*[\w\-]+)*)\s*=")
_LONG_QUOTES = re.compile(r'"""|\'\'\'')
_PART = re.compile(r"\.([\w\-]+)|\[(\d+)\]")
# What was written may stand in a message too, so only its end says where.
_LINE = re.compile(r"\(at line (\d+), column \d+\)$")
_WHERE = re.compile(r" - at (?:`key` in )?`\$([^`]*)`$")
_LONGEST_ECHO = 60

# How msgspec says what is wrong, and what we call it.
_FAULTS = (
    (re.compile(r"unknown field `(?P<what>[^`]*)`"), "source-unknown"),
    (re.compile(r"missing required field `(?P<what>[^`]*)`"), "source-missing"),
    (re.compile(r"Invalid (?:enum )?value '(?P<what>[^']*)'"), "source-value"),
    (re.compile(r"matching regex|of length|`int` [<>]"), "source-range"),
)


def decoded(written: bytes, most: int = LARGEST) -> str:
    """A file as text; refuses one that is too large, and one that is no text."""
    if len(written) > most:
        raise Refused("content-too-large", most=most // 1024)
    try:
        text = written.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = written.count(b"\n", 0, error.start) + 1
        raise Refused("content-unreadable", line=line) from None
    if "\0" in text:
        raise Refused("content-unreadable", line=text[: text.index("\0")].count("\n") + 1)
    return text


class Source:
    """A text, what it says, and where."""

    def __init__(self, text: str) -> None:
        lines = text.split("\n")
        self._lines = dict(reversed([*_places(lines)]))
        try:
            self._plain = tomllib.loads(text)
        except ValueError as error:  # Of TOML, or a number of thousands of digits.
            at = _LINE.search(str(error))
            raise Refused("source-unreadable", line=int(at[1]) if at else len(lines)) from None
        except RecursionError:
            raise Refused("source-unreadable", line=1) from None

    def line(self, path: Sequence[str | int]) -> int:
        """Where something stands, or else where what it is part of begins."""
        for length in range(len(path), 0, -1):
            if tuple(path[:length]) in self._lines:
                return self._lines[tuple(path[:length])]
        return 1

    def read(self, kind: type[T]) -> T:
        try:
            return msgspec.convert(self._plain, kind)
        except msgspec.ValidationError as error:
            raise self._refused(str(error)) from None
        except RecursionError:
            raise Refused("source-unreadable", line=1) from None

    def _refused(self, message: str) -> Refused:
        at = _WHERE.search(message)
        parts = _PART.findall(at[1]) if at else []
        path: Path = tuple(int(index) if index else name for name, index in parts)
        for pattern, reason in _FAULTS:
            if found := pattern.search(message):
                what = found.groupdict().get("what") or _named(path)
                line = self.line((*path, what))
                return Refused(reason, line=line, what=what[:_LONGEST_ECHO])
        return Refused("source-kind", line=self.line(path), what=_named(path))


def _named(path: Path) -> str:
    return ".".join(part for part in path if isinstance(part, str))


def _places(lines: list[str]) -> Iterator[tuple[Path, int]]:
    """Every table and key with its line."""
    table: Path = ()
    counts: dict[Path, int] = {}
    quoted = False
    for number, line in enumerate(lines, 1):
        inside, quoted = quoted, quoted ^ bool(len(_LONG_QUOTES.findall(line)) % 2)
        if inside:
            continue
        if header := _HEADER.match(line):
            table = _table(header[2].split("."), header[1] == "[[", counts)
            yield table, number
        elif key := _KEY.match(line):
            path = table
            for part in key[1].split("."):
                path = (*path, part.strip())
                yield path, number


def _table(names: list[str], is_list: bool, counts: dict[Path, int]) -> Path:
    """The way to a table; a list of tables goes on at its last one."""
    path: Path = ()
    for depth, name in enumerate(names, 1):
        path = (*path, name)
        if is_list and depth == len(names):
            counts[path] = counts.get(path, -1) + 1
        if path in counts:
            path = (*path, counts[path])
    return path
