"""How the characters differ: `python -m benchmarks.characters` prints for each title what each of them does in a game.

Duplicate matches of two: a character against somebody without a taste. All look equally far ahead, whatever their
level, so that what differs is the taste alone. The first row of a table is somebody without a taste against another. A
figure is a mean over games; the share of wins says what the taste costs.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from functools import partial
from statistics import fmean
from typing import NamedTuple

from lazaretto.arena.contest import Contest
from lazaretto.arena.deals import contests
from lazaretto.arena.runners import RUNNERS, Runner, runner
from lazaretto.bots.cast import cast, judge_with_taste
from lazaretto.bots.search import SearchBot
from lazaretto.games.rules import rules_of
from lazaretto.games.titles import TITLES
from lazaretto.kernel.dealer import Dealer
from lazaretto.kernel.event import Event
from lazaretto.kernel.game import Game
from lazaretto.kernel.setup import prepare

PLAIN = "no taste"
VISITS = 60  # for an answer

Played = list[Event]
Measure = Callable[[Played, int], float]


class Seen(NamedTuple):
    """What one seat did in a game, by measure, and its share of the victory."""

    figures: Mapping[str, float]
    won: float


def times(key: str, **wanted: object) -> Measure:
    """How often something happened to the seat."""
    return partial(_times, key=key, wanted=wanted)


def _times(played: Played, seat: int, key: str, wanted: Mapping[str, object]) -> float:
    return sum(1 for event in _of(played, seat, key) if wanted.items() <= event.args.items())


def total(key: str, of: str = "count", **wanted: object) -> Measure:
    """How much of something the seat got, or lost, all told."""
    return partial(_total, key=key, of=of, wanted=wanted)


def _total(played: Played, seat: int, key: str, of: str, wanted: Mapping[str, object]) -> float:
    return sum(int(event.args[of]) for event in _of(played, seat, key) if wanted.items() <= event.args.items())


def places(key: str, of: str) -> Measure:
    """In how many different places the seat did something."""
    return partial(_places, key=key, of=of)


def _places(played: Played, seat: int, key: str, of: str) -> float:
    return len({event.args[of] for event in _of(played, seat, key)})


def largest(key: str, of: str) -> Measure:
    """How many per cent of the cubes that it placed went where it placed most."""
    return partial(_largest, key=key, of=of)


def _largest(played: Played, seat: int, key: str, of: str) -> float:
    placed = Counter[object]()
    for event in _of(played, seat, key):
        placed[event.args[of]] += int(event.args["count"])
    return 100 * max(placed.values(), default=0) / max(1, placed.total())


def taken_by_plague(played: Played, seat: int) -> float:
    """Cubes that others lost to rats where this seat had moved the plague."""
    mover, taken = -1, 0
    for event in played:
        if event.key == "plague-moved":
            mover = int(event.args["seat"])
        elif event.key == "reckoning":
            mover = -1
        elif event.key == "cube-lost" and mover == seat and event.args["seat"] != seat:
            taken += 1
    return taken


def _of(played: Iterable[Event], seat: int, key: str) -> list[Event]:
    return [event for event in played if event.key == key and event.args.get("seat") == seat]


def taken(*names: str) -> Measure:
    """How often the seat took one of these cards; none named: any."""
    return partial(_cards, keys=("card-taken", "card-taken-from"), names=frozenset(names))


def used(*names: str) -> Measure:
    """How often the seat used one of these cards."""
    return partial(_cards, keys=("card-used",), names=frozenset(names))


def _cards(played: Played, seat: int, keys: tuple[str, ...], names: frozenset[str]) -> float:
    events = [event for key in keys for event in _of(played, seat, key)]
    return sum(1 for event in events if not names or event.args["card"] in names)


RATTUS: Mapping[str, Measure] = {
    "cards taken": taken(),
    **{f"{name} used": used(name) for name in ("king", "monk", "merchant", "witch")},
    **{f"{name} taken": taken(name) for name in ("knight", "peasant")},
    "regions": places("cubes-placed", "region"),
    "in the fullest (%)": largest("cubes-placed", "region"),
    "placed": total("cubes-placed"),
    "lost": times("cube-lost"),
    "inflicted": taken_by_plague,
}
MEASURES: Mapping[str, Mapping[str, Measure]] = {
    "rattus": RATTUS,
    "rattus+mercatus": {
        "cards taken": taken(),
        "treasurer": taken("treasurer"),
        "monk, deacon": taken("monk", "deacon"),
        "knight, assassin, raider": taken("knight", "assassin", "raider"),
        "trader, brewer": taken("hanseatic-trader", "brewer", "merchant"),
        "peasant, landowner": taken("peasant", "landowner"),
        "king, pope": taken("king", "pope"),
        "witch, shaman": taken("witch", "shaman"),
        "regions": places("cubes-placed", "region"),
        "in the fullest (%)": largest("cubes-placed", "region"),
        "lost": times("cube-lost"),
        "inflicted": taken_by_plague,
        "sold": total("goods-sold", "sold"),
        "paid": total("coins-paid"),
    },
    "notre-dame": {
        **{
            name: times("influence-placed", place=name)
            for name in ("cloister_school", "bank", "residence", "carriage_house", "inn", "park", "hospital")
        },
        "notre_dame": times("influence-placed", place="notre_dame"),
        "messages": times("message-taken"),
        "coins": total("coins-gained"),
        "outbreaks": times("outbreak"),
        "points of residence": total("prestige-gained", source="residence"),
        "of the cathedral": total("prestige-gained", source="notre_dame"),
        "of messages": total("prestige-gained", source="message"),
    },
}


def play(contest: Contest) -> list[Seen]:
    """A game, and what each seat did in it."""
    game = Game(rules_of(contest.title), contest.setup, Dealer(contest.dealt_by))
    tastes = {name: taste for name, (_, taste) in cast(contest.title).items()}
    bots = [
        SearchBot(contest.stream(seat), judge_with_taste(contest.title, tastes.get(name, {})), VISITS)
        for seat, name in enumerate(contest.bots)
    ]
    while game.decision is not None:
        seat = game.decision.seat
        game.apply(bots[seat].choose(game.view(seat)), seat=seat)
    played = [event for _, event in game.happened()]
    assert game.outcome is not None
    winners = game.outcome.winners
    return [
        Seen(
            {name: measure(played, seat) for name, measure in MEASURES[contest.title].items()}
            | {f"{name} (points)": float(points) for name, points in game.outcome.points[seat].items()},
            1 / len(winners) if seat in winners else 0.0,
        )
        for seat in range(game.players)
    ]


def seen_of(title: str, name: str, seed: int, games: int, run: Runner) -> list[Seen]:
    """What somebody did in games against another without a taste."""
    matches = contests(title, prepare(rules_of(title), 2, {}), [name, PLAIN], seed, games)
    found = run.map(play, matches)
    return [
        seen
        for contest, seats in zip(matches, found, strict=True)
        for bot, seen in zip(contest.bots, seats, strict=True)
        if bot == name
    ]


def row(name: str, found: list[Seen]) -> str:
    """A line of the table."""
    figures = [f"{fmean(seen.figures[key] for seen in found):.1f}" for key in found[0].figures]
    return " | ".join([f"| {name}", f"{fmean(seen.won for seen in found):.0%}", *figures]) + " |"


def main() -> None:
    """Play all games, and print the tables."""
    parser = argparse.ArgumentParser(description="How the characters differ.")
    parser.add_argument("--title", action="append", choices=MEASURES, help="(all)")
    parser.add_argument("--games", type=int, default=60, help="of each character (%(default)s)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--runner", default=RUNNERS[0], choices=RUNNERS)
    parser.add_argument("--workers", type=int)
    args = parser.parse_args()
    run = runner(args.runner, args.workers)
    for title in args.title or [title for title in TITLES if title in MEASURES]:
        plain = seen_of(title, PLAIN, args.seed, args.games, run)
        print(f"\n| {title} | wins | " + " | ".join(plain[0].figures) + " |")
        print("|---" * (2 + len(plain[0].figures)) + "|")
        print(row(PLAIN, plain), flush=True)
        for name in cast(title):
            print(row(name, seen_of(title, name, args.seed, args.games, run)), flush=True)


if __name__ == "__main__":
    main()
