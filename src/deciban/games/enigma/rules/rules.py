"""The rules of Enigma: two to five players, and one alone against Chaos."""

import functools
from typing import ClassVar

from msgspec.structs import replace

from deciban.games.enigma.minds import advice
from deciban.games.enigma.rules import data
from deciban.games.enigma.rules.cards import CardSet
from deciban.games.enigma.rules.clock import WINS, end_game, is_on
from deciban.games.enigma.rules.data import (
    Attempt,
    End,
    Options,
    Player,
    Recent,
    State,
    View,
    Visit,
)
from deciban.games.enigma.rules.effects import (
    advance,
    at,
    choose,
    face_down,
    forget,
    question,
    show,
)
from deciban.games.enigma.rules.games import begin, cast_of, keep, names_of, next_game
from deciban.games.enigma.rules.goals import goals
from deciban.games.enigma.rules.turns import (
    answer,
    attempt,
    eliminate,
    first_turn,
    hand_on,
    pending,
    say,
    settle,
    uncoverable,
    visit,
    visitable,
)
from deciban.games.enigma.rules.views import view
from deciban.kernel import (
    RANDOM,
    Dice,
    Game,
    Listed,
    Offer,
    Outcome,
    Refused,
    Result,
    Setup,
    Told,
    Types,
    Viewer,
    check_range,
)
from deciban.kernel.registry import load


class Enigma(Game[Options, State, data.AnyAction, View]):
    name = "enigma"
    types = Types(
        Options,
        State,
        View,
        data.AnyAction,
        data.AnyEvent,
        data.AnyOffer,
        advice.Notes,
        advice.Review,
        advice.Hint,
        advice.Inquiry,
        advice.Advice,
        CardSet,
    )
    bots: ClassVar = {
        "random": RANDOM,
        "novice": "deciban.games.enigma.minds.bots:Novice",
        "skilled": "deciban.games.enigma.minds.bots:Skilled",
        "master": "deciban.games.enigma.minds.master:Master",
    }
    notebook = "deciban.games.enigma.minds.notebook:notes"
    coach = "deciban.games.enigma.minds.coach:EnigmaCoach"
    figures = "deciban.games.enigma.minds.figures:figures"
    contents = "deciban.games.enigma.rules.sets:Sets"
    public_content = True
    rehearsal = "deciban.games.enigma.minds.rehearsal:rehearse"
    playouts = 30_000
    terminal = "deciban.games.enigma.shell.terminal:EnigmaTerminal"
    assistant = "deciban.games.enigma.shell.solve:solve"

    def seats(self, setup: Setup[Options]) -> tuple[int, ...]:
        check_range(setup.options)
        if setup.options.characters != "growing":
            return (1, 2, 3, 4, 5)
        if not setup.options.match:
            raise Refused("growing-match")
        return (2, 3, 4, 5)

    def start(self, setup: Setup[Options], seats: int, dice: Dice) -> Outcome[State]:
        options, cards = setup.options, setup.content
        told = [Told(data.Laid(cards))]
        state = State(
            options=options,
            cards=cards,
            set=cards.fingerprint,
            characters=options.characters,
            game=0,
            phase="turn",
            players=(Player(),) * seats,
            keeper=dice.below(seats, "keeper"),
            turn=0,
            time=0,
            rooms=(),
            up=(),
            looked=(),
            cast=cast_of(cards, options.characters, seats),
            hands=(),
            knowers=(),
            stack=(),
        )
        state = begin(state, told, dice)
        return _outcome(first_turn(state, told) if state.phase == "turn" else state, told)

    def awaited(self, state: State) -> tuple[int, ...]:
        match state.phase:
            case "over":
                return ()
            case "between":
                return (state.keeper,)
            case "keep":
                return tuple(seat for seat in (0, 1) if state.hands[seat] is None)
            case "belief" | "cancel":
                return pending(state)
        return (state.turn,)

    def legal(self, state: State, seat: int) -> tuple[Offer, ...]:
        if seat not in self.awaited(state):
            return ()
        match state.phase:
            case "keep":
                return (Listed(tuple(map(data.Keep, sorted(set(state.dealt[seat]))))),)
            case "open":
                return (data.Places(1, face_down(state)),)
            case "name":
                return (_sayings(names_of(state.cards, len(state.players))),)
            case "belief":
                return (_BELIEF,)
            case "cancel":
                return (_CANCEL,)
            case "effect":
                asked = question(state)
                assert asked is not None
                return (asked,)
            case "between":
                return (_beginnings(state),)
        return _turn_offers(state)

    def apply(self, state: State, seat: int, action: data.AnyAction, dice: Dice) -> Outcome[State]:
        if state.phase == "over":
            raise Refused("table-over")
        if seat not in self.awaited(state):
            raise Refused(_why_not(state, seat, action))
        told: list[Told] = []
        before = replace(state, recent=_NOTHING, discarded=None)
        after = _follow(before, seat, action, told, dice)
        if after is None:
            raise Refused(_why_not(state, seat, action))
        return _outcome(after, told)

    def leave(self, state: State, seat: int, dice: Dice) -> Outcome[State]:
        """A failure without claims; the last seat left wins the match."""
        if state.phase == "over":
            raise Refused("table-over")
        if seat not in range(len(state.players)) or state.players[seat].gone:
            raise Refused("no-such-seat")
        state = replace(state, recent=_NOTHING, discarded=None)
        told = [Told(data.Left(seat, state.hands[seat]))]
        return _outcome(_left(state, seat, told, dice), told)

    def view(self, state: State, viewer: Viewer) -> View:
        return view(state, viewer)

    def result(self, state: State) -> Result | None:
        if state.phase != "over":
            return None
        end = state.end
        assert end is not None
        points = tuple(player.wins for player in state.players)
        needed = WINS if state.alone or state.options.match else 1
        winners = tuple(seat for seat, wins in enumerate(points) if wins >= needed)
        if end.how == "alone":
            winners = tuple(seat for seat, player in enumerate(state.players) if not player.gone)
        return Result(winners, points=points)

    def silent(self, state: State) -> tuple[int, ...]:
        """Nobody once a game is over: the tokens return."""
        if not is_on(state):
            return ()
        return tuple(seat for seat, player in enumerate(state.players) if player.silence)

    def hints(self, state: State, seat: int) -> bool:
        return state.options.hints and seat in self.awaited(state)

    def resample(self, state: State, viewer: Viewer, dice: Dice) -> State:
        """Other cards face down, characters, stack and sealed answers."""
        other: State = load("deciban.games.enigma.rules.resample:another")(state, viewer, dice)
        return other


