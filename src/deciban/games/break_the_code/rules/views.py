"""Who knows what in Break the Code."""

from msgspec.structs import replace

from deciban.games.break_the_code.rules.data import Asked, Done, Guessed, State, View
from deciban.games.break_the_code.rules.questions import CARDS, LEFT_OUT
from deciban.games.break_the_code.rules.tiles import Hand
from deciban.kernel import Viewer


def is_duel(state: State) -> bool:
    """Two players break each other's code; more of them the one in the centre."""
    return len(state.hands) == 2


def cards_of(tagiron: bool, seats: int) -> tuple[int, ...]:
    """The cards that a table plays with."""
    if tagiron and seats == 4:
        return tuple(card for card in CARDS if card not in LEFT_OUT)
    return CARDS


def has_looked(state: State, viewer: Viewer) -> bool:
    """Whether a viewer knows the centre."""
    return any(isinstance(done, Guessed) and done.seat == viewer for done in state.log)


def is_closing(state: State) -> bool:
    """Whether this is the last round."""
    if is_duel(state):
        return state.phase != "turn"
    return state.phase != "turn" or "right" in state.fates


def view(state: State, viewer: Viewer) -> View:
    over = state.phase == "over"
    duel = is_duel(state)
    known = over or (not duel and viewer is not None and has_looked(state, viewer))
    return View(
        options=state.options,
        phase=state.phase,
        first=state.first,
        turn=None if over else state.turn,
        size=len(state.hands[0]),
        hands=tuple(_hand(state, seat, viewer) for seat in range(len(state.hands))),
        centre=state.centre if known or duel else None,
        market=state.market,
        deck=len(state.deck),
        discard=tuple(done.card for done in state.log if isinstance(done, Asked)),
        log=state.log if duel or over else tuple(_told(done, viewer) for done in state.log),
        fates=state.fates,
        closing=is_closing(state),
    )


def _hand(state: State, seat: int, viewer: Viewer) -> Hand | None:
    return state.hands[seat] if viewer == seat or state.phase == "over" else None


def _told(done: Done, viewer: Viewer) -> Done:
    """A guess at the centre stays with the guesser."""
    if isinstance(done, Guessed) and done.seat != viewer:
        return replace(done, tiles=None)
    return done
