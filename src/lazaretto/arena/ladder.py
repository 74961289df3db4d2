"""Who is better than whom: a round robin of bots, with ratings, significance and the advantage of a seat."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations, combinations_with_replacement
from typing import Any

from lazaretto.arena.contest import Contest, Result
from lazaretto.arena.deals import contests
from lazaretto.arena.match import by_deal, standings, summary
from lazaretto.arena.ratings import ratings
from lazaretto.arena.statistics import holm, share, sign_test
from lazaretto.kernel.errors import LazarettoError
from lazaretto.kernel.setup import Setup

LEVEL = 0.05


def tables(bots: Sequence[str], players: int) -> list[tuple[str, ...]]:
    """Everybody against everybody: all tables of different bots; with fewer bots than seats, all mixtures of them."""
    if len(set(bots)) < 2 or len(set(bots)) < len(bots):
        raise LazarettoError(f"expected two bots or more, all different; got {', '.join(bots)}")
    if len(bots) >= players:
        return list(combinations(bots, players))
    return [table for table in combinations_with_replacement(bots, players) if len(set(table)) > 1]


def round_robin(title: str, setup: Setup, bots: Sequence[str], seed: int, games: int) -> list[Contest]:
    """At least so many games at each table. All tables get the same deals."""
    return [contest for table in tables(bots, setup.players) for contest in contests(title, setup, table, seed, games)]


def ladder(results: Sequence[Result]) -> dict[str, Any]:
    """The whole ladder as plain data, the best bot first."""
    whole = summary(results)
    n = whole["players"]
    rated = ratings(results, whole["seed"])
    bots = [standing.to_json() | rated[standing.name].to_json() for standing in standings(results)]
    bots.sort(key=lambda bot: -bot["rating"])
    return whole | {
        "bots": bots,
        "pairs": pairs(results, [bot["name"] for bot in bots]),
        "fair_share": 1 / n,
        "seats": [_winning(results, lambda result: 0, k) for k in range(n)],
        "turns": [_winning(results, lambda result: result.start, k) for k in range(n)],
        "results": [_plain(result) for result in results],
    }


def pairs(results: Sequence[Result], names: Sequence[str]) -> list[dict[str, Any]]:
    """Every two bots, each beside the other; the tests are corrected so that all hold together."""
    found = [pair(results, one, other) for one, other in combinations(names, 2)]
    corrected = holm([each["p"] for each in found])
    return [each | {"p_corrected": p, "significant": p < LEVEL} for each, p in zip(found, corrected, strict=True)]


def pair(results: Sequence[Result], one: str, other: str) -> dict[str, Any]:
    """How often one bot comes before the other where both sit, and how likely chance alone would do that."""
    both = [result for result in results if {one, other} <= set(result.contest.bots)]
    leads = by_deal(both, lambda result: lead(result, one, other)[0])
    better, worse = sum(by > 0 for by in leads), sum(by < 0 for by in leads)
    ahead = share(by_deal(both, lambda result: _ahead(result, one, other)))
    return {
        "bots": [one, other],
        "games": len(both),
        "ahead": ahead.mean,
        "interval": [ahead.low, ahead.high],
        "deals_better": better,
        "deals_worse": worse,
        "p": sign_test(better, worse),
    }


def lead(result: Result, one: str, other: str) -> tuple[int, int]:
    """By how many pairs of their seats one bot comes before the other, and how many pairs there are."""
    ranks: dict[str, list[int]] = {one: [], other: []}
    for name, rank in zip(result.contest.bots, result.ranks, strict=True):
        if name in ranks:
            ranks[name].append(rank)
    met = [(mine, theirs) for mine in ranks[one] for theirs in ranks[other]]
    return sum((mine < theirs) - (mine > theirs) for mine, theirs in met), len(met)


def _ahead(result: Result, one: str, other: str) -> float:
    """The share of those pairs that it leads; a shared place is half of one."""
    by, of = lead(result, one, other)
    return (1 + by / of) / 2


def _winning(results: Sequence[Result], start: Callable[[Result], int], k: int) -> dict[str, Any]:
    """What the k-th seat from a certain one on wins."""
    found = share(by_deal(results, lambda result: result.wins[(start(result) + k) % len(result.wins)]))
    return {"win_rate": found.mean, "interval": [found.low, found.high]}


def _plain(result: Result) -> dict[str, Any]:
    return {
        "bots": list(result.contest.bots),
        "deal": result.contest.deal,
        "rotation": result.contest.rotation,
        "start": result.start,
        "ranks": list(result.ranks),
        "points": [dict(sources) for sources in result.points],
        "answers": result.answers,
        "cut_off": result.cut_off,
    }
