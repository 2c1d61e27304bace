"""Help at a real table, in a terminal: what happens there is typed in, advice comes out.

What is typed grows into a question to the coach, row by row. Rows can be taken back, set aside and
changed in the same way in every game."""

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from msgspec.structs import replace
from rich.console import Console, RenderableType
from rich.text import Text

from deciban.kernel.refusal import Refused
from deciban.kernel.struct import Data
from deciban.shell.reading import read_row
from deciban.shell.screen import Gone, Screen
from deciban.shell.words import refusal

if TYPE_CHECKING:
    from deciban.kernel.texts import Texts

InquiryT = TypeVar("InquiryT", bound=Data)
AdviceT = TypeVar("AdviceT", bound=Data)
PendingT = TypeVar("PendingT")

BACK, ASIDE, CHANGE = "<", "~", "="
"""Take the last step back; set a row aside, or count it again; change what a row says."""


class Assistant(ABC, Generic[InquiryT, AdviceT, PendingT]):
    """A conversation that ends when the person leaves or wins."""

    def __init__(self, texts: "Texts", inquiry: InquiryT) -> None:
        self.texts = texts
        self.say = texts.say
        self.inquiry = inquiry
        self.advice: AdviceT = self.advise(inquiry)
        self.pending: PendingT | None = None
        """A row that is not complete yet."""
        self._past: list[InquiryT] = []

    # What a game brings.

    @property
    @abstractmethod
    def over(self) -> bool:
        """Whether there is nothing more to ask."""

    @abstractmethod
    def advise(self, inquiry: InquiryT) -> AdviceT:
        """The coach's answer; refuses what makes no sense."""

    @abstractmethod
    def rows(self, inquiry: InquiryT) -> tuple[Any, ...]:
        """What has been typed in so far."""

    @abstractmethod
    def aside(self, inquiry: InquiryT) -> tuple[int, ...]:
        """The rows that are not to count for now."""

    @abstractmethod
    def doubtful(self, advice: AdviceT) -> tuple[int, ...]:
        """The rows that contradict each other."""

    @abstractmethod
    def show(self) -> RenderableType:
        """What is known, and what to do next."""

    @abstractmethod
    def ask(self) -> str:
        """What is to be typed now."""

    @abstractmethod
    def help(self) -> RenderableType:
        """How it can be typed."""

    @abstractmethod
    def enter(self, typed: str) -> None:
        """Begins a row, or does whatever else the game knows."""

    @abstractmethod
    def complete(self, pending: PendingT, typed: str) -> None:
        """Goes on with a row that has begun."""

    @abstractmethod
    def reopen(self, row: int) -> PendingT:
        """A row whose answer is to be typed once more."""

    # What all have.

    def take(self, typed: str) -> None:
        """Goes on with what was typed, or refuses it and stays as it was."""
        if typed == BACK:
            self._back()
        elif self.pending is not None:
            self.complete(self.pending, typed)
        elif typed[:1] == ASIDE:
            aside = {*self.aside(self.inquiry)} ^ {self._row(typed)}
            self.settle(replace(self.inquiry, aside=tuple(sorted(aside))))
        elif typed[:1] == CHANGE:
            self.pending = self.reopen(self._row(typed))
        else:
            self.enter(typed)

    def settle(self, inquiry: InquiryT) -> None:
        """The question as it stands now, if the coach accepts it."""
        advice = self.advise(inquiry)
        self._past.append(self.inquiry)
        self.inquiry, self.advice, self.pending = inquiry, advice, None

    def sign(self, row: int) -> str:
        """What is to be said of a row."""
        if row in self.aside(self.inquiry):
            return self.say("assistant-aside")
        return self.say("assistant-doubtful") if row in self.doubtful(self.advice) else ""

    def contradiction(self) -> Text:
        conflict = self.doubtful(self.advice)
        rows = ", ".join(str(row + 1) for row in conflict)
        return Text(self.say("conflict", count=len(conflict), rows=rows), "bold")

    def _row(self, typed: str) -> int:
        return read_row(typed, len(self.rows(self.inquiry)))

    def _back(self) -> None:
        if self.pending is not None:
            self.pending = None
        elif self._past:
            self.inquiry = self._past.pop()
            self.advice = self.advise(self.inquiry)


def assist(assistant: Assistant[Any, Any, Any]) -> None:
    """The conversation, whatever the game."""
    screen = Screen(Console(highlight=False))
    screen.line(assistant.say("solve-welcome"))
    try:
        while not assistant.over:
            screen.line(assistant.show())
            _turn(assistant, screen)
        screen.line(assistant.show())
    except Gone:
        return


def _turn(assistant: Assistant[Any, Any, Any], screen: Screen) -> None:
    """One line that makes sense, after as much help as is wanted."""
    while True:
        typed = screen.read(assistant.say("play-ask", question=assistant.ask()))
        if typed == "?":
            screen.line(assistant.help())
            screen.line(assistant.say("solve-help"))
            continue
        try:
            return assistant.take(typed)
        except Refused as refused:
            screen.line(refusal(assistant.texts, refused))
