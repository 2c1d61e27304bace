"""Works the strategies out: `python -m deciban.games.mastermind.solver.strategies.build [NAME …]`.

With names such as `4x6.bin` only those; all of them take about a quarter of an hour."""

import sys
import time
from pathlib import Path

import numpy as np

from deciban.games.mastermind.solver.packed import packed
from deciban.games.mastermind.solver.search import beam, find
from deciban.games.mastermind.solver.strategies import PLANS, Plan


def build(plan: Plan) -> int:
    """Writes one strategy; returns how many guesses it takes for all codes together."""
    here = packed(plan.pegs, plan.symbols)
    codes = np.arange(len(here.places), dtype=np.int32)
    found = find(here, codes, 0, beam(here, plan.widths, plan.small, plan.alike), plan.limit)
    Path(__file__).with_name(plan.name).write_bytes(found.chosen.astype("<u2").tobytes())
    return found.cost


def main() -> None:
    for plan in PLANS:
        if plan.name in (sys.argv[1:] or [plan.name]):
            began = time.process_time()
            cost = build(plan)
            print(f"{plan.name}: {cost} guesses, {time.process_time() - began:.1f} s", flush=True)


if __name__ == "__main__":
    main()
