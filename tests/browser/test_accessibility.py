"""Everybody can use every page: axe-core finds nothing, in both themes and in all languages."""

from pathlib import Path
from typing import Any

import pytest

from tests.browser.guest import Guest, Meet
from tests.browser.places import PLACES

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
LOOKS = (("en", "lamp"), ("ru", "day"), ("uk", "lamp"))
RUN = "async () => (await axe.run(document, {resultTypes: ['violations']})).violations"


@pytest.mark.parametrize("place", PLACES)
def test_axe_finds_no_violation(meet: Meet, place: str) -> None:
    guest = meet(reduced_motion="reduce")
    PLACES[place](guest, meet)
    guest.page.evaluate(AXE.read_text(encoding="utf-8"))
    found = {}
    for language, theme in LOOKS:
        guest.switch(language)
        guest.light(theme)
        guest.settle()
        if violations := violations_on(guest):
            found[language, theme] = violations
    assert not found


def test_axe_does_find_violations(meet: Meet) -> None:
    guest = meet()
    PLACES["home"](guest, meet)
    guest.page.evaluate(AXE.read_text(encoding="utf-8"))
    guest.page.evaluate("document.body.append(document.createElement('button'))")
    assert [violation.partition(":")[0] for violation in violations_on(guest)] == ["button-name"]


def violations_on(guest: Guest) -> list[str]:
    found: list[dict[str, Any]] = guest.page.evaluate(RUN)
    return [
        f"{violation['id']}: {[node['html'][:160] for node in violation['nodes']]}"
        for violation in found
    ]
