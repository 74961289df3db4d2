"""How a log makes a table: entry by entry, with what follows from each for votes, clocks and digests."""

from __future__ import annotations

from collections.abc import Sequence

from lazaretto.kernel.errors import IllegalChoice, UnknownChoice
from lazaretto.server import effects
from lazaretto.server import entries as log
from lazaretto.server.digests import chain
from lazaretto.server.entries import AnyEntry
from lazaretto.server.refusals import IllegalMove, Invalid, NotFound, NotNow, Refused, Unplayable
from lazaretto.server.table import ENTRIES, Table

# What can be done at a table again and again.
REPEATED = (
    log.Sat, log.BotSeated, log.DeviceLinked, log.TakenBack, log.Proposed, log.Voted, log.Returned, log.Said, log.Muted,
)  # fmt: skip
# What a player does himself, beside answering and talking.
BY_PLAYERS = (log.Sat, log.DeviceLinked, log.TakenBack, log.Proposed, log.Voted, log.Returned)


def resume(id: str, stored: Sequence[AnyEntry]) -> Table:
    """The table that a log makes; an error that says where, if it cannot be played any more."""
    if not stored:
        raise NotFound(f"there is no table {id}")
    table = Table(id)
    for entry in stored:
        try:
            apply(table, entry)
        except Unplayable:
            raise
        except Exception as error:  # whatever other rules make of an old log
            raise Unplayable(f"table {id}, entry {table.n}, {type(entry).__name__}: {error}") from error
    return table


def settle(table: Table, entries: Sequence[AnyEntry]) -> list[AnyEntry]:
    """Let new entries take effect, and give them as they are to be stored.

    The game looks whether a move is legal when it takes it, so nobody asks before; one that is not is refused here
    and changes nothing.
    """
    if table.n >= ENTRIES and any(isinstance(entry, REPEATED) for entry in entries):
        raise NotNow("as much has happened at this table as is kept of one")
    before = table.n, table.changed, table.trail, table.events, table.replaced
    try:
        return [apply(table, entry) for entry in entries]
    except (UnknownChoice, IllegalChoice) as error:
        table.n, table.changed, table.trail, table.events, table.replaced = before
        raise _refusal(table, entries[-1], error) from None


def _refusal(table: Table, entry: AnyEntry, error: UnknownChoice | IllegalChoice) -> Refused:
    assert isinstance(entry, log.Answered)
    if isinstance(error, UnknownChoice):
        return Invalid(str(error), field="choice")
    reason = table.why_not(entry.seat, entry.choice)
    assert reason is not None
    return IllegalMove(f"{entry.choice} is not possible now: {reason.code}", field="choice", reason=reason)


def apply(table: Table, entry: AnyEntry) -> AnyEntry:
    """Let an entry take effect. An answer is given back with the digest of the position it led to."""
    if (table.state == "new") != isinstance(entry, log.Created | log.Imported):
        raise Unplayable(f"table {table.id}: expected its log to begin with created, once; got {type(entry).__name__}")
    table.trail = []
    table.events = []
    table.replaced = None
    table.n += 1
    table.changed = entry.at
    effects.happen(entry, table)
    _hear(table, entry)
    _lapse(table)
    _ask_anew(table, entry)
    if isinstance(entry, log.Answered):
        entry = _vouched(table, entry)
    else:  # an answer changes nothing about who plays
        table.persons = frozenset(
            person for seat in table.seats if seat.person for person in (seat.person, *seat.linked)
        )
    table.happenings.append(entry, tuple(table.events), table.replaced)
    return entry


def _hear(table: Table, entry: AnyEntry) -> None:
    """Note when each player last did something."""
    heard: list[int] = []
    if isinstance(entry, log.Began):
        heard = list(range(len(table.seats)))
    elif isinstance(entry, log.Said):
        heard = table.seats_of(entry.person)
    elif isinstance(entry, BY_PLAYERS) or (isinstance(entry, log.Answered) and not entry.bot):
        heard = [entry.seat]
    for k in heard:
        table.seats[k].heard_at = entry.at


def _vouched(table: Table, entry: log.Answered) -> log.Answered:
    assert table.game is not None
    table.digest = chain(table.digest, table.game.state.save())[:16]
    if entry.digest and entry.digest != table.digest:
        raise Unplayable(
            f"table {table.id}, entry {table.n}: after {entry.choice} the position has the digest {table.digest}, "
            f"the log says {entry.digest}: these rules play it differently"
        )
    return log.Answered(at=entry.at, seat=entry.seat, choice=entry.choice, digest=table.digest, bot=entry.bot)


def _ask_anew(table: Table, entry: AnyEntry) -> None:
    """Note since when each seat has been asked. Whoever was asked at once with others still is asked the same."""
    asked = table.asked
    other_game = isinstance(entry, (log.Began, log.Rewound))
    answered = entry.seat if isinstance(entry, (log.Answered, log.TakenBack)) else None
    for k, seat in enumerate(table.seats):
        if k not in asked:
            seat.stop_clock(table.settings.clock, entry.at)
            seat.since = None
        elif seat.since is None or k == answered or other_game:
            seat.stop_clock(table.settings.clock, entry.at)
            seat.since = table.n
            seat.asked_at = entry.at


def _lapse(table: Table) -> None:
    """A proposal that is carried out, or has lost its ground, falls; so does one that waits for nobody any more."""
    vote = table.vote
    if vote is None:
        return
    gone = (
        table.state != "running"
        or table.seats[vote.seat].bot
        or (vote.what == "replace" and table.seats[vote.to].bot)
        or (vote.what == "rewind" and vote.to >= table.answered)
        or not vote.missing(table.seats)
    )
    if gone:
        table.vote = None
