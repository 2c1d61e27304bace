"""Everything survives being written and read, and nothing is out of its range."""

from typing import Any

import msgspec

from deciban.kernel.check.demand import Broken, demand
from deciban.kernel.game import Outcome
from deciban.kernel.refusal import Refused
from deciban.kernel.registry import AnyGame
from deciban.kernel.setup import Setup
from deciban.kernel.struct import Options

encode = msgspec.json.encode


def check_same_again(value: object, kind: Any) -> None:
    try:
        again = msgspec.json.decode(encode(value), type=kind)
    except msgspec.ValidationError as error:
        raise Broken(f"{value} can't be read again: {error}") from error
    demand(again == value, f"{value} is not the same after being written and read")


def check_outcome(game: AnyGame, outcome: Outcome[Any], seats: int) -> None:
    """The state that a step led to, what was told of it, and what is seen of it."""
    state = outcome.state
    check_same_again(state, game.types.state)
    for told in outcome.told:
        check_same_again(told.event, game.types.event)
        check_seats(told.to or (), seats, f"{type(told.event).__name__} is told to")
    for viewer in (None, *range(seats)):
        check_same_again(game.view(state, viewer), game.types.view)
    check_seats(game.awaited(state), seats, "the table waits for")
    check_seats(game.silent(state), seats, "silent are")


def check_seats(named: tuple[int, ...], seats: int, what: str) -> None:
    """Each of them is there, and is named once."""
    sound = len(set(named)) == len(named) and set(named) <= set(range(seats))
    demand(sound, f"{what} {named} of {seats} seats")


def check_setup(game: AnyGame, setup: Setup[Any], seats: int) -> None:
    """A table can be made of this, for so many."""
    check_same_again(setup.options, game.types.options)
    if setup.content is not None:
        check_same_again(setup.content, game.types.content)
    if setup.log is not None:
        check_same_again(setup.log, game.types.log)
    try:
        possible = game.seats(setup)
    except Refused as refused:
        raise Broken(f"{setup.options} is refused: {refused}") from refused
    demand(seats in possible, f"{setup.options} is for {possible} seats, not for {seats}")


def check_ranges(game: AnyGame, setup: Setup[Any]) -> None:
    """Options beyond their range are refused by the rules themselves: Python lets them be made."""
    for field, wrong in _beyond(game.types.options):
        options = msgspec.structs.replace(setup.options, **{field: wrong})
        try:
            game.seats(setup._replace(options=options))
        except Refused:
            continue
        raise Broken(f"{field} may be {wrong}, which is out of its range")


def _beyond(kind: type[Options]) -> list[tuple[str, int]]:
    """Numbers just out of range, with the option that they are too much for."""
    info = msgspec.inspect.type_info(kind)
    assert isinstance(info, msgspec.inspect.StructType)
    found: list[tuple[str, int]] = []
    for field in info.fields:
        if isinstance(field.type, msgspec.inspect.IntType):
            least, most = field.type.ge, field.type.le
            found += [(field.name, least - 1)] if least is not None else []
            found += [(field.name, most + 1)] if most is not None else []
    return found
