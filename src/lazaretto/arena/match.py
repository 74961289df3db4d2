"""Who won a match: every bot's share of the wins, how sure it is, and its points."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Any

from lazaretto.arena.contest import Result
from lazaretto.arena.statistics import Mean, Share, clear, mean, share


@dataclass(frozen=True)
class Standing:
    """What one bot, in all its seats, has achieved."""

    name: str
    games: int  # that it sat in
    seats: float  # how many it had at a table, on average
    wins: float  # games won; shared ones in part
    win_rate: Share  # of its games
    fair_share: float  # the win rate if all seats won alike
    mean_score: float  # of a seat
    margin: Mean  # by how many points its best seat leads the best of the others
    milliseconds: float  # that it thought about a decision
    points: dict[str, float]  # the same by source

    def to_json(self) -> dict[str, Any]:
        """As plain data."""
        return {
            "name": self.name,
            "games": self.games,
            "seats": self.seats,
            "wins": self.wins,
            "win_rate": self.win_rate.mean,
            "interval": [self.win_rate.low, self.win_rate.high],
            "fair_share": self.fair_share,
            "mean_score": self.mean_score,
            "margin": self.margin.mean,
            "margin_interval": [self.margin.mean - self.margin.half, self.margin.mean + self.margin.half],
            "points": self.points,
        }


def standings(results: Sequence[Result]) -> list[Standing]:
    """Every bot's, in the order in which they first sat down."""
    names = dict.fromkeys(name for result in results for name in result.contest.bots)
    return [standing(name, [result for result in results if name in result.contest.bots]) for name in names]


def standing(name: str, results: Sequence[Result]) -> Standing:
    """A bot's, from the games that it sat in."""
    seats = [(result, seat) for result in results for seat, who in enumerate(result.contest.bots) if who == name]
    sources = [result.points[seat] for result, seat in seats]
    return Standing(
        name=name,
        games=len(results),
        seats=len(seats) / len(results),
        wins=sum(result.wins[seat] for result, seat in seats),
        win_rate=share(by_deal(results, lambda result: won(result, name))),
        fair_share=fmean(result.contest.bots.count(name) / len(result.contest.bots) for result in results),
        mean_score=fmean(result.totals[seat] for result, seat in seats),
        margin=mean(by_deal(results, lambda result: margin(result, name))),
        milliseconds=_milliseconds([result.thought[seat] for result, seat in seats if result.thought]),
        points={source: fmean(points[source] for points in sources) for source in sources[0]},
    )


def won(result: Result, name: str) -> float:
    """How much of a game this bot has won, in all its seats."""
    return sum(share for share, who in zip(result.wins, result.contest.bots, strict=True) if who == name)


def margin(result: Result, name: str) -> float:
    """By how many points a bot's best seat leads the best of the others; 0 where it has all seats."""
    own = [points for points, who in zip(result.totals, result.contest.bots, strict=True) if who == name]
    others = [points for points, who in zip(result.totals, result.contest.bots, strict=True) if who != name]
    return max(own) - max(others) if others else 0.0


def _milliseconds(thought: Sequence[tuple[int, float]]) -> float:
    decisions = sum(n for n, _ in thought)
    return 1000 * sum(seconds for _, seconds in thought) / decisions if decisions else 0.0


def by_deal(results: Iterable[Result], figure: Callable[[Result], float]) -> list[float]:
    """A figure of every game, as its mean in each deal."""
    deals: dict[int, list[float]] = {}
    for result in results:
        deals.setdefault(result.contest.deal, []).append(figure(result))
    return [fmean(figures) for figures in deals.values()]


def until_clear(results: Iterable[Result], name: str, bar: float | None = None) -> Iterator[Result]:
    """The results as they come, whole deals, until it is clear whether a bot wins more than a bar, or its share."""
    so_far: list[Result] = []
    for result in results:
        so_far.append(result)
        yield result
        bots = result.contest.bots
        if len(so_far) % len(bots) == 0:
            wanted = bots.count(name) / len(bots) if bar is None else bar
            if clear(by_deal(so_far, lambda result: won(result, name)), wanted):
                return


def summary(results: Sequence[Result]) -> dict[str, Any]:
    """The match as plain data."""
    contest = results[0].contest
    return {
        "title": contest.title,
        "players": contest.setup.players,
        "options": dict(contest.setup.options),
        "seed": contest.seed,
        "games": len(results),
        "deals": len({result.contest.deal for result in results}),
        "cut_off": sum(result.cut_off for result in results),
        "bots": [standing.to_json() for standing in standings(results)],
    }
