"""`deciban serve`: the house, from the command line."""

import os
import sys
import webbrowser
from pathlib import Path

from rich.console import Console

from deciban.house.config import Config
from deciban.shell.words import speaking


def serve_house(config: Config, *, browse: bool, language: str | None) -> None:
    from deciban.house.server import run

    with speaking(language, code=1) as texts:

        def ready(address: str) -> None:
            console = Console(highlight=False)
            kept = "serve-stop" if config.database is None else "serve-stop-database"
            console.print(texts.say("serve-open", address=address), style="bold", soft_wrap=True)
            console.print(texts.say(kept, data=str(config.data)), soft_wrap=True)
            if browse and _has_browser():
                webbrowser.open(address)

        run(config, ready)


def data_folder() -> Path:
    """Where programs of this system keep what belongs to a person."""
    home = Path.home()
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", home / "AppData" / "Local"), "deciban")
    if sys.platform == "darwin":
        return home / "Library" / "Application Support" / "deciban"
    return Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share", "deciban")


def _has_browser() -> bool:
    """On Linux a browser needs a display; without one it would take over the terminal."""
    return sys.platform != "linux" or any(map(os.environ.get, ("DISPLAY", "WAYLAND_DISPLAY")))
