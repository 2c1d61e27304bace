"""The notebooks of one table: filled in beside the game, never in its way."""

import asyncio
import contextlib
from typing import TYPE_CHECKING, NamedTuple

import msgspec
import structlog

from deciban.house import shapes
from deciban.house.crowd import Onlooker
from deciban.house.frames import frame
from deciban.house.minds import Minds, Unthinkable
from deciban.house.play import Play
from deciban.kernel import Data, Refused

if TYPE_CHECKING:
    from deciban.house.table import Table

log = structlog.get_logger()


class _Page(NamedTuple):
    """What was worked out for a seat at a step; None if that failed."""

    step: int
    frame: str | None


class Notebook:
    def __init__(self, minds: Minds, pause: float) -> None:
        self._minds = minds
        self._pause = pause
        self._pages: dict[int, _Page] = {}
        self._task: asyncio.Task[None] | None = None

    def wake(self, table: "Table") -> None:
        """Something moved: the pages of those who look are written anew."""
        if table.game.notebook is not None and self._task is None:
            self._task = asyncio.create_task(self._run(table), name=f"notebook {table.id}")

    def show(self, table: "Table", onlooker: Onlooker) -> None:
        """Somebody came: the page is sent, as soon as there is one."""
        page = None if onlooker.seat is None else self._pages.get(onlooker.seat)
        if page and page.frame and table.play and page.step == table.play.step:
            onlooker.send(page.frame)
        else:
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
        seats = table.crowd.seats
        return [seat for seat in seats if seat not in pages or pages[seat].step != play.step]

    async def _write(self, table: "Table", play: Play, seat: int) -> None:
        step = play.step

        def view() -> Data:
            nonlocal step
            step = play.step
            return play.view(seat)

        try:
            notes = msgspec.Raw(await self._minds.fill(table.game.name, view))
        except (Unthinkable, Refused) as failure:
            log.warning("no-notes", table=table.id, seat=seat, why=str(failure))
            self._pages[seat] = _Page(step, None)
            return
        page = _Page(step, frame(shapes.Notes(step=step, notes=notes)))
        self._pages[seat] = page
        for onlooker in table.crowd:
            if onlooker.seat == seat and page.frame and page.step == play.step:
                onlooker.send(page.frame)
