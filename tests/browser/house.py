"""A real house in a process of its own."""

import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import Self

import msgspec

from deciban.house.storage.database import FILE


class House:
    """Runs on a free port, and after a restart on the same one with the same data."""

    def __init__(self, data: Path) -> None:
        self._data = data
        self._port = 0
        self._process: subprocess.Popen[str] | None = None
        self.address = ""

    def __enter__(self) -> Self:
        self.open()
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def open(self) -> None:
        settings = {
            "port": self._port,
            "data": str(self._data),
            "bot_pause": 0.0,
            # As it is served: nobody waits for the first thought of a bot or a coach.
            "eager": True,
            # One address plays all guests here.
            "made_per_minute": 100_000,
            "misses_per_minute": 100_000,
            "questions_per_minute": 100_000,
            "contents_per_minute": 100_000,
            "checks_per_minute": 100_000,
            "rehearsals_per_minute": 100_000,
            # Enough for a chart, and soon done.
            "rehearsal_games": 3,
        }
        command = [sys.executable, "-m", "deciban.house", msgspec.json.encode(settings).decode()]
        with self.log.open("a") as log:
            self._process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True)
        assert self._process.stdout is not None
        self.address = self._process.stdout.readline().strip().rstrip("/")
        assert self.address, f"the house did not open:\n{self.log.read_text()}"
        self._port = int(self.address.rsplit(":", 1)[1])

    def close(self) -> None:
        assert self._process is not None
        self._process.terminate()
        assert self._process.wait(timeout=30) == 0
        if self._process.stdout:
            self._process.stdout.close()

    def lose_patience(self) -> None:
        """Opened again, it waits for nobody who is away: as if minutes had passed."""
        self.close()
        with closing(sqlite3.connect(self._data / FILE)) as database, database:
            database.execute("UPDATE tables SET patience = 0")
        self.open()

    @property
    def log(self) -> Path:
        return self._data / "log"

    @property
    def troubles(self) -> list[str]:
        """What the log calls an error."""
        lines = [msgspec.json.decode(line) for line in self.log.read_text().splitlines()]
        return [str(line) for line in lines if line["level"] in ("error", "critical")]
