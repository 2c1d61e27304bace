"""English, Russian and Ukrainian are equals on every page."""

import re

import pytest
from fluent.syntax import parse
from fluent.syntax.ast import Message
from playwright.sync_api import expect

from deciban.kernel import registry
from deciban.kernel.texts import LANGUAGES, folder
from tests.browser.guest import Guest, Meet
from tests.browser.places import PLACES
from tests.browser.places.mastermind import LINES

# What somebody has written is in their own language, and a name in code in none.
TEXTS = """() => {
  const found = [document.title];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { textContent, parentElement } = walker.currentNode;
    const silent = parentElement.closest('script, style, noscript, textarea, code');
    if (!silent) found.push(textContent.trim());
  }
  for (const name of ['aria-label', 'title', 'placeholder', 'alt']) {
    for (const one of document.querySelectorAll(`[${name}]`)) found.push(one.getAttribute(name));
  }
  return found.filter(Boolean);
}"""
ALIKE = 12
"""Texts of more letters than this can't be the same in two languages."""
# Names, keys of the keyboard and names of algorithms are the same everywhere.
PROPER = {"Deciban", "Mastermind", "English", "Alice", "Bob", "Cleo", "Dan", "SHA", "HMAC"} | {
    *("Maximiliana", "Shift", "Backspace", "Delete", "Enter")
}


@pytest.mark.parametrize("place", PLACES)
def test_a_page_is_all_in_the_language_chosen_and_switches_at_once(meet: Meet, place: str) -> None:
    guest = meet()
    PLACES[place](guest, meet)
    guest.page.evaluate("window.sameWindow = true")
    texts = {}
    for language in LANGUAGES:
        guest.switch(language)
        texts[language] = texts_on(guest)
    assert guest.page.evaluate("window.sameWindow")

    for language in LANGUAGES:
        assert not [text for text in texts[language] if text in KEYS or re.search(r"\{ ?\$", text)]
    for language in ("ru", "uk"):
        same = {text for text in texts["en"] & texts[language] if words_of(text)}
        assert not {text for text in same if len(re.findall(r"[^\W\d_]", text)) > ALIKE}
        assert not {text for text in texts[language] if latin_words(text)}


@pytest.mark.parametrize(
    ("browser_speaks", "language"),
    [("en-GB", "en"), ("ru-RU", "ru"), ("uk-UA", "uk"), ("de-DE", "en")],
)
def test_the_language_of_the_browser_comes_first(
    meet: Meet, browser_speaks: str, language: str
) -> None:
    guest = meet(language, locale=browser_speaks)
    guest.open()
    expect(guest.heading("home-title")).to_be_visible()
    expect(guest.page.locator("html")).to_have_attribute("lang", language)


def test_a_language_once_chosen_stays(meet: Meet) -> None:
    guest = meet()
    guest.open()
    guest.switch("uk")
    guest.page.reload()
    expect(guest.heading("home-title")).to_be_visible()
    expect(guest.page.locator("html")).to_have_attribute("lang", "uk")


def test_switching_disturbs_nothing_on_the_table(alice: Guest) -> None:
    alice.open(alice.make({"alone": True}, "me"))
    alice.sees_laid(None, None, None, None)
    alice.lay((3, 1))
    alice.turn_to("tab-tape")
    alice.switch("uk")
    alice.sees_laid(3, 1, None, None)
    tape = alice.page.get_by_role("tab", name=alice.say("tab-tape"))
    expect(tape).to_have_attribute("aria-selected", "true")


def texts_on(guest: Guest) -> set[str]:
    found: list[str] = guest.page.evaluate(TEXTS)
    return {text for text in found if text not in LINES and not re.fullmatch("[0-9a-f]{64}", text)}


def words_of(text: str) -> set[str]:
    return set(re.findall(r"[^\W\d_]{3,}", text)) - PROPER


def latin_words(text: str) -> set[str]:
    return {word for word in words_of(text) if word.isascii()}


def keys_of(file: str) -> set[str]:
    resource = parse((folder() / "en" / f"{file}.ftl").read_text(encoding="utf-8"))
    return {entry.id.name for entry in resource.body if isinstance(entry, Message)}


KEYS = {key for file in ("house", *registry.names()) for key in keys_of(file) if "-" in key}
