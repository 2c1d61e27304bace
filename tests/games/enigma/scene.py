"""Exact situations to try the rules in: mansions where it is known what lies where."""

from collections.abc import Iterable
from typing import Any, TypeVar

import pytest
from msgspec.structs import replace

from deciban.games.enigma import Enigma
from deciban.games.enigma.rules.cards import CardSet
from deciban.games.enigma.rules.data import (
    PLACES,
    AnyAction,
    Attempt,
    Believe,
    Claim,
    Decide,
    Doubt,
    Goal,
    Options,
    Pass,
    Player,
    Pointer,
    Say,
    Select,
    State,
    Suspect,
    Target,
    View,
    Visit,
)
from deciban.games.enigma.rules.games import names_of
from deciban.games.enigma.rules.sets import house_set
from deciban.kernel import Event, QuickDice, Refused, Result, Setup, Told, Viewer, heard
from deciban.kernel.refusal import Refusal
from deciban.kernel.texts import LANGUAGES, Texts, lookup

EventT = TypeVar("EventT", bound=Event)

GAME = Enigma()
HANDS = ("cryptologist", "messiah", "wanderer", "spy", "medium")
DECK = (*HANDS, "archivist", "ghost")


def started(players: int, seed: int = 1, cards: CardSet | None = None, **options: Any) -> State:
    setup = Setup(Options(**options), cards or house_set())
    return GAME.start(setup, players, QuickDice(seed)).state


