"""Cards of one's own: written, corrected, saved, shared and played with."""

from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.guest import Guest, Meet


def text(guest: Guest) -> Locator:
    return guest.page.get_by_role("textbox", name=guest.say("contents-text"))


@pytest.fixture
def author(meet: Meet) -> Guest:
    guest = meet()
    guest.turn_to_game("enigma")
    guest.open("/contents/enigma")
    expect(guest.page.locator(".findings .good")).to_be_visible()
    return guest


def rewrite(guest: Guest, old: str, new: str) -> None:
    """Quotes included: what is said in the text, not in its comments."""
    text(guest).fill(text(guest).input_value().replace(f'"{old}"', f'"{new}"', 1))


def test_a_mistake_is_named_while_one_writes_and_marked_at_its_line(author: Guest) -> None:
    rewrite(author, "Crypt", "<b>Crypt</b>")
    line = text(author).input_value().split("<b>")[0].count("\n") + 1
    author.sees("refusal-set-words", line=line)
    expect(author.page.locator("span.sign")).to_have_text(str(line))
    author.button("contents-line", line=line).click()
    chosen = "area => area.value.slice(area.selectionStart, area.selectionEnd)"
    assert text(author).evaluate(chosen) == 'name.en = "<b>Crypt</b>"'
    rewrite(author, "<b>Crypt</b>", "Vault of Bones")
    author.sees("contents-good", title="The house set")
    expect(author.page.get_by_text("Vault of Bones", exact=True).first).to_be_visible()


def test_whoever_gets_the_link_plays_with_it_and_reads_it(author: Guest, meet: Meet) -> None:
    rewrite(author, "The house set", "Ann's night")
    author.sees("contents-good", title="Ann's night")
    author.button("save").click()
    link = author.page.get_by_label(author.say("contents-link"), exact=True).input_value()
    friend = meet()
    friend.turn_to_game("enigma")
    friend.page.goto(link)
    played = friend.page.get_by_label(friend.say("new-content"))
    expect(played.locator("option:checked")).to_have_text("Ann's night")
    friend.link("new-content-look").click()
    expect(text(friend)).to_have_value(text(author).input_value())
    friend.button("contents-table").click()
    friend.page.wait_for_url("**/new/enigma?content=*")


def test_nothing_written_is_lost(author: Guest) -> None:
    rewrite(author, "The house set", "Half a thought")
    mine = text(author).input_value()
    author.page.reload()
    expect(text(author)).to_have_value(mine)
    author.button("contents-example").click()
    expect(text(author)).not_to_have_value(mine)
    author.button("contents-undo").click()
    expect(text(author)).to_have_value(mine)


def test_a_file_goes_out_and_comes_in(author: Guest, tmp_path: Path) -> None:
    rewrite(author, "The house set", "On paper")
    with author.page.expect_download() as download:
        author.button("contents-download").click()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    assert file.read_text(encoding="utf-8") == text(author).input_value()
    file.write_text(file.read_text(encoding="utf-8").replace("On paper", "Typed in"), "utf-8")
    author.page.set_input_files("input[type=file]", file)
    author.sees("contents-good", title="Typed in")
    picture = tmp_path / "picture.png"
    picture.write_bytes(b"\x89PNG\r\n\x1a\n\0")
    before = text(author).input_value()
    author.page.set_input_files("input[type=file]", picture)
    author.sees("refusal-content-unreadable", line=1)
    expect(text(author)).to_have_value(before)
