"""Before the game: who sits where, what they add to the seed, and when it begins."""

from __future__ import annotations

from lazaretto.server import entries as log
from lazaretto.server.entries import AnyEntry
from lazaretto.server.refusals import NotNow, NotYours
from lazaretto.server.table import Table

SEED_LENGTH = 32  # characters of a seed that a host chooses where others play: fewer can be tried out one by one


def sit(
    table: Table,
    now: float,
    k: int,
    person: str,
    name: str,
    entropy: str = "",
    *,
    origin: str = "",
    begin: bool = True,
) -> list[AnyEntry]:
    """Somebody takes a seat, adding to the seed if he likes; the last open one begins the game, unless it waits."""
    table.must_be("open")
    seat = table.seat(k)
    if not seat.is_open:
        raise NotNow(f"seat {k} is taken", field="seat")
    if table.only and person not in table.only:
        raise NotYours("the seats of this rematch are kept for those who sat at the private table before")
    if table.seed_known and len(table.seed) < SEED_LENGTH and person != table.host:
        raise NotNow("the host chose a short seed, which could be found from its commitment: he plays alone")
    _may_add(table, entropy)
    full = begin and [other for other in table.seats if other.is_open] == [seat]
    found: list[AnyEntry] = [log.Sat(at=now, seat=k, person=person, name=name, origin=origin, entropy=entropy)]
    return [*found, log.Began(at=now)] if full else found


def fill(table: Table, now: float, k: int, bot: str, person: str) -> list[AnyEntry]:
    """The host gives an open seat to a bot."""
    table.must_be("open")
    table.must_be_host(person)
    if not table.seat(k).is_open:
        raise NotNow(f"seat {k} is taken", field="seat")
    return [log.BotSeated(at=now, seat=k, bot=bot)]


def leave(table: Table, now: float, k: int, person: str) -> list[AnyEntry]:
    """A seat becomes free: its player leaves, or the host takes away a bot or a player."""
    table.must_be("open")
    seat = table.seat(k)
    if seat.is_open:
        raise NotNow(f"seat {k} is free already", field="seat")
    if person != seat.person:
        table.must_be_host(person)
    return [log.Left(at=now, seat=k)]


def add_entropy(table: Table, now: float, k: int, entropy: str) -> list[AnyEntry]:
    """A seat adds to the seed before the game, once."""
    table.must_be("open")
    _may_add(table, entropy)
    if table.seat(k).entropy:
        raise NotNow(f"seat {k} has added entropy already", field="seat")
    return [log.EntropyAdded(at=now, seat=k, entropy=entropy)]


def _may_add(table: Table, entropy: str) -> None:
    if entropy and (table.seed_known or table.deal):
        who = "the host chose the deal of this table" if table.seed_known else "this deal is played at other tables too"
        raise NotNow(f"{who}; nothing is added to it", field="entropy")


def begin(table: Table, now: float, person: str) -> list[AnyEntry]:
    """The host begins."""
    table.must_be("open")
    table.must_be_host(person)
    free = [k for k, seat in enumerate(table.seats) if seat.is_open]
    if free:
        raise NotNow(f"expected every seat taken; free are {', '.join(map(str, free))}", field="seat")
    return [log.Began(at=now)]
