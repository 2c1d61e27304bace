"""What a seat can know and believe, from what it has heard.

Everything is built from events alone. A spectator's belief is built in the same way, from what
everybody heard: that is what others may think."""

import functools
from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

import numpy as np
from msgspec.structs import replace
from numpy.typing import NDArray

from deciban.games.enigma.minds.cast import Cast
from deciban.games.enigma.minds.deck import Deck, deck_of
from deciban.games.enigma.minds.liars import Habit, Strength, chatter, speech
from deciban.games.enigma.rules import data
from deciban.games.enigma.rules.data import PLACES, Player, View
from deciban.games.enigma.solver.layouts import Layouts
from deciban.kernel import Event, Sight

_SHARP = 0.3
"""Who knows better lets a lie pass as rarely as this."""
_EARLY, _LATE = 1.4, 0.85
"""In the first round, when little is known, more lies are told than later."""
_KEPT = 10
_FRESH = Layouts(len(PLACES))

Up: TypeAlias = tuple[int | None, ...]


class Naming(NamedTuple):
    """A name that was said in this game."""

    seat: int
    place: int
    room: int
    asked: bool


class Known(NamedTuple):
    """What somebody knows and believes after some events of a table."""

    deck: Deck
    me: int | None
    """None: a spectator."""
    strength: Strength
    """How well others are taken to lie."""
    layouts: Layouts
    cast: Cast
    up: Up
    """The rooms that lie face up."""
    looked: tuple[int, ...]
    """Who has seen the card that lies at a place now: one bit a seat."""
    players: tuple[Player, ...]
    habits: tuple[Habit, ...]
    """Of finished games …"""
    shown: tuple[Habit, ...]
    """… and of this one."""
    namings: tuple[Naming, ...] = ()
    offered: tuple[str, ...] = ()
    met: int = 0
    """Who has seen my character: one bit a seat."""

    def habit(self, seat: int) -> Habit:
        one, other = self.habits[seat], self.shown[seat]
        return Habit(*(before + now for before, now in zip(one, other, strict=True)))

    def answering(self, speaker: int) -> tuple[int, ...]:
        """Who may doubt somebody, in the order of their turns."""
        seats = len(self.players)
        others = ((speaker + step) % seats for step in range(1, seats))
        return tuple(
            seat for seat in others if not self.players[seat].out and not self.players[seat].silence
        )


def known_of(sight: Sight[View], strength: Strength = "skilled") -> Known:
    """What the seat of a sight knows."""
    known = _known(sight.heard, sight.seat, sight.view, strength)
    below = sight.view.below
    return known if below is None else known._replace(cast=known.cast.below(below))


def public_of(sight: Sight[View], strength: Strength = "skilled") -> Known:
    """What a spectator of the same table knows."""
    private = data.Saw | data.Dealt | data.Offered | data.Learned
    heard = tuple(event for event in sight.heard if not isinstance(event, private))
    return _known(heard, None, sight.view, strength)


_Key: TypeAlias = tuple[str, int, int | None, Strength]
_kept: list[tuple[_Key, tuple[Event, ...], Known]] = []
"""Beliefs after the beginnings of tables that were asked about last. Only what was heard finds
one, so that it makes no difference but to the time."""


def _known(heard: tuple[Event, ...], seat: int | None, view: View, strength: Strength) -> Known:
    key = (view.set, len(view.players), seat, strength)
    kept = [
        entry
        for entry in _kept
        if entry[0] == key and len(entry[1]) <= len(heard) and heard[: len(entry[1])] == entry[1]
    ]
    if kept:
        entry = max(kept, key=lambda each: len(each[1]))
        _kept.remove(entry)
        known, done = entry[2], len(entry[1])
    else:
        known, done = _begin(heard[0], seat, view, strength), 0
    for event in heard[done:]:
        known = then(known, event)
    _kept.append((key, heard, known))
    del _kept[:-_KEPT]
    return known


def _begin(laid: Event, seat: int | None, view: View, strength: Strength) -> Known:
    assert isinstance(laid, data.Laid)
    seats = len(view.players)
    nothing = (Habit(),) * seats
    return Known(
        deck_of(laid.cards, view.set, seats),
        seat,
        strength,
        _FRESH,
        Cast((), ()),
        (None,) * len(PLACES),
        (0,) * len(PLACES),
        (Player(),) * seats,
        nothing,
        nothing,
    )


