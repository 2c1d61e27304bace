"""Puts the built client, the texts and what is compiled into the wheel.

Not a plain force-include in pyproject.toml, because that would also copy them into the
editable install, where they are read from their own folders.
"""

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

CARGO = {"web/dist": "deciban/web", "texts": "deciban/texts", "build/compiled": "deciban/compiled"}


class WheelHook(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        for folder in CARGO:
            if not any(Path(self.root, folder).glob("*")):
                raise FileNotFoundError(f"{folder} is not built; `make wheel` does it all.")
        build_data["force_include"].update(CARGO)
