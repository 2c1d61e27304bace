"""`deciban bench` prints the figures of the house."""

import json
import shutil
import sys
from pathlib import Path

import pytest

from deciban.cli import bench
from deciban.cli.client import home_size
from deciban.kernel.texts import LANGUAGES
from tests.cli.conftest import Deciban

MEASURED = bench.Figures(
    bench.Playouts("mastermind", 150_000, 100_000, 1.5),
    bench.House(100, 3500.5, 25.25, 48.5, 101.5, 1000, 3.5),
    bench.Client(60.9),
)


def test_figures_of_a_small_house(deciban: Deciban) -> None:
    done = deciban("bench", "--tables", "2", "--seconds", "0.3", "--json")
    assert done.exit_code == 0
    (line,) = done.stdout.splitlines()
    figures = json.loads(line)
    assert list(figures) == ["playouts", "house", "client"]
    assert figures["playouts"]["actions_per_second"] > 0
    assert figures["house"]["tables"] == 2
    assert figures["house"]["moves_per_second"] > 0
    assert 0 < figures["house"]["p50_ms"] <= figures["house"]["p99_ms"]
    assert figures["house"]["memory_mb"] > 0 or sys.platform != "linux"


def test_figures_in_words(deciban: Deciban, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "_playouts", lambda: MEASURED.playouts)
    monkeypatch.setattr(bench, "_house", lambda tables, seconds: MEASURED.house)
    monkeypatch.setattr(bench, "_client", lambda: MEASURED.client)
    shown = deciban("bench", "--lang", language).stdout
    separator = "," if language == "en" else "\N{NO-BREAK SPACE}"
    for number in ("150", "100", "3"):
        assert f"{number}{separator}" in shown
    assert len([line for line in shown.splitlines() if "≥" in line or "≤" in line]) == 4


def test_the_first_page_is_weighed_with_all_it_loads(tmp_path: Path) -> None:
    page = '<script src="/assets/index.js"></script><link href="/theme.js">'
    files = {"index.html": page, "theme.js": "", "assets/index.js": "", "assets/home.css": ""}
    chunks: dict[str, object] = {
        "index.html": {"file": "assets/index.js", "imports": ["_common.js"], "isEntry": True},
        "_common.js": {"file": "assets/common.js"},
        "src/pages/Home.svelte": {
            "file": "assets/home.js",
            "imports": ["_common.js"],
            "css": ["assets/home.css"],
        },
        "src/games/mastermind/index.ts": {"file": "assets/mastermind.js"},
        "src/games/mastermind/play.ts": {"file": "assets/board.js"},
    }
    for language in LANGUAGES:
        for file in ("house", "mastermind"):
            chunks[f"../texts/{language}/{file}.ftl?raw"] = {"file": f"assets/{language}.js"}
        files[f"assets/{language}.js"] = language
    files |= {f"assets/{name}.js": name for name in ("common", "home", "mastermind")}
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
