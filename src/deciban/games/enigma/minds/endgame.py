"""Alone with few cards left unknown: the best play, by trying everything in all worlds at once.

A decision is the same in all worlds that look alike; what it reveals parts them. Whatever would
shuffle cards or draw a character is not followed, for that leads to far too many worlds: where it
could be better than all else, the search says so by finding nothing."""

import itertools
from collections.abc import Iterator
from typing import Any, NamedTuple, TypeAlias

from msgspec.structs import replace

from deciban.games.enigma.minds.alone import imagined
from deciban.games.enigma.minds.facts import facts_of
from deciban.games.enigma.minds.knowledge import Known
from deciban.games.enigma.rules import data
from deciban.games.enigma.rules.data import AnyAction, Attempt, Goal, Places, Pointer, State, View
from deciban.games.enigma.rules.rules import Enigma
from deciban.kernel import Dice, Listed, QuickDice, Sight

WORLDS = 24
"""Four cards that could lie anywhere."""
BUDGET = 6000
"""So many moves are tried in one world or another."""
_SURE = 1 - 1e-9

_GAME = Enigma()


class World(NamedTuple):
    state: State
    weight: float
    """How likely it is among all."""


Worlds: TypeAlias = tuple[World, ...]
"""They look alike, and the same is done in all of them."""


class Best(NamedTuple):
    chance: float
    """To win with the best play."""
    action: AnyAction
    chosen: float | None = None
    """The chance with another action that was asked about, if it could be found."""


class Lost(Exception):
    """There is too much to try."""


class _Chance(Exception):
    """Something was left to chance."""


class _Never(Dice):
    def below(self, sides: int, why: str) -> int:
        raise _Chance

    def shuffled(self, items: Any, why: str) -> Any:
        raise _Chance


def endgame(sight: Sight[View], chosen: AnyAction | None = None) -> Best | None:
    """Exactly, or nothing."""
    if sight.view.phase not in ("turn", "effect"):
        return None
    facts = facts_of(sight)
    if len(facts.layouts.possible) > WORLDS:
        return None
    search, worlds = _Search(facts), tuple(_worlds(sight, facts))
    try:
        found = search.best(worlds)
    except Lost:
        return None
    if not search.exact and found.chance <= _SURE:
        return None
    return found if chosen is None else found._replace(chosen=search.exactly(worlds, chosen))


def _worlds(sight: Sight[View], facts: Known) -> Iterator[World]:
    state, layouts = imagined(sight, facts, QuickDice(0)), facts.layouts
    for number in layouts.possible:
        rooms = layouts.world.rooms[number]
        names = tuple(facts.deck.names[rooms[card]] for card in layouts.cards)
        yield World(replace(state, rooms=names), float(layouts.weights[number]))


class _Search:
    def __init__(self, facts: Known) -> None:
        self.deck = facts.deck
        self.exact = True
        self.left = BUDGET
        self._known: dict[Any, Best] = {}

    def exactly(self, worlds: Worlds, action: AnyAction) -> float | None:
        """The chance with an action, if all that follows from it can be tried."""
        self.exact = True
        self._known.clear()
        try:
            chance = self._chance(worlds, action)
        except (_Chance, Lost):
            return None
        return chance if self.exact or chance > _SURE else None

    def best(self, worlds: Worlds) -> Best:
        key = tuple(_key(world.state) for world in worlds)
        if key not in self._known:
            self._known[key] = self._best(worlds)
        return self._known[key]

    def _best(self, worlds: Worlds) -> Best:
        best: Best | None = None
        for action in self._actions(worlds):
            try:
                chance = self._chance(worlds, action)
            except _Chance:
                self.exact = False
                continue
            if best is None or chance > best.chance:
                best = Best(chance, action)
            if chance > _SURE:
                break
        if best is None:
            raise Lost
        return best

    def _chance(self, worlds: Worlds, action: AnyAction) -> float:
        self.left -= len(worlds)
        if self.left < 0:
            raise Lost
        won, alike = 0.0, dict[Any, list[World]]()
        for state, weight in worlds:
            after = _GAME.apply(state, 0, action, _Never()).state
            if after.end is None:
                alike.setdefault(_looks(after), []).append(World(after, weight))
            else:
                won += weight * (after.end.winner == 0)
        for some in alike.values():
            won += self.best(tuple(some)).chance * sum(world.weight for world in some)
        return won / sum(world.weight for world in worlds)

    def _actions(self, worlds: Worlds) -> Iterator[AnyAction]:
        """What can be done; attempts first, for nothing is better than one that is sure."""
        offers = sorted(
            _GAME.legal(worlds[0].state, 0), key=lambda offer: not isinstance(offer, Goal)
        )
        for offer in offers:
            match offer:
                case Goal():
                    yield from self._attempts(worlds, offer)
                case Places(count, among):
                    yield from map(data.Select, itertools.combinations(among, count))
                case Listed(actions):
                    yield from actions

    def _attempts(self, worlds: Worlds, goal: Goal) -> Iterator[AnyAction]:
        """Those that would be right somewhere."""
        player, aim = worlds[0].state.players[0], self.deck.aims[goal.character]
        if goal.cards or aim.misses(player.decryption, player.chaos):
            return
        for places in dict.fromkeys(
            tuple(world.state.rooms.index(room) for room in goal.rooms) for world in worlds
        ):
            yield Attempt(tuple(map(Pointer, places, goal.rooms)))


def _looks(state: State) -> tuple[Any, ...]:
    """What the player sees."""
    seen = tuple(room if up else None for room, up in zip(state.rooms, state.up, strict=True))
    return (*_table(state), seen)


def _key(state: State) -> tuple[Any, ...]:
    return (*_table(state), state.rooms, state.up)


def _table(state: State) -> tuple[Any, ...]:
    """Whatever makes two positions differ beside the mansion."""
    return (
        state.phase,
        state.players,
        state.time,
        state.covered,
        state.named,
        state.usable,
        state.todo,
        state.agreed,
        state.claim,
        state.hands,
    )
