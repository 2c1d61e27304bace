"""Who may sit where."""

from msgspec.structs import replace

from deciban.house import names, shapes
from deciban.house.store import Sitting
from deciban.kernel import Refused
from deciban.kernel.registry import AnyGame


def sit(
    seats: tuple[Sitting, ...], number: int, sitter: shapes.Sitter, person: str, *, host: bool
) -> tuple[Sitting, ...]:
    """Takes an open seat, or, as the host, puts a bot on a seat or opens it again."""
    now = seat(seats, number)
    if sitter.kind == "me":
        if not now.free and now.person != person:
            raise Refused("seat-taken")
        return put(seats, number, taken(sitter, person))
    if not host:
        raise Refused("host-only")
    if now.person not in (None, person):
        raise Refused("seat-taken")
    return put(seats, number, taken(sitter, person))


def stand(seats: tuple[Sitting, ...], number: int, person: str) -> tuple[Sitting, ...]:
    if seat(seats, number).person != person:
        raise Refused("not-your-seat")
    return put(seats, number, Sitting())


def taken(sitter: shapes.Sitter, person: str) -> Sitting:
    if sitter.kind == "me":
        return Sitting(person, words=names.words(sitter.words))
    return Sitting(level=sitter.level if sitter.kind == "bot" else None)


def check(sitter: shapes.Sitter, game: AnyGame) -> None:
    """Refuses a bot of a level that the game does not have."""
    if sitter.kind == "bot" and sitter.level not in game.bots:
        raise Refused("unknown-level", level=sitter.level or "", levels=", ".join(game.bots))


def seat(seats: tuple[Sitting, ...], number: int) -> Sitting:
    if not 0 <= number < len(seats):
        raise Refused("no-such-seat")
    return seats[number]


def put(seats: tuple[Sitting, ...], number: int, sitting: Sitting) -> tuple[Sitting, ...]:
    return (*seats[:number], sitting, *seats[number + 1 :])


def named(seats: tuple[Sitting, ...], person: str, name: str) -> tuple[Sitting, ...]:
    """The same seats, with a person's new name."""
    return tuple(replace(s, name=name) if s.person == person else s for s in seats)


def needs_name(seats: tuple[Sitting, ...], person: str) -> bool:
    """Whether this person sits, or will sit, with others, who must be able to tell them apart."""
    others = any(s.free or s.person not in (None, person) for s in seats)
    return others and bool(numbers(seats, person))


def numbers(seats: tuple[Sitting, ...], person: str) -> tuple[int, ...]:
    return tuple(number for number, s in enumerate(seats) if s.person == person)