class Scene:
    """Players 0, 1, … around a table; 0 is the Keeper of Time and begins a turn. The rooms lie in
    the order of the house set, face down, and the characters are dealt in that of `DECK`, unless
    told otherwise. Rooms are named; where they lie is looked up."""

    def __init__(
        self,
        players: int,
        *,
        hands: tuple[str, ...] | None = None,
        stack: tuple[str, ...] | None = None,
        up: Iterable[str] = (),
        covered: Iterable[str] = (),
        decryption: Iterable[int] = (),
        chaos: Iterable[int] = (),
        silence: Iterable[int] = (),
        out: Iterable[int] = (),
        wins: tuple[int, ...] = (),
        turn: int = 0,
        time: int = 1,
        cards: CardSet | None = None,
        state: dict[str, Any] | None = None,
        **options: Any,
    ) -> None:
        options.setdefault("characters", "introductory" if players == 1 else "standard")
        state_ = started(players, 1, cards, **options)
        rooms = names_of(state_.cards, players)
        hands = hands or HANDS[:players]
        seats = range(players)
        tokens = [
            Player(
                decryption=seat in decryption,
                chaos=seat in chaos,
                silence=seat in silence,
                out=seat in out,
                wins=wins[seat] if wins else 0,
            )
            for seat in seats
        ]
        facts: dict[str, Any] = {
            "phase": "turn",
            "players": tuple(tokens),
            "keeper": 0,
            "turn": turn,
            "time": time,
            "rooms": rooms,
            "up": tuple(room in (*up, *covered) for room in rooms),
            "covered": tuple(place for place in PLACES if rooms[place] in covered),
            "hands": hands,
            "stack": _rest(state_.cast, hands) if stack is None else stack,
            "dealt": ((),) * players,
            "usable": tokens[turn].decryption and not tokens[turn].silence,
            "muted": tokens[turn].silence,
        }
        self.state: State = replace(state_, **(facts | (state or {})))
        self.told: tuple[Told, ...] = ()
        self.dice = QuickDice(1)

    # What is done.

    def do(self, seat: int, action: AnyAction) -> "Scene":
        assert seat in GAME.awaited(self.state), GAME.awaited(self.state)
        assert any(action in offer for offer in GAME.legal(self.state, seat)), action
        self.state, self.told = GAME.apply(self.state, seat, action, self.dice)
        return self

    def act(self, action: AnyAction) -> "Scene":
        """Whoever has the turn does it."""
        return self.do(self.state.turn, action)

    def visit(self, room: str, *, spend: bool = False, uncover: str | None = None) -> "Scene":
        taken = None if uncover is None else self.place(uncover)
        return self.act(Visit(self.place(room), spend, taken))

    def name(self, room: str, said: str | None = None, *, spend: bool = False) -> "Scene":
        """Visits a room and names it, truly unless something else is said."""
        return self.visit(room, spend=spend).act(Say(said or room))

    def believe(self) -> "Scene":
        return self.doubt()

    def doubt(self, *seats: int) -> "Scene":
        """All who are asked answer, these with a doubt."""
        while GAME.awaited(self.state) and self.state.phase == "belief":
            seat = GAME.awaited(self.state)[0]
            self.do(seat, Doubt() if seat in seats else Believe())
        return self

    def use(self, room: str, said: str | None = None, *, spend: bool = False) -> "Scene":
        """Names a room, is believed, and comes to its effect."""
        return self.name(room, said, spend=spend).believe()

    def select(self, *rooms: str) -> "Scene":
        return self.act(Select(tuple(map(self.place, rooms))))

    def target(self, seat: int) -> "Scene":
        return self.act(Target(seat))

    def decide(self, way: int | None) -> "Scene":
        return self.act(Decide(way))

    def end(self) -> "Scene":
        return self.act(Pass())

    def aim(self, *rooms: str, wrong: bool = False, **others: Any) -> Attempt:
        """An attempt that points out these rooms, all of them right or all wrong."""
        places = [self.place(room) for room in rooms]
        if wrong:
            places = [*places[1:], next(place for place in PLACES if place not in places)]
        return Attempt(tuple(map(Pointer, places, rooms)), **others)

    def attempt(self, *rooms: str, wrong: bool = False, **others: Any) -> "Scene":
        return self.act(self.aim(*rooms, wrong=wrong, **others))

    def fail(self) -> "Scene":
        """Whoever has the turn tries for the goal, and is wrong."""
        (goal,) = [
            offer for offer in GAME.legal(self.state, self.state.turn) if isinstance(offer, Goal)
        ]
        for seed in range(100):
            action = goal.pick(QuickDice(seed))
            assert isinstance(action, Attempt)
            if any(self.state.rooms[each.place] != each.room for each in action.points):
                return self.act(action)
        raise AssertionError("always right")

    def leave(self, seat: int) -> "Scene":
        self.state, self.told = GAME.leave(self.state, seat, self.dice)
        return self

    def rounds(self, times: int = 1) -> "Scene":
        """Everybody names the Cipher Room, is believed and passes, till the Keeper's turn."""
        for _ in range(times):
            while True:
                self.idle()
                if self.state.end is not None or self.state.turn == self.state.keeper:
                    break
        return self

    def idle(self) -> "Scene":
        """A turn in which nothing is tried: a silenced one looks, others name and pass."""
        if self.state.muted:
            return self.visit("cipher-room")
        return self.use("cipher-room").end()

    def refusal(self, seat: int, action: AnyAction) -> str:
        before = self.state
        with pytest.raises(Refused) as refused:
            GAME.apply(self.state, seat, action, QuickDice(1))
        assert self.state == before
        assert said(refused.value.refusal)
        return refused.value.refusal.reason

    # What is.

    def place(self, room: str) -> int:
        return self.state.rooms.index(room)

    def places(self, *rooms: str) -> tuple[int, ...]:
        return tuple(map(self.place, rooms))

    def player(self, seat: int) -> Player:
        return self.state.players[seat]

    def is_up(self, room: str) -> bool:
        return self.state.up[self.place(room)]

    def view(self, viewer: Viewer) -> View:
        return GAME.view(self.state, viewer)

    def seen(self, viewer: Viewer) -> set[str]:
        """The rooms that a viewer sees where they lie."""
        return {cell.room for cell in self.view(viewer).grid if cell.room is not None}

    def heard(self, viewer: Viewer) -> tuple[Event, ...]:
        """What a viewer heard of the last action."""
        return heard(self.told, viewer)

    def events(self, kind: type[EventT], viewer: Viewer = None) -> list[EventT]:
        return [event for event in self.heard(viewer) if isinstance(event, kind)]

    def listeners(self, kind: type[Event]) -> list[Viewer]:
        """All who heard such an event in the last action; None is a spectator."""
        viewers: tuple[Viewer, ...] = (None, *range(len(self.state.players)))
        return [viewer for viewer in viewers if self.events(kind, viewer)]

    def offered(self, action: AnyAction, seat: int | None = None) -> bool:
        offers = GAME.legal(self.state, self.state.turn if seat is None else seat)
        return any(action in offer for offer in offers)

    @property
    def awaited(self) -> tuple[int, ...]:
        return GAME.awaited(self.state)

    @property
    def result(self) -> Result | None:
        return GAME.result(self.state)


def said(refusal: Refusal) -> set[str]:
    """The words of a refusal, in every language."""
    words = {
        Texts(language, *lookup("enigma")).say(f"refusal-{refusal.reason}", **refusal.facts)
        for language in LANGUAGES
    }
    assert len(words) == len(LANGUAGES)
    return words


def suspect(seat: int, character: str) -> dict[str, Any]:
    return {"suspect": Suspect(seat, character)}


def claim(scene: Scene, seat: int, room: str, said: str | None = None) -> Claim:
    return Claim(seat, scene.place(room), said or room)


def _rest(cast: tuple[str, ...], hands: tuple[str, ...]) -> tuple[str, ...]:
    """Who is left in the deck, in its order."""
    rest = list(cast)
    for hand in hands:
        if hand in rest:
            rest.remove(hand)
    return tuple(sorted(rest, key=DECK.index))
