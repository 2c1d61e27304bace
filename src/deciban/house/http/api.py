"""The API: one function for each address."""

from typing import Any, Literal, TypeAlias

import msgspec
from litestar import Response, Router, WebSocket, delete, get, patch, post, put, websocket
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, JSONBody
from litestar.types import Scope

from deciban import __version__
from deciban.house.house import House
from deciban.house.http.campaigns import campaigns
from deciban.house.http.contents import contents
from deciban.house.http.guests import Guest, TheGuest, TheHouse, answer, check_origin
from deciban.house.http.socket import Connection, hang_up
from deciban.house.logs import mishap
from deciban.house.people import names
from deciban.house.protocol import shapes
from deciban.house.protocol.frames import seat_seen
from deciban.house.storage import changes
from deciban.house.storage.store import Kept, Sitting
from deciban.house.tables.opening import read_options
from deciban.house.tables.table import Table
from deciban.kernel import Refused, Setup, registry
from deciban.kernel.choice import choices
from deciban.kernel.registry import AnyGame

TheTable: TypeAlias = NamedDependency[Table]

CLOSING = {
    "unknown-table": 4004,
    "too-many-guesses": 4008,
    "too-many-sockets": 4008,
    "table-outdated": 4009,
    "house-waiting": 1013,
}
"""Codes with which a socket is refused; all others are 4003."""


@get("/me")
async def me(house: TheHouse, guest: TheGuest) -> Response[shapes.Me]:
    """The guest behind the cookie; somebody new is given one."""
    return answer(await house.store.me(guest.id), guest)


@patch("/me")
async def change_me(
    house: TheHouse, guest: TheGuest, data: JSONBody[shapes.MeChange]
) -> Response[shapes.Me]:
    """Change my name or my language."""
    old = await house.store.me(guest.id)
    new = shapes.Me(
        name=old.name if data.name is None else names.name(data.name),
        language=data.language or old.language,
    )
    await house.store.write(changes.set_person(guest.id, new))
    if new.name != old.name:
        await house.tables.rename(guest.id, new.name)
    return answer(new, guest)


@get("/games")
async def games() -> list[shapes.GameInfo]:
    """What can be played here."""
    return [_info(registry.game(name)) for name in registry.names()]


@post("/games/{name:str}/seats", status_code=200)
async def seats(name: FromPath[str], data: JSONBody[dict[str, Any]]) -> shapes.Seats:
    """How many can play with these options, which may be partial; refuses what does not go."""
    game = registry.game(name)
    return shapes.Seats(seats=game.seats(Setup(read_options(game, data))))


@post("/tables")
async def make(
    house: TheHouse, guest: TheGuest, data: JSONBody[shapes.NewTable]
) -> Response[shapes.Made]:
    """Make a table. With all seats taken, by me and by bots, it starts at once."""
    house.may_make(guest.id, guest.address)
    known = await house.store.me(guest.id)
    return answer(shapes.Made(table=await house.tables.make(guest.id, known.name, data)), guest)


@get("/tables/{key:str}")
async def see(guest: TheGuest, table: TheTable) -> Response[shapes.Table]:
    """A table as everybody sees it."""
    return answer(table.seen_by(guest.id), guest)


@put("/tables/{key:str}/seats/{number:int}")
async def sit(
    house: TheHouse,
    guest: TheGuest,
    table: TheTable,
    number: FromPath[int],
    data: JSONBody[shapes.Sitter],
) -> Response[shapes.Table]:
    """Sit down on an open seat; or, as the host, put a bot on a seat or open it again."""
    known = await house.store.me(guest.id)
    await table.sit(guest.id, known.name, number, data)
    return answer(table.seen_by(guest.id), guest)


@delete("/tables/{key:str}/seats/{number:int}", status_code=200)
async def stand(guest: TheGuest, table: TheTable, number: FromPath[int]) -> Response[shapes.Table]:
    """Stand up again before the start."""
    await table.stand(guest.id, number)
    return answer(table.seen_by(guest.id), guest)


@put("/tables/{key:str}/seats/{number:int}/stand-in")
async def hand_over(
    guest: TheGuest, table: TheTable, number: FromPath[int], data: JSONBody[shapes.StandIn]
) -> Response[shapes.Table]:
    """Let a bot play for somebody who has been away for longer than the table's patience."""
    await table.hand_over(guest.id, number, data.level)
    return answer(table.seen_by(guest.id), guest)


@delete("/tables/{key:str}/seats/{number:int}/stand-in", status_code=200)
async def take_back(
    guest: TheGuest, table: TheTable, number: FromPath[int]
) -> Response[shapes.Table]:
    """Play on myself where a bot has played for me."""
    await table.take_back(guest.id, number)
    return answer(table.seen_by(guest.id), guest)


@post("/tables/{key:str}/leave", status_code=200)
async def leave(
    guest: TheGuest, table: TheTable, data: JSONBody[shapes.Departure]
) -> Response[shapes.Table]:
    """Leave for good, which means what the game's rules make of it."""
    await table.give_up(guest.id, data.seat)
    return answer(table.seen_by(guest.id), guest)


@post("/tables/{key:str}/rematch")
async def rematch(house: TheHouse, guest: TheGuest, table: TheTable) -> Response[shapes.Made]:
    """The same people at a new table; asked twice it is the same table."""
    house.may_make(guest.id, guest.address)
    return answer(shapes.Made(table=await table.rematch(guest.id, house.contents)), guest)


