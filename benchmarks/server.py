"""Servers under the same load, and after `kill -9`."""

import tempfile
from collections.abc import Callable, Mapping
from typing import Any

from benchmarks.environment import NODE_PEER as FOLDER
from benchmarks.findings import Entrant, Measure, Section
from benchmarks.process import Run
from benchmarks.roster import NODE_PEER, OURS, Roster, ours

LOADS, KILLS = 2, 3
SECONDS, TABLES = "6", "100"
MATCHES, MOVES = "20", "200"
"""How many matches are killed together, after how many moves that came back."""

LOAD = (
    Measure("moves_per_second", "moves per second", more_is_better=True),
    Measure("p50_ms", "half of the moves are back in, ms"),
    Measure("p99_ms", "99 of 100 are back in, ms"),
    Measure("memory_mb", "memory of the server, MB"),
)
KILL = (
    Measure("whole", f"matches back whole, of {KILLS * int(MATCHES)}", more_is_better=True),
    Measure("stands", f"servers that stand when all are back, of {KILLS}", more_is_better=True),
)
LOAD_TEXT = f"""\
{TABLES} tables of Mastermind for two on {2 * int(TABLES)} sockets, for {SECONDS} seconds: whoever
is awaited moves as soon as it hears so, and hears the whole position after every move. Ours has
every move on disk before anybody hears of it. boardgame.io keeps matches in memory unless told
otherwise, or in files, which it writes after it has told the players."""

KILL_TEXT = f"""\
{MATCHES} matches at full speed; the server is killed the moment the {MOVES}th move came back, and
started again on what it left behind. A match is whole when every move that came back is there.
A server stands when none of the players who ask for their matches again brings it down."""

Measuring = Callable[[], Run | None]


def sections(roster: Roster) -> list[Section]:
    load = _rounds(LOADS, _servers(roster, ("load", SECONDS, TABLES)))
    kill = _rounds(KILLS, _servers(roster, ("kill", MATCHES, MOVES)))
    best = {name: max(runs, key=_speed, default={}) for name, runs in load.items()}
    survived = {name: _sum(runs) for name, runs in kill.items()}
    return [
        Section("server-load", "Server: under load", LOAD_TEXT, LOAD, _entrants(roster, best)),
        Section("server-kill", "Server: after `kill -9`", KILL_TEXT, KILL,
                _entrants(roster, survived)),
    ]  # fmt: skip


def _servers(roster: Roster, task: tuple[str, str, str]) -> dict[str, Measuring]:
    script, *figures = task

    def in_files() -> Run | None:
        with tempfile.TemporaryDirectory() as folder:
            return roster.run(NODE_PEER, FOLDER / f"{script}.js", *figures, folder)

    return {
        OURS: lambda: ours("house", *task),
        f"{NODE_PEER}, memory": lambda: roster.run(NODE_PEER, FOLDER / f"{script}.js", *figures),
        f"{NODE_PEER}, files": in_files,
    }


def _rounds(rounds: int, servers: Mapping[str, Measuring]) -> dict[str, list[dict[str, Any]]]:
    """Everybody has a turn in each."""
    found: dict[str, list[dict[str, Any]]] = {name: [] for name in servers}
    for _ in range(rounds):
        for name, measure in servers.items():
            if (done := measure()) is not None:
                found[name].append(done.found)
    return found


def _speed(found: dict[str, Any]) -> float:
    return float(found["moves_per_second"])


def _sum(runs: list[dict[str, Any]]) -> dict[str, float]:
    return {measure.key: sum(run[measure.key] for run in runs) for measure in KILL}


def _entrants(roster: Roster, found: Mapping[str, dict[str, Any]]) -> list[Entrant]:
    return [
        Entrant(name, figures) if name == OURS else roster.entrant(NODE_PEER, figures, name=name)
        for name, figures in found.items()
    ]
