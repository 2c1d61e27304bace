"""Two people who share one device, and what the one must not see of the other's."""

from playwright.sync_api import expect

from deciban.games.mastermind.rules.code import Code
from tests.browser.guest import Guest
from tests.browser.tap import Tap

CODE: Code = (4, 2, 5, 3)


def test_a_curtain_hides_the_code_while_the_other_looks(alice: Guest) -> None:
    tap = Tap(alice)
    open_shared_table(alice)
    curtain = alice.heading("curtain-title", name="Bo")

    alice.button("curtain-lift", name="Ann").click()
    expect(alice.button("do-hide")).to_be_visible()
    alice.lay(CODE)
    alice.page.keyboard.press("Enter")
    expect(curtain).to_be_visible()
    assert not betrays(alice, alice.page.content())

    tap.drain()
    alice.button("curtain-lift", name="Bo").click()
    alice.sees_turn("turn-guess-mine", row=1, rows=10)
    expect(alice.shield("shield-up")).to_be_visible()
    alice.guess((0, 0, 1, 1))
    alice.guess((2, 2, 3, 3))
    assert not betrays(alice, tap.drain())

    alice.guess(CODE)
    expect(alice.shield("shield-down", CODE)).to_be_visible()


def test_the_codemaker_may_look_once_more_before_handing_over(alice: Guest) -> None:
    open_shared_table(alice)
    alice.button("curtain-lift", name="Ann").click()
    alice.lay(CODE)
    alice.page.keyboard.press("Enter")
    alice.button("curtain-peek").click()
    expect(alice.shield("shield-mine", CODE)).to_be_visible()
    alice.button("curtain-title", name="Bo").click()
    expect(alice.heading("curtain-title", name="Bo")).to_be_visible()
    assert not betrays(alice, alice.page.content())


def test_a_reload_shuts_the_curtain_again(alice: Guest) -> None:
    open_shared_table(alice)
    alice.button("curtain-lift", name="Ann").click()
    alice.lay(CODE)
    alice.page.keyboard.press("Enter")
    expect(alice.heading("curtain-title", name="Bo")).to_be_visible()
    alice.page.reload()
    expect(alice.heading("curtain-title", name="Bo")).to_be_visible()
    assert not betrays(alice, alice.page.content())


def test_a_code_half_laid_comes_back_behind_its_own_curtain_alone(alice: Guest) -> None:
    open_shared_table(alice)
    alice.button("curtain-lift", name="Ann").click()
    for symbol in CODE[:2]:
        alice.color(symbol).click()
    alice.page.reload()
    alice.button("curtain-lift", name="Ann").click()
    alice.sees_laid(*CODE[:2], None, None)
    alice.lay(CODE[2:])
    alice.page.keyboard.press("Enter")
    alice.button("curtain-lift", name="Bo").click()
    alice.sees_laid(None, None, None, None)
    assert not betrays(alice, alice.page.evaluate("JSON.stringify([sessionStorage, localStorage])"))


def open_shared_table(guest: Guest) -> None:
    """With the form: me, somebody beside me, and the first code is mine."""
    guest.name("Ann")
    guest.open("/new/mastermind")
    guest.page.get_by_role("radio", name=guest.say("option-first-seat", number=1)).check()
    second = guest.page.get_by_role("combobox", name=guest.say("seat-number", number=2))
    second.select_option(guest.say("sitter-device"))
    guest.page.get_by_label(guest.say("sitter-device-name"), exact=True).fill("Bo")
    guest.button("new-start").click()
    expect(guest.heading("curtain-title", name="Ann")).to_be_visible()


def betrays(guest: Guest, text: str) -> bool:
    return guest.code_in_words(CODE) in text or "[" + ",".join(map(str, CODE)) + "]" in text
