"""What is kept of a game that has ended: its record, who came where, and for whom it counts."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from dataclasses import replace
from typing import NamedTuple

from lazaretto.kernel.record import Record
from lazaretto.server import entries as log
from lazaretto.server.people import BOT
from lazaretto.server.table import Table

LEAST_ANSWERS = 10  # that a player has given himself in a game that counts


class Result(NamedTuple):
    """How a seat ended."""

    table: str
    seat: int
    who: str
    title: str
    players: int
    place: int
    points: int
    counts: bool  # for ratings
    at: float
    persons: str | None  # a digest of who played together; None: nobody with anybody
    origins: str | None  # a digest of where they came from, as far as it is known; None: nothing is


class Answers(NamedTuple):
    """How many answers of a seat its player gave, and how many a bot that stood in; not those after he resigned."""

    own: int = 0
    stand_in: int = 0

    @property
    def is_absent(self) -> bool:
        """Whether it was rather the bot's game."""
        return self.stand_in > self.own


def record_of(table: Table) -> Record:
    """The record of a game that is over, with its seed."""
    assert table.game is not None
    added = table.entropy if any(table.entropy) else None
    played, promised = table.game.record(), table.commitment
    return replace(played, seed=table.seed or None, dealer=table.dealer, commitment=promised or None, entropy=added)


def results_of(table: Table) -> list[Result]:
    """The results of a table that is over."""
    places = [] if table.imported else table.places()
    counting = seats_that_count(table)
    company = [seat for seat in table.seats if seat.person]
    persons = digest(seat.person for seat in company) if len(company) > 1 else None
    known = {seat.origin for seat in company if seat.origin}  # not of whoever has deleted himself on the way
    origins = digest(known) if persons and known else None
    title, players = table.settings.title, len(table.seats)
    return [
        Result(
            table.id, k, who(table, k), title, players, place, points, k in counting, table.changed, persons, origins
        )
        for k, place, points in places
    ]


def seats_that_count(table: Table) -> set[int]:
    """The seats for which a game counts for ratings.

    It was to be rated, every person played for himself alone and gave some answers; for whoever left most of his
    answers to a bot that stood in it does not count, and for the others only if they are two.
    """
    persons = [seat.person for seat in table.seats if seat.person]
    if not table.rated or not persons or len(set(persons)) < len(persons):
        return set()
    answers = answers_of(table)
    present = {k for k, seat in enumerate(table.seats) if not seat.person or not answers[k].is_absent}
    if any(table.seats[k].person and answers[k].own < LEAST_ANSWERS for k in present):
        return set()
    return present if len(present) > 1 else set()


def seats_that_tell(table: Table) -> set[int]:
    """The seats whose game says something about how their players play.

    Those of whoever held one seat, and gave at least half of its answers himself; none of a game that began on the way.
    """
    if table.game is None or table.position or table.imported:
        return set()
    persons = [seat.person for seat in table.seats]
    answers = answers_of(table)
    return {
        k
        for k, seat in enumerate(table.seats)
        if not seat.person or (persons.count(seat.person) == 1 and not answers[k].is_absent)
    }


def answers_of(table: Table) -> list[Answers]:
    """By seat, what a log says of who answered."""
    found = [Answers() for _ in table.seats]
    resigned = set[int]()
    for happening in table.happenings:
        entry = happening.entry
        if isinstance(entry, log.Resigned):
            resigned.add(entry.seat)
        elif isinstance(entry, log.Answered) and entry.seat not in resigned:
            own, stand_in = found[entry.seat]
            found[entry.seat] = Answers(own, stand_in + 1) if entry.bot else Answers(own + 1, stand_in)
        elif isinstance(entry, log.TakenBack):
            found[entry.seat] = found[entry.seat]._replace(own=found[entry.seat].own - 1)
    return found


def who(table: Table, k: int) -> str:
    """Under whose name a seat's result goes: its player's, even if a bot stood in."""
    seat = table.seats[k]
    return seat.person or f"{BOT}{seat.bot}"


def digest(names: Iterable[str]) -> str:
    """The same for the same names in any order."""
    return hashlib.sha256(" ".join(sorted(names)).encode()).hexdigest()[:32]