_NOTHING = Recent()
_BELIEF = Listed((data.Believe(), data.Doubt()))
_CANCEL = Listed((data.Allow(), data.Cancel()))
_PASS = Listed((data.Pass(),))


@functools.lru_cache(maxsize=256)
def _sayings(names: tuple[str, ...]) -> Listed:
    return Listed(tuple(map(data.Say, names)))


@functools.lru_cache(maxsize=4096)
def _visits(places: tuple[tuple[int, tuple[int | None, ...]], ...], spend: bool) -> Listed:
    return Listed(tuple(Visit(place, spend, take) for place, takes in places for take in takes))


def _turn_offers(state: State) -> tuple[Offer, ...]:
    """The obligatory naming, the token's naming, the end of the turn, an attempt at the goal."""
    offers: list[Offer] = []
    for spend in (False, True):
        places = visitable(state, spend)
        if places:
            offers.append(
                _visits(tuple((place, uncoverable(state, place)) for place in places), spend)
            )
    if state.named or (state.muted and not offers):
        offers.insert(0, _PASS)
    if not state.muted:
        offers.extend(goals(state))
    return tuple(offers)


def _beginnings(state: State) -> Listed:
    """A match may pass from the introductory set to the standard one."""
    choices: list[data.Characters] = [state.characters]
    if state.characters == "introductory" and not state.alone:
        choices.append("standard")
    return Listed(tuple(map(data.Begin, choices)))


