"""Who is asking: the guest behind a request or a socket, and where it comes from."""

from typing import Any, TypeAlias

from litestar import Response
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.di import NamedDependency

from deciban.house.house import House
from deciban.house.people.people import COOKIE, LASTS, People
from deciban.kernel import Refused

AnyConnection = ASGIConnection[Any, Any, Any, Any]


class Guest:
    def __init__(self, connection: AnyConnection, people: People) -> None:
        known = people.known(connection.cookies.get(COOKIE))
        self.id = known or people.stranger()
        self.address = connection.client.host if connection.client else ""
        self.cookies: list[Cookie] = []
        """What a new guest is given to be known again."""
        if known is None:
            secure = connection.scope["scheme"] in ("https", "wss")
            value = people.cookie(self.id)
            cookie = Cookie(COOKIE, value=value, max_age=LASTS, httponly=True, secure=secure)
            self.cookies.append(cookie)


TheHouse: TypeAlias = NamedDependency[House]
TheGuest: TypeAlias = NamedDependency[Guest]


def answer(content: Any, guest: Guest) -> Response[Any]:
    """For this guest alone."""
    return Response(content, cookies=guest.cookies, headers={"cache-control": "no-store"})


def check_origin(connection: AnyConnection, _handler: object) -> None:
    """Refuses other sites' pages. Programs, which send no Origin, may come in."""
    origin = connection.headers.get("origin")
    reading = connection.scope.get("method") in ("GET", "HEAD")
    own = connection.headers.get("host", "")
    if origin is not None and not reading and origin.partition("://")[2] != own:
        raise Refused("foreign-origin")
