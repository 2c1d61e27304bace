"""`deciban simulate`: bots against bots, and how it went."""

import time
from pathlib import Path
from typing import NamedTuple

import msgspec
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from deciban.arena import Plan, Tally, simulate
from deciban.cli.content import setup_with
from deciban.cli.options import read_options
from deciban.kernel import registry
from deciban.kernel.texts import Texts
from deciban.shell.words import bot_name, speaking


class Request(NamedTuple):
    game: str
    levels: tuple[str, ...]
    games: int
    seed: int
    options: str
    content: Path | None
    cores: int | None


class Figures(msgspec.Struct, frozen=True):
    """What is printed as JSON."""

    games: int
    wins: list[int]
    draws: int
    nobody: int
    mean_actions: float
    actions_per_second: float


def simulate_games(request: Request, *, as_json: bool, language: str | None) -> None:
    with speaking(language, request.game) as texts:
        game = registry.game(request.game)
        setup = setup_with(game, read_options(game, request.options), request.content)
        plan = Plan(request.game, setup, request.levels, request.games, request.seed)
    figures = _simulate(plan, request.cores, texts)
    if as_json:
        print(msgspec.json.encode(figures).decode())
    else:
        Console().print(_table(plan, figures, texts))


def _simulate(plan: Plan, cores: int | None, texts: Texts) -> Figures:
    console = Console(stderr=True)
    started = time.perf_counter()
    with Progress(console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(texts.say("simulate-progress"), total=plan.games)
        tally = simulate(plan, cores=cores, progress=lambda done: bar.update(task, completed=done))
    return _figures(tally, time.perf_counter() - started)


def _figures(tally: Tally, seconds: float) -> Figures:
    return Figures(
        games=tally.games,
        wins=tally.wins,
        draws=tally.draws,
        nobody=tally.nobody,
        mean_actions=tally.actions / tally.games,
        actions_per_second=round(tally.actions / seconds, 1),
    )


def _table(plan: Plan, figures: Figures, texts: Texts) -> Table:
    title = texts.say("simulate-title", game=texts.say("name"), games=figures.games)
    table = Table(title=title, title_justify="left")
    for column in ("seat", "bot", "wins", "share"):
        left = column == "bot"
        table.add_column(texts.say(f"simulate-{column}"), justify="left" if left else "right")

    def add(seat: str, bot: str, count: int) -> None:
        table.add_row(seat, bot, f"{count:,}", f"{count / figures.games:.1%}")

    bots = zip(plan.names, plan.levels, figures.wins, strict=True)
    for seat, (name, level, wins) in enumerate(bots):
        add(str(seat), bot_name(texts, name, level), wins)
    table.add_section()
    add("", texts.say("simulate-draws"), figures.draws)
    add("", texts.say("simulate-nobody"), figures.nobody)
    table.add_section()
    table.add_row("", texts.say("simulate-mean-actions"), f"{figures.mean_actions:,.2f}")
    table.add_row("", texts.say("simulate-speed"), f"{figures.actions_per_second:,.0f}")
    return table
