"""The game: answers, undo, giving up and coming back, clocks that end."""

from __future__ import annotations

from lazaretto.server import entries as log
from lazaretto.server.commands.votes import propose
from lazaretto.server.entries import AnyEntry
from lazaretto.server.refusals import NotNow, Stale
from lazaretto.server.table import Table
from lazaretto.server.vote import NOBODY

ANSWERS = 3_000  # of one game, chance's included: no game that people mean to end comes near


def answer(table: Table, now: float, k: int, expected: int, choice: str, bot: str = "") -> list[AnyEntry]:
    """A seat answers what it has been asked at or before entry `expected`; `settle` asks the rules."""
    table.running_game()
    seat = table.seat(k)
    if seat.since is None:
        raise Stale(f"seat {k} is not asked now", field="seat", n=table.n)
    if not seat.since <= expected <= table.n:
        raise Stale(f"expected {seat.since} to {table.n} entries seen; got {expected}", field="expected", n=table.n)
    if seat.bot != bot:
        raise NotNow(f"seat {k} is played by {seat.bot or seat.name}", field="seat")
    if table.answered >= ANSWERS:
        return [log.Abandoned(at=now, why="length")]
    return [log.Answered(at=now, seat=k, choice=choice, bot=bot)]


def undo(table: Table, now: float, k: int, away: frozenset[int] = NOBODY) -> list[AnyEntry]:
    """A seat takes back its last answer: at once where nobody has learned anything, else by consent."""
    game = table.running_game()
    table.played_seat(k)
    if game.undoable(k):
        return [log.TakenBack(at=now, seat=k)]
    before = game.before_last(k)
    if before is None:
        raise NotNow(f"seat {k} has not answered yet", field="seat")
    return propose(table, now, k, "rewind", before, away)


def resign(table: Table, now: float, k: int) -> list[AnyEntry]:
    """A player gives up."""
    table.running_game()
    if table.seat(k).resigned:
        raise NotNow(f"seat {k} has resigned already", field="seat")
    return [log.Resigned(at=now, seat=k, bot=table.settings.stand_in)]


def come_back(table: Table, now: float, k: int) -> list[AnyEntry]:
    """A player takes his seat back from the bot."""
    table.running_game()
    seat = table.seat(k)
    if seat.resigned or not seat.bot:
        raise NotNow(f"seat {k} {'was given up' if seat.resigned else 'is not played by a bot'}", field="seat")
    return [log.Returned(at=now, seat=k)]


def expire(table: Table, now: float) -> list[AnyEntry]:
    """Bots take over the seats whose clocks have ended."""
    late = [k for k in table.asked if (deadline := table.deadline(k)) is not None and deadline <= now]
    return [log.StoodIn(at=now, seat=k, bot=table.settings.stand_in, why="clock") for k in late]
