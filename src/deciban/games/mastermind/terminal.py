"""Mastermind in a terminal: pegs are coloured letters, keys are full and hollow dots."""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, ClassVar

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from deciban.games.mastermind import data
from deciban.games.mastermind.code import Code
from deciban.games.mastermind.data import Notes, Options, Row, View
from deciban.games.mastermind.notebook import notes
from deciban.games.mastermind.typed import read_answer, read_claim, read_code
from deciban.kernel import Event, Listed, Sight, Terminal, Viewer

if TYPE_CHECKING:
    from deciban.kernel.texts import Texts

LIGHT, DARK = "#fbf3e1", "#2a2b31"
ENAMELS = (
    (LIGHT, "#bb1e17"),
    (DARK, "#f8d92f"),
    (LIGHT, "#1d9463"),
    (LIGHT, "#3560d2"),
    (DARK, "#f79420"),
    (LIGHT, "#712f86"),
    (DARK, "#fbf3e1"),
    (LIGHT, "#2a2b31"),
    (DARK, "#4fdbe8"),
    (DARK, "#efa3b5"),
)
"""Letter and ground of every colour."""
EMPTY = "-"
RED, WHITE, NO_KEY = Text("●", "bold #e0483e"), Text("○", "bold"), Text("·", "dim")


class MastermindTerminal(Terminal[View]):
    roles: ClassVar = {
        "codebreaker": {"first": "seat-1"},
        "codemaker": {"first": "seat-0"},
        "alone": {"alone": True},
    }

    def __init__(self, texts: "Texts", names: Sequence[str]) -> None:
        super().__init__(texts, names)
        self.say = texts.say
        self.letters = texts.say("terminal-letters").split()

    # What is seen.

    def board(self, view: View, viewer: Viewer) -> RenderableType:
        games = Table.grid(padding=(0, 4))
        boards = [self._rows(view.options, view.rows, view.code, view.guess)]
        if view.past:
            last = view.past[-1]
            boards.append(self._rows(view.options, last.rows, last.code))
        if view.phase == "over":
            del boards[0]
        games.add_row(*boards)
        told = notes(view) if viewer == view.breaker and view.phase == "guess" else Notes()
        legend = self._legend(view.options, told)
        return Group(self._title(view), "", games, "", legend, *self._left(view, told))

    def _title(self, view: View) -> RenderableType:
        if view.options.alone:
            return Text(self.say("name"), "bold")
        score = " · ".join(
            f"{name} {points}" for name, points in zip(self.names, view.points, strict=True)
        )
        game = min(view.game + 1, view.options.length)
        text = self.say("terminal-title", game=game, games=view.options.length, score=score)
        return Text(text, "bold")

    def _rows(
        self, options: Options, rows: Sequence[Row], code: Code | None, guess: Code | None = None
    ) -> RenderableType:
        grid = Table.grid(padding=(0, 2))
        grid.add_column(justify="right")
        shield, holes = (Text(" ".join([sign] * options.pegs), "dim") for sign in (" ▒ ", " · "))
        grid.add_row(Text("◆", "dim"), shield if code is None else self.pegs(options, code), "")
        for number, row in enumerate(rows, 1):
            keys = self._keys(options.pegs, row.red, row.white)
            grid.add_row(str(number), self.pegs(options, row.guess), keys)
        used = len(rows)
        if guess is not None:
            used += 1
            grid.add_row(str(used), self.pegs(options, guess), "?")
        for number in range(used + 1, options.rows + 1):
            grid.add_row(Text(str(number), "dim"), holes, "")
        return grid

    def pegs(self, options: Options, code: Iterable[int]) -> Text:
        return Text(" ").join(Text(*self._peg(options, peg)) for peg in code)

    def _peg(self, options: Options, peg: int) -> tuple[str, str]:
        if peg == options.colors:
            return f" {EMPTY} ", "dim"
        ink, ground = ENAMELS[peg]
        return f" {self.letters[peg]} ", f"bold {ink} on {ground}"

    def _keys(self, pegs: int, red: int, white: int) -> Text:
        return Text.assemble(*[RED] * red, *[WHITE] * white, *[NO_KEY] * (pegs - red - white))

    def _legend(self, options: Options, told: Notes) -> RenderableType:
        names = [self.say(f"color-{color}") for color in range(options.colors)]
        if options.blanks:
            names.append(self.say("color-empty"))
        marks = [_mark(color) for color in told.colors] or [""] * len(names)
        signs = (self.pegs(options, (peg,)) for peg in range(len(names)))
        colors = Columns(
            Text.assemble(sign, " ", name, mark)
            for sign, name, mark in zip(signs, names, marks, strict=True)
        )
        keys = (RED, "terminal-red"), (WHITE, "terminal-white")
        return Group(colors, *(Text.assemble(sign, " ", self.say(key)) for sign, key in keys))

    def _left(self, view: View, told: Notes) -> Iterable[RenderableType]:
        """What the notebook knows of the codes that are left."""
        if told.conflict:
            rows = ", ".join(str(row + 1) for row in told.conflict)
            yield Text(self.say("terminal-conflict", rows=rows), "bold")
        if told.left is not None:
            codes = (
                "".join(self._peg(view.options, peg)[0].strip() for peg in code)
                for code in told.codes
            )
            yield Text(" ".join((self.say("terminal-left", count=told.left), *codes)))

    # What is told.

    def tell(self, events: Sequence[Event], view: View) -> list[RenderableType]:
        lines: list[RenderableType] = []
        last = Text()
        for before, event in zip((None, *events), events, strict=False):
            line = self._line(event, view.options)
            if isinstance(before, data.Guessed):
                last.append("  ").append(line)
            else:
                lines.append(last := line)
        return lines

    def _line(self, event: Event, options: Options) -> Text:
        match event:
            case data.Began(game, maker):
                if maker is None:
                    return Text(self.say("terminal-began-alone", rows=options.rows))
                name = self.names[maker]
                text = self.say("terminal-began", game=game + 1, games=options.length, maker=name)
                return Text(text, "bold")
            case data.Guessed(row, code):
                text = self.say("terminal-row", row=row + 1)
                return Text.assemble(text, " ", self.pegs(options, code))
            case data.Answered(red=red, white=white):
                keys = self._keys(options.pegs, red, white)
                return Text.assemble(keys, "  ", self.say("terminal-keys", red=red, white=white))
            case data.Challenged(upheld):
                return Text(self.say(f"terminal-challenge-{'upheld' if upheld else 'failed'}"))
            case data.Spoiled(code, automatic):
                how = "automatic" if automatic else "by-hand"
                return self._reveal(options, code, self.say("terminal-spoiled", keys=how))
            case data.Doubtful(code):
                return self._reveal(options, code, self.say("terminal-doubtful"))
            case data.Ended(code, solved, points):
                how = "solved" if solved else "unsolved"
                text = self.say(f"terminal-{how}{'-alone' * options.alone}", points=points)
                return self._reveal(options, code, text)
        return Text(self.say(f"terminal-{type(event).__name__.lower()}"))

    def _reveal(self, options: Options, code: Code, text: str) -> Text:
        return Text.assemble(text, " ", self.pegs(options, code))

    # What is typed.

    def ask(self, sight: Sight[View]) -> str:
        view = sight.view
        key = f"terminal-ask-{view.phase}"
        if view.phase == "guess" and _may_challenge(sight):
            key += "-or-challenge"
        return self.say(key, row=len(view.rows) + 1)

    def help(self, sight: Sight[View]) -> RenderableType:
        view = sight.view
        keys = [f"terminal-help-{view.phase}"]
        if view.phase in ("hide", "guess"):
            keys = ["terminal-help-code"] + ["terminal-help-blanks"] * view.options.blanks
        if _may_challenge(sight):
            keys.append("terminal-help-challenge")
        letters = " ".join(self.letters[: view.options.colors])
        pegs, colors = view.options.pegs, view.options.colors
        return "\n".join(self.say(key, letters=letters, pegs=pegs, colors=colors) for key in keys)

    def read(self, typed: str, sight: Sight[View]) -> data.AnyAction:
        view = sight.view
        if view.phase == "answer":
            return read_answer(typed, self.say("terminal-key-letters").split())
        if view.phase == "claim":
            return read_claim(
                typed, self.say("terminal-yes").split(), self.say("terminal-no").split()
            )
        if typed.strip() == "!":
            return data.Challenge()
        code = read_code(typed, view.options, self.letters)
        return data.Hide(code) if view.phase == "hide" else data.Guess(code)


def _may_challenge(sight: Sight[View]) -> bool:
    return any(isinstance(offer, Listed) and data.Challenge() in offer for offer in sight.legal)


def _mark(color: data.Color) -> str:
    """Proved to be in the code, proved not to be, or neither."""
    if color.most == 0:
        return " ✗"
    return " ✓" if color.least else ""
