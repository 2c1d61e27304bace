"""What all tests share."""

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
import uvloop
from hypothesis import settings

from deciban.kernel import registry
from tests.installed.beside import install

# No deadline: how long an example takes depends on the machine, not on the code alone.
settings.register_profile("deciban", deadline=None)
settings.load_profile("deciban")


def pytest_asyncio_loop_factories() -> dict[str, Callable[[], asyncio.AbstractEventLoop]]:
    """The loop that a real house runs on."""
    return {"uvloop": uvloop.new_event_loop}


@pytest.fixture
def vault(
    tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Path]:
    """Brings the game Vault, here and in every process that is started here. Yields the folder
    that other processes need on their path."""
    folder = tmp_path_factory.mktemp("beside")
    install(folder, "vault", "vault", "tests.kernel.vault:Vault")
    monkeypatch.syspath_prepend(folder)
    registry.places.cache_clear()
    yield folder
    registry.places.cache_clear()
