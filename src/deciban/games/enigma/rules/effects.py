"""What the cards of the mansion do, step by step.

A step that leaves no choice happens by itself. One that does waits for the active player: what it
may be answered with is told by `question`.
"""

import functools
from typing import TypeVar

from msgspec.structs import replace

from deciban.games.enigma.rules import cards, data
from deciban.games.enigma.rules.cards import AnyStep, Condition, Room, Steps, Token, Way
from deciban.games.enigma.rules.clock import is_on, move_time
from deciban.games.enigma.rules.data import Decide, Places, Player, Select, State, Target, Truth
from deciban.kernel import Dice, Listed, Refused, Told

T = TypeVar("T")

EITHER: tuple[Token, Token] = ("decryption", "chaos")


def at(items: tuple[T, ...], place: int, item: T) -> tuple[T, ...]:
    return (*items[:place], item, *items[place + 1 :])


def room_of(state: State, name: str) -> Room:
    return state.cards.room[name]


def steps_of(state: State, room: Room) -> Steps:
    """The effect of a room, for as many players as there are."""
    special = {1: room.solo, 2: room.pair}.get(len(state.players))
    return special or room.steps or ()


def in_game(state: State) -> tuple[int, ...]:
    return tuple(seat for seat, player in enumerate(state.players) if not player.out)


def opponents(state: State) -> tuple[int, ...]:
    """Of whoever has the turn."""
    return tuple(seat for seat in in_game(state) if seat != state.turn)


def face_down(state: State) -> tuple[int, ...]:
    return _down(state.up)


@functools.lru_cache(maxsize=1 << len(data.PLACES))
def _down(up: tuple[bool, ...]) -> tuple[int, ...]:
    return tuple(place for place in data.PLACES if not up[place])


def note(state: State, **facts: object) -> State:
    """Remembers what the last step did beside what the board shows."""
    return replace(state, recent=replace(state.recent, **facts))


def give(state: State, seat: int, token: Token, told: list[Told]) -> State:
    """A second token of one kind is not taken."""
    if getattr(state.players[seat], token):
        return state
    told.append(Told(data.Took(seat, token)))
    return _held(state, seat, token, True)


def take_back(state: State, seat: int, token: Token, told: list[Told]) -> State:
    """The one that was held when the turn began is gone; one that is taken later waits."""
    if not getattr(state.players[seat], token):
        return state
    told.append(Told(data.Returned(seat, token)))
    if token == "decryption" and seat == state.turn:
        state = replace(state, usable=False)
    return _held(state, seat, token, False)


def show(state: State, seats: tuple[int, ...], place: int, told: list[Told]) -> State:
    """Some seats see the card at a place; alone that turns it up."""
    if state.alone:
        return turn_up(state, place, told)
    told.append(Told(data.Saw(place, state.rooms[place]), to=seats))
    by = state.looked[place]
    for seat in seats:
        by |= 1 << seat
    seen = (*state.seen, Truth(state.rooms[place], seats))
    state = replace(state, looked=at(state.looked, place, by), seen=seen)
    return note(state, glances=(*state.recent.glances, data.Glance(seats, place)))


def turn_up(state: State, place: int, told: list[Told]) -> State:
    if state.up[place]:
        return state
    told.append(Told(data.Opened(place, state.rooms[place])))
    return replace(state, up=at(state.up, place, True))


def advance(state: State, told: list[Told], dice: Dice) -> State:
    """Does what needs no decision, up to a decision or to the end of the effect."""
    while state.todo and is_on(state):
        step = state.todo[0]
        if not _holds(state, step.when) or not _possible(state, step):
            state = _done(state)
            continue
        asked = question(state)
        if asked is None:
            state = _perform(state, step, told, dice)
        elif (only := _only(asked)) is not None:
            state = _answer(state, step, only, told, dice)
        else:
            return replace(state, phase="effect")
    if not is_on(state):
        return state
    return replace(state, phase="turn", claim=None, target=None)


