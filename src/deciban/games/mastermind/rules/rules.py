"""The rules of Mastermind, one match at a time."""

from collections.abc import Callable
from typing import Any, ClassVar, Literal, NamedTuple

from msgspec.structs import replace

from deciban.games.mastermind.minds import advice
from deciban.games.mastermind.rules import data
from deciban.games.mastermind.rules.code import Code, all_keys, keys
from deciban.games.mastermind.rules.data import Options, Played, Row, State, View
from deciban.games.mastermind.rules.fit import fits, fitting_code
from deciban.games.mastermind.rules.views import breaker_of, is_by_hand, phase_of, view
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

CLAIM_POINTS = 3
"""What a proven wrong answer is worth to the codebreaker."""


class Mastermind(Game[Options, State, data.AnyAction, View]):
    name = "mastermind"
    types = Types(
        Options,
        State,
        View,
        data.AnyAction,
        data.AnyEvent,
        data.AnyOffer,
        data.Notes,
        advice.Review,
        advice.Hint,
        advice.Inquiry,
        advice.Advice,
    )
    bots: ClassVar = {
        "random": RANDOM,
        "novice": "deciban.games.mastermind.minds.bots:Novice",
        "skilled": "deciban.games.mastermind.minds.bots:Skilled",
        "master": "deciban.games.mastermind.minds.master:Master",
    }
    notebook = "deciban.games.mastermind.minds.notebook:notes"
    coach = "deciban.games.mastermind.minds.coach:MastermindCoach"
    figures = "deciban.games.mastermind.minds.figures:figures"
    playouts = 100_000
    terminal = "deciban.games.mastermind.shell.terminal:MastermindTerminal"
    assistant = "deciban.games.mastermind.shell.solve:solve"

    def seats(self, setup: Setup[Options]) -> tuple[int, ...]:
        options = setup.options
        check_range(options)
        if options.alone and options.answers == "by-hand":
            raise Refused("alone-by-hand")
        return (1,) if options.alone else (2,)

    def start(self, setup: Setup[Options], seats: int, dice: Dice) -> Outcome[State]:
        options = setup.options
        if options.alone:
            maker, code = None, _machine_code(options, dice)
        else:
            maker, code = _first_maker(options, dice), None
        state = State(options, 0, maker, (0,) * seats, code=code)
        return Outcome(state, (Told(data.Began(0, maker)),))

    def awaited(self, state: State) -> tuple[int, ...]:
        phase = phase_of(state)
        if phase == "over":
            return ()
        if phase in ("hide", "answer"):
            assert state.maker is not None
            return (state.maker,)
        return (breaker_of(state),)

    def legal(self, state: State, seat: int) -> tuple[Offer, ...]:
        phase = phase_of(state)
        if phase == "over":
            return ()
        if seat == state.maker:
            return _for_maker(state.options, phase)
        if seat != breaker_of(state):
            return ()
        if phase == "claim":
            return (Listed((data.Claim(), data.Decline())),)
        offers: tuple[Offer, ...] = ()
        if phase == "guess":
            offers = (data.Codes("guess", state.options.pegs, state.options.symbols),)
        if _no_challenge(state) is None:
            offers += (Listed((data.Challenge(),)),)
        return offers

    def apply(self, state: State, seat: int, action: data.AnyAction, dice: Dice) -> Outcome[State]:
        phase = phase_of(state)
        if phase == "over":
            raise Refused("table-over")
        deed = _DEEDS[type(action)]
        if seat != (state.maker if deed.by_maker else breaker_of(state)):
            raise Refused("codemaker-only" if deed.by_maker else "codebreaker-only")
        if phase not in deed.phases:
            raise Refused("not-now")
        return deed.do(state, action)

    def leave(self, state: State, seat: int, dice: Dice) -> Outcome[State]:
        """The match is over, and whoever stays has won it."""
        if phase_of(state) == "over":
            raise Refused("table-over")
        if seat not in range(len(state.points)):
            raise Refused("no-such-seat")
        return Outcome(replace(state, left=seat), (Told(data.Left(seat, state.code)),))

    def view(self, state: State, viewer: Viewer) -> View:
        return view(state, viewer)

    def result(self, state: State) -> Result | None:
        if phase_of(state) != "over":
            return None
        if state.left is not None:
            stays = () if state.options.alone else (1 - state.left,)
            return Result(stays, points=state.points)
        if state.options.alone:
            solved = state.points[0] <= state.options.rows
            return Result((0,) if solved else (), points=state.points)
        best = max(state.points)
        winners = tuple(seat for seat, points in enumerate(state.points) if points == best)
        return Result(() if len(winners) > 1 else winners, len(winners) > 1, state.points)

    def hints(self, state: State, seat: int) -> bool:
        return state.options.hints and seat in self.awaited(state) and phase_of(state) == "guess"

    def sequel(self, setup: Setup[Options], state: State) -> Options:
        """Who made the first code breaks it next time, unless the dice choose anyway."""
        swapped: dict[str, Literal["seat-0", "seat-1"]] = {"seat-0": "seat-1", "seat-1": "seat-0"}
        return replace(setup.options, first=swapped.get(setup.options.first, "dice"))

    def resample(self, state: State, viewer: Viewer, dice: Dice) -> State:
        """Another code that earns the same keys. Automatic keys bind it; keys by hand are only
        what the codemaker says, but for those that a failed challenge has vouched for."""
        maker = viewer is not None and viewer == state.maker
        if state.code is None or maker or state.doubtful or state.left is not None:
            return state
        known = state.rows[: state.vouched] if is_by_hand(state) else state.rows
        return replace(state, code=fitting_code(known, state.options, dice))


def _machine_code(options: Options, dice: Dice) -> Code:
    return tuple(dice.below(options.symbols, "code") for _ in range(options.pegs))


