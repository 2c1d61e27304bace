"""What people type: names, chat, and a game's free texts, all cleaned in the same way.

A text is only ever text: markup in it is shown as it was typed."""

import unicodedata
from abc import abstractmethod
from typing import ClassVar

from msgspec.structs import replace

from deciban.kernel.dice import Dice
from deciban.kernel.offer import Offer
from deciban.kernel.refusal import Refused
from deciban.kernel.struct import Action

# Marks and joiners take no room of their own, but nobody needs a tower of them.
_MARKS_PER_LETTER = 4
_JOINERS = "\u200c\u200d"


def clean(text: str, longest: int, what: str = "text") -> str:
    """A text as it is kept: composed, on one line, 1 to `longest` visible characters. Refuses
    others as `<what>-empty`, `<what>-too-long` or `<what>-unreadable`."""
    text = tidy(text)
    if any(_forbidden(character) for character in text):
        raise Refused(f"{what}-unreadable")
    seen = sum(1 for character in text if _visible(character))
    if not seen:
        raise Refused(f"{what}-empty")
    if seen > longest or len(text) > longest * _MARKS_PER_LETTER:
        raise Refused(f"{what}-too-long", most=longest)
    return text


def tidy(text: str) -> str:
    """Composed, on one line, with single spaces."""
    return " ".join(unicodedata.normalize("NFC", text).split())


def is_blank(text: str) -> bool:
    """Whether there is nothing to be seen."""
    return not any(map(_visible, text))


class Typed(Action, frozen=True):
    """An action that carries a free text. A game's own is a subclass without more fields."""

    text: str


def tidied(action: Action) -> Action:
    """The same action, with its text as it is kept if it has any."""
    return replace(action, text=tidy(action.text)) if isinstance(action, Typed) else action


class FreeText(Offer, frozen=True):
    """Any clean text. A game's own is a subclass that names the action which carries it."""

    longest: int

    action: ClassVar[type[Typed]]

    @abstractmethod
    def example(self, dice: Dice) -> str:
        """A text such as somebody might type."""

    def pick(self, dice: Dice) -> Typed:
        return self.action(self.example(dice))

    def check(self, text: str) -> None:
        """Refuses a text that is not offered, with the reason."""
        clean(text, self.longest)

    def __contains__(self, action: object) -> bool:
        if not isinstance(action, self.action):
            return False
        try:
            self.check(action.text)
        except Refused:
            return False
        return True


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
