"""Mastermind's solvers against every code of a board."""

from benchmarks.findings import Entrant, Measure, Section
from benchmarks.process import Run
from benchmarks.roster import OURS, Roster, deciban

PEER = "mastermind-ai"
ROUNDS, WALKS = 3, 10
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
    rounds = [(_solve(6), _walk(roster, 6, 1)) for _ in range(ROUNDS)]
    mind = deciban("bench", "mastermind", "--json").found["mind"]
    mine = _figures([run for run, _ in rounds], _solve(8), mind["greedy_4x6_ms"])
    eight, warm = _walk(roster, 8, 1), _walk(roster, 6, WALKS)
    sixes = [run for _, run in rounds if run is not None]
    theirs = (
        _figures(sixes, eight, 1000 * warm.found["seconds"])
        if sixes and eight is not None and warm is not None
        else {}
    )
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


def _walk(roster: Roster, colors: int, walks: int) -> Run | None:
    script = ("-m", "benchmarks.peers.mastermind_ai")
    return roster.run(PEER, *script, str(colors), "4", str(walks))


def _figures(sixes: list[Run], eight: Run, tree: float) -> dict[str, float]:
    six = min(sixes, key=lambda run: run.cpu)
    return {
        "mean_6": six.found["total"] / six.found["codes"],
        "total_6": six.found["total"],
        "max_6": six.found["max"],
        "total_8": eight.found["total"],
        "max_8": eight.found["max"],
        "tree": tree,
        "command": six.cpu,
        "memory": six.memory,
    }
