"""A table and what happens there, on the wire: what every socket is sent."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Raw, field

from lazaretto.server.entries import Days, Live, What
from lazaretto.server.schema.base import Reply
from lazaretto.server.schema.components import SetInfo
from lazaretto.server.schema.game import EventInfo, ReasonInfo, ViewInfo


class SeatInfo(Reply):
    """A seat as everybody sees it."""

    colour: str
    name: str  # "" where nobody sits
    account: str | None
    bot: str  # the bot that plays it now
    resigned: bool
    mine: bool
    entropy_added: bool  # its player has added to the seed
    asked: bool
    present: bool
    left: float | None  # seconds on a live clock, as of `now`
    deadline: float | None
    devices: int = 0  # others who have opened the seat's link and may play it


class VoteInfo(Reply):
    """A proposal that waits for consent."""

    seat: int
    what: What
    to: int
    missing: list[int]


class PlaceInfo(Reply):
    """How a seat ended."""

    seat: int
    place: int
    points: int


class OutcomeInfo(Reply):
    """How the game ended by its rules."""

    ranks: list[int]
    totals: list[int]
    points: list[dict[str, int]]
    reason: str
    rule: str


class TableInfo(Reply):
    """What everybody may know of a table."""

    id: str
    title: str
    state: Literal["new", "open", "running", "over"]
    options: dict[str, str]
    components: SetInfo | None  # the set of an owner; None: the reconstructed set that comes with the title
    clock: Live | Days | None
    public: bool
    rated: bool
    spectators: bool
    seed_known: bool  # the host chose the deal
    hosting: bool  # whoever asks is the host
    seats: list[SeatInfo]
    answered: int
    vote: VoteInfo | None
    warnings: list[ReasonInfo]
    places: list[PlaceInfo]
    outcome: OutcomeInfo | None
    commitment: str
    dealer: int  # which rule draws by the seed; the commitment is to both
    deal: str  # the deal that is played at other tables too: DAY/TITLE, or the id of one that friends share
    sealed: bool  # it is still played elsewhere: seed, record and the other seats are not shown yet
    seed: str | None  # once the game is over, at all tables of its deal
    entropy: list[str] | None  # what the seats added to the seed, shown with it
    closed: bool  # by an operator of the site
    again: str
    rematch: str
    watching: int
    now: float
    key: str = ""  # for those who sit at a private table: what the link ends with by which they invite others


class Moment(Reply, omit_defaults=True):
    """One entry of the table's log, as one seat may know it. Fields that mean nothing for its kind are left out."""

    n: int
    at: float
    kind: str
    seat: int | None = None
    name: str = ""
    bot: str = ""
    what: str = ""
    to: int | None = None
    yes: bool | None = None  # how somebody voted; whether somebody was muted, or may speak again
    why: str = ""
    text: str = ""
    table: str = ""
    answered: int | None = None  # after taking back: events at or after this many answers have not happened
    events: list[EventInfo] = field(default_factory=list)


class Change(Reply, tag_field="op", tag="replace"):
    """One replacement of JSON Patch (RFC 6902): what stands at `path` in a document from now on."""

    path: str
    value: Any


class Whole(Reply, tag="whole"):
    """Everything: for whoever comes, or was away too long.

    Who follows by changes gets `table` and `view` as everybody may know them, and in `own` what he knows beyond that.
    """

    n: int
    table: TableInfo
    view: ViewInfo | None
    moments: list[Moment]
    own: list[Change] = field(default_factory=list)


class News(Reply, tag="news"):
    """What happened since entry `since`, and how things stand now."""

    since: int
    n: int
    table: TableInfo
    view: ViewInfo | None
    moments: list[Moment]


class Step(Reply, omit_defaults=True):
    """From one position to the next: what has changed for everybody, and what one viewpoint knows beyond, if that has.

    `changes` are made in the document as everybody may know it; `own` is laid over the document as a whole.
    """

    changes: Raw
    own: Raw | None = None


class Changes(Reply, tag="changes"):
    """What happened since entry `since`, for whoever follows by changes: each position on the way, the present last."""

    since: int
    n: int
    moments: Raw
    steps: list[Step]


class Presence(Reply, tag="presence"):
    """Who is here."""

    present: list[int]
    watching: int
