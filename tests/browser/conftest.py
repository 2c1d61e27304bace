"""A house, a browser, and people who sit at it."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.chromium import know_first_steps, launch
from tests.browser.guest import Guest, Meet
from tests.browser.house import House
from tests.browser.watch import Watch

PATIENCE = 20_000
"""Milliseconds; generous, for the machine may be busy with other tests."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.path.is_relative_to(Path(__file__).parent):
            item.add_marker("browser")


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with House(tmp_path_factory.mktemp("house")) as house:
        yield house
    assert not house.troubles


# For this package alone: Playwright keeps an event loop running, in which no other test may run.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        browser = launch(playwright)
        yield browser
        browser.close()


@pytest.fixture
def meet(browser: Browser, house: House) -> Iterator[Meet]:
    """Brings a new guest, with a browser profile of their own, before the house's door.

    They have been told the first steps of every game, unless they are newcomers. Whatever a guest
    does, the browser must have nothing to complain about afterwards."""
    watches: list[Watch] = []

    def new(
        language: str = "en", home: House = house, newcomer: bool = False, **profile: object
    ) -> Guest:
        settings = {"locale": language, "viewport": {"width": 1280, "height": 800}, **profile}
        context = browser.new_context(**settings)  # type: ignore[arg-type]
        context.set_default_timeout(PATIENCE)
        if not newcomer:
            know_first_steps(context)
        watches.append(Watch(context, home.address))
        return Guest(context.new_page(), home.address, language)

    yield new
    for watch in watches:
        watch.context.close()
    complaints = [complaint for watch in watches for complaint in watch.complaints]
    assert not complaints


@pytest.fixture
def alice(meet: Meet) -> Guest:
    return meet()


@pytest.fixture
def bob(meet: Meet) -> Guest:
    return meet()
