"""What a seat's position is worth: its chance to win, by a rough model of the rest of the game.

The model: each turn to come brings a look and, if believed, an effect; wanted rooms are found by
looks; tokens that are missing cost an effect each; others may win before. It is rough, but the same
for all decisions, so that a look, a token, a turn lost to silence and a rival's setback can be
weighed against each other."""

import functools
import math
from typing import NamedTuple

from deciban.games.enigma.minds.deck import Aim
from deciban.games.enigma.minds.knowledge import Known
from deciban.games.enigma.rules.data import PLACES, Suspect, View
from deciban.games.enigma.solver.layouts import Found, Layouts

EFFECT = 0.7
"""How often an effect that is wanted comes about."""
HEARD = 0.35
"""What others say tells as much as so many looks a round."""
LOOKS = 0.8
"""An effect that no token asks for brings so many looks."""
TOKEN = 1.5
"""A decryption token is worth so many looks."""
RISK = 0.035
"""A rival of whom nothing is known wins in a round so often."""
SURE = 0.96
"""A room is taken as found."""
CAUTION = 0.9
"""How often a Spy is not silenced in the end."""


class Prospect(NamedTuple):
    """One goal that could be reached, and how near it is."""

    borrowed: str | None
    aim: Aim
    found: Found
    hidden: int
    """So many rooms are still to be found …"""
    among: float
    """… among so many places."""
    suspect: Suspect | None = None
    unmasked: float = 1.0
    """The chance that the suspicion is right."""

    @property
    def chance(self) -> float:
        """That an attempt made now would point out the right cards and player."""
        return self.found.chance * self.unmasked


class Change(NamedTuple):
    """What may be other than it is now."""

    looks: float = 0.0
    decryption: bool | None = None
    chaos: bool | None = None
    silenced: bool = False
    """One turn is lost."""
    ended: bool = False
    """Nothing more can be done in this turn."""
    time: int = 0
    """Cells that the marker moves."""
    danger: float = 0.0
    """By so much it is likelier that somebody else wins within a round."""
    unmasked: bool = False
    mixed: tuple[int, ...] = ()
    """Places that are shuffled."""
    hushed: int | None = None
    """A rival who loses a turn."""


NOTHING = Change()


def odds(hidden: int, among: float, looks: float) -> float:
    """The chance to point out so many hidden rooms after some looks: each is found or left to be
    guessed."""
    if hidden == 0:
        return 1.0
    share = min(1.0, looks / max(among, 1.0))
    left = max(1.0, among - looks)
    total = 0.0
    for missed in range(hidden + 1):
        guess = 1.0
        for number in range(missed):
            guess /= max(1.0, left - number)
        ways = math.comb(hidden, missed)
        total += ways * share ** (hidden - missed) * (1 - share) ** missed * guess
    return total


