"""Goals of characters: what an attempt must hold, and whether it is right."""

from deciban.games.enigma.rules import cards
from deciban.games.enigma.rules.cards import AnyDemand
from deciban.games.enigma.rules.clock import character_of
from deciban.games.enigma.rules.data import Attempt, Goal, Player, State
from deciban.games.enigma.rules.effects import face_down, opponents
from deciban.games.enigma.rules.games import names_of
from deciban.kernel import Refused


def goals(state: State) -> tuple[Goal, ...]:
    """The attempts that the active player may make now, one for each goal that could be tried."""
    hand = state.hands[state.turn]
    assert hand is not None
    goal = character_of(state, hand).goal
    if any(isinstance(demand, cards.Outlast) for demand in goal):
        return ()
    if not any(isinstance(demand, cards.Borrow) for demand in goal):
        return _attempts(state, hand, None, goal)
    return tuple(
        offer
        for name in sorted(set(state.stack))
        for offer in _attempts(state, hand, name, _borrowed(state, hand, name))
    )


def check(state: State, attempt: Attempt) -> None:
    """Refuses an attempt that does not hold what the goal asks for, with the reason."""
    hand = state.hands[state.turn]
    assert hand is not None
    offers = goals(state)
    if not offers:
        raise Refused(_hindrance(state, hand))
    offer = next((each for each in offers if each.borrowed == attempt.borrowed), offers[0])
    fault = offer.fault(attempt)
    if fault is not None:
        raise Refused(fault, cards=offer.cards)


def is_right(state: State, attempt: Attempt) -> bool:
    """Whether all that the goal asks holds at once."""
    hand = state.hands[state.turn]
    assert hand is not None
    goal = character_of(state, hand).goal
    if attempt.borrowed is not None:
        goal = _borrowed(state, hand, attempt.borrowed)
    return (
        holds_tokens(state.players[state.turn], goal)
        and all(state.rooms[pointer.place] == pointer.room for pointer in attempt.points)
        and (
            attempt.suspect is None
            or state.hands[attempt.suspect.seat] == attempt.suspect.character
        )
    )


def holds_tokens(player: Player, goal: tuple[AnyDemand, ...]) -> bool:
    for demand in goal:
        if isinstance(demand, cards.Hold) and not getattr(player, demand.token):
            return False
        if isinstance(demand, cards.Lack) and getattr(player, demand.token):
            return False
    return True


def _borrowed(state: State, hand: str, name: str) -> tuple[AnyDemand, ...]:
    """One's own demands, and those of another but for its tokens. Nothing, where that one's goal
    can't be borrowed: it waits for the end of time, borrows itself, or names cards where one's own
    points out rooms, or the other way round, so that nobody could say which is meant by what."""
    own = tuple(
        demand for demand in character_of(state, hand).goal if not isinstance(demand, cards.Borrow)
    )
    other = character_of(state, name).goal
    if any(isinstance(demand, cards.Outlast | cards.Borrow) for demand in other):
        return ()
    goal = own + tuple(
        demand for demand in other if not isinstance(demand, cards.Hold | cards.Lack)
    )
    kinds = {type(demand) for demand in goal}
    return () if {cards.Point, cards.Name} <= kinds else goal


def _attempts(
    state: State, hand: str, borrowed: str | None, goal: tuple[AnyDemand, ...]
) -> tuple[Goal, ...]:
    """The offer for one goal; none, if nobody could make such an attempt now."""
    if not goal:
        return ()
    rooms: tuple[str, ...] = ()
    count, suspects = 0, None
    for demand in goal:
        match demand:
            case cards.Point(rooms=asked):
                rooms += tuple(room for room in asked if room not in rooms)
            case cards.Name(cards=asked):
                count = max(count, asked)
            case cards.Unmask():
                suspects = opponents(state)
    down = face_down(state)
    if len(down) < count or suspects == ():
        return ()
    names = names_of(state.cards, len(state.players))
    cast = tuple(sorted(set(state.cast)))
    return (Goal(hand, borrowed, rooms, count, down, suspects, cast, names),)


def _hindrance(state: State, hand: str) -> str:
    """Why no attempt at all can be made."""
    goal = character_of(state, hand).goal
    if any(isinstance(demand, cards.Outlast) for demand in goal):
        return "goal-waits"
    if any(isinstance(demand, cards.Borrow) for demand in goal):
        return "goal-no-stack"
    return "goal-not-now"
