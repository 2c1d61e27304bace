"""Random games, as many as one process can play."""

from collections import defaultdict

from benchmarks.findings import Entrant, Measure, Section
from benchmarks.roster import OURS, Roster, ours

ROUNDS = 3
SECONDS = "1"
SPEED = Measure("speed", "actions per second", more_is_better=True)
MEMORY = Measure("memory", "memory at most, MB")
NAMES = {"open_spiel": "OpenSpiel", "pettingzoo": "PettingZoo", "rlcard": "RLCard"}
BLIND, SEEING = ("open_spiel",), ("pettingzoo", "rlcard")

RULES_TEXT = """\
Random games through nothing but the rules: which actions are legal, one of them by chance, do it.
The games differ (no peer has Mastermind), so this weighs the frames they stand in: ours is
Mastermind for two, in Python; OpenSpiel's `python_…` games are in Python too, its others in C++ and
called from Python. Chance is drawn, but not counted as an action."""

VIEWS_TEXT = """\
The same, but whoever moves is first shown all that it may know: in ours its view and all it has
heard, in PettingZoo the observation with its mask, in RLCard the state of its random agents."""

MEMORY_TEXT = "The same processes, with all that they load, at their largest."


def sections(roster: Roster) -> list[Section]:
    speeds, memories = _measure(roster)
    mine = speeds[OURS]
    return [
        Section("playouts-rules", "Playouts: rules alone", RULES_TEXT, (SPEED,), [
            Entrant(f"{OURS}: Mastermind", {"speed": mine["rules"]}),
            *_games(roster, BLIND, speeds),
        ]),
        Section("playouts-views", "Playouts: with what players see", VIEWS_TEXT, (SPEED,), [
            Entrant(f"{OURS}: Mastermind", {"speed": mine["views"]}),
            *_games(roster, SEEING, speeds),
        ]),
        Section("playouts-memory", "Playouts: memory", MEMORY_TEXT, (MEMORY,), [
            Entrant(OURS, {"memory": memories[OURS]}),
            *(roster.entrant(peer, {"memory": memories[peer]}, name=NAMES[peer]) for peer in NAMES),
        ]),
    ]  # fmt: skip


def _measure(roster: Roster) -> tuple[dict[str, dict[str, float]], dict[str, float]]:
    """The best of rounds in which everybody has a turn, by entrant and by game."""
    speeds: dict[str, dict[str, float]] = defaultdict(lambda: defaultdict(float))
    memories: dict[str, float] = defaultdict(float)
    for _ in range(ROUNDS):
        for name in (OURS, *NAMES):
            done = (
                ours("deciban", SECONDS)
                if name == OURS
                else roster.run(name, "-m", f"benchmarks.peers.{name}", SECONDS)
            )
            if done is not None:
                memories[name] = max(memories[name], done.memory)
                for game, speed in done.found.items():
                    speeds[name][game] = max(speeds[name][game], speed)
    return speeds, memories


def _games(
    roster: Roster, peers: tuple[str, ...], speeds: dict[str, dict[str, float]]
) -> list[Entrant]:
    entrants = []
    for peer in peers:
        if peer in roster.troubles:
            entrants.append(roster.entrant(peer, {}, name=NAMES[peer]))
        for game, speed in speeds[peer].items():
            entrants.append(roster.entrant(peer, {"speed": speed}, name=f"{NAMES[peer]}: {game}"))
    return entrants
