"""Our own playouts, through the contract that every game here fulfils."""

import json
import sys

from deciban.arena import bot_speed, playout_speed
from deciban.kernel import Setup, registry


def main() -> None:
    seconds = float(sys.argv[1])
    game = registry.game("mastermind")
    options = game.types.options()
    seats = min(game.seats(Setup(options)))
    found = {
        "rules": round(playout_speed(game, Setup(options), seats, seconds)),
        "views": round(bot_speed(game, Setup(options), seats, seconds)),
    }
    print(json.dumps(found))


if __name__ == "__main__":
    main()
