"""Many tables of bots on all cores.

Every table has its own seed, made from the simulation's seed and the table's number, so the
outcome is the same however the tables are dealt out to processes."""

import os
from collections.abc import Callable, Generator
from concurrent.futures import as_completed
from contextlib import closing
from multiprocessing import get_context
from typing import Any

import msgspec
from pebble import ProcessPool

from deciban.kernel import Bot, QuickDice, Refused, Setup, name_bots, registry
from deciban.kernel.table import Finished, check_seats, play

_PIECES_PER_CORE = 50
_LARGEST_PIECE = 1000


class Plan(msgspec.Struct, frozen=True):
    """What is simulated. Making one refuses what can't be."""

    game: str
    setup: Setup[Any]
    levels: tuple[str, ...]
    games: int
    seed: int

    def __post_init__(self) -> None:
        check_seats(registry.game(self.game), self.setup, len(self.levels))
        if self.games < 1:
            raise Refused("no-games")
        _bots(self)

    @property
    def names(self) -> tuple[str, ...]:
        """What the bots are called."""
        return name_bots(len(self.levels), QuickDice(self.seed))


class Tally(msgspec.Struct):
    """How some tables ended."""

    wins: list[int]
    games: int = 0
    draws: int = 0
    nobody: int = 0
    actions: int = 0

    def count(self, played: Finished) -> None:
        result = played.result
        self.games += 1
        self.actions += played.actions
        self.draws += result.drawn
        self.nobody += not result.drawn and not result.winners
        for seat in result.winners:
            self.wins[seat] += 1

    def add(self, other: "Tally") -> None:
        self.games += other.games
        self.actions += other.actions
        self.draws += other.draws
        self.nobody += other.nobody
        self.wins = [mine + theirs for mine, theirs in zip(self.wins, other.wins, strict=True)]


def simulate(
    plan: Plan, *, cores: int | None = None, progress: Callable[[int], object] = lambda done: None
) -> Tally:
    """Plays the plan; `progress` hears how many games are done."""
    cores = cores or _cores()
    pieces = _pieces(plan.games, cores)
    total = Tally([0] * len(plan.levels))
    with closing(_tallies(plan, pieces, min(cores, len(pieces)))) as tallies:
        for tally in tallies:
            total.add(tally)
            progress(total.games)
    return total


def _tallies(plan: Plan, pieces: list[range], workers: int) -> Generator[Tally, None, None]:
    """The tallies of all pieces, as they come."""
    if workers == 1:
        yield from (_play(plan, piece) for piece in pieces)
        return
    # Spawned rather than forked: the same on every system, and safe beside threads.
    pool = ProcessPool(workers, context=get_context("spawn"))
    try:
        tasks = [pool.schedule(_play, (plan, piece)) for piece in pieces]
        for done in as_completed(tasks):
            yield done.result()
    finally:
        pool.stop()  # type: ignore[no-untyped-call]
        pool.join()


def _pieces(games: int, cores: int) -> list[range]:
    size = min(max(1, games // (cores * _PIECES_PER_CORE)), _LARGEST_PIECE)
    return [range(first, min(first + size, games)) for first in range(0, games, size)]


def _play(plan: Plan, numbers: range) -> Tally:
    game = registry.game(plan.game)
    bots = _bots(plan)
    tally = Tally([0] * len(bots))
    for number in numbers:
        tally.count(play(game, plan.setup, bots, QuickDice(plan.seed << 32 | number)))
    return tally


def _bots(plan: Plan) -> list[Bot[Any]]:
    game = registry.game(plan.game)
    return [registry.bot(game, level) for level in plan.levels]


def _cores() -> int:
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