def choose(state: State, action: Select | Target | Decide, told: list[Told], dice: Dice) -> State:
    """The active player's decision in an effect."""
    asked = question(state)
    if asked is None or action not in asked:
        raise Refused("no-such-choice")
    return advance(_answer(state, state.todo[0], action, told, dice), told, dice)


def question(state: State) -> Listed | Places | None:
    """What the step that is due may be answered with; None: it asks for nothing."""
    step = state.todo[0]
    if step.may and not state.agreed:
        return Listed((Decide(0), Decide(None)))
    if state.target is None and _targets(state, step):
        return Listed(tuple(map(Target, _targets(state, step))))
    match step:
        case cards.Take(token="either"):
            return Listed((Decide(0), Decide(1)))
        case cards.Choose():
            return Listed(tuple(Decide(way) for way in _ways(state, step)))
        case cards.Look() | cards.Turn():
            down = _lookable(state, step)
            return Places(min(step.cards, len(down)), down)
        case cards.Shuffle(open=False):
            return Places(_shuffled(state, step), tuple(data.PLACES))
        case cards.Swap():
            return Places(2, tuple(data.PLACES))
        case cards.Apply():
            return Places(1, _applicable(state))
    return None


def _only(asked: Listed | Places) -> Select | Target | Decide | None:
    """The one answer there is."""
    if isinstance(asked, Places):
        return Select(asked.among) if len(asked.among) == asked.count else None
    answer: Select | Target | Decide = asked.actions[0]
    return answer if len(asked.actions) == 1 else None


def _answer(
    state: State, step: AnyStep, action: Select | Target | Decide, told: list[Told], dice: Dice
) -> State:
    if isinstance(action, Target):
        return replace(state, target=action.seat)
    if isinstance(action, Select):
        return _place(state, step, action.places, told, dice)
    if action.way is None:
        told.append(Told(data.Declined(state.turn)))
        return note(_done(state), declined=True)
    if step.may and not state.agreed:
        return replace(state, agreed=True)
    if isinstance(step, cards.Choose):
        return replace(_done(state), todo=(*step.of[action.way].steps, *state.todo[1:]))
    return _hand_out(_done(state), step, _receivers(state, step), EITHER[action.way], told)


def _perform(state: State, step: AnyStep, told: list[Told], dice: Dice) -> State:
    """A step that nothing has to be chosen for any more."""
    match step:
        case cards.Take(token=token) | cards.Return(token=token) | cards.Toggle(token=token):
            assert token != "either"
            return _hand_out(_done(state), step, _receivers(state, step), token, told)
        case cards.Time():
            return move_time(_done(state), told)
        case cards.Meet():
            return _meet(state, told)
        case cards.Trade():
            return _trade(state, told)
        case cards.Redraw():
            return _redraw(_done(state), told, dice)
        case cards.Shuffle():
            up = tuple(place for place in data.PLACES if state.up[place])
            return _shuffle(_done(state), up, told, dice)
    raise AssertionError(step)


def _place(
    state: State, step: AnyStep, places: tuple[int, ...], told: list[Told], dice: Dice
) -> State:
    """A step that some places were chosen for."""
    after = _done(state)
    match step:
        case cards.Look():
            seats = (state.turn,) if state.target is None else (state.turn, state.target)
            for place in places:
                after = _look(after, step, seats, place, told)
            return after
        case cards.Turn():
            for place in places:
                after = turn_up(after, place, told)
            return after
        case cards.Shuffle():
            return _shuffle(after, tuple(sorted(places)), told, dice)
        case cards.Swap():
            return _swap(after, places[0], places[1], told)
        case cards.Apply():
            return _apply(after, places[0], told)
    raise AssertionError(step)


def forget(state: State, seat: int) -> State:
    """Somebody has left: where the effect was for them, another may be chosen. A trade with who was
    met was for them alone."""
    trading = bool(state.todo) and isinstance(state.todo[0], cards.Trade)
    return state if trading or state.target != seat else replace(state, target=None)


