"""`deciban bench` prints the figures of the house."""

import json
import shutil
import sys
from pathlib import Path

import pytest

from deciban.cli.bench import load, report
from deciban.cli.bench.client import HOME, home_size
from deciban.kernel import Figure, registry
from deciban.kernel.texts import LANGUAGES, Texts, lookup
from tests.cli.conftest import Deciban

PLAYOUTS = report.Playouts("mastermind", 150_000, 100_000, 1.5)
MIND = (
    Figure("greedy-4x6", 9.25, "milliseconds", 12),
    Figure("greedy-5x8", 6.5, "seconds", 7),
)
CROWDED = report.Crowded(10_000, 3400.5, 0.97)
HOUSE = report.HouseFigures(100, 3500.5, 25.25, 48.5, 101.5, 1000, 3.5, CROWDED)


def test_figures_of_a_small_house(deciban: Deciban, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(report, "_mind", lambda game: MIND)
    monkeypatch.setattr(report, "CROWD", 20)
    done = deciban("bench", "--tables", "2", "--seconds", "0.3", "--json")
    assert done.exit_code == 0
    (line,) = done.stdout.splitlines()
    figures = json.loads(line)
    assert list(figures) == ["playouts", "mind", "house", "client"]
    assert figures["mind"] == {"greedy_4x6_ms": 9.25, "greedy_5x8_s": 6.5}
    assert figures["playouts"]["actions_per_second"] > 0
    assert figures["house"]["tables"] == 2
    assert figures["house"]["moves_per_second"] > 0
    assert figures["house"]["crowded"]["tables"] == 20
    assert figures["house"]["crowded"]["moves_per_second"] > 0
    assert 0 < figures["house"]["p50_ms"] <= figures["house"]["p99_ms"]
    assert figures["house"]["memory_mb"] > 0 or sys.platform != "linux"


def test_figures_in_words(deciban: Deciban, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(report, "_playouts", lambda game: PLAYOUTS)
    monkeypatch.setattr(report, "_mind", lambda game: MIND)
    monkeypatch.setattr(report, "_house", lambda burden: HOUSE)
    monkeypatch.setattr(report, "_client", lambda: report.Client(60.9))
    shown = deciban("bench", "--lang", language).stdout
    separator = "," if language == "en" else "\N{NO-BREAK SPACE}"
    for number in ("150", "100", "3"):
        assert f"{number}{separator}" in shown
    assert len([line for line in shown.splitlines() if "≥" in line or "≤" in line]) == 7


def test_a_game_need_not_promise_anything(
    deciban: Deciban, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = registry.game("mastermind")
    monkeypatch.setattr(type(game), "playouts", None)
    monkeypatch.setattr(type(game), "figures", None)
    monkeypatch.setattr(report, "_playouts", lambda game: PLAYOUTS)
    shown = deciban("bench", "mastermind").stdout
    assert "150,000 /s" in shown
    assert "≥" not in shown


def test_postgres_is_measured_beside_it_where_a_database_is_named(
    deciban: Deciban, monkeypatch: pytest.MonkeyPatch
) -> None:
    def run(
        seconds: float, tables: int, database: str | None = None, crowd: int = 0
    ) -> dict[str, float]:
        moves = 3000.0 if database is None else 3300.0
        return {"moves_per_second": moves, "p50_ms": 20, "p99_ms": 40, "memory_mb": 100}

    monkeypatch.setattr(report, "_playouts", lambda game: PLAYOUTS)
    monkeypatch.setattr(report, "_mind", lambda game: MIND)
    monkeypatch.setattr(load, "run", run)
    named = ("bench", "--database", "postgresql:///house")
    figures = json.loads(deciban(*named, "--json").stdout)
    assert figures["house"]["postgres"] == {"moves_per_second": 3300, "p99_ms": 40, "ratio": 1.1}
    assert "≥ 2,700" in deciban(*named).stdout


def test_one_game_is_measured_without_the_house(
    deciban: Deciban, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(report, "_playouts", lambda game: PLAYOUTS)
    monkeypatch.setattr(report, "_mind", lambda game: MIND)
    figures = json.loads(deciban("bench", "mastermind", "--json").stdout)
    assert figures["house"] is None
    assert figures["mind"]["greedy_4x6_ms"] == 9.25


def test_a_game_that_is_not_there_can_not_be_measured(deciban: Deciban, language: str) -> None:
    done = deciban("bench", "chess", "--lang", language)
    assert done.exit_code == 2
    assert "chess" in done.stderr


@pytest.mark.parametrize("game", [name for name in registry.names() if registry.game(name).figures])
def test_every_figure_is_measured_and_has_its_words(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("deciban.games.break_the_code.minds.figures.RACES", 20)
    measured = {figure.name for figure in registry.load(str(registry.game(game).figures))()}
    for language in LANGUAGES:
        texts = Texts(language, *lookup(game, terminal=True))
        for name in measured:
            assert texts.say(f"figure-{name}")


def test_the_first_page_is_where_it_is_looked_for() -> None:
    client = Path(__file__).parents[2] / "web"
    assert [page for page in HOME if not (client / page).is_file()] == []


def test_the_first_page_is_weighed_with_all_it_loads(tmp_path: Path) -> None:
    page = '<script src="/assets/index.js"></script><link href="/theme.js">'
    files = {"index.html": page, "theme.js": "", "assets/index.js": "", "assets/home.css": ""}
    chunks: dict[str, object] = {
        "index.html": {"file": "assets/index.js", "imports": ["_common.js"], "isEntry": True},
        "_common.js": {"file": "assets/common.js"},
        HOME[1]: {
            "file": "assets/home.js",
            "imports": ["_common.js"],
            "css": ["assets/home.css"],
        },
        "src/games/mastermind/play.ts": {"file": "assets/board.js"},
    }
    for name in registry.names():
        chunks[f"src/games/{name}/index.ts"] = {"file": f"assets/{name}.js"}
    for language in LANGUAGES:
        for file in ("house", *registry.names()):
            chunks[f"../texts/{language}/{file}.ftl?raw"] = {"file": f"assets/{language}.js"}
        files[f"assets/{language}.js"] = language
    files |= {f"assets/{name}.js": name for name in ("common", "home", *registry.names())}
    files["assets/board.js"] = "board" * 1000
    files[".vite/manifest.json"] = json.dumps(chunks)
    for name, content in files.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(content)
    before = home_size(tmp_path)
    assert before is not None

    (tmp_path / "assets/board.js").write_text("")
    assert home_size(tmp_path) == before, "a board is not part of the first page"
    (tmp_path / "assets/common.js").write_text("more and more")
    heavier = home_size(tmp_path)
    assert heavier is not None
    assert heavier > before

    shutil.rmtree(tmp_path / ".vite")
    assert home_size(tmp_path) is None
