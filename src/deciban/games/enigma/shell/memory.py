"""What a seat has seen of the mansion, followed through swaps and shuffles."""

from collections.abc import Iterable

from deciban.games.enigma.rules import data
from deciban.kernel import Event


def remembered(heard: Iterable[Event]) -> dict[int, str]:
    """The rooms that are known, by their places."""
    known: dict[int, str] = {}
    for event in heard:
        match event:
            case data.Began():
                known.clear()
            case data.Saw(place, room) | data.Opened(place, room) | data.Announced(place, room):
                known[place] = room
            case data.Shuffled(places):
                for place in places:
                    known.pop(place, None)
            case data.Swapped((one, other)):
                where = {one: other, other: one}
                known = {where.get(place, place): room for place, room in known.items()}
    return known
