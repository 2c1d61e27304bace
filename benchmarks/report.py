"""Findings as a page: `benchmarks/results.md`."""

import math
from collections.abc import Iterable, Iterator, Sequence

from benchmarks.findings import Entrant, Findings, Measure, Section

INTRODUCTION = """\
# Beside the peers

Written by `make bench`; what is compared, how, and what can't be compared is told in the
[README](README.md). All figures are from one run on one machine, so read the ratios: in a peer's
cell, **2×** says that Deciban is twice as good there (quicker, smaller, fewer), 0.5× half as good.
"""


def page(findings: Findings) -> str:
    blocks = [INTRODUCTION, *_where(findings)]
    for section in findings.sections:
        blocks += [f"## {section.title}\n", f"{section.text}\n"]
        blocks += [_figures(section), f"![{section.title}]({section.key}.svg)\n"]
    return "\n".join(blocks)


def _where(findings: Findings) -> Iterator[str]:
    yield _table(("machine", ""), findings.machine.items())
    peers = ((p.name, p.version, _state(p.trouble)) for p in findings.peers)
    yield _table(("peer", "version", ""), peers)


def _state(trouble: str) -> str:
    return f"**not measured**: {trouble}" if trouble else "measured"


def _figures(section: Section) -> str:
    rows = ([entrant.name, *_cells(section, entrant)] for entrant in section.entrants)
    return _table(("", *(measure.name for measure in section.measures)), rows)


def _cells(section: Section, entrant: Entrant) -> Iterator[str]:
    if entrant.trouble:
        yield _state(entrant.trouble)
        yield from ("" for _ in section.measures[1:])
    else:
        yield from (_cell(section, entrant, measure) for measure in section.measures)


def _cell(section: Section, entrant: Entrant, measure: Measure) -> str:
    figure = entrant.figures.get(measure.key)
    ratio = section.ratio(measure, entrant)
    if figure is None:
        return "–"
    return number(figure) if ratio is None else f"{number(figure)} (**{times(ratio)}**)"


def number(figure: float) -> str:
    """Three digits that count, and all of a whole number."""
    if figure == round(figure) or abs(figure) >= 100:
        return f"{round(figure):,}"
    return f"{figure:.{2 - math.floor(math.log10(abs(figure)))}f}"


def times(ratio: float) -> str:
    if math.isinf(ratio):
        return "∞×"
    return f"{number(ratio)}×" if ratio >= 100 else f"{ratio:.3g}×"


def _table(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    lines = [heads, ["---"] + ["--:"] * (len(heads) - 1), *rows]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)
