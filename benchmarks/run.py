"""`make bench`: sets up the peers, measures everybody, writes the results and their pictures."""

import sys
from pathlib import Path

from benchmarks import machine, picture, playouts, report, server, solver
from benchmarks.findings import Findings, Section
from benchmarks.process import Trouble
from benchmarks.roster import Roster

HERE = Path(__file__).parent


def main() -> None:
    roster = Roster()
    print("Setting up the peers …", flush=True)
    roster.set_up()
    where = machine.describe()
    sections: list[Section] = []
    for contest in (solver, playouts, server):
        print(f"Measuring: {contest.__name__.rpartition('.')[2]} …", flush=True)
        sections += contest.sections(roster)
    write(Findings(where, roster.peers(), sections), HERE)
    print("Written to benchmarks/results.md")


def write(findings: Findings, folder: Path) -> None:
    (folder / "results.md").write_text(report.page(findings), encoding="utf-8")
    for section in findings.sections:
        (folder / f"{section.key}.svg").write_text(picture.draw(section), encoding="utf-8")


if __name__ == "__main__":
    try:
        main()
    except Trouble as trouble:
        sys.exit(f"Deciban itself could not be measured: {trouble}")
