"""Our own playouts, through the contract that every game here fulfils."""

import json
import sys

from deciban.arena import bot_speed, playout_speed
from deciban.kernel import registry


def main() -> None:
    seconds = float(sys.argv[1])
    game = registry.game("mastermind")
    options = game.types.options()
    seats = min(game.seats(options))
    found = {
        "rules": round(playout_speed(game, options, seats, seconds)),
        "views": round(bot_speed(game, options, seats, seconds)),
    }
    print(json.dumps(found))


if __name__ == "__main__":
    main()
