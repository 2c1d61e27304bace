"""Time, and how a game and a match end."""

from msgspec.structs import replace

from deciban.games.enigma.rules import data
from deciban.games.enigma.rules.cards import Character, Outlast
from deciban.games.enigma.rules.data import End, State
from deciban.kernel import Told

CELLS = 6
CELLS_ALONE = 7
WINS = 3
"""As many games must be won: of a match, and alone in a row."""


def is_on(state: State) -> bool:
    """A game is being played."""
    return state.end is None


def last_cell(state: State) -> int:
    """The cell with which time ends; beyond the board where a lone player has more time."""
    if not state.alone:
        return CELLS - 1
    return CELLS_ALONE - 1 + state.options.more_time


def cells_left(state: State) -> int:
    """Alone: between the marker and the last cell."""
    return CELLS_ALONE - 1 - state.time


def character_of(state: State, name: str) -> Character:
    return state.cards.character[name]


def outlasts(state: State, name: str) -> bool:
    """Whether a character wins when time runs out."""
    return any(isinstance(demand, Outlast) for demand in character_of(state, name).goal)


def move_time(state: State, told: list[Told]) -> State:
    state = replace(state, time=state.time + 1)
    told.append(Told(data.Moved(state.time)))
    return state if state.time < last_cell(state) else _time_out(state, told)


def _time_out(state: State, told: list[Told]) -> State:
    for seat, (player, hand) in enumerate(zip(state.players, state.hands, strict=True)):
        ready = hand is not None and not player.out and not player.silence
        if ready and outlasts(state, hand or ""):
            return end_game(state, End("time", seat, hand), told)
    return end_game(state, End("breakthrough"), told)


def end_game(state: State, end: End, told: list[Told]) -> State:
    """Everything is shown; the match goes on or is over."""
    told.append(
        Told(
            data.Ended(
                end.how,
                end.winner,
                end.character,
                state.rooms,
                state.hands,
                tuple(sorted(state.stack)),
                tuple(truth.room for truth in state.truths),
                tuple(truth.room for truth in state.seen),
            )
        )
    )
    players = tuple(
        replace(player, wins=player.wins + (seat == end.winner and end.how != "alone"))
        for seat, player in enumerate(state.players)
    )
    cells = (*state.cells, cells_left(state)) if state.alone and end.winner == 0 else state.cells
    state = replace(
        state,
        end=end,
        players=players,
        cells=cells,
        breaks=state.breaks + (end.how == "breakthrough"),
        claim=None,
        todo=(),
        target=None,
        answers=(None,) * len(players),
    )
    if not _is_decided(state, end):
        return replace(state, phase="between", keeper=_next_keeper(state))
    told.append(Told(data.Unsealed(state.voids)))
    return replace(state, phase="over")


def _is_decided(state: State, end: End) -> bool:
    if state.alone:
        return end.winner is None or state.players[0].wins == WINS
    if not state.options.match or end.how == "alone":
        return True
    return state.breaks >= state.options.breakthroughs or any(
        player.wins == WINS for player in state.players
    )


def _next_keeper(state: State) -> int:
    """The office moves to the left, past those who have left."""
    seats = len(state.players)
    following = ((state.keeper + step) % seats for step in range(1, seats + 1))
    return next(seat for seat in following if not state.players[seat].gone)
