"""Tiles, questions and answers in the words of one language, for the terminal."""

from typing import TYPE_CHECKING

from rich.text import Text

from deciban.games.break_the_code.rules.questions import kind
from deciban.games.break_the_code.rules.tiles import FIVE, Hand, color, digit
from deciban.games.break_the_code.shell.reading import LETTERS, read_tiles

if TYPE_CHECKING:
    from deciban.kernel.texts import Texts

LIGHT, DARK = "#fbf3e1", "#2a2b31"
STYLES = {
    "black": f"bold {DARK} on {LIGHT}",
    "white": f"bold {LIGHT} on {DARK}",
    "green": f"bold {LIGHT} on #1d9463",
}
EXAMPLE = (0, 7, FIVE, 14, 19)
_TILES = 0xE000
"""Tiles go through texts as signs of their own, from this one on."""


class Speech:
    def __init__(self, texts: "Texts") -> None:
        self.say = texts.say
        self.letters = texts.say("typed-colors").split()
        """For black, white and green."""

    def sign(self, tile: int) -> str:
        """A tile in plain letters."""
        name = color(tile)
        return f"{digit(tile)}{'' if name == 'green' else self.letters[name == 'white']}"

    def plain(self, hand: Hand) -> str:
        return " ".join(map(self.sign, hand))

    def tile(self, tile: int) -> Text:
        return Text(self.sign(tile), STYLES[color(tile)])

    def tiles(self, hand: Hand) -> Text:
        return Text(" ").join(map(self.tile, hand))

    def line(self, key: str, **facts: int | float | str) -> Text:
        """A text with the tiles themselves where their signs are."""
        line = Text()
        for sign in self.say(key, **facts).strip():
            tile = ord(sign) - _TILES
            line = line.append_text(self.tile(tile)) if 0 <= tile < 20 else line.append(sign)
        return line

    def question(self, card: int, picked: int | None) -> str:
        return self.say(f"card-{card}") if picked is None else self.say("card-where", digit=picked)

    def told(self, card: int, told: int) -> str:
        """An answer as people say it."""
        match kind(card):
            case "where":
                return _letters(told) or self.say("answer-none")
            case "runs":
                return _runs(told) or self.say("answer-none")
            case "yes":
                return self.say("answer-yes" if told else "answer-no")
        return str(told)

    def example(self, size: int) -> dict[str, int | str]:
        """How many tiles a code has, and one."""
        return {"size": size, "example": self.plain(EXAMPLE[:size])}

    def read(self, typed: str) -> Hand:
        return read_tiles(typed, self.letters)


def signs(hand: Hand) -> str:
    """Tiles for `Speech.line` to draw."""
    return " ".join(chr(_TILES + tile) for tile in hand)


def _letters(places: int) -> str:
    return "".join(letter for at, letter in enumerate(LETTERS) if places >> at & 1)


def _runs(joined: int) -> str:
    """Every maximal run as its letters."""
    runs = [LETTERS[0]]
    for at, letter in enumerate(LETTERS[1:]):
        runs = [*runs[:-1], runs[-1] + letter] if joined >> at & 1 else [*runs, letter]
    return " ".join(run for run in runs if len(run) > 1)
