"""Help at a real table: the same belief as at the house's own, and contradictions named."""

import itertools
from collections.abc import Iterator
from typing import Any

import msgspec
import numpy as np
import pytest

from deciban.games.enigma.minds.advice import (
    AnyEntry,
    Claim,
    Cornered,
    Glance,
    Holds,
    Inquiry,
    Is,
    Look,
    Open,
    Shuffle,
    Swap,
    Trade,
)
from deciban.games.enigma.minds.coach import EnigmaCoach
from deciban.games.enigma.minds.knowledge import known_of
from deciban.games.enigma.minds.notebook import notes
from deciban.games.enigma.rules import data
from deciban.games.enigma.rules.data import PLACES, View
from deciban.games.enigma.rules.games import names_of
from deciban.games.enigma.rules.sets import house_set
from deciban.kernel import Event, QuickDice, Refused, Sight
from tests.games.enigma.tables import GAME, Lively, begun

COACH = EnigmaCoach()
ROOMS = names_of(house_set(), 3)
CORNERS = {room.id: room.corner for room in house_set().rooms}
ALL = np.array([*itertools.permutations(PLACES)], np.uint8)


def ask(*entries: AnyEntry, **facts: Any) -> Inquiry:
    return Inquiry(entries=entries, **facts)


def typed(sight: Sight[View]) -> list[AnyEntry]:
    """What the player of a sight would type in, whose seat is 0."""
    found: list[AnyEntry] = []
    claim: data.Named | None = None
    for event in sight.heard:
        match event:
            case data.Named(asked=True):
                claim = event
            case data.Believed() if claim is not None:
                found.append(Claim(claim.seat, claim.place, claim.room))
            case data.Checked(seat, honest) if claim is not None:
                found.append(Claim(claim.seat, claim.place, claim.room, honest, seat))
            case _:
                found += [*of_cards(event), *of_players(event)]
    return found


def of_cards(event: Event) -> Iterator[AnyEntry]:
    match event:
        case data.Saw(place, room):
            yield Look(place, room)
        case data.Visited(seat, place):
            yield Glance(seat, place)
        case data.Looked(seats, place):
            yield from (Glance(seat, place) for seat in seats)
        case data.Opened(place, room):
            yield Open(place, room)
        case data.Cornered(place, corner):
            yield Cornered(place, corner)
        case data.Swapped((one, other)):
            yield Swap(one, other)
        case data.Shuffled(places):
            yield Shuffle(places)


def of_players(event: Event) -> Iterator[AnyEntry]:
    match event:
        case data.Dealt(character):
            yield Is(0, character)
        case data.Learned(seat, character):
            yield Is(seat, character)
        case data.Traded((one, other)):
            yield Trade(one, other)
        case data.Took(seat, token):
            yield Holds(seat, token)
        case data.Returned(seat, token):
            yield Holds(seat, token, False)


@pytest.mark.parametrize("seed", range(6))
def test_what_a_player_types_in_says_what_the_notebook_of_the_house_says(seed: int) -> None:
    table = begun(3, seed, characters="standard", match=False, help="full")
    dice = QuickDice(seed)
    while awaited := GAME.awaited(table.state):
        table.ask(Lively(), dice.pick(awaited, "seat"))
        sight = table.sight(0)
        out = any(isinstance(e, data.Attempted | data.Silenced) for e in sight.heard)
        if out or sight.view.end is not None:
            return
        if sight.view.phase != "turn":
            continue
        told = COACH.advise(ask(*typed(sight), characters="standard"))
        book = notes(sight)
        assert told.conflict == ()
        assert [spot.rooms for spot in told.spots] == [spot.rooms for spot in book.spots]
        assert told.groups == book.groups
        if sight.view.below is None:
            known = known_of(sight)
            for place, spot in enumerate(told.spots):
                for odds in spot.odds:
                    cell = known.layouts.cells[place][known.deck.number[odds.name]]
                    assert odds.chance == pytest.approx(cell, abs=1e-9)


def breaks(rooms: np.ndarray[Any, Any], facts: list[AnyEntry]) -> bool:
    """Whether no layout has all that was typed in, cards that never move."""
    fits = np.ones(len(rooms), bool)
    for fact in facts:
        match fact:
            case Look(place, room) | Open(place, room) | Claim(_, place, room, True):
                fits &= rooms[:, place] == ROOMS.index(room)
            case Claim(_, place, room, False):
                fits &= rooms[:, place] != ROOMS.index(room)
            case Cornered(place, corner):
                kinds = [at for at, room in enumerate(ROOMS) if CORNERS[room] == corner]
                fits &= np.isin(rooms[:, place], kinds)
    return not fits.any()


