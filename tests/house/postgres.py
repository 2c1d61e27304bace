"""A private PostgreSQL: a real one with its files in a folder of its own, gone with the tests.

It listens on a Unix socket alone. PostgreSQL refuses to run as root, so there it runs under an
account that may do nothing else."""

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path

import psutil

PATIENCE = 60.0
ACCOUNTS = ("postgres", "nobody")


class Postgres:
    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._programs = _programs()
        self._server: subprocess.Popen[bytes] | None = None
        self._run("initdb", "--pgdata", "data", "--auth", "trust", "--username", "deciban")

    def start(self) -> None:
        settings = {"listen_addresses": "", "unix_socket_directories": str(self._folder)}
        words = [word for key, value in settings.items() for word in ("-c", f"{key}={value}")]
        self._server = self._begin("postgres", "-D", "data", *words)
        until = time.monotonic() + PATIENCE
        while self._begin("pg_isready", "--host", str(self._folder)).wait() != 0:
            assert self._server.poll() is None, "PostgreSQL did not start"
            assert time.monotonic() < until, "PostgreSQL takes too long to start"
            time.sleep(0.02)

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """SIGINT hangs up on everybody; SIGQUIT leaves everything lying, as a crash does."""
        if self._server is not None:
            self._server.send_signal(how)
            self._server.wait(PATIENCE)
            self._server = None

    def freeze(self) -> None:
        """Nobody gets an answer, and nobody is hung up on."""
        for process in self._processes():
            process.suspend()

    def thaw(self) -> None:
        for process in self._processes():
            process.resume()

    def _processes(self) -> list[psutil.Process]:
        assert self._server is not None
        postmaster = psutil.Process(self._server.pid)
        return [postmaster, *postmaster.children()]

    def url(self, name: str) -> str:
        return f"postgresql://deciban@/{name}?host={self._folder}"

    def tell(self, sql: str, name: str = "postgres") -> None:
        where = ("--host", str(self._folder), "--username", "deciban", "--dbname", name)
        self._run("psql", "--quiet", "--no-psqlrc", *where, "--command", sql)

    def _run(self, program: str, *words: str) -> None:
        assert self._begin(program, *words).wait(PATIENCE) == 0, f"{program} failed"

    def _begin(self, program: str, *words: str) -> "subprocess.Popen[bytes]":
        return subprocess.Popen(
            [self._programs / program, *words],
            cwd=self._folder,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            user=_account(),
            extra_groups=None if _account() is None else [],
        )


@contextmanager
def a_postgres() -> Iterator[Postgres]:
    """Not in pytest's own folder, which only its owner may enter."""
    folder = Path(tempfile.mkdtemp(prefix="deciban-postgres-"))
    if account := _account():
        shutil.chown(folder, account)
    server = Postgres(folder)
    try:
        server.start()
        yield server
    finally:
        server.stop(signal.SIGQUIT)
        shutil.rmtree(folder)


def _programs() -> Path:
    """Where the server's programs are: Debian keeps them off the PATH, a wheel in its package."""
    found = shutil.which("initdb")
    folders = [Path(found).resolve().parent] if found else []
    folders += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    if wheel := find_spec("pgserver"):
        assert wheel.origin is not None
        folders.append(Path(wheel.origin).parent / "pginstall" / "bin")
    assert folders, "there is no PostgreSQL: run scripts/postgres"
    return folders[0]


def _account() -> str | None:
    """The account to run as; None: our own."""
    if os.geteuid() != 0:
        return None
    known = {entry.pw_name for entry in pwd.getpwall()}
    return next(name for name in ACCOUNTS if name in known)
