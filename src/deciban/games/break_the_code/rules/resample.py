"""Another truth that a viewer could not tell from this one, for the checks of secrecy."""

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from deciban.games.break_the_code.rules.data import Asked, Codes, Done, Guess, Guessed, State
from deciban.games.break_the_code.rules.questions import Question, answer
from deciban.games.break_the_code.rules.tiles import FIVE, TILES, Hand, apart, hands, without
from deciban.games.break_the_code.rules.views import is_duel
from deciban.kernel import Dice, Viewer


def another(state: State, viewer: Viewer, dice: Dice) -> State:
    if state.phase == "over":
        return state
    seats = range(len(state.hands))
    fixed = {seat: hand for seat, hand in enumerate(state.hands) if seat == viewer}
    centre = None
    if not is_duel(state) and viewer is not None and state.fates[viewer] in ("right", "wrong"):
        centre = state.centre  # A guesser has looked at it.
    gone = [tile for hand in fixed.values() for tile in hand] + list(centre or ())
    free = without(TILES, gone)
    fitting = {seat: _fitting(state, seat, free, dice) for seat in seats if seat not in fixed}
    # Those who are bound most choose first, or very many choices of the others would be in vain.
    unknown = sorted(fitting, key=lambda seat: len(fitting[seat]))
    picked = next(_disjoint([fitting[seat] for seat in unknown], free))
    chosen = fixed | dict(zip(unknown, picked, strict=True))
    dealt = tuple(chosen[seat] for seat in seats)
    used = [tile for hand in dealt for tile in hand]
    if centre is None and not is_duel(state):
        centre = tuple(sorted(without(TILES, used)))
    other = replace(
        state, hands=dealt, centre=centre or (), deck=dice.shuffled(state.deck, "resample")
    )
    return other if is_duel(state) else _reguessed(other, viewer, dice)


def _fitting(state: State, seat: int, free: Hand, dice: Dice) -> Sequence[Hand]:
    """The hands with which a seat would have done and told the same."""
    every = hands(len(state.hands[seat]), free)
    asked = [done for done in state.log if isinstance(done, Asked)]
    guessed = [done for done in state.log if isinstance(done, Guessed) and is_duel(state)]
    # Guesses first, for they are compared soonest.
    log: tuple[Asked | Guessed, ...] = (*guessed, *asked)
    fitting = [hand for hand in every if all(_fits(done, seat, hand) for done in log)]
    return dice.shuffled(fitting, "resample")


def _fits(done: Asked | Guessed, seat: int, hand: Hand) -> bool:
    """Whether this could have been done with such a hand of the seat."""
    if isinstance(done, Asked):
        told = done.answers[seat]
        return told is None or told == answer(Question(done.card, done.digit), hand)
    if done.seat != seat:
        return done.right == (done.tiles == hand)
    return done.tiles is None or apart(done.tiles, hand)


def _disjoint(fitting: Sequence[Sequence[Hand]], free: Hand) -> Iterator[tuple[Hand, ...]]:
    """One hand of each list, no tile twice."""
    if not fitting:
        yield ()
        return
    first, *others = fitting
    for hand in first:
        left = without(free, hand)
        still = [_held(left, every) for every in others]
        if all(still):
            for rest in _disjoint(still, left):
                yield (hand, *rest)


def _held(tiles: Hand, every: Sequence[Hand]) -> list[Hand]:
    """Those hands that can be made of some tiles."""
    there, fives = frozenset(tiles), tiles.count(FIVE)
    return [hand for hand in every if there.issuperset(hand) and hand.count(FIVE) <= fives]


def _reguessed(state: State, viewer: Viewer, dice: Dice) -> State:
    """What others guessed at the centre is theirs: right ones are the centre, wrong ones any
    other code."""

    log: list[Done] = []
    wrong = list(state.wrong)
    for done in state.log:
        if isinstance(done, Guessed) and done.seat != viewer:
            tiles = state.centre if done.right else _miss(state, done.seat, dice)
            wrong[done.seat] = () if done.right else (tiles,)
            log.append(replace(done, tiles=tiles))
        else:
            log.append(done)
    return replace(state, log=tuple(log), wrong=tuple(wrong))


def _miss(state: State, seat: int, dice: Dice) -> Hand:
    guess = Codes(len(state.centre), state.hands[seat], (state.centre,)).pick(dice)
    assert isinstance(guess, Guess)
    return guess.tiles
