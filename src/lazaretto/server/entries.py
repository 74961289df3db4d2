"""The log of a table: one entry for everything that happens there. A table is what its entries make of it.

Entries are stored as JSON with the name of their class under `kind`. A released field is never renamed or given another
meaning; new ones have defaults, so that old logs stay readable.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import Struct


class Live(Struct, frozen=True, tag="live", forbid_unknown_fields=True):
    """Everybody has so many seconds for the game, and gets some more with each answer."""

    seconds: float
    increment: float = 0


class Days(Struct, frozen=True, tag="days", forbid_unknown_fields=True):
    """Each answer may take so many days."""

    days: float


Clock = Live | Days | None


class Settings(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What the host settled before anybody sat down."""

    title: str
    players: int
    options: dict[str, str]
    clock: Clock
    public: bool
    rated: bool
    spectators: bool
    stand_in: str  # the bot that plays for whoever is away
    components: dict[str, Any] | None = None  # what is printed in the box of an owner, proven; None: the title's own


class Entry(Struct, frozen=True, tag_field="kind", omit_defaults=True, kw_only=True, gc=False):
    """One thing that happened at a table, and when."""

    at: float


class Created(Entry, frozen=True, tag="created", kw_only=True):
    """A table was set up."""

    host: str
    settings: Settings
    seed: str
    seed_known: bool = False  # the host chose the deal himself
    dealer: int = 1  # who draws by it: see kernel/dealer.py
    position: str = ""  # the line of notation from which the game goes on
    deal: str = ""  # the deal that is played at other tables too: nobody knows its seed before it is over everywhere
    again: str = ""  # the table whose rematch this is
    only: tuple[str, ...] = ()  # the persons who may sit down, if not everybody: a private table's rematch
    origin: str = ""  # where the host came from, as `Sat` has it


class Imported(Entry, frozen=True, tag="brought", kw_only=True):
    """The record of a game that was played elsewhere."""

    host: str
    settings: Settings
    record: str


class Sat(Entry, frozen=True, tag="sat", kw_only=True):
    """Somebody took a seat."""

    seat: int
    person: str
    name: str
    origin: str = ""  # a digest of where he came from, by the site's secret: to tell companions from strangers
    entropy: str = ""


class BotSeated(Entry, frozen=True, tag="filled", kw_only=True):
    """A bot was given a seat."""

    seat: int
    bot: str


class Left(Entry, frozen=True, tag="left", kw_only=True):
    """A seat became free again before the game began."""

    seat: int


class DeviceLinked(Entry, frozen=True, tag="keyed", kw_only=True):
    """Somebody opened the link of a seat and may play it too: the same player on another device."""

    seat: int
    person: str
    name: str = ""


class DevicesUnlinked(Entry, frozen=True, tag="unkeyed", kw_only=True):
    """The player of a seat ended its links: who opened one may not play the seat any more, and none opens it."""

    seat: int


class EntropyAdded(Entry, frozen=True, tag="entropy-added", kw_only=True):
    """A seat added to the seed after it was committed to, so that nobody chose the deal alone."""

    seat: int
    entropy: str


class Began(Entry, frozen=True, tag="began", kw_only=True):
    """The game was dealt."""


class Answered(Entry, frozen=True, tag="answered", kw_only=True):
    """A seat answered. The digest vouches for the position that came of it and all before."""

    seat: int
    choice: str
    digest: str = ""
    bot: str = ""  # which bot answered, if one did


class TakenBack(Entry, frozen=True, tag="taken-back", kw_only=True):
    """A seat took its last answer back; nobody had learned anything since."""

    seat: int


What = Literal["rewind", "end", "replace"]


class Proposed(Entry, frozen=True, tag="proposed", kw_only=True):
    """A seat asks the others for consent."""

    seat: int
    what: What
    to: int = 0  # rewind: the number of answers to go back to; replace: the seat of the absent player
    away: tuple[int, ...] = ()  # the seats whose players were not there to be asked


class Voted(Entry, frozen=True, tag="voted", kw_only=True):
    """A seat gave or refused its consent; the proposer refuses to withdraw."""

    seat: int
    yes: bool
    away: tuple[int, ...] = ()  # of the seats that were away at the proposal, those that still were


class Rewound(Entry, frozen=True, tag="rewound", kw_only=True):
    """All agreed to go back to where so many answers had been given."""

    answered: int


class Abandoned(Entry, frozen=True, tag="abandoned", kw_only=True):
    """All agreed to end the game without a result, or it has become too long to be kept."""

    why: Literal["", "length"] = ""


class StoodIn(Entry, frozen=True, tag="stood-in", kw_only=True):
    """A bot plays on for a seat, until its player takes it back."""

    seat: int
    bot: str
    why: Literal["clock", "vote"]


class Returned(Entry, frozen=True, tag="returned", kw_only=True):
    """A player took his seat back from the bot."""

    seat: int


class Resigned(Entry, frozen=True, tag="resigned", kw_only=True):
    """A player gave up; a bot plays the seat to the end if the game goes on."""

    seat: int
    bot: str


class Said(Entry, frozen=True, tag="said", kw_only=True):
    """Somebody said something."""

    person: str
    name: str
    text: str
    seat: int | None = None  # None: a spectator


class Muted(Entry, frozen=True, tag="muted", kw_only=True):
    """The host muted somebody at this table, or lifted it."""

    person: str
    name: str
    muted: bool = True


class Closed(Entry, frozen=True, tag="closed", kw_only=True):
    """An operator of the site closed the table; there is no result."""


class Unsealed(Entry, frozen=True, tag="unsealed", kw_only=True):
    """The deal of this table is over everywhere: what was hidden of it may be seen."""


class Rematch(Entry, frozen=True, tag="rematch", kw_only=True):
    """The same players meet again at another table."""

    table: str


AnyEntry = (
    Created
    | Imported
    | Sat
    | BotSeated
    | Left
    | DeviceLinked
    | DevicesUnlinked
    | EntropyAdded
    | Began
    | Answered
    | TakenBack
    | Proposed
    | Voted
    | Rewound
    | Abandoned
    | StoodIn
    | Returned
    | Resigned
    | Said
    | Muted
    | Closed
    | Unsealed
    | Rematch
)

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)


def named(entry: AnyEntry) -> str:
    """The id of the person of whom an entry says more than the id; "": of nobody."""
    match entry:
        case Sat(person=person) | DeviceLinked(person=person) | Said(person=person) | Muted(person=person):
            return person
        case Created(host=host):
            return host
    return ""


def write(entry: AnyEntry) -> str:
    """An entry as it is stored."""
    return _encoder.encode(entry).decode()


def read(text: str) -> AnyEntry:
    """A stored entry."""
    return _decoder.decode(text)
