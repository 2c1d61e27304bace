"""The vault in a terminal."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from deciban.kernel import Event, Sight
from deciban.shell.terminal import Terminal
from tests.kernel.vault import Opened, Said, Say, VaultAction, View, Vote

if TYPE_CHECKING:
    from rich.console import RenderableType


class VaultTerminal(Terminal[View]):
    def board(self, sight: Sight[View]) -> "RenderableType":
        return sight.view.letters

    def tell(self, events: Sequence[Event], view: View) -> "list[RenderableType]":
        told: list[RenderableType] = []
        for event in events:
            if isinstance(event, Opened):
                told.append(self.texts.say("tell-opened", letter=event.letter))
            elif isinstance(event, Said):
                told.append(self.texts.say("tell-said", text=event.text, word=event.word))
        return told

    def ask(self, sight: Sight[View]) -> str:
        return self.texts.say("ask-word" if sight.view.scout is None else "ask-letter")

    def help(self, sight: Sight[View]) -> "RenderableType":
        return sight.view.story

    def read(self, typed: str, sight: Sight[View]) -> VaultAction:
        if sight.view.scout is None:
            return Say(typed)
        return Vote(int(typed) - 1 if typed.isdecimal() else -1)
