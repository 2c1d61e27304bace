"""Our own house: `python -m … load <seconds> <tables>` or `python -m … kill <tables> <moves>`."""

import asyncio
import json
import sys
import tempfile
from pathlib import Path

from deciban.cli.bench import load
from deciban.house.config import Config
from tests.house.client import Guest
from tests.house.test_kill import House, Player, a_nursery, live


async def kill(tables: int, moves: int) -> dict[str, int]:
    """`kill -9` the moment a move came back, then the same house on what it left behind."""
    players = [Player() for _ in range(tables)]
    with tempfile.TemporaryDirectory() as folder, a_nursery() as nursery:
        config = Config(port=0, data=Path(folder), notes_pause=3600)
        first = House(nursery, config)
        async with Guest(first.address) as guest:
            cookies = guest.http.cookies
        await live(first, players, cookies, fuse=moves)
        second = House(nursery, config)
        async with Guest(second.address, cookies) as guest:
            whole = [await _is_whole(guest, player) for player in players]
        second.kill()
    return {"matches": tables, "whole": sum(whole), "stands": 1}


async def _is_whole(guest: Guest, player: Player) -> bool:
    """Where no move came back, none could be lost, and it would count for nothing."""
    async with guest.page(player.table) as page:
        welcome = await page.until("welcome")
    try:
        player.check(welcome)
    except AssertionError:
        return False
    return bool(player.acknowledged)


def main() -> None:
    task, first, second = sys.argv[1:]
    if task == "load":
        print(json.dumps(load.run(float(first), int(second))))
    else:
        print(json.dumps(asyncio.run(kill(int(first), int(second)))))


if __name__ == "__main__":
    main()
