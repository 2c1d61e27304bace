"""Every error as a refusal, with a fitting status and never a traceback."""

from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.types import ExceptionHandlersMap

from deciban.house.logs import mishap
from deciban.kernel import Refusal, Refused

STATUS = {
    "unknown-table": 404,
    "unknown-page": 404,
    "no-such-seat": 404,
    "no-coach": 404,
    "no-contents": 404,
    "no-rehearsal": 404,
    "unknown-campaign": 404,
    "unknown-content": 404,
    "unknown-member": 404,
    "campaign-host-only": 403,
    "foreign-origin": 403,
    "host-only": 403,
    "members-only": 403,
    "not-seated": 403,
    "not-your-seat": 403,
    "name-needed": 403,
    "removed-member": 403,
    "no-hints": 403,
    "already-left": 409,
    "already-started": 409,
    "bad-sequel": 409,
    "campaign-open": 409,
    "campaign-table": 409,
    "table-given-up": 409,
    "no-patience": 409,
    "not-a-person": 409,
    "not-away": 409,
    "not-away-long": 409,
    "not-awaited": 409,
    "table-outdated": 409,
    "not-over": 409,
    "rehearsal-under-way": 409,
    "seat-taken": 409,
    "content-too-large": 413,
    "too-large": 413,
    "too-many-checks": 429,
    "too-many-contents": 429,
    "too-many-guesses": 429,
    "too-many-questions": 429,
    "too-many-rehearsals": 429,
    "too-many-tables": 429,
    "internal": 500,
    "write-failed": 500,
    "house-waiting": 503,
    "write-uncertain": 503,
    "coach-busy": 503,
    "coach-failed": 503,
    "content-failed": 503,
    "content-memory": 503,
    "content-timeout": 503,
    "rehearsals-busy": 503,
}
"""All others are 400."""

_HUNG_UP = "client disconnected prematurely"
"""Litestar's words for it; it calls that an error of the server."""

_TOO_DEEP = "deserializing"
"""Of a body with very many brackets, and of no mistake of ours."""

_REASONS = {404: "unknown-page", 405: "unknown-page", 413: "too-large"}

AnyRequest = Request[Any, Any, Any]


def _answer(refusal: Refusal) -> Response[Refusal]:
    return Response(refusal, status_code=STATUS.get(refusal.reason, 400))


def _refused(_request: AnyRequest, error: Refused) -> Response[Refusal]:
    return _answer(error.refusal)


def _http(request: AnyRequest, error: HTTPException) -> Response[Refusal]:
    if error.status_code >= 500 and error.detail != _HUNG_UP:
        return _unexpected(request, error)
    return _answer(Refusal(_REASONS.get(error.status_code, "bad-request")))


def _recursion(request: AnyRequest, error: RecursionError) -> Response[Refusal]:
    if _TOO_DEEP in str(error):
        return _answer(Refusal("bad-request"))
    return _unexpected(request, error)


def _unexpected(request: AnyRequest, error: Exception) -> Response[Refusal]:
    return _answer(mishap(request.scope["path"], error))


handlers: ExceptionHandlersMap = {
    Refused: _refused,
    HTTPException: _http,
    RecursionError: _recursion,
    Exception: _unexpected,
}
