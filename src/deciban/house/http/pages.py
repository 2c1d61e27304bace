"""The client's files, from the checkout or from the wheel."""

import gzip
import hashlib
import mimetypes
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from litestar import Request, Response, get
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

import deciban
from deciban.kernel import Refused

_PACKAGE = Path(deciban.__file__).parent
HOMES = (_PACKAGE / "web", _PACKAGE.parents[1] / "web" / "dist")
"""In the wheel, in a checkout."""

ROUTES = Path(".vite", "routes.json")
"""The client's own addresses, as its build has left them."""

FOREVER = "public, max-age=31536000, immutable"
"""For files whose names change with their content."""

UNBUILT = b"The browser client is not built: run `make setup`, then start the house again.\n"

HEADERS = {
    "content-security-policy": "; ".join(
        (
            "default-src 'self'",
            "img-src 'self' data:",
            "style-src-attr 'unsafe-inline'",
            "object-src 'none'",
            "base-uri 'none'",
            "form-action 'self'",
            "frame-ancestors 'none'",
        )
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}

_ENCODED = [(name.encode(), value.encode()) for name, value in HEADERS.items()]

AnyRequest = Request[Any, Any, Any]


def client() -> Path | None:
    """The folder of the built client, if there is one."""
    parts = ("index.html", ROUTES)
    return next((home for home in HOMES if all((home / it).is_file() for it in parts)), None)


def hardened(app: ASGIApp) -> ASGIApp:
    """Every answer says that it is for the house's own pages alone."""

    async def guarded(scope: Scope, receive: Receive, send: Send) -> None:
        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *_ENCODED]
            await send(message)

        await app(scope, receive, send_with_headers if scope["type"] == ScopeType.HTTP else send)

    return guarded


class _File(NamedTuple):
    body: bytes
    zipped: bytes | None
    """Compressed, where that helps."""
    kind: str
    tag: str


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(request: AnyRequest) -> Response[bytes]:
    """A file of the client, or the client itself at one of its own addresses."""
    path = request.scope["path"]
    if path.startswith("/api/"):
        raise Refused("unknown-page")
    home = client()
    if home is None:
        return Response(UNBUILT, status_code=503, media_type="text/plain")
    index = home / "index.html"
    if file := _files(home, index.stat().st_mtime_ns).get(path):
        return _send(request, file, 200, FOREVER if path.startswith("/assets/") else "no-cache")
    return _send(request, index, 200 if _known(home, path) else 404, "no-cache")


@lru_cache(maxsize=1)
def _files(home: Path, _built: int) -> dict[str, Path]:
    """What can be asked for, by its address: nothing else can, whatever the address says."""
    found = (file for file in home.rglob("*") if file.is_file() and file.name != "index.html")
    return {f"/{file.relative_to(home).as_posix()}": file for file in found}


def _known(home: Path, path: str) -> bool:
    """Whether the client has a page there; at any other address it shows that there is nothing."""
    file = home / ROUTES
    parts = path.rstrip("/").split("/") if path != "/" else ["", ""]
    return any(_fits(route, parts) for route in _routes(file, file.stat().st_mtime_ns))


@lru_cache(maxsize=1)
def _routes(file: Path, _built: int) -> list[list[str]]:
    return [
        route.split("/") for route in msgspec.json.decode(file.read_bytes(), type=dict[str, str])
    ]


def _fits(route: list[str], parts: list[str]) -> bool:
    return len(route) == len(parts) and all(
        wanted == part or wanted.startswith(":") for wanted, part in zip(route, parts, strict=True)
    )


def _send(request: AnyRequest, path: Path, status: int, caching: str) -> Response[bytes]:
    file = _read(path, path.stat().st_mtime_ns)
    headers = {"cache-control": caching, "etag": file.tag, "vary": "accept-encoding"}
    if status == 200 and request.headers.get("if-none-match") == file.tag:
        return Response(b"", status_code=304, headers=headers)
    if file.zipped is not None and "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        return Response(file.zipped, status_code=status, media_type=file.kind, headers=headers)
    return Response(file.body, status_code=status, media_type=file.kind, headers=headers)


@lru_cache(maxsize=256)
def _read(path: Path, _changed: int) -> _File:
    body = path.read_bytes()
    zipped = gzip.compress(body, 9, mtime=0)
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    if kind.startswith("text/"):
        kind += "; charset=utf-8"
    tag = f'"{hashlib.sha256(body).hexdigest()[:16]}"'
    return _File(body, zipped if len(zipped) < 0.9 * len(body) else None, kind, tag)
