"""Enigma keeps the contract."""

from typing import Any

import pytest

from deciban.games.enigma.rules.data import Options
from deciban.kernel import Setup
from deciban.kernel.check import check, check_texts
from tests.games.enigma.scene import GAME

ALONE = {"hands", "rooms", "stack"}
VOICE = ALONE | {"truths.room", "seen.room"}
PAIR = VOICE | {"dealt"}
SEALED = VOICE | {"answers", "voids.raised"}
TABLES: list[tuple[int, dict[str, Any], set[str]]] = [
    (1, {}, ALONE),
    (1, {"more_time": True, "keep_tokens": True}, ALONE),
    (2, {"characters": "introductory"}, PAIR),
    (2, {"characters": "standard", "open_checks": False}, PAIR),
    (2, {"characters": "growing", "doubts": "first-voice"}, PAIR),
    (3, {"characters": "introductory"}, SEALED),
    (3, {"characters": "standard", "match": False}, SEALED),
    (3, {"characters": "growing", "doubts": "first-voice"}, VOICE),
    (4, {"characters": "introductory", "doubts": "first-voice"}, VOICE),
    (4, {"characters": "standard"}, SEALED),
    (4, {"characters": "growing", "breakthroughs": 3}, SEALED),
    (5, {"characters": "introductory"}, SEALED),
    (5, {"characters": "standard", "doubts": "first-voice"}, VOICE),
    (5, {"characters": "growing"}, SEALED),
]
"""Each with what is secret there."""
NAMES = [f"{players}-{'-'.join(map(str, options.values()))}" for players, options, _ in TABLES]


@pytest.mark.parametrize(("players", "options", "secrets"), TABLES, ids=NAMES)
def test_enigma_keeps_the_contract(
    players: int, options: dict[str, Any], secrets: set[str]
) -> None:
    report = check(GAME, Setup(Options(**options)), players, games=16, coached=1)
    assert report.varied == secrets
    check_texts(GAME, report.reasons, report.throws, report.phrases)
