"""Break the Code in a terminal: tiles are digits with a letter for their colour."""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from deciban.games.break_the_code.minds.advice import Known
from deciban.games.break_the_code.minds.notebook import notes
from deciban.games.break_the_code.rules import data
from deciban.games.break_the_code.rules.data import Asked, Done, Left, Passed, View
from deciban.games.break_the_code.rules.tiles import Hand, digit
from deciban.games.break_the_code.shell.reading import LETTERS, read_card
from deciban.games.break_the_code.shell.wording import Speech, signs
from deciban.kernel import Event, Refused, Result, Sight, Viewer
from deciban.shell.terminal import Terminal

if TYPE_CHECKING:
    from deciban.kernel.texts import Texts

SCREEN = Text("▒▒", "dim")
NOBODY = Text("·", "dim")


class BreakTheCodeTerminal(Terminal[View]):
    def __init__(self, texts: "Texts", names: Sequence[str]) -> None:
        super().__init__(texts, names)
        self.say = texts.say
        self.speech = Speech(texts)

    # What is seen.

    def board(self, sight: Sight[View]) -> RenderableType:
        view = sight.view
        known = {each.seat: each for each in notes(sight).known}
        parts: list[RenderableType] = [self._title(view), ""]
        if view.log:
            parts += [self._log(view), ""]
        parts += [self._screens(view, known), ""]
        if view.market:
            parts += self._market(view)
        return Group(*parts, *self._codes(known))

    def _title(self, view: View) -> Text:
        parts = [self.say("name")]
        if view.closing and view.phase != "over":
            parts.append(self.say("last-round"))
        return Text(" · ".join(parts), "bold")

    def _screens(self, view: View, known: dict[int | None, Known]) -> Table:
        grid = Table.grid(padding=(0, 2))
        grid.add_row("", *(Text(letter, "dim") for letter in LETTERS[: view.size]))
        for seat, hand in enumerate(view.hands):
            name = Text(self.names[seat], "bold" if seat == view.turn else "")
            cells = self._cells(hand, known.get(seat), view.size)
            grid.add_row(name, *cells, self._marks(view, seat, known.get(seat)))
        if view.centre != ():
            cells = self._cells(view.centre, known.get(None), view.size)
            seen = view.centre is not None and view.phase != "over"
            mark = self.say("centre-you-saw") if seen else self._left(known.get(None))
            grid.add_row(self.say("centre"), *cells, mark)
        return grid

    def _cells(self, hand: Hand | None, known: Known | None, size: int) -> list[Text]:
        if hand is not None:
            return [self.speech.tile(tile) for tile in hand]
        return [SCREEN] * size if known is None else [self._cell(cell) for cell in known.cells]

    def _cell(self, cell: Hand) -> Text:
        """The one tile that can lie there, or from which digit to which."""
        if len(cell) == 1:
            return self.speech.tile(cell[0])
        digits = sorted({digit(tile) for tile in cell})
        letters = {self.speech.sign(tile)[1:] for tile in cell}
        shared = letters.pop() if len(letters) == 1 else ""
        ends = dict.fromkeys(str(end) for end in (digits[0], digits[-1]))
        return Text("–".join(ends) + shared, "dim")

    def _marks(self, view: View, seat: int, known: Known | None) -> str:
        marks = [self.say("first")] if seat == view.first else []
        fate = view.fates[seat]
        if seat == view.turn:
            marks.append(self.say("to-move"))
        if fate is not None:
            marks.append(self.say(f"fate-{fate}"))
            if len(view.hands) > 2 and view.phase != "over":
                marks.append(self.say("fate-answers"))
        return " · ".join(filter(None, [*marks, self._left(known)]))

    def _left(self, known: Known | None) -> str:
        """What the notebook knows besides the cells."""
        if known is None:
            return ""
        placed = {cell[0] for cell in known.cells if len(cell) == 1}
        inside = " ".join(self.speech.sign(tile) for tile in known.inside if tile not in placed)
        parts = [self.say("inside", tiles=inside)] if inside else []
        if known.left is not None:
            parts.append(self.say("codes-left", count=known.left))
        return " · ".join(parts)

    def _market(self, view: View) -> Iterable[RenderableType]:
        counts = self.say("deck", count=view.deck), self.say("discard", count=len(view.discard))
        yield Text(f"{self.say('market')} · {' · '.join(counts)}", "bold")
        grid = Table.grid(padding=(0, 2))
        grid.add_column(justify="right")
        for card in view.market:
            grid.add_row(str(card), self.say(f"card-{card}"))
        yield grid

    def _log(self, view: View) -> Table:
        grid = Table.grid(padding=(0, 2))
        grid.add_column(justify="right")
        grid.add_row("", "", "", *(Text(name, "dim") for name in self.names))
        for turn, done in enumerate(view.log, 1):
            told = self._answers(done) if isinstance(done, Asked) else ()
            grid.add_row(str(turn), self.names[done.seat], self._deed(done), *told)
        return grid

    def _answers(self, asked: Asked) -> list[Text | str]:
        return [
            NOBODY if told is None else self.speech.told(asked.card, told) for told in asked.answers
        ]

    def _deed(self, done: Done) -> Text:
        if isinstance(done, Asked):
            return Text(self.speech.question(done.card, done.digit))
        if isinstance(done, Passed | Left):
            return Text(self.say("fate-passed" if isinstance(done, Passed) else "fate-left"))
        key = "right" if done.right else "wrong"
        if done.tiles is None:
            return Text(self.say(f"guess-hidden-{key}"))
        return self.speech.line(f"guess-{key}", tiles=signs(done.tiles))

    def _codes(self, known: dict[int | None, Known]) -> Iterable[RenderableType]:
        """The codes that the notebook lists: of the centre, or else of the other hand."""
        wanted = known.get(None) or next(iter(known.values()), None)
        if wanted is not None and wanted.codes:
            yield Columns((self.speech.plain(code) for code in wanted.codes), padding=(0, 3))

    # What is told.

    def tell(self, events: Sequence[Event], view: View) -> list[RenderableType]:
        return [self._told(event) for event in events]

    def _told(self, event: Event) -> Text:
        match event:
            case data.Began(first):
                return self.speech.line("told-began", name=self.names[first])
            case data.Asked(seat):
                return Text(f"{self.names[seat]}: {self._asked(event)}")
            case data.Guessed(seat):
                return Text.assemble(f"{self.names[seat]}: ", self._deed(event))
            case data.Looked(written, centre):
                return self.speech.line("told-looked", tiles=signs(written), centre=signs(centre))
            case data.Passed(seat):
                return Text(f"{self.names[seat]}: {self.say('fate-passed')}")
            case data.Left(seat):
                return Text(self.say("told-left", name=self.names[seat]))
            case data.Ended(hands, centre):
                return self._ended(hands, centre)
        return self.speech.line("told-called")

    def _asked(self, asked: Asked) -> str:
        answers = (
            f"{name}: {self.speech.told(asked.card, told)}"
            for name, told in zip(self.names, asked.answers, strict=True)
            if told is not None
        )
        return f"{self.speech.question(asked.card, asked.digit)} → {', '.join(answers)}"

    def _ended(self, hands: Sequence[Hand], centre: Hand) -> Text:
        named = [f"{name}: {signs(hand)}." for name, hand in zip(self.names, hands, strict=True)]
        if centre:
            named.append(self.say("told-centre", tiles=signs(centre)))
        return self.speech.line("told-ended", hands=" ".join(named))

    def ending(self, view: View, result: Result, viewer: Viewer) -> str:
        if result.drawn:
            return self.say("ending-drawn")
        if not result.winners:
            return self.say("ending-nobody")
        names = ", ".join(self.names[seat] for seat in result.winners if seat != viewer)
        if viewer not in result.winners:
            return self.say("ending-lost", names=names)
        return self.say("ending-won-with", names=names) if names else self.say("ending-won")

    # What is typed.

    def ask(self, sight: Sight[View]) -> str:
        return self.say(f"ask-{sight.view.phase}")

    def help(self, sight: Sight[View]) -> RenderableType:
        view = sight.view
        keys = ["card", "guess"] + ["once"] * _is_last(sight)
        if view.phase != "turn":
            keys = ["guess", "pass"]
        lines = [f"{card}: {self.say(f'card-{card}-asks')}" for card in view.market]
        told = [self.say(f"help-{key}", **self.speech.example(view.size)) for key in keys]
        return "\n".join(told if view.phase != "turn" else [*lines, *told])

    def read(self, typed: str, sight: Sight[View]) -> data.AnyAction:
        if typed.strip().lower() in self.say("typed-pass").split():
            return data.Pass()
        card = read_card(typed)
        if card is not None:
            return data.Ask(*card)
        guess = data.Guess(self.speech.read(typed.rstrip("! ")))
        if not guess.tiles:
            raise Refused("turn-empty", **self.speech.example(sight.view.size))
        legal = any(guess in offer for offer in sight.legal)
        if legal and _is_last(sight) and not typed.endswith("!"):
            raise Refused("guess-once", typed=f"{self.speech.plain(guess.tiles)}!")
        return guess


def _is_last(sight: Sight[View]) -> bool:
    """A guess that costs all questions to come has to be meant."""
    return sight.view.phase == "turn" and len(sight.view.hands) > 2
