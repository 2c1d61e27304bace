"""The rules of Break the Code for two, three and four players."""

from typing import ClassVar, TypeVar

from msgspec.structs import replace

from deciban.games.break_the_code.minds import advice
from deciban.games.break_the_code.rules import data
from deciban.games.break_the_code.rules.data import (
    Asked,
    Fate,
    Guessed,
    Options,
    Passed,
    State,
    View,
)
from deciban.games.break_the_code.rules.questions import CHOICES, SHARED, Question, answer
from deciban.games.break_the_code.rules.tiles import SIZES, TILES, Hand
from deciban.games.break_the_code.rules.views import cards_of, is_duel, view
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

T = TypeVar("T")

MARKET = 6
"""So many cards lie open."""

_ASKS = {
    card: tuple(data.Ask(card, digit) for digit in CHOICES.get(card, (None,)))
    for card in cards_of(False, 2)
}


class BreakTheCode(Game[Options, State, data.AnyAction, View]):
    name = "break-the-code"
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
    )
    bots: ClassVar = {
        "random": RANDOM,
        "novice": "deciban.games.break_the_code.minds.bots:Novice",
        "skilled": "deciban.games.break_the_code.minds.bots:Skilled",
        "master": "deciban.games.break_the_code.minds.master:Master",
    }
    notebook = "deciban.games.break_the_code.minds.notebook:notes"
    coach = "deciban.games.break_the_code.minds.coach:BreakTheCodeCoach"
    figures = "deciban.games.break_the_code.minds.figures:figures"
    playouts = 40_000
    terminal = "deciban.games.break_the_code.shell.terminal:BreakTheCodeTerminal"
    assistant = "deciban.games.break_the_code.shell.solve:solve"

    def seats(self, setup: Setup[Options]) -> tuple[int, ...]:
        check_range(setup.options)
        return (2,) if setup.options.last_call else (2, 3, 4)

    def start(self, setup: Setup[Options], seats: int, dice: Dice) -> Outcome[State]:
        options = setup.options
        size = SIZES[seats]
        tiles = dice.shuffled(TILES, "tiles")
        dealt = [_hand(tiles[at * size : (at + 1) * size]) for at in range(seats)]
        cards = dice.shuffled(cards_of(options.tagiron, seats), "cards")
        first = dice.below(seats, "first-player")
        state = State(
            options=options,
            hands=tuple(dealt),
            centre=() if seats == 2 else _hand(tiles[seats * size : (seats + 1) * size]),
            deck=cards[MARKET:],
            market=cards[:MARKET],
            first=first,
            turn=first,
            wrong=((),) * seats,
            fates=(None,) * seats,
        )
        return Outcome(state, (Told(data.Began(first, state.market)),))

    def awaited(self, state: State) -> tuple[int, ...]:
        return () if state.phase == "over" else (state.turn,)

    def legal(self, state: State, seat: int) -> tuple[Offer, ...]:
        if state.phase == "over" or seat != state.turn:
            return ()
        if state.phase == "turn":
            asks = tuple(ask for card in state.market for ask in _ASKS[card])
            return (Listed(asks), _codes(state, seat))
        return (_codes(state, seat), Listed((data.Pass(),)))

    def apply(self, state: State, seat: int, action: data.AnyAction, dice: Dice) -> Outcome[State]:
        if state.phase == "over":
            raise Refused("table-over")
        if seat != state.turn:
            used = seat in range(len(state.hands)) and state.fates[seat] is not None
            raise Refused("guess-used" if used else "not-your-turn")
        if isinstance(action, data.Ask):
            return _ask(state, seat, action)
        if isinstance(action, data.Guess):
            return _guess(state, seat, action.tiles)
        if state.phase == "turn":
            raise Refused("no-passing")
        told = Passed(seat)
        state = _fated(replace(state, log=(*state.log, told)), seat, "passed")
        return _go_on(state, (Told(told),))

    def leave(self, state: State, seat: int, dice: Dice) -> Outcome[State]:
        """Counts as a wrong guess. A duel is then over; among more, the others play on, and the
        tiles left behind go on answering."""
        if state.phase == "over":
            raise Refused("table-over")
        if seat not in range(len(state.hands)):
            raise Refused("no-such-seat")
        left = data.Left(seat)
        state = replace(state, log=(*state.log, left))
        if state.fates[seat] is not None:
            return Outcome(state, (Told(left),))
        state = _fated(state, seat, "left")
        if seat != state.turn and not is_duel(state):
            return Outcome(state, (Told(left),))
        return _go_on(state, (Told(left),))

    def view(self, state: State, viewer: Viewer) -> View:
        return view(state, viewer)

    def result(self, state: State) -> Result | None:
        if state.phase != "over":
            return None
        right = tuple(seat for seat, fate in enumerate(state.fates) if fate == "right")
        if is_duel(state) and len(right) == 2:
            return Result(drawn=True)
        if is_duel(state) and "left" in state.fates and not right:
            gone = [done.seat for done in state.log if isinstance(done, data.Left)]
            return Result(tuple(seat for seat in (0, 1) if seat not in gone))
        return Result(right)

    def hints(self, state: State, seat: int) -> bool:
        return state.options.hints and seat in self.awaited(state)

    def resample(self, state: State, viewer: Viewer, dice: Dice) -> State:
        """Other hands, centre, deck and hidden guesses that this viewer could not tell apart."""
        other: State = load("deciban.games.break_the_code.rules.resample:another")(
            state, viewer, dice
        )
        return other


