"""A package beside the house brings a game to the library, the terminal and the arena."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from deciban.kernel import registry
from deciban.kernel.texts import LANGUAGES
from tests.installed.beside import install

HERE = Path(__file__).parent
TIMEOUT = 120.0


@pytest.fixture
def beside(tmp_path: Path) -> Path:
    shutil.copytree(HERE / "coins", tmp_path / "coins")
    install(tmp_path, "coins", "coins", "coins:Coins")
    return tmp_path


def run(beside: Path, *words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """A fresh process, which finds the package as if it were installed."""
    path = os.pathsep.join(filter(None, (str(beside), os.environ.get("PYTHONPATH"))))
    return subprocess.run(
        (sys.executable, *words),
        input=typed,
        env={**os.environ, "PYTHONPATH": path, "PYTHONIOENCODING": "utf-8", "COLUMNS": "200"},
        capture_output=True,
        encoding="utf-8",
        timeout=TIMEOUT,
        check=False,
    )


def listed(beside: Path) -> tuple[list[str], str]:
    code = "from deciban.kernel.registry import names; print(*names())"
    done = run(beside, "-c", code)
    return done.stdout.split(), done.stderr


def test_it_is_listed_after_the_houses_own(beside: Path) -> None:
    assert listed(beside) == ([*registry.names(), "coins"], "")


def test_it_keeps_the_contract_and_has_its_words(beside: Path) -> None:
    code = (
        "from deciban.kernel import Setup, registry\n"
        "from deciban.kernel.check import check, check_texts\n"
        "game = registry.game('coins')\n"
        "report = check(game, Setup(game.types.options()), 1)\n"
        "check_texts(game, report.reasons, report.throws, report.phrases)\n"
    )
    done = run(beside, "-c", code)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_played_in_the_terminal(beside: Path, language: str) -> None:
    call = {"en": "heads", "ru": "орёл", "uk": "герб"}[language]
    play = ("-m", "deciban", "play", "coins", "--seed", "1", "--lang", language)
    done = run(beside, *play, typed=f"edge\n{call}\n")
    assert (done.returncode, done.stderr) == (0, "")
    file = beside / "coins" / "texts" / language / "coins.ftl"
    refused = file.read_text(encoding="utf-8").rpartition("refusal-no-such-side = ")[2]
    assert refused in done.stdout


def test_it_is_simulated_by_the_arena(beside: Path) -> None:
    simulate = ("-m", "deciban", "simulate", "coins", "--bots", "random", "--games", "100")
    done = run(beside, *simulate, "--cores", "1", "--json")
    figures = json.loads(done.stdout)
    assert figures["games"] == 100
    assert 20 < figures["wins"][0] < 80


@pytest.mark.parametrize(
    ("code", "why"),
    [
        ("import nothing_at_all", "No module named 'nothing_at_all'"),
        ("Broken = 1 / 0", "division by zero"),
        ("class Broken:\n    name = 'other'", "it calls itself other"),
    ],
)
def test_a_broken_one_is_named_and_left_out(beside: Path, code: str, why: str) -> None:
    (beside / "broken.py").write_text(code)
    install(beside, "broken", "broken", "broken:Broken")
    names, said = listed(beside)
    assert names == [*registry.names(), "coins"]
    assert "broken:Broken" in said
    assert why in said
    refused = run(beside, "-m", "deciban", "play", "broken", "--lang", "en")
    assert refused.returncode == 2
    assert "There is no game “broken” here." in refused.stderr


def test_minds_that_can_not_be_loaded_do_not_stop_the_others(beside: Path) -> None:
    rules = beside / "coins" / "__init__.py"
    random, lost = '{"random": RANDOM}', '{"random": RANDOM, "lost": "coins.lost:Lost"}'
    rules.write_text(rules.read_text(encoding="utf-8").replace(random, lost), encoding="utf-8")
    code = (
        "from deciban.house.minds import process\n"
        "process.names = lambda: ('coins',)\n"
        "process.prepare()\n"
    )
    done = run(beside, "-c", code)
    assert done.returncode == 0
    assert "no minds for coins" in done.stderr
    assert "coins.lost" in done.stderr


def test_a_name_of_the_house_can_not_be_taken(beside: Path) -> None:
    (own, *_) = registry.names()
    install(beside, "thief", own, "coins:Coins")
    code = f"from deciban.kernel.registry import game; print(type(game({own!r})).__module__)"
    done = run(beside, "-c", code)
    assert done.stdout.startswith("deciban.games.")
    assert f"coins:Coins is not the only game called {own}" in done.stderr
