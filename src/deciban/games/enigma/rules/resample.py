"""Other truths of Enigma: what a viewer can't know, exchanged.

Written from the rules, not from the view. A viewer knows the cards that lie face up and those
they have seen since these were last shuffled; their own character, those they have met, and those
that lie open; their own answers."""

from collections import Counter

from msgspec.structs import replace

from deciban.games.enigma.rules.cards import Borrow, Corner
from deciban.games.enigma.rules.clock import character_of
from deciban.games.enigma.rules.data import PLACES, State, Truth, Void
from deciban.games.enigma.rules.effects import room_of
from deciban.games.enigma.rules.games import names_of
from deciban.kernel import Dice, Viewer


def another(state: State, viewer: Viewer, dice: Dice) -> State:
    if state.phase == "over":
        return state
    state = replace(
        state,
        answers=_answers(state, viewer, dice),
        voids=tuple(_void(void, viewer, dice) for void in state.voids),
    )
    if state.end is not None:
        return state
    rooms, truths = _rooms(state, viewer, dice), _truths(state, viewer, dice)
    state = replace(state, rooms=rooms, truths=truths, seen=_seen(state, viewer, rooms))
    return _dealt(state, viewer, dice) if state.phase == "keep" else _cast(state, viewer, dice)


def _rooms(state: State, viewer: Viewer, dice: Dice) -> tuple[str, ...]:
    """Whatever lies face down and unseen could lie anywhere among its kind. What was just
    announced of a card to all stays true: its name, or only its corner."""

    def unknown(place: int) -> bool:
        seen = viewer is not None and state.looked[place] >> viewer & 1
        return not state.up[place] and not seen and place not in state.recent.names

    def corner(place: int) -> Corner:
        return room_of(state, rooms[place]).corner

    rooms = list(state.rooms)
    places = [place for place in PLACES if unknown(place)]
    cornered = [place for place in places if place in state.recent.corners]
    free = [place for place in places if place not in cornered]
    mixed = dice.shuffled([rooms[place] for place in free], "resample")
    for place, room in zip(free, mixed, strict=True):
        rooms[place] = room
    for place in cornered:
        alike = [other for other in places if corner(other) == corner(place)]
        other = dice.pick(alike, "resample")
        rooms[place], rooms[other] = rooms[other], rooms[place]
    return tuple(rooms)


def _truths(state: State, viewer: Viewer, dice: Dice) -> tuple[Truth, ...]:
    names = names_of(state.cards, len(state.players))
    return tuple(
        truth if viewer in truth.seats else replace(truth, room=dice.pick(names, "resample"))
        for truth in state.truths
    )


def _seen(state: State, viewer: Viewer, rooms: tuple[str, ...]) -> tuple[Truth, ...]:
    """What others have seen could have been anything that lies somewhere."""
    return tuple(
        truth if viewer in truth.seats else replace(truth, room=rooms[at % len(rooms)])
        for at, truth in enumerate(state.seen)
    )


def _answers(state: State, viewer: Viewer, dice: Dice) -> tuple[bool | None, ...]:
    """Who has answered is known; what, only to that seat. With the first voice a doubt would have
    been heard at once."""
    if state.phase == "belief" and state.options.doubts == "first-voice":
        return state.answers
    return tuple(
        given if given is None or seat == viewer else bool(dice.below(2, "resample"))
        for seat, given in enumerate(state.answers)
    )


def _void(void: Void, viewer: Viewer, dice: Dice) -> Void:
    """Each of those whose answer came to nothing knows it; nobody else does."""

    def raised(seat: int) -> bool:
        return seat in void.raised if seat == viewer else bool(dice.below(2, "resample"))

    return replace(void, raised=tuple(seat for seat in void.asked if raised(seat)))


def _dealt(state: State, viewer: Viewer, dice: Dice) -> State:
    """Two players choose: the other's cards and choice, and the rest, could be any."""
    if viewer is None:
        pool = [name for hand in state.dealt for name in hand] + list(state.stack)
    else:
        pool = [*state.dealt[1 - viewer], *state.stack]
    mixed = list(dice.shuffled(pool, "resample"))
    dealt = tuple(
        hand if seat == viewer else tuple(sorted(mixed.pop() for _ in hand))
        for seat, hand in enumerate(state.dealt)
    )
    hands = tuple(
        kept if kept is None or seat == viewer else dice.pick(dealt[seat], "resample")
        for seat, kept in enumerate(state.hands)
    )
    return replace(state, dealt=dealt, hands=hands, stack=tuple(mixed))


def _cast(state: State, viewer: Viewer, dice: Dice) -> State:
    """Characters that the viewer has not seen, exchanged among their players, the stack and those
    put away; who may look into the stack knows what is in it, but not in which order."""

    def unknown(seat: int) -> bool:
        met = viewer is not None and state.knowers[seat] >> viewer & 1
        held = state.hands[seat] is not None and not state.players[seat].out
        return held and seat != viewer and not met

    seats = [seat for seat in range(len(state.players)) if unknown(seat)]
    stack = dice.shuffled(state.stack, "resample")
    mine = None if viewer is None or state.players[viewer].out else state.hands[viewer]
    looks = mine is not None and any(
        isinstance(demand, Borrow) for demand in character_of(state, mine).goal
    )
    pool = [state.hands[seat] or "" for seat in seats] + _away(state)
    mixed = list(dice.shuffled(pool if looks else [*pool, *stack], "resample"))
    hands = list(state.hands)
    for seat in seats:
        hands[seat] = mixed.pop()
    return replace(state, hands=tuple(hands), stack=stack if looks else tuple(mixed[: len(stack)]))


def _away(state: State) -> list[str]:
    """The characters that nobody was dealt and that no stack holds."""
    held = (*filter(None, state.hands), *state.stack, *state.laid)
    return sorted((Counter(state.cast) - Counter(held)).elements())
