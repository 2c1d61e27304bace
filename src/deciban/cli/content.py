"""`deciban content`, and files of one's own for `play` and `simulate`."""

from pathlib import Path
from typing import Annotated, Any

import typer

from deciban.kernel import Contents, Options, Refused, Setup, registry
from deciban.kernel.registry import AnyGame
from deciban.kernel.source import LARGEST, decoded
from deciban.kernel.texts import Texts
from deciban.shell.flags import Lang
from deciban.shell.words import fail, refusal, speaking

app = typer.Typer(add_completion=False, no_args_is_help=True)


@app.callback()
def content() -> None:
    """See to what you have written to play with: cards, missions."""


@app.command()
def check(
    game: Annotated[str, typer.Argument(help="The game it is for.")],
    file: Annotated[Path, typer.Argument(help="What you have written.")],
    lang: Lang = None,
) -> None:
    """Say whether it can be played; if not, which line is wrong, and why."""
    with speaking(lang, game, code=1) as texts:
        contents = _contents(registry.game(game))
        source = _text(file)
        try:
            title = contents.title(contents.read(source))
        except Refused as refused:
            fail(_at(file, refused.refusal.facts, refusal(texts, refused)))
    for caution in contents.cautions(source):
        said = texts.say(f"caution-{caution.name}", **caution.facts)
        print(_at(file, caution.facts, said))
    print(texts.say("content-good", title=_in_words(dict(title), texts)))


def setup_with(game: AnyGame, options: Options, file: Path | None) -> Setup[Any]:
    """What a table starts from: with what is in the file, or with what the game has itself."""
    if file is None:
        return registry.supplied(game, options)
    return Setup(options, _contents(game).read(_text(file)))


def _contents(game: AnyGame) -> Contents[Any, Any]:
    if game.contents is None:
        raise Refused("no-contents")
    made: Contents[Any, Any] = registry.load(game.contents)()
    return made


def _text(file: Path) -> str:
    try:
        with file.open("rb") as opened:
            return decoded(opened.read(LARGEST + 1))
    except OSError:
        raise Refused("no-such-file", file=str(file)) from None


def _at(file: Path, facts: dict[str, int | str], said: str) -> str:
    """With the place in front, as editors understand it."""
    return f"{file}:{facts['line']}: {said}" if "line" in facts else f"{file}: {said}"


def _in_words(title: dict[str, str], texts: Texts) -> str:
    return title.get(texts.language) or next(iter(title.values()))
