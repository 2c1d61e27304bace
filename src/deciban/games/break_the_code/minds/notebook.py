"""What the notebook fills in by itself."""

from collections.abc import Sequence

import numpy as np

from deciban.games.break_the_code.minds.advice import LISTED, Known, Notes
from deciban.games.break_the_code.minds.knowledge import belief_of, then
from deciban.games.break_the_code.rules.data import View
from deciban.games.break_the_code.rules.tiles import TILES, Hand
from deciban.games.break_the_code.solver.belief import Belief
from deciban.kernel import Sight

KINDS = tuple(dict.fromkeys(TILES))


def notes(sight: Sight[View]) -> Notes:
    seat, view = sight.seat, sight.view
    if seat is None or view.options.help == "none" or view.phase == "over":
        return Notes()
    if view.options.help == "full":
        belief = belief_of(view, seat)
        known = tuple(_full(belief, seat, at) for at in range(len(belief.counts)))
    else:
        known = _facts(view, seat)
    return Notes((*known[:-1], _seen(view.centre)) if view.centre else known)


def _seen(centre: Hand) -> Known:
    """The centre, for who has looked at it."""
    outside = tuple(tile for tile in KINDS if tile not in centre)
    return Known(None, tuple((tile,) for tile in centre), centre, outside, 1, (centre,))


def _whose(seat: int, at: int, players: int) -> int | None:
    """The seat of the others from the left neighbour on; then the centre."""
    return (seat + 1 + at) % players if at < players - 1 else None


def _full(belief: Belief, seat: int, at: int) -> Known:
    """What all answers together prove."""
    codes = list(belief.hands(belief.counts[at]))
    known = _known(codes, _whose(seat, at, belief.players), belief)
    listed = tuple(codes) if len(codes) < LISTED else ()
    return Known(known.seat, known.cells, known.inside, known.outside, len(codes), listed)


def _facts(view: View, seat: int) -> tuple[Known, ...]:
    """What every answer proves alone, put side by side."""
    hand = view.hands[seat]
    assert hand is not None
    fresh = Belief(len(view.hands), hand)
    every = [
        _known(list(fresh.world.hands), _whose(seat, at, fresh.players), fresh)
        for at in range(fresh.players if fresh.players > 2 else 1)
    ]
    for done in view.log:
        alone = then(fresh, done, seat)
        for at in range(fresh.players - 1):
            if alone.possible[at] is not fresh.possible[at]:
                codes = list(alone.hands(alone.possible[at].astype(np.int64)))
                every[at] = _both(every[at], _known(codes, every[at].seat, fresh))
    return tuple(every)


def _known(codes: Sequence[Hand], seat: int | None, belief: Belief) -> Known:
    """What all these codes have in common."""
    size = len(belief.world.hands[0])
    cells = tuple(tuple(sorted({code[place] for code in codes})) for place in range(size))
    anywhere = {tile for cell in cells for tile in cell}
    inside = tuple(tile for tile in KINDS if codes and all(tile in code for code in codes))
    return Known(seat, cells, inside, tuple(tile for tile in KINDS if tile not in anywhere))


def _both(one: Known, other: Known) -> Known:
    cells = tuple(
        tuple(tile for tile in mine if tile in theirs)
        for mine, theirs in zip(one.cells, other.cells, strict=True)
    )
    inside = tuple(sorted({*one.inside, *other.inside}))
    return Known(one.seat, cells, inside, tuple(sorted({*one.outside, *other.outside})))
