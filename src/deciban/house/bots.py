"""The bots of one table."""

import asyncio
from typing import TYPE_CHECKING

import msgspec
import structlog

from deciban.house.minds import Minds, Unthinkable
from deciban.kernel import QuickDice, Refused

if TYPE_CHECKING:
    from deciban.house.table import Table

log = structlog.get_logger()


class Bots:
    """Asks a bot whenever the table waits for its seat, several at once if need be."""

    def __init__(self, minds: Minds, pause: float) -> None:
        self._minds = minds
        self._pause = pause
        self._thinking: dict[int, asyncio.Task[None]] = {}

    @property
    def idle(self) -> bool:
        return not self._thinking

    def wake(self, table: "Table") -> None:
        for seat in _awaited(table):
            if seat not in self._thinking:
                name = f"bot {table.id} {seat}"
                self._thinking[seat] = asyncio.create_task(self._play(table, seat), name=name)

    async def close(self) -> None:
        thinking = list(self._thinking.values())
        for task in thinking:
            task.cancel()
        await asyncio.gather(*thinking, return_exceptions=True)

    async def _play(self, table: "Table", seat: int) -> None:
        """Moves until the table no longer waits for this seat."""
        try:
            while seat in _awaited(table):
                await self._move(table, seat)
        except Exception:
            log.exception("bot-stuck", table=table.id, seat=seat)
        finally:
            del self._thinking[seat]

    async def _move(self, table: "Table", seat: int) -> None:
        play, level = table.play, table.seats[seat].level
        assert play is not None
        assert level is not None
        step, sight = play.step, play.sight(seat)
        pause = asyncio.create_task(asyncio.sleep(self._pause))
        try:
            choice = await self._minds.choose(table.game.name, level, sight)
            await pause
            await _act(table, seat, step, choice)
        except (Unthinkable, Refused) as failure:
            log.warning("bot-replaced", table=table.id, seat=seat, level=level, why=str(failure))
            dice = QuickDice()
            fallback = play.offers[seat][0].pick(dice)
            await _act(table, seat, play.step, msgspec.json.encode(fallback))
        finally:
            pause.cancel()


def _awaited(table: "Table") -> tuple[int, ...]:
    if table.play is None:
        return ()
    return tuple(seat for seat in table.play.awaited if table.seats[seat].level is not None)


async def _act(table: "Table", seat: int, step: int, choice: bytes) -> None:
    """If the board has changed meanwhile, nothing is done and the bot is asked again."""
    try:
        await table.act(seat, step, msgspec.Raw(choice))
    except Refused as refused:
        if refused.refusal.reason != "stale":
            raise
