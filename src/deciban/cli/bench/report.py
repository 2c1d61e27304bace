"""`deciban bench`: the figures this house stands for, measured here and now."""

import sqlite3
import tempfile
import time
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

import msgspec
from rich.console import Console
from rich.table import Table

from deciban.arena import bot_speed, playout_speed
from deciban.cli.bench import load
from deciban.cli.bench.client import home_size
from deciban.house.http.pages import client
from deciban.kernel import Figure, registry
from deciban.kernel.registry import AnyGame
from deciban.kernel.texts import Texts
from deciban.shell.words import speaking

CROWD = 10_000
"""Tables that a house may have seen before."""


class Playouts(msgspec.Struct, frozen=True):
    game: str
    actions_per_second: float
    """Random actions through the public contract, in one process."""
    bots_per_second: float
    """The same by random bots, who are shown their views."""
    ratio: float


class Postgres(msgspec.Struct, frozen=True):
    moves_per_second: float
    p99_ms: float
    ratio: float
    """To the same house on SQLite."""


class Crowded(msgspec.Struct, frozen=True):
    """The same with many tables in the database already."""

    tables: int
    moves_per_second: float
    ratio: float
    """To the house that was empty."""


class HouseFigures(msgspec.Struct, frozen=True):
    tables: int
    moves_per_second: float
    """On disk, and back with the players."""
    p50_ms: float
    p99_ms: float
    memory_mb: float
    commits_per_second: float
    """What the disk can do for one writer who waits for every commit."""
    ratio: float
    crowded: Crowded
    postgres: Postgres | None = None
    """None where no database is named."""


class Client(msgspec.Struct, frozen=True):
    home_kb: float
    """Gzipped, before a board is opened."""


class Figures(msgspec.Struct, frozen=True):
    playouts: Playouts
    mind: dict[str, float]
    """What the game's own minds stand for."""
    house: HouseFigures | None = None
    """None where one game alone is measured."""
    client: Client | None = None
    """None there too, and where the client is not built."""


class Load(NamedTuple):
    """What the house is to bear."""

    tables: int
    seconds: float
    database: str | None
    """PostgreSQL, to be measured too."""


def bench(name: str | None, burden: Load, *, as_json: bool, language: str | None) -> None:
    measured = name or load.GAME
    with speaking(language, measured) as texts:
        game = registry.game(measured)
        with Console(stderr=True).status(texts.say("bench-measuring")):
            playouts, mind = _playouts(game), _mind(game)
            house, weight = (None, None) if name else (_house(burden), _client())
        if as_json:
            numbers = {_key(figure): round(figure.value, 4) for figure in mind}
            print(msgspec.json.encode(Figures(playouts, numbers, house, weight)).decode())
            return
        lines = [*_game_lines(game, playouts, mind, texts)]
        if house is not None:
            lines += _house_lines(house, weight, texts)
        Console().print(_table(lines, texts))


def _playouts(game: AnyGame) -> Playouts:
    setup = registry.supplied(game, game.types.options())
    seats = min(game.seats(setup))
    blind, seeing = playout_speed(game, setup, seats), bot_speed(game, setup, seats)
    return Playouts(game.name, round(blind), round(seeing), round(blind / seeing, 2))


def _mind(game: AnyGame) -> tuple[Figure, ...]:
    return () if game.figures is None else tuple(registry.load(game.figures)())


def _key(figure: Figure) -> str:
    unit = {"milliseconds": "_ms", "seconds": "_s", "questions": ""}[figure.unit]
    return figure.name.replace("-", "_") + unit


def _house(burden: Load) -> HouseFigures:
    commits = _commits_per_second()
    found = load.run(burden.seconds, burden.tables)
    return HouseFigures(
        tables=burden.tables,
        moves_per_second=found["moves_per_second"],
        p50_ms=found["p50_ms"],
        p99_ms=found["p99_ms"],
        memory_mb=found["memory_mb"],
        commits_per_second=round(commits),
        ratio=round(found["moves_per_second"] / commits, 2),
        crowded=_crowded(burden, found["moves_per_second"]),
        postgres=_postgres(burden, found["moves_per_second"]) if burden.database else None,
    )


def _crowded(burden: Load, empty: float) -> Crowded:
    found = load.run(burden.seconds, burden.tables, crowd=CROWD)
    moves = found["moves_per_second"]
    return Crowded(CROWD, moves, round(moves / empty, 2))


def _postgres(burden: Load, by_sqlite: float) -> Postgres:
    found = load.run(burden.seconds, burden.tables, burden.database)
    moves = found["moves_per_second"]
    return Postgres(moves, found["p99_ms"], round(moves / by_sqlite, 2))


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


def _table(lines: Iterable[Line], texts: Texts) -> Table:
    table = Table(title=texts.say("bench-title"), title_justify="left")
    table.add_column(texts.say("bench-what"))
    for column in ("figure", "goal"):
        table.add_column(texts.say(f"bench-{column}"), justify="right")
    for line in lines:
        table.add_row(*line)
    return table


def _per_second(number: float, texts: Texts) -> str:
    return texts.say("bench-per-second", number=round(number))


def _game_lines(
    game: AnyGame, fast: Playouts, mind: tuple[Figure, ...], texts: Texts
) -> Iterator[Line]:
    say = texts.say
    title = say("bench-playouts", game=say("name"))
    goal = "" if game.playouts is None else f"≥ {_per_second(game.playouts, texts)}"
    yield Line(title, _per_second(fast.actions_per_second, texts), goal)
    yield Line(say("bench-bots"), _per_second(fast.bots_per_second, texts))
    for figure in mind:
        found, goal = (
            say(f"bench-{figure.unit}", number=round(number, 3))
            for number in (figure.value, figure.most)
        )
        yield Line(say(f"figure-{figure.name}"), found, f"≤ {goal}")


def _house_lines(house: HouseFigures, weight: Client | None, texts: Texts) -> Iterator[Line]:
    say = texts.say
    moves = say("bench-moves", tables=house.tables)
    goal = f"≥ {_per_second(4000, texts)}"
    yield Line(moves, _per_second(house.moves_per_second, texts), goal)
    least = _per_second(0.9 * house.moves_per_second, texts)
    found = _per_second(house.crowded.moves_per_second, texts)
    yield Line(say("bench-crowded", tables=house.crowded.tables), found, f"≥ {least}")
    if house.postgres is not None:
        found = _per_second(house.postgres.moves_per_second, texts)
        yield Line(say("bench-postgres"), found, f"≥ {least}")
    yield Line(say("bench-commits"), _per_second(house.commits_per_second, texts))
    yield Line(say("bench-p50"), say("bench-milliseconds", number=house.p50_ms))
    limit = say("bench-milliseconds", number=50)
    yield Line(say("bench-p99"), say("bench-milliseconds", number=house.p99_ms), f"< {limit}")
    memory = say("bench-megabytes", number=house.memory_mb)
    limit = say("bench-megabytes", number=150)
    yield Line(say("bench-memory", tables=house.tables), memory, f"≤ {limit}")
    if weight is not None:
        size = say("bench-kilobytes", number=weight.home_kb)
        limit = say("bench-kilobytes", number=120)
        yield Line(say("bench-client"), size, f"≤ {limit}")
