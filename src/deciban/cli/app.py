"""The commands and what can be set about them."""

import os
import sys
from pathlib import Path
from typing import Annotated

import typer

from deciban import __version__
from deciban.cli import content, solve
from deciban.cli.serve import data_folder
from deciban.shell.flags import Json, Lang
from deciban.shell.words import texts_for

app = typer.Typer(add_completion=False, pretty_exceptions_enable=False)
app.add_typer(solve.app, name="solve")
app.add_typer(content.app, name="content")

DEBUG = "DECIBAN_DEBUG"
GameName = Annotated[str, typer.Argument(help="The game, for example mastermind.")]
GameOptions = Annotated[
    str, typer.Option("--options", metavar="JSON", help="The game's options, as JSON.")
]
Content = Annotated[
    Path | None,
    typer.Option("--content", metavar="FILE", help="Play with what you have written yourself."),
]


def run() -> None:
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        # A terminal without our letters gives and gets question marks, not a crash.
        stream.reconfigure(errors="replace")  # type: ignore[union-attr]
    try:
        app()
    except Exception as error:
        excuse(error)


def excuse(error: Exception) -> None:
    """The last resort for a mistake of ours."""
    if os.environ.get(DEBUG):
        raise error
    texts = texts_for(None)
    print(texts.say("crashed", detail=f"{type(error).__name__}: {error}"), file=sys.stderr)
    print(texts.say("crashed-hint"), file=sys.stderr)
    sys.exit(1)


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
    database: Annotated[
        str | None,
        typer.Option(
            envvar="DECIBAN_DATABASE",
            metavar="URL",
            help="PostgreSQL in place of a file in that folder: postgresql://user@host/name",
        ),
    ] = None,
    browse: Annotated[
        bool, typer.Option("--open/--no-open", help="Open the house in the browser.")
    ] = True,
    lang: Lang = None,
) -> None:
    """Open the house."""
    from deciban.cli.serve import serve_house
    from deciban.house.config import Config

    folder = data or data_folder()
    config = Config(host=host, port=port, data=folder, database=database or None, eager=True)
    serve_house(config, browse=browse, language=lang)


@app.command()
def play(
    game: GameName,
    role: Annotated[
        str | None,
        typer.Option("--as", help="Who you are, in games with roles: codemaker, for example."),
    ] = None,
    people: Annotated[
        int, typer.Option(min=0, help="How many people share this terminal; 0 to watch bots.")
    ] = 1,
    bots: Annotated[
        str | None,
        typer.Option(metavar="LEVEL,…", help="Who takes the other seats; if not said, the best."),
    ] = None,
    options: GameOptions = "{}",
    content: Content = None,
    seed: Annotated[int | None, typer.Option(help="Play with the same chances again.")] = None,
    lang: Lang = None,
) -> None:
    """Play in the terminal."""
    from deciban.cli.play import Invitation, play_game

    levels = None if bots is None else split(bots)
    play_game(Invitation(game, role, people, levels, options, content, seed), lang)


@app.command()
def simulate(
    game: GameName,
    bots: Annotated[str, typer.Option(metavar="LEVEL,…", help="A level for every seat.")],
    games: Annotated[int, typer.Option(help="How many games to play.")] = 1000,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 0,
    options: GameOptions = "{}",
    content: Content = None,
    cores: Annotated[
        int | None, typer.Option(min=1, help="How many cores to use; all, if not said.")
    ] = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Let bots play many games on all cores."""
    from deciban.cli.simulate import Request, simulate_games

    request = Request(game, split(bots), games, seed, options, content, cores)
    simulate_games(request, as_json=json, language=lang)


@app.command()
def bench(
    game: Annotated[
        str | None, typer.Argument(help="Measure this game alone, not the house.")
    ] = None,
    tables: Annotated[int, typer.Option(min=1, help="Live tables of the house.")] = 100,
    seconds: Annotated[float, typer.Option(min=0.1, help="How long the house is loaded.")] = 10.0,
    database: Annotated[
        str | None,
        typer.Option(metavar="URL", help="An empty PostgreSQL database, to be filled with games."),
    ] = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Measure the figures this house stands for."""
    from deciban.cli.bench.report import Load
    from deciban.cli.bench.report import bench as measure

    measure(game, Load(tables, seconds, database), as_json=json, language=lang)


def split(levels: str) -> tuple[str, ...]:
    return tuple(level.strip() for level in levels.split(",") if level.strip())