@get("/tables/{key:str}/review/{chapter:int}")
async def review(
    house: TheHouse, guest: TheGuest, table: TheTable, chapter: FromPath[int]
) -> Response[msgspec.Raw]:
    """What the coach says of one chapter that has ended, from what I could see of it."""
    house.may_ask(guest.address)
    return answer(await house.coaching.review(table, guest.id, chapter), guest)


@post("/tables/{key:str}/hint", status_code=200)
async def hint(
    house: TheHouse, guest: TheGuest, table: TheTable, data: JSONBody[shapes.HintRequest]
) -> Response[msgspec.Raw]:
    """A hint for one of my seats, where the game allows it."""
    house.may_ask(guest.address)
    return answer(await house.coaching.hint(table, guest.id, data), guest)


@post("/games/{name:str}/advice", status_code=200)
async def advise(
    house: TheHouse, guest: TheGuest, name: FromPath[str], data: JSONBody[dict[str, Any]]
) -> Response[msgspec.Raw]:
    """The coach's help at a real table; what is asked is the game's own question."""
    house.may_ask(guest.address)
    return answer(await house.coaching.advise(registry.game(name), data), guest)


@get("/mine")
async def mine(house: TheHouse, guest: TheGuest) -> Response[list[shapes.Summary]]:
    """My tables, latest first."""
    tables = await house.store.mine(guest.id)
    return answer([_summary(kept, guest.id, house.tables.live(kept.id)) for kept in tables], guest)


@get("/finishes")
async def finishes(house: TheHouse, guest: TheGuest) -> Response[list[shapes.Finish]]:
    """My games alone, latest first, for the statistics."""
    return answer([_finish(kept) for kept in await house.store.finishes(guest.id)], guest)


@get("/healthz", include_in_schema=False)
async def health(state: State) -> dict[str, Any]:
    return {"ok": True, "version": __version__, "tables": len(state.house.tables)}


@websocket("/tables/{key:str}/socket")
async def socket(
    socket: WebSocket[Any, Any, Any], house: TheHouse, guest: TheGuest, key: FromPath[str]
) -> None:
    """One open page; `docs/protocol.md` describes what travels."""
    await socket.accept()
    wanted = socket.query_params.get("seat")
    connection = Connection(
        socket,
        guest.id,
        house.config.frames_per_second,
        wanted=None if wanted in (None, "watch") else _number(wanted),
        watching=wanted == "watch",
    )
    try:
        with house.counted(guest.address):
            table = await house.find(key, guest.id, guest.address)
            await connection.serve(table, _number(socket.query_params.get("since")))
    except Refused as refused:
        reason = refused.refusal.reason
        await hang_up(socket, CLOSING.get(reason, 4003), reason)
    except Exception as error:
        await hang_up(socket, 1011, mishap("socket", error).reason)


def _number(text: str | None) -> int:
    """A step or a seat; -1 is neither."""
    return int(text) if text is not None and text.isdecimal() and len(text) < 10 else -1


def _summary(kept: Kept, person: str, table: Table | None) -> shapes.Summary:
    viewers = table.viewers if table else None
    return shapes.Summary(
        table=kept.id,
        game=kept.game,
        options=msgspec.Raw(kept.options.encode()),
        phase=kept.phase,
        seats=tuple(seat_seen(sitting, person, viewers) for sitting in kept.seats),
        my_turn=any(_mine(kept.seats[seat], person) for seat in kept.awaited),
        updated=kept.updated,
        result=kept.result,
    )


def _info(game: AnyGame) -> shapes.GameInfo:
    usual = game.types.options()
    return shapes.GameInfo(
        name=game.name,
        levels=tuple(game.bots),
        defaults=msgspec.Raw(msgspec.json.encode(usual)),
        choices=choices(game.types.options),
        seats=game.seats(Setup(usual)),
        content=_content(game),
        rehearsal=game.rehearsal is not None,
    )


def _content(game: AnyGame) -> Literal["private", "public"] | None:
    if game.contents is None:
        return None
    return "public" if game.public_content else "private"


def _mine(sitting: Sitting, person: str) -> bool:
    """Whether it is this person who plays here, and no bot instead."""
    return sitting.person == person and sitting.stand_in is None


def _finish(kept: Kept) -> shapes.Finish:
    assert kept.result is not None
    return shapes.Finish(
        game=kept.game,
        options=msgspec.Raw(kept.options.encode()),
        points=sum(kept.result.points),
        won=bool(kept.result.winners),
        at=kept.updated,
    )


def _provide_house(state: State) -> House:
    house: House = state.house
    return house


def _provide_guest(state: State, scope: Scope) -> Guest:
    return Guest(ASGIConnection(scope), state.house.people)


async def _provide_table(house: TheHouse, guest: TheGuest, key: FromPath[str]) -> Table:
    return await house.find(key, guest.id, guest.address)


api = Router(
    "/api",
    route_handlers=[
        me,
        change_me,
        games,
        seats,
        advise,
        contents,
        make,
        see,
        sit,
        stand,
        hand_over,
        take_back,
        leave,
        rematch,
        review,
        hint,
        mine,
        finishes,
        campaigns,
        socket,
    ],
    guards=[check_origin],
    dependencies={
        "house": Provide(_provide_house, sync_to_thread=False),
        "guest": Provide(_provide_guest, sync_to_thread=False),
        "table": Provide(_provide_table),
    },
)
