"""Speaking to the person at the keyboard, in their language and without tracebacks."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Literal, NoReturn

import typer

from deciban.kernel import Refused, registry
from deciban.kernel.texts import Texts, lookup, pick_language

Language = Literal["en", "ru", "uk"]


def texts_for(language: str | None, game: str | None = None) -> Texts:
    """The texts of the command line, of the house and, if there is one, of a game."""
    known = game if game is not None and registry.knows(game) else None
    return Texts(language or pick_language(), *lookup(known, terminal=True))


@contextmanager
def speaking(language: str | None, game: str | None = None, *, code: int = 2) -> Iterator[Texts]:
    """Whatever is refused inside is said in words and ends the command."""
    texts = texts_for(language, game)
    try:
        yield texts
    except Refused as refused:
        fail(refusal(texts, refused), code=code)


def refusal(texts: Texts, refused: Refused) -> str:
    return texts.say(f"refusal-{refused.refusal.reason}", **refused.refusal.facts)


def bot_name(texts: Texts, name: str, level: str) -> str:
    return texts.say("seat-bot", name=texts.say(f"bot-{name}"), level=texts.say(f"level-{level}"))


def fail(text: str, *, code: int = 1) -> NoReturn:
    print(text, file=sys.stderr)
    raise typer.Exit(code)
