"""Nothing from elsewhere, nothing smuggled in, and no motion for those who want none.

That no page asks another site for anything or fills the console with errors is checked after every
test of this folder, whatever it was about."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.browser.guest import Meet
from tests.browser.house import House
from tests.browser.watch import Watch

MOVES = """() => {
  window.motions = [];
  const look = () => {
    for (const motion of document.getAnimations()) {
      const changed = motion.effect.getKeyframes().flatMap((frame) => Object.keys(frame));
      const told = ['offset', 'computedOffset', 'easing', 'composite', 'opacity'];
      const moves = changed.some((name) => !told.includes(name));
      const long = motion.effect.getComputedTiming().duration > 1;
      if (moves && long) window.motions.push(`${motion.effect.target.tagName}: ${changed}`);
    }
    requestAnimationFrame(look);
  };
  look();
}"""


@pytest.fixture
def watch(browser: Browser, house: House) -> Iterator[Watch]:
    """A browser that may complain, for once."""
    context = browser.new_context()
    yield Watch(context, house.address)
    context.close()


def test_a_script_that_somebody_smuggles_in_is_not_run(watch: Watch, house: House) -> None:
    page = watch.context.new_page()
    page.goto(house.address)
    page.evaluate(
        "document.body.append(Object.assign(document.createElement('script'), {text: 'ran = 1'}))"
    )
    assert page.evaluate("typeof ran") == "undefined"
    assert "Content Security Policy" in watch.complaints[0]


def test_errors_and_requests_to_elsewhere_do_not_go_unnoticed(watch: Watch, house: House) -> None:
    page = watch.context.new_page()
    page.goto(house.address)
    page.evaluate("console.error('on purpose')")
    page.evaluate("fetch('/nowhere')")
    with page.expect_event("pageerror"):
        page.evaluate("void setTimeout(() => { throw new Error('thrown') })")
    page.goto(house.address.replace("127.0.0.1", "localhost"))
    assert {complaint.partition(":")[0] for complaint in watch.complaints} == {
        "error in the console",
        "error on the page",
        "refused with 404",
        "a request to elsewhere",
    }


@pytest.mark.parametrize("wanted", ["reduce", "no-preference"])
def test_motion_is_kept_from_those_who_want_none(meet: Meet, wanted: str) -> None:
    guest = meet(reduced_motion=wanted)
    guest.open(guest.make({"alone": True, "rows": 5}, "me"))
    guest.button("do-guess").wait_for()
    guest.page.evaluate(MOVES)
    for row in range(5):
        if guest.button("do-guess").is_visible():
            guest.guess((row, 1, row, 1))
    guest.settle()
    motions: list[str] = guest.page.evaluate("window.motions")
    assert bool(motions) == (wanted == "no-preference")
