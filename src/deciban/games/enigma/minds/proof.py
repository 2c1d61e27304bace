"""The first moment at which a player could have proved the goal: where everything that it asks for
was certain, not only likely."""

from collections.abc import Iterator

import numpy as np

from deciban.games.enigma.minds.advice import Proof
from deciban.games.enigma.minds.deck import Aim
from deciban.games.enigma.minds.facts import Possible, blank, certain, possible
from deciban.games.enigma.minds.knowledge import Known
from deciban.games.enigma.minds.replay import Replay
from deciban.games.enigma.rules.data import PLACES, Attempt, Pointer, State, Suspect
from deciban.games.enigma.rules.views import sees_stack


def proofs(played: Replay) -> Iterator[Proof]:
    for seat in range(len(played.heard)):
        found = _first(played, seat)
        if found is not None:
            yield found


def _first(played: Replay, seat: int) -> Proof | None:
    first = played.moves[0]
    known, heard = blank(played.sight(first, seat)), 1
    for number, move in enumerate(played.moves):
        fresh = heard < move.length[seat]
        for event in played.heard[seat][heard : move.length[seat]]:
            known = certain(known, event)
        heard = move.length[seat]
        attempt = provable(known, move.before, seat) if fresh else None
        if attempt is not None:
            return Proof(seat, number, attempt)
    return None


def provable(known: Known, state: State, seat: int) -> Attempt | None:
    """An attempt that can't fail, were it this seat's turn."""
    hand, player = state.hands[seat], state.players[seat]
    if hand is None or player.out or state.phase == "keep":
        return None
    if sees_stack(state, seat):
        known = known._replace(cast=known.cast.below(tuple(sorted(state.stack))))
    for borrowed, aim in _aims(known, state, hand):
        if aim.outlast or aim.misses(player.decryption, player.chaos):
            continue
        points = _points(known, state, aim)
        suspect = _suspect(known, state, seat) if aim.unmask else None
        if points is not None and (suspect is not None or not aim.unmask):
            return Attempt(points, suspect, borrowed)
    return None


def _aims(known: Known, state: State, hand: str) -> Iterator[tuple[str | None, Aim]]:
    aim = known.deck.aims[hand]
    if not aim.borrow:
        yield None, aim
        return
    for name in sorted(set(state.stack)):
        borrowed = aim.borrowing(known.deck.aims[name])
        if borrowed is not None:
            yield name, borrowed


def _points(known: Known, state: State, aim: Aim) -> tuple[Pointer, ...] | None:
    table, names = possible(known), known.deck.names
    if aim.cards:
        sure = [place for place in PLACES if not state.up[place] and table[place].sum() == 1]
        if len(sure) < aim.cards:
            return None
        return tuple(
            Pointer(place, names[int(table[place].argmax())]) for place in sure[: aim.cards]
        )
    places = [_only(table, room) for room in aim.rooms]
    if None in places:
        return None
    return tuple(
        Pointer(place, names[room])
        for place, room in zip(places, aim.rooms, strict=True)
        if place is not None
    )


def _only(table: Possible, room: int) -> int | None:
    """The one place where a room can lie."""
    places = np.flatnonzero(table[:, room])
    return int(places[0]) if len(places) == 1 else None


def _suspect(known: Known, state: State, seat: int) -> Suspect | None:
    for rival, player in enumerate(state.players):
        chances = known.cast.chances(rival)
        if rival != seat and not player.out and len(chances) == 1:
            return Suspect(rival, next(iter(chances)))
    return None
