"""`deciban solve`: help at a real table, and Master against every code."""

import sys
import time
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.progress import Progress

from deciban.cli.flags import Json, Lang
from deciban.cli.screen import Gone, Screen
from deciban.cli.words import fail, refusal, speaking
from deciban.kernel import Assistant, Refused
from deciban.kernel.texts import Texts

app = typer.Typer(add_completion=False, no_args_is_help=True)


class Swept(msgspec.Struct, frozen=True):
    """How Master fares against every code of a board."""

    pegs: int
    symbols: int
    codes: int
    total: int
    mean: float
    max: int
    seconds: float


@app.callback()
def solve() -> None:
    """Get advice for a game on a real table."""


@app.command()
def mastermind(
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
            from deciban.games.mastermind.advice import Question
            from deciban.games.mastermind.assistant import MastermindAssistant

            question = Question(pegs=pegs, colors=colors, blanks=blanks, worst=worst)
            assist(MastermindAssistant(texts, question), texts)


@app.command()
def break_the_code(
    own: Annotated[str, typer.Option(help="Your tiles, for example: 0b 3w 5 7b 9w")],
    players: Annotated[int, typer.Option(min=2, max=4, help="How many play.")] = 2,
    tagiron: Annotated[bool, typer.Option("--tagiron", help="Play by the Tagiron rules.")] = False,
    json: Annotated[
        bool, typer.Option("--json", help="Read all lines at once; print the advice as JSON.")
    ] = False,
    lang: Lang = None,
) -> None:
    """Advice for Break the Code: type in questions and answers."""
    with speaking(lang, "break-the-code") as texts:
        from deciban.games.break_the_code.assistant import BreakTheCodeAssistant

        assistant = BreakTheCodeAssistant(texts, players, own, tagiron=tagiron)
        if json:
            for line in sys.stdin:
                assistant.take(line.strip())
            print(msgspec.json.encode(assistant.advice).decode())
        else:
            assist(assistant, texts)


def assist(assistant: Assistant, texts: Texts) -> None:
    """The conversation, whatever the game."""
    screen = Screen(Console(highlight=False))
    screen.line(texts.say("solve-welcome"))
    try:
        while not assistant.over:
            screen.line(assistant.show())
            _turn(assistant, screen, texts)
        screen.line(assistant.show())
    except Gone:
        return


def _turn(assistant: Assistant, screen: Screen, texts: Texts) -> None:
    """One line that makes sense, after as much help as is wanted."""
    while True:
        typed = screen.read(texts.say("play-ask", question=assistant.ask()))
        if typed == "?":
            screen.line(assistant.help())
            continue
        try:
            return assistant.take(typed)
        except Refused as refused:
            screen.line(refusal(texts, refused))


def _sweep(pegs: int, symbols: int, worst: int | None, texts: Texts, *, as_json: bool) -> None:
    began = time.perf_counter()
    from deciban.games.mastermind.mind import mind
    from deciban.games.mastermind.search import NO_LIMIT
    from deciban.games.mastermind.sweep import sweep

    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(texts.say("solve-progress"), total=symbols**pegs)
        taken = sweep(
            mind(pegs, symbols, worst or NO_LIMIT), lambda codes: progress.advance(task, codes)
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
