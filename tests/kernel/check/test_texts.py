"""Gaps and repetitions among the words are caught."""

from collections.abc import Callable
from typing import Any

import pytest

from deciban.kernel.check import Broken
from deciban.kernel.check.texts import check_file, check_texts
from deciban.kernel.texts import LANGUAGES
from tests.kernel.traps import Traps

Write = Callable[..., None]

SOUND = {"en": "hello = Hi\nbye = Bye\n", "ru": "hello = Привет\nbye = Пока\n"}


@pytest.mark.parametrize(
    ("ukrainian", "why"),
    [
        ("hello = Привіт\n", "not in all of"),
        ("hello = Привіт\nbye = До { $when }\n", "bye differs in uk"),
        ("hello = Привіт\nbye = { $\n", "can't read"),
        ("hello = Привіт\nbye = Бувай\nbye = Па\n", "bye stands twice"),
        ("hello = Привіт\nbye = { night }\n", "not in the same file"),
    ],
)
def test_a_faulty_file_is_caught(texts_folder: Write, ukrainian: str, why: str) -> None:
    texts_folder(**SOUND, uk="hello = Привіт\nbye = Бувай\n")
    check_file("test")
    texts_folder(**SOUND, uk=ukrainian)
    with pytest.raises(Broken, match=why):
        check_file("test")


TRAPS = {
    "traps": """
name = Traps
sentence = Mind your step.
leave-means = The others play on.
level-random-about = Opens any door.
why-trap = the trap
refusal-no-such-door = There is no such door.
stats-won = Survived
""",
    "traps.terminal": "ask-door = Which door?\n",
    "cli": "play-ask = Well?\n",
    "house": "level-random = Random\nrefusal-stale = Look again.\nstats-won = Won\n",
}


def write(texts_folder: Write, **changes: str) -> None:
    for file, content in {**TRAPS, **changes}.items():
        texts_folder(file, **dict.fromkeys(LANGUAGES, content))


def test_a_game_with_all_its_words_passes(texts_folder: Write) -> None:
    write(texts_folder)
    check_texts(Traps(), reasons={"no-such-door", "stale"}, throws={"trap"})


@pytest.mark.parametrize("lost", ["name", "sentence", "leave-means", "level-random-about"])
def test_what_every_game_says_is_missed(texts_folder: Write, lost: str) -> None:
    lines = TRAPS["traps"].splitlines()
    write(texts_folder, traps="\n".join(line for line in lines if not line.startswith(f"{lost} ")))
    with pytest.raises(Broken, match=f"no text for .*{lost}"):
        check_texts(Traps())


@pytest.mark.parametrize(
    "met", [{"reasons": {"no-speech"}}, {"throws": {"door"}}, {"phrases": {"hurry"}}]
)
def test_what_was_met_is_missed(texts_folder: Write, met: dict[str, Any]) -> None:
    write(texts_folder)
    with pytest.raises(Broken, match="no text for"):
        check_texts(Traps(), **met)


@pytest.mark.parametrize(
    ("file", "twice"),
    [
        ("traps.terminal", "name = Traps\n"),
        ("cli", "ask-door = Door?\n"),
        ("house", "level-random = Random\nwhy-trap = the trap\n"),
    ],
)
def test_what_stands_in_two_files_of_one_lookup_is_caught(
    texts_folder: Write, file: str, twice: str
) -> None:
    write(texts_folder, **{file: twice})
    with pytest.raises(Broken, match="both in"):
        check_texts(Traps())
