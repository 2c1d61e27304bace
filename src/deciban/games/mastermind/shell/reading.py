"""What people type in a terminal, read as kindly as can be."""

from collections.abc import Sequence

from deciban.games.mastermind.rules.code import Code
from deciban.games.mastermind.rules.data import Answer, Options
from deciban.kernel import Refused
from deciban.shell.reading import shown

_BETWEEN = " ,;:/+|\t"
_EMPTY = "-._"


def read_code(typed: str, options: Options, letters: Sequence[str]) -> Code:
    """A row of pegs, each a colour's letter or number, with or without something in between."""
    code = tuple(_peg(sign, options, letters) for sign in typed if sign not in _BETWEEN)
    if len(code) != options.pegs:
        raise Refused("row-length", pegs=options.pegs, given=len(code))
    return code


def _peg(sign: str, options: Options, letters: Sequence[str]) -> int:
    if sign in _EMPTY:
        if not options.blanks:
            raise Refused("no-blanks")
        return options.colors
    known = letters[: options.colors]
    if sign.upper() in known:
        return known.index(sign.upper())
    # The tenth colour is typed as 0.
    number = "1234567890".find(sign)
    if not 0 <= number < options.colors:
        raise Refused("no-such-color", sign=shown(sign), letters=" ".join(known))
    return number


def read_answer(typed: str, letters: Sequence[str]) -> Answer:
    """The number of red keys and of white ones; or a letter for every key; or nothing at all."""
    signs = [sign.upper() for sign in typed if sign not in _BETWEEN]
    if signs and all(sign in letters for sign in signs):
        return Answer(*map(signs.count, letters))
    if signs in (["0"], ["-"]):
        return Answer(0, 0)
    if len(signs) == 2 and all(sign in "0123456789" for sign in signs):
        return Answer(*map(int, signs))
    raise Refused("keys-unreadable")
