"""Compiling the few loops that must be quick. What was compiled is kept on disk.

Numba looks only at a function's own file to see whether what it kept is still good, not at the
files of the functions called. So each state of all the compiled sources has a folder of its own.
"""

import hashlib
import os
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar, cast

import numba
from numba.extending import intrinsic

F = TypeVar("F", bound=Callable[..., Any])

KEPT = 8
"""So many folders stay, those used last, for a few versions may take turns."""


def _keep() -> bool:
    """Whether there is a place to keep what was compiled."""
    home = os.environ.get("XDG_CACHE_HOME") or os.environ.get("LOCALAPPDATA")
    base = Path(home) if home else Path.home() / ".cache"
    sources = sorted(Path(__file__).parents[1].rglob("*.py"))
    texts = (source.read_bytes() for source in sources)
    digest = hashlib.sha256(b"".join(text for text in texts if b"njit" in text)).hexdigest()
    folder = base / "deciban" / f"compiled-{digest[:16]}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        os.utime(folder)
        others = sorted(folder.parent.glob("compiled-*"), key=lambda path: path.stat().st_mtime)
    except OSError:
        return False
    for old in others[:-KEPT]:
        shutil.rmtree(old, ignore_errors=True)
    numba.config.CACHE_DIR = str(folder)  # type: ignore[attr-defined]
    return True


_KEEP = _keep()


def njit(function: F) -> F:
    return cast(F, numba.njit(cache=_KEEP, nogil=True)(function))


def _ones(context: Any, bits: Any) -> Any:
    def emit(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.ctpop(args[0])

    return bits(bits), emit


ones: Any = intrinsic(_ones)
"""How many bits of a number are set, in the number's own type: one instruction."""
