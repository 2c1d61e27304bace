"""Ways for two people to get to a table."""

from playwright.sync_api import expect

from tests.browser.guest import Guest


def invite(host: Guest, name: str) -> str:
    """Opens a table for a friend from the first page, and gives the link to send."""
    host.open()
    host.way("with-friend").click()
    host.page.get_by_label(host.say("name-label"), exact=True).fill(name)
    host.button("save").click()
    link = host.page.get_by_label(host.say("share-link"), exact=True).input_value()
    assert link == host.page.url
    return link


def sit_together(host: Guest, friend: Guest, options: dict[str, object]) -> None:
    """Alice made a table, and Bob came by the link."""
    host.name("Alice")
    table = host.make(options, "me", "open")
    host.open(table)
    friend.open(table)
    friend.sit_down("Bob")
    expect(host.region("tray")).to_be_visible()
    expect(friend.region("tray")).to_be_visible()
