"""The browser throws the same dice: both sides are checked against one file of throws."""

import json
from pathlib import Path

import pytest

from deciban.kernel import FairDice, commitment

VECTORS = json.loads(
    (Path(__file__).parents[2] / "web/src/client/dice.vectors.json").read_text(encoding="utf-8")
)


@pytest.mark.parametrize("table", VECTORS, ids=lambda table: table["about"])
def test_every_throw_in_the_file_is_what_the_dice_show(table: dict[str, object]) -> None:
    reveal = table["reveal"]
    assert isinstance(reveal, dict)
    seed = bytes.fromhex(reveal["seed"])
    assert commitment(seed) == table["commitment"]
    dice: dict[int, FairDice] = {}
    for thrown in reveal["throws"]:
        step = dice.setdefault(
            thrown["step"], FairDice(seed, tuple(reveal["words"]), thrown["step"])
        )
        assert step.below(thrown["sides"], thrown["why"]) == thrown["value"]
        assert step.throws[-1].index == thrown["index"]
