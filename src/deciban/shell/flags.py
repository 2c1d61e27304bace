"""What several commands let one set."""

from typing import Annotated

import typer

from deciban.shell.words import Language

Lang = Annotated[Language | None, typer.Option(help="The language to speak, if not the system's.")]
Json = Annotated[bool, typer.Option("--json", help="Print one JSON object instead of a table.")]
