"""Who knows what in Enigma."""

from deciban.games.enigma.rules.cards import Borrow
from deciban.games.enigma.rules.clock import character_of, last_cell
from deciban.games.enigma.rules.data import PLACES, Cell, State, View
from deciban.games.enigma.rules.effects import room_of
from deciban.kernel import Viewer


def view(state: State, viewer: Viewer) -> View:
    ended = state.end is not None
    return View(
        options=state.options,
        set=state.set,
        characters=state.characters,
        game=state.game,
        phase=state.phase,
        players=state.players,
        keeper=state.keeper,
        turn=state.turn,
        time=state.time,
        last=last_cell(state),
        grid=tuple(_cell(state, place, viewer) for place in PLACES),
        cast=tuple(sorted(state.cast)),
        hands=tuple(_hand(state, seat, viewer) for seat in range(len(state.players))),
        stack=len(state.stack),
        below=tuple(sorted(state.stack)) if ended or sees_stack(state, viewer) else None,
        laid=state.laid,
        discarded=state.discarded,
        dealt=state.dealt[viewer] if viewer is not None and state.phase == "keep" else (),
        victors=state.victors,
        breaks=state.breaks,
        usable=state.usable,
        muted=state.muted,
        named=state.named,
        claim=state.claim,
        answered=tuple(answer is not None for answer in state.answers),
        answer=state.answers[viewer] if viewer is not None else None,
        step=state.todo[0] if state.phase == "effect" else None,
        agreed=state.agreed,
        target=state.target,
        opening=state.opening,
        cells=state.cells,
        recent=state.recent,
        end=state.end,
        truths=tuple(truth.room for truth in state.truths) if ended else None,
        seen=tuple(truth.room for truth in state.seen) if ended else None,
        voids=state.voids if state.phase == "over" else None,
    )


def sees_stack(state: State, viewer: Viewer) -> bool:
    """Only who may borrow a goal from the stack may look into it, at any time; who is out sees no
    more than before."""
    if viewer is None or state.players[viewer].out or state.phase == "keep":
        return False
    hand = state.hands[viewer]
    assert hand is not None
    return any(isinstance(demand, Borrow) for demand in character_of(state, hand).goal)


def _cell(state: State, place: int, viewer: Viewer) -> Cell:
    room = state.rooms[place]
    seen = any(glance.place == place and viewer in glance.seats for glance in state.recent.glances)
    visiting = state.phase == "name" and viewer == state.turn and state.claim is not None
    shown = (
        state.up[place]
        or state.end is not None
        or seen
        or place in state.recent.names
        or (visiting and state.claim is not None and state.claim.place == place)
    )
    return Cell(
        state.up[place],
        room if shown else None,
        tuple(seat for seat in range(len(state.players)) if state.looked[place] >> seat & 1),
        place in state.covered,
        room_of(state, room).corner if place in state.recent.corners else None,
    )


def _hand(state: State, seat: int, viewer: Viewer) -> str | None:
    """A character is seen by its player, by who has just met that player, and by all once it lies
    open."""
    met = viewer == state.turn and state.recent.met == seat
    shown = viewer == seat or met or state.players[seat].out or state.end is not None
    return state.hands[seat] if shown else None
