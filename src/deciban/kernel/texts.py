"""Words on screen: one Fluent file per game and one for the house, in every language.

The browser reads the same files. In a checkout they lie in `texts/`; in a wheel, in the package.
"""

import functools
import locale
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

LANGUAGES: Final = ("en", "ru", "uk")

_PACKAGE = Path(__file__).parents[1]


def folder() -> Path:
    packed = _PACKAGE / "texts"
    return packed if packed.is_dir() else _PACKAGE.parents[1] / "texts"


class Texts:
    """The texts of some files in one language."""

    def __init__(self, language: str, *files: str) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for file in files:
            self._bundle.add_resource(_resource(language, file))

    def __contains__(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def say(self, key: str, /, **args: int | float | str) -> str:
        """The text of a key. Keys are checked by the tests, so a missing one is a defect."""
        message = self._bundle.get_message(key)
        if message.value is None:
            raise KeyError(key)
        text, errors = self._bundle.format_pattern(message.value, args)
        if errors:
            raise ValueError(f"{key} in {self.language}: {errors[0]}")
        return str(text)


@functools.cache
def _resource(language: str, file: str) -> Resource:
    path = folder() / language / f"{file}.ftl"
    return FluentResource(path.read_text(encoding="utf-8"))


def pick_language(environment: Mapping[str, str] = os.environ) -> str:
    """The language a person asked for, else the system's, else English."""
    for name in ("DECIBAN_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        tag = environment.get(name, "")[:2].lower()
        if tag in LANGUAGES:
            return tag
    system = (locale.getlocale()[0] or "")[:2].lower()
    return system if system in LANGUAGES else "en"
