"""What the site refuses, each with what a client needs to put it right."""

from __future__ import annotations

from collections.abc import Mapping
from http import HTTPStatus
from typing import Any

from lazaretto.kernel.errors import LazarettoError
from lazaretto.kernel.event import Reason


class Refused(LazarettoError):
    """A request was refused and changed nothing. `kind` never changes once released; the message is for people."""

    status = HTTPStatus.CONFLICT
    kind = "refused"

    def __init__(self, detail: str, *, field: str = "", reason: Reason | None = None, **more: Any) -> None:
        super().__init__(detail)
        self.field = field  # the field of the request that is wrong
        self.reason = reason  # for moves: why not, with the rule
        self.more: Mapping[str, Any] = more


class NotFound(Refused):
    """There is no such thing."""

    status = HTTPStatus.NOT_FOUND
    kind = "not-found"


class NotSignedIn(Refused):
    """Whoever asks has not said who he is."""

    status = HTTPStatus.UNAUTHORIZED
    kind = "not-signed-in"


class NotYours(Refused):
    """This is for somebody else to do."""

    status = HTTPStatus.FORBIDDEN
    kind = "not-yours"


class Suspended(NotYours):
    """An operator has shut somebody out for a while."""

    kind = "suspended"


class Invalid(Refused):
    """A field has a value that means nothing here."""

    status = HTTPStatus.UNPROCESSABLE_ENTITY
    kind = "invalid"


class NotJson(Refused):
    """The body is of a kind that nothing here takes."""

    status = HTTPStatus.UNSUPPORTED_MEDIA_TYPE
    kind = "not-json"


class TooLarge(Refused):
    """More than anybody needs."""

    status = HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE
    kind = "too-large"


class Misdirected(Refused):
    """The request is for another site than this one."""

    status = HTTPStatus.MISDIRECTED_REQUEST
    kind = "misdirected"


class Stale(Refused):
    """The table has moved on since; `n` says where it is now."""

    kind = "stale"


class NotNow(Refused):
    """The table is not in a state for this."""

    kind = "not-now"


class IllegalMove(Refused):
    """The rules do not allow this move."""

    status = HTTPStatus.UNPROCESSABLE_ENTITY
    kind = "illegal-move"


class TooMany(Refused):
    """Too much at once; later it may be possible."""

    status = HTTPStatus.TOO_MANY_REQUESTS
    kind = "too-many"


class Unplayable(Refused):
    """The log of a table cannot be played any more; it is kept for somebody to look at."""

    kind = "set-aside"
