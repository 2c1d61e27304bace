"""The coach at a real table, in a terminal: questions and answers are typed in, advice comes
out."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from msgspec.structs import replace
from rich.console import Group, RenderableType
from rich.text import Text

from deciban.games.break_the_code.minds.advice import Advice, Answers, Heard, Inquiry
from deciban.games.break_the_code.minds.coach import BreakTheCodeCoach
from deciban.games.break_the_code.rules.data import Codes
from deciban.games.break_the_code.rules.questions import CHOICES, kind
from deciban.games.break_the_code.rules.tiles import Hand
from deciban.games.break_the_code.rules.views import cards_of
from deciban.games.break_the_code.shell.reading import read_card, read_told
from deciban.games.break_the_code.shell.report import Report
from deciban.games.break_the_code.shell.wording import Speech
from deciban.kernel import Refused
from deciban.shell.assistant import Assistant

if TYPE_CHECKING:
    from deciban.kernel.texts import Texts

OPEN, RIGHT = "+", "!"
"""Name cards that lie open; say that a guess was right."""


class Pending(NamedTuple):
    """A question whose answers are being typed in."""

    card: int
    digit: int | None
    answers: Answers = ()
    row: int | None = None
    """The question that is changed, if it is not a new one."""


class BreakTheCodeAssistant(Assistant[Inquiry, Advice, Pending]):
    def __init__(self, texts: "Texts", players: int, own: str, *, tagiron: bool) -> None:
        self._speech = Speech(texts)
        self._report = Report(self._speech)
        self._cards = cards_of(tagiron, players)
        self._coach = BreakTheCodeCoach()
        self._won = False
        tiles = tuple(sorted(self._speech.read(own)))
        super().__init__(texts, Inquiry(players=players, own=tiles))

    @property
    def over(self) -> bool:
        return self._won

    def advise(self, inquiry: Inquiry) -> Advice:
        asked = {heard.card for heard in inquiry.heard}
        left = tuple(card for card in self._cards if card not in asked)
        return self._coach.advise(replace(inquiry, market=inquiry.market or left))

    def rows(self, inquiry: Inquiry) -> tuple[Heard, ...]:
        return inquiry.heard

    def aside(self, inquiry: Inquiry) -> tuple[int, ...]:
        return inquiry.aside

    def doubtful(self, advice: Advice) -> tuple[int, ...]:
        return advice.conflict

    def show(self) -> RenderableType:
        if self.over:
            count = len(self.inquiry.heard)
            return Text(self.say("assistant-won", count=count), "bold")
        parts: list[RenderableType] = []
        if self.inquiry.heard:
            parts.append(self._report.rows(self.inquiry, self.sign))
        if self.pending is None and self.advice.left:
            parts.append(self._report.advice(self.inquiry, self.advice))
        elif self.pending is None:
            parts += [self.contradiction(), self.say("conflict-look")]
        return Group(*parts)

    def ask(self) -> str:
        if self.pending is not None:
            asked = self._speech.question(self.pending.card, self.pending.digit)
            name = self._report.name(len(self.pending.answers), self.inquiry.players)
            return self.say("assistant-answer", name=name, question=asked)
        key = "advised" if self.advice.questions else "card"
        if self.advice.guess is not None:
            key = "guess" if self._is_duel else "guess-once"
        row = len(self.inquiry.heard) + 1
        return self.say(f"assistant-{key}", row=row)

    def help(self) -> RenderableType:
        keys = ["questions", "answers"] + ["guesses"] * self._is_duel + ["right"]
        example = self._speech.example(self._size)
        told = (self.say(f"assistant-help-{key}", **example) for key in keys)
        return "\n".join(told)

    @property
    def _size(self) -> int:
        return len(self.inquiry.own)

    @property
    def _is_duel(self) -> bool:
        return self.inquiry.players == 2

    # What is typed.

    def enter(self, typed: str) -> None:
        if not typed:
            self._follow()
        elif typed == RIGHT:
            self._won = True
        elif typed[:1] == OPEN:
            self._lay_open(typed[1:].replace(",", " ").split())
        else:
            self._turn(typed)

    def reopen(self, row: int) -> Pending:
        changed = self.inquiry.heard[row]
        return Pending(changed.card, changed.digit, row=row)

    def _follow(self) -> None:
        """Does what was advised; a guess is known to have been wrong."""
        if self._is_duel and self.advice.guess is not None:
            self._miss(self.advice.guess)
        elif self.advice.questions:
            best = self.advice.questions[0]
            self.pending = Pending(best.card, best.digit)
        else:
            raise Refused("no-such-card")

    def _turn(self, typed: str) -> None:
        """A card that was asked, or a guess of two players that was wrong."""
        card = read_card(typed)
        if card is not None:
            self.pending = Pending(*self._card(*card))
        elif self._is_duel:
            self._miss(self._speech.read(typed))
        else:
            raise Refused("no-such-card")

    def _card(self, card: int, digit: int | None) -> tuple[int, int | None]:
        if card not in self._cards:
            raise Refused("no-such-card")
        if card in CHOICES and digit not in CHOICES[card]:
            one, other = CHOICES[card]
            raise Refused("pick-digit", one=one, other=other)
        if card not in CHOICES and digit is not None:
            raise Refused("no-choice")
        asked = [heard.card for heard in self.inquiry.heard]
        if card in asked:
            raise Refused("card-asked", card=card, row=asked.index(card) + 1)
        return card, digit

    def complete(self, pending: Pending, typed: str) -> None:
        told = self._told_by(typed, pending.card)
        pending = pending._replace(answers=(*pending.answers, told))
        if len(pending.answers) < self.inquiry.players - 1:
            self.pending = pending
            return
        heard = list(self.inquiry.heard)
        row = len(heard) if pending.row is None else pending.row
        heard[row : row + 1] = [Heard(pending.card, pending.digit, pending.answers)]
        market = tuple(card for card in self.inquiry.market if card != pending.card)
        self.settle(replace(self.inquiry, heard=tuple(heard), market=market))

    def _told_by(self, typed: str, card: int) -> int | None:
        """What one player answered; nothing, if not asked."""
        if not typed:
            return None
        return read_told(typed, kind(card), self._size, self.say)

    def _miss(self, guess: Hand) -> None:
        fault = Codes(self._size, self.inquiry.own, self.inquiry.wrong).fault(guess)
        if fault is not None:
            raise Refused(fault, size=self._size)
        self.settle(replace(self.inquiry, wrong=(*self.inquiry.wrong, guess)))

    def _lay_open(self, words: Sequence[str]) -> None:
        cards = [int(word) if word.isdecimal() else 0 for word in words]
        if not cards or any(card not in self._cards for card in cards):
            raise Refused("no-such-card")
        market = tuple(sorted({*self.inquiry.market, *cards}))
        self.settle(replace(self.inquiry, market=market))
