"""What people may call themselves, and other short texts of theirs.

A text is only ever text: markup in it is shown as it was typed."""

import unicodedata

from deciban.kernel import Refused

LONGEST_NAME = 24
LONGEST_WORDS = 200
LONGEST_LINE = 500

# Marks and joiners take no room of their own, but nobody needs a tower of them.
_MARKS_PER_LETTER = 4
_JOINERS = "\u200c\u200d"


def name(text: str) -> str:
    """A name as it is kept: composed, trimmed, 1 to 24 visible characters."""
    return _short(text, LONGEST_NAME, "name")


def words(text: str) -> str:
    """Words for the dice: one line, possibly empty."""
    return _short(text, LONGEST_WORDS, "words") if any(map(_visible, text)) else ""


def line(text: str) -> str:
    """A line of chat."""
    return _short(text, LONGEST_LINE, "chat")


def _short(text: str, longest: int, what: str) -> str:
    text = " ".join(unicodedata.normalize("NFC", text).split())
    if any(_forbidden(character) for character in text):
        raise Refused(f"{what}-unreadable")
    seen = sum(1 for character in text if _visible(character))
    if not seen:
        raise Refused(f"{what}-empty")
    if seen > longest or len(text) > longest * _MARKS_PER_LETTER:
        raise Refused(f"{what}-too-long", most=longest)
    return text


def _visible(character: str) -> bool:
    return unicodedata.category(character) not in ("Mn", "Me", "Cf", "Zs")


def _forbidden(character: str) -> bool:
    """Controls, halves of characters, and marks that turn the direction of the text."""
    category = unicodedata.category(character)
    return category in ("Cc", "Cs", "Co", "Cn") or (
        category == "Cf" and character not in _JOINERS and not _is_tag(character)
    )


def _is_tag(character: str) -> bool:
    """Tags spell the flags of England, Scotland and Wales."""
    return "\U000e0020" <= character <= "\U000e007f"
