"""The coach at a real table, in a terminal: questions and answers are typed in, advice comes
out."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from msgspec.structs import replace
from rich.console import Group, RenderableType
from rich.text import Text

from deciban.games.break_the_code.advice import Advice, Answered, Heard, Question
from deciban.games.break_the_code.coach import BreakTheCodeCoach
from deciban.games.break_the_code.counsel import Counsel
from deciban.games.break_the_code.data import Codes
from deciban.games.break_the_code.questions import CHOICES, kind
from deciban.games.break_the_code.speech import Speech
from deciban.games.break_the_code.tiles import Hand
from deciban.games.break_the_code.typed import read_card, read_told
from deciban.games.break_the_code.views import cards_of
from deciban.kernel import Assistant, Refused

if TYPE_CHECKING:
    from deciban.kernel.texts import Texts

BACK, ASIDE, CHANGE, OPEN, RIGHT = "<", "~", "=", "+", "!"
"""Take the last step back; set a question aside, or count it again; change its answers; name cards
that lie open; say that a guess was right."""


class Asking(NamedTuple):
    """A question whose answers are being typed in."""

    card: int
    digit: int | None
    answers: Answered = ()
    row: int | None = None
    """The question that is changed, if it is not a new one."""


class BreakTheCodeAssistant(Assistant):
    def __init__(self, texts: "Texts", players: int, own: str, *, tagiron: bool) -> None:
        self._say = texts.say
        self._speech = Speech(texts)
        self._counsel = Counsel(self._speech)
        self._cards = cards_of(tagiron, players)
        self._coach = BreakTheCodeCoach()
        self._past: list[Question] = []
        self._asking: Asking | None = None
        self._won = False
        self.question = Question(players=players, own=tuple(sorted(self._speech.read(own))))
        self.advice: Advice = self._advise(self.question)

    @property
    def over(self) -> bool:
        return self._won

    def show(self) -> RenderableType:
        if self._won:
            count = len(self.question.heard)
            return Text(self._say("break-the-code-assistant-won", count=count), "bold")
        parts: list[RenderableType] = []
        if self.question.heard:
            parts.append(self._counsel.rows(self.question, self.advice))
        if self._asking is None:
            parts.append(self._counsel.advice(self.question, self.advice))
        return Group(*parts)

    def ask(self) -> str:
        if self._asking is not None:
            asked = self._speech.question(self._asking.card, self._asking.digit)
            name = self._counsel.name(len(self._asking.answers), self.question.players)
            return self._say("break-the-code-assistant-answer", name=name, question=asked)
        key = "advised" if self.advice.questions else "card"
        if self.advice.guess is not None:
            key = "guess" if self._is_duel else "guess-once"
        row = len(self.question.heard) + 1
        return self._say(f"break-the-code-assistant-{key}", row=row)

    def help(self) -> RenderableType:
        keys = ["questions", "answers"] + ["guesses"] * self._is_duel + ["rows"]
        example = self._speech.example(self._size)
        told = (self._say(f"break-the-code-assistant-help-{key}", **example) for key in keys)
        return "\n".join(told)

    @property
    def _size(self) -> int:
        return len(self.question.own)

    @property
    def _is_duel(self) -> bool:
        return self.question.players == 2

    # What is typed.

    def take(self, typed: str) -> None:
        if typed == BACK:
            self._back()
        elif self._asking is not None:
            self._answer(self._asking, typed)
        elif not typed:
            self._follow()
        elif typed == RIGHT:
            self._won = True
        elif typed[:1] == ASIDE:
            aside = tuple(sorted({*self.question.aside} ^ {self._row(typed)}))
            self._ask_again(replace(self.question, aside=aside))
        elif typed[:1] == CHANGE:
            row = self._row(typed)
            changed = self.question.heard[row]
            self._asking = Asking(changed.card, changed.digit, row=row)
        elif typed[:1] == OPEN:
            self._lay_open(typed[1:].replace(",", " ").split())
        else:
            self._turn(typed)

    def _follow(self) -> None:
        """Does what was advised; a guess is known to have been wrong."""
        if self._is_duel and self.advice.guess is not None:
            self._miss(self.advice.guess)
        elif self.advice.questions:
            best = self.advice.questions[0]
            self._asking = Asking(best.card, best.digit)
        else:
            raise Refused("no-such-card")

    def _turn(self, typed: str) -> None:
        """A card that was asked, or a guess of two players that was wrong."""
        card = read_card(typed)
        if card is not None:
            self._asking = Asking(*self._card(*card))
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
        asked = [heard.card for heard in self.question.heard]
        if card in asked:
            raise Refused("card-asked", card=card, row=asked.index(card) + 1)
        return card, digit

    def _answer(self, asking: Asking, typed: str) -> None:
        told = self._told_by(typed, asking.card)
        asking = asking._replace(answers=(*asking.answers, told))
        if len(asking.answers) < self.question.players - 1:
            self._asking = asking
            return
        heard = list(self.question.heard)
        row = len(heard) if asking.row is None else asking.row
        heard[row : row + 1] = [Heard(asking.card, asking.digit, asking.answers)]
        market = tuple(card for card in self.question.market if card != asking.card)
        self._ask_again(replace(self.question, heard=tuple(heard), market=market))

    def _told_by(self, typed: str, card: int) -> int | None:
        """What one player answered; nothing, if not asked."""
        if not typed:
            return None
        keys = {"none": "break-the-code-none", "yes": "typed-yes", "no": "typed-no"}
        words = {name: self._say(key).split() for name, key in keys.items()}
        return read_told(typed, kind(card), self._size, words)

    def _miss(self, guess: Hand) -> None:
        fault = Codes(self._size, self.question.own, self.question.wrong).fault(guess)
        if fault is not None:
            raise Refused(fault, size=self._size)
        self._ask_again(replace(self.question, wrong=(*self.question.wrong, guess)))

    def _row(self, typed: str) -> int:
        word = typed[1:].strip()
        if not (word.isdecimal() and 1 <= int(word) <= len(self.question.heard)):
            raise Refused("no-such-row", sign=typed[0])
        return int(word) - 1

    def _lay_open(self, words: Sequence[str]) -> None:
        cards = [int(word) if word.isdecimal() else 0 for word in words]
        if not cards or any(card not in self._cards for card in cards):
            raise Refused("no-such-card")
        market = tuple(sorted({*self.question.market, *cards}))
        self._ask_again(replace(self.question, market=market))

    def _back(self) -> None:
        if self._asking is not None:
            self._asking = None
        elif self._past:
            self.question = self._past.pop()
            self.advice = self._advise(self.question)

    def _ask_again(self, question: Question) -> None:
        advice = self._advise(question)
        self._past.append(self.question)
        self.question, self.advice, self._asking = question, advice, None

    def _advise(self, question: Question) -> Advice:
        asked = {heard.card for heard in question.heard}
        left = tuple(card for card in self._cards if card not in asked)
        return self._coach.advise(replace(question, market=question.market or left))
