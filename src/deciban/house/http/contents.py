"""The API of content: what players bring to play with."""

from typing import Any

from litestar import Request, Response, Router, get, post
from litestar.params import FromPath

from deciban.house.http.guests import TheGuest, TheHouse, answer
from deciban.house.protocol import shapes
from deciban.kernel import registry

AnyRequest = Request[Any, Any, Any]


@post("/", request_max_body_size=None)
async def bring(
    house: TheHouse, guest: TheGuest, name: FromPath[str], request: AnyRequest
) -> Response[shapes.Brought]:
    """Bring content of one's own for a game: the body is the text itself."""
    house.may_bring(guest.id, guest.address)
    written = await _body(request, house.config.content_size)
    return answer(await house.contents.bring(registry.game(name), guest.id, written), guest)


@post("/check", request_max_body_size=None, status_code=200)
async def check(
    house: TheHouse, guest: TheGuest, name: FromPath[str], request: AnyRequest
) -> Response[shapes.Checked]:
    """What would be answered, and nothing is kept: for whoever is still writing."""
    house.may_check(guest.id, guest.address)
    written = await _body(request, house.config.content_size)
    return answer(await house.contents.check(registry.game(name), written), guest)


@get("/")
async def brought(
    house: TheHouse, guest: TheGuest, name: FromPath[str]
) -> Response[list[shapes.Content]]:
    """What I brought for this game, latest first."""
    return answer(await house.contents.brought(registry.game(name), guest.id), guest)


@get("/example")
async def example(house: TheHouse, guest: TheGuest, name: FromPath[str]) -> Response[shapes.Source]:
    """A source to start from."""
    house.may_check(guest.id, guest.address)
    text = await house.contents.example(registry.game(name))
    return answer(shapes.Source(source=text), guest)


@get("/{key:str}")
async def source(
    house: TheHouse, guest: TheGuest, name: FromPath[str], key: FromPath[str]
) -> Response[shapes.Source]:
    """What I wrote; what others wrote only where the game's content is public."""
    text = await house.contents.source(registry.game(name), key, guest.id)
    return answer(shapes.Source(source=text), guest)


@get("/{key:str}/title")
async def title(
    house: TheHouse, guest: TheGuest, name: FromPath[str], key: FromPath[str]
) -> Response[shapes.Titled]:
    """What it is called, for whoever was given its name."""
    return answer(await house.contents.title(registry.game(name), key), guest)


@get("/{key:str}/rehearsal")
async def rehearsed(
    house: TheHouse, guest: TheGuest, name: FromPath[str], key: FromPath[str]
) -> Response[shapes.Rehearsed]:
    """How it went when bots tried it, for whoever may read it."""
    game = registry.game(name)
    await house.contents.source(game, key, guest.id)
    return answer(await house.rehearsals.see(game, key), guest)


@post("/{key:str}/rehearsal", status_code=200)
async def rehearse(
    house: TheHouse, guest: TheGuest, name: FromPath[str], key: FromPath[str]
) -> Response[shapes.Rehearsed]:
    """Let bots try it."""
    game = registry.game(name)
    await house.contents.source(game, key, guest.id)
    house.may_rehearse(guest.id, guest.address)
    return answer(await house.rehearsals.begin(game, key, guest.id), guest)


async def _body(request: AnyRequest, most: int) -> bytes:
    """As much as it takes to see that it is too large."""
    written = b""
    async for chunk in request.stream():
        written += chunk
        if len(written) > most:
            break
    return written


contents = Router(
    "/games/{name:str}/contents",
    route_handlers=[bring, check, brought, example, source, title, rehearsed, rehearse],
)
