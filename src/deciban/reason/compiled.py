"""Compiling the few loops that must be quick. What was compiled is kept on disk.

Numba looks only at a function's own file to see whether what it kept is still good, not at the
files of the functions called. So each state of all the compiled sources has a folder of its own.

Compiling takes the better part of a minute. So a wheel brings along what its maker's machine has
compiled: `python -m deciban.reason.compiled FOLDER` packs that. It is for one processor that nearly
all machines of today can stand in for. Where Python, Numba or the processor are others, Numba
finds nothing that fits and compiles as ever.
"""

import hashlib
import os
import shutil
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeVar, cast

import llvmlite.binding  # type: ignore[import-untyped]
import numba
from numba.extending import intrinsic

F = TypeVar("F", bound=Callable[..., Any])

KEPT = 8
"""So many folders stay, those used last, for a few versions may take turns."""
PROCESSOR = "x86-64-v3"
ABILITIES = "avx avx2 bmi bmi2 cx16 f16c fma lzcnt movbe popcnt sahf sse4.1 sse4.2 ssse3 xsave"
"""What that processor has by definition."""

_PACKAGE = Path(__file__).parents[1]
_PACKED = _PACKAGE / "compiled"
"""Where a wheel has what it brings along."""


def _choose_processor() -> None:
    """Unless somebody else has chosen. It is as quick as the machine's very own, as far as these
    loops can tell."""
    settings: Any = numba.config
    able = llvmlite.binding.get_host_cpu_features()
    if settings.CPU_NAME is None and all(able.get(ability) for ability in ABILITIES.split()):
        settings.CPU_NAME, settings.CPU_FEATURES = PROCESSOR, ""


def _sources() -> Iterator[tuple[Path, bytes]]:
    """All files that have something to compile."""
    for source in sorted(_PACKAGE.rglob("*.py")):
        if b"njit" in (text := source.read_bytes()):
            yield source, text


def _keep() -> Path | None:
    """Where what was compiled is kept, if there is a place for it."""
    home = os.environ.get("XDG_CACHE_HOME") or os.environ.get("LOCALAPPDATA")
    base = Path(home) if home else Path.home() / ".cache"
    digest = hashlib.sha256(b"".join(text for _, text in _sources())).hexdigest()
    folder = base / "deciban" / f"compiled-{digest[:16]}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        os.utime(folder)
        others = sorted(folder.parent.glob("compiled-*"), key=lambda path: path.stat().st_mtime)
        _unpack(folder)
    except OSError:
        return None
    for old in others[:-KEPT]:
        shutil.rmtree(old, ignore_errors=True)
    numba.config.CACHE_DIR = str(folder)  # type: ignore[attr-defined]
    return folder


def _rooms(folder: Path) -> Iterator[tuple[Path, Path]]:
    """For each folder of sources: where it is packed within a wheel, and where Numba keeps it."""
    for room in sorted({source.parent for source, _ in _sources()}):
        name = hashlib.sha1(str(room).encode()).hexdigest()
        yield room.relative_to(_PACKAGE), folder / f"{room.name}_{name}"


def _unpack(folder: Path) -> None:
    for room, kept in _rooms(folder):
        if (_PACKED / room).is_dir() and not kept.exists():
            with tempfile.TemporaryDirectory(dir=folder) as workshop:
                copy = shutil.copytree(_PACKED / room, Path(workshop, "copy"))
                with suppress(OSError):  # Another process was quicker.
                    copy.rename(kept)


def pack(to: Path) -> None:
    """Copies what is kept, to be put into a wheel."""
    shutil.rmtree(to, ignore_errors=True)
    assert _KEPT is not None
    for room, kept in _rooms(_KEPT):
        if kept.is_dir():
            shutil.copytree(kept, to / room)


_choose_processor()
_KEPT = _keep()


def njit(function: F) -> F:
    return cast(F, numba.njit(cache=_KEPT is not None, nogil=True)(function))


def _ones(context: Any, bits: Any) -> Any:
    def emit(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.ctpop(args[0])

    return bits(bits), emit


ones: Any = intrinsic(_ones)
"""How many bits of a number are set, in the number's own type: one instruction."""


if __name__ == "__main__":
    pack(Path(sys.argv[1]))
