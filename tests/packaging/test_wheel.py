"""The wheel alone runs the house: no Node, no source folder, nothing but locked packages."""

import socket
import subprocess
import sys
import time
import zipfile
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from deciban.kernel.texts import LANGUAGES
from tests.house.client import DUEL, Guest, hide

ROOT = Path(__file__).parents[2]
PATIENCE = 120.0


def run(*command: str | Path) -> None:
    subprocess.run(command, check=True, cwd=ROOT, stdout=subprocess.DEVNULL)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("dist")
    run(sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", folder)
    (built,) = folder.glob("*.whl")
    return built


@pytest.fixture(scope="module")
def commands(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of commands of a clean environment with only the wheel and what it needs."""
    home = tmp_path_factory.mktemp("clean")
    run(sys.executable, "-m", "venv", "--without-pip", home)
    install = (sys.executable, "-m", "pip", "--quiet", "--python", home, "install", "--no-compile")
    run(*install, "--require-hashes", "--requirement", "requirements.lock")
    run(*install, "--no-deps", "--no-index", wheel)
    return home / "bin"


@pytest.fixture
def house(commands: Path, tmp_path: Path) -> Iterator[httpx.Client]:
    port = str(free_port())
    options = ("--no-open", "--port", port, "--data", tmp_path / "data")
    # The PATH holds no Node.
    environment = {"PATH": str(commands), "HOME": str(tmp_path), "LANG": "C.UTF-8"}
    with (
        subprocess.Popen(
            (commands / "deciban", "serve", *options), cwd=tmp_path, env=environment
        ) as server,
        httpx.Client(base_url=f"http://127.0.0.1:{port}") as client,
    ):
        try:
            wait_for(client, server)
            yield client
        finally:
            server.terminate()


def wait_for(client: httpx.Client, server: subprocess.Popen[bytes]) -> None:
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        assert server.poll() is None, "the house stopped by itself"
        try:
            client.get("/healthz").raise_for_status()
        except httpx.TransportError:
            time.sleep(0.1)
        else:
            return
    raise TimeoutError("the house never answered")


def test_the_wheel_carries_the_client_the_texts_and_all_of_the_package(wheel: Path) -> None:
    cargo = set(zipfile.ZipFile(wheel).namelist())
    pages = ("index.html", ".vite/routes.json")
    expected = {
        *(f"deciban/web/{page}" for page in pages),
        *(f"deciban/texts/{it}/house.ftl" for it in LANGUAGES),
    }
    expected |= {f"deciban/{text.relative_to(ROOT)}" for text in ROOT.glob("texts/*/*.ftl")}
    sources = (path for path in (ROOT / "src").rglob("*") if path.is_file())
    expected |= {
        str(path.relative_to(ROOT / "src")) for path in sources if "__pycache__" not in path.parts
    }
    assert expected <= cargo


def test_a_clean_environment_serves_the_house(house: httpx.Client) -> None:
    assert house.get("/healthz").is_success
    home = house.get("/")
    assert home.is_success
    assert home.headers["content-type"].startswith("text/html")


async def test_the_first_bots_need_not_wait_for_anything_to_be_compiled(
    house: httpx.Client, wheel: Path, tmp_path: Path
) -> None:
    async with Guest(str(house.base_url)) as ann:
        for level in ("novice", "skilled", "master"):
            table = await ann.make("me", level, **DUEL)
            async with ann.seated(table) as page:
                await page.play(hide(0, 1, 2, 3))
                await page.until_step(2)
        table = await ann.make("master", "master", game="break-the-code")
        async with ann.seated(table) as page:
            await page.until_step(2)
    prefix = "deciban/compiled/"
    with zipfile.ZipFile(wheel) as cargo:
        packed = [name for name in cargo.namelist() if name.startswith(prefix)]
        brought = Counter((Path(name).name, cargo.read(name)) for name in packed)
    kept = (path for path in tmp_path.rglob("compiled-*/*/*") if path.is_file())
    assert brought
    assert Counter((path.name, path.read_bytes()) for path in kept) == brought


def test_every_file_of_the_client_is_served(house: httpx.Client, wheel: Path) -> None:
    prefix = "deciban/web/assets/"
    assets = [name for name in zipfile.ZipFile(wheel).namelist() if name.startswith(prefix)]
    assert assets
    for name in assets:
        served = house.get(f"/assets/{name.removeprefix(prefix)}")
        assert served.is_success, name
        assert "text/html" not in served.headers["content-type"], name
