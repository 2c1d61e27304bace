"""Puts the built client and the texts into the wheel.

Not a plain force-include in pyproject.toml, because that would also copy them into the
editable install, where they are read from their own folders.
"""

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

CARGO = {"web/dist": "deciban/web", "texts": "deciban/texts"}


class WheelHook(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        if not Path(self.root, "web/dist/index.html").is_file():
            raise FileNotFoundError("The client is not built; `make wheel` does both.")
        build_data["force_include"].update(CARGO)
