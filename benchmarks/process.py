"""Runs an entrant in a process of its own and weighs it from outside."""

import json
import os
import re
import signal
import subprocess
import sys
import tempfile
import threading
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).parents[1]


class Trouble(Exception):
    """What could not be installed or measured, and why, in one line."""


class Run(NamedTuple):
    found: dict[str, Any]
    """The JSON object it printed."""
    cpu: float
    """Seconds of CPU of the whole process, from its start to its end."""
    memory: float
    """Megabytes that it held at most."""


def run(command: Sequence[str | Path], *, limit: float = 120) -> Run:
    """Ends the process, and all it started, when it takes longer than the limit, in seconds."""
    with tempfile.TemporaryFile() as complaints:
        process = subprocess.Popen(
            command, cwd=ROOT, stdout=subprocess.PIPE, stderr=complaints, start_new_session=True
        )
        timer = threading.Timer(limit, _end, (process.pid,))
        timer.start()
        try:
            assert process.stdout is not None
            with process.stdout:
                said = process.stdout.read()
            _, status, usage = os.wait4(process.pid, 0)
        finally:
            timer.cancel()
            _end(process.pid)
        process.returncode = os.waitstatus_to_exitcode(status)
        complaints.seek(0)
        if process.returncode:
            raise Trouble(reason(complaints.read().decode(errors="replace")))
    unit = 1 if sys.platform == "darwin" else 1024
    found = json.loads(said.splitlines()[-1])
    return Run(found, usage.ru_utime + usage.ru_stime, usage.ru_maxrss * unit / 2**20)


def _end(group: int) -> None:
    """Nothing is left behind, however it went."""
    with suppress(ProcessLookupError):
        os.killpg(group, signal.SIGKILL)


def reason(complaints: str) -> str:
    """What says most in it, without the addresses and folders of this machine."""
    lines = [line.strip() for line in complaints.splitlines() if line.strip()]
    # npm begins with the reason, everybody else ends with it.
    npm = [line.removeprefix("npm error ") for line in lines if line.startswith("npm error ")]
    telling = [line for line in lines if re.match(r"error\b|\w+Error:", line, re.I)]
    line = "; ".join(npm[:3]) or (telling or lines or ["it was stopped, or ended silently"])[-1]
    return re.sub(r"\S*[/\\]\S*", "…", line)[:200]
