"""Where it was measured, without the machine's name."""

import os
import platform
import shutil
import sqlite3
import subprocess
from pathlib import Path


def describe() -> dict[str, str]:
    return {
        "processor": f"{_processor()}, {os.cpu_count()} cores",
        "system": f"{platform.system()} {platform.machine()}",
        "Python": platform.python_version(),
        "Node": _node(),
        "SQLite": sqlite3.sqlite_version,
        "busy before the run": f"{os.getloadavg()[0]:.1f} of {os.cpu_count()} cores",
    }


def _processor() -> str:
    cpus = Path("/proc/cpuinfo")
    if cpus.exists():
        for line in cpus.read_text().splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or "of unknown make"


def _node() -> str:
    if shutil.which("node") is None:
        return "none"
    done = subprocess.run(["node", "--version"], capture_output=True, text=True, check=True)
    return done.stdout.strip().removeprefix("v")
