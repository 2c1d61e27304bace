"""What a game names must be there."""

from typing import Any, ClassVar

import pytest

from deciban.kernel import RANDOM, Setup
from deciban.kernel.check import Broken, check
from tests.kernel.traps import Traps, TrapsOptions


class WithoutRandom(Traps):
    bots: ClassVar = {"novice": RANDOM}


class LostBot(Traps):
    bots: ClassVar = {"random": RANDOM, "novice": "tests.kernel.traps:Nobody"}


class LostModule(Traps):
    bots: ClassVar = {"random": RANDOM, "novice": "tests.kernel.nowhere:Novice"}


class NoBot(Traps):
    bots: ClassVar = {"random": RANDOM, "novice": "tests.kernel.traps:Traps"}


class LostTerminal(Traps):
    terminal = "tests.kernel.traps:TrapsTerminal"


class LostNotebook(Traps):
    notebook = "tests.kernel.traps:notes"


class NoNotebook(Traps):
    notebook = "tests.kernel.traps:DOORS"


@pytest.mark.parametrize(
    ("broken", "why"),
    [
        (WithoutRandom, "no bot of the level random"),
        (LostBot, "tests.kernel.traps:Nobody can't be loaded"),
        (LostModule, "tests.kernel.nowhere:Novice can't be loaded"),
        (NoBot, "tests.kernel.traps:Traps, the bot of the level novice, is no Bot"),
        (LostTerminal, "tests.kernel.traps:TrapsTerminal can't be loaded"),
        (LostNotebook, "tests.kernel.traps:notes can't be loaded"),
        (NoNotebook, "tests.kernel.traps:DOORS can't be the notebook"),
    ],
)
def test_what_can_not_be_loaded_is_caught(broken: Any, why: str) -> None:
    with pytest.raises(Broken, match=why):
        check(broken(), Setup(TrapsOptions()), 3, games=1)


@pytest.mark.parametrize(
    ("lost", "why"),
    [("bots", "there is no bot of the level random"), ("terminal", "there is no terminal")],
)
def test_a_game_has_bots_and_a_terminal(
    monkeypatch: pytest.MonkeyPatch, lost: str, why: str
) -> None:
    monkeypatch.delattr(Traps, lost)
    with pytest.raises(Broken, match=why):
        check(Traps(), Setup(TrapsOptions()), 3, games=1)
