"""`deciban solve`: help at a real table, in every game that has an assistant for it."""

from typing import Any

import typer
from typer.core import TyperGroup
from typer.main import get_command

from deciban.kernel import registry


class Assistants(TyperGroup):
    """A command for each game, as the game itself describes it, loaded when it is asked for."""

    def list_commands(self, ctx: Any) -> list[str]:
        return [name for name in registry.names() if registry.game(name).assistant]

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        if cmd_name not in self.list_commands(ctx):
            return None
        command = typer.Typer(add_completion=False)
        command.command(cmd_name)(registry.load(str(registry.game(cmd_name).assistant)))
        return get_command(command)


app = typer.Typer(cls=Assistants, add_completion=False, no_args_is_help=True)


@app.callback()
def solve() -> None:
    """Get advice for a game on a real table."""
