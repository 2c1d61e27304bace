"""What really lay where and who was who in a game that is over.

At its end everything is shown but how cards lay before they were shuffled. That follows from what
was seen of them; what nobody ever saw may be anything that fits, for nobody knew it either."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import numpy as np

from deciban.games.enigma.minds.deck import Deck
from deciban.games.enigma.minds.facts import certain
from deciban.games.enigma.minds.knowledge import Known
from deciban.games.enigma.rules import data
from deciban.games.enigma.rules.data import PLACES
from deciban.games.enigma.solver.layouts import Layouts
from deciban.kernel import Event

Rooms = tuple[str, ...]


class Past(NamedTuple):
    hands: tuple[str | None, ...]
    """Each player's character at the beginning."""
    draws: tuple[str, ...]
    """The characters that were taken from the stack, in order."""
    mansions: tuple[Rooms, ...]
    """What lay at every place at the beginning, and after each shuffle."""


def past_of(before: Known, events: Sequence[Event]) -> Past:
    """Of a game, from its beginning to its end; `before`: what was known before it."""
    ended = events[-1]
    assert isinstance(ended, data.Ended)
    hands, draws = _hands(events, ended)
    shuffles = [*_shuffles(before, events, hands, ended)]
    return Past(hands, draws, _mansions(before.deck, shuffles, events, ended))


def _hands(
    events: Sequence[Event], ended: data.Ended
) -> tuple[tuple[str | None, ...], tuple[str, ...]]:
    hands = [*ended.characters]
    draws: list[str] = []
    for event in reversed(events):
        match event:
            case data.Traded((one, other)):
                hands[one], hands[other] = hands[other], hands[one]
            case data.Redrew(seat, laid):
                draws.insert(0, hands[seat] or "")
                hands[seat] = laid
    return tuple(hands), tuple(draws)


class _Mixed(NamedTuple):
    """What was possible just before a shuffle, for who had seen all that anybody saw."""

    layouts: Layouts
    places: tuple[int, ...]


def _shuffles(
    known: Known,
    events: Sequence[Event],
    hands: tuple[str | None, ...],
    ended: data.Ended,
) -> Iterator[_Mixed]:
    seen = iter(ended.seen)
    alone = len(hands) == 1
    for event in events[:-1]:
        if isinstance(event, data.Shuffled):
            yield _Mixed(known.layouts, event.places)
        looks = _look(known, event) if not alone else None
        known = certain(known, event)
        if isinstance(event, data.Began):
            known = _unmasked(known, hands)
        if looks is not None:
            known = certain(known, data.Saw(looks, next(seen)))


def _look(known: Known, event: Event) -> int | None:
    """The place that somebody looked at."""
    match event:
        case data.Visited(place=place) if known.up[place] is None:
            return place
        case data.Looked(place=place):
            return place
        case data.Checked():
            return known.namings[-1].place
    return None


def _unmasked(known: Known, hands: tuple[str | None, ...]) -> Known:
    cast = known.cast
    for seat in cast.seats:
        character = hands[seat]
        cast = cast if character is None else cast.held(seat, character)
    return known._replace(cast=cast)


def _mansions(
    deck: Deck, shuffles: list[_Mixed], events: Sequence[Event], ended: data.Ended
) -> tuple[Rooms, ...]:
    """From the end back to the beginning: before a shuffle any layout will do that was possible
    then and leads to what lay there afterwards."""
    rooms = [deck.number[room] for room in ended.rooms]
    found: list[list[int]] = []
    for event in reversed(events):
        match event:
            case data.Swapped((one, other)):
                rooms[one], rooms[other] = rooms[other], rooms[one]
            case data.Shuffled():
                found.insert(0, [*rooms])
                rooms = _unshuffled(shuffles.pop(), rooms)
    found.insert(0, rooms)
    return tuple(tuple(deck.names[room] for room in mansion) for mansion in found)


def _unshuffled(mixed: _Mixed, rooms: list[int]) -> list[int]:
    """A layout that was possible before, with all other cards where they are."""
    layouts = mixed.layouts
    table = layouts.world.rooms[layouts.possible][:, list(layouts.cards)]
    kept = [place for place in PLACES if place not in mixed.places]
    fits = np.all(table[:, kept] == np.array([rooms[place] for place in kept]), axis=1)
    return [int(room) for room in table[int(fits.argmax())]]
