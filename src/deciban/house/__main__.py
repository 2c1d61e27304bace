"""A house for programs: settings as JSON, the address on the first line.

python -m deciban.house '{"port": 0, "data": "/tmp/house"}'
"""

import sys

import msgspec

from deciban.house.config import Config
from deciban.house.server import run


def main(settings: str = "{}") -> None:
    config = msgspec.json.decode(settings, type=Config, dec_hook=lambda kind, value: kind(value))
    run(config, lambda address: print(address, flush=True))


if __name__ == "__main__":
    main(*sys.argv[1:])
