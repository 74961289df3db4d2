"""How much of everything the site takes from one person and in all."""

from __future__ import annotations

import time
from collections import OrderedDict
from ipaddress import IPv6Address, IPv6Network, ip_address
from typing import Annotated

from msgspec import Meta, Struct

from lazaretto.server.refusals import TooMany

Rate = Annotated[float, Meta(gt=0)]  # none at all would be a site that refuses everybody
Count = Annotated[int, Meta(ge=1)]


class Limits(Struct, frozen=True, kw_only=True):
    """Generous for people, tight for floods. An operator may set each."""

    body: Count = 64 * 1024  # bytes of a request; records may be larger:
    record: Count = 2 * 1024 * 1024
    tables: Count = 20  # unfinished tables that one person may host or sit at
    waiting: Count = 60  # tables hosted from one address, by whomever, that wait for players
    connections: Count = 20  # sockets of one person
    sockets: Count = 10_000  # sockets of one process
    watchers: Count = 1_000  # sockets at one table that only watch
    address: Count = 200  # connections from one address that are no sockets
    address_sockets: Count = 500  # sockets from one address, whoever opens them
    request_seconds: Rate = 30.0  # until a request is whole
    requests: Rate = 20.0  # a second and person or address, on average
    burst: Count = 100
    address_requests: Rate = 200.0  # a second and address, whoever sends them, on average
    address_burst: Count = 1_000
    chat: Rate = 0.5  # chat messages a second and person, on average
    chat_burst: Count = 5
    sign_ins: Rate = 0.2  # attempts to sign in, new guests a second and address, on average
    sign_ins_burst: Count = 20
    attempts: Rate = 0.05  # passwords tried a second and account, on average
    attempts_burst: Count = 10
    letters: Rate = 0.002  # letters about an account a second and account or address, on average
    letters_burst: Count = 3
    address_letters: Rate = 0.02  # the same because of one address from which they are asked for, whoever asks
    address_letters_burst: Count = 30
    replays: Rate = 50.0  # past positions a second and person, on average
    replays_burst: Count = 600
    positions: Rate = 10.0  # positions at no table a second and person, on average
    positions_burst: Count = 200
    analyses: Rate = 0.2  # positions weighed by a search a second and person, on average; a longer look counts for five
    analyses_burst: Count = 30
    imports: Rate = 0.02  # records of games played elsewhere a second and person, on average
    imports_burst: Count = 20
    address_imports: Rate = 0.1  # the same from one address, whoever brings them
    address_imports_burst: Count = 100
    exports: Rate = 0.001  # all of one's games at once, a second and person, on average
    exports_burst: Count = 3
    reports: Count = 20  # of one person that operators have not settled yet
    address_reports: Rate = 0.005  # reports from one address a second on average, whoever makes them
    address_reports_burst: Count = 20


class RateLimit:
    """Lets through so many a second on average and so many at once, for each key. Old keys are forgotten."""

    KEYS = 50_000

    def __init__(self, rate: float, burst: int) -> None:
        self.rate = rate
        self.burst = burst
        self._levels: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, key: str, now: float | None = None, *, cost: int = 1) -> None:
        """So many more for this key, or an error that says when to try again."""
        moment = time.monotonic() if now is None else now
        level, since = self._levels.pop(key, (float(self.burst), moment))
        level = min(float(self.burst), level + (moment - since) * self.rate)
        cost = min(cost, self.burst)
        enough = level >= cost
        self._levels[key] = (level - cost * enough, moment)
        if len(self._levels) > self.KEYS:
            self._levels.popitem(last=False)
        if not enough:
            raise TooMany(f"expected at most {self.rate:g} a second; try again later", retry=(cost - level) / self.rate)


def place(address: str) -> str:
    """What limits count as one address: of IPv6 a whole /64, since that is what one household or one server has."""
    try:
        found = ip_address(address)
    except ValueError:
        return address  # of a test, or of a socket without one
    if not isinstance(found, IPv6Address):
        return str(found)
    return str(found.ipv4_mapped or IPv6Network((int(found), 64), strict=False))
