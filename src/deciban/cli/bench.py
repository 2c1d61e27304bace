"""`deciban bench`: the figures this house stands for, measured here and now."""

import sqlite3
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import msgspec
from rich.console import Console
from rich.table import Table

from deciban.arena import bot_speed, playout_speed
from deciban.cli.client import home_size
from deciban.cli.words import texts_for
from deciban.house import load
from deciban.house.pages import client
from deciban.kernel import registry
from deciban.kernel.texts import Texts

GAME = "mastermind"


class Playouts(msgspec.Struct, frozen=True):
    game: str
    actions_per_second: float
    """Random actions through the public contract, in one process."""
    bots_per_second: float
    """The same by random bots, who are shown their views."""
    ratio: float


class House(msgspec.Struct, frozen=True):
    tables: int
    moves_per_second: float
    """On disk, and back with the players."""
    p50_ms: float
    p99_ms: float
    memory_mb: float
    commits_per_second: float
    """What the disk can do for one writer who waits for every commit."""
    ratio: float


class Client(msgspec.Struct, frozen=True):
    home_kb: float
    """Gzipped, before a board is opened."""


class Figures(msgspec.Struct, frozen=True):
    playouts: Playouts
    house: House
    client: Client | None
    """None where the client is not built."""


def bench(*, tables: int, seconds: float, as_json: bool, language: str | None) -> None:
    texts = texts_for(language, GAME)
    with Console(stderr=True).status(texts.say("bench-measuring")):
        figures = Figures(_playouts(), _house(tables, seconds), _client())
    if as_json:
        print(msgspec.json.encode(figures).decode())
    else:
        Console().print(_table(figures, texts))


def _playouts() -> Playouts:
    game = registry.game(GAME)
    options = game.types.options()
    seats = min(game.seats(options))
    blind, seeing = playout_speed(game, options, seats), bot_speed(game, options, seats)
    return Playouts(GAME, round(blind), round(seeing), round(blind / seeing, 2))


def _house(tables: int, seconds: float) -> House:
    commits = _commits_per_second()
    found = load.run(seconds, tables)
    return House(
        tables=tables,
        moves_per_second=found["moves_per_second"],
        p50_ms=found["p50_ms"],
        p99_ms=found["p99_ms"],
        memory_mb=found["memory_mb"],
        commits_per_second=round(commits),
        ratio=round(found["moves_per_second"] / commits, 2),
    )


def _commits_per_second(seconds: float = 1.0) -> float:
    with tempfile.TemporaryDirectory() as folder:
        database = sqlite3.connect(Path(folder, "commits.sqlite"), isolation_level=None)
        database.executescript("PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL;")
        database.execute("CREATE TABLE journal (step INTEGER PRIMARY KEY, action BLOB)")
        count, began = 0, time.perf_counter()
        while (spent := time.perf_counter() - began) < seconds:
            database.execute("INSERT INTO journal (action) VALUES (?)", (b"x" * 60,))
            count += 1
        database.close()
    return count / spent


def _client() -> Client | None:
    folder = client()
    size = home_size(folder) if folder else None
    return None if size is None else Client(round(size / 1000, 1))


class Line(NamedTuple):
    what: str
    figure: str
    goal: str = ""


def _table(figures: Figures, texts: Texts) -> Table:
    table = Table(title=texts.say("bench-title"), title_justify="left")
    table.add_column(texts.say("bench-what"))
    for column in ("figure", "goal"):
        table.add_column(texts.say(f"bench-{column}"), justify="right")
    for line in _lines(figures, texts):
        table.add_row(*line)
    return table


def _lines(figures: Figures, texts: Texts) -> Iterator[Line]:
    say, fast, house = texts.say, figures.playouts, figures.house

    def per_second(number: float) -> str:
        return say("bench-per-second", number=round(number))

    goal = f"≥ {per_second(100_000)}"
    yield Line(say("bench-playouts", game=say("name")), per_second(fast.actions_per_second), goal)
    yield Line(say("bench-bots"), per_second(fast.bots_per_second))
    moves = say("bench-moves", tables=house.tables)
    yield Line(moves, per_second(house.moves_per_second), f"≥ {per_second(3000)}")
    yield Line(say("bench-commits"), per_second(house.commits_per_second))
    yield Line(say("bench-p50"), say("bench-milliseconds", number=house.p50_ms))
    limit = say("bench-milliseconds", number=60)
    yield Line(say("bench-p99"), say("bench-milliseconds", number=house.p99_ms), f"< {limit}")
    memory = say("bench-megabytes", number=house.memory_mb)
    limit = say("bench-megabytes", number=150)
    yield Line(say("bench-memory", tables=house.tables), memory, f"≤ {limit}")
    if figures.client is not None:
        size = say("bench-kilobytes", number=figures.client.home_kb)
        limit = say("bench-kilobytes", number=120)
        yield Line(say("bench-client"), size, f"≤ {limit}")
