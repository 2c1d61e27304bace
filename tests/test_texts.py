"""Every word on screen is there in every language."""

import re
from pathlib import Path

import msgspec
import pytest

from deciban.kernel.conformance import check, check_texts
from deciban.kernel.registry import game, names
from deciban.kernel.texts import LANGUAGES, folder

SOURCE = Path(__file__).parents[1] / "src" / "deciban"
FILES = sorted(path.stem for path in (folder() / "en").glob("*.ftl"))


def reasons(*rooms: str) -> set[str]:
    """The names of all refusals that are raised somewhere in these rooms."""
    found: set[str] = set()
    for room in rooms:
        for path in (SOURCE / room).rglob("*.py"):
            found |= set(re.findall(r'Refused\(\s*"([a-z-]+)"', path.read_text(encoding="utf-8")))
    return found


def texts_of(*files: str) -> set[str]:
    return {
        key
        for file in files
        for key in re.findall(
            r"^([a-z][\w-]*) =", (folder() / "en" / f"{file}.ftl").read_text(encoding="utf-8"), re.M
        )
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_every_file(language: str) -> None:
    assert sorted(path.stem for path in (folder() / language).glob("*.ftl")) == FILES


@pytest.mark.parametrize("file", FILES)
def test_every_text_is_in_every_language_with_the_same_variables(file: str) -> None:
    check_texts(file)


@pytest.mark.parametrize("name", names())
def test_a_game_names_its_bots(name: str) -> None:
    assert {f"level-{level}" for level in game(name).bots} <= texts_of(name, "house")


def test_every_refusal_has_its_words() -> None:
    start = {"port-taken", "bad-host"}  # Met by whoever starts the house, before any page.
    browser = reasons("house", "kernel") - start
    assert {f"refusal-{reason}" for reason in browser} <= texts_of("house")
    terminal = reasons("cli", "arena") | start
    assert {f"refusal-{reason}" for reason in terminal} <= texts_of("house", "cli")


PLAYED = [
    ("mastermind", {"rows": 5}, 2),
    ("mastermind", {"rows": 5, "answers": "by-hand", "pegs": 3, "colors": 4}, 2),
    ("break-the-code", {"last_call": True}, 2),
    ("break-the-code", {}, 3),
]


@pytest.mark.parametrize("name", names())
def test_every_refusal_of_a_game_has_its_words(name: str) -> None:
    met = reasons(f"games/{name.replace('-', '_')}")
    for of, changes, seats in PLAYED:
        if of == name:
            options = msgspec.convert(changes, game(name).types.options)
            met |= check(game(name), options, seats, games=2, coached=0).reasons
    assert {f"refusal-{reason}" for reason in met} <= texts_of(name, "house", "cli")
