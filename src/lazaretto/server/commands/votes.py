"""What needs the consent of the others: to go back, to end the game, to have a bot play for somebody."""

from __future__ import annotations

from lazaretto.server import entries as log
from lazaretto.server.entries import AnyEntry
from lazaretto.server.refusals import Invalid, NotNow
from lazaretto.server.table import Table
from lazaretto.server.vote import NOBODY, Vote

REWINDS = 200  # by consent at one table: each is played again whenever the table is read


def propose(
    table: Table, now: float, k: int, what: log.What, to: int = 0, away: frozenset[int] = NOBODY
) -> list[AnyEntry]:
    """A seat asks for the consent of the others who are not away; where there are none it is done at once."""
    game = table.running_game()
    seat = table.played_seat(k)
    if table.vote is not None:
        raise NotNow("another proposal waits for consent", field="what")
    if table.deal and what != "replace":
        raise NotNow("at a table whose deal is played at others too, what has been seen is not undone", field="what")
    if what == "rewind" and not 0 <= to < game.answered:
        raise Invalid(f"expected a number of answers from 0 to {game.answered - 1}; got {to}", field="to")
    if what == "replace" and (table.seat(to).bot or table.seat(to).person == seat.person):
        raise Invalid(f"expected the seat of another player; got {to}", field="to")
    if what == "rewind" and table.rewound >= REWINDS:
        raise NotNow("the game has gone back as often as it may", field="what")
    if table.rated and what != "replace":
        away = NOBODY  # a rated game is not ended or undone behind anybody's back
    vote = Vote(k, what, to, away=away)
    _must_not_interrupt(table, vote)
    proposed = log.Proposed(at=now, seat=k, what=what, to=to, away=tuple(sorted(away)))
    return [proposed, *_carry_out(table, now, vote)] if not vote.missing(table.seats) else [proposed]


def cast(table: Table, now: float, k: int, yes: bool, away: frozenset[int] = NOBODY) -> list[AnyEntry]:
    """A seat agrees, refuses, or (the proposer) withdraws. Whoever is not away any more is asked after all."""
    table.running_game()
    seat, vote = table.played_seat(k), table.proposal()
    vote = vote._replace(away=vote.away & away)
    voted = log.Voted(at=now, seat=k, yes=yes, away=tuple(sorted(vote.away)))
    if not yes:
        return [voted]
    _must_not_interrupt(table, vote)
    if seat.person not in vote.missing(table.seats):
        raise NotNow(f"seat {k} is not asked for its consent", field="seat")
    vote = vote._replace(agreed=vote.agreed | {seat.person})
    return [voted, *_carry_out(table, now, vote)] if not vote.missing(table.seats) else [voted]


def _must_not_interrupt(table: Table, vote: Vote) -> None:
    """Nobody who is there has a bot play his turn of a rated live game, not even if he agrees."""
    live = table.rated and isinstance(table.settings.clock, log.Live)
    if vote.what == "replace" and live and vote.to in table.asked and vote.to not in vote.away:
        raise NotNow(f"expected the seat of a player who is away; seat {vote.to} is at its turn", field="to")


def _carry_out(table: Table, now: float, vote: Vote) -> list[AnyEntry]:
    if vote.what == "rewind":
        return [log.Rewound(at=now, answered=vote.to)]
    if vote.what == "end":
        return [log.Abandoned(at=now)]
    return [log.StoodIn(at=now, seat=vote.to, bot=table.settings.stand_in, why="vote")]
