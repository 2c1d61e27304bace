"""The command line speaks three languages and never in tracebacks."""

import re
from pathlib import Path

import pytest

import deciban
from deciban.cli.words import DEBUG, excuse, texts_for
from deciban.kernel.conformance import check_texts
from tests.cli.conftest import Deciban

CLI = Path(deciban.__file__).parent / "cli"


def test_every_language_has_the_same_texts() -> None:
    check_texts("cli")


def test_every_text_that_is_said_exists() -> None:
    texts = texts_for("en")
    said = set()
    for source in CLI.glob("*.py"):
        said |= set(re.findall(r'say\("([\w-]+)"', source.read_text(encoding="utf-8")))
    assert len(said) > 20
    assert {key for key in said if key not in texts} == {"name"}


def test_a_mistake_of_ours_is_excused_in_words(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    monkeypatch.delenv(DEBUG, raising=False)
    monkeypatch.setenv("DECIBAN_LANG", language)
    with pytest.raises(SystemExit) as left:
        excuse(ZeroDivisionError("by zero"))
    said = capsys.readouterr().err
    assert left.value.code == 1
    assert "ZeroDivisionError: by zero" in said
    assert DEBUG in said
    assert "Traceback" not in said


def test_who_wants_the_traceback_gets_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(DEBUG, "1")
    with pytest.raises(ZeroDivisionError):
        excuse(ZeroDivisionError("by zero"))


def test_the_version(deciban: Deciban) -> None:
    assert deciban("--version").stdout == "deciban 0.1.0\n"


@pytest.mark.parametrize("command", ["serve", "play", "simulate", "bench"])
def test_every_command_has_a_help_page(deciban: Deciban, command: str) -> None:
    assert command in deciban("--help").stdout
    done = deciban(command, "--help")
    assert done.exit_code == 0
    assert "--lang" in done.stdout
