"""Mastermind in a terminal: pegs are coloured letters, keys are full and hollow dots."""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, ClassVar

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from deciban.games.mastermind.minds.notebook import notes
from deciban.games.mastermind.rules import data
from deciban.games.mastermind.rules.code import Code, keys
from deciban.games.mastermind.rules.data import Notes, Options, Row, View
from deciban.games.mastermind.shell.reading import read_answer, read_code
from deciban.kernel import Event, Listed, Refused, Result, Sight, Viewer
from deciban.shell.reading import read_yes
from deciban.shell.terminal import Terminal

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
_PLACE = "\N{OBJECT REPLACEMENT CHARACTER}"
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
        self.letters = [texts.say(f"letter-{color}").upper() for color in range(len(ENAMELS))]

    # What is seen.

    def board(self, sight: Sight[View]) -> RenderableType:
        view = sight.view
        games = Table.grid(padding=(0, 4))
        boards = [self._rows(view.options, view.rows, view.code, view.guess)]
        if view.last is not None:
            boards.append(self._rows(view.options, view.last.rows, view.last.code))
        if view.phase == "over" and view.left is None:
            del boards[0]
        games.add_row(*boards)
        guessing = sight.seat == view.breaker and view.phase == "guess"
        told = notes(sight) if guessing else Notes()
        legend = self._legend(view.options, told)
        return Group(self._title(view), "", games, "", legend, *self._left(view, told))

    def _title(self, view: View) -> RenderableType:
        if view.options.alone:
            return Text(self.say("name"), "bold")
        score = " · ".join(
            f"{name}: {points}" for name, points in zip(self.names, view.points, strict=True)
        )
        game = min(view.game + 1, view.options.length)
        text = self.say("board-title", game=game, games=view.options.length, score=score)
        return Text(text, "bold")

    def _rows(
        self, options: Options, rows: Sequence[Row], code: Code | None, guess: Code | None = None
    ) -> RenderableType:
        grid = Table.grid(padding=(0, 2))
        grid.add_column(justify="right")
        shield, holes = (Text(" ".join([sign] * options.pegs), "dim") for sign in (" ▒ ", " · "))
        grid.add_row(Text("◆", "dim"), shield if code is None else self.pegs(options, code), "")
        for number, row in enumerate(rows, 1):
            keys = self.keys(options.pegs, row.red, row.white)
            grid.add_row(str(number), self.pegs(options, row.guess), keys)
        used = len(rows)
        if guess is not None:
            used += 1
            grid.add_row(str(used), self.pegs(options, guess), "?")
        for number in range(used + 1, options.rows + 1):
            grid.add_row(Text(str(number), "dim"), holes, "")
        return grid

    def pegs(self, options: Options, code: Iterable[int], edge: str = " ") -> Text:
        return Text(" ").join(self._peg(options, peg, edge) for peg in code)

    def _peg(self, options: Options, peg: int, edge: str) -> Text:
        if peg == options.colors:
            return Text(f"{edge}{EMPTY}{edge}", "dim")
        ink, ground = ENAMELS[peg]
        return Text(f"{edge}{self.letters[peg]}{edge}", f"bold {ink} on {ground}")

    def keys(self, pegs: int, red: int, white: int) -> Text:
        return Text.assemble(*[RED] * red, *[WHITE] * white, *[NO_KEY] * (pegs - red - white))

    def _legend(self, options: Options, told: Notes) -> RenderableType:
        names = [self.say(f"color-{color}") for color in range(options.colors)]
        if options.blanks:
            names.append(self.say("color-empty"))
        known = () if told.conflict else told.colors
        marks = [_mark(color) for color in known] or [""] * len(names)
        signs = (self.pegs(options, (peg,)) for peg in range(len(names)))
        colors = Columns(
            (
                Text.assemble(sign, " ", name, mark)
                for sign, name, mark in zip(signs, names, marks, strict=True)
            ),
            padding=(0, 2),
        )
        keys = (RED, "key-red"), (WHITE, "key-white")
        return Group(colors, *(Text.assemble(sign, " ", self.say(key)) for sign, key in keys))

    def _left(self, view: View, told: Notes) -> Iterable[RenderableType]:
        """What the notebook knows of the codes that are left."""
        if told.conflict:
            rows = ", ".join(str(row + 1) for row in told.conflict)
            yield Text(self.say("conflict", count=len(told.conflict), rows=rows), "bold")
        if told.left is not None:
            yield Text(self.say("codes-left", count=told.left))
        if told.codes:
            signs = [*self.letters[: view.options.colors], EMPTY]
            yield Text(" ".join("".join(signs[peg] for peg in code) for code in told.codes))

    # What is told.

    def tell(self, events: Sequence[Event], view: View) -> list[RenderableType]:
        lines: list[Text] = []
        for before, event in zip((None, *events), events, strict=False):
            if isinstance(before, data.Guessed) and isinstance(event, data.Answered):
                lines[-1].append("  ").append(self._answer(view.options, event))
            else:
                lines.append(self._line(event, view.options))
        if events and isinstance(events[0], data.Began):
            lines += self._warning(view.options)
        return [*lines]

    def _line(self, event: Event, options: Options) -> Text:
        alone = "-alone" if options.alone else ""
        match event:
            case data.Began(game, maker):
                if maker is None:
                    return Text(self.say("told-began-alone"), "bold")
                number, name = game + 1, self.names[maker]
                text = self.say("told-began-of", game=number, games=options.length, maker=name)
                return Text(text, "bold")
            case data.Hidden(seat) | data.Left(seat):
                key = "told-hidden" if isinstance(event, data.Hidden) else "told-left"
                return Text(self.say(key, name=self.names[seat]))
            case data.Guessed(row, code):
                return self._showing(options, code, "told-guessed", row=row + 1)
            case data.Answered(row):
                text = self.say("told-row", row=row + 1)
                return Text.assemble(text, " ", self._answer(options, event))
            case data.Challenged(upheld):
                return Text(self.say(f"told-challenge-{'upheld' if upheld else 'failed'}"))
            case data.Spoiled(code, automatic):
                return self._showing(options, code, f"told-spoiled{'-automatic' * automatic}")
            case data.Doubtful(code):
                return self._showing(options, code, "told-doubtful")
            case data.Ended(code, solved, points):
                key = f"told-{'broken' if solved else 'held'}{alone}"
                return self._showing(options, code, key, points=points)
        return Text(self.say("told-declined"))

    def _answer(self, options: Options, event: data.Answered) -> Text:
        keys = self.keys(options.pegs, event.red, event.white)
        return Text.assemble(keys, "  ", self.say("keys", red=event.red, white=event.white))

    def _showing(self, options: Options, code: Code, key: str, **facts: int) -> Text:
        """A text with the pegs themselves in the place of the code."""
        before, _, after = self.say(key, code=_PLACE, **facts).partition(_PLACE)
        return Text.assemble(before, self.pegs(options, code, edge=""), after)

    def _warning(self, options: Options) -> list[Text]:
        """What is said once, when the table starts."""
        uneven = options.length % 2 and not options.alone
        return [Text(self.say("option-games-odd"))] if uneven else []

    def ending(self, view: View, result: Result, viewer: Viewer) -> str:
        mine = "-mine" if viewer is not None else ""
        if view.options.alone and result.winners:
            return self.say(f"ending-broken{mine}", rows=result.points[0], name=self.names[0])
        if view.options.alone:
            return self.say(f"ending-held{mine}", rows=view.options.rows, name=self.names[0])
        if result.drawn:
            return self.say("ending-drawn", points=result.points[0])
        (winner,) = result.winners
        points, other = result.points[winner], result.points[1 - winner]
        key = "won" if winner == viewer else "winner" if viewer is None else "lost"
        return self.say(f"ending-{key}", name=self.names[winner], points=points, other=other)

    # What is typed.

    def ask(self, sight: Sight[View]) -> str:
        view = sight.view
        key = "ask-challenge" if _out_of_turn(sight) else f"ask-{view.phase}"
        if view.phase == "guess" and _may_challenge(sight):
            key += "-or-challenge"
        return self.say(key, row=len(view.rows) + 1)

    def help(self, sight: Sight[View]) -> RenderableType:
        view = sight.view
        keys = [] if _out_of_turn(sight) else [f"help-{view.phase}"]
        if view.phase in ("hide", "guess"):
            keys = ["help-code"] + ["help-blanks"] * view.options.blanks
        if _may_challenge(sight):
            keys.append("help-challenge")
        letters = " ".join(self.letters[: view.options.colors])
        pegs, colors = view.options.pegs, view.options.colors
        return "\n".join(self.say(key, letters=letters, pegs=pegs, colors=colors) for key in keys)

    def read(self, typed: str, sight: Sight[View]) -> data.AnyAction:
        view = sight.view
        if _out_of_turn(sight) and typed.strip() != "!":
            raise Refused("only-challenge")
        if view.phase == "answer" and not _out_of_turn(sight):
            return self._careful(typed, view)
        if view.phase == "claim":
            return data.Claim() if read_yes(typed, self.say) else data.Decline()
        if typed.strip() == "!":
            return data.Challenge()
        code = read_code(typed, view.options, self.letters)
        return data.Hide(code) if view.phase == "hide" else data.Guess(code)

    def _careful(self, typed: str, view: View) -> data.Answer:
        """A slip costs three points, so a wrong answer has to be meant."""
        meant = typed.endswith("!")
        answer = read_answer(typed.rstrip("!"), self.say("typed-keys").split())
        assert view.code is not None
        assert view.guess is not None
        red, white = keys(view.code, view.guess)
        if (answer.red, answer.white) != (red, white) and not meant:
            right = self.say("keys", red=red, white=white)
            raise Refused("answer-slip", keys=right, typed=f"{answer.red} {answer.white}!")
        return answer


def _may_challenge(sight: Sight[View]) -> bool:
    return any(isinstance(offer, Listed) and data.Challenge() in offer for offer in sight.legal)


def _out_of_turn(sight: Sight[View]) -> bool:
    """The codebreaker may challenge while the codemaker answers."""
    return sight.view.phase == "answer" and sight.seat == sight.view.breaker


def _mark(color: data.Color) -> str:
    """Proved to be in the code, proved not to be, or neither."""
    if color.most == 0:
        return " ✗"
    return " ✓" if color.least else ""
