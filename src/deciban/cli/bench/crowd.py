"""A database in which many games have been played already."""

import json
import secrets
import time
from collections.abc import Iterator
from itertools import islice
from typing import Any

from sqlalchemy import insert

from deciban.house.config import Config
from deciban.house.house import prepare
from deciban.house.storage import records
from deciban.house.storage.database import connect

STEPS = 42
"""Of each table: a match of two games."""
AT_ONCE = 500

_TOLD = json.dumps([{"event": {"type": "guessed", "row": 0, "code": [1, 2, 3, 4]}, "to": None}])


async def fill(config: Config, tables: int) -> None:
    """Adds so many tables that are over, with their people and their journals."""
    await prepare(config)
    engine = connect(config)
    names = (secrets.token_urlsafe(12) for _ in range(tables))
    while some := [*islice(names, AT_ONCE)]:
        async with engine.begin() as connection:
            await connection.execute(insert(records.tables), [_table(name) for name in some])
            for table, rows in ((records.seats, _seats), (records.journal, _journal)):
                await connection.execute(
                    insert(table), [row for name in some for row in rows(name)]
                )
    await engine.dispose()


def _table(name: str) -> dict[str, Any]:
    return {
        "id": name,
        "game": "mastermind",
        "options": "{}",
        "seed": secrets.token_bytes(32),
        "host": f"{name}-0",
        "phase": "over",
        "result": '{"winners": [0]}',
        "updated": time.time(),
    }


def _seats(name: str) -> Iterator[dict[str, Any]]:
    for number in (0, 1):
        yield {"table_id": name, "number": number, "person": f"{name}-{number}"}


def _journal(name: str) -> Iterator[dict[str, Any]]:
    for step in range(1, STEPS + 1):
        yield {
            "table_id": name,
            "step": step,
            "seat": step % 2,
            "move": f"guess-number-{step}",
            "action": '{"type":"guess","code":[1,2,3,4]}',
            "told": _TOLD,
            "at": time.time(),
        }
