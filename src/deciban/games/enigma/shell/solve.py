"""`deciban solve enigma`: odds at a real table."""

import sys
from typing import Annotated, Literal

import msgspec
import typer

from deciban.shell.flags import Lang
from deciban.shell.words import speaking


def solve(
    players: Annotated[int, typer.Option(min=2, max=5, help="How many play.")] = 3,
    characters: Annotated[
        Literal["introductory", "standard"], typer.Option(help="The characters in play.")
    ] = "introductory",
    liars: Annotated[
        Literal["novice", "skilled", "master"], typer.Option(help="How well the others lie.")
    ] = "skilled",
    json: Annotated[
        bool, typer.Option("--json", help="Read all lines at once; print the advice as JSON.")
    ] = False,
    lang: Lang = None,
) -> None:
    """Odds for Enigma: type in looks, names, checks and moves."""
    with speaking(lang, "enigma") as texts:
        from deciban.games.enigma.minds.advice import Inquiry
        from deciban.games.enigma.shell.assistant import EnigmaAssistant
        from deciban.shell.assistant import assist

        inquiry = Inquiry(players=players, characters=characters, liars=liars)
        assistant = EnigmaAssistant(texts, inquiry)
        if json:
            for line in sys.stdin:
                assistant.take(line.strip())
            print(msgspec.json.encode(assistant.advice).decode())
        else:
            assist(assistant)
