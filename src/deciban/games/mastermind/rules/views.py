"""Who knows what in Mastermind."""

from deciban.games.mastermind.rules.data import Phase, State, View
from deciban.kernel import Viewer

LAST_SPOILT = 2
"""Spoiled this often, a game is played with automatic keys, so that a match ends."""


def phase_of(state: State) -> Phase:
    if state.left is not None:
        return "over"
    if state.code is None:
        return "over" if state.game == state.options.length else "hide"
    if state.doubtful:
        return "claim"
    return "guess" if state.guess is None else "answer"


def breaker_of(state: State) -> int:
    return 0 if state.maker is None else 1 - state.maker


def is_by_hand(state: State) -> bool:
    return state.options.answers == "by-hand" and state.spoilt < LAST_SPOILT


def view(state: State, viewer: Viewer) -> View:
    """The code is its maker's alone until the shield drops."""
    maker = viewer is not None and viewer == state.maker
    shown = state.doubtful or state.left is not None
    return View(
        options=state.options,
        phase=phase_of(state),
        game=state.game,
        maker=state.maker,
        breaker=breaker_of(state),
        points=state.points,
        last=state.last,
        rows=state.rows,
        guess=state.guess,
        code=state.code if maker or shown else None,
        by_hand=is_by_hand(state),
        vouched=state.vouched,
        left=state.left,
    )
