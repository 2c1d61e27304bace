"""Checks of what a game is played with: its example can be, and has a title."""

from typing import Any

import msgspec

from deciban.kernel.check.demand import demand
from deciban.kernel.refusal import Refused
from deciban.kernel.registry import AnyGame, load
from deciban.kernel.setup import Contents
from deciban.kernel.texts import LANGUAGES


def check_contents(game: AnyGame) -> None:
    if game.contents is None:
        return
    contents: Contents[Any, Any] = load(game.contents)()
    try:
        content = contents.read(contents.example())
    except Refused as refused:
        demand(False, f"the example of content is refused: {refused.refusal}")
    written = msgspec.json.encode(content)
    read = msgspec.json.decode(written, type=game.types.content)
    demand(read == content, "the example of content is another when it is written and read")
    title = contents.title(content)
    demand(bool(title) and set(title) <= set(LANGUAGES), f"the title of content is {title}")
