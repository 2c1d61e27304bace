"""The terminal's screen: redrawn where there is one, plain lines where there is none."""

import sys
from collections.abc import Sequence

from rich.console import Console, RenderableType

QUIT = ("q", "quit", "exit")
_FEWEST_LINES = 3
_WIPE_SCROLLBACK = "\x1b[3J"


class Gone(Exception):
    """The person has left."""


class Screen:
    def __init__(self, console: Console) -> None:
        self.console = console
        self.fresh = True
        """Whoever looks now has not seen the board yet."""

    def draw(self, board: RenderableType, news: Sequence[RenderableType]) -> None:
        """A screen shows the board as it is now, with the latest news that fit below it. Without
        one, all news are printed, and the board only to those who have not seen it yet."""
        if self.console.is_terminal:
            self.console.clear()
            height = len(self.console.render_lines(board))
            news = news[-max(_FEWEST_LINES, self.console.height - height - 4) :]
        if self.console.is_terminal or self.fresh:
            self.console.print(board, "")
        self.fresh = False
        for line in news:
            self.console.print(line)

    def line(self, line: RenderableType) -> None:
        self.console.print(line, markup=False)

    def wipe(self) -> None:
        """So that the next person finds nothing, not even by scrolling back."""
        self.console.clear()
        if self.console.is_terminal:
            self.console.file.write(_WIPE_SCROLLBACK)

    def read(self, prompt: str) -> str:
        """A line from the keyboard."""
        try:
            typed = self.console.input(f"{prompt} ", markup=False).strip()
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            raise Gone from None
        if not sys.stdin.isatty():
            # Nobody has seen it typed.
            self.line(typed)
        if typed.lower() in QUIT:
            raise Gone
        return typed
