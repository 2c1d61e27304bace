"""Throw-away environments for the peers, made once under `benchmarks/.peers/`."""

import json
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from benchmarks.process import Trouble, reason

HERE = Path(__file__).parent
NODE_PEER = HERE / "peers" / "boardgame.io"
_PIP = ("-m", "pip", "install", "--quiet", "--disable-pip-version-check")


def pins(peer: str) -> Path:
    return HERE / f"requirements-{peer}.txt"


def python(peer: str) -> Path:
    """The peer's own Python. What a peer says about the Python it wants is not asked: of
    mastermind-ai only the thin wrapper is Python, and that runs on what ours runs on."""
    folder = HERE / ".peers" / peer
    interpreter = folder / "bin" / "python"
    stamp = folder / "pins.txt"
    wanted = pins(peer).read_text()
    if not stamp.exists() or stamp.read_text() != wanted:
        _do([sys.executable, "-m", "venv", "--clear", folder])
        _do([interpreter, *_PIP, "--ignore-requires-python", "-r", pins(peer)])
        stamp.write_text(wanted)
    return interpreter


def node() -> Path:
    """Node itself, with boardgame.io's packages beside its scripts."""
    found = shutil.which("node")
    if found is None or shutil.which("npm") is None:
        raise Trouble("there is no Node here")
    stamp = NODE_PEER / "node_modules" / ".pins.json"
    wanted = (NODE_PEER / "package-lock.json").read_text()
    if not stamp.exists() or stamp.read_text() != wanted:
        _do(["npm", "--prefix", NODE_PEER, "ci", "--no-audit", "--no-fund"])
        stamp.write_text(wanted)
    return Path(found)


def version(peer: str) -> str:
    """As pinned."""
    if peer == NODE_PEER.name:
        pinned = json.loads((NODE_PEER / "package.json").read_text())["dependencies"]
        return str(pinned[peer])
    first = pins(peer).read_text().splitlines()[0]
    return first.partition("==")[2]


def _do(command: Sequence[str | Path]) -> None:
    done = subprocess.run(command, capture_output=True, text=True, cwd=HERE)
    if done.returncode:
        raise Trouble(reason(done.stderr + done.stdout))