def _first_maker(options: Options, dice: Dice) -> int:
    if options.first == "dice":
        return dice.below(2, "first-codemaker")
    return 0 if options.first == "seat-0" else 1


def _for_maker(options: Options, phase: data.Phase) -> tuple[Offer, ...]:
    if phase == "hide":
        return (data.Codes("hide", options.pegs, options.symbols),)
    if phase == "answer":
        return (Listed(tuple(data.Answer(*pair) for pair in all_keys(options.pegs))),)
    return ()


def _hide(state: State, action: data.Hide) -> Outcome[State]:
    _check_code(state.options, action.code)
    assert state.maker is not None
    return Outcome(replace(state, code=action.code), (Told(data.Hidden(state.maker)),))


def _guess(state: State, action: data.Guess) -> Outcome[State]:
    _check_code(state.options, action.code)
    told = Told(data.Guessed(len(state.rows), action.code))
    if is_by_hand(state):
        return Outcome(replace(state, guess=action.code), (told,))
    assert state.code is not None
    return _answered(state, Row(action.code, *keys(state.code, action.code)), (told,))


def _answer(state: State, action: data.Answer) -> Outcome[State]:
    if (action.red, action.white) not in all_keys(state.options.pegs):
        raise Refused("too-many-keys", pegs=state.options.pegs)
    assert state.guess is not None
    return _answered(state, Row(state.guess, action.red, action.white), ())


def _answered(state: State, row: Row, told: tuple[Told, ...]) -> Outcome[State]:
    """The row is final. The game ends when all keys are red, or with the last row."""
    told += (Told(data.Answered(len(state.rows), row.red, row.white)),)
    rows = (*state.rows, row)
    state = replace(state, rows=rows, guess=None)
    if row.red < state.options.pegs and len(rows) < state.options.rows:
        return Outcome(state, told)
    if is_by_hand(state) and _some_wrong(state):
        assert state.code is not None
        return Outcome(replace(state, doubtful=True), (*told, Told(data.Doubtful(state.code))))
    return _ended(state, told)


def _challenge(state: State, action: data.Challenge) -> Outcome[State]:
    if refusal := _no_challenge(state):
        raise Refused(refusal)
    upheld = _some_wrong(state)
    told = (Told(data.Challenged(upheld)),)
    if upheld:
        return _spoiled(state, told)
    return Outcome(replace(state, vouched=len(state.rows)), told)


def _claim(state: State, action: data.Claim) -> Outcome[State]:
    return _spoiled(state, ())


def _decline(state: State, action: data.Decline) -> Outcome[State]:
    return _ended(replace(state, doubtful=False), (Told(data.Declined()),))


def _no_challenge(state: State) -> str | None:
    """Why an answer can't be challenged now, if so."""
    if not is_by_hand(state):
        return "answers-automatic"
    if not state.rows:
        return "nothing-to-challenge"
    if state.vouched and fits(state.rows, state.options.pegs, state.options.symbols):
        return "challenge-used"
    return None


def _some_wrong(state: State) -> bool:
    assert state.code is not None
    return any(keys(state.code, row.guess) != (row.red, row.white) for row in state.rows)


def _spoiled(state: State, told: tuple[Told, ...]) -> Outcome[State]:
    """Three points for the codebreaker; the same roles play the game again with a fresh code."""
    assert state.code is not None
    points = tuple(CLAIM_POINTS * (seat == breaker_of(state)) for seat in (0, 1))
    again = replace(_after(state, points, spoiled=True), spoilt=state.spoilt + 1)
    spoiled = data.Spoiled(state.code, automatic=not is_by_hand(again))
    began = data.Began(again.game, again.maker)
    return Outcome(again, (*told, Told(spoiled), Told(began)))


def _ended(state: State, told: tuple[Told, ...]) -> Outcome[State]:
    """The codemaker scores the rows used, one more if the code was not broken; roles swap."""
    assert state.code is not None
    solved = state.rows[-1].red == state.options.pegs
    score = len(state.rows) + (not solved)
    scorer = 0 if state.maker is None else state.maker
    points = tuple(score * (seat == scorer) for seat in range(len(state.points)))
    told += (Told(data.Ended(state.code, solved, score)),)
    maker = None if state.maker is None else 1 - state.maker
    ended = replace(_after(state, points, spoiled=False), game=state.game + 1, maker=maker)
    if ended.game < state.options.length:
        told += (Told(data.Began(ended.game, maker)),)
    return Outcome(ended, told)


def _after(state: State, points: tuple[int, ...], *, spoiled: bool) -> State:
    """A fresh board, with the game just finished on record."""
    assert state.code is not None
    played = Played(state.game, state.maker, state.code, state.rows, points, spoiled)
    total = tuple(had + got for had, got in zip(state.points, points, strict=True))
    return State(state.options, state.game, state.maker, total, played)


def _check_code(options: Options, code: Code) -> None:
    if not data.well_formed(code, options.pegs, options.symbols):
        raise Refused("bad-code", pegs=options.pegs, colors=options.colors)


class _Deed(NamedTuple):
    """Who may do a thing, when, and what it does."""

    by_maker: bool
    phases: tuple[data.Phase, ...]
    do: Callable[[State, Any], Outcome[State]]


_DEEDS: dict[type, _Deed] = {
    data.Hide: _Deed(True, ("hide",), _hide),
    data.Guess: _Deed(False, ("guess",), _guess),
    data.Answer: _Deed(True, ("answer",), _answer),
    data.Challenge: _Deed(False, ("guess", "answer"), _challenge),
    data.Claim: _Deed(False, ("claim",), _claim),
    data.Decline: _Deed(False, ("claim",), _decline),
}
