"""The coach at a real table, in a terminal: what happens is typed in, odds come out."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, NamedTuple

from msgspec.structs import replace
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from deciban.games.enigma.minds.advice import (
    Advice,
    AnyEntry,
    Chance,
    Claim,
    Inquiry,
    Person,
    Spot,
)
from deciban.games.enigma.minds.coach import EnigmaCoach
from deciban.games.enigma.shell.entries import Entries
from deciban.games.enigma.shell.wording import Wording
from deciban.shell.assistant import Assistant

if TYPE_CHECKING:
    from deciban.kernel.texts import Texts

_LIKELIEST = 3
_LITTLE = 0.005
"""What is less likely is not shown."""


class Pending(NamedTuple):
    claim: Claim | None
    """A name of which it is not yet said what became of it."""
    row: int | None = None
    """The entry that is changed, if it is not a new one."""


class EnigmaAssistant(Assistant[Inquiry, Advice, Pending]):
    def __init__(self, texts: "Texts", inquiry: Inquiry) -> None:
        players = [texts.say("assistant-player", seat=seat) for seat in range(inquiry.players)]
        self._wording = Wording(texts, players)
        self._entries = Entries(self._wording)
        self._coach = EnigmaCoach()
        super().__init__(texts, inquiry)

    @property
    def over(self) -> bool:
        return False

    def advise(self, inquiry: Inquiry) -> Advice:
        return self._coach.advise(inquiry)

    def rows(self, inquiry: Inquiry) -> tuple[AnyEntry, ...]:
        return inquiry.entries

    def aside(self, inquiry: Inquiry) -> tuple[int, ...]:
        return inquiry.aside

    def doubtful(self, advice: Advice) -> tuple[int, ...]:
        return advice.conflict

    # What is shown.

    def show(self) -> RenderableType:
        parts: list[RenderableType] = [self._rows()] if self.inquiry.entries else []
        if self.pending is None and self.advice.conflict:
            parts += [self.contradiction(), self.say("conflict-look")]
        elif self.pending is None:
            parts += [self._mansion(), *self._people(), *self._goal()]
        return Group(*parts)

    def ask(self) -> str:
        if self.pending is None:
            return self.say("assistant-entry", row=len(self.inquiry.entries) + 1)
        if self.pending.claim is not None:
            return self.say("assistant-outcome")
        return self.say("assistant-entry", row=(self.pending.row or 0) + 1)

    def help(self) -> RenderableType:
        keys = ("cards", "claims", "moves", "people")
        return "\n".join(self.say(f"assistant-help-{key}") for key in keys)

    def _rows(self) -> Table:
        grid = Table.grid(padding=(0, 2))
        grid.add_column(justify="right")
        for row, entry in enumerate(self.inquiry.entries):
            grid.add_row(str(row + 1), self._entries.said(entry), self.sign(row))
        return grid

    def _mansion(self) -> Table:
        grid = Table.grid(padding=(0, 3))
        spots = [self._spot(place, spot) for place, spot in enumerate(self.advice.spots)]
        for row in range(0, len(spots), 3):
            grid.add_row(*spots[row : row + 3])
        return grid

    def _spot(self, place: int, spot: Spot) -> Text:
        likely = self._likeliest(spot.odds)
        lines = [f"{self._wording.room(each.name)} {self._percent(each)}" for each in likely]
        return Text("\n").join([Text(str(place + 1), "bold"), *map(Text, lines), Text()])

    def _people(self) -> Iterable[Text]:
        yield from map(self._person, self.advice.people)

    def _person(self, person: Person) -> Text:
        likely = self._likeliest(person.odds)
        said = (f"{self._wording.character(each.name)} {self._percent(each)}" for each in likely)
        return Text.assemble((f"{self._entries.player(person.seat)}: ", "bold"), ", ".join(said))

    def _goal(self) -> Iterable[Text]:
        attempt, chance = self.advice.attempt, self.advice.chance
        if attempt is None or chance is None:
            return
        claims = [f"{each.place + 1} {self._wording.room(each.room)}" for each in attempt.points]
        if attempt.suspect is not None:
            suspect = attempt.suspect
            character = self._wording.character(suspect.character)
            claims.append(f"{self._entries.player(suspect.seat)}: {character}")
        yield Text(self.say("assistant-goal", claims=", ".join(claims), chance=_rounded(chance)))

    def _likeliest(self, odds: Iterable[Chance]) -> list[Chance]:
        likely = sorted(odds, key=lambda each: -each.chance)[:_LIKELIEST]
        return [each for each in likely if each.chance >= _LITTLE]

    def _percent(self, odds: Chance) -> str:
        return self.say("assistant-chance", chance=_rounded(odds.chance))

    # What is typed.

    def enter(self, typed: str) -> None:
        self._take(self._entries.read(typed), None)

    def complete(self, pending: Pending, typed: str) -> None:
        if pending.claim is None:
            self._take(self._entries.read(typed), pending.row)
        else:
            self._put(self._entries.outcome(pending.claim, typed), pending.row)

    def reopen(self, row: int) -> Pending:
        return Pending(None, row)

    def _take(self, entry: AnyEntry, row: int | None) -> None:
        if isinstance(entry, Claim):
            self.pending = Pending(entry, row)
        else:
            self._put(entry, row)

    def _put(self, entry: AnyEntry, row: int | None) -> None:
        entries = [*self.inquiry.entries]
        at = len(entries) if row is None else row
        entries[at : at + 1] = [entry]
        self.settle(replace(self.inquiry, entries=tuple(entries)))


def _rounded(chance: float) -> float:
    return round(chance, 2)
