"""A refusal, on the wire."""

from __future__ import annotations

from lazaretto.server.schema.base import Reply
from lazaretto.server.schema.game import ReasonInfo


class Problem(Reply):
    """An error as RFC 9457 has it, with the field that is wrong and, for moves, the reason and its rule."""

    type: str
    title: str
    status: int
    detail: str
    field: str = ""
    reason: ReasonInfo | None = None
    n: int | None = None
