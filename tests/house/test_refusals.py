"""Every no of the house can be said in every language."""

import re
from pathlib import Path

import pytest

import deciban.house
from deciban.house.http.errors import STATUS
from deciban.kernel.texts import LANGUAGES, Texts, lookup

SOURCES = sorted(Path(deciban.house.__file__).parent.rglob("*.py"))
SHORT_TEXTS = ("name", "words", "chat")


def reasons() -> set[str]:
    code = "\n".join(path.read_text(encoding="utf-8") for path in SOURCES)
    found = set(re.findall(r'Refus(?:ed|al)\(\s*"([a-z-]+)"', code))
    found |= {f"{what}-{why}" for what in SHORT_TEXTS for why in ("too-long", "unreadable")}
    return found | {"name-empty", "chat-empty", *STATUS}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_a_text(language: str) -> None:
    texts = Texts(language, *lookup(terminal=True))
    found = reasons()
    assert {"stale", "name-too-long", "port-taken", "internal"} <= found
    assert [reason for reason in sorted(found) if f"refusal-{reason}" not in texts] == []
