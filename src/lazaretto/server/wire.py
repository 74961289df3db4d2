"""What goes over the wire: every request and every answer, typed. The OpenAPI document is made from these.

Texts for people are never on the wire where a key and arguments will do; each client puts them into words.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from lazaretto.server.entries import Days, Live, What
from lazaretto.server.notices.wishes import Wishes

Name = Annotated[str, Meta(min_length=1, max_length=24, description="What a person is called; 1 to 24 characters.")]
# The end twice, because `$` alone lets a line's end through.
AccountName = Annotated[
    str, Meta(pattern=r"^[A-Za-z0-9_-]{3,24}$(?!\n)", description="Letters, digits, - and _; 3 to 24.")
]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
SeatNumber = Annotated[int, Meta(ge=0, le=4)]
Count = Annotated[int, Meta(ge=0, le=1_000_000)]
Args = dict[str, int | str]


class Request(Struct, forbid_unknown_fields=True, kw_only=True):
    """What a client sends. A field that is not known is refused, so that a misspelt one is not lost."""


class Reply(Struct, kw_only=True):
    """What the server sends."""


# ---------------------------------------------------------------- people


class NewGuest(Request):
    """Somebody gives a name."""

    name: Name


class Me(Reply):
    """Whoever asks."""

    name: str
    account: str | None
    wishes: Wishes
    mail: str | None
    tables: int  # how many tables wait for an answer


class ChangeMe(Request):
    """What is to be changed; the rest stays."""

    name: Name | UnsetType = UNSET
    wishes: Wishes | UnsetType = UNSET
    mail: Annotated[str, Meta(max_length=200)] | UnsetType | None = UNSET


class Claim(Request):
    """A guest becomes an account and keeps its history."""

    account: AccountName
    password: Password | None = None
    mail: Annotated[str, Meta(max_length=200)] | None = None


class SignIn(Request):
    """By name and password."""

    account: AccountName
    password: Password


class AskLink(Request):
    """A link that signs in once, sent by mail or, where none is configured, printed to the server's log."""

    account: AccountName


class UseLink(Request):
    """The secret of such a link."""

    token: Annotated[str, Meta(min_length=20, max_length=100)]


class Token(Reply):
    """What a program sends as `Authorization: Bearer …`."""

    token: str


# ---------------------------------------------------------------- titles and rules


class OptionValues(Reply):
    """Something the host may settle; the first value is the default."""

    name: str
    values: dict[int, list[str]]  # by number of players


class TitleInfo(Reply):
    """A game that can be played here."""

    title: str
    players: list[int]
    colours: list[str]
    options: list[OptionValues]


class Titles(Reply):
    """Everything a new table can be made of."""

    titles: list[TitleInfo]
    bots: list[str]
    push_key: str | None  # for the browser's Push API, where push is configured


class RuleInfo(Reply):
    """One sentence of the rules, by its id."""

    id: str
    key: str  # the message that says it
    sources: list[str]


class RuleSection(Reply):
    """Rules of one subject."""

    key: str
    rules: list[RuleInfo]


# ---------------------------------------------------------------- tables


class Open(Request, tag="open"):
    """Whoever comes."""


class Mine(Request, tag="mine"):
    """Whoever makes the table; several such seats are one screen for several people."""

    name: Name | None = None


class BotSeat(Request, tag="bot"):
    """A bot of this name."""

    bot: Annotated[str, Meta(max_length=40)]


class NewTable(Request):
    """A table to be made. Seats that are all taken begin at once."""

    title: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[Open | Mine | BotSeat], Meta(min_length=1, max_length=5)]
    options: dict[str, str] = {}
    clock: Live | Days | None = None
    public: bool = False
    rated: bool = False
    spectators: bool = True
    seed: Annotated[str, Meta(min_length=1, max_length=100)] | None = None


class TableId(Reply):
    """Where something is."""

    id: str


class SeatInfo(Reply):
    """A seat as everybody sees it."""

    colour: str
    name: str  # "" where nobody sits
    account: str | None
    bot: str  # the bot that plays it now
    resigned: bool
    mine: bool
    asked: bool
    present: bool
    left: float | None  # seconds on a live clock, as of `now`
    deadline: float | None


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


class ReasonInfo(Reply):
    """Why something cannot be done, or should perhaps not: a code and arguments for a sentence, and the rule."""

    code: str
    rule: str
    args: Args


