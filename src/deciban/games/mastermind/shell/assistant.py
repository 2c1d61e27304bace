"""The coach at a real table, in a terminal: guesses and keys are typed in, advice comes out."""

from typing import TYPE_CHECKING, NamedTuple

from msgspec.structs import replace
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from deciban.games.mastermind.minds.advice import Advice, Inquiry
from deciban.games.mastermind.minds.coach import MastermindCoach
from deciban.games.mastermind.rules.code import Code
from deciban.games.mastermind.rules.data import Options, Row
from deciban.games.mastermind.shell.reading import read_answer, read_code
from deciban.games.mastermind.shell.terminal import EMPTY, MastermindTerminal
from deciban.kernel import Refused
from deciban.shell.assistant import Assistant

if TYPE_CHECKING:
    from deciban.kernel.texts import Texts

REPAIRS = 5
"""So many ways to repair a contradiction are shown."""


class Pending(NamedTuple):
    """A guess that waits for its keys."""

    guess: Code
    row: int
    """Where it stands: a new row, or one whose keys are changed."""


class MastermindAssistant(Assistant[Inquiry, Advice, Pending]):
    def __init__(self, texts: "Texts", inquiry: Inquiry) -> None:
        self._draw = MastermindTerminal(texts, ())
        self._options = Options(pegs=inquiry.pegs, colors=inquiry.colors, blanks=inquiry.blanks)
        self._coach = MastermindCoach()
        super().__init__(texts, inquiry)

    @property
    def over(self) -> bool:
        rows, pegs = self.inquiry.rows, self.inquiry.pegs
        return bool(self.advice.left and rows and rows[-1].red == pegs)

    def advise(self, inquiry: Inquiry) -> Advice:
        return self._coach.advise(inquiry)

    def rows(self, inquiry: Inquiry) -> tuple[Row, ...]:
        return inquiry.rows

    def aside(self, inquiry: Inquiry) -> tuple[int, ...]:
        return inquiry.aside

    def doubtful(self, advice: Advice) -> tuple[int, ...]:
        return advice.conflict

    def show(self) -> RenderableType:
        parts: list[RenderableType] = [self._rows()] if self.inquiry.rows else []
        if self.pending is None:
            parts += self._told() if self.advice.left else self._contradiction()
        return Group(*parts)

    def ask(self) -> str:
        if self.pending is not None:
            return self.say("assistant-keys", row=self.pending.row + 1)
        advised = "" if self.advice.best is None else "-or-advised"
        return self.say(f"assistant-guess{advised}", row=len(self.inquiry.rows) + 1)

    def help(self) -> RenderableType:
        letters = " ".join(self._draw.letters[: self._options.colors])
        facts = {"pegs": self._options.pegs, "colors": self._options.colors}
        keys = ["help-code"] + ["help-blanks"] * self._options.blanks + ["help-answer"]
        return "\n".join(self.say(key, letters=letters, **facts) for key in keys)

    def enter(self, typed: str) -> None:
        if typed or self.advice.best is None:
            guess = read_code(typed, self._options, self._draw.letters)
        else:
            guess = self.advice.best.code
        self.pending = Pending(guess, len(self.inquiry.rows))

    def complete(self, pending: Pending, typed: str) -> None:
        answer = read_answer(typed, self.say("typed-keys").split())
        if answer.red + answer.white > self.inquiry.pegs:
            raise Refused("too-many-keys", pegs=self.inquiry.pegs)
        rows = list(self.inquiry.rows)
        rows[pending.row : pending.row + 1] = [Row(pending.guess, answer.red, answer.white)]
        self.settle(replace(self.inquiry, rows=tuple(rows)))

    def reopen(self, row: int) -> Pending:
        return Pending(self.inquiry.rows[row].guess, row)

    # What is shown.

    def _rows(self) -> RenderableType:
        grid = Table.grid(padding=(0, 2))
        grid.add_column(justify="right")
        for number, row in enumerate(self.inquiry.rows):
            keys = self._draw.keys(self._options.pegs, row.red, row.white)
            grid.add_row(
                str(number + 1), self._draw.pegs(self._options, row.guess), keys, self.sign(number)
            )
        return grid

    def _told(self) -> list[RenderableType]:
        advice = self.advice
        assert advice.best is not None
        assert advice.finish is not None
        if self.over:
            return [Text(self.say("assistant-broken", rows=len(self.inquiry.rows)), "bold")]
        lines: list[RenderableType] = [Text(self.say("codes-left", count=advice.left))]
        if advice.codes:
            lines.append(Text(self._listed(advice)))
        bits = round(advice.best.expected, 2)
        told = self.say("assistant-best", bits=bits, finish=round(advice.finish, 2))
        pegs = self._draw.pegs(self._options, advice.best.code)
        lines.append(Text.assemble((self.say("assistant-try"), "bold"), " ", pegs, "  ", told))
        return lines

    def _listed(self, advice: Advice) -> str:
        signs = [*self._draw.letters[: self._options.colors], EMPTY]
        return " ".join("".join(signs[peg] for peg in code) for code in advice.codes)

    def _contradiction(self) -> list[RenderableType]:
        lines = [self.contradiction()]
        for repair in self.advice.repairs[:REPAIRS]:
            keys = self.say("keys", red=repair.red, white=repair.white)
            row, left = repair.row + 1, repair.left
            lines.append(Text(self.say("assistant-repair", row=row, keys=keys, left=left)))
        if not self.advice.repairs:
            lines.append(Text(self.say("assistant-no-repair")))
        return [*lines]
