"""What the notebook fills in by itself."""

import numpy as np

from deciban.games.enigma.minds.advice import Chance, Group, Notes, Person, Spot
from deciban.games.enigma.minds.facts import Possible, facts_of, groups, possible
from deciban.games.enigma.minds.knowledge import Known, known_of
from deciban.games.enigma.rules import data
from deciban.games.enigma.rules.data import PLACES, View
from deciban.kernel import Sight

_PRIVATE = data.Saw | data.Dealt | data.Offered | data.Learned


def notes(sight: Sight[View]) -> Notes:
    view = sight.view
    if sight.seat is None or view.options.help == "none" or view.end is not None:
        return Notes()
    known = facts_of(sight)
    heard = tuple(event for event in sight.heard if not isinstance(event, _PRIVATE))
    public = facts_of(sight._replace(seat=None, heard=heard))
    believed = known_of(sight, view.options.liars) if view.options.help == "full" else None
    return written(known, possible(public), believed)


def written(known: Known, public: Possible, believed: Known | None) -> Notes:
    """What is certain, and with a belief how likely the rest is."""
    table = possible(known)
    return Notes(
        tuple(_spot(known, table[place], public[place], believed, place) for place in PLACES),
        tuple(
            Group(tuple(places), tuple(known.deck.names[room] for room in rooms))
            for places, rooms in groups(table)
            if 1 < len(places) < len(PLACES)
        ),
        tuple(_person(known, believed, seat) for seat in known.cast.seats if seat != known.me),
    )


def _spot(
    known: Known, here: Possible, public: Possible, believed: Known | None, place: int
) -> Spot:
    names = known.deck.names
    rooms = [int(room) for room in np.flatnonzero(here)]
    corners = {known.deck.corners[room] for room in rooms}
    odds = () if believed is None else believed.layouts.cells[place]
    return Spot(
        tuple(names[room] for room in rooms),
        tuple(names[room] for room in np.flatnonzero(public)),
        corners.pop() if len(corners) == 1 else None,
        tuple(Chance(names[room], float(odds[room])) for room in rooms) if believed else (),
    )


def _person(known: Known, believed: Known | None, seat: int) -> Person:
    characters = known.cast.chances(seat)
    odds = {} if believed is None else believed.cast.chances(seat)
    return Person(
        seat,
        tuple(characters),
        tuple(Chance(who, odds.get(who, 0.0)) for who in characters) if believed else (),
    )
