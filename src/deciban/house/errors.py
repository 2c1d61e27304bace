"""Every error as a refusal, with a fitting status and never a traceback."""

import secrets
from typing import Any

import structlog
from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.types import ExceptionHandlersMap

from deciban.kernel import Refusal, Refused

log = structlog.get_logger()

STATUS = {
    "unknown-table": 404,
    "unknown-page": 404,
    "no-such-seat": 404,
    "foreign-origin": 403,
    "host-only": 403,
    "not-seated": 403,
    "not-your-seat": 403,
    "name-needed": 403,
    "already-started": 409,
    "not-over": 409,
    "seat-taken": 409,
    "too-large": 413,
    "too-many-guesses": 429,
    "too-many-tables": 429,
    "internal": 500,
}
"""All others are 400."""

_REASONS = {404: "unknown-page", 405: "unknown-page", 413: "too-large"}

AnyRequest = Request[Any, Any, Any]


def answer(refusal: Refusal) -> Response[Refusal]:
    return Response(refusal, status_code=STATUS.get(refusal.reason, 400))


def _refused(_request: AnyRequest, error: Refused) -> Response[Refusal]:
    return answer(error.refusal)


def _http(request: AnyRequest, error: HTTPException) -> Response[Refusal]:
    if error.status_code >= 500:
        return _unexpected(request, error)
    return answer(Refusal(_REASONS.get(error.status_code, "bad-request")))


def _unexpected(request: AnyRequest, error: Exception) -> Response[Refusal]:
    """The log has the details, under the same id that the user is shown."""
    name = secrets.token_hex(4)
    log.error("failed", id=name, path=request.scope["path"], exc_info=error)
    return answer(Refusal("internal", {"id": name}))


handlers: ExceptionHandlersMap = {
    Refused: _refused,
    HTTPException: _http,
    Exception: _unexpected,
}
