"""What the coach says at a real table, as it is shown in a terminal."""

from collections.abc import Callable, Iterable, Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from deciban.games.break_the_code.minds.advice import Advice, Inquiry, Odds, Valued
from deciban.games.break_the_code.shell.reading import LETTERS
from deciban.games.break_the_code.shell.wording import Speech

LIKELIEST, TILES, OTHERS = 6, 3, 4
"""So many codes, tiles of a place and other questions are shown."""


class Report:
    def __init__(self, speech: Speech) -> None:
        self.speech = speech
        self.say = speech.say

    def name(self, other: int, players: int) -> str:
        return self.say("assistant-neighbour", number=other + 1, players=players)

    def rows(self, inquiry: Inquiry, sign: Callable[[int], str]) -> Table:
        """The questions that were heard, with their answers."""
        grid = Table.grid(padding=(0, 2))
        grid.add_column(justify="right")
        names = (self.name(other, inquiry.players) for other in range(inquiry.players - 1))
        grid.add_row("", "", *(Text(name, "dim") for name in names))
        for row, heard in enumerate(inquiry.heard):
            told = (
                "·" if told is None else self.speech.told(heard.card, told)
                for told in heard.answers
            )
            asked = self.speech.question(heard.card, heard.digit)
            grid.add_row(str(row + 1), asked, *told, sign(row))
        return grid

    def advice(self, inquiry: Inquiry, advice: Advice) -> RenderableType:
        return Group(*self._odds(inquiry, advice), *self._next(advice))

    def _odds(self, inquiry: Inquiry, advice: Advice) -> Iterable[Text]:
        yield Text(self.say("codes-left", count=advice.left))
        if inquiry.market:
            yield Text(f"{self.say('assistant-market')}: {' '.join(map(str, inquiry.market))}")
        if inquiry.wrong:
            yield self._listed("assistant-wrong", map(self.speech.tiles, inquiry.wrong))
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
        bits = self.say("assistant-bits", bits=round(value.expected, 2))
        asked = self.speech.question(value.card, value.digit)
        return Text(f"{value.card} · {asked} · {bits}")

    def _chance(self, odds: Odds) -> Text:
        chance = self.say("assistant-chance", chance=float(f"{odds.chance:.3g}"))
        return Text.assemble(self.speech.tiles(odds.code), f" {chance}")

    def _cell(self, letter: str, cell: Sequence[Odds]) -> Text:
        likeliest = sorted(cell, key=lambda odds: -odds.chance)[:TILES]
        return Text("  ").join([Text(letter), *map(self._chance, likeliest)])

    def _listed(self, key: str, items: Iterable[Text]) -> Text:
        return Text("\n  ").join([Text(f"{self.say(key)}:"), *items])
