"""Reports by players and acts of operators, on the wire."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from lazaretto.server.moderation import ActName
from lazaretto.server.schema.base import Count, Reply, Request

Id = Annotated[str, Meta(min_length=1, max_length=40)]


class NewReport(Request):
    """Something that operators should look at: whoever sits on a seat, whoever said moment `n`, or the table."""

    why: Literal["abuse", "cheating", "stalling", "other"]
    seat: Annotated[int, Meta(ge=0, le=4)] | None = None
    n: Count | None = None
    remark: Annotated[str, Meta(max_length=500)] = ""


class ReportInfo(Reply):
    """A report that nobody has settled."""

    id: str
    at: float
    table: str
    reporter: str  # by name
    person: str | None  # the id of whoever it is about
    name: str | None
    account: str | None
    why: str
    said: str  # what it is about, if it is about something said
    remark: str


class NewAct(Request):
    """What an operator does: to a person, a table, or a report that is settled with it."""

    act: ActName
    person: Id | None = None
    table: Id | None = None
    report: Id | None = None
    days: Annotated[float, Meta(gt=0, le=3650)] | None = None  # without: until it is lifted
    why: Annotated[str, Meta(max_length=500)] = ""


class ActInfo(Reply):
    """What an operator did."""

    at: float
    operator: str
    act: str
    person: str | None
    name: str | None
    account: str | None
    table: str | None
    until: float | None
    why: str
    done: bool  # false: the site is about to carry it out
