"""Sets of cards: the house's own, which is a file like any other, and those that players write."""

import functools
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from importlib import resources
from typing import Any

from deciban.games.enigma.rules import cards
from deciban.games.enigma.rules.cards import AnyStep, CardSet, Character, Room
from deciban.games.enigma.rules.data import PLACES, Options
from deciban.kernel import Caution, Contents, Log, Refused
from deciban.kernel.source import Path, Source
from deciban.kernel.text import clean, tidy

MOST_PLAYERS = 5
_LONGEST = 600
_KEEPS_TIME = "book"
"""By the rulebook no other room moves time."""
_CASTS = ("introductory", "introductory_pair", "standard", "solo", "at_random")
_ALONE = (cards.Meet, cards.Trade)
"""Steps that need an opponent."""


class Sets(Contents[Options, CardSet]):
    def read(self, source: str) -> CardSet:
        return read(source)

    def cautions(self, source: str) -> tuple[Caution, ...]:
        written = Source(source)
        found = _cautions(written.read(CardSet))
        return tuple(
            Caution(name, {"line": written.line(path), **facts}) for path, name, facts in found
        )

    def title(self, content: CardSet) -> Mapping[str, str]:
        return dict(content.title.items())

    def example(self) -> str:
        return _house_source()

    def supply(self, options: Options, log: Log[Any, Any] | None) -> CardSet:
        return house_set()


@functools.cache
def house_set() -> CardSet:
    return read(_house_source())


def _house_source() -> str:
    file = resources.files("deciban.games.enigma.content").joinpath("house.toml")
    return file.read_text(encoding="utf-8")


def read(text: str) -> CardSet:
    """A set as it is played; refuses one that can't be, with the line."""
    source = Source(text)
    found = source.read(CardSet)
    for path, reason, facts in _faults(found):
        raise Refused(reason, line=source.line(path), **facts)
    return found


_Fault = tuple[Path, str, dict[str, str | int]]


def _faults(found: CardSet) -> Iterator[_Fault]:
    yield from _texts(found)
    yield from _doubles("rooms", found.rooms)
    yield from _doubles("characters", found.characters)
    yield from _rooms(found)
    yield from _steps(found)
    yield from _casts(found)
    yield from _goals(found)


def _texts(found: CardSet) -> Iterator[_Fault]:
    """Everything is said in the languages of the title, and nothing but words is in it."""
    for path, words in _said(found):
        for language in found.title:
            if language not in words:
                yield path, "set-language", {"language": language}
        for language, text in words.items():
            if not _is_plain(text):
                yield (*path, language), "set-words", {}


def _said(found: CardSet) -> Iterator[tuple[Path, dict[Any, str]]]:
    yield ("title",), dict(found.title)
    parts: tuple[tuple[str, Iterable[Room | Character], tuple[str, ...]], ...] = (
        ("rooms", found.rooms, ("name", "text", "solo_text")),
        ("characters", found.characters, ("name", "text", "story")),
    )
    for where, items, fields in parts:
        for number, item in enumerate(items):
            for field in fields:
                words = getattr(item, field)
                if words is not None:
                    yield (where, number, field), dict(words)


def _is_plain(text: str) -> bool:
    """Words alone: nothing hidden, and nothing that looks like markup."""
    try:
        clean(text, _LONGEST)
    except Refused:
        return False
    return not set(text) & set("<>")


def _doubles(where: str, items: Sequence[Room | Character]) -> Iterator[_Fault]:
    """Two that are called alike, by the file or by people."""
    for number, item in enumerate(items):
        for other in items[:number]:
            if item.id == other.id:
                yield (where, number), "set-twice", {"what": item.id}
            for language, name in item.name.items():
                if _alike(name, other.name.get(language, "")):
                    yield (where, number, "name", language), "set-twice", {"what": name}


def _alike(one: str, other: str) -> bool:
    """Whether people would read the same name."""
    return tidy(one).casefold() == tidy(other).casefold()


def _rooms(found: CardSet) -> Iterator[_Fault]:
    for room in found.rooms:
        if room.steps is None and (room.solo is None or room.many_only):
            yield _at(found, room), "set-room-nowhere", {"what": room.id}
    many = [room for room in found.rooms if room.steps is not None]
    alone = [room for room in found.rooms if not room.many_only]
    if len(many) != len(PLACES):
        yield ("rooms",), "set-rooms", {"count": len(many)}
    if len(alone) != len(PLACES):
        yield ("rooms",), "set-rooms-solo", {"count": len(alone)}


def _steps(found: CardSet) -> Iterator[_Fault]:
    appliers = 0
    for room in found.rooms:
        for form in ("steps", "pair", "solo"):
            steps = getattr(room, form) or ()
            path = (*_at(found, room), form)
            for step in _within(steps):
                appliers += isinstance(step, cards.Apply)
                if isinstance(step, cards.Apply) and (form != "solo" or appliers > 1):
                    # Two cards that apply each other would never end.
                    yield path, "set-loop", {"what": room.id}
                if isinstance(step, cards.Choose) and step not in steps:
                    yield path, "set-choice", {"what": room.id}
                if isinstance(step, cards.Shuffle) and step.open == _counts(step):
                    yield path, "set-shuffle", {"what": room.id}
                if form == "solo" and isinstance(step, _ALONE):
                    yield path, "set-alone", {"what": room.id}


