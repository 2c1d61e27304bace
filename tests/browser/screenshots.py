"""Pictures of every page, for people to look at.

python -m tests.browser.screenshots FOLDER [PLACE …]

Every place in three languages, two themes and two sizes."""

import itertools
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from deciban.kernel.texts import LANGUAGES
from tests.browser.chromium import know_first_steps, launch
from tests.browser.guest import Guest
from tests.browser.house import House
from tests.browser.places import PLACES

SIZES = {"wide": (1280, 800), "phone": (360, 740)}
THEMES = ("lamp", "day")


def main(folder: str, *places: str) -> None:
    Path(folder).mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as data,
        House(Path(data)) as house,
        sync_playwright() as playwright,
        launch(playwright) as browser,
    ):
        for place in places or PLACES:
            photograph(browser, house, place, Path(folder))


def photograph(browser: Browser, house: House, place: str, folder: Path) -> None:
    """Each size afresh, so that nothing is left of the other."""

    def meet(width: int = 1280, height: int = 800) -> Guest:
        context = browser.new_context(
            viewport={"width": width, "height": height}, locale="en", reduced_motion="reduce"
        )
        know_first_steps(context)
        return Guest(context.new_page(), house.address, "en")

    for size, (width, height) in SIZES.items():
        guest = meet(width, height)
        PLACES[place](guest, meet)
        for language, theme in itertools.product(LANGUAGES, THEMES):
            guest.switch(language)
            guest.light(theme)
            guest.settle()
            name = f"{place}.{size}.{language}.{theme}.png"
            guest.page.screenshot(path=folder / name, full_page=True)
    for context in browser.contexts:
        context.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
