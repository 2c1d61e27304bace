"""`deciban solve`: advice at a real table, and Master against every code."""

import json

import pytest

from deciban.kernel.texts import Texts, lookup
from tests.cli.conftest import Deciban

SOLVE = ("solve", "mastermind")


@pytest.mark.parametrize(
    ("board", "codes", "total", "most"),
    [
        ((), 1296, 5625, 6),
        (("--worst", "5"), 1296, 5626, 5),
        (("--blanks",), 2401, 11228, 6),
        (("--pegs", "3", "--colors", "4"), 64, 206, 4),
    ],
)
def test_master_against_every_code(
    deciban: Deciban, board: tuple[str, ...], codes: int, total: int, most: int
) -> None:
    done = deciban(*SOLVE, *board, "--all", "--json")
    assert done.exit_code == 0
    (line,) = done.stdout.splitlines()
    found = json.loads(line)
    assert (found["codes"], found["total"], found["max"]) == (codes, total, most)
    assert found["mean"] == pytest.approx(total / codes, abs=1e-6)
    assert found["seconds"] > 0


def test_what_can_not_be_promised_is_said_in_words(deciban: Deciban, language: str) -> None:
    done = deciban(*SOLVE, "--worst", "4", "--all", "--lang", language)
    texts = Texts(language, *lookup("mastermind", terminal=True))
    assert done.exit_code == 1
    assert texts.say("solve-worst", worst=4, max=6) in done.stderr
    done = deciban(*SOLVE, "--json", "--lang", language)
    assert done.exit_code == 2
    assert texts.say("refusal-json-of-all") in done.stderr


def test_a_game_on_a_real_table_is_broken_by_the_advice(deciban: Deciban, language: str) -> None:
    typed = "\n".join(["", "1 1", "", "0 4", "", "4 0"]) + "\n"
    done = deciban(*SOLVE, "--lang", language, typed=typed)
    texts = Texts(language, *lookup("mastermind", terminal=True))
    assert done.exit_code == 0
    assert texts.say("codes-left", count=1296) in done.stdout
    assert texts.say("assistant-broken", rows=3) in done.stdout


CONTRADICTION = ["1111", "3 0", "1111", "0 0"]


def test_a_contradiction_is_named_and_can_be_repaired(deciban: Deciban, language: str) -> None:
    typed = "\n".join([*CONTRADICTION, "=2", "3 0"]) + "\n"
    shown = deciban(*SOLVE, "--lang", language, typed=typed).stdout
    texts = Texts(language, *lookup("mastermind", terminal=True))
    assert texts.say("conflict", count=2, rows="1, 2") in shown
    keys = texts.say("keys", red=3, white=0)
    assert texts.say("assistant-repair", row=2, keys=keys, left=20) in shown
    assert texts.say("codes-left", count=20) in shown.rpartition(texts.say("assistant-doubtful"))[2]


def test_rows_are_set_aside_and_steps_taken_back(deciban: Deciban) -> None:
    shown = deciban(*SOLVE, typed="\n".join([*CONTRADICTION, "~1", "<", "<"]) + "\n").stdout
    texts = Texts("en", *lookup("mastermind", terminal=True))
    conflict = texts.say("conflict", count=2, rows="1, 2")
    first, without_one, without_two = shown.split(conflict)
    assert texts.say("codes-left", count=20) in first
    assert texts.say("assistant-aside") in without_one
    assert texts.say("codes-left", count=625) in without_one
    assert texts.say("codes-left", count=20) in without_two


def test_a_guess_that_was_typed_by_mistake_is_taken_back(deciban: Deciban) -> None:
    done = deciban(*SOLVE, typed="1111\n<\n2222\n")
    texts = Texts("en", *lookup("mastermind", terminal=True))
    assert done.stdout.count(texts.say("assistant-guess-or-advised", row=1)) == 2
    assert texts.say("refusal-keys-unreadable") not in done.stdout


@pytest.mark.parametrize(
    ("typed", "reason", "facts"),
    [
        (["123"], "row-length", {"pegs": 4, "given": 3}),
        (["~1"], "no-such-row", {"sign": "~"}),
        (["=x"], "no-such-row", {"sign": "="}),
        (["1122", "3 2"], "too-many-keys", {"pegs": 4}),
        (["1122", "many"], "keys-unreadable", {}),
        (["<", "11-2"], "no-blanks", {}),
    ],
)
def test_a_slip_of_the_finger_is_told_and_loses_nothing(
    deciban: Deciban, language: str, typed: list[str], reason: str, facts: dict[str, int | str]
) -> None:
    done = deciban(*SOLVE, "--lang", language, typed="\n".join([*typed, "?", "q"]) + "\n")
    texts = Texts(language, *lookup("mastermind", terminal=True))
    shown = " ".join(done.stdout.split())
    assert done.exit_code == 0
    assert " ".join(texts.say(f"refusal-{reason}", **facts).split()) in shown
    assert " ".join(texts.say("solve-help").split()) in shown