def _casts(found: CardSet) -> Iterator[_Fault]:
    casts, known = found.casts, {character.id for character in found.characters}
    lasting = {each.id for each in found.characters if cards.Outlast() in each.goal}
    sizes = {"introductory": MOST_PLAYERS, "introductory_pair": 6, "standard": 6, "solo": 3}
    for name, least in sizes.items():
        cast: tuple[str, ...] = getattr(casts, name)
        if len(cast) < least or (name == "solo" and not len(set(cast)) == len(cast) == least):
            yield ("casts", name), "set-cast-small", {"least": least}
        for who in cast:
            if who not in known:
                yield ("casts", name), "set-unknown", {"what": who}
            if who in lasting and cast.count(who) > 1:
                yield ("casts", name), "set-outlast", {"what": who}
    there = list(casts.introductory)
    for growth in casts.growth:
        # Otherwise more could leave than join, and there would not be enough for all players.
        if growth.joins in there:
            yield ("casts", "growth"), "set-growth", {"what": growth.joins}
        there.append(growth.joins)
    growing = [("growth", growth.joins) for growth in casts.growth]
    growing += [("growth", growth.wins) for growth in casts.growth]
    growing += [("at_random", who) for who in casts.at_random]
    growing += [("later", casts.later)] if casts.later is not None else []
    for field, who in growing:
        if who not in known:
            yield ("casts", field), "set-unknown", {"what": who}


def _goals(found: CardSet) -> Iterator[_Fault]:
    many = {room.id for room in found.rooms if room.steps is not None}
    alone = {room.id for room in found.rooms if not room.many_only}
    lasting = 0
    for number, character in enumerate(found.characters):
        path: Path = ("characters", number, "goal")
        kinds = Counter(type(demand) for demand in character.goal)
        pointed = [
            room
            for demand in character.goal
            if isinstance(demand, cards.Point)
            for room in demand.rooms
        ]
        solo = character.id in found.casts.solo
        for room in pointed:
            if room not in many or (solo and room not in alone):
                yield path, "set-unknown", {"what": room}
        lasting += kinds[cards.Outlast]
        if lasting > 1 or (kinds[cards.Outlast] and len(character.goal) > 1):
            yield path, "set-outlast", {"what": character.id}
        if any(count > 1 for kind, count in kinds.items() if kind not in (cards.Hold, cards.Lack)):
            yield path, "set-goal-twice", {"what": character.id}
        if len(set(pointed)) != len(pointed) or (kinds[cards.Point] and kinds[cards.Name]):
            yield path, "set-goal-pointers", {"what": character.id}
        if _contradicts(character):
            yield path, "set-goal-never", {"what": character.id}
        if solo and (kinds[cards.Unmask] or kinds[cards.Outlast] or kinds[cards.Borrow]):
            yield path, "set-goal-solo", {"what": character.id}


def _cautions(found: CardSet) -> Iterator[_Fault]:
    """What can be played, though an author might not mean it."""
    given: set[str] = set()
    for number, room in enumerate(found.rooms):
        for form in ("steps", "pair", "solo"):
            for step in _within(getattr(room, form) or ()):
                given |= _gives(step)
                if isinstance(step, cards.Time) and room.id != _KEEPS_TIME:
                    yield ("rooms", number, form), "set-time", {"what": room.id}
    cast = {who for name in _CASTS for who in getattr(found.casts, name)}
    cast |= {growth.joins for growth in found.casts.growth} | {found.casts.later or ""}
    for number, who in enumerate(found.characters):
        wanted = {demand.token for demand in who.goal if isinstance(demand, cards.Hold)}
        if wanted - given:
            yield ("characters", number, "goal"), "set-goal-token", {"what": who.id}
        if who.id not in cast:
            yield ("characters", number), "set-unused", {"what": who.id}


def _gives(step: AnyStep) -> set[str]:
    """The tokens that somebody may hold after this step and did not before."""
    match step:
        case cards.Take(token="either"):
            return {"decryption", "chaos"}
        case cards.Take(token=token) | cards.Toggle(token=token):
            return {token}
    return set()


def _counts(step: cards.Shuffle) -> bool:
    return step.per_player or step.cards > 0


def _contradicts(character: Character) -> bool:
    held = {demand.token for demand in character.goal if isinstance(demand, cards.Hold)}
    lacked = {demand.token for demand in character.goal if isinstance(demand, cards.Lack)}
    return bool(held & lacked)


def _at(found: CardSet, room: Room) -> Path:
    return ("rooms", found.rooms.index(room))


def _within(steps: Iterable[AnyStep]) -> Iterator[AnyStep]:
    """All steps, those of choices included."""
    for step in steps:
        yield step
        if isinstance(step, cards.Choose):
            for way in step.of:
                yield from _within(way.steps)
