"""How a game is shown and read where there is no browser."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from deciban.kernel.bot import Sight
from deciban.kernel.event import Viewer
from deciban.kernel.game import Result
from deciban.kernel.struct import Action, Data, Event

# Only names here: whoever plays without a terminal shall not load what draws and speaks.
if TYPE_CHECKING:
    from rich.console import RenderableType

    from deciban.kernel.texts import Texts

ViewT = TypeVar("ViewT", bound=Data)


class Terminal(ABC, Generic[ViewT]):
    """One game at one table, in the words of one language.

    Everything shown also makes sense as plain text: colour is never the only sign."""

    roles: ClassVar[Mapping[str, Mapping[str, Any]]] = {}
    """What a person may want to be, each with the options that make it so for seat 0."""

    def __init__(self, texts: "Texts", names: Sequence[str]) -> None:
        self.texts = texts
        self.names = names
        """Who sits where."""

    @abstractmethod
    def board(self, sight: Sight[ViewT]) -> "RenderableType":
        """All there is to see."""

    @abstractmethod
    def tell(self, events: Sequence[Event], view: ViewT) -> "list[RenderableType]":
        """What happened, line by line; `view` is the one after it."""

    @abstractmethod
    def ask(self, sight: Sight[ViewT]) -> str:
        """What the person is to type now, or may type though the table waits for somebody else:
        what is legal says which."""

    @abstractmethod
    def help(self, sight: Sight[ViewT]) -> "RenderableType":
        """What can be typed now, at more length."""

    @abstractmethod
    def read(self, typed: str, sight: Sight[ViewT]) -> Action:
        """The action that was meant, however sloppily typed; refuses what can't be read."""

    def ending(self, view: ViewT, result: Result, viewer: Viewer) -> str:
        """How it ended, told to the one person at the terminal; `viewer` is None where several
        share it or only watch. Unless a game has its own words, these are the house's."""
        say = self.texts.say
        winners = ", ".join(self.names[seat] for seat in result.winners)
        if result.drawn:
            text = say("play-draw")
        elif not winners:
            text = say("play-nobody")
        elif result.winners == (viewer,):
            text = say("play-your-victory")
        else:
            text = say("play-winner", names=winners, count=len(result.winners))
        if len(result.points) < 2:
            return text
        points = zip(self.names, result.points, strict=True)
        return f"{text} {', '.join(f'{name}: {got}' for name, got in points)}."
