"""How a table ends: given up, closed by an operator, shown to all, followed by a rematch."""

from __future__ import annotations

from lazaretto.server import entries as log
from lazaretto.server.entries import AnyEntry
from lazaretto.server.refusals import NotNow
from lazaretto.server.table import Table


def disband(table: Table, now: float, person: str) -> list[AnyEntry]:
    """The host gives a table up before the game."""
    table.must_be("open")
    table.must_be_host(person)
    return [log.Abandoned(at=now)]


def close(table: Table, now: float) -> list[AnyEntry]:
    """An operator ends whatever goes on here."""
    if table.state == "over":
        raise NotNow("expected a table that is not over", state=table.state)
    return [log.Closed(at=now)]


def unseal(table: Table, now: float) -> list[AnyEntry]:
    """The deal of a table is over everywhere."""
    return [log.Unsealed(at=now)] if table.sealed else []


def rematch(table: Table, now: float, other: str) -> list[AnyEntry]:
    """The same players go on at another table, by its id."""
    table.must_be("over")
    if table.imported:
        raise NotNow("this game was played elsewhere")
    if table.closed:
        raise NotNow("an operator of this site has closed the table")
    if table.rematch:
        raise NotNow("there is a rematch already", table=table.rematch)
    return [log.Rematch(at=now, table=other)]
