"""Turns: visiting a card, naming it, being believed or doubted, and handing on."""

from msgspec.structs import replace

from deciban.games.enigma.rules import data
from deciban.games.enigma.rules.cards import Token
from deciban.games.enigma.rules.clock import end_game, is_on, move_time
from deciban.games.enigma.rules.data import Attempt, Claim, End, State, Truth, Visit, Void
from deciban.games.enigma.rules.effects import (
    advance,
    at,
    face_down,
    in_game,
    note,
    opponents,
    room_of,
    show,
    steps_of,
    take_back,
    turn_up,
)
from deciban.games.enigma.rules.games import names_of
from deciban.games.enigma.rules.goals import check, is_right
from deciban.kernel import Dice, Refused, Told

SILENCE_ALONE = 4
"""A lone player has so many silence tokens."""


def first_turn(state: State, told: list[Told]) -> State:
    """The Keeper of Time takes it."""
    return _reach(state, state.keeper, told)


def hand_on(state: State, told: list[Told]) -> State:
    """The turn is over: its silence is, too."""
    if state.muted and state.players[state.turn].silence:
        state = _hush(state, state.turn, False)
        told.append(Told(data.Freed(state.turn)))
    nobody = (None,) * len(state.players)
    state = replace(state, claim=None, answers=nobody, todo=(), target=None, agreed=False)
    if not in_game(state):
        return end_game(state, End("breakthrough"), told)
    if state.alone:
        state = move_time(state, told)
        return _turn(state, 0, told) if is_on(state) else state
    return _reach(state, (state.turn + 1) % len(state.players), told)


def _reach(state: State, seat: int, told: list[Told]) -> State:
    """The turn comes to the next who is in the game; at the Keeper's seat time moves first, in the
    game or not."""
    seats = len(state.players)
    for step in range(seats):
        here = (seat + step) % seats
        if here == state.keeper and not state.alone:
            state = move_time(state, told)
            if not is_on(state):
                return state
        if not state.players[here].out:
            return _turn(state, here, told)
    raise AssertionError("nobody is in the game")


def _turn(state: State, seat: int, told: list[Told]) -> State:
    player = state.players[seat]
    told.append(Told(data.Turned(seat)))
    return replace(
        state,
        phase="turn",
        turn=seat,
        named=False,
        usable=player.decryption and not player.silence,
        muted=player.silence,
    )


def visitable(state: State, spend: bool) -> tuple[int, ...]:
    """The places that may be visited now, for the turn's own naming or for the token's."""
    if state.phase != "turn" or (spend and not state.usable) or (not spend and state.named):
        return ()
    if state.alone:
        return tuple(place for place in data.PLACES if place not in state.covered)
    return face_down(state) if spend or state.muted else tuple(data.PLACES)


def visit(state: State, action: Visit, told: list[Told], dice: Dice) -> State:
    _check_visit(state, action)
    seat, place = state.turn, action.place
    told.append(Told(data.Visited(seat, place, action.spend)))
    state = note(state, visited=place, spent=action.spend)
    if action.spend:
        state = take_back(state, seat, "decryption", told)
    else:
        state = replace(state, named=True)
    if state.alone:
        return _visit_alone(state, action, told, dice)
    if state.up[place] and askable(state):
        return _named(state, Claim(seat, place, state.rooms[place]), told, dice)
    if not state.up[place]:
        state = show(state, (seat,), place, told)
    if state.muted:
        return hand_on(state, told)
    return replace(state, phase="name", claim=Claim(seat, place, ""))


def _check_visit(state: State, action: Visit) -> None:
    if action.spend and state.muted:
        raise Refused("silenced")
    if action.spend and not state.usable:
        held = state.players[state.turn].decryption
        raise Refused("token-waits" if held else "no-decryption")
    if not action.spend and state.named:
        raise Refused("named-already")
    if action.place not in data.PLACES:
        raise Refused("no-such-place")
    if action.place not in visitable(state, action.spend):
        raise Refused("place-covered" if state.alone else "only-face-down")
    if action.uncover not in uncoverable(state, action.place):
        raise Refused("move-silence")


def uncoverable(state: State, place: int) -> tuple[int | None, ...]:
    """Where the silence token for a face-up card may come from; None: from the stock."""
    if state.alone and state.up[place] and len(state.covered) == SILENCE_ALONE:
        return state.covered
    return (None,)


def _visit_alone(state: State, action: Visit, told: list[Told], dice: Dice) -> State:
    """Turned up, or covered with silence; the corner's time; the effect."""
    place = action.place
    if state.up[place]:
        covered = {place, *(other for other in state.covered if other != action.uncover)}
        told.append(Told(data.Covered(place, action.uncover)))
        state = note(state, uncovered=action.uncover)
        state = replace(state, covered=tuple(sorted(covered)))
    else:
        state = turn_up(state, place, told)
    room = room_of(state, state.rooms[place])
    if room.corner == "chaos":
        state = move_time(state, told)
        if not is_on(state):
            return state
    state = replace(state, claim=Claim(0, place, room.id), todo=steps_of(state, room))
    return advance(state, told, dice)


def askable(state: State) -> tuple[int, ...]:
    """Who may believe or doubt: opponents in the game who are not silenced."""
    return tuple(seat for seat in opponents(state) if not state.players[seat].silence)


def say(state: State, room: str, told: list[Told], dice: Dice) -> State:
    if room not in names_of(state.cards, len(state.players)):
        raise Refused("no-such-room")
    assert state.claim is not None
    return _named(state, replace(state.claim, room=room), told, dice)


