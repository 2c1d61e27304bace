"""Recorded games: any change of behaviour shows here.

Each file is a table played by bots with fixed fair dice: its options, its journal, and
every view and event that every viewer got. To record anew after a change that is wanted:
`python -m tests.golden.test_golden`, then read the difference before committing it.
"""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from deciban.kernel import Entry, FairDice, QuickDice, Sight, heard, replay
from deciban.kernel.registry import bot, game, supplied

FOLDER = Path(__file__).parent
SEED = bytes(range(32))

RECORDED: dict[str, tuple[str, dict[str, Any], str]] = {
    "mastermind-match": ("mastermind", {}, "random,random"),
    "mastermind-alone": ("mastermind", {"alone": True}, "random"),
    "mastermind-by-hand": ("mastermind", {"answers": "by-hand", "rows": 5}, "random,random"),
    "mastermind-blanks": (
        "mastermind",
        {"blanks": True, "pegs": 3, "colors": 4, "games": 3},
        "random,random",
    ),
    "break-the-code-duel": ("break-the-code", {}, "skilled,skilled"),
    "break-the-code-three": ("break-the-code", {}, "novice,skilled,random"),
    "break-the-code-four": ("break-the-code", {}, "skilled,novice,random,novice"),
    "break-the-code-tagiron": ("break-the-code", {"tagiron": True}, "novice,novice"),
    "enigma-alone": ("enigma", {}, "random"),
    "enigma-pair": ("enigma", {"characters": "standard", "match": False}, "random,random"),
    "enigma-three": ("enigma", {"characters": "standard", "match": False}, "random,random,random"),
    "enigma-five": ("enigma", {"match": False}, "random,random,random,random,random"),
}
"""Each with its game, its options and who played it."""

CHANCES = {"enigma-alone": 371, "enigma-pair": 423, "enigma-three": 474, "enigma-five": 202}
"""Random players fail early at most tables; with these numbers they play for a while."""


def dice(step: int) -> FairDice:
    return FairDice(SEED, ("golden",), step)


def played(name: str, changes: dict[str, Any], levels: str, seed: int = 1) -> list[Entry]:
    rules, chance = game(name), QuickDice(seed)
    options = msgspec.convert(changes, rules.types.options)
    bots = [bot(rules, level) for level in levels.split(",")]
    setup, journal = supplied(rules, options), list[Entry]()
    state = rules.start(setup, len(bots), dice(0)).state
    while awaited := rules.awaited(state):
        seat = chance.pick(awaited, "seat")
        sight = Sight(seat, rules.view(state, seat), rules.legal(state, seat))
        action = bots[seat].choose(sight, chance)
        journal.append(Entry(len(journal) + 1, seat, action))
        state = rules.apply(state, seat, action, dice(len(journal))).state
    return journal


def record(name: str, changes: dict[str, Any], levels: str, journal: list[Entry]) -> str:
    """One line a fact, so that a difference can be read."""
    rules, seats = game(name), levels.count(",") + 1
    options = msgspec.convert(changes, rules.types.options)
    lines: list[dict[str, Any]] = [{"options": options}]
    for number, outcome in enumerate(replay(rules, supplied(rules, options), seats, dice, journal)):
        if number:
            lines.append({"step": journal[number - 1]})
        for viewer in (None, *range(seats)):
            lines.append({"viewer": viewer, "heard": heard(outcome.told, viewer)})
            lines.append({"viewer": viewer, "view": rules.view(outcome.state, viewer)})
    lines.append({"result": rules.result(outcome.state)})
    return "\n".join(msgspec.json.encode(line).decode() for line in lines) + "\n"


def recorded_journal(text: str, name: str) -> list[Entry]:
    entries = []
    for line in text.splitlines():
        if line.startswith('{"step"'):
            step = msgspec.json.decode(line)["step"]
            action = msgspec.convert(step["action"], game(name).types.action)
            entries.append(Entry(step["step"], step["seat"], action))
    return entries


@pytest.mark.parametrize("file", RECORDED)
def test_a_recorded_game_is_still_the_same(file: str) -> None:
    name, changes, levels = RECORDED[file]
    text = (FOLDER / f"{file}.jsonl").read_text()
    assert record(name, changes, levels, recorded_journal(text, name)) == text


if __name__ == "__main__":
    for file, (name, changes, levels) in RECORDED.items():
        journal = played(name, changes, levels, CHANCES.get(file, 1))
        text = record(name, changes, levels, journal)
        (FOLDER / f"{file}.jsonl").write_text(text)
