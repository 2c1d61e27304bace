"""What the notebook fills in: recounted over all worlds that fit what was heard."""

import itertools
from collections import Counter
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from deciban.games.enigma.minds.advice import Notes
from deciban.games.enigma.minds.knowledge import known_of
from deciban.games.enigma.minds.notebook import notes
from deciban.games.enigma.rules import data
from deciban.games.enigma.rules.data import PLACES, View
from deciban.games.enigma.rules.games import names_of
from deciban.games.enigma.rules.sets import house_set
from deciban.kernel import Event, Sight
from tests.games.enigma.tables import begun, played

ALL = np.array([*itertools.permutations(PLACES)], np.uint8)
HOUSE = house_set()
CORNERS = {room.id: room.corner for room in HOUSE.rooms}


class Worlds:
    """All mansions that fit, one by one, and all ways in which characters can be held."""

    def __init__(self, seats: int, seat: int) -> None:
        self.names = names_of(HOUSE, seats)
        self.seats, self.seat = seats, seat
        self.gone: set[int] = set()
        self.tokens = [{"decryption": False, "chaos": False} for _ in range(seats)]

    def hear(self, event: Event) -> None:
        match event:
            case data.Began(cast=cast):
                self.rooms = ALL
                self.tokens = [{"decryption": False, "chaos": False} for _ in range(self.seats)]
                self.offered: tuple[str, ...] = ()
                self.deal(cast)
            case data.Left(seat, character):
                self.gone.add(seat)
                self.only(seat, character)
        self.look(event)
        self.meet(event)

    # The mansion.

    def at(self, place: int, room: str) -> NDArray[np.bool_]:
        return np.asarray(self.rooms[:, place] == self.names.index(room))

    def look(self, event: Event) -> None:
        match event:
            case data.Saw(place, room) | data.Announced(place, room) | data.Opened(place, room):
                self.rooms = self.rooms[self.at(place, room)]
            case data.Cornered(place, corner):
                fits = [self.at(place, room) for room in self.names if CORNERS[room] == corner]
                self.rooms = self.rooms[np.any(fits, axis=0)]
            case data.Named(_, place, room):
                self.claim = (place, room)
            case data.Checked(honest=honest):
                self.rooms = self.rooms[self.at(*self.claim) == honest]
            case data.Swapped((one, other)):
                self.rooms = self.rooms.copy()
                self.rooms[:, [one, other]] = self.rooms[:, [other, one]]
            case data.Shuffled(places):
                kept = [place for place in PLACES if place not in places]
                powers = 9 ** np.arange(len(kept))
                keys = self.rooms[:, kept].astype(np.int64) @ powers
                self.rooms = ALL[np.isin(ALL[:, kept].astype(np.int64) @ powers, keys)]
            case data.Took(seat, token):
                self.tokens[seat][token] = True
            case data.Returned(seat, token):
                self.tokens[seat][token] = False
            case data.Attempted(right=False):
                self.fail(event)

    def fail(self, event: data.Attempted) -> None:
        self.only(event.seat, event.character)
        goal = next(each.goal for each in HOUSE.characters if each.id == event.character)
        held = self.tokens[event.seat]
        for demand in goal:
            asked = {"Hold": True, "Lack": False}.get(type(demand).__name__)
            if asked is not None and held[demand.token] != asked:  # type: ignore[union-attr]
                return
        if event.suspect is not None and self.might_be(event.suspect.seat) != {
            event.suspect.character
        }:
            return
        hit = [self.at(pointer.place, pointer.room) for pointer in event.points]
        self.rooms = self.rooms[~np.all(hit, axis=0)]

    # The characters: hands, then what is left of the cast, but for what lies open.

    def deal(self, cast: tuple[str, ...]) -> None:
        self.cast = cast
        here = [seat for seat in range(self.seats) if seat not in self.gone]
        deals = set(itertools.permutations(cast, len(here)))
        self.hands: set[tuple[tuple[Any, ...], tuple[str, ...]]] = {
            (tuple(dict(zip(here, hands, strict=True)).get(seat) for seat in range(self.seats)), ())
            for hands in deals
        }

    def meet(self, event: Event) -> None:
        match event:
            case data.Offered(characters):
                self.offered = characters
            case data.Dealt(character):
                self.only(self.seat, character)
                if self.offered:
                    left = Counter(self.cast) - Counter(self.offered)
                    self.hands = {world for world in self.hands if world[0][1 - self.seat] in left}
                    self.offered = ()
            case data.Learned(seat, character) | data.Attempted(seat, character):
                self.only(seat, character)
            case data.Traded((one, other)):
                self.hands = {(swapped(hands, one, other), aside) for hands, aside in self.hands}
            case data.Redrew(seat, laid, remade):
                self.only(seat, laid)
                self.hands = {
                    (
                        (*hands[:seat], drawn, *hands[seat + 1 :]),
                        () if remade else (*aside, laid),
                    )
                    for hands, aside in self.hands
                    for drawn in Counter(self.cast) - Counter(hands) - Counter(aside)
                }

    def only(self, seat: int, character: str | None) -> None:
        if character is not None:
            self.hands = {world for world in self.hands if world[0][seat] == character}

    def might_be(self, seat: int) -> set[str | None]:
        return {hands[seat] for hands, _ in self.hands}

    def below(self, stack: tuple[str, ...]) -> None:
        self.hands = {
            (hands, aside)
            for hands, aside in self.hands
            if Counter(self.cast) - Counter(hands) - Counter(aside) == Counter(stack)
        }


