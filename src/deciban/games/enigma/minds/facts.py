"""What is certain: no likelihoods, only what was seen, shown, announced or checked."""

from collections.abc import Iterable, Sequence

import numpy as np
from numpy.typing import NDArray

from deciban.games.enigma.minds.knowledge import Known, Naming, public_of, then
from deciban.games.enigma.rules import data
from deciban.games.enigma.rules.data import PLACES, View
from deciban.kernel import Event, Sight

Possible = NDArray[np.bool_]
"""For every place which rooms can lie there."""


def facts_of(sight: Sight[View]) -> Known:
    """What the seat of a sight, or a spectator, knows for certain: all layouts and hands that can't
    be ruled out are alike."""
    known = blank(sight)
    for event in _lately(sight.heard):
        known = certain(known, event)
    below = sight.view.below
    return known if below is None else known._replace(cast=known.cast.below(below))


def blank(sight: Sight[View]) -> Known:
    """Before anything happened."""
    return public_of(sight._replace(heard=sight.heard[:1]))._replace(me=sight.seat)


def certain(known: Known, event: Event) -> Known:
    """The knowledge after one more event, unless it only makes something likelier."""
    match event:
        case data.Named(seat, place, room, asked):
            naming = Naming(seat, place, known.deck.number[room], asked)
            return known._replace(namings=(*known.namings, naming))
        case data.Believed():
            return known
    return then(known, event)


def possible(known: Known) -> Possible:
    return np.asarray(known.layouts.cells > 0)


def groups(table: Possible) -> list[tuple[list[int], list[int]]]:
    """Places and rooms that are sure to belong together, as finely as can be said: who can reach
    each other through what can lie where."""
    found: list[tuple[list[int], list[int]]] = []
    left = set(PLACES)
    while left:
        places = {min(left)}
        rooms: set[int] = set()
        while True:
            rooms = {int(room) for place in places for room in np.flatnonzero(table[place])}
            wider = {int(place) for room in rooms for place in np.flatnonzero(table[:, room])}
            if wider == places:
                break
            places = wider
        left -= places
        found.append((sorted(places), sorted(rooms)))
    return found


def _lately(heard: Sequence[Event]) -> Iterable[Event]:
    """What happened in this game; of those before it only who has left for good."""
    began = max(at for at, event in enumerate(heard) if isinstance(event, data.Began))
    yield from (event for event in heard[:began] if isinstance(event, data.Left))
    yield from heard[began:]
