"""What a player does at a table, on the wire."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from lazaretto.server.entries import What
from lazaretto.server.schema.base import Args, Count, Reply, Request
from lazaretto.server.schema.problem import Problem


class Move(Request):
    """An answer. `expected` is the last `n` the client has seen; a move on an older question is refused."""

    choice: Annotated[str, Meta(min_length=1, max_length=100)]
    expected: Count


class DangerInfo(Reply):
    """Something that threatens a seat: a key and arguments for a sentence."""

    key: str
    args: Args


class Hint(Reply):
    """A move that is not bad."""

    choice: str


class Done(Reply):
    """It is settled and stored; `n` is the number of entries now."""

    n: int


class SocketMove(Move, tag="move"):
    """A move over the socket. `key` is the idempotency key that `POST …/moves` takes in a header."""

    seat: Annotated[int, Meta(ge=0, le=4)]
    key: Annotated[str, Meta(min_length=1, max_length=100)]


class Receipt(Reply, tag="done"):
    """The move that came with this key is settled and stored; `n` is the number of entries now."""

    key: str
    n: int


class Refusal(Reply, tag="refused"):
    """The move that came with this key was refused, and nothing was changed."""

    key: str
    problem: Problem


class Propose(Request):
    """Ask the others for consent."""

    what: What
    to: Count = 0


class Cast(Request):
    """Agree, or not; whoever proposed withdraws by `false`."""

    yes: bool


class Say(Request):
    """Something to all at the table."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Mute(Request):
    """By the host: whoever said moment `n` is not heard any more, or is again."""

    n: Count
    muted: bool = True
