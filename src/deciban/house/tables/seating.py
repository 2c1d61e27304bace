"""Who may sit where."""

import math

from msgspec.structs import replace

from deciban.house.people import names
from deciban.house.protocol import shapes
from deciban.house.storage.store import Sitting
from deciban.house.tables.viewers import Page
from deciban.kernel import QuickDice, Refused, Sitter, Viewer, name_bots
from deciban.kernel.registry import AnyGame


def sit(
    seats: tuple[Sitting, ...], number: int, sitter: shapes.Sitter, person: str, *, host: bool
) -> tuple[Sitting, ...]:
    """Takes an open seat, or, as the host, puts a bot on a seat or opens it again."""
    now = seat(seats, number)
    if sitter.kind == "me":
        if not now.free and now.person != person:
            raise Refused("seat-taken")
        return put(seats, number, taken(sitter, person, seats))
    if not host:
        raise Refused("host-only")
    if now.person not in (None, person):
        raise Refused("seat-taken")
    return put(seats, number, taken(sitter, person, seats))


def stand(seats: tuple[Sitting, ...], number: int, person: str) -> tuple[Sitting, ...]:
    if seat(seats, number).person != person:
        raise Refused("not-your-seat")
    return put(seats, number, Sitting())


def taken(sitter: shapes.Sitter, person: str, others: tuple[Sitting, ...]) -> Sitting:
    if sitter.kind == "me":
        return Sitting(person, words=names.words(sitter.words))
    if sitter.kind == "bot":
        return Sitting(level=sitter.level, bot=_new_name(others))
    return Sitting()


def replaced(seats: tuple[Sitting, ...], number: int, level: str) -> Sitting:
    """A person's seat on which a bot plays."""
    return replace(seats[number], stand_in=level, bot=_new_name(seats))


def persons_seat(seats: tuple[Sitting, ...], number: int) -> tuple[Sitting, str]:
    """A seat and the person it belongs to; refuses those of bots and of people who have left."""
    found = seat(seats, number)
    if found.person is None or found.gone:
        raise Refused("not-a-person")
    return found, found.person


def given_up(seats: tuple[Sitting, ...], person: str, number: int | None) -> list[int]:
    """The seats that somebody leaves for good: one, or all that are still theirs."""
    mine = numbers(seats, person)
    if not mine:
        raise Refused("not-seated")
    if number not in (None, *mine):
        raise Refused("not-your-seat")
    wanted = mine if number is None else (number,)
    left = [each for each in wanted if not seats[each].gone]
    if not left:
        raise Refused("already-left")
    return left


def seen_from(seats: tuple[Sitting, ...], page: Page) -> Viewer:
    """The seat that a page sees as."""
    mine = numbers(seats, page.person)
    if page.watching:
        return None
    if page.wanted is None:
        return mine[0] if mine else None
    if page.wanted not in mine:
        raise Refused("not-your-seat")
    return page.wanted


def check_present(seats: tuple[Sitting, ...], person: str) -> None:
    """Refuses somebody who has no seat here, or none any more."""
    if all(seats[mine].gone for mine in numbers(seats, person)):
        raise Refused("not-seated")


def check_playing(sitting: Sitting) -> None:
    """Refuses a person's move on a seat that they have left, or where a bot plays for them."""
    if sitting.gone:
        raise Refused("already-left")
    if sitting.stand_in is not None:
        raise Refused("stand-in-plays")


def check_away(patience: int | None, away: float | None) -> None:
    """Refuses to replace somebody who has not been away for long enough."""
    if patience is None:
        raise Refused("no-patience")
    if away is None:
        raise Refused("not-away")
    if away < patience:
        raise Refused("not-away-long", seconds=math.ceil(patience - away))


def again(seats: tuple[Sitting, ...], person: str) -> tuple[Sitting, ...]:
    """The same people for another go that this person asks for. Of those who had left, the others
    come back only if they like."""
    return tuple(
        Sitting()
        if s.gone and s.person != person
        else replace(s, note="", stand_in=None, gone=False, bot=s.bot if s.level else None)
        for s in seats
    )


def check(sitter: shapes.Sitter, game: AnyGame) -> None:
    if sitter.kind == "bot":
        check_level(sitter.level, game)


def check_level(level: str | None, game: AnyGame) -> None:
    """Refuses a bot of a level that the game does not have."""
    if level not in game.bots:
        raise Refused("unknown-level", level=level or "", levels=", ".join(game.bots))


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


def sitter(sitting: Sitting) -> Sitter:
    """Who the others take somebody for."""
    return "person" if sitting.bot_level is None else "bot"


def numbers(seats: tuple[Sitting, ...], person: str) -> tuple[int, ...]:
    return tuple(number for number, s in enumerate(seats) if s.person == person)


def _new_name(others: tuple[Sitting, ...]) -> str:
    (bot,) = name_bots(1, QuickDice(), {s.bot for s in others if s.bot})
    return bot
