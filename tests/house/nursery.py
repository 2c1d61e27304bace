"""Raises houses quickly: everything is loaded once, and every house is a fork of that.

For each line of settings it prints the pid and the address of a new house, and waits for its
end before it takes the next line."""

import os
import sys

import msgspec

from deciban.house.config import Config
from deciban.house.server import app, run


def main() -> None:
    app(Config())  # The first one takes long; the forks have that behind them.
    for line in sys.stdin:
        config = msgspec.json.decode(line, type=Config, dec_hook=lambda kind, value: kind(value))
        if (child := os.fork()) == 0:
            run(config, lambda address: print(os.getpid(), address, flush=True))
            os._exit(0)
        os.waitpid(child, 0)


if __name__ == "__main__":
    main()
