"""What was typed in at a real table: read as events, believed, and searched for contradictions."""

from collections.abc import Collection, Iterator, Sequence
from typing import NamedTuple

import numpy as np

from deciban.games.enigma.minds import advice
from deciban.games.enigma.minds.advice import Advice, AnyEntry, Inquiry
from deciban.games.enigma.minds.cast import Cast
from deciban.games.enigma.minds.deck import Deck
from deciban.games.enigma.minds.facts import certain, possible
from deciban.games.enigma.minds.knowledge import Known, then
from deciban.games.enigma.minds.liars import Habit
from deciban.games.enigma.minds.notebook import written
from deciban.games.enigma.rules import data
from deciban.games.enigma.rules.data import PLACES, Attempt, Player, Pointer, Suspect
from deciban.games.enigma.rules.games import cast_of
from deciban.games.enigma.rules.sets import house_set
from deciban.games.enigma.solver.layouts import Layouts
from deciban.kernel import Event, Refused
from deciban.reason import smallest_conflict

MOST = 32
"""Among so many entries a smallest contradiction is looked for."""

_PRIVATE = advice.Look | advice.Is


class Ledger(NamedTuple):
    fresh: Known
    entries: tuple[AnyEntry, ...]
    counted: tuple[int, ...]
    """The numbers of those that count."""


def ledger(inquiry: Inquiry) -> Ledger:
    """Refuses what makes no sense."""
    fresh = _fresh(inquiry)
    for entry in inquiry.entries:
        _check(entry, inquiry.players, fresh)
    counted = [at for at in range(len(inquiry.entries)) if at not in inquiry.aside]
    return Ledger(fresh, inquiry.entries, tuple(counted))


def advise(inquiry: Inquiry) -> Advice:
    book = ledger(inquiry)
    sure = _certain(book, book.counted)
    if isinstance(sure, int):
        return Advice(conflict=_conflict(book, sure))
    public = [at for at in book.counted if not isinstance(book.entries[at], _PRIVATE)]
    open_ = _certain(book, public)
    assert not isinstance(open_, int)
    known = book.fresh
    for at in book.counted:
        for event in _events(book.entries[at]):
            known = then(known, event)
    notes = written(sure, possible(open_), known)
    return Advice(notes.spots, notes.groups, notes.people, *_goal(known))


def _fresh(inquiry: Inquiry) -> Known:
    cards, seats = house_set(), inquiry.players
    cast = cast_of(cards, inquiry.characters, seats)
    return Known(
        Deck(cards, seats),
        0,
        inquiry.liars,
        Layouts(len(PLACES)),
        Cast(tuple(sorted(cast)), range(seats)),
        (None,) * len(PLACES),
        (0,) * len(PLACES),
        (Player(),) * seats,
        (Habit(),) * seats,
        (Habit(),) * seats,
    )


def _check(entry: AnyEntry, players: int, known: Known) -> None:
    seats = [getattr(entry, name) for name in ("seat", "checker") if hasattr(entry, name)]
    if isinstance(entry, advice.Trade):
        seats += [entry.one, entry.other]
    if any(seat >= players for seat in seats):
        raise Refused("no-such-opponent", players=players)
    if getattr(entry, "room", known.deck.names[0]) not in known.deck.number:
        raise Refused("no-such-room")
    if getattr(entry, "character", known.cast.kinds[0]) not in known.cast.kinds:
        raise Refused("no-such-character")
    pair = (entry.one, entry.other) if isinstance(entry, advice.Swap | advice.Trade) else ()
    places = entry.places if isinstance(entry, advice.Shuffle) else pair
    if len(set(places)) != len(places):
        raise Refused("entry-twice")
    if isinstance(entry, advice.Claim) and entry.honest is not None and entry.checker == entry.seat:
        raise Refused("own-check")


def _events(entry: AnyEntry) -> Iterator[Event]:
    """What an entry says, as it would be told at a table of the house."""
    match entry:
        case advice.Look(place, room):
            yield data.Visited(0, place, False)
            yield data.Saw(place, room)
        case advice.Open(place, room):
            yield data.Opened(place, room)
        case advice.Cornered(place, corner):
            yield data.Cornered(place, corner)
        case advice.Glance(seat, place):
            yield data.Looked((seat,), place)
        case advice.Claim():
            yield from _claim(entry)
        case advice.Swap(one, other):
            yield data.Swapped((one, other))
        case advice.Shuffle(places):
            yield data.Shuffled(tuple(sorted(places)))
        case _:
            yield _of_players(entry)


