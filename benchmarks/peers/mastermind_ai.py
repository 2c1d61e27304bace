"""mastermind-ai's solver, walked against every code: `python -m … <colors> <pegs> <rounds>`.

Its solver is written in Java and called from Python. Every situation is asked about once, and only
the time inside the solver counts: sorting the codes by their keys, which we do here, does not."""

import json
import sys
import time
from typing import Any

from jpype.types import JInt
from mastermind.jvm import Feedback, MastermindSession


class Walk:
    """All codes of a board, led through the solver's tree."""

    def __init__(self, colors: int, pegs: int) -> None:
        self.board = (colors, pegs)
        self.won = 10 * pegs
        self.session: Any = MastermindSession(colors, pegs)
        self.scratch: Any = JInt[colors]
        self.codes = colors**pegs
        self.total = self.longest = 0
        self.seconds = 0.0
        self.follow(list(range(self.codes)), 1)

    def follow(self, codes: list[int], turn: int) -> None:
        guess = self.timed(self.session.suggestGuess)
        parts: dict[int, list[int]] = {}
        for code in codes:
            keys = int(Feedback.getFeedback(guess, code, *self.board, self.scratch))
            parts.setdefault(keys, []).append(code)
        if parts.pop(self.won, None):
            self.total += turn
            self.longest = max(self.longest, turn)
        for keys, part in parts.items():
            self.timed(self.session.recordGuess, guess, keys)
            self.follow(part, turn + 1)
            self.timed(self.session.undo, 1)

    def timed(self, call: Any, *arguments: int) -> Any:
        """In seconds of CPU, of all threads."""
        began = time.process_time()
        answer = call(*arguments)
        self.seconds += time.process_time() - began
        return answer


def main() -> None:
    colors, pegs, rounds = map(int, sys.argv[1:])
    walks = [Walk(colors, pegs) for _ in range(rounds)]
    found = {
        "codes": walks[0].codes,
        "total": walks[0].total,
        "max": walks[0].longest,
        "seconds": min(walk.seconds for walk in walks),
    }
    print(json.dumps(found))


if __name__ == "__main__":
    main()
