"""`deciban solve mastermind`: advice at a real table, and Master against every code."""

import time
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.progress import Progress

from deciban.kernel import Refused
from deciban.kernel.texts import Texts
from deciban.shell.flags import Json, Lang
from deciban.shell.words import fail, speaking


class Swept(msgspec.Struct, frozen=True):
    """How Master fares against every code of a board."""

    pegs: int
    symbols: int
    codes: int
    total: int
    mean: float
    max: int
    seconds: float


def solve(
    pegs: Annotated[int, typer.Option(min=3, max=6, help="Pegs in a row.")] = 4,
    colors: Annotated[int, typer.Option(min=4, max=10, help="Colours.")] = 6,
    blanks: Annotated[bool, typer.Option("--blanks", help="Holes may stay empty.")] = False,
    worst: Annotated[
        int | None, typer.Option(min=1, max=20, help="The most guesses that may be used.")
    ] = None,
    every: Annotated[
        bool, typer.Option("--all", help="Play Master against every code instead.")
    ] = False,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Advice for Mastermind: type in guesses and keys."""
    with speaking(lang, "mastermind") as texts:
        if every:
            _sweep(pegs, colors + blanks, worst, texts, as_json=json)
        elif json:
            raise Refused("json-of-all")
        else:
            from deciban.games.mastermind.minds.advice import Inquiry
            from deciban.games.mastermind.shell.assistant import MastermindAssistant
            from deciban.shell.assistant import assist

            inquiry = Inquiry(pegs=pegs, colors=colors, blanks=blanks, worst=worst)
            assist(MastermindAssistant(texts, inquiry))


def _sweep(pegs: int, symbols: int, worst: int | None, texts: Texts, *, as_json: bool) -> None:
    began = time.perf_counter()
    from deciban.games.mastermind.minds.board import board
    from deciban.games.mastermind.minds.sweep import sweep
    from deciban.games.mastermind.solver.search import NO_LIMIT

    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(texts.say("solve-progress"), total=symbols**pegs)
        taken = sweep(
            board(pegs, symbols, worst or NO_LIMIT), lambda codes: progress.advance(task, codes)
        )
    if worst is not None and taken.max() > worst:
        fail(texts.say("solve-worst", worst=worst, max=int(taken.max())))
    swept = Swept(
        pegs=pegs,
        symbols=symbols,
        codes=len(taken),
        total=int(taken.sum()),
        mean=round(float(taken.mean()), 6),
        max=int(taken.max()),
        seconds=round(time.perf_counter() - began, 3),
    )
    if as_json:
        print(msgspec.json.encode(swept).decode())
    else:
        facts = msgspec.structs.asdict(swept)
        Console(highlight=False).print(texts.say("solve-all", **facts))
