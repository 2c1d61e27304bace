"""The commands and what can be set about them."""

import sys
from pathlib import Path
from typing import Annotated

import typer

from deciban import __version__
from deciban.cli import solve
from deciban.cli.flags import Json, Lang
from deciban.cli.serve import data_folder
from deciban.cli.words import excuse

app = typer.Typer(add_completion=False, pretty_exceptions_enable=False)
app.add_typer(solve.app, name="solve")

Game = Annotated[str, typer.Argument(help="The game, for example mastermind.")]
GameOptions = Annotated[
    str, typer.Option("--options", metavar="JSON", help="The game's options, as JSON.")
]


def run() -> None:
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        # A terminal without our letters gives and gets question marks, not a crash.
        stream.reconfigure(errors="replace")  # type: ignore[union-attr]
    try:
        app()
    except Exception as error:
        excuse(error)


@app.callback(invoke_without_command=True)
def main(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Print the version.")] = False,
) -> None:
    """A house of code-breaking games. Without a command, the house opens in the browser."""
    if version:
        print(f"deciban {__version__}")
    elif context.invoked_subcommand is None:
        serve()


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="0 takes any free one.")] = 8000,
    data: Annotated[
        Path | None,
        typer.Option(envvar="DECIBAN_DATA", help="The folder in which everything is kept."),
    ] = None,
    browse: Annotated[
        bool, typer.Option("--open/--no-open", help="Open the house in the browser.")
    ] = True,
    lang: Lang = None,
) -> None:
    """Open the house."""
    from deciban.cli.serve import open_house

    open_house(host, port, data or data_folder(), browse=browse, language=lang)


@app.command()
def play(
    game: Game,
    role: Annotated[
        str | None,
        typer.Option("--as", help="Who you are: codebreaker, codemaker, alone in Mastermind."),
    ] = None,
    people: Annotated[
        int, typer.Option(min=0, help="How many people share this terminal; 0 to watch bots.")
    ] = 1,
    bots: Annotated[
        str | None,
        typer.Option(metavar="LEVEL,…", help="Who takes the other seats; if not said, the best."),
    ] = None,
    options: GameOptions = "{}",
    seed: Annotated[int | None, typer.Option(help="Play with the same chances again.")] = None,
    lang: Lang = None,
) -> None:
    """Play in the terminal."""
    from deciban.cli.play import Invitation, play_game

    levels = None if bots is None else split(bots)
    play_game(Invitation(game, role, people, levels, options, seed), lang)


@app.command()
def simulate(
    game: Game,
    bots: Annotated[str, typer.Option(metavar="LEVEL,…", help="A level for every seat.")],
    games: Annotated[int, typer.Option(help="How many games to play.")] = 1000,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 0,
    options: GameOptions = "{}",
    cores: Annotated[
        int | None, typer.Option(min=1, help="How many cores to use; all, if not said.")
    ] = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Let bots play many games on all cores."""
    from deciban.cli.simulate import Request, simulate_games

    request = Request(game, split(bots), games, seed, options, cores)
    simulate_games(request, as_json=json, language=lang)


@app.command()
def bench(
    game: Annotated[
        str | None, typer.Argument(help="Measure this game alone, not the house.")
    ] = None,
    tables: Annotated[int, typer.Option(min=1, help="Live tables of the house.")] = 100,
    seconds: Annotated[float, typer.Option(min=0.1, help="How long the house is loaded.")] = 10.0,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Measure the figures this house stands for."""
    from deciban.cli.bench import bench as measure

    measure(game, tables=tables, seconds=seconds, as_json=json, language=lang)


def split(levels: str) -> tuple[str, ...]:
    return tuple(level.strip() for level in levels.split(",") if level.strip())
