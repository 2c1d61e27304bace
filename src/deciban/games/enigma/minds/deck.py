"""A set of cards as minds read it: rooms and characters by number, goals taken apart."""

import functools
from typing import NamedTuple

from deciban.games.enigma.rules import cards
from deciban.games.enigma.rules.cards import AnyDemand, AnyStep, CardSet, Corner, Token
from deciban.games.enigma.rules.data import Player
from deciban.games.enigma.rules.games import names_of


class Aim(NamedTuple):
    """What a goal asks for."""

    rooms: tuple[int, ...] = ()
    """To be pointed out."""
    cards: int = 0
    """So many face-down cards to be named."""
    unmask: bool = False
    outlast: bool = False
    borrow: bool = False
    hold: frozenset[Token] = frozenset()
    lack: frozenset[Token] = frozenset()

    def misses(self, decryption: bool, chaos: bool) -> int:
        """How many tokens must still come or go."""
        held = {"decryption": decryption, "chaos": chaos}
        return sum(not held[token] for token in self.hold) + sum(held[token] for token in self.lack)

    def borrowing(self, other: "Aim") -> "Aim | None":
        """The goal of another with one's own demands, its tokens aside."""
        if other.outlast or other.borrow:
            return None
        return self._replace(
            rooms=self.rooms + other.rooms,
            cards=self.cards or other.cards,
            unmask=self.unmask or other.unmask,
            borrow=False,
        )


class Deck:
    """The rooms that so many players have, and all characters."""

    def __init__(self, found: CardSet, seats: int) -> None:
        self.seats = seats
        self.names = names_of(found, seats)
        self.number = {name: number for number, name in enumerate(self.names)}
        rooms = {room.id: room for room in found.rooms}
        self.rooms = tuple(rooms[name] for name in self.names)
        self.corners: tuple[Corner, ...] = tuple(room.corner for room in self.rooms)
        self.steps = tuple(
            ({1: room.solo, 2: room.pair}.get(seats)) or room.steps or () for room in self.rooms
        )
        self.aims = {each.id: self._aim(each.goal) for each in found.characters}
        self.wants = functools.cache(self._wants)

    def _aim(self, goal: tuple[AnyDemand, ...]) -> Aim:
        aim = Aim()
        for demand in goal:
            match demand:
                case cards.Hold(token):
                    aim = aim._replace(hold=aim.hold | {token})
                case cards.Lack(token):
                    aim = aim._replace(lack=aim.lack | {token})
                case cards.Point(rooms):
                    known = tuple(self.number[room] for room in rooms if room in self.number)
                    aim = aim._replace(rooms=known)
                case cards.Name(asked):
                    aim = aim._replace(cards=asked)
                case cards.Unmask():
                    aim = aim._replace(unmask=True)
                case cards.Outlast():
                    aim = aim._replace(outlast=True)
                case cards.Borrow():
                    aim = aim._replace(borrow=True)
        return aim

    def _wants(self, character: str, decryption: bool, chaos: bool) -> tuple[float, ...]:
        """Roughly how much a character with such tokens would like the effect of each room: what
        others expect of a player, not what a player reckons."""
        aim, player = self.aims[character], Player(decryption, chaos)
        return tuple(sum(_want(aim, player, step) for step in steps) for steps in self.steps)


_LOOK, _SHARED = 0.85, 0.3
"""What it is worth to see a card, alone or together with another player."""


def _want(aim: Aim, player: Player, step: AnyStep) -> float:
    if step.when is not None and not _holds(player, step.when):
        return 0.0
    match step:
        case cards.Look(cards=count, share=share):
            return (_SHARED if share else _LOOK) * count
        case cards.Meet():
            return 2.1 if aim.unmask else 0.3
        case cards.Time():
            return 1.2 if aim.outlast else -0.3
        case cards.Shuffle():
            return 1.0 if aim.outlast else 0.35
        case cards.Choose(of=ways):
            return max(sum(_want(aim, player, each) for each in way.steps) for way in ways)
        case cards.Take() | cards.Return() | cards.Toggle():
            return _exchange(aim, player, step)
    return 0.0


def _exchange(aim: Aim, player: Player, step: cards.Take | cards.Return | cards.Toggle) -> float:
    match step:
        case cards.Take(token="either"):
            return max(_token(aim, player, "decryption", True), _token(aim, player, "chaos", True))
        case cards.Take(token=token, who="self" | "all") if token != "either":
            return _token(aim, player, token, True)
        case cards.Return(token=token, who="self" | "all"):
            return _token(aim, player, token, False)
        case cards.Toggle(token=token):
            turned = _token(aim, player, token, not getattr(player, token))
            return max(0.2, turned) if step.who != "self" else turned
    return 0.0


def _token(aim: Aim, player: Player, token: Token, held: bool) -> float:
    if getattr(player, token) == held:
        return 0.0
    value = 1.0 if token == "decryption" or token in aim.hold else 0.1
    value = -1.2 if token in aim.lack else value
    return value if held else -value


def _holds(player: Player, when: str) -> bool:
    if when.startswith("no-"):
        return not getattr(player, when[3:])
    return bool(getattr(player, when))


_decks: dict[tuple[str, int], Deck] = {}


def deck_of(found: CardSet, fingerprint: str, seats: int) -> Deck:
    """Made once for a set: it says nothing about any table."""
    if len(_decks) > 16:
        _decks.clear()
    key = fingerprint, seats
    if key not in _decks:
        _decks[key] = Deck(found, seats)
    return _decks[key]