def _follow(
    state: State, seat: int, action: data.AnyAction, told: list[Told], dice: Dice
) -> State | None:
    """What an action leads to; None, if it is not for this moment."""
    match state.phase, action:
        case "turn", Visit() | Attempt() | data.Pass():
            return _in_turn(state, action, told, dice)
        case "name", data.Say(room=room):
            return say(state, room, told, dice)
        case "belief", data.Believe() | data.Doubt():
            return answer(state, seat, isinstance(action, data.Doubt), told, dice)
        case "cancel", data.Cancel() | data.Allow():
            return answer(state, seat, isinstance(action, data.Cancel), told, dice)
        case "effect", data.Select() | data.Target() | data.Decide():
            return choose(state, action, told, dice)
        case "keep", data.Keep(character=character):
            return _keep(state, seat, character, told, dice)
        case "open", data.Select():
            return _open(state, action, told)
        case "between", data.Begin():
            return _begin(state, action, told, dice)
    return None


def _in_turn(
    state: State, action: Visit | Attempt | data.Pass, told: list[Told], dice: Dice
) -> State:
    match action:
        case Visit():
            return visit(state, action, told, dice)
        case Attempt():
            if state.muted:
                raise Refused("silenced")
            return attempt(state, action, told)
    return _pass(state, told)


def _begin(state: State, action: data.Begin, told: list[Told], dice: Dice) -> State:
    if action not in _beginnings(state):
        raise Refused("no-such-choice")
    state = next_game(state, action.characters, told, dice)
    return first_turn(state, told) if state.phase == "turn" else state


def _why_not(state: State, seat: int, action: data.AnyAction) -> str:
    """What hinders an action that is not for this moment."""
    there = seat in range(len(state.players))
    if isinstance(action, data.Doubt | data.Cancel) and there and state.players[seat].silence:
        return "silenced"
    if seat != state.turn:
        return "not-your-turn"
    claim = state.claim or state.recent.claim
    if not isinstance(action, data.Say) or claim is None or state.alone:
        return "not-now"
    return "named-truly" if state.up[claim.place] else "not-now"


def _keep(state: State, seat: int, character: str, told: list[Told], dice: Dice) -> State:
    if character not in state.dealt[seat]:
        raise Refused("no-such-choice")
    told.append(Told(data.Kept(seat)))
    state = replace(state, hands=at(state.hands, seat, character))
    if None in state.hands:
        return state
    return first_turn(keep(state, told, dice), told)


def _open(state: State, action: data.Select, told: list[Told]) -> State:
    """Alone: cards opened before a game have no effect."""
    if action not in data.Places(1, face_down(state)):
        raise Refused("no-such-choice")
    state = show(state, (0,), action.places[0], told)
    state = replace(state, opening=state.opening - 1)
    return state if state.opening and face_down(state) else first_turn(state, told)


def _pass(state: State, told: list[Told]) -> State:
    if not state.named and not (state.muted and not visitable(state, False)):
        raise Refused("name-first")
    told.append(Told(data.Passed(state.turn)))
    return hand_on(state, told)


def _left(state: State, seat: int, told: list[Told], dice: Dice) -> State:
    on = state.end is None
    state = eliminate(state, seat, told) if on else state
    player = replace(state.players[seat], gone=True, out=True)
    state = replace(state, players=at(state.players, seat, player))
    here = [other for other, player in enumerate(state.players) if not player.gone]
    if len(here) < 2:
        return end_game(state, End("alone", here[0] if here else None), told)
    if not on:
        following = ((seat + step) % len(state.players) for step in range(len(state.players)))
        keeper = next(other for other in following if other in here)
        return replace(state, keeper=keeper) if seat == state.keeper else state
    if seat == state.turn:
        return hand_on(state, told)
    return _without(state, seat, told, dice)


def _without(state: State, seat: int, told: list[Told], dice: Dice) -> State:
    """Somebody left in another's turn: what waited for them goes on."""
    state = forget(replace(state, answers=at(state.answers, seat, None)), seat)
    if state.phase in ("belief", "cancel"):
        return settle(state, told, dice)
    return advance(state, told, dice) if state.phase == "effect" else state


def _outcome(state: State, told: list[Told]) -> Outcome[State]:
    return Outcome(state, tuple(told))
