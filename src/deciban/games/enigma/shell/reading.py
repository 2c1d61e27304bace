"""What is typed in Enigma: numbers for cards and players, letters for rooms."""

import re
from collections.abc import Mapping, Sequence
from typing import TypeVar

from deciban.games.enigma.rules.data import PLACES, Attempt, Goal, Pointer, Suspect
from deciban.kernel import Refused
from deciban.shell.reading import shown

T = TypeVar("T")

NUMBERS = "123456789"
_LATIN = "abcdefghi"


def words(typed: str) -> list[str]:
    return re.split(r"[\s,;]+", typed.strip().lower()) if typed.strip() else []


def read_place(word: str) -> int:
    """The number of a card, from 1."""
    if not (word.isdecimal() and int(word[:3]) - 1 in PLACES):
        raise Refused("card-number", sign=shown(word[:9]))
    return int(word) - 1


def read_one(word: str, names: Mapping[T, str], *lists: Sequence[str]) -> T:
    """One of these: by its sign in a list of such, or by the beginning of its name."""
    for signs in lists:
        if word in (listed := dict(zip(signs, names, strict=False))):
            return listed[word]
    found = [item for item in names if word and names[item].lower().startswith(word)]
    if len(found) != 1:
        raise Refused("which-one", sign=shown(word[:30]), names=", ".join(names.values()))
    return found[0]


def read_room(word: str, rooms: Mapping[str, str], letters: Sequence[str]) -> str:
    return read_one(word, rooms, letters, _LATIN)


def read_attempt(
    typed: Sequence[str],
    goals: Sequence[Goal],
    characters: Mapping[str, str],
    rooms: Mapping[str, str],
    letters: Sequence[str],
) -> Attempt:
    """`4 1`: the cards that the goal asks for, in its order. `4=a`: a card with its name.
    `@2=spy`: a player with a character. A character alone: whose goal is borrowed."""
    places: list[int] = []
    points: list[Pointer] = []
    suspect: Suspect | None = None
    borrowed: str | None = None
    for word in _phrases(typed):
        name, pair, other = word.partition("=")
        if name.startswith("@"):
            suspect = Suspect(_read_seat(name[1:]), read_one(other, characters))
        elif pair:
            points.append(Pointer(read_place(name), read_room(other, rooms, letters)))
        elif name.isdecimal():
            places.append(read_place(name))
        else:
            borrowed = read_one(name, characters)
    goal = next((each for each in goals if each.borrowed == borrowed), None)
    asked = goal.rooms if goal is not None else ()
    points += map(Pointer, places, asked)
    if len(places) > len(asked):
        raise Refused("cards-too-many", count=len(asked))
    return Attempt(tuple(points), suspect, borrowed)


def _phrases(typed: Sequence[str]) -> list[str]:
    """Names may have several words: what begins with no number belongs to the name before it."""
    phrases: list[str] = []
    for word in typed:
        if phrases and not phrases[-1].isdecimal() and not re.match(r"@|\d", word):
            phrases[-1] += f" {word}"
        else:
            phrases.append(word)
    return phrases


def _read_seat(word: str) -> int:
    if not word.isdecimal():
        raise Refused("player-number", sign=shown(word[:9]))
    return int(word[:3]) - 1
