"""Traps in a terminal."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from deciban.kernel import Event, Refused, Sight
from deciban.shell.terminal import Terminal
from tests.kernel.traps import Choose, Opened, Speak, Speech, TrapsAction, View

if TYPE_CHECKING:
    from rich.console import RenderableType


class TrapsTerminal(Terminal[View]):
    def board(self, sight: Sight[View]) -> "RenderableType":
        return self.texts.say("board", round=sight.view.round)

    def tell(self, events: Sequence[Event], view: View) -> "list[RenderableType]":
        opened = (event for event in events if isinstance(event, Opened))
        return [self.texts.say("opened", trap=event.trap) for event in opened]

    def ask(self, sight: Sight[View]) -> str:
        return self.texts.say("ask")

    def help(self, sight: Sight[View]) -> "RenderableType":
        return self.texts.say("ask")

    def read(self, typed: str, sight: Sight[View]) -> TrapsAction:
        if any(isinstance(offer, Speech) for offer in sight.legal):
            return Speak(typed)
        if not typed.isdecimal():
            raise Refused("no-such-door")
        return Choose(int(typed) - 1)