def _of_players(entry: advice.Is | advice.Trade | advice.Holds) -> Event:
    match entry:
        case advice.Is(0, character):
            return data.Dealt(character)
        case advice.Is(seat, character):
            return data.Learned(seat, character)
        case advice.Trade(one, other):
            return data.Traded((one, other))
        case advice.Holds(seat, token, held):
            return data.Took(seat, token) if held else data.Returned(seat, token)


def _claim(claim: advice.Claim) -> Iterator[Event]:
    yield data.Visited(claim.seat, claim.place, False)
    yield data.Named(claim.seat, claim.place, claim.room, True)
    if claim.honest is None:
        yield data.Believed()
        return
    yield data.Checked(claim.checker, claim.honest)
    if claim.honest:
        yield data.Opened(claim.place, claim.room)


def _certain(book: Ledger, some: Collection[int]) -> Known | int:
    """What is certain if of all facts only some count; or the first of them that can't be true
    after the others. Cards that moved have moved in any case."""
    known = book.fresh
    for at in book.counted:
        entry = book.entries[at]
        if _is_fact(entry) and at not in some:
            continue
        for event in _events(entry):
            if not _allows(known, event):
                return at
            known = certain(known, event)
    return known


def _is_fact(entry: AnyEntry) -> bool:
    """Whether an entry could contradict another: it says what lies where, or who is who."""
    checked = isinstance(entry, advice.Claim) and entry.honest is not None
    return checked or isinstance(entry, advice.Look | advice.Open | advice.Cornered | advice.Is)


def _allows(known: Known, event: Event) -> bool:
    """Whether something can happen, by all that is certain."""
    match event:
        case data.Saw(place, room) | data.Opened(place, room):
            return known.layouts.agree([place], [known.deck.number[room]]) > 0
        case data.Cornered(place, corner):
            rooms = [at for at, each in enumerate(known.deck.corners) if each == corner]
        case data.Checked(honest=honest):
            place, claimed = known.namings[-1].place, known.namings[-1].room
            rooms = [room for room in PLACES if (room == claimed) == honest]
        case data.Dealt(character):
            return character in known.cast.chances(0)
        case data.Learned(seat, character):
            return character in known.cast.chances(seat)
        case _:
            return True
    return any(known.layouts.agree([place], [room]) > 0 for room in rooms)


def _conflict(book: Ledger, last: int) -> tuple[int, ...]:
    """A smallest set of entries that can't all be true; all before the last of them can.

    What a smallest set must hit is found step by step: as long as the set found so far can be true,
    as many other entries as go with it are added, and one of those left over must be in it."""
    facts = [at for at in book.counted if at <= last and _is_fact(book.entries[at])][-MOST:]
    broken: list[int] = [1 << facts.index(last)]
    while True:
        found = smallest_conflict(np.array(broken, np.uint32))
        some = {facts[bit] for bit in found}
        if not _fits(book, some):
            return tuple(sorted(some))
        for at in facts:
            if _fits(book, {*some, at}):
                some.add(at)
        left = [bit for bit, at in enumerate(facts) if at not in some]
        if not left:
            return tuple(facts)  # It takes more than are looked at.
        broken.append(sum(1 << bit for bit in left))


def _fits(book: Ledger, some: Collection[int]) -> bool:
    return not isinstance(_certain(book, some), int)


def _goal(known: Known) -> tuple[Attempt | None, float | None]:
    """What can most likely be shown of my goal, once I have said who I am."""
    mine = known.cast.chances(0)
    aim = known.deck.aims[next(iter(mine))]
    if len(mine) > 1 or aim.outlast or aim.borrow:
        return None, None
    down = [place for place in PLACES if known.up[place] is None]
    if aim.cards > len(down):
        return None, None
    layouts = known.layouts
    found = layouts.name(down, aim.cards) if aim.cards else layouts.find(aim.rooms)
    points = zip(found.places, found.rooms, strict=True)
    suspect, chance = _suspect(known) if aim.unmask else (None, 1.0)
    pointers = tuple(Pointer(place, known.deck.names[room]) for place, room in points)
    return Attempt(pointers, suspect), found.chance * chance


def _suspect(known: Known) -> tuple[Suspect, float]:
    chances: Sequence[tuple[float, int, str]] = [
        (chance, seat, who)
        for seat in known.cast.seats
        if seat != 0
        for who, chance in known.cast.chances(seat).items()
    ]
    chance, seat, who = max(chances)
    return Suspect(seat, who), chance
