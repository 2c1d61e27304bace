"""The page and the pictures of the benchmarks, from made-up figures; nothing is measured here."""

import sys
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest

from benchmarks import environment, report, roster
from benchmarks.findings import Entrant, Findings, Measure, Peer, Section
from benchmarks.picture import draw
from benchmarks.process import Trouble, reason, run
from benchmarks.roster import Roster
from benchmarks.run import write

SPEED = Measure("speed", "moves per second", more_is_better=True)
WAIT = Measure("wait", "back in, ms")


@pytest.fixture
def section() -> Section:
    entrants = [
        Entrant("Deciban", {"speed": 3000, "wait": 20}),
        Entrant("Slow & Co", {"speed": 1500, "wait": 10}),
        Entrant("Absent", trouble="can't be installed here: no wheel"),
    ]
    return Section("load", "Under load", "What it is.", (SPEED, WAIT), entrants)


@pytest.fixture
def findings(section: Section) -> Findings:
    peers = [Peer("slow", "1.2"), Peer("absent", "0.1", "can't be installed here: no wheel")]
    return Findings({"processor": "a slow one, 2 cores"}, peers, [section])


def test_a_ratio_above_one_always_speaks_for_us(section: Section) -> None:
    ours, theirs, _ = section.entrants
    assert section.ratio(SPEED, theirs) == 2
    assert section.ratio(WAIT, theirs) == 0.5
    assert section.ratio(SPEED, ours) is None


def test_against_nothing_at_all_the_ratio_is_endless(section: Section) -> None:
    section.entrants[1].figures["speed"] = 0
    assert "| 0 (**∞×**) |" in _page(section)


def test_the_page_has_every_figure_with_its_ratio(findings: Findings) -> None:
    page = report.page(findings)
    assert "| Deciban | 3,000 | 20 |" in page
    assert "| Slow & Co | 1,500 (**2×**) | 10 (**0.5×**) |" in page
    assert "a slow one, 2 cores" in page
    assert "| slow | 1.2 | measured |" in page
    assert "(load.svg)" in page


def test_a_peer_that_is_not_there_is_named_with_the_reason(findings: Findings) -> None:
    page = report.page(findings)
    missing = "**not measured**: can't be installed here: no wheel"
    assert f"| absent | 0.1 | {missing} |" in page
    assert f"| Absent | {missing} |" in page


def test_a_figure_that_was_not_taken_is_a_dash(section: Section) -> None:
    del section.entrants[1].figures["wait"]
    assert "| Slow & Co | 1,500 (**2×**) | – |" in _page(section)


@pytest.mark.parametrize(
    ("figure", "shown"),
    [(0, "0"), (5625, "5,625"), (123456.7, "123,457"), (12.345, "12.3"), (0.01234, "0.0123")],
)
def test_figures_keep_three_digits_that_count(figure: float, shown: str) -> None:
    assert report.number(figure) == shown


def test_in_a_picture_bars_are_as_long_as_their_figures(section: Section) -> None:
    bars = _bars(draw(section))
    lengths = [float(bar.attrib["width"]) for bar in bars]
    assert lengths[0] == 2 * lengths[1]
    assert lengths[2] == 2 * lengths[3]
    assert bars[0].attrib["fill"] != bars[1].attrib["fill"], "ours stands out"


def test_a_picture_says_names_figures_and_ratios(section: Section) -> None:
    words = "".join(ElementTree.fromstring(draw(section)).itertext())
    for word in (
        "Deciban",
        "Slow & Co",
        "3,000",
        "1,500 · 2×",
        "more is better",
        "Absent",
        "not measured",
    ):
        assert word in words


def test_results_are_written_with_a_picture_for_each_section(
    findings: Findings, tmp_path: Path
) -> None:
    write(findings, tmp_path)
    assert {path.name for path in tmp_path.iterdir()} == {"results.md", "load.svg"}


def test_peers_that_can_not_be_set_up_are_all_kept_with_their_reasons(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def refuse(peer: str = "") -> Path:
        raise Trouble("no network")

    monkeypatch.setattr(environment, "python", refuse)
    monkeypatch.setattr(environment, "node", refuse)
    peers = Roster()
    peers.set_up()
    assert [peer.name for peer in peers.peers()] == [*roster.PYTHON_PEERS, roster.NODE_PEER]
    assert all(p.trouble == "can't be installed here: no network" for p in peers.peers())
    assert all(peer.version for peer in peers.peers())
    assert peers.run("rlcard") is None


def test_a_process_is_weighed_and_its_object_read() -> None:
    done = run((sys.executable, "-c", 'print("{\\"moves\\": 3}")'))
    assert done.found == {"moves": 3}
    assert done.cpu > 0
    assert done.memory > 1


def test_a_process_that_fails_or_never_ends_is_trouble() -> None:
    with pytest.raises(Trouble, match="ValueError: too few"):
        run((sys.executable, "-c", 'raise ValueError("too few")'))
    with pytest.raises(Trouble):
        run((sys.executable, "-c", "import time; time.sleep(600)"), limit=0.1)


def test_a_reason_names_no_place_of_this_machine() -> None:
    complaints = "Looking in indexes\nERROR: No match at https://example.org/x in /home/me/y\n"
    assert reason(complaints) == "ERROR: No match at … in …"


def test_npm_says_why_at_the_beginning() -> None:
    complaints = "npm error code E404\nnpm error Not found\nnpm error\nnpm error a log is in /x\n"
    assert reason(complaints) == "code E404; Not found; a log is in …"


def _page(section: Section) -> str:
    return report.page(Findings({}, [], [section]))


def _bars(picture: str) -> list[ElementTree.Element]:
    """All rectangles but the paper."""
    return ElementTree.fromstring(picture).findall("{http://www.w3.org/2000/svg}rect")[1:]
