"""What people type in a terminal, read as kindly as can be."""

import re
from collections.abc import Sequence

from deciban.games.break_the_code.rules.questions import Kind
from deciban.games.break_the_code.rules.tiles import FIVE, Hand
from deciban.kernel import Refused
from deciban.shell.reading import Speak, read_yes, shown

LETTERS = "ABCDE"
_ALIKE = str.maketrans("АВСДЕ", LETTERS)
"""Cyrillic letters that look or sound like those on the board."""
_LATIN = "BWG"
_CARD = re.compile(r"\s*([0-9]{1,2})(?:[\s:,;/.-]+([0-9]))?\s*")
_TILE = re.compile(r"[\s,;:/+|-]*(?:([0-9])\s*([^\W\d_]?)|(.))", re.DOTALL)
_DASHES = re.compile("[-–—+]")


def read_card(typed: str) -> tuple[int, int | None] | None:
    """A card by its number, with the digit that was picked: `15`, `2 1`, `2:1`."""
    found = _CARD.fullmatch(typed)
    if found is None:
        return None
    card, picked = found.groups()
    return int(card), None if picked is None else int(picked)


def read_tiles(typed: str, letters: Sequence[str]) -> Hand:
    """Digits, each with a letter for its colour: `0b 3w 5`. The letters are those of black, white
    and green; English ones are always understood."""
    known = [letter.upper() for letter in letters]
    found = _TILE.finditer(typed.rstrip(" \t,;:/+|-.").upper())
    return tuple(_tile(sign, known) for sign in found)


def _tile(sign: re.Match[str], letters: Sequence[str]) -> int:
    digit, color, other = sign.groups("")
    known = color in letters or color in _LATIN
    if other or not known:
        raise Refused("tile-unreadable", sign=shown(other or color))
    place = None
    if color:
        place = letters.index(color) if color in letters else _LATIN.index(color)
    if digit == "5":
        if place in (0, 1):
            raise Refused("five-green")
        return FIVE
    if place not in (0, 1):
        black, white = (f"{digit}{letter.lower()}" for letter in letters[:2])
        raise Refused("tile-color", digit=digit, black=black, white=white)
    return 2 * int(digit) + place


def read_told(typed: str, kind: Kind, size: int, say: Speak) -> int:
    """An answer as people say it."""
    said = typed.strip().lower()
    if kind == "yes":
        return int(read_yes(said, say))
    if kind in ("where", "runs"):
        if said in say("typed-none").split():
            return 0
        runs = _DASHES.sub("", said.upper().translate(_ALIKE)).replace(",", " ").split()
        return _places(runs, size) if kind == "where" else _runs(runs, size)
    if not re.fullmatch("[0-9]{1,2}", said):
        raise Refused("told-number")
    return int(said)


def _places(said: Sequence[str], size: int) -> int:
    letters = "".join(said)
    if not letters or any(letter not in LETTERS[:size] for letter in letters):
        raise Refused("told-letters", letters=" ".join(LETTERS[:size]))
    return sum(1 << LETTERS.index(letter) for letter in set(letters))


def _runs(said: Sequence[str], size: int) -> int:
    joined = "".join(said)
    fits = all(len(run) > 1 and run in LETTERS[:size] for run in said)
    if not said or not fits or len(set(joined)) != len(joined):
        raise Refused("told-runs")
    return sum(1 << LETTERS.index(letter) for run in said for letter in run[:-1])
