"""Words on screen: a Fluent file for the house and for every game, in every language.

The browser reads the same files; those for the terminal alone are files of their own. They lie in
`texts/`: in a checkout at its root, in a wheel in the package. A package that brings a game brings
its texts in the same way.
"""

import functools
import locale
import os
from collections.abc import Mapping
from importlib import resources
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from deciban.kernel import registry

LANGUAGES: Final = ("en", "ru", "uk")

_PACKAGE = Path(__file__).parents[1]


def folder() -> Path:
    packed = _PACKAGE / "texts"
    return packed if packed.is_dir() else _PACKAGE.parents[1] / "texts"


def lookup(game: str | None = None, *, terminal: bool = False) -> tuple[str, ...]:
    """The files in which a text is looked for, one after another: a game's before the house's,
    in the browser and in the terminal alike."""
    own = () if game is None else (game,)
    if not terminal:
        return (*own, "house")
    apart = (f"{name}.terminal" for name in own)
    return (*(file for file in apart if _path(LANGUAGES[0], file).is_file()), *own, "cli", "house")


def source(language: str, file: str) -> str:
    return _path(language, file).read_text(encoding="utf-8")


def _path(language: str, file: str) -> Path:
    own = folder() / language / f"{file}.ftl"
    package = None if own.is_file() else registry.package(file.partition(".")[0])
    if package is None:
        return own
    return Path(str(resources.files(package)), "texts", language, own.name)


class Texts:
    """The texts of some files in one language; the first file that has a text says it. A text is
    put together from others of its own file only."""

    def __init__(self, language: str, *files: str) -> None:
        self.language = language
        self._bundles = [_bundle(language, _path(language, file)) for file in files]

    def __contains__(self, key: str) -> bool:
        return any(bundle.has_message(key) for bundle in self._bundles)

    def say(self, key: str, /, **args: int | float | str) -> str:
        """The text of a key. Keys are checked by the tests, so a missing one is a defect."""
        for bundle in self._bundles:
            if bundle.has_message(key):
                return self._format(bundle, key, args)
        raise KeyError(key)

    def _format(self, bundle: FluentBundle, key: str, args: dict[str, int | float | str]) -> str:
        message = bundle.get_message(key)
        if message.value is None:
            raise KeyError(key)
        text, errors = bundle.format_pattern(message.value, args)
        if errors:
            raise ValueError(f"{key} in {self.language}: {errors[0]}")
        return str(text)


@functools.cache
def _bundle(language: str, path: Path) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


def pick_language(environment: Mapping[str, str] = os.environ) -> str:
    """The language a person asked for, else the system's, else English."""
    for name in ("DECIBAN_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        tag = environment.get(name, "")[:2].lower()
        if tag in LANGUAGES:
            return tag
    system = (locale.getlocale()[0] or "")[:2].lower()
    return system if system in LANGUAGES else "en"
