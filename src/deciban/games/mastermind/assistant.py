"""The coach at a real table, in a terminal: guesses and keys are typed in, advice comes out."""

from typing import TYPE_CHECKING

from msgspec.structs import replace
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from deciban.games.mastermind.advice import Advice, Question
from deciban.games.mastermind.coach import MastermindCoach
from deciban.games.mastermind.code import Code
from deciban.games.mastermind.data import Options, Row
from deciban.games.mastermind.terminal import EMPTY, MastermindTerminal
from deciban.games.mastermind.typed import read_answer, read_code
from deciban.kernel import Assistant, Refused

if TYPE_CHECKING:
    from deciban.kernel.texts import Texts

BACK, ASIDE, CHANGE = "<", "~", "="
"""Take the last row back; set a row aside, or count it again; change a row's keys."""
REPAIRS = 5
"""So many ways to repair a contradiction are shown."""


class MastermindAssistant(Assistant):
    def __init__(self, texts: "Texts", question: Question) -> None:
        self._say = texts.say
        self._draw = MastermindTerminal(texts, ())
        self._question = question
        self._options = Options(pegs=question.pegs, colors=question.colors, blanks=question.blanks)
        self._coach = MastermindCoach()
        self._advice = self._coach.advise(question)
        self._guess: Code | None = None
        """The guess that waits for its keys."""
        self._changed: int | None = None
        """The row whose keys are being changed."""

    @property
    def over(self) -> bool:
        rows, pegs = self._question.rows, self._question.pegs
        return bool(self._advice.left and rows and rows[-1].red == pegs)

    def show(self) -> RenderableType:
        parts: list[RenderableType] = [self._rows()] if self._question.rows else []
        if self._guess is None and self._changed is None:
            parts += self._told() if self._advice.left else self._contradiction()
        return Group(*parts)

    def ask(self) -> str:
        if self._changed is not None:
            return self._say("assistant-keys", row=self._changed + 1)
        number = len(self._question.rows) + 1
        if self._guess is not None:
            return self._say("assistant-keys", row=number)
        advised = "" if self._advice.best is None else "-or-advised"
        return self._say(f"assistant-guess{advised}", row=number)

    def help(self) -> RenderableType:
        letters = " ".join(self._draw.letters[: self._options.colors])
        facts = {"pegs": self._options.pegs, "colors": self._options.colors}
        keys = ["mastermind-help-code"] + ["mastermind-help-blanks"] * self._options.blanks
        keys += ["mastermind-help-answer", "assistant-help"]
        return "\n".join(self._say(key, letters=letters, **facts) for key in keys)

    def take(self, typed: str) -> None:
        if self._changed is not None:
            self._change(self._changed, typed)
        elif self._guess is not None:
            row = self._row(self._guess, typed)
            self._ask_again(replace(self._question, rows=(*self._question.rows, row)))
        elif typed == BACK:
            self._back()
        elif typed[:1] == ASIDE:
            self._set_aside(self._number(typed))
        elif typed[:1] == CHANGE:
            self._changed = self._number(typed)
        else:
            self._guess = self._read(typed)

    def _read(self, typed: str) -> Code:
        if typed or self._advice.best is None:
            return read_code(typed, self._options, self._draw.letters)
        return self._advice.best.code

    def _row(self, guess: Code, typed: str) -> Row:
        answer = read_answer(typed, self._say("mastermind-key-letters").split())
        if answer.red + answer.white > self._question.pegs:
            raise Refused("too-many-keys", pegs=self._question.pegs)
        return Row(guess, answer.red, answer.white)

    def _number(self, typed: str) -> int:
        word = typed[1:].strip()
        if not (word.isdecimal() and 1 <= int(word) <= len(self._question.rows)):
            raise Refused("no-such-row", sign=typed[0])
        return int(word) - 1

    def _back(self) -> None:
        rows = self._question.rows[:-1]
        aside = tuple(row for row in self._question.aside if row < len(rows))
        self._ask_again(replace(self._question, rows=rows, aside=aside))

    def _set_aside(self, row: int) -> None:
        aside = tuple(sorted({*self._question.aside} ^ {row}))
        self._ask_again(replace(self._question, aside=aside))

    def _change(self, number: int, typed: str) -> None:
        rows = list(self._question.rows)
        rows[number] = self._row(rows[number].guess, typed)
        self._ask_again(replace(self._question, rows=tuple(rows)))

    def _ask_again(self, question: Question) -> None:
        self._advice = self._coach.advise(question)
        self._question, self._guess, self._changed = question, None, None

    # What is shown.

    def _rows(self) -> RenderableType:
        grid = Table.grid(padding=(0, 2))
        grid.add_column(justify="right")
        for number, row in enumerate(self._question.rows):
            sign = ""
            if number in self._question.aside:
                sign = self._say("assistant-aside")
            elif number in self._advice.conflict:
                sign = self._say("assistant-doubtful")
            keys = self._draw.keys(self._options.pegs, row.red, row.white)
            grid.add_row(str(number + 1), self._draw.pegs(self._options, row.guess), keys, sign)
        return grid

    def _told(self) -> list[RenderableType]:
        advice = self._advice
        assert advice.best is not None
        assert advice.finish is not None
        if self.over:
            return [Text(self._say("assistant-broken", rows=len(self._question.rows)), "bold")]
        lines: list[RenderableType] = [Text(self._say("codes-left", count=advice.left))]
        if advice.codes:
            lines.append(Text(self._listed(advice)))
        bits = round(advice.best.expected, 2)
        told = self._say("assistant-best", bits=bits, finish=round(advice.finish, 2))
        pegs = self._draw.pegs(self._options, advice.best.code)
        lines.append(Text.assemble((self._say("assistant-try"), "bold"), " ", pegs, "  ", told))
        return lines

    def _listed(self, advice: Advice) -> str:
        signs = [*self._draw.letters[: self._options.colors], EMPTY]
        return " ".join("".join(signs[peg] for peg in code) for code in advice.codes)

    def _contradiction(self) -> list[RenderableType]:
        conflict = self._advice.conflict
        rows = ", ".join(str(row + 1) for row in conflict)
        lines = [Text(self._say("conflict", count=len(conflict), rows=rows), "bold")]
        for repair in self._advice.repairs[:REPAIRS]:
            keys = self._say("keys", red=repair.red, white=repair.white)
            row, left = repair.row + 1, repair.left
            lines.append(Text(self._say("assistant-repair", row=row, keys=keys, left=left)))
        if not self._advice.repairs:
            lines.append(Text(self._say("assistant-no-repair")))
        return [*lines]
