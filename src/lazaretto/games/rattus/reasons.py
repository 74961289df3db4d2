"""Reasons that several rules share for why something cannot be done."""

from __future__ import annotations

from lazaretto.games.rattus.board import REGIONS
from lazaretto.games.rattus.state import Rattus
from lazaretto.games.rattus.tokens import REGION_OF
from lazaretto.kernel import bits
from lazaretto.kernel.event import Reason


def not_in_use(region: int) -> Reason:
    """The region takes no part (RAT-S1)."""
    return Reason("region-not-in-use", "RAT-S1", {"region": REGIONS[region]})


def not_a_neighbour(s: Rattus, region: int, of: int, rule: str) -> Reason:
    """The region is not next to another, or takes no part."""
    if not bits.has(s.rules.in_use, region):
        return not_in_use(region)
    return Reason("not-a-neighbour", rule, {"region": REGIONS[region], "start": REGIONS[of]})


def no_room(region: int, rule: str = "RAT-P3") -> Reason:
    """Three rats are there already."""
    return Reason("region-full", rule, {"region": REGIONS[region]})


def no_such_token(s: Rattus, slot: int, rule: str) -> Reason:
    """There are not so many tokens in the region."""
    region = REGION_OF[slot]
    if not bits.has(s.rules.in_use, region):
        return not_in_use(region)
    return Reason("no-such-token", rule, {"region": REGIONS[region], "count": s.rats[region]})


def no_cube_there(s: Rattus, region: int, seat: int, rule: str) -> Reason:
    """The seat has no cube in the region."""
    if not bits.has(s.rules.in_use, region):
        return not_in_use(region)
    return Reason("no-cube-there", rule, {"region": REGIONS[region]})


def too_few(fewest: int, rule: str) -> Reason:
    """At least so many."""
    return Reason("too-few", rule, {"count": fewest})


def too_many(most: int, rule: str) -> Reason:
    """At most so many."""
    return Reason("too-many", rule, {"count": most})
