"""Sets of cards that players write: what an author is refused, and warned of."""

import re
import tomllib
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from deciban.games.enigma.rules import cards
from deciban.games.enigma.rules.sets import Sets, house_set
from deciban.kernel import Refused
from deciban.kernel.source import decoded
from deciban.kernel.texts import LANGUAGES, Texts

SETS = Sets()
HOUSE = SETS.example()


def line(part: str, source: str = HOUSE) -> int:
    """Where something stands."""
    return source[: source.index(part)].count("\n") + 1


def changed(old: str, new: str) -> str:
    assert HOUSE.count(old) >= 1
    return HOUSE.replace(old, new, 1)


def test_the_example_is_the_house_set_and_nothing_is_to_be_said_of_it() -> None:
    assert SETS.read(HOUSE) == house_set()
    assert SETS.cautions(HOUSE) == ()
    assert SETS.title(house_set()).keys() == set(LANGUAGES)


RADIO = 'steps = [{ do = "look" }]'
MORE = "[[characters]]\nid = 'guest'\nname = {en='Guest',ru='Гость',uk='Гість'}\n"
MORE += "text = {en='Hold.',ru='Имейте.',uk='Майте.'}\nstory = {en='So.',ru='Так.',uk='Так.'}\n"
MORE += "goal = [{ ask = 'hold', token = 'chaos' }]\n"
ROOMS, GOALS = HOUSE[: HOUSE.index("[[characters]]")], HOUSE[HOUSE.index("[[characters]]") :]
CHAOSLESS = re.sub('token = "(chaos|either)"', 'token = "decryption"', ROOMS)


@pytest.mark.parametrize(
    ("source", "name", "what", "at"),
    [
        (changed(RADIO, 'steps = [{ do = "time" }]'), "set-time", "radio-room", line(RADIO)),
        (f"{HOUSE}\n{MORE}", "set-unused", "guest", HOUSE.count("\n") + 2),
        (CHAOSLESS + GOALS, "set-goal-token", "messiah", None),
    ],
)
def test_an_author_is_warned(source: str, name: str, what: str, at: int | None) -> None:
    SETS.read(source)
    cautions = [found for found in SETS.cautions(source) if found.facts["what"] == what]
    assert [found.name for found in cautions] == [name]
    assert at is None or cautions[0].facts["line"] == at
    for language in LANGUAGES:
        texts = Texts(language, "enigma", "house")
        said = texts.say(f"caution-{name}", **cautions[0].facts)
        assert what in said


@pytest.mark.parametrize(
    ("source", "reason", "at"),
    [
        (changed('do = "look", e', 'do = "fly", e'), "source-value", line('do = "look", e')),
        (changed('"swap"', '"apply"'), "set-loop", line('"swap"')),
        (changed('id = "book"', 'id = "library"'), "set-twice", line('id = "book"') - 1),
        (changed('= "Crypt"', '= "library "'), "set-twice", line('= "Crypt"')),
        (changed('= "Crypt"', '= "<b>Crypt</b>"'), "set-words", line('= "Crypt"')),
        (changed('= "Crypt"', '= "Cr\\u0007ypt"'), "set-words", line('= "Crypt"')),
        (changed('= "Crypt"', '= "Crypt'), "source-unreadable", line('= "Crypt"')),
        (changed('corner = "none"', "corner = 1"), "source-kind", line('corner = "none"')),
        ("", "source-missing", 1),
        ("[" * 5000, "source-unreadable", 1),
    ],
)
def test_an_author_is_refused_with_line_and_reason(source: str, reason: str, at: int) -> None:
    with pytest.raises(Refused) as refused:
        SETS.read(source)
    assert (refused.value.refusal.reason, refused.value.refusal.facts["line"]) == (reason, at)
    for language in LANGUAGES:
        assert Texts(language, "enigma", "house").say(
            f"refusal-{reason}", **refused.value.refusal.facts
        )


@pytest.mark.parametrize(
    ("written", "reason"),
    [
        (b"#" * 10_000_000, "content-too-large"),
        (b"\x89PNG\r\n\x1a\n\x00", "content-unreadable"),
        (b"title = 1\n\0", "content-unreadable"),
    ],
)
def test_a_file_that_is_no_text_is_refused(written: bytes, reason: str) -> None:
    with pytest.raises(Refused, match=reason):
        decoded(written)


DOCS = (Path(__file__).parents[3] / "docs" / "card-sets.md").read_text(encoding="utf-8")
EXAMPLES = [tomllib.loads(block) for block in re.findall(r"```toml\n(.*?)```", DOCS, re.S)]
PIECES: dict[str, Any] = {"steps": cards.Steps, "pair": cards.Steps, "solo": cards.Steps}
PIECES["goal"] = tuple[cards.AnyDemand, ...]


def test_the_examples_of_the_docs_can_be_read() -> None:
    found: set[object] = set()
    for example in EXAMPLES:
        for key, kind in PIECES.items():
            if key in example:
                pieces = msgspec.convert(example[key], kind)
                found |= {type(piece) for piece in pieces}
        for room in filter(None, example.get("rooms", ())):
            msgspec.convert(room, cards.Room)
        for character in filter(None, example.get("characters", ())):
            msgspec.convert(character, cards.Character)
    assert found == {*get_args(cards.AnyStep), *get_args(cards.AnyDemand)}, "every piece has one"


def test_every_field_is_in_the_docs() -> None:
    kinds = (cards.Room, cards.Character, cards.Casts, cards.Growth, cards.CardSet)
    for kind in (*kinds, *get_args(cards.AnyStep), *get_args(cards.AnyDemand)):
        for field in kind.__struct_fields__:
            assert re.search(rf"\b{field}\b", DOCS), f"{kind.__name__}.{field}"