def _hand(tiles: Hand) -> Hand:
    return tuple(sorted(tiles))


def _codes(state: State, seat: int) -> data.Codes:
    """What a seat may guess."""
    return data.Codes(len(state.hands[0]), state.hands[seat], state.wrong[seat])


def _ask(state: State, seat: int, action: data.Ask) -> Outcome[State]:
    if state.phase != "turn":
        raise Refused("only-guess")
    if action.card not in state.market:
        raise Refused("card-gone")
    if action not in _ASKS[action.card]:
        if action.card not in CHOICES:
            raise Refused("no-choice")
        one, other = CHOICES[action.card]
        raise Refused("pick-digit", one=one, other=other)
    drawn, deck = state.deck[:1], state.deck[1:]
    answers = _answers(state, seat, action)
    asked = Asked(seat, action.card, action.digit, answers, drawn[0] if drawn else None)
    place = state.market.index(action.card)
    market = (*state.market[:place], *drawn, *state.market[place + 1 :])
    state = replace(state, log=(*state.log, asked), deck=deck, market=market)
    return _go_on(state, (Told(asked),))


def _answers(state: State, seat: int, action: data.Ask) -> tuple[int | None, ...]:
    """Everybody else answers; the asker too with four players, and some cards in Tagiron."""
    asked = Question(action.card, action.digit)
    own = len(state.hands) == 4 or (state.options.tagiron and action.card in SHARED)
    return tuple(
        answer(asked, hand) if own or other != seat else None
        for other, hand in enumerate(state.hands)
    )


def _guess(state: State, seat: int, tiles: Hand) -> Outcome[State]:
    fault = _codes(state, seat).fault(tiles)
    if fault is not None:
        raise Refused(fault, size=len(state.hands[0]))
    duel = is_duel(state)
    right = tiles == (state.hands[1 - seat] if duel else state.centre)
    state = replace(state, log=(*state.log, Guessed(seat, right, tiles)))
    if not right:
        state = replace(state, wrong=_at(state.wrong, seat, (*state.wrong[seat], tiles)))
    told: tuple[Told, ...] = (Told(Guessed(seat, right, tiles if duel else None)),)
    if not duel:
        told += (Told(data.Looked(tiles, state.centre), (seat,)),)
    if right or not duel or state.phase != "turn":
        state = _fated(state, seat, "right" if right else "wrong")
    return _go_on(state, told)


def _fated(state: State, seat: int, fate: Fate) -> State:
    return replace(state, fates=_at(state.fates, seat, fate))


def _at(items: tuple[T, ...], place: int, item: T) -> tuple[T, ...]:
    return (*items[:place], item, *items[place + 1 :])


def _go_on(state: State, told: tuple[Told, ...]) -> Outcome[State]:
    """Whoever is next, or the end."""
    after = _duel_next(state) if is_duel(state) else _round_next(state)
    if after.phase == "over":
        told += (Told(data.Ended(after.hands, after.centre)),)
    elif after.phase == "last" != state.phase:
        told += (Told(data.Called()),)
    return Outcome(after, told)


def _over(state: State) -> State:
    return replace(state, phase="over")


def _duel_next(state: State) -> State:
    if "left" in state.fates:
        return _over(state)
    other = 1 - state.turn
    if state.phase != "turn":
        # Replies and last calls: once each.
        return replace(state, turn=other) if state.fates[other] is None else _over(state)
    if state.fates[state.turn] == "right":
        if state.turn != state.first:
            return _over(state)
        return replace(state, phase="reply", turn=other)
    if not state.market:
        return replace(state, phase="last", turn=other) if state.options.last_call else _over(state)
    return replace(state, turn=other)


def _round_next(state: State) -> State:
    seats = len(state.hands)
    order = [(state.first + at) % seats for at in range(seats)]
    still = [seat for seat in order if state.fates[seat] is None]
    later = [seat for seat in still if order.index(seat) > order.index(state.turn)]
    phase: data.Phase = "turn" if state.market else "last"
    if later:
        return replace(state, turn=later[0], phase=phase)
    if not still or "right" in state.fates or phase == "last":
        return _over(state)
    return replace(state, turn=still[0], phase=phase)