class TableInfo(Reply):
    """What everybody may know of a table."""

    id: str
    title: str
    state: Literal["new", "open", "running", "over"]
    options: dict[str, str]
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
    seed: str | None  # once the game is over
    again: str
    rematch: str
    watching: int
    now: float


class TableLine(Reply):
    """A table in a list."""

    id: str
    title: str
    state: str
    players: int
    free: int
    names: list[str]
    clock: Live | Days | None
    rated: bool
    answered: int
    changed: float
    my_turn: bool


class Lists(Reply):
    """What the home page shows."""

    mine: list[TableLine]
    open: list[TableLine]
    running: list[TableLine]
    over: list[TableLine]


class OptionInfo(Reply):
    """One answer that is possible now. `noun` and `item` name the thing on the board it is about."""

    choice: str
    number: int
    kind: str
    noun: str
    item: str
    rule: str
    events: list[EventInfo] = []  # what is certain to happen at once
    asks: str = ""  # the step that would ask the same seat next


class DecisionInfo(Reply):
    """What is asked. Only the seat that is asked sees the options."""

    seat: int
    step: str
    rules: list[str]
    options: list[OptionInfo]


class ViewInfo(Reply):
    """The game as one seat, or a spectator, knows it; `position` has the shape that goes with the table's title."""

    seat: int | None
    answered: int
    position: dict[str, Any]
    decision: DecisionInfo | None
    asked: list[int]
    undoable: int  # how many of its latest answers the seat may take back without asking


class EventInfo(Reply):
    """One thing that was seen to happen, with the number of answers before it."""

    at: int
    key: str
    args: Args


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
    events: list[EventInfo] = []


class Frame(Reply):
    """The game after so many answers, through somebody's eyes."""

    answered: int
    view: ViewInfo


class Whole(Reply, tag="whole"):
    """Everything: for whoever comes, or was away too long."""

    n: int
    table: TableInfo
    view: ViewInfo | None
    moments: list[Moment]


class News(Reply, tag="news"):
    """What happened since entry `since`, and how things stand now.

    `frames` are positions on the way there, for clients that asked for them.
    """

    since: int
    frames: list[Frame]
    n: int
    table: TableInfo
    view: ViewInfo | None
    moments: list[Moment]


class Presence(Reply, tag="presence"):
    """Who is here."""

    present: list[int]
    watching: int


class Sit(Request):
    """Take a seat; without a name the person's own is used (several people at one screen have names of their own)."""

    name: Name | None = None


class Fill(Request):
    """Give a seat to a bot."""

    bot: Annotated[str, Meta(max_length=40)]


class OpenLink(Request):
    """The secret of a seat's link."""

    key: Annotated[str, Meta(min_length=10, max_length=100)]


class SeatLink(Reply):
    """Whoever opens this may play the seat: for the same player on another device."""

    path: str


class Move(Request):
    """An answer. `expected` is the last `n` the client has seen; a move on an older question is refused."""

    choice: Annotated[str, Meta(min_length=1, max_length=100)]
    expected: Count


class Done(Reply):
    """It is settled and stored; `n` is the number of entries now."""

    n: int


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


class Replay(Reply):
    """Some consecutive moments of a game; `answers` is how many there are in all."""

    answers: int
    frames: list[Frame]
    events: list[EventInfo]


# ---------------------------------------------------------------- ratings


class RatingLine(Reply):
    """One line of a ladder."""

    name: str
    account: str | None
    bot: bool
    rating: float
    uncertainty: float
    games: int


class Standing(Reply):
    """How often somebody has played a title with so many players, and how well."""

    title: str
    players: int
    games: int
    wins: int
    mean_place: float
    mean_points: float
    rating: float | None
    uncertainty: float | None


class Played(Reply):
    """A game somebody has played."""

    table: str
    title: str
    players: int
    place: int
    points: int
    at: float
    rating: float | None
    uncertainty: float | None


class PlayerPage(Reply):
    """What everybody may know of an account or a bot."""

    name: str
    account: str | None
    bot: bool
    since: float | None
    standings: list[Standing]
    games: list[Played]


class Problem(Reply):
    """An error as RFC 9457 has it, with the field that is wrong and, for moves, the reason and its rule."""

    type: str
    title: str
    status: int
    detail: str
    field: str = ""
    reason: ReasonInfo | None = None
    n: int | None = None
