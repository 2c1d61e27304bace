"""What the coach says at a real table, as it is shown in a terminal."""

from collections.abc import Iterable, Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from deciban.games.break_the_code.advice import Advice, Odds, Question, Valued
from deciban.games.break_the_code.speech import Speech
from deciban.games.break_the_code.typed import LETTERS

LIKELIEST, TILES, OTHERS = 6, 3, 4
"""So many codes, tiles of a place and other questions are shown."""


class Counsel:
    def __init__(self, speech: Speech) -> None:
        self.speech = speech
        self.say = speech.say

    def name(self, other: int, players: int) -> str:
        return self.say("assistant-neighbour", number=other + 1, players=players)

    def rows(self, question: Question, advice: Advice) -> Table:
        """The questions that were heard, with their answers."""
        grid = Table.grid(padding=(0, 2))
        grid.add_column(justify="right")
        names = (self.name(other, question.players) for other in range(question.players - 1))
        grid.add_row("", "", *(Text(name, "dim") for name in names))
        for row, heard in enumerate(question.heard):
            told = (
                "·" if told is None else self.speech.told(heard.card, told)
                for told in heard.answers
            )
            sign = self.say("assistant-doubtful") if row in advice.conflict else ""
            if row in question.aside:
                sign = self.say("assistant-aside")
            asked = self.speech.question(heard.card, heard.digit)
            grid.add_row(str(row + 1), asked, *told, sign)
        return grid

    def advice(self, question: Question, advice: Advice) -> RenderableType:
        if not advice.left:
            return Group(*self._contradiction(advice.conflict))
        return Group(*self._odds(question, advice), *self._next(advice))

    def _contradiction(self, conflict: Sequence[int]) -> Iterable[Text]:
        rows = ", ".join(str(row + 1) for row in conflict)
        yield Text(self.say("conflict", count=len(conflict), rows=rows), "bold")
        yield Text(self.say("conflict-look"))

    def _odds(self, question: Question, advice: Advice) -> Iterable[Text]:
        yield Text(self.say("codes-left", count=advice.left))
        if question.market:
            yield Text(f"{self.say('assistant-market')}: {' '.join(map(str, question.market))}")
        if question.wrong:
            yield self._listed("assistant-wrong", map(self.speech.tiles, question.wrong))
        yield self._listed("advice-likeliest", map(self._chance, advice.likeliest[:LIKELIEST]))
        cells = zip(LETTERS, advice.cells, strict=False)
        yield self._listed("advice-cells", (self._cell(*each) for each in cells))

    def _next(self, advice: Advice) -> Iterable[Text]:
        """The best guess, or the best question and some others."""
        if advice.guess is not None:
            tiles = self.speech.tiles(advice.guess)
            yield Text.assemble((self.say("advice-guess"), "bold"), " ", tiles)
        elif not advice.questions:
            yield Text(self.say("advice-none-left"))
        else:
            best, *others = map(self._valued, advice.questions[: OTHERS + 1])
            if others:
                yield self._listed("advice-others", others)
            yield Text.assemble((self.say("advice-question"), "bold"), " ", best)

    def _valued(self, value: Valued) -> Text:
        bits = self.say("break-the-code-assistant-bits", bits=round(value.expected, 2))
        asked = self.speech.question(value.card, value.digit)
        return Text(f"{value.card} · {asked} · {bits}")

    def _chance(self, odds: Odds) -> Text:
        chance = self.say("break-the-code-assistant-chance", chance=float(f"{odds.chance:.3g}"))
        return Text.assemble(self.speech.tiles(odds.code), f" {chance}")

    def _cell(self, letter: str, cell: Sequence[Odds]) -> Text:
        likeliest = sorted(cell, key=lambda odds: -odds.chance)[:TILES]
        return Text("  ").join([Text(letter), *map(self._chance, likeliest)])

    def _listed(self, key: str, items: Iterable[Text]) -> Text:
        return Text("\n  ").join([Text(f"{self.say(key)}:"), *items])
