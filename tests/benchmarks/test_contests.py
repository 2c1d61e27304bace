"""How the figures of several runs become one, with made-up runs instead of measuring."""

from collections.abc import Callable, Iterator
from itertools import cycle
from pathlib import Path
from typing import Any

import pytest

from benchmarks import playouts, server, solver
from benchmarks.findings import Section
from benchmarks.process import Run
from benchmarks.roster import NODE_PEER, Roster

Figures = dict[str, float]


class Told(Roster):
    """Peers that answer what they are told to; all others are missing."""

    def __init__(self, answers: dict[str, list[Figures]]) -> None:
        super().__init__()
        self._answers = {peer: cycle(told) for peer, told in answers.items()}

    def run(self, peer: str, *arguments: str | Path) -> Run | None:
        if peer not in self._answers:
            self.troubles[peer] = "can't be installed here: no wheel"
            return None
        return Run(next(self._answers[peer]), 2.0, 60.0)


def telling(*figures: Figures) -> Callable[..., Run]:
    answers: Iterator[Figures] = cycle(figures)
    return lambda *arguments: Run(next(answers), 0.5, 30.0)


def figures(section: Section) -> dict[str, Figures]:
    return {entrant.name: entrant.figures for entrant in section.entrants}


def troubles(section: Section) -> list[str]:
    return [entrant.name for entrant in section.entrants if entrant.trouble]


def test_the_best_round_of_a_playout_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    mine = telling({"rules": 8, "views": 6}, {"rules": 7, "views": 9})
    monkeypatch.setattr(playouts, "ours", mine)
    rules, views, memory = playouts.sections(
        Told({"open_spiel": [{"go": 3}, {"go": 5}, {"go": 4}]})
    )
    assert figures(rules) == {"Deciban: Mastermind": {"speed": 8}, "OpenSpiel: go": {"speed": 5}}
    assert figures(views)["Deciban: Mastermind"] == {"speed": 9}
    assert figures(memory)["OpenSpiel"] == {"memory": 60}
    assert troubles(views) == ["PettingZoo", "RLCard"]
    assert troubles(memory) == ["PettingZoo", "RLCard"]


def test_of_a_loaded_server_the_round_with_most_moves_counts_whole(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    slow = {"moves_per_second": 1.0, "p50_ms": 1.0, "whole": 20, "stands": 1}
    fast = {"moves_per_second": 2.0, "p50_ms": 3.0, "whole": 20, "stands": 1}
    monkeypatch.setattr(server, "ours", telling(slow, fast))
    load, kill = server.sections(Told({NODE_PEER: [{**slow, "whole": 3, "stands": 0}]}))
    assert figures(load)["Deciban"]["p50_ms"] == 3
    assert figures(kill) == {
        "Deciban": {"whole": 60, "stands": 3},
        f"{NODE_PEER}, memory": {"whole": 9, "stands": 0},
        f"{NODE_PEER}, files": {"whole": 9, "stands": 0},
    }


def test_a_server_that_is_not_there_is_named_in_both_tables(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(server, "ours", telling({"moves_per_second": 1, "whole": 2, "stands": 1}))
    for section in server.sections(Told({})):
        assert troubles(section) == [f"{NODE_PEER}, memory", f"{NODE_PEER}, files"]


def test_solvers_are_compared_by_guesses_and_by_time(monkeypatch: pytest.MonkeyPatch) -> None:
    six: Figures = {"codes": 1296, "total": 5625, "max": 6}
    eight: Figures = {"codes": 4096, "total": 20471, "max": 7}
    mind: dict[str, Any] = {"mind": {"greedy_4x6_ms": 12.0}}
    answers: Iterator[dict[str, Any]] = iter([six, six, six, mind, eight])
    monkeypatch.setattr(solver, "deciban", lambda *_: Run(next(answers), 0.5, 30.0))
    theirs = [six, six, six, eight, {**six, "seconds": 0.2}]
    guesses, speed = solver.sections(Told({solver.PEER: theirs}))
    assert figures(guesses)["Deciban"]["mean_6"] == pytest.approx(4.340, abs=0.001)
    assert speed.ratio(solver.SPEED[0], speed.entrants[1]) == pytest.approx(200 / 12)
    assert speed.ratio(solver.SPEED[1], speed.entrants[1]) == 4
