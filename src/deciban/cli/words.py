"""Speaking to the person at the keyboard, in their language and without tracebacks."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Literal, NoReturn

import typer

from deciban.kernel import Refused, registry
from deciban.kernel.texts import Texts, pick_language

Language = Literal["en", "ru", "uk"]

DEBUG = "DECIBAN_DEBUG"


def texts_for(language: str | None, game: str | None = None) -> Texts:
    """The texts of the command line, of the house and, if there is one, of a game."""
    files = ("cli", "house", *(name for name in registry.names() if name == game))
    return Texts(language or pick_language(), *files)


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


def fail(text: str, *, code: int = 1) -> NoReturn:
    print(text, file=sys.stderr)
    raise typer.Exit(code)


def excuse(error: Exception) -> None:
    """The last resort for a mistake of ours."""
    if os.environ.get(DEBUG):
        raise error
    texts = texts_for(None)
    print(texts.say("crashed", detail=f"{type(error).__name__}: {error}"), file=sys.stderr)
    print(texts.say("crashed-hint"), file=sys.stderr)
    sys.exit(1)