def swapped(hands: tuple[Any, ...], one: int, other: int) -> tuple[Any, ...]:
    after = [*hands]
    after[one], after[other] = after[other], after[one]
    return tuple(after)


def recount(sight: Sight[View]) -> Worlds:
    worlds = Worlds(len(sight.view.players), sight.mine)
    for event in sight.heard:
        worlds.hear(event)
    if sight.view.below is not None:
        worlds.below(sight.view.below)
    return worlds


def check_facts(sight: Sight[View], told: Notes) -> None:
    worlds = recount(sight)
    for place, spot in enumerate(told.spots):
        fitting = {worlds.names[room] for room in np.unique(worlds.rooms[:, place])}
        assert set(spot.rooms) == fitting, "exactly what some world has there"
        assert set(spot.rooms) <= set(spot.public), "I know no less than everybody"
        corners = {CORNERS[room] for room in fitting}
        assert spot.corner == (corners.pop() if len(corners) == 1 else None)
    for group in told.groups:
        rooms = {worlds.names.index(room) for room in group.rooms}
        there = np.isin(worlds.rooms[:, list(group.places)], [*rooms])
        assert len(group.places) == len(rooms)
        assert there.all(), "in every world these rooms lie there"
    for person in told.people:
        assert set(person.characters) == worlds.might_be(person.seat)


@pytest.mark.parametrize(
    ("seats", "characters"),
    [(1, "introductory"), (2, "introductory"), (2, "standard"), (3, "standard"), (4, "growing")],
)
def test_facts_are_what_all_worlds_that_fit_have_in_common(seats: int, characters: str) -> None:
    for seed in range(2):
        table = begun(seats, seed, characters=characters)
        for step, _ in enumerate(played(table)):
            sight = table.sight((seed + step) % seats)
            if step % 9 == 4 and sight.view.phase in ("turn", "name", "belief", "effect"):
                check_facts(sight, notes(sight))


@pytest.mark.parametrize("liars", ["novice", "skilled", "master"])
def test_full_help_says_how_likely_everything_is_by_the_belief(liars: str) -> None:
    table = begun(4, 3, characters="standard", help="full", liars=liars)
    for step, _ in enumerate(played(table)):
        sight = table.sight(step % 4)
        if sight.view.end is not None or step % 5:
            continue
        told = notes(sight)
        known = known_of(sight, sight.view.options.liars)
        for place, spot in enumerate(told.spots):
            chances = {odds.name: odds.chance for odds in spot.odds}
            cell = known.layouts.cells[place]
            assert sum(chances.values()) == pytest.approx(1)
            assert set(chances) == set(spot.rooms)
            for room, chance in chances.items():
                assert chance == pytest.approx(cell[known.deck.number[room]])
        for person in told.people:
            chances = {odds.name: odds.chance for odds in person.odds}
            assert chances == pytest.approx(known.cast.chances(person.seat))


def test_with_facts_nothing_is_said_of_likelihoods() -> None:
    table = begun(3, 1)
    told = notes(table.sight(0))
    assert not any(spot.odds for spot in told.spots)
    assert not any(person.odds for person in told.people)
    assert {person.seat for person in told.people} == {1, 2}


def test_there_is_nothing_without_help_for_spectators_and_after_the_end() -> None:
    assert notes(begun(3, 1, help="none").sight(0)) == Notes()
    assert notes(begun(3, 1).sight(None)) == Notes()
    table = begun(3, 1, match=False)
    for _ in played(table):
        pass
    assert notes(table.sight(0)) == Notes()


def test_what_was_seen_follows_swaps_and_a_shuffle_keeps_its_rooms_together() -> None:
    table = begun(3, 1)
    heard = [*table.sight(0).heard, data.Saw(0, "crypt"), data.Saw(4, "book")]
    sight = table.sight(0)._replace(heard=(*heard, data.Swapped((0, 8))))
    assert notes(sight).spots[8].rooms == ("crypt",)
    shuffled = notes(sight._replace(heard=(*sight.heard, data.Shuffled((4, 8)))))
    assert [(set(each.places), set(each.rooms)) for each in shuffled.groups][:1] == [
        ({0, 1, 2, 3, 5, 6, 7}, set(shuffled.groups[0].rooms))
    ]
    assert {"book", "crypt"} == set(shuffled.groups[1].rooms)
    lost = notes(sight._replace(heard=(*sight.heard, data.Shuffled((2, 4, 8)))))
    assert len(lost.spots[8].rooms) == len(lost.spots[2].rooms) == 9, "any of the others came in"
    assert set(lost.spots[0].rooms) == set(names_of(HOUSE, 3)) - {"book", "crypt"}
