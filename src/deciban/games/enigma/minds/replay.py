"""A table played once more, from what one viewer heard of it: every move again, and for every seat
what it could know before. This holds for games that are over, of which everything is shown."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple, TypeVar

from deciban.games.enigma.minds.facts import blank, certain
from deciban.games.enigma.minds.past import Past, past_of
from deciban.games.enigma.rules import data
from deciban.games.enigma.rules.data import AnyAction, Places, State, View
from deciban.games.enigma.rules.games import pair_hand
from deciban.games.enigma.rules.rules import Enigma
from deciban.kernel import Dice, Event, Leave, Listed, Outcome, Refused, Setup, Sight, Told, follow
from deciban.kernel import heard as heard_by

T = TypeVar("T")

GAME = Enigma()


class Move(NamedTuple):
    seat: int
    action: AnyAction | Leave
    told: bool
    """Whether it is known that the seat did just this: a sealed answer may stay sealed."""
    before: State
    length: tuple[int, ...]
    """How much each seat had heard before."""


class Replay(NamedTuple):
    moves: tuple[Move, ...]
    """Of one chapter."""
    heard: tuple[tuple[Event, ...], ...]
    """What each seat heard, from the beginning of the table."""
    ended: data.Ended

    def sight(self, move: Move, seat: int) -> Sight[View]:
        """What a seat saw before a move."""
        state = move.before
        heard = self.heard[seat][: move.length[seat]]
        return Sight(seat, GAME.view(state, seat), GAME.legal(state, seat), heard)


class _Step(NamedTuple):
    seat: int
    action: AnyAction | Leave
    told: bool = True


def chapters(heard: Sequence[Event]) -> list[int]:
    """Where each chapter ends."""
    return [at for at, event in enumerate(heard) if isinstance(event, data.Ended)]


def replay(sight: Sight[View], chapter: int) -> Replay:
    script = _Script(sight, chapters(sight.heard)[: chapter + 1])
    start = script.start()
    steps = [*_played(script, start)]
    seats = range(len(start.state.players))
    heard: list[list[Event]] = [[] for _ in seats]
    moves: list[Move] = []
    told = start.told
    for step, state, outcome in steps:
        _hear(heard, told, script)
        moves.append(Move(*step, state, tuple(len(each) for each in heard)))
        told = outcome.told
    _hear(heard, told, script)
    last = [move for move in moves if move.before.game == chapter and move.before.end is None]
    ended = sight.heard[script.end]
    assert isinstance(ended, data.Ended)
    return Replay(tuple(last), tuple(map(tuple, heard)), ended)


def _hear(heard: list[list[Event]], told: Sequence[Told], script: "_Script") -> None:
    """Nobody but its seat knows what was offered to it, not even afterwards."""
    for seat, each in enumerate(heard):
        each += [
            event
            for event in heard_by(told, seat)
            if seat == script.viewer or not isinstance(event, data.Offered)
        ]


def _played(
    script: "_Script", start: Outcome[State]
) -> Iterator[tuple[_Step, State, Outcome[State]]]:
    """The moves that lead to what was heard. Some choices show only later what they were: then
    another is tried."""
    at = len(heard_by(start.told, script.viewer))
    tried = [(start.state, at, script.steps(start.state, at))]
    done: list[tuple[_Step, State, Outcome[State]]] = []
    while tried[-1][1] <= script.end:
        state, at, steps = tried[-1]
        step = next(steps, None)
        if step is None:
            tried.pop()
            done.pop()
            continue
        try:
            outcome = follow(GAME, state, step.seat, step.action, script.dice(at))
        except Refused:
            continue
        events = heard_by(outcome.told, script.viewer)
        known = script.heard[at : min(at + len(events), script.end + 1)]
        if events[: len(known)] == known:
            done.append((step, state, outcome))
            after = at + len(events)
            tried.append((outcome.state, after, script.steps(outcome.state, after)))
    return iter(done)


class _Chapter(NamedTuple):
    began: int
    end: int
    """Where it stands in what was heard."""
    past: Past


class _Script:
    """What must come out of every decision and every throw."""

    def __init__(self, sight: Sight[View], ends: Sequence[int]) -> None:
        self.viewer, self.heard, self.view = sight.seat, sight.heard, sight.view
        self.end = ends[-1]
        self.chapters: list[_Chapter] = []
        known, begun = blank(sight), 0
        for end in ends:
            began = next(at for at in range(begun, end) if isinstance(self.heard[at], data.Began))
            for event in self.heard[begun:began]:
                known = certain(known, event) if isinstance(event, data.Left) else known
            events = self.heard[began : end + 1]
            self.chapters.append(_Chapter(began, end, past_of(known, events)))
            begun = began + 1
        self.voids = next(
            (event.voids for event in reversed(self.heard) if isinstance(event, data.Unsealed)), ()
        )

    def start(self) -> Outcome[State]:
        laid = self.heard[0]
        assert isinstance(laid, data.Laid)
        setup = Setup(self.view.options, laid.cards)
        return GAME.start(setup, len(self.view.players), self.dice(0))

    def chapter(self, at: int) -> _Chapter:
        return next(each for each in self.chapters if each.end >= at)

    # Throws.

    def dice(self, at: int) -> "_Loaded":
        return _Loaded(self, at)

    def began(self, at: int) -> data.Began:
        event = self.heard[self.chapter(at).began]
        assert isinstance(event, data.Began)
        return event

    def mansion(self, at: int) -> tuple[str, ...]:
        """What lies where after the next shuffle, of the places that are shuffled."""
        chapter = self.chapter(at)
        if at <= chapter.began:
            return chapter.past.mansions[0]
        count = sum(isinstance(event, data.Shuffled) for event in self.heard[chapter.began : at])
        for event in self.heard[at : chapter.end]:
            if isinstance(event, data.Shuffled):
                mansion = chapter.past.mansions[count + 1]
                return tuple(mansion[place] for place in event.places)
        return ()

    def draws(self, at: int) -> tuple[str, ...]:
        """The characters that are still to be taken from the stack."""
        chapter = self.chapter(at)
        count = sum(isinstance(event, data.Redrew) for event in self.heard[chapter.began : at])
        # A stack is made anew just after one was taken, which was no part of it.
        fresh = at <= chapter.began or isinstance(self.heard[at], data.Kept)
        return chapter.past.draws[count if fresh else count + 1 :]

    def deal(self, at: int, cast: Sequence[str]) -> tuple[str, ...]:
        chapter = self.chapter(at)
        hands = [hand for hand in chapter.past.hands if hand is not None]
        if len(self.view.players) == 2:
            return self._offers(chapter, cast)
        return (*ordered(_less(cast, hands), self.draws(at)), *reversed(hands))

    def _offers(self, chapter: _Chapter, cast: Sequence[str]) -> tuple[str, ...]:
        """Two players: what each was offered, as far as that is known."""
        mine = next(
            (
                event.characters
                for event in self.heard[chapter.began : chapter.end]
                if isinstance(event, data.Offered)
            ),
            (),
        )
        sure = [[hand] if hand is not None else [] for hand in chapter.past.hands]
        if self.viewer is not None:
            sure[self.viewer] = [*mine]
        rest = _less(cast, [*sure[0], *sure[1]])
        size = pair_hand(cast)
        for offer in sure:
            while len(offer) < size:
                offer.append(rest.pop())
        return (*sure[0], *sure[1], *rest)

    # Decisions.

    def steps(self, state: State, at: int) -> Iterator[_Step]:
        """What may have been done now."""
        event = self.heard[at]
        if isinstance(event, data.Left):
            yield _Step(event.seat, Leave())
            return
        match state.phase, event:
            case "keep", data.Kept(seat):
                kept = self.chapter(at).past.hands[seat]
                yield _Step(seat, data.Keep(kept or ""))
            case "belief" | "cancel", data.Answered(seat):
                yield self._answer(state, seat, at)
            case "between", _:
                yield from (_Step(state.keeper, action) for action in _listed(state, state.keeper))
            case "effect" | "open", _:
                yield from (_Step(state.turn, action) for action in self._choices(state, at))
            case _:
                action = self._deed(at)
                if action is not None:
                    yield _Step(state.turn, action)

    def _deed(self, at: int) -> AnyAction | None:
        match self.heard[at]:
            case data.Visited(_, place, spent):
                return data.Visit(place, spent, self._uncovered(at))
            case data.Named(room=room):
                return data.Say(room)
            case data.Attempted(_, _, points, suspect, borrowed):
                return data.Attempt(points, suspect, borrowed)
            case data.Passed():
                return data.Pass()
        return None

    def _uncovered(self, at: int) -> int | None:
        for event in self.heard[at + 1 : at + 3]:
            if isinstance(event, data.Covered):
                return event.uncovered
        return None

    def _answer(self, state: State, seat: int, at: int) -> _Step:
        """Who doubted or paid is seen by what followed; of those whose turn comes later it is said
        when the table is over."""
        cancel = state.phase == "cancel"
        raiser, left = self._raiser(at, cancel)
        seats = len(state.players)
        later = raiser is not None and (seat - state.turn) % seats > (raiser - state.turn) % seats
        void = next(
            (
                void
                for void in self.voids
                if (void.game, void.naming, void.cancel)
                == (state.game, len(state.truths) - 1, cancel)
            ),
            None,
        )
        raised = seat == raiser or (void is not None and seat in void.raised)
        sealed = later and void is None and state.options.doubts == "sealed"
        yes, no = (data.Cancel(), data.Allow()) if cancel else (data.Doubt(), data.Believe())
        return _Step(seat, yes if raised else no, told=not sealed and seat not in left)

    def _raiser(self, at: int, cancel: bool) -> tuple[int | None, set[int]]:
        """Who checked or paid, and who left meanwhile."""
        left: set[int] = set()
        for event in self.heard[at:]:
            match event:
                case data.Checked(seat) if not cancel:
                    return seat, left
                case data.Cancelled(seat) if cancel:
                    return seat, left
                case data.Left(seat):
                    left.add(seat)
                case data.Answered() | data.Returned() | data.Freed():
                    continue
                case _:
                    break
        return None, left

    def _choices(self, state: State, at: int) -> Iterator[AnyAction]:
        offer = GAME.legal(state, state.turn)[0]
        if isinstance(offer, Places):
            chosen = self._places(at)[: offer.count]
            yield data.Select(tuple(chosen))
        else:
            yield from _listed(state, state.turn)

    def _places(self, at: int) -> list[int]:
        """The places that are spoken of next."""
        found: list[int] = []
        for event in self.heard[at : at + 40]:
            match event:
                case data.Looked(_, place) | data.Opened(place) | data.Applied(place):
                    found.append(place)
                case data.Shuffled(places) | data.Swapped(places):
                    found += places
        return found


class _Loaded(Dice):
    """Falls as it fell."""

    def __init__(self, script: _Script, at: int) -> None:
        self._script, self._at = script, at

    def below(self, sides: int, why: str) -> int:
        return self._script.began(self._at).keeper

    def pick(self, items: Sequence[T], why: str) -> T:
        if why != "joins":
            return super().pick(items, why)
        cast = self._script.began(self._at).cast
        return next(item for item in items if item in cast)

    def shuffled(self, items: Sequence[T], why: str) -> tuple[T, ...]:
        names = [str(item) for item in items]
        match why:
            case "mansion":
                found: Sequence[str] = self._script.mansion(self._at)
            case "characters":
                found = self._script.deal(self._at, names)
            case _:
                found = ordered(names, self._script.draws(self._at))
        # A choice that was not made may shuffle what never was: then it does not matter how.
        fits = Counter(found) == Counter(names)
        return tuple(found) if fits else tuple(items)  # type: ignore[arg-type]


def ordered(items: Sequence[str], first: Sequence[str]) -> list[str]:
    """The same items, some of them first as far as they are there."""
    left, found = [*items], []
    for item in first:
        if item not in left:
            break
        left.remove(item)
        found.append(item)
    return [*found, *left]


def _less(items: Sequence[str], some: Sequence[str]) -> list[str]:
    return [*(Counter(items) - Counter(some)).elements()]


def _listed(state: State, seat: int) -> Iterator[AnyAction]:
    for offer in GAME.legal(state, seat):
        if isinstance(offer, Listed):
            yield from offer.actions
