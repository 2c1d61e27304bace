"""Every word on screen is there in every language."""

import re
from collections.abc import Iterable
from pathlib import Path

import pytest

from deciban.kernel import Setup
from deciban.kernel.bot import NAMES
from deciban.kernel.check import check
from deciban.kernel.check.texts import check_file, check_texts
from deciban.kernel.registry import game, names
from deciban.kernel.texts import LANGUAGES, Texts, folder, lookup, source

SOURCE = Path(__file__).parents[1] / "src" / "deciban"
FILES = sorted(path.stem for path in (folder() / "en").glob("*.ftl"))


def reasons(*rooms: str, but: str = "-") -> set[str]:
    """The names of all refusals that are raised somewhere in these rooms."""
    found: set[str] = set()
    for room in rooms:
        for path in (SOURCE / room).rglob("*.py"):
            if but not in path.parts:
                code = path.read_text(encoding="utf-8")
                found |= set(re.findall(r'Refused\(\s*"([a-z-]+)"', code))
    return found


def unsaid(reasons: Iterable[str], files: tuple[str, ...]) -> list[str]:
    texts = Texts("en", *files)
    return sorted(reason for reason in reasons if f"refusal-{reason}" not in texts)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_every_file(language: str) -> None:
    assert sorted(path.stem for path in (folder() / language).glob("*.ftl")) == FILES


@pytest.mark.parametrize("file", FILES)
def test_every_text_is_in_every_language_with_the_same_variables(file: str) -> None:
    check_file(file)


def test_every_name_of_a_bot_is_a_text_and_no_two_read_alike() -> None:
    for language in LANGUAGES:
        texts = Texts(language, "house")
        assert len({texts.say(f"bot-{name}") for name in NAMES}) == len(NAMES)
    assert set(re.findall(r"^bot-(\w+) =", source("en", "house"), re.M)) == set(NAMES)


def test_every_refusal_has_its_words() -> None:
    # Met by whoever starts the house, before any page.
    start = {"port-taken", "bad-host", "bad-key", "bad-database"}
    start |= {"database-driver", "database-unusable"}
    assert unsaid(reasons("house", "kernel") - start, lookup()) == []
    assert unsaid(reasons("cli", "arena", "shell") | start, lookup(terminal=True)) == []


@pytest.mark.parametrize("name", names())
def test_a_game_has_all_its_words(name: str) -> None:
    """Whatever its rules refuse is said in the browser; what only the terminal refuses, there."""
    folder = f"games/{name.replace('-', '_')}"
    met, throws, phrases = reasons(folder, but="shell"), set[str](), set[str]()
    setup = Setup(game(name).types.options())
    for seats in game(name).seats(setup):
        report = check(game(name), setup, seats, games=2, coached=0)
        met |= report.reasons
        throws |= report.throws
        phrases |= report.phrases
    check_texts(game(name), met, throws, phrases)
    assert unsaid(reasons(f"{folder}/shell"), lookup(name, terminal=True)) == []
