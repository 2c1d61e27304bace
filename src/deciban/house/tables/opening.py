"""New tables."""

import secrets
from collections.abc import Iterable
from typing import Any

import msgspec
import structlog
from msgspec.structs import replace

from deciban.house.protocol import shapes
from deciban.house.storage import changes
from deciban.house.storage.contents import add_content, named
from deciban.house.storage.store import Kept, Sitting
from deciban.house.storage.writer import Change
from deciban.house.tables import seating
from deciban.house.tables.play import Play
from deciban.kernel import Options, Refused, Setup, new_seed
from deciban.kernel.registry import AnyGame

log = structlog.get_logger()


def opened(
    person: str,
    name: str,
    new: shapes.NewTable | shapes.NextTable,
    rules: AnyGame,
    setup: Setup[Any],
) -> Kept:
    """A table as its host wishes it, with everything about the wish checked."""
    if len(new.seats) not in rules.seats(setup):
        raise Refused("wrong-seats", seats=", ".join(map(str, rules.seats(setup))))
    for sitter in new.seats:
        seating.check(sitter, rules)
    seats: tuple[Sitting, ...] = ()
    for sitter in new.seats:
        worded = sitter if sitter.words else replace(sitter, words=new.words)
        seats = (*seats, seating.taken(worded, person, seats))
    if not name and seating.needs_name(seats, person):
        raise Refused("name-needed")
    return new_table(rules, setup, person, seats, new.patience)


def new_table(
    rules: AnyGame,
    setup: Setup[Any],
    host: str,
    seats: tuple[Sitting, ...],
    patience: int | None,
) -> Kept:
    """Waiting, or under way at once if nobody else is to come."""
    table = Kept(
        id=secrets.token_urlsafe(12),
        game=rules.name,
        version=rules.version,
        options=msgspec.json.encode(setup.options).decode(),
        seed=new_seed(),
        host=host,
        phase="waiting",
        seats=seats,
        content=None if setup.content is None else named(rules.name, setup.content).hash,
        log=None if setup.log is None else msgspec.json.encode(setup.log).decode(),
        patience=patience,
    )
    if any(sitting.free for sitting in seats):
        return table
    words = tuple(sitting.words for sitting in seats)
    play = Play.begin(rules, setup, table.seed, words)
    return replace(table, phase="playing", awaited=play.awaited)


def begun(table: Kept, setup: Setup[Any]) -> Iterable[Change]:
    """What is written of a new table, with what it is played with."""
    if setup.content is not None:
        yield add_content(named(table.game, setup.content))
    yield from changes.add_table(table)


def sequel(rules: AnyGame, setup: Setup[Any], seats: int) -> Setup[Any]:
    """What a game makes of another go by the same people; refuses what can't be played."""
    again = setup._replace(options=sound(rules, setup.options))
    try:
        if seats in rules.seats(again):
            return again
    except Refused:
        pass
    log.error("bad-sequel", game=rules.name)
    raise Refused("bad-sequel")


def sound(rules: AnyGame, options: Options) -> Options:
    """A game's own options for a next table, read as if a browser had sent them: what is out of
    range is refused before anything is kept."""
    try:
        read: Options = msgspec.json.decode(msgspec.json.encode(options), type=rules.types.options)
    except msgspec.ValidationError:
        log.error("bad-sequel", game=rules.name)
        raise Refused("bad-sequel") from None
    return read


def read_options(rules: AnyGame, options: dict[str, Any]) -> Options:
    try:
        read: Options = msgspec.convert(options, type=rules.types.options)
    except msgspec.ValidationError:
        raise Refused("bad-options") from None
    return read
