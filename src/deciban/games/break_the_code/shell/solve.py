"""`deciban solve break-the-code`: advice at a real table."""

import sys
from typing import Annotated

import msgspec
import typer

from deciban.shell.flags import Lang
from deciban.shell.words import speaking


def solve(
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
        from deciban.games.break_the_code.shell.assistant import BreakTheCodeAssistant
        from deciban.shell.assistant import assist

        assistant = BreakTheCodeAssistant(texts, players, own, tagiron=tagiron)
        if json:
            for line in sys.stdin:
                assistant.take(line.strip())
            print(msgspec.json.encode(assistant.advice).decode())
        else:
            assist(assistant)
