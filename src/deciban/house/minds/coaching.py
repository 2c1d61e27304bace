"""The coach at the tables and beside them: asked from a viewer's own view, never from the truth.

Questions wait for a worker in a queue that is never long, so that nobody can keep the workers
busy for everybody else."""

import asyncio
from collections.abc import Callable
from typing import Any

import msgspec
import structlog

from deciban.house.minds import questions
from deciban.house.minds.workers import Unthinkable, Workers
from deciban.house.protocol import shapes
from deciban.house.tables import seating
from deciban.house.tables.play import Play
from deciban.house.tables.table import Table
from deciban.kernel import Data, Refused, Sight, Viewer
from deciban.kernel.registry import AnyGame

log = structlog.get_logger()

KEPT = 1000
"""Reviews that are remembered: chapters that have ended never change."""

_Chapter = tuple[str, Viewer, int]
"""A table, who saw it, and the chapter."""


class Coaching:
    def __init__(self, workers: Workers, queue: int) -> None:
        self._workers = workers
        self._queue = queue
        self._waiting = 0
        self._reviews: dict[_Chapter, msgspec.Raw] = {}
        self._under_way: dict[tuple[_Chapter, int], asyncio.Task[msgspec.Raw]] = {}
        """By the step as well: who asks too early must not answer for those who ask later."""

    async def review(self, table: Table, person: str, chapter: int) -> msgspec.Raw:
        """Of a chapter as this person saw it; those who watch share the spectator's."""
        _must_coach(table.game)
        play = _play(table)
        viewer = next(iter(seating.numbers(table.seats, person)), None)
        key = (table.id, viewer, chapter)
        if key in self._reviews:
            return self._reviews[key]
        now = (key, play.step)
        if now not in self._under_way:
            work = self._review(key, table.game, table.sight(viewer))
            self._under_way[now] = asyncio.create_task(work, name=f"review {key}")
            self._under_way[now].add_done_callback(lambda _: self._under_way.pop(now))
        # Somebody who hangs up must not stop the work for the others.
        return await asyncio.shield(self._under_way[now])

    async def hint(self, table: Table, person: str, asked: shapes.HintRequest) -> msgspec.Raw:
        _must_coach(table.game)
        if seating.seat(table.seats, asked.seat).person != person:
            raise Refused("not-your-seat")
        play = _play(table)
        if not play.hints(asked.seat):
            raise Refused("no-hints")
        return await self._ask(questions.hint, table.game, table.sight(asked.seat), asked.depth)

    async def advise(self, game: AnyGame, body: dict[str, Any]) -> msgspec.Raw:
        _must_coach(game)
        try:
            inquiry = msgspec.convert(body, game.types.inquiry)
        except msgspec.ValidationError:
            raise Refused("bad-request") from None
        return await self._ask(questions.advise, game, inquiry)

    async def _review(self, key: _Chapter, game: AnyGame, sight: Sight[Data]) -> msgspec.Raw:
        _, _, chapter = key
        said = await self._ask(questions.review, game, sight, chapter)
        if len(self._reviews) >= KEPT:
            del self._reviews[next(iter(self._reviews))]
        self._reviews[key] = said
        return said

    async def _ask(self, function: Callable[..., bytes], game: AnyGame, *args: Any) -> msgspec.Raw:
        if self._waiting >= self._queue:
            raise Refused("coach-busy")
        self._waiting += 1
        try:
            return msgspec.Raw(await self._workers.consult(function, game.name, *args))
        except Unthinkable as failure:
            log.warning("coach-failed", game=game.name, why=str(failure))
            raise Refused("coach-failed") from failure
        finally:
            self._waiting -= 1


def _must_coach(game: AnyGame) -> None:
    if game.coach is None:
        raise Refused("no-coach")


def _play(table: Table) -> Play:
    if table.play is None:
        raise Refused("not-started")
    return table.play
