"""The notebooks of one table: filled in beside the game, never in its way."""

import asyncio
import contextlib
from typing import TYPE_CHECKING, NamedTuple

import msgspec
import structlog

from deciban.house.minds.workers import Unthinkable, Workers
from deciban.house.protocol import shapes
from deciban.house.protocol.frames import frame
from deciban.house.tables.play import Play
from deciban.house.tables.viewers import Page
from deciban.kernel import Data, Refused, Sight

if TYPE_CHECKING:
    from deciban.house.tables.table import Table

log = structlog.get_logger()


class _Filled(NamedTuple):
    """What was worked out for a seat at a step; None if that failed."""

    step: int
    frame: bytes | None


class Notebook:
    def __init__(self, workers: Workers, pause: float) -> None:
        self._workers = workers
        self._pause = pause
        self._pages: dict[int, _Filled] = {}
        self._task: asyncio.Task[None] | None = None

    def wake(self, table: "Table") -> None:
        """Something moved: the pages of those who look are written anew."""
        if table.game.notebook is not None and self._task is None:
            self._task = asyncio.create_task(self._run(table), name=f"notebook {table.id}")

    def show(self, table: "Table", page: Page) -> None:
        """Somebody came: the page is sent, as soon as there is one. If it failed, it is tried once
        more."""
        filled = None if page.seat is None else self._pages.get(page.seat)
        if filled and filled.frame and table.play and filled.step == table.play.step:
            page.send(filled.frame)
        else:
            if page.seat is not None:
                self._pages.pop(page.seat, None)
            self.wake(table)

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def _run(self, table: "Table") -> None:
        try:
            while (play := table.play) and (seats := self._outdated(table, play)):
                step = play.step
                await asyncio.sleep(self._pause)
                if play.step == step:
                    await asyncio.gather(*(self._write(table, play, seat) for seat in seats))
        finally:
            self._task = None

    def _outdated(self, table: "Table", play: Play) -> list[int]:
        pages = self._pages
        seats = table.viewers.seats
        return [seat for seat in seats if seat not in pages or pages[seat].step != play.step]

    async def _write(self, table: "Table", play: Play, seat: int) -> None:
        step = play.step

        def sight() -> Sight[Data]:
            nonlocal step
            step = play.step
            return table.sight(seat)

        try:
            notes = msgspec.Raw(await self._workers.fill(table.game.name, sight))
        except (Unthinkable, Refused) as failure:
            log.warning("no-notes", table=table.id, seat=seat, why=str(failure))
            self._pages[seat] = _Filled(step, None)
            return
        written = frame(shapes.Notes(step=step, notes=notes))
        self._pages[seat] = _Filled(step, written)
        for page in table.viewers:
            if page.seat == seat and step == play.step:
                page.send(written)
