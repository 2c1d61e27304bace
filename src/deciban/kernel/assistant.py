"""Help at a real table, in a terminal: a conversation that ends when the person leaves or wins."""

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.console import RenderableType


class Assistant(ABC):
    @property
    @abstractmethod
    def over(self) -> bool:
        """Whether there is nothing more to ask."""

    @abstractmethod
    def show(self) -> "RenderableType":
        """What is known, and what to do next."""

    @abstractmethod
    def ask(self) -> str:
        """What is to be typed now."""

    @abstractmethod
    def help(self) -> "RenderableType":
        """How it can be typed."""

    @abstractmethod
    def take(self, typed: str) -> None:
        """Goes on with what was typed, or refuses it and stays as it was."""
