"""What people may call themselves, and other short texts of theirs."""

from deciban.kernel import Refused
from deciban.kernel.text import clean, is_blank

LONGEST_NAME = 24
LONGEST_WORDS = 200
LONGEST_LINE = 500


def name(text: str) -> str:
    return clean(text, LONGEST_NAME, "name")


def words(text: str) -> str:
    """Words for the dice: one line, possibly empty."""
    return "" if is_blank(text) else clean(text, LONGEST_WORDS, "words")


def line(text: str) -> str:
    """A line of chat."""
    return clean(text, LONGEST_LINE, "chat")


def note(text: str) -> str:
    """A page of the notebook, as it was written; but PostgreSQL can't hold the character 0."""
    if "\0" in text:
        raise Refused("note-unreadable")
    return text
