"""Mastermind's solvers against every code of a board."""

from benchmarks.findings import Entrant, Measure, Section
from benchmarks.process import Run
from benchmarks.roster import OURS, Roster, deciban

PEER = "mastermind-ai"
WALKS = 10
GUESSES = (
    Measure("mean_6", "4×6: guesses on average"),
    Measure("total_6", "4×6: all guesses for 1,296 codes"),
    Measure("max_6", "4×6: most guesses"),
    Measure("total_8", "4×8: all guesses for 4,096 codes"),
    Measure("max_8", "4×8: most guesses"),
)
SPEED = (
    Measure("tree", "4×6: whole greedy tree, warm, ms of CPU"),
    Measure("command", "4×6: whole command from its start, s of CPU"),
    Measure("memory", "memory at most, MB"),
)
GUESSES_TEXT = """\
Each solver breaks every code of the board: Deciban with *Master*, who plays a strategy searched for
beforehand, mastermind-ai with its one solver, which looks one guess ahead."""

SPEED_TEXT = """\
The tree is every guess of a solver that looks one guess ahead, for every course of the game: ours
by entropy, mastermind-ai's by the expected number of codes left; the best of several walks in a
process that is warm. The command is all of `deciban solve mastermind --all` (Master), and for
mastermind-ai a script that starts its solver and walks its tree once; every process is weighed
from outside."""


def sections(roster: Roster) -> list[Section]:
    six, eight = _solve(6), _solve(8)
    mind = deciban("bench", "mastermind", "--json").found["mind"]
    mine = _guesses(six, eight) | {
        "tree": mind["greedy_4x6_ms"], "command": six.cpu, "memory": six.memory,
    }  # fmt: skip
    theirs = _peer(roster)
    return [
        Section(key, title, text, measures, [Entrant(OURS, mine), roster.entrant(PEER, theirs)])
        for key, title, text, measures in (
            ("solver-guesses", "Solver: how few guesses", GUESSES_TEXT, GUESSES),
            ("solver-speed", "Solver: how quick", SPEED_TEXT, SPEED),
        )
    ]


def _solve(colors: int) -> Run:
    board = ("--pegs", "4", "--colors", str(colors))
    return deciban("solve", "mastermind", *board, "--all", "--json")


def _peer(roster: Roster) -> dict[str, float]:
    six, eight, warm = (
        roster.run(PEER, "-m", "benchmarks.peers.mastermind_ai", str(colors), "4", str(walks))
        for colors, walks in ((6, 1), (8, 1), (6, WALKS))
    )
    if six is None or eight is None or warm is None:
        return {}
    return _guesses(six, eight) | {
        "tree": 1000 * warm.found["seconds"], "command": six.cpu, "memory": six.memory,
    }  # fmt: skip


def _guesses(six: Run, eight: Run) -> dict[str, float]:
    found: dict[str, float] = {"mean_6": six.found["total"] / six.found["codes"]}
    for colors, run in ((6, six), (8, eight)):
        found |= {f"total_{colors}": run.found["total"], f"max_{colors}": run.found["max"]}
    return found
