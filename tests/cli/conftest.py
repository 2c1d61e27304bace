"""Running the command line inside the test."""

from collections.abc import Callable
from typing import Protocol

import pytest
from typer.testing import CliRunner, Result

from deciban.cli.app import app


class Deciban(Protocol):
    def __call__(self, *words: str, typed: str = "") -> Result: ...


def ending(shown: str) -> str:
    """How a table ended: the line before the people are asked whether they play once more."""
    *_, told, _ = shown.splitlines()
    return told


@pytest.fixture(params=["en", "ru", "uk"])
def language(request: pytest.FixtureRequest) -> str:
    name: str = request.param
    return name


@pytest.fixture
def deciban(monkeypatch: pytest.MonkeyPatch) -> Callable[..., Result]:
    """The command, with what is typed into it; in English unless told otherwise."""
    monkeypatch.setenv("DECIBAN_LANG", "en")
    monkeypatch.setenv("COLUMNS", "200")

    def run(*words: str, typed: str = "") -> Result:
        return CliRunner().invoke(app, words, input=typed, catch_exceptions=False)

    return run