def some_fact(dice: QuickDice) -> AnyEntry:
    place, room = dice.below(9, "place"), dice.pick(ROOMS, "room")
    kinds: list[AnyEntry] = [
        Look(place, room),
        Open(place, room),
        Claim(1, place, room, honest=False),
        Cornered(place, CORNERS[room]),
        Claim(2, place, room),
    ]
    return dice.pick(kinds, "kind")


@pytest.mark.parametrize("seed", range(12))
def test_a_contradiction_is_a_smallest_one(seed: int) -> None:
    dice = QuickDice(seed)
    facts = [some_fact(dice) for _ in range(9)]
    first = next(
        (end for end in range(1, len(facts) + 1) if breaks(ALL, facts[:end])), len(facts) + 1
    )
    told = COACH.advise(ask(*facts))
    if first > len(facts):
        assert told.conflict == ()
        assert told.spots
        return
    conflict = told.conflict
    assert conflict
    assert breaks(ALL, [facts[at] for at in conflict])
    smaller = itertools.combinations(range(first), len(conflict) - 1)
    assert not any(breaks(ALL, [facts[at] for at in some]) for some in smaller)


def test_cards_that_moved_have_moved_in_a_contradiction_too() -> None:
    entries = (Look(0, "crypt"), Swap(0, 4), Look(4, "book"), Look(2, "shadow"))
    assert COACH.advise(ask(*entries)).conflict == (0, 2)
    shuffled = (Look(0, "crypt"), Shuffle((0, 4, 5)), Look(4, "book"), Look(8, "crypt"))
    assert COACH.advise(ask(*shuffled)).conflict == (0, 3)
    assert COACH.advise(ask(*shuffled, aside=(0,))).conflict == ()
    fine = (Look(0, "crypt"), Shuffle((0, 4, 5)), Look(4, "book"), Look(5, "crypt"))
    assert COACH.advise(ask(*fine)).spots[5].rooms == ("crypt",)


def test_characters_contradict_each_other_by_their_copies() -> None:
    standard = ask(Is(0, "spy"), Look(1, "book"), Is(1, "spy"), characters="standard")
    assert COACH.advise(standard).conflict == (0, 2)
    two = ask(Is(0, "messiah"), Is(1, "messiah"))
    assert COACH.advise(two).conflict == ()
    three = ask(Is(0, "messiah"), Is(1, "messiah"), Is(2, "messiah"))
    assert COACH.advise(three).conflict == (0, 1, 2)


def test_the_likeliest_attempt_at_my_goal() -> None:
    told = COACH.advise(ask(Is(0, "messiah"), Look(3, "book"), Look(5, "shadow")))
    assert told.chance == pytest.approx(1)
    assert told.attempt is not None
    assert {(each.place, each.room) for each in told.attempt.points} == {
        (3, "book"),
        (5, "shadow"),
    }
    assert COACH.advise(ask(Look(3, "book"))).attempt is None


def test_a_name_that_was_believed_counts_by_how_often_it_is_a_lie() -> None:
    plain = COACH.advise(ask(Claim(1, 4, "library"))).spots[4]
    odds = {each.name: each.chance for each in plain.odds}
    assert 1 / 3 < odds["library"] < 1
    honest = COACH.advise(ask(Claim(1, 4, "library"), liars="novice")).spots[4]
    assert {each.name: each.chance for each in honest.odds}["library"] > odds["library"]


@pytest.mark.parametrize(
    ("entries", "reason"),
    [
        ((Is(4, "spy"),), "no-such-opponent"),
        ((Look(0, "kitchen"),), "no-such-room"),
        ((Is(1, "medium"),), "no-such-character"),
        ((Swap(3, 3),), "entry-twice"),
        ((Shuffle((3, 3)),), "entry-twice"),
        ((Claim(1, 0, "book", True, 1),), "own-check"),
    ],
)
def test_what_makes_no_sense_is_refused(entries: tuple[AnyEntry, ...], reason: str) -> None:
    with pytest.raises(Refused, match=reason):
        COACH.advise(ask(*entries))


def test_an_inquiry_is_read_from_json_and_nothing_unknown_is() -> None:
    entry = {"what": "claim", "seat": 1, "place": 4, "room": "book", "honest": False}
    read = msgspec.convert({"players": 4, "entries": [entry]}, Inquiry)
    assert read.entries == (Claim(1, 4, "book", False),)
    for bad in ({"what": "look", "place": 9, "room": "book"}, {**entry, "more": 1}):
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert({"entries": [bad]}, Inquiry)