@functools.lru_cache(maxsize=64)
def _dealt(cast: tuple[str, ...], seats: tuple[int, ...]) -> Cast:
    return Cast(cast, seats)


def then(known: Known, event: Event) -> Known:
    """The knowledge after one more event."""
    match event:
        case data.Began(cast=cast):
            return _began(known, cast)
        case data.Named():
            return _named(known, event)
        case data.Believed():
            return _believed(known)
        case data.Checked(seat, honest):
            return _checked(known, seat, honest)
        case data.Attempted():
            return _attempted(known, event)
        case data.Ended(truths=truths):
            return _ended(known, truths)
    return _board(_table(_characters(known, event), event), event)


def _characters(known: Known, event: Event) -> Known:
    """What changes about who is who."""
    match event:
        case data.Offered(characters):
            return known._replace(offered=characters)
        case data.Dealt(character):
            return _own(known, character)
        case data.Learned(seat, character):
            return known._replace(cast=known.cast.held(seat, character))
        case data.Met(seat, target) if target == known.me:
            return known._replace(met=known.met | 1 << seat)
        case data.Traded((one, other)):
            return known._replace(cast=known.cast.traded(one, other))
        case data.Redrew(seat, laid, remade):
            met = 0 if seat == known.me else known.met
            return known._replace(cast=known.cast.redrew(seat, laid, remade), met=met)
    return known


def _table(known: Known, event: Event) -> Known:
    """What changes about the players."""
    match event:
        case data.Took(seat, token):
            return _player(known, seat, **{token: True})
        case data.Returned(seat, token):
            return _player(known, seat, **{token: False})
        case data.Silenced(seat):
            return _player(known, seat, silence=True)
        case data.Freed(seat):
            return _player(known, seat, silence=False)
        case data.Left(seat, character):
            known = _player(known, seat, out=True, gone=True)
            if character is not None and seat in known.cast.seats:
                known = known._replace(cast=known.cast.held(seat, character))
    return known


def _board(known: Known, event: Event) -> Known:
    """What changes about the mansion."""
    layouts = known.layouts
    match event:
        case data.Visited(seat, place):
            return _looked(known, (seat,), place)
        case data.Looked(seats, place):
            return _looked(known, seats, place)
        case data.Saw(place, room) | data.Announced(place, room):
            return known._replace(layouts=layouts.seen(place, known.deck.number[room]))
        case data.Opened(place, room):
            number = known.deck.number[room]
            up = (*known.up[:place], number, *known.up[place + 1 :])
            return known._replace(layouts=layouts.seen(place, number), up=up)
        case data.Cornered(place, corner):
            fits = [float(each == corner) for each in known.deck.corners]
            return known._replace(layouts=layouts.told(place, fits))
        case data.Shuffled(places):
            return known._replace(
                layouts=layouts.shuffled(places),
                up=tuple(None if at in places else up for at, up in enumerate(known.up)),
                looked=tuple(0 if at in places else by for at, by in enumerate(known.looked)),
            )
        case data.Swapped((one, other)):
            where = {one: other, other: one}
            order = [where.get(place, place) for place in PLACES]
            return known._replace(
                layouts=layouts.swapped(one, other),
                up=tuple(known.up[place] for place in order),
                looked=tuple(known.looked[place] for place in order),
            )
    return known


def _began(known: Known, cast: tuple[str, ...]) -> Known:
    seats = tuple(seat for seat, player in enumerate(known.players) if not player.gone)
    return known._replace(
        layouts=_FRESH,
        cast=_dealt(cast, seats),
        up=(None,) * len(PLACES),
        looked=(0,) * len(PLACES),
        players=tuple(Player(gone=each.gone, out=each.gone) for each in known.players),
        shown=(Habit(),) * len(known.players),
        namings=(),
        offered=(),
        met=0,
    )


def _own(known: Known, character: str) -> Known:
    assert known.me is not None
    cast = known.cast.held(known.me, character)
    if known.offered:
        # What I did not keep is in the stack, where the other could not have taken it.
        cast = cast.without(1 - known.me, known.offered)
    return known._replace(cast=cast, offered=())


def _player(known: Known, seat: int, **facts: bool) -> Known:
    players = [*known.players]
    players[seat] = replace(players[seat], **facts)
    return known._replace(players=tuple(players))


