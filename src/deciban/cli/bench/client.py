"""The size of the browser client, as the first page takes it."""

import gzip
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

import msgspec

from deciban.kernel.texts import LANGUAGES

HOME = ("index.html", "src/pages/home/Home.svelte")


class Chunk(msgspec.Struct):
    """A line of the build's manifest: a file and what is loaded with it."""

    file: str
    imports: tuple[str, ...] = ()
    css: tuple[str, ...] = ()


def home_size(client: Path) -> int | None:
    """Bytes, gzipped, that a browser loads before a board is opened: pages, styles and scripts,
    and the texts of the language that needs most. Fonts come compressed and are not counted.
    None where the build has left no manifest."""
    manifest = client / ".vite" / "manifest.json"
    if not manifest.is_file():
        return None
    chunks = msgspec.json.decode(manifest.read_bytes(), type=dict[str, Chunk])
    return max(_size(client, _home(client, chunks, language)) for language in LANGUAGES)


def _home(client: Path, chunks: dict[str, Chunk], language: str) -> set[str]:
    page = (client / "index.html").read_text(encoding="utf-8")
    files = {"index.html", *re.findall(r'(?:src|href)="/([^"]+)"', page)}
    games = re.findall(r"^src/games/([^/]+)/index\.ts$", "\n".join(chunks), re.MULTILINE)
    indexes = (f"src/games/{name}/index.ts" for name in games)
    texts = (f"../texts/{language}/{file}.ftl?raw" for file in ("house", *games))
    for key in (*HOME, *indexes, *texts):
        files.update(_with_imports(chunks, key))
    return files


def _with_imports(chunks: dict[str, Chunk], key: str) -> Iterator[str]:
    chunk = chunks[key]
    yield chunk.file
    yield from chunk.css
    for needed in chunk.imports:
        yield from _with_imports(chunks, needed)


def _size(client: Path, files: Iterable[str]) -> int:
    return sum(len(gzip.compress((client / file).read_bytes(), 9, mtime=0)) for file in files)
