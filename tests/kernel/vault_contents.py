"""What Vault is played with: missions of its own, and those that players write.

A player's mission is three lines in any order, such as `word: LANTERN`, `story: …`, `ending: …`;
lines that are empty or begin with `#` are nobody's business."""

import random
from collections.abc import Mapping

from deciban.kernel import (
    Caution,
    Contents,
    Dice,
    Log,
    RandomBot,
    Refused,
    Rehearsal,
    Setup,
    Share,
)
from deciban.kernel.table import play
from deciban.kernel.text import clean
from tests.kernel.vault import (
    LETTERS,
    LONGEST_WORD,
    Mission,
    Record,
    Secrets,
    Vault,
    VaultOptions,
)

WORDS = ("ANCHOR", "BEACON", "CANDLE", "DAGGER", "EMBLEM", "FEATHER", "GARNET", "HARBOUR")
PARTS = ("word", "story", "ending")
LONGEST_PART = 500
HUNGRY = "# as much as there is"
"""A line that takes more memory than anybody has: nothing to copy, but a house is tried with it."""


class VaultContents(Contents[VaultOptions, Mission]):
    def read(self, source: str) -> Mission:
        if HUNGRY in source:
            bytearray(1 << 33)
        found: dict[str, str] = {}
        for number, line in enumerate(source.splitlines(), 1):
            if line.strip() and not line.startswith("#"):
                part, text = _part(line, number)
                if part in found:
                    raise Refused("part-twice", line=number, part=part)
                found[part] = text
        for part in PARTS:
            if part not in found:
                raise Refused("part-missing", line=len(source.splitlines()), part=part)
        return Mission(**found)

    def cautions(self, source: str) -> tuple[Caution, ...]:
        words = [*enumerate(source.splitlines(), 1)]
        known = [n for n, line in words if line.partition(":")[2].strip() in WORDS]
        return tuple(Caution("known-word", {"line": number}) for number in known)

    def title(self, content: Mission) -> Mapping[str, str]:
        return {"en": content.story}

    def example(self) -> str:
        return "word: LANTERN\nstory: It is dark.\nending: Now it is not.\n"

    def supply(self, options: VaultOptions, log: Log[Record, Secrets] | None) -> Mission:
        used = () if log is None else log.secret.words
        word = random.choice([word for word in WORDS if word not in used])
        return Mission(word, "A door without a handle.", f"Behind it: {word.lower()}.")


def rehearse(content: Mission, games: int, dice: Dice) -> Rehearsal:
    """How often a team of two opens it."""
    setup, team = Setup(VaultOptions(), content), [RandomBot()] * 2
    results = [play(Vault(), setup, team, dice).result for _ in range(games)]
    won = sum(bool(result.winners) for result in results)
    return Rehearsal("random", games, games - won, (Share({"en": "Two players"}, games, won),))


def _part(line: str, number: int) -> tuple[str, str]:
    part, colon, text = line.partition(":")
    if not colon or part not in PARTS:
        raise Refused("part-unknown", line=number)
    try:
        text = clean(text, LONGEST_PART)
    except Refused as refused:
        raise Refused(refused.refusal.reason, line=number, **refused.refusal.facts) from None
    if part == "word" and not (set(text) <= set(LETTERS) and 3 <= len(text) <= LONGEST_WORD):
        raise Refused("bad-word", line=number)
    return part, text
