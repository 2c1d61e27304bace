"""The assistant at a real table, in a terminal: what is typed, and what is said back."""

import subprocess
import sys

import msgspec
import pytest
from rich.console import Console

from deciban.games.enigma.minds.advice import (
    Advice,
    AnyEntry,
    Claim,
    Cornered,
    Glance,
    Holds,
    Inquiry,
    Is,
    Look,
    Open,
    Shuffle,
    Swap,
    Trade,
)
from deciban.games.enigma.shell.assistant import EnigmaAssistant
from deciban.kernel import Refused
from deciban.kernel.texts import LANGUAGES, Texts, lookup


def assistant(language: str = "en", players: int = 4) -> EnigmaAssistant:
    texts = Texts(language, *lookup("enigma", terminal=True))
    return EnigmaAssistant(texts, Inquiry(players=players, characters="standard"))


def shown(helper: EnigmaAssistant) -> str:
    console = Console(width=120, color_system=None)
    with console.capture() as captured:
        console.print(helper.show())
    return captured.get()


TYPED: dict[str, tuple[list[str], AnyEntry]] = {
    "look": (["5 crypt"], Look(4, "crypt")),
    "open": (["!5 crypt"], Open(4, "crypt")),
    "corner": (["^9 dec"], Cornered(8, "decryption")),
    "glance": (["2:5"], Glance(2, 4)),
    "believed": (["2: 5 crypt", ""], Claim(2, 4, "crypt")),
    "true": (["2:5 crypt", "+3"], Claim(2, 4, "crypt", True, 3)),
    "lie": (["2:5 crypt", "-"], Claim(2, 4, "crypt", False, 0)),
    "swap": (["3/7"], Swap(2, 6)),
    "shuffle": (["* 1 2, 4"], Shuffle((0, 1, 3))),
    "mine": (["@ spy"], Is(0, "spy")),
    "met": (["@2 spy"], Is(2, "spy")),
    "trade": (["&0 2"], Trade(0, 2)),
    "took": (["2 +chaos"], Holds(2, "chaos")),
    "returned": (["0-decryption"], Holds(0, "decryption", False)),
}


@pytest.mark.parametrize("kind", TYPED)
def test_every_kind_of_entry_is_read(kind: str) -> None:
    lines, entry = TYPED[kind]
    helper = assistant()
    for line in lines:
        helper.take(line)
    assert helper.inquiry.entries == (entry,)
    assert helper.pending is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_entry_is_said_in_every_language(language: str) -> None:
    helper = assistant(language)
    for _, entry in TYPED.values():
        said = helper._entries.said(entry)
        assert said
        assert "{" not in said
        assert "entry-" not in said


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        ("ru", ["5 крипта", "^7 хаос", "2 +дешифровка", "@ лазутчик"]),
        ("uk", ["5 крипта", "^7 хаос", "2 +дешифрування", "@ шпигун"]),
    ],
)
def test_names_are_typed_in_ones_own_language(language: str, lines: list[str]) -> None:
    helper = assistant(language)
    for line in lines:
        helper.take(line)
    assert helper.inquiry.entries == (
        Look(4, "crypt"),
        Cornered(6, "chaos"),
        Holds(2, "decryption"),
        Is(0, "spy"),
    )


@pytest.mark.parametrize(
    ("typed", "reason"),
    [
        ("", "entry-unread"),
        ("hello", "entry-unread"),
        ("5 kitchen", "which-one"),
        ("0 crypt", "entry-unread"),
        ("&0", "entry-unread"),
        ("3/3", "entry-twice"),
        ("@9 spy", "no-such-opponent"),
        ("* 1 12", "card-number"),
    ],
)
def test_what_can_not_be_read_is_refused_and_changes_nothing(typed: str, reason: str) -> None:
    helper = assistant()
    with pytest.raises(Refused, match=reason):
        helper.take(typed)
    assert helper.inquiry.entries == ()


def test_what_became_of_a_name_must_be_readable() -> None:
    helper = assistant()
    helper.take("2:5 crypt")
    with pytest.raises(Refused, match="outcome-unread"):
        helper.take("perhaps")
    helper.take("+1")
    assert helper.inquiry.entries == (Claim(2, 4, "crypt", True, 1),)


def test_odds_are_shown_and_a_contradiction_is_named_and_mended() -> None:
    helper = assistant()
    for line in ("@ cryptologist", "5 enigma", "6 library"):
        helper.take(line)
    assert "Enigma Machine 100%" in shown(helper)
    assert "5 Enigma Machine, 6 Library (100%)" in shown(helper)
    helper.take("7 library")
    assert [*helper.advice.conflict] == [2, 3]
    assert "Entries 3, 4 can’t all be true" in shown(helper)
    helper.take("=3")
    helper.take("6 crypt")
    assert not helper.advice.conflict
    helper.take("<")
    helper.take("~4")
    assert not helper.advice.conflict
    assert "set aside" in shown(helper)


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_is_help_in_every_language(language: str) -> None:
    helper = assistant(language)
    assert "assistant-" not in str(helper.help()) + helper.ask()
    helper.take("2:5 " + {"en": "crypt"}.get(language, "крипта"))
    assert "assistant-" not in helper.ask()


def test_all_lines_at_once_give_json() -> None:
    command = [sys.executable, "-m", "deciban", "solve", "enigma", "--json", "--players", "4"]
    told = subprocess.run(command, input="5 crypt\n3/5\n", capture_output=True, text=True)
    assert told.returncode == 0, told.stderr
    advice = msgspec.json.decode(told.stdout, type=Advice)
    assert advice.spots[2].rooms == ("crypt",)