def _done(state: State) -> State:
    """The next step; who was met is remembered only for a trade with that player."""
    step, *left = state.todo
    met = isinstance(step, cards.Meet) and bool(left) and isinstance(left[0], cards.Trade)
    return replace(state, todo=tuple(left), agreed=False, target=state.target if met else None)


def _holds(state: State, when: Condition | None) -> bool:
    if when is None:
        return True
    player = state.players[state.turn]
    if when.startswith("no-"):
        return not getattr(player, when[3:])
    held: bool = getattr(player, when)
    return held


def _possible(state: State, step: AnyStep) -> bool:
    """An impossible part is skipped."""
    match step:
        case cards.Redraw():
            return bool(state.stack)
        case cards.Meet() | cards.Trade():
            if state.target is not None:
                return state.target in opponents(state)
            return bool(opponents(state))
        case cards.Look() | cards.Turn():
            return bool(_lookable(state, step))
        case cards.Shuffle(open=True):
            return any(state.up)
        case cards.Shuffle():
            return _shuffled(state, step) > 0
        case cards.Choose():
            return bool(_ways(state, step))
        case cards.Apply():
            return bool(_applicable(state))
        case cards.Take(who=who) | cards.Return(who=who) | cards.Toggle(who=who):
            return who != "opponent" or bool(opponents(state))
    return True


def _targets(state: State, step: AnyStep) -> tuple[int, ...]:
    """The players of whom one must be chosen."""
    match step:
        case cards.Meet() | cards.Trade() | cards.Look(share=True):
            return opponents(state)
        case cards.Take(who=who) | cards.Return(who=who) | cards.Toggle(who=who):
            return {"anyone": in_game(state), "opponent": opponents(state)}.get(who, ())
    return ()


def _receivers(state: State, step: AnyStep) -> tuple[int, ...]:
    if state.target is not None:
        return (state.target,)
    return in_game(state) if getattr(step, "who", "self") == "all" else (state.turn,)


def _ways(state: State, step: cards.Choose) -> tuple[int, ...]:
    """The ways that are open: those whose condition holds and whose first step can be done."""

    def is_open(way: Way) -> bool:
        return _holds(state, way.when) and _possible(state, way.steps[0])

    return tuple(number for number, way in enumerate(step.of) if is_open(way))


def _lookable(state: State, step: cards.Look | cards.Turn) -> tuple[int, ...]:
    down = face_down(state)
    if isinstance(step, cards.Look) and step.elsewhere and state.claim is not None:
        return tuple(place for place in down if place != state.claim.place)
    return down


def _shuffled(state: State, step: cards.Shuffle) -> int:
    """Whoever was dealt a character was a player at the start, also if they have left since."""
    players = sum(hand is not None for hand in state.hands) if step.per_player else 0
    return min(step.cards + players, len(data.PLACES))


def _applicable(state: State) -> tuple[int, ...]:
    assert state.claim is not None
    taken = {state.claim.place, *state.covered}
    return tuple(place for place in data.PLACES if place not in taken)


def _hand_out(
    state: State, step: AnyStep, seats: tuple[int, ...], token: Token, told: list[Told]
) -> State:
    for seat in seats:
        held = getattr(state.players[seat], token)
        if isinstance(step, cards.Return) or (isinstance(step, cards.Toggle) and held):
            state = take_back(state, seat, token, told)
        else:
            state = give(state, seat, token, told)
    return state


def _held(state: State, seat: int, token: Token, held: bool) -> State:
    player: Player = replace(state.players[seat], **{token: held})
    return replace(state, players=at(state.players, seat, player))


def _look(
    state: State, step: cards.Look, seats: tuple[int, ...], place: int, told: list[Told]
) -> State:
    room = state.rooms[place]
    if not state.alone:
        told.append(Told(data.Looked(seats, place)))
    state = show(state, seats, place, told)
    if step.announce == "corner":
        told.append(Told(data.Cornered(place, room_of(state, room).corner)))
        return note(state, corners=(*state.recent.corners, place))
    if step.announce == "name":
        told.append(Told(data.Announced(place, room)))
        return note(state, names=(*state.recent.names, place))
    return state