class Outlook:
    """The position of a seat that plays, as its belief shows it."""

    def __init__(self, view: View, seat: int, known: Known, character: str | None = None) -> None:
        self.view, self.seat, self.known = view, seat, known
        self.deck = known.deck
        self.player = view.players[seat]
        hand = character or view.hands[seat]
        assert hand is not None
        self.character = hand
        self.aim = self.deck.aims[hand]
        self._mixed: dict[tuple[int, ...], tuple[tuple[int, ...], tuple[Prospect, ...]]] = {}
        self._ready: dict[tuple[int, tuple[int, ...]], float] = {}
        self.down = tuple(place for place in PLACES if not view.grid[place].up)
        self.rivals = tuple(
            other for other, player in enumerate(view.players) if other != seat and not player.out
        )

    @functools.cached_property
    def prospects(self) -> tuple[Prospect, ...]:
        return self.prospects_in(self.known.layouts)

    def prospects_in(self, layouts: Layouts) -> tuple[Prospect, ...]:
        if self.aim.outlast:
            return ()
        if not self.aim.borrow:
            return self._prospect(None, self.aim, layouts)
        stack = self.view.below
        if stack is None:
            stack = tuple(who for who, count in self.known.cast.stacked().items() if count > 0.5)
        return tuple(
            prospect
            for who in sorted(set(stack))
            if (aim := self.aim.borrowing(self.deck.aims[who])) is not None
            for prospect in self._prospect(who, aim, layouts)
        )

    def _prospect(self, borrowed: str | None, aim: Aim, layouts: Layouts) -> tuple[Prospect, ...]:
        suspect, unmasked = None, 1.0
        if aim.unmask:
            found = self._suspicion()
            if found is None:
                return ()
            suspect, unmasked = found
        if aim.cards:
            if len(self.down) < aim.cards:
                return ()
            named = layouts.name(self.down, aim.cards)
            cells = layouts.cells
            sure = sum(cells[place].max() >= SURE for place in self.down)
            hidden = max(0, aim.cards - sure)
            return (Prospect(borrowed, aim, named, hidden, 0.0, suspect, unmasked),)
        found_at = layouts.find(aim.rooms)
        cells = layouts.cells
        hidden = sum(cells[:, room].max() < SURE for room in aim.rooms)
        among = _among(hidden, found_at.chance)
        return (Prospect(borrowed, aim, found_at, hidden, among, suspect, unmasked),)

    def _suspicion(self) -> tuple[Suspect, float] | None:
        likely = [
            (chance, rival, who)
            for rival in self.rivals
            for who, chance in self.known.cast.chances(rival).items()
        ]
        if not likely:
            return None
        chance, rival, who = max(likely)
        return Suspect(rival, who), chance

    @property
    def moves(self) -> int:
        """So often time will move until it ends."""
        return self.view.last - self.view.time

    def turns(self, moves: int) -> int:
        """My own turns to come, beside one that I have now."""
        seats = len(self.view.players)
        if moves <= 0:
            return 0
        mine = (self.seat - self.view.turn - 1) % seats
        keeper = (self.view.keeper - self.view.turn - 1) % seats
        return moves if mine < keeper else moves - 1

    @functools.cached_property
    def danger(self) -> float:
        """How likely somebody else wins within a round."""
        return self.danger_with(self.known.looked)

    def danger_with(self, looked: tuple[int, ...]) -> float:
        safe = 1.0
        for rival in self.rivals:
            safe *= 1.0 - self.threat(rival, looked)
        return 1.0 - safe

    def threat(self, rival: int, looked: tuple[int, ...] | None = None) -> float:
        """How likely a rival can win in the next turn: by the cards that this rival has seen."""
        if self.view.players[rival].silence:
            return 0.005
        return min(0.95, RISK + self.readiness(rival, looked or self.known.looked))

    def readiness(self, rival: int, looked: tuple[int, ...]) -> float:
        """How likely a rival knows enough to reach the goal of the character this rival may be."""
        if (rival, looked) not in self._ready:
            player, total = self.view.players[rival], 0.0
            for who, chance in self.known.cast.chances(rival).items():
                aim = self.deck.aims[who]
                misses = aim.misses(player.decryption, player.chaos)
                total += chance * self.reach(aim, rival, looked) * 0.4**misses
            self._ready[rival, looked] = total
        return self._ready[rival, looked]

    def reach(self, aim: Aim, rival: int, looked: tuple[int, ...] | None = None) -> float:
        """How likely a rival can point out all that a goal asks for."""
        looked = self.known.looked if looked is None else looked
        seen = [bool(looked[place] >> rival & 1) or self.view.grid[place].up for place in PLACES]
        unseen = max(1, len(PLACES) - sum(seen))
        if aim.cards:
            named = sum(seen[place] for place in self.down)
            return float(0.35 ** max(0, aim.cards - named))
        if not aim.rooms:
            return 0.0
        share = [self._seen_share(room, tuple(seen)) for room in aim.rooms]
        # Each room is seen, or left to be guessed among the others.
        reach = math.prod(each + (1 - each) / unseen for each in share)
        return float(reach * (0.5 if aim.unmask else 1.0))

    def _seen_share(self, room: int, seen: tuple[bool, ...]) -> float:
        column = self.known.layouts.cells[:, room]
        return float(sum(chance for chance, known in zip(column, seen, strict=True) if known))

    def shuffled(self, places: tuple[int, ...]) -> tuple[tuple[int, ...], tuple[Prospect, ...]]:
        """Who has seen what, and the prospects, once some places are shuffled."""
        if places not in self._mixed:
            looked = [0 if at in places else by for at, by in enumerate(self.known.looked)]
            layouts = self.known.layouts.shuffled(places)
            self._mixed[places] = tuple(looked), self.prospects_in(layouts)
        return self._mixed[places]

    @functools.cached_property
    def now(self) -> float:
        return self.value(NOTHING)

    def gain(self, change: Change) -> float:
        return self.value(change) - self.now

    def value(self, change: Change = NOTHING) -> float:
        """The chance to win after some change."""
        looked, prospects = self.known.looked, self.prospects
        if change.mixed:
            looked, prospects = self.shuffled(change.mixed)
        moves = self.moves - change.time
        if self.aim.outlast:
            caution = CAUTION
            if change.silenced or self.player.silence:
                caution *= 0.9 if self.turns(moves) else 0.05
            return caution * self._lasts(change, looked, moves)
        safe = self._safety(change, looked, moves)
        return max((self._value(each, change, safe) for each in prospects), default=0.0)

    def _safety(self, change: Change, looked: tuple[int, ...], moves: int) -> list[float]:
        """The chance that nobody else has won before each of my turns to come."""
        danger = self.danger_with(looked) + change.danger
        if change.hushed is not None:
            danger -= 0.8 * self.threat(change.hushed, looked)
        safe = 1 - min(0.95, max(0.0, danger))
        return [safe**turn for turn in range(1, self.turns(moves) + 1)]

    def _lasts(self, change: Change, looked: tuple[int, ...], moves: int) -> float:
        """The chance that nobody else wins at all."""
        danger = min(0.95, max(0.0, self.danger_with(looked) + change.danger))
        return float((1 - danger) ** max(0, moves))

    def _value(self, prospect: Prospect, change: Change, safe: list[float]) -> float:
        aim = prospect.aim
        decryption = self.player.decryption if change.decryption is None else change.decryption
        chaos = self.player.chaos if change.chaos is None else change.chaos
        spare = decryption and "decryption" not in aim.hold
        misses = aim.misses(decryption, chaos)
        later = misses - (decryption and "decryption" in aim.lack)
        best = 0.0
        if self.view.turn == self.seat and not change.ended and not self.view.muted and not misses:
            best = self._after(prospect, change, change.looks)
        lost = change.silenced or (self.player.silence and self.view.turn != self.seat)
        for turn in range(1 + lost, len(safe) + 1):
            active = turn - lost
            effects = EFFECT * active
            fixed = 1.0 if not later else _fixed(later, active)
            spent = min(effects, later)
            looks = change.looks + turn * (1 + HEARD) + (effects - spent) * LOOKS + spare * TOKEN
            chance = self._after(prospect, change, looks, turn)
            best = max(best, chance * fixed * safe[turn - 1])
        return best

    def _after(self, prospect: Prospect, change: Change, looks: float, turns: int = 0) -> float:
        """The chance that an attempt is right after some looks."""
        unmasked = prospect.unmasked
        if prospect.aim.unmask:
            unmasked = 1.0 if change.unmasked else unmasked + (1 - unmasked) * 0.15 * turns
            unmasked = min(1.0, unmasked)
        if prospect.aim.cards:
            left = max(0.0, 1 - looks / prospect.hidden) if prospect.hidden else 0.0
            found = max(prospect.found.chance, 1e-5) ** left
        else:
            found = odds(prospect.hidden, prospect.among, looks)
        return float(found * unmasked)


def _among(hidden: int, chance: float) -> float:
    """Among how many places so many rooms would be guessed with such a chance."""
    if hidden == 0:
        return 0.0
    chance = max(chance, 1e-6)
    if hidden == 1:
        return 1 / chance
    return float(chance ** (-1 / hidden)) + (hidden - 1) / 2


def _fixed(misses: int, effects: int) -> float:
    """The chance that so many tokens are put right by some effects."""
    if effects < misses:
        return 0.0
    chances = (
        math.comb(effects, done) * EFFECT**done * (1 - EFFECT) ** (effects - done)
        for done in range(misses, effects + 1)
    )
    return float(sum(chances))
