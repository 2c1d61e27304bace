"""The command line speaks three languages and never in tracebacks."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

import deciban
from deciban.cli.app import DEBUG, excuse
from deciban.kernel import registry
from deciban.kernel.check.texts import check_file, check_lookup
from deciban.kernel.texts import lookup
from deciban.shell.words import texts_for
from tests.cli.conftest import Deciban

ROOMS = [Path(deciban.__file__).parent / room for room in ("cli", "shell")]


def test_every_language_has_the_same_texts() -> None:
    check_file("cli")
    check_lookup(*lookup(terminal=True))


def test_every_text_that_is_said_exists() -> None:
    texts = texts_for("en")
    said = set()
    for source in (path for room in ROOMS for path in room.rglob("*.py")):
        said |= set(re.findall(r'say\("([\w-]+)"', source.read_text(encoding="utf-8")))
    assert len(said) > 20
    assert {key for key in said if key not in texts} == {"name", "conflict"}, "a game says these"


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


ASSISTANTS = [name for name in registry.names() if registry.game(name).assistant]


@pytest.mark.parametrize(
    "command", ["serve", "play", "simulate", "bench", *(f"solve {name}" for name in ASSISTANTS)]
)
def test_every_command_has_a_help_page(deciban: Deciban, command: str) -> None:
    *groups, name = command.split()
    assert name in deciban(*groups, "--help").stdout
    done = deciban(*groups, name, "--help")
    assert done.exit_code == 0
    assert "--lang" in done.stdout


def test_help_is_quick() -> None:
    """Nothing heavy is loaded by who only looks what there is."""
    for words in (("--help",), ("solve", "--help"), ("solve", ASSISTANTS[0], "--help")):
        code = (
            "import sys; from typer.testing import CliRunner; from deciban.cli.app import app\n"
            f"assert CliRunner().invoke(app, {words}).exit_code == 0\n"
            "print(*sys.modules)"
        )
        done = subprocess.run(
            (sys.executable, "-c", code), capture_output=True, text=True, check=True
        )
        assert not {"numpy", "numba", "litestar", "sqlalchemy"} & {*done.stdout.split()}
