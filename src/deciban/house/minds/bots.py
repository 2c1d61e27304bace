"""The bots of one table."""

import asyncio
from typing import TYPE_CHECKING

import msgspec
import structlog

from deciban.house.minds.workers import Unthinkable, Workers
from deciban.house.storage.writer import Unkept
from deciban.kernel import QuickDice, Refused

if TYPE_CHECKING:
    from deciban.house.tables.table import Table

log = structlog.get_logger()

SOON = 1.0
LATE = 60.0
"""Seconds after which a bot that got stuck is woken: soon at first, and each time twice as late."""


class Bots:
    """Asks a bot whenever the table waits for its seat, several at once if need be."""

    def __init__(self, workers: Workers, pause: float) -> None:
        self._workers = workers
        self._pause = pause
        self._thinking: dict[int, asyncio.Task[None]] = {}
        self._rest = SOON
        self._alarm: asyncio.TimerHandle | None = None

    @property
    def idle(self) -> bool:
        """Whether nothing goes on; a bot that is stuck needs no patience, for whoever comes to the
        table wakes it."""
        return not self._thinking

    def wake(self, table: "Table") -> None:
        for seat in _awaited(table):
            if seat not in self._thinking:
                name = f"bot {table.id} {seat}"
                self._thinking[seat] = asyncio.create_task(self._play(table, seat), name=name)

    async def close(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
        thinking = list(self._thinking.values())
        for task in thinking:
            task.cancel()
        await asyncio.gather(*thinking, return_exceptions=True)

    async def _play(self, table: "Table", seat: int) -> None:
        """Moves until the table no longer waits for this seat."""
        try:
            while seat in _awaited(table):
                await self._move(table, seat)
                self._rest = SOON
        except Exception:
            log.exception("bot-stuck", **_named(table, seat))
            self._wake_later(table)
        finally:
            del self._thinking[seat]

    def _wake_later(self, table: "Table") -> None:
        if self._alarm is not None:
            self._alarm.cancel()
        self._alarm = asyncio.get_running_loop().call_later(self._rest, self.wake, table)
        self._rest = min(2 * self._rest, LATE)

    async def _move(self, table: "Table", seat: int) -> None:
        play, sitting = table.play, table.seats[seat]
        assert play is not None
        assert sitting.bot is not None
        assert sitting.bot_level is not None
        step, sight = play.step, table.sight(seat)
        pause = asyncio.create_task(asyncio.sleep(self._pause))
        try:
            choice = await self._workers.choose(table.game.name, sitting.bot_level, sight)
            await pause
            await _act(table, seat, sitting.bot, step, choice)
        except Unkept:
            # The move was good; another one would fare no better.
            raise
        except (Unthinkable, Refused) as failure:
            log.warning("bot-replaced", **_named(table, seat), why=str(failure))
            dice = QuickDice()
            fallback = play.offers[seat][0].pick(dice)
            await _act(table, seat, sitting.bot, play.step, msgspec.json.encode(fallback))
        finally:
            pause.cancel()


def _named(table: "Table", seat: int) -> dict[str, object]:
    """Which bot it is, for the log, where `level` is how grave a line is."""
    sitting = table.seats[seat]
    return {"table": table.id, "seat": seat, "bot": sitting.bot, "bot_level": sitting.bot_level}


def _awaited(table: "Table") -> tuple[int, ...]:
    if table.play is None or table.lost:
        return ()
    return tuple(seat for seat in table.play.awaited if table.seats[seat].bot_level is not None)


async def _act(table: "Table", seat: int, bot: str, step: int, choice: bytes) -> None:
    """If the board has changed meanwhile, nothing is done and the bot is asked again."""
    try:
        await table.act(seat, bot, step, msgspec.Raw(choice))
    except Refused as refused:
        if refused.refusal.reason != "stale":
            raise