def _named(state: State, claim: Claim, told: list[Told], dice: Dice) -> State:
    """A face-up card is not put to belief, and nothing is where nobody may doubt."""
    asked = not state.up[claim.place] and bool(askable(state))
    told.append(Told(data.Named(claim.seat, claim.place, claim.room, asked)))
    truth = Truth(state.rooms[claim.place], (claim.seat,))
    state = replace(state, claim=claim, truths=(*state.truths, truth))
    state = note(state, claim=claim, asked=asked)
    if asked:
        return replace(state, phase="belief", answers=(None,) * len(state.players))
    return _effect(state, told, dice)


def pending(state: State) -> tuple[int, ...]:
    """Who has yet to answer, in the order of their turns."""
    return tuple(seat for seat in _asked(state) if state.answers[seat] is None)


def _asked(state: State) -> tuple[int, ...]:
    """Those who are to answer, the one whose turn comes sooner first."""
    asked = askable(state)
    if state.phase == "cancel":
        asked = tuple(seat for seat in asked if getattr(state.players[seat], _price(state)))
    seats = len(state.players)
    return tuple(sorted(asked, key=lambda seat: (seat - state.turn) % seats))


def _price(state: State) -> Token:
    assert state.claim is not None
    price = room_of(state, state.claim.room).cancel
    assert price is not None
    return price


def answer(state: State, seat: int, yes: bool, told: list[Told], dice: Dice) -> State:
    """Somebody doubts, or would pay; or not."""
    told.append(Told(data.Answered(seat)))
    return settle(replace(state, answers=at(state.answers, seat, yes)), told, dice)


def settle(state: State, told: list[Told], dice: Dice) -> State:
    """Goes on when all have answered; with the first voice as soon as somebody doubts."""
    raised = tuple(seat for seat in _asked(state) if state.answers[seat])
    early = state.phase == "belief" and state.options.doubts == "first-voice" and raised
    if pending(state) and not early:
        return state
    if raised and not early:
        state = replace(state, voids=(*state.voids, _void(state, raised)))
    cancelling = state.phase == "cancel"
    state = replace(state, answers=(None,) * len(state.players))
    if cancelling:
        return _cancel(state, raised, told, dice)
    return _check_claim(state, raised, told, dice)


def _void(state: State, raised: tuple[int, ...]) -> Void:
    """What becomes of the answers beside the one that counts."""
    asked = tuple(sorted(seat for seat in _asked(state) if seat != raised[0]))
    return Void(
        state.game,
        len(state.truths) - 1,
        state.phase == "cancel",
        asked,
        tuple(seat for seat in asked if seat in raised),
    )


def _cancel(state: State, payers: tuple[int, ...], told: list[Told], dice: Dice) -> State:
    if not payers:
        return _run(state, told, dice)
    state = take_back(state, payers[0], _price(state), told)
    told.append(Told(data.Cancelled(payers[0])))
    return replace(note(state, payer=payers[0]), phase="turn", claim=None)


def _check_claim(state: State, doubters: tuple[int, ...], told: list[Told], dice: Dice) -> State:
    claim = state.claim
    assert claim is not None
    if not doubters:
        told.append(Told(data.Believed()))
        return _effect(state, told, dice)
    checker, place = doubters[0], claim.place
    honest = state.rooms[place] == claim.room
    told.append(Told(data.Checked(checker, honest)))
    state = note(show(state, (checker,), place, told), checker=checker, honest=honest)
    truth = replace(state.truths[-1], seats=(*state.truths[-1].seats, checker))
    state = replace(state, truths=(*state.truths[:-1], truth))
    silenced = checker if honest else claim.seat
    told.append(Told(data.Silenced(silenced)))
    state = _hush(state, silenced, True)
    if honest or (len(state.players) == 2 and state.options.open_checks):
        state = turn_up(state, place, told)
    return _effect(state, told, dice) if honest else hand_on(state, told)


def _effect(state: State, told: list[Told], dice: Dice) -> State:
    """Whatever the card really is, the effect of its name happens, unless somebody pays."""
    assert state.claim is not None
    if room_of(state, state.claim.room).cancel is not None:
        asking = replace(state, phase="cancel")
        if pending(asking):
            return asking
    return _run(state, told, dice)


def _run(state: State, told: list[Told], dice: Dice) -> State:
    assert state.claim is not None
    todo = steps_of(state, room_of(state, state.claim.room))
    return advance(replace(state, todo=todo), told, dice)


def attempt(state: State, action: Attempt, told: list[Told]) -> State:
    seat = state.turn
    check(state, action)
    right = is_right(state, action)
    hand = state.hands[seat]
    assert hand is not None
    told.append(
        Told(data.Attempted(seat, hand, action.points, action.suspect, action.borrowed, right))
    )
    state = note(state, attempt=action)
    if right:
        return end_game(state, End("goal", seat, hand), told)
    return hand_on(eliminate(state, seat, told), told)


def eliminate(state: State, seat: int, told: list[Told]) -> State:
    """Out until the next game; the tokens return."""
    for token in ("decryption", "chaos"):
        state = take_back(state, seat, token, told)
    if state.players[seat].silence:
        told.append(Told(data.Freed(seat)))
    player = replace(state.players[seat], out=True, silence=False)
    return replace(state, players=at(state.players, seat, player))


def _hush(state: State, seat: int, silence: bool) -> State:
    player = replace(state.players[seat], silence=silence)
    return replace(state, players=at(state.players, seat, player))
