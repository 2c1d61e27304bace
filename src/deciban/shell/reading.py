"""What people type in every game."""

from collections.abc import Callable

from deciban.kernel.refusal import Refused

Speak = Callable[..., str]


def read_yes(typed: str, say: Speak) -> bool:
    """Yes or no, in the words of one language."""
    word = typed.strip().lower()
    yes, no = say("typed-yes").split(), say("typed-no").split()
    if word not in (*yes, *no):
        raise Refused("yes-or-no", yes=yes[0], no=no[0])
    return word in yes


def read_row(typed: str, rows: int) -> int:
    """The number of a row after a sign: `~2`, `= 3`; counted from 0 when it has been read."""
    word = typed[1:].strip()
    if not (word.isdecimal() and 1 <= int(word) <= rows):
        raise Refused("no-such-row", sign=typed[0])
    return int(word) - 1


def shown(sign: str) -> str:
    """A sign that can't be read, as it can be said back."""
    return sign if sign.isprintable() else "?"
