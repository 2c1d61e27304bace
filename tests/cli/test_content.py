"""Games that are played with content are played in the terminal and by the arena, too."""

import json
from pathlib import Path

import pytest

from deciban.kernel.texts import Texts
from tests.cli.conftest import Deciban
from tests.house.vaults import MISSION

pytestmark = pytest.mark.usefixtures("vault")


def test_a_game_with_content_is_played_and_played_once_more(deciban: Deciban) -> None:
    play = ("play", "vault", "--bots", "random", "--options", '{"rounds": 1}')
    done = deciban(*play, typed="1\nno idea\nyes\n1\nno idea\nno\n")
    assert done.exit_code == 0
    assert done.stdout.count("“no idea”, and the word was") == 2


def test_a_game_with_content_is_simulated(deciban: Deciban) -> None:
    simulate = ("simulate", "vault", "--bots", "random,random", "--games", "20", "--cores", "1")
    done = deciban(*simulate, "--json")
    assert done.exit_code == 0
    assert json.loads(done.stdout)["games"] == 20


@pytest.fixture
def mission(tmp_path: Path) -> Path:
    file = tmp_path / "mission.txt"
    file.write_text(MISSION, encoding="utf-8")
    return file


def test_a_file_is_checked(deciban: Deciban, mission: Path) -> None:
    done = deciban("content", "check", "vault", str(mission))
    assert done.exit_code == 0
    assert done.stdout == "“A door without a handle.” can be played.\n"


def test_an_author_is_warned(deciban: Deciban, mission: Path) -> None:
    mission.write_text(MISSION.replace("QUIXOTRYZ", "ANCHOR"), encoding="utf-8")
    done = deciban("content", "check", "vault", str(mission))
    assert done.exit_code == 0
    assert done.stdout.startswith(f"{mission}:1: Line 1: the game has this word itself")


def test_what_is_wrong_is_said_with_its_line(
    deciban: Deciban, mission: Path, language: str
) -> None:
    mission.write_text(f"# Mine\n{MISSION.replace('QUI', 'qui')}", encoding="utf-8")
    check = ("content", "check", "vault", str(mission), "--lang", language)
    done = deciban(*check)
    assert done.exit_code == 1
    reason = Texts(language, "vault").say("refusal-bad-word", line=2)
    assert done.stderr == f"{mission}:2: {reason}\n"


@pytest.mark.parametrize(
    ("written", "reason"),
    [
        (b"word: ABC\nstory: \xff", "Line 2 can’t be read as text."),
        (b"#" * 10_000_000, "This file is too large: at most 256 kB"),
        (None, "does not exist or can’t be read."),
    ],
)
def test_a_file_that_can_not_be_read_is_refused(
    deciban: Deciban, mission: Path, written: bytes | None, reason: str
) -> None:
    if written is None:
        mission.unlink()
    else:
        mission.write_bytes(written)
    for words in (
        ("content", "check", "vault", str(mission)),
        ("play", "vault", "--content", str(mission)),
        ("simulate", "vault", "--bots", "random,random", "--content", str(mission)),
    ):
        done = deciban(*words)
        assert done.exit_code in (1, 2)
        assert reason in done.stderr


def test_a_game_without_content_takes_no_file(deciban: Deciban, mission: Path) -> None:
    for words in (("content", "check"), ("play",)):
        flag = ("--content",) if words == ("play",) else ()
        done = deciban(*words, "mastermind", *flag, str(mission))
        assert done.exit_code in (1, 2)
        assert Texts("en", "house").say("refusal-no-contents") in done.stderr


def test_a_table_is_played_with_a_file_and_again(deciban: Deciban, mission: Path) -> None:
    play = ("play", "vault", "--bots", "random", "--options", '{"rounds": 1}')
    typed = "1\nno idea\nyes\n1\nno idea\nno\n"
    done = deciban(*play, "--content", str(mission), typed=typed)
    assert done.exit_code == 0
    assert done.stdout.count("and the word was QUIXOTRYZ") == 2


def test_a_file_is_simulated(deciban: Deciban, mission: Path) -> None:
    simulate = ("simulate", "vault", "--bots", "random,random", "--games", "20", "--cores", "1")
    done = deciban(*simulate, "--json", "--content", str(mission))
    assert done.exit_code == 0
    assert json.loads(done.stdout)["games"] == 20
