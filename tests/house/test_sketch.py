"""Views are written quickly, and exactly as msgspec writes them."""

from typing import Any

import msgspec
import pytest

from deciban.house.sketch import Sketch
from deciban.kernel import Data, QuickDice
from deciban.kernel.registry import AnyGame, game
from tests.kernel.traps import Traps


class Renamed(Data, frozen=True, rename="camel", tag=True):
    one_thing: int = 1


class Sparse(Data, frozen=True, omit_defaults=True):
    one: int = 1
    two: tuple[str, ...] = ("ї", '"')


LONG = ("long",) * 1000


@pytest.mark.parametrize(
    ("rules", "options", "seats"),
    [(game("mastermind"), {"games": 20}, 2), (Traps(), {"rounds": 9}, 3)],
)
def test_every_view_of_a_whole_game_is_written_exactly(
    rules: AnyGame, options: Any, seats: int
) -> None:
    options = msgspec.convert(options, rules.types.options)
    dice = QuickDice(4)
    sketch = Sketch()
    state = rules.start(options, seats, dice).state
    while awaited := rules.awaited(state):
        for viewer in (*range(seats), None):
            view = rules.view(state, viewer)
            assert bytes(sketch.draw(view)) == msgspec.json.encode(view)
        seat = dice.pick(awaited, "seat")
        action = dice.pick(rules.legal(state, seat), "offer").pick(dice)
        state = rules.apply(state, seat, action, dice).state


@pytest.mark.parametrize(
    "view", [Renamed(2), Sparse(), Sparse(2), Sparse(two=()), Sparse(two=LONG)]
)
def test_unusual_views_are_written_exactly(view: Data) -> None:
    sketch = Sketch()
    for _ in range(3):
        assert bytes(sketch.draw(view)) == msgspec.json.encode(view)
