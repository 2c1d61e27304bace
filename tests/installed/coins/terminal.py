"""The coin in a terminal."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from deciban.kernel import Event, Refused, Sight
from deciban.shell.terminal import Terminal

from . import SIDES, Call, Shown, View

if TYPE_CHECKING:
    from rich.console import RenderableType


class CoinsTerminal(Terminal[View]):
    def board(self, sight: Sight[View]) -> "RenderableType":
        return self.texts.say("name")

    def tell(self, events: Sequence[Event], view: View) -> "list[RenderableType]":
        shown = (event.side for event in events if isinstance(event, Shown))
        return [self.texts.say(f"side-{side}") for side in shown]

    def ask(self, sight: Sight[View]) -> str:
        return self.texts.say("ask-side")

    def help(self, sight: Sight[View]) -> "RenderableType":
        return self.texts.say("ask-side")

    def read(self, typed: str, sight: Sight[View]) -> Call:
        for side in SIDES:
            if typed == self.texts.say(f"side-{side}"):
                return Call(side)
        raise Refused("no-such-side")
