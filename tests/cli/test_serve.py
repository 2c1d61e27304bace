"""`deciban serve` opens the house, or says in one line why not."""

import socket
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest

from deciban.cli import serve
from deciban.house.config import Config
from deciban.kernel.texts import Texts
from tests.cli.conftest import Deciban

PATIENCE = 60.0
SERVE = (Path(sys.executable).with_name("deciban"), "serve")


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[tuple[object, ...]]:
    """What the house would have been opened with."""
    calls: list[tuple[object, ...]] = []

    def note(config: Config, *, browse: bool, language: str | None) -> None:
        assert config.eager, "the workers start with the house"
        calls.append((config.host, config.port, config.data, config.database, browse))

    for name in ("DECIBAN_DATA", "DECIBAN_DATABASE"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(serve, "serve_house", note)
    return calls


def test_without_a_command_the_house_opens(
    deciban: Deciban, opened: list[object], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert deciban().exit_code == 0
    assert deciban("serve").exit_code == 0
    assert opened == [("127.0.0.1", 8000, tmp_path / "deciban", None, True)] * 2


def test_host_port_data_database_and_browser_can_be_chosen(
    deciban: Deciban, opened: list[object], monkeypatch: pytest.MonkeyPatch
) -> None:
    where = ("--data", "here", "--database", "postgresql:///one")
    deciban("serve", "--host", "::1", "--port", "0", *where, "--no-open")
    monkeypatch.setenv("DECIBAN_DATA", "there")
    monkeypatch.setenv("DECIBAN_DATABASE", "postgresql:///two")
    deciban("serve")
    assert opened == [
        ("::1", 0, Path("here"), "postgresql:///one", False),
        ("127.0.0.1", 8000, Path("there"), "postgresql:///two", True),
    ]


def test_data_is_kept_where_the_system_keeps_such_things(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("XDG_DATA_HOME", "")
    monkeypatch.setattr(sys, "platform", "linux")
    assert serve.data_folder() == tmp_path / ".local" / "share" / "deciban"
    monkeypatch.setattr(sys, "platform", "darwin")
    assert serve.data_folder() == tmp_path / "Library" / "Application Support" / "deciban"


def test_a_taken_port_is_one_clear_line(language: str, tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        words = ("--port", str(port), "--data", str(tmp_path), "--no-open", "--lang", language)
        # In a process of its own, for the house sets up the logs of the whole process.
        done = subprocess.run((*SERVE, *words), capture_output=True, text=True, timeout=PATIENCE)
    assert done.returncode == 1
    assert done.stdout == ""
    text = Texts(language, "cli").say("refusal-port-taken", port=port)
    assert done.stderr.splitlines()[-1] == text
    assert str(port) in text


def test_a_folder_that_can_not_be_used_is_one_clear_line(
    deciban: Deciban, language: str, tmp_path: Path
) -> None:
    file = tmp_path / "file"
    file.touch()
    done = deciban("serve", "--data", str(file / "data"), "--no-open", "--lang", language)
    assert done.exit_code == 1
    assert str(file / "data") in done.stderr
    assert done.stderr.count("\n") == 1


def test_a_key_that_can_be_guessed_is_one_clear_line(
    deciban: Deciban, language: str, tmp_path: Path
) -> None:
    (tmp_path / "key").touch()
    done = deciban("serve", "--data", str(tmp_path), "--no-open", "--lang", language)
    assert done.exit_code == 1
    text = Texts(language, "cli").say("refusal-bad-key", file=str(tmp_path / "key"))
    assert done.stderr == f"{text}\n"


@pytest.mark.parametrize(
    ("database", "reason"),
    [
        ("nonsense", "bad-database"),
        ("mysql://ann:hush@127.0.0.1/house", "bad-database"),
        ("postgresql://ann:hush@127.0.0.1:port/house", "bad-database"),
        ("postgresql://ann:hush@127.0.0.1:1/house", "database-unusable"),
        ("postgresql://ann:hush@nowhere.invalid/house", "database-unusable"),
    ],
)
def test_a_database_that_can_not_be_used_is_one_clear_line(
    deciban: Deciban, language: str, tmp_path: Path, database: str, reason: str
) -> None:
    where = ("--data", str(tmp_path), "--database", database)
    done = deciban("serve", *where, "--no-open", "--lang", language)
    assert done.exit_code == 1
    text = Texts(language, "cli").say(f"refusal-{reason}", detail="…")
    assert done.stderr.startswith(text.partition("…")[0])
    assert done.stderr.count("\n") == 1
    assert "hush" not in done.stderr, "a password is nobody's business"


def test_the_house_says_where_it_is_and_answers_there(tmp_path: Path) -> None:
    with subprocess.Popen(
        (*SERVE, "--port", "0", "--no-open", "--data", tmp_path / "data", "--lang", "en"),
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    ) as house:
        assert house.stdout is not None
        try:
            address = house.stdout.readline().split()[-1]
            with urllib.request.urlopen(f"{address}healthz", timeout=PATIENCE) as answer:
                assert answer.status == 200
        finally:
            house.terminate()
            house.wait(PATIENCE)
    assert house.returncode in (0, -15)
