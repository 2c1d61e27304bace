"""Starting and stopping a house, as a process."""

import json
import signal
import socket
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from deciban.house.config import Config
from deciban.house.server import run
from deciban.kernel import Refused
from tests.house.client import DUEL, Guest, hide

PATIENCE = 60.0


def start(data: Path, **settings: object) -> tuple["subprocess.Popen[str]", str]:
    """A house and its address."""
    given = {"port": 0, "data": str(data), **settings}
    process = subprocess.Popen(
        [sys.executable, "-m", "deciban.house", json.dumps(given)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    return process, process.stdout.readline().strip().rstrip("/")


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
async def test_a_house_closes_cleanly(tmp_path: Path, how: signal.Signals) -> None:
    process, address = start(tmp_path, notes_pause=3600)
    async with Guest(address) as ann:
        table = await ann.make("me", "me", **DUEL)
        async with ann.seated(table) as page:
            await page.play(hide(0, 1, 2, 3))
            process.send_signal(how)
            assert await page.closed() == 1012, "come back in a moment"
    _, logs = process.communicate(timeout=PATIENCE)
    assert process.returncode == 0
    entries = [json.loads(line) for line in logs.splitlines()]
    assert [entry["event"] for entry in entries] == ["open", "closed"]


def test_somebody_who_hangs_up_while_asking_is_no_mistake_of_ours(tmp_path: Path) -> None:
    process, address = start(tmp_path)
    host, port = address.removeprefix("http://").split(":")
    with socket.create_connection((host, int(port))) as caller:
        caller.sendall(b"PATCH /api/me HTTP/1.1\r\nhost: x\r\ncontent-length: 99\r\n\r\n{")
    assert httpx.get(f"{address}/healthz").status_code == 200
    process.terminate()
    _, logs = process.communicate(timeout=PATIENCE)
    assert [json.loads(line)["event"] for line in logs.splitlines()] == ["open", "closed"]


def test_a_taken_port_is_refused_by_name(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        with pytest.raises(Refused) as refused:
            run(Config(port=port, data=tmp_path))
    assert refused.value.refusal.reason == "port-taken"
    assert refused.value.refusal.facts == {"port": port}


def test_a_host_that_is_not_ours_is_refused_by_name(tmp_path: Path) -> None:
    with pytest.raises(Refused, match="bad-host"):
        run(Config(host="192.0.2.1", port=0, data=tmp_path))


def test_a_folder_that_cant_be_used_is_refused_by_name(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(Refused, match="bad-data"):
        run(Config(port=0, data=tmp_path / "file" / "data"))


def test_the_house_itself_stays_light(tmp_path: Path) -> None:
    """Workers and migrations are heavy, and are loaded only where and when they are needed."""
    code = (
        "import sys, deciban.house.server; from deciban.kernel import registry\n"
        "for name in registry.names(): registry.game(name).types\n"
        "print(*sys.modules)"
    )
    loaded = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True
    ).stdout.split()
    assert {"deciban.house.server", "deciban.games.mastermind.minds.advice"} <= set(loaded)
    assert not {"numpy", "numba", "alembic", "mako"} & set(loaded)


def test_the_logs_are_json_and_hold_no_secrets(tmp_path: Path) -> None:
    process, address = start(tmp_path)
    with httpx.Client(base_url=address) as http:
        cookie = http.get("/api/me").cookies["deciban"]
        http.patch("/api/me", json={"name": "A secret name"})
        http.post("/api/tables", content=b"{")
        http.get("/api/tables/nothing")
    process.terminate()
    _, logs = process.communicate(timeout=PATIENCE)
    assert [json.loads(line)["level"] for line in logs.splitlines()] == ["info", "info"]
    assert cookie not in logs
    assert "A secret name" not in logs
