"""New tables."""

import secrets
from typing import Any

import msgspec
from msgspec.structs import replace

from deciban.house import seating, shapes
from deciban.house.play import Play
from deciban.house.store import Kept, Sitting
from deciban.kernel import Options, Refused, new_seed
from deciban.kernel.registry import AnyGame, game


def opened(person: str, name: str, new: shapes.NewTable) -> Kept:
    """A table as its host wishes it, with everything about the wish checked."""
    rules = game(new.game)
    options = _options(rules, new.options)
    if len(new.seats) not in rules.seats(options):
        raise Refused("wrong-seats", seats=", ".join(map(str, rules.seats(options))))
    for sitter in new.seats:
        seating.check(sitter, rules)
    sitters = (s if s.words else replace(s, words=new.words) for s in new.seats)
    seats = tuple(seating.taken(sitter, person) for sitter in sitters)
    if not name and seating.needs_name(seats, person):
        raise Refused("name-needed")
    return new_table(rules, options, person, seats)


def new_table(rules: AnyGame, options: Options, host: str, seats: tuple[Sitting, ...]) -> Kept:
    """Waiting, or under way at once if nobody else is to come."""
    table = Kept(
        id=secrets.token_urlsafe(12),
        game=rules.name,
        options=msgspec.json.encode(options).decode(),
        seed=new_seed(),
        host=host,
        phase="waiting",
        seats=seats,
    )
    if any(sitting.free for sitting in seats):
        return table
    play = Play(rules, options, table.seed, tuple(sitting.words for sitting in seats))
    return replace(table, phase="playing", awaited=play.awaited)


def _options(rules: AnyGame, options: dict[str, Any]) -> Options:
    try:
        read: Options = msgspec.convert(options, type=rules.types.options)
    except msgspec.ValidationError:
        raise Refused("bad-options") from None
    return read
