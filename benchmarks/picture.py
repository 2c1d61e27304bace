"""Bars drawn by hand: one picture per section, one panel per measure."""

from collections.abc import Iterator
from html import escape

from benchmarks.findings import Entrant, Measure, Section
from benchmarks.report import number, times

WIDTH, MARGIN = 720, 24
NAMES, FIGURES = 210, 150
"""Room for the names at the left of the bars and for the figures at their right."""
HEAD, ROW, GAP, BAR = 34, 24, 18, 14
PAPER, INK, FAINT, OURS, THEIRS = "#f6f1e4", "#2a2620", "#6b6252", "#8c2f2b", "#a79b82"


def draw(section: Section) -> str:
    top, panels = MARGIN, []
    for measure in section.measures:
        shown = [e for e in section.entrants if e.trouble or measure.key in e.figures]
        panels.append("".join(_panel(section, measure, shown, top)))
        top += HEAD + ROW * len(shown) + GAP
    height = top - GAP + MARGIN // 2
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" '
        f'width="{WIDTH}" height="{height}" role="img" font-family="sans-serif" font-size="13">\n'
        f"<title>{escape(section.title)}</title>\n"
        f'<rect width="{WIDTH}" height="{height}" fill="{PAPER}"/>\n{"".join(panels)}</svg>\n'
    )


def _panel(section: Section, measure: Measure, shown: list[Entrant], top: int) -> Iterator[str]:
    wish = "more is better" if measure.more_is_better else "less is better"
    yield _text(MARGIN, top + 10, measure.name, INK, 'font-weight="bold"')
    yield _text(WIDTH - MARGIN, top + 10, wish, FAINT, 'text-anchor="end"')
    most = max(entrant.figures.get(measure.key, 0.0) for entrant in shown)
    for at, entrant in enumerate(shown):
        line = top + HEAD + ROW * at
        yield _text(MARGIN, line + 4, entrant.name, INK)
        if entrant.trouble:
            yield _text(MARGIN + NAMES, line + 4, "not measured", FAINT)
        else:
            yield from _bar(section, measure, entrant, line, most)


def _bar(
    section: Section, measure: Measure, entrant: Entrant, top: int, most: float
) -> Iterator[str]:
    left, room = MARGIN + NAMES, WIDTH - 2 * MARGIN - NAMES - FIGURES
    figure = entrant.figures[measure.key]
    length = round(figure / most * room, 1) if most else 0.0
    fill = OURS if entrant is section.entrants[0] else THEIRS
    ratio = section.ratio(measure, entrant)
    beside = number(figure) if ratio is None else f"{number(figure)} · {times(ratio)}"
    yield f'<rect x="{left}" y="{top - 7}" width="{length}" height="{BAR}" fill="{fill}"/>\n'
    yield _text(left + length + 8, top + 4, beside, INK)


def _text(x: float, y: float, words: str, fill: str, more: str = "") -> str:
    return f'<text x="{x}" y="{y}" fill="{fill}" {more}>{escape(words)}</text>\n'