def _looked(known: Known, seats: Sequence[int], place: int) -> Known:
    seen = known.looked[place]
    for seat in seats:
        seen |= 1 << seat
    return known._replace(looked=(*known.looked[:place], seen, *known.looked[place + 1 :]))


def _named(known: Known, event: data.Named) -> Known:
    naming = Naming(event.seat, event.place, known.deck.number[event.room], event.asked)
    known = known._replace(namings=(*known.namings, naming))
    if not naming.asked or naming.seat == known.me:
        return known
    seat, room = naming.seat, naming.room
    player = known.players[seat]
    rate = known.habit(seat).lying(known.strength)
    early = len(known.namings) <= len(known.players)
    rate = round(min(0.8, rate * (_EARLY if early else _LATE)), 2)
    cell = known.layouts.cells[naming.place]
    likely = {name: _speech(known, name, player, rate)[:, room] for name in known.cast.kinds}
    chances = np.zeros(len(PLACES))
    for who, chance in known.cast.chances(seat).items():
        chances += chance * likely[who]
    return known._replace(
        layouts=known.layouts.told(naming.place, chances.tolist()),
        cast=known.cast.claimed(seat, lambda who: float(cell @ likely[who])),
    )


def _speech(known: Known, character: str, player: Player, rate: float) -> NDArray[np.float64]:
    if known.strength == "novice":
        return chatter(len(PLACES), rate)
    return speech(known.deck.wants(character, player.decryption, player.chaos), rate)


def _believed(known: Known) -> Known:
    """Who had seen the card would have doubted a lie."""
    naming = known.namings[-1]
    asked = known.answering(naming.seat)
    for seat in asked:
        known = _shown(known, seat, Habit(trusts=1))
    if naming.seat == known.me:
        return known
    sharp = sum(known.looked[naming.place] >> seat & 1 for seat in asked if seat != known.me)
    chances = [_SHARP**sharp] * len(PLACES)
    chances[naming.room] = 1.0
    return known._replace(layouts=known.layouts.told(naming.place, chances))


def _checked(known: Known, checker: int, honest: bool) -> Known:
    naming = known.namings[-1]
    for seat in known.answering(naming.seat):
        if seat == checker:
            break
        known = _shown(known, seat, Habit(trusts=1))
    known = _shown(known, checker, Habit(doubts=1))
    known = _shown(known, naming.seat, Habit(truths=1) if honest else Habit(lies=1))
    chances = [float((room == naming.room) == honest) for room in PLACES]
    known = known._replace(layouts=known.layouts.told(naming.place, chances))
    return _looked(known, (checker,), naming.place)


def _shown(known: Known, seat: int, habit: Habit) -> Known:
    shown = [*known.shown]
    shown[seat] = Habit(*(one + other for one, other in zip(shown[seat], habit, strict=True)))
    return known._replace(shown=tuple(shown))


def _attempted(known: Known, event: data.Attempted) -> Known:
    """One verdict on all: only with the right tokens does it say something about the cards."""
    cast = known.cast.held(event.seat, event.character)
    known = known._replace(cast=cast)
    player = known.players[event.seat]
    aim = known.deck.aims[event.character]
    known = _player(known, event.seat, out=True)
    if event.right or aim.misses(player.decryption, player.chaos):
        return known
    right = 1.0
    if event.suspect is not None:
        right = cast.chances(event.suspect.seat).get(event.suspect.character, 0.0)
    places = [pointer.place for pointer in event.points]
    rooms = [known.deck.number[pointer.room] for pointer in event.points]
    return known._replace(layouts=known.layouts.denied(places, rooms, right))


def _ended(known: Known, truths: Sequence[str]) -> Known:
    """Now all lies are known: they count instead of those that came out."""
    known = known._replace(
        shown=tuple(Habit(0.0, 0.0, habit.doubts, habit.trusts) for habit in known.shown)
    )
    for naming, truth in zip(known.namings, truths, strict=True):
        if naming.asked:
            honest = known.deck.number[truth] == naming.room
            habit = Habit(truths=1) if honest else Habit(lies=1)
            known = _shown(known, naming.seat, habit)
    habits = tuple(known.habit(seat) for seat in range(len(known.players)))
    return known._replace(habits=habits, shown=(Habit(),) * len(habits))
