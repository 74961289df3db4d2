"""Errors as every client gets them: problem+json (RFC 9457) with the field that is wrong and the rule behind it."""

from __future__ import annotations

import re
from http import HTTPStatus
from math import ceil
from typing import Any

import msgspec
import structlog
from litestar import Request, Response
from litestar.exceptions import HTTPException, InternalServerException, ValidationException
from litestar.params import ParameterKwarg

from lazaretto.kernel.errors import LazarettoError
from lazaretto.server.refusals import Refused, TooMany
from lazaretto.server.schema.problem import Problem
from lazaretto.server.store.errors import DatabaseError
from lazaretto.server.viewpoint import reason_info

MEDIA_TYPE = "application/problem+json"
MINUTE = 60.0  # until a table may have ended, or a socket been closed
GONE = "client disconnected prematurely"
IN_BODY = re.compile(r"(.+) - at `\$\.data\.(.+)`")
NAMED = re.compile(r"(?:field `|parameter ')(.+?)[`']")

logger = structlog.get_logger(__name__)


def respond(problem: Problem, headers: dict[str, str] | None = None) -> Response[bytes]:
    """A problem as a response."""
    body = msgspec.json.encode(problem)
    return Response(body, status_code=problem.status, media_type=MEDIA_TYPE, headers=headers)


def problem(kind: str, status: HTTPStatus, detail: str, **more: Any) -> Problem:
    """A problem of a kind that never changes once released."""
    return Problem(type=f"urn:lazaretto:{kind}", title=status.phrase, status=status, detail=detail, **more)


def refused(_: Request[Any, Any, Any], error: Refused) -> Response[bytes]:
    """Something the site refuses."""
    retry = error.more.get("retry", MINUTE)
    headers = {"Retry-After": str(ceil(retry))} if isinstance(error, TooMany) else None
    return respond(problem_of(error), headers)


def problem_of(error: Refused) -> Problem:
    """A refusal as it is told."""
    reason = None if error.reason is None else reason_info(error.reason)
    return problem(error.kind, error.status, str(error), field=error.field, reason=reason, n=error.more.get("n"))


def invalid(request: Request[Any, Any, Any], error: ValidationException) -> Response[bytes]:
    """A request that is not what the OpenAPI document says."""
    first = error.extra[0] if isinstance(error.extra, list) and error.extra else {}
    detail = str(first.get("message", error.detail))
    if detail == "'data'":  # what Litestar says where there is no body
        detail = "expected a body in JSON"
    field = field_of(str(first.get("key", "")), detail, request)
    return respond(problem("invalid", HTTPStatus.BAD_REQUEST, detail, field=field))


def field_of(key: str, detail: str, request: Request[Any, Any, Any]) -> str:
    """The field as the client calls it: Litestar gives the name in our code, and its last part in the message only."""
    named = NAMED.search(detail)
    handler = request.route_handler
    signatures = [handler.parsed_fn_signature]
    signatures += [each.parsed_fn_signature for each in handler.resolve_dependencies().values()]
    if parameter := next((found for each in signatures if (found := each.parameters.get(key))), None):
        meant = parameter.kwarg_definition
        key = (isinstance(meant, ParameterKwarg) and (meant.query or meant.header)) or ("" if key == "data" else key)
    return ".".join(part for part in (key, named and named[1]) if part)


def mistaken(request: Request[Any, Any, Any], error: InternalServerException) -> Response[bytes]:
    """What Litestar takes for a defect and is none.

    A client that went away while it sent a body, or a field of the body that is wrong and shares its name with a
    dependency.
    """
    if error.detail == GONE:
        return respond(problem("invalid", HTTPStatus.BAD_REQUEST, "the request was not sent to its end"))
    if found := IN_BODY.fullmatch(str(error.__cause__)):
        return respond(problem("invalid", HTTPStatus.BAD_REQUEST, found[1], field=found[2]))
    return unexpected(request, error)


def http(_: Request[Any, Any, Any], error: HTTPException) -> Response[bytes]:
    """What the web server itself refuses: an unknown path, a method it does not take, a body too large."""
    status = HTTPStatus(error.status_code)
    kind = status.phrase.lower().replace(" ", "-")
    return respond(problem(kind, status, error.detail), dict(error.headers or {}))


def engine(_: Request[Any, Any, Any], error: LazarettoError) -> Response[bytes]:
    """What the engine refuses: a record that does not play, a set-up that does not exist."""
    return respond(problem("invalid", HTTPStatus.UNPROCESSABLE_ENTITY, str(error)))


def unreadable(_: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    """A body that is no text, or nested deeper than any reader goes."""
    return respond(problem("invalid", HTTPStatus.BAD_REQUEST, f"expected JSON in UTF-8, not nested deeply; {error}"))


def away(_: Request[Any, Any, Any], error: DatabaseError) -> Response[bytes]:
    """The database cannot be had; nothing is known to have changed."""
    logger.error("database", error=repr(error))
    told = problem("unavailable", HTTPStatus.SERVICE_UNAVAILABLE, "the database is away; try again")
    return respond(told, {"Retry-After": "2"})


def unexpected(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    """A defect. The client learns that there is one, the log which."""
    logger.error("defect", path=request.url.path, method=request.method, exc_info=error)
    told = problem("defect", HTTPStatus.INTERNAL_SERVER_ERROR, "something is wrong with the server; it has been logged")
    return respond(told)


HANDLERS: dict[int | type[Exception], Any] = {
    Refused: refused,
    LazarettoError: engine,
    DatabaseError: away,
    UnicodeDecodeError: unreadable,
    RecursionError: unreadable,
    ValidationException: invalid,
    InternalServerException: mistaken,
    HTTPException: http,
    Exception: unexpected,
}
