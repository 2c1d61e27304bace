"""Every page of the house that belongs to no game, each one call away."""

from playwright.sync_api import expect

from tests.browser.atlas import Atlas
from tests.browser.guest import Guest, Meet

PLACES = Atlas()
place = PLACES.place


@place
def home(guest: Guest, _: Meet) -> None:
    guest.open()
    expect(guest.way("play-now")).to_be_visible()


@place
def naming(guest: Guest, meet: Meet) -> None:
    home(guest, meet)
    guest.way("with-friend").click()
    expect(guest.dialog("name-title")).to_be_visible()


@place
def my_tables_before_the_first(guest: Guest, _: Meet) -> None:
    guest.open("/mine")
    expect(guest.button("play-now")).to_be_visible()


@place
def missing(guest: Guest, _: Meet) -> None:
    guest.open("/nowhere")
    expect(guest.heading("missing-title")).to_be_visible()


@place
def no_such_table(guest: Guest, _: Meet) -> None:
    guest.open("/t/nobody-sits-here")
    expect(guest.heading("no-table-title")).to_be_visible()


@place
def failed(guest: Guest, _: Meet) -> None:
    guest.page.route("**/api/mine", lambda route: route.abort())
    guest.open("/mine")
    expect(guest.heading("failed-title")).to_be_visible()
