"""What tables are played with beside their options: brought by players, or supplied by the game.

It is read, checked and made in the workers, within limits. Nobody but a table's game ever sees it,
except through views; its author may have the source back, and so may whoever knows its name where
the game says that its content is public."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import msgspec
import structlog

from deciban.house.config import Config
from deciban.house.minds import questions
from deciban.house.minds.workers import Unthinkable, Workers
from deciban.house.protocol import shapes
from deciban.house.storage.contents import (
    Content,
    add_content,
    add_source,
    find_content,
    find_public,
    find_source,
    find_title,
    list_sources,
    named,
    was_brought,
)
from deciban.house.storage.store import Kept, Store
from deciban.kernel import Log, Options, Refused, Setup
from deciban.kernel.registry import AnyGame
from deciban.kernel.source import decoded

log = structlog.get_logger()


class HouseContents:
    def __init__(self, store: Store, workers: Workers, config: Config) -> None:
        self._store = store
        self._workers = workers
        self._most = config.content_size

    async def check(self, game: AnyGame, written: bytes) -> shapes.Checked:
        """What the game makes of what a player wrote; nothing is kept. That some line is wrong is
        an answer like any other to whoever is still writing."""
        try:
            content, reading = await self._read(game, decoded(written, self._most))
        except Refused as refused:
            if "line" not in refused.refusal.facts:
                raise
            return shapes.Checked(refusal=refused.refusal)
        return shapes.Checked(brought=_brought(content, reading))

    async def bring(self, game: AnyGame, person: str, written: bytes) -> shapes.Brought:
        """Keeps what a player wrote, if it can be played; the hash is its address."""
        source = decoded(written, self._most)
        content, reading = await self._read(game, source)
        kept = add_source(content, person, source, reading.title)
        await self._store.write(add_content(content), kept)
        return _brought(content, reading)

    async def brought(self, game: AnyGame, person: str) -> list[shapes.Content]:
        """All that this person wrote for a game, latest first."""
        kept = await list_sources(self._store, game.name, person)
        return [shapes.Content(content=it.hash, title=it.title, at=it.at) for it in kept]

    async def source(self, game: AnyGame, key: str, person: str) -> str:
        """What this person wrote; of what others wrote nobody learns even that it is there, unless
        the game's content is public."""
        source = await find_source(self._store, game.name, key, person)
        if source is None and game.public_content:
            source = await find_public(self._store, game.name, key)
        if source is None:
            raise Refused("unknown-content")
        return source

    async def title(self, game: AnyGame, key: str) -> shapes.Titled:
        """What something is called that somebody brought, for whoever knows its name."""
        title = await find_title(self._store, game.name, key)
        if title is None:
            raise Refused("unknown-content")
        return shapes.Titled(title=title)

    async def example(self, game: AnyGame) -> str:
        """What an author may start from."""
        return msgspec.json.decode(await self._ask(questions.example, game), type=str)

    async def choose(
        self, game: AnyGame, options: Options, log: Log[Any, Any] | None, wanted: str | None = None
    ) -> Any:
        """For a new table: what its host brings, or else what the game has for it."""
        if wanted is None:
            supplied = game.contents is not None
            return await self._supply(game, options, log) if supplied else None
        if game.contents is None:
            raise Refused("no-contents")
        # What the game supplied is at other tables: nobody may find out what by trying.
        brought = await was_brought(self._store, game.name, wanted)
        json = await find_content(self._store, game.name, wanted) if brought else None
        if json is None:
            raise Refused("unknown-content")
        return msgspec.json.decode(json, type=game.types.content)

    async def again(self, game: AnyGame, setup: Setup[Any], key: str | None) -> Any:
        """For another go: what somebody brought comes again, what the game supplied does not."""
        if key is not None and await was_brought(self._store, game.name, key):
            return setup.content
        return await self.choose(game, setup.options, None)

    async def kept(self, table: Kept) -> str | None:
        """What a table began with, as JSON."""
        if table.content is None:
            return None
        return await find_content(self._store, table.game, table.content)

    async def _read(self, game: AnyGame, source: str) -> tuple[Content, questions.Reading]:
        json = await self._ask(questions.read, game, source)
        with _sound(game):
            reading = msgspec.json.decode(json, type=questions.Reading)
            content = msgspec.json.decode(reading.content, type=game.types.content)
        return named(game.name, content), reading

    async def _supply(self, game: AnyGame, options: Options, log: Log[Any, Any] | None) -> Any:
        json = await self._ask(questions.supply, game, options, log)
        kind: Any = game.types.content
        with _sound(game):
            return msgspec.json.decode(json, type=kind | None)

    async def _ask(self, function: Callable[..., bytes], game: AnyGame, *args: Any) -> bytes:
        if game.contents is None:
            raise Refused("no-contents")
        try:
            return await self._workers.check(function, game.name, *args)
        except Unthinkable as failure:
            log.warning("content-failed", game=game.name, why=str(failure))
            raise Refused(_FAILURES.get(str(failure), "content-failed")) from failure


_FAILURES = {"timeout": "content-timeout", "MemoryError": "content-memory"}


@contextmanager
def _sound(game: AnyGame) -> Iterator[None]:
    """While a worker's answer is read."""
    try:
        yield
    except msgspec.ValidationError as error:
        # Not the error's own words: they may tell what is in it.
        log.error("content-failed", game=game.name, why=type(error).__name__)
        raise Refused("content-failed") from None


def _brought(content: Content, reading: questions.Reading) -> shapes.Brought:
    return shapes.Brought(
        content=content.hash,
        title=reading.title,
        read=reading.content,
        cautions=reading.cautions,
    )