def _shuffle(state: State, places: tuple[int, ...], told: list[Told], dice: Dice) -> State:
    mixed = dice.shuffled([state.rooms[place] for place in places], "mansion")
    rooms, up, looked = list(state.rooms), list(state.up), list(state.looked)
    for place, room in zip(places, mixed, strict=True):
        rooms[place], up[place], looked[place] = room, False, 0
    told.append(Told(data.Shuffled(places)))
    state = replace(
        state,
        rooms=tuple(rooms),
        up=tuple(up),
        looked=tuple(looked),
        covered=tuple(place for place in state.covered if place not in places),
    )
    return _unseen(state, places)


def _unseen(state: State, places: tuple[int, ...]) -> State:
    """What was seen or said of these places in the same step is no longer true of them."""
    recent = state.recent
    return note(
        state,
        shuffled=places,
        glances=tuple(each for each in recent.glances if each.place not in places),
        corners=tuple(place for place in recent.corners if place not in places),
        names=tuple(place for place in recent.names if place not in places),
    )


def _swap(state: State, one: int, other: int, told: list[Told]) -> State:
    def swapped(items: tuple[T, ...]) -> tuple[T, ...]:
        return at(at(items, one, items[other]), other, items[one])

    where = {one: other, other: one}
    told.append(Told(data.Swapped((one, other))))
    state = replace(
        state,
        rooms=swapped(state.rooms),
        up=swapped(state.up),
        looked=swapped(state.looked),
        covered=tuple(sorted(where.get(place, place) for place in state.covered)),
    )
    return note(state, swapped=(one, other))


def _meet(state: State, told: list[Told]) -> State:
    seat, target = state.turn, state.target
    assert target is not None
    character = state.hands[target]
    assert character is not None
    told.append(Told(data.Met(seat, target)))
    told.append(Told(data.Learned(target, character), to=(seat,)))
    state = replace(state, knowers=at(state.knowers, target, state.knowers[target] | 1 << seat))
    return note(_done(state), met=target)


def _trade(state: State, told: list[Told]) -> State:
    """Who knew a character knows it at its new player too, for all see the swap."""
    one, other = state.turn, state.target
    assert other is not None
    hands = at(at(state.hands, one, state.hands[other]), other, state.hands[one])
    mine, theirs = state.knowers[one] | 1 << one, state.knowers[other] | 1 << other
    knowers = at(at(state.knowers, one, theirs), other, mine)
    told.append(Told(data.Traded((one, other))))
    for seat in (one, other):
        character = hands[seat]
        assert character is not None
        told.append(Told(data.Dealt(character), to=(seat,)))
    return note(replace(_done(state), hands=hands, knowers=knowers), traded=(one, other))


def _redraw(state: State, told: list[Told], dice: Dice) -> State:
    seat = state.turn
    old = state.hands[seat]
    assert old is not None
    drawn, *left = state.stack
    laid = (*state.laid, old)
    stack = tuple(left)
    remade = not left
    if remade:
        stack, laid = dice.shuffled(laid, "stack"), ()
    told.append(Told(data.Redrew(seat, old, remade)))
    told.append(Told(data.Dealt(drawn), to=(seat,)))
    state = replace(
        state,
        hands=at(state.hands, seat, drawn),
        knowers=at(state.knowers, seat, 0),
        stack=stack,
        laid=laid,
        discarded=old,
    )
    return note(state, redrew=True, remade=remade)


def _apply(state: State, place: int, told: list[Told]) -> State:
    """Its corner counts; no silence token is placed."""
    room = room_of(state, state.rooms[place])
    told.append(Told(data.Applied(place)))
    state = note(turn_up(state, place, told), applied=place)
    claim = data.Claim(state.turn, place, room.id)
    state = replace(state, claim=claim, todo=(*steps_of(state, room), *state.todo))
    return move_time(state, told) if room.corner == "chaos" else state
