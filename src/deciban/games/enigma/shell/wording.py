"""Enigma in words: rooms and characters as their set names them, and a line for every event."""

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any

from deciban.games.enigma.rules import cards, data
from deciban.games.enigma.rules.cards import AnyStep, CardSet, Character, Room, Words
from deciban.games.enigma.rules.data import Attempted, Ended, View
from deciban.games.enigma.rules.games import names_of
from deciban.games.enigma.rules.sets import house_set
from deciban.kernel import Event

if TYPE_CHECKING:
    from deciban.kernel.texts import Texts


class Wording:
    def __init__(self, texts: "Texts", names: Sequence[str]) -> None:
        self.say = texts.say
        self.names = names
        self._language = texts.language
        self.cards: CardSet = house_set()
        """Until the table says what it is played with."""
        self._facts: dict[str, tuple[str, Callable[[Any], int | str]]] = {
            "seat": ("name", lambda seat: names[seat]),
            "keeper": ("name", lambda seat: names[seat]),
            "target": ("other", lambda seat: names[seat]),
            "seats": ("names", self.players),
            "place": ("place", _number),
            "uncovered": ("other", _number),
            "places": ("places", lambda places: ", ".join(str(_number(at)) for at in places)),
            "time": ("time", _number),
            "game": ("game", _number),
            "room": ("room", self.room),
            "character": ("character", self.character),
            "cast": ("characters", self.characters),
            "characters": ("characters", self.characters),
            "token": ("token", str),
            "corner": ("corner", str),
        }
        """What texts call the fields of events, and how they say them."""

    # Names.

    def said(self, words: Words) -> str:
        """In the reader's language, or else in one that the set has."""
        mine = (text for language, text in words.items() if language == self._language)
        return next(mine, next(iter(words.values())))

    def room(self, name: str) -> str:
        return self.said(self._room(name).name)

    def effect(self, name: str) -> str:
        """What is printed on a room."""
        room = self._room(name)
        alone = len(self.names) == 1 and room.solo_text is not None
        return self.said(room.solo_text if alone and room.solo_text else room.text)

    def rooms(self) -> dict[str, str]:
        """All that are in play, in the order of the set."""
        return {name: self.room(name) for name in names_of(self.cards, len(self.names))}

    def character(self, name: str) -> str:
        return self.said(self.person(name).name)

    def person(self, name: str) -> Character:
        return next(each for each in self.cards.characters if each.id == name)

    def characters(self, names: Iterable[str]) -> str:
        return ", ".join(map(self.character, names))

    def players(self, seats: Iterable[int]) -> str:
        return ", ".join(self.names[seat] for seat in seats)

    def _room(self, name: str) -> Room:
        return next(each for each in self.cards.rooms if each.id == name)

    # Steps of an effect.

    def step(self, step: AnyStep) -> str:
        facts: dict[str, int | str] = {}
        for name in ("token", "who"):
            if hasattr(step, name):
                facts[name] = getattr(step, name)
        if isinstance(step, cards.Look | cards.Turn):
            facts["count"] = step.cards
        return self.say(f"way-{type(step).__name__.lower()}", **facts)

    def steps(self, steps: Iterable[AnyStep]) -> str:
        return ", ".join(map(self.step, steps))

    # Events.

    def lines(self, event: Event, view: View) -> list[str]:
        match event:
            case data.Laid(laid):
                self.cards = laid
                return []
            case data.Ended():
                return self._ended(event, view)
            case data.Unsealed(voids):
                return [self._void(void) for void in voids if void.raised]
            case data.Attempted():
                return [self._attempted(event)]
            case data.Redrew(seat, laid, remade):
                line = self._line("redrew", name=self.names[seat], character=self.character(laid))
                return [line, self._line("remade")] if remade else [line]
        return [self._plain(event, view)]

    def _line(self, key: str, **facts: int | str) -> str:
        return self.say(f"line-{key}", **facts)

    def _plain(self, event: Event, view: View) -> str:
        """An event that is told by its fields."""
        key = type(event).__name__.lower()
        facts: dict[str, int | str] = {}
        for field in event.__struct_fields__:
            value = getattr(event, field)
            if field in self._facts and value is not None:
                name, said = self._facts[field]
                facts[name] = said(value)
        match event:
            case data.Began() if len(self.names) == 1:
                key = "began-alone"
            case data.Moved():
                facts["last"] = view.last + 1
            case data.Visited(spent=True):
                key = "spent"
            case data.Named(asked=False):
                key = "unasked"
            case data.Checked(honest=honest):
                key = "checked-true" if honest else "checked-lie"
            case data.Covered(uncovered=taken) if taken is not None:
                key = "covered-from"
            case data.Left(character=None):
                key = "left-early"
        return self._line(key, **facts)

    def _attempted(self, event: Attempted) -> str:
        claims = [f"{point.place + 1} {self.room(point.room)}" for point in event.points]
        if event.suspect is not None:
            name = self.names[event.suspect.seat]
            claims.append(f"{name}: {self.character(event.suspect.character)}")
        character = self.character(event.character)
        if event.borrowed is not None:
            character = f"{character} ({self.character(event.borrowed)})"
        key = "attempt-right" if event.right else "attempt-wrong"
        facts = {"name": self.names[event.seat], "character": character}
        return self._line(key, **facts, claims=", ".join(claims))

    def _ended(self, event: Ended, view: View) -> list[str]:
        name = "" if event.winner is None else self.names[event.winner]
        character = "" if event.character is None else self.character(event.character)
        lines = [self._line(f"ended-{event.how}", name=name, character=character)]
        rooms = (f"{place} {self.room(room)}" for place, room in enumerate(event.rooms, 1))
        lines.append(self._line("mansion", rooms=", ".join(rooms)))
        held = zip(self.names, event.characters, strict=True)
        who = (f"{name}: {self.character(hand)}" for name, hand in held if hand is not None)
        lines.append(self._line("hands", hands=", ".join(who)))
        if event.stack:
            lines.append(self._line("stack", characters=self.characters(event.stack)))
        if event.truths:
            lines.append(self._line("truths", rooms=", ".join(map(self.room, event.truths))))
        teller = storyteller(view)
        return lines if teller is None else [*lines, self.said(self.person(teller).story)]

    def _void(self, void: data.Void) -> str:
        key = "void-cancel" if void.cancel else "void-doubt"
        numbers = {"game": void.game + 1, "naming": void.naming + 1}
        return self._line(key, **numbers, names=self.players(void.raised))


def storyteller(view: View) -> str | None:
    """Whose story is told after a game: the winner's; alone after the third win that of who had
    most time left, the earlier one on a tie."""
    if view.end is None or view.end.character is None:
        return None
    winners = (*view.victors, view.end.character)
    if len(view.players) > 1 or view.phase != "over":
        return view.end.character
    return winners[view.cells.index(max(view.cells))]


def _number(count: int) -> int:
    """People count from 1."""
    return count + 1
