"""Measure the speed of the engine on this machine."""

from __future__ import annotations

import argparse
import gc
import json
import os
import subprocess
import sys
from collections.abc import Callable
from typing import Any

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

import lazaretto
from lazaretto.bots.judges import judge
from lazaretto.bots.tree import Tree
from lazaretto.cli.rates import answer_one_by_one, counted, rate, scaled
from lazaretto.games.rules import rules_of
from lazaretto.games.titles import TITLES
from lazaretto.kernel import drive
from lazaretto.kernel.dealer import Dealer
from lazaretto.kernel.game import Game
from lazaretto.kernel.record import Record
from lazaretto.kernel.rng import Rng
from lazaretto.kernel.ruleset import Ruleset
from lazaretto.kernel.setup import Setup, prepare
from lazaretto.kernel.state import State

MIDDLE = 120  # answers into a game, where positions are forked, viewed and imagined
VISITS = 200  # of a search
TABLES = (1, 100, 1000)


def arguments(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    parser.add_argument("--quick", action="store_true", help="shorter rounds: orders of magnitude")
    parser.add_argument("--both", action="store_true", help="pure Python as well as compiled")
    parser.add_argument("--growth", action="store_true", help="how costs grow with the game, its record and the tables")
    parser.add_argument("--json", action="store_true", help="for programs")


def run(args: argparse.Namespace) -> int:
    """Everything per CPU second of one core, medians of five rounds, for every title and number of players."""
    seconds = 0.005 if args.quick else 0.4
    console = Console(stderr=True)
    cases = [(ruleset, players) for ruleset in map(rules_of, TITLES) for players in ruleset.players]
    with Progress(transient=True, console=console, disable=not console.is_terminal) as progress:
        rows = [
            measure(ruleset, players, seconds, args.growth)
            for ruleset, players in progress.track(cases, description="measuring")
        ]
    if args.both:
        rows += _by_pure_python(args)
    if args.json:
        print(json.dumps(rows))
    else:
        _print(rows)
    return 0


def measure(ruleset: Ruleset, players: int, seconds: float, growth: bool) -> dict[str, Any]:
    """What one core does in a second."""
    setup = prepare(ruleset, players, {})
    start = Game(ruleset, setup).state
    middle = played(Game(ruleset, setup), MIDDLE)
    view, rng = middle.view(0), Rng(1)
    games, decisions = counted(lambda: drive.play(start.fork(), rng), seconds)
    _, answers = counted(lambda: answer_one_by_one(start, rng), seconds)
    whole = played(Game(ruleset, setup, Dealer(1)), 10_000).record()
    text = whole.to_json()
    rates = {
        "games": games,
        "decisions": decisions,
        "answers": answers,
        "forks": rate(middle.state.fork, seconds),
        "views": rate(lambda: middle.view(0), seconds),
        "imagined": rate(lambda: view.imagine(rng), seconds),
        "replays": rate(lambda: lazaretto.replay(text), seconds),
        "visits": scaled(rate(search_of(ruleset, setup), seconds), VISITS),
    }
    row = {"title": ruleset.name, "players": players, "engine": lazaretto.engine.partition(":")[0], **rates}
    row["state_bytes"] = state_bytes(middle.state)
    row["answers_per_game"] = len(whole.answers)
    row["record_bytes"] = len(text)
    return row | {"growth": grow(ruleset, players, whole, seconds)} if growth else row


def played(game: Game, answers: int) -> Game:
    """The same game after so many random answers, or at its end."""
    rng = Rng(1)
    while game.state.options and game.answered < answers:
        s = game.state
        game.apply(s.step(s.top()).meanings(s)[drive.draw(s, rng)])
    return game


def search_of(ruleset: Ruleset, setup: Setup) -> Callable[[], None]:
    """Something that looks ahead from the middle of a game, as a bot does for one answer."""
    game = played(Game(ruleset, setup, Dealer(1)), MIDDLE)
    [seat, *_] = game.asked
    known, own = game.view(seat).state, judge(ruleset.name)

    def search() -> None:
        Tree(own, seat, 1).search(known, VISITS)

    return search


def state_bytes(s: State) -> int:
    """The memory of one more position, by what a thousand take."""
    gc.collect()
    before = _resident()
    kept = [s.fork() for _ in range(20_000)]
    return max(0, _resident() - before) // len(kept)


def _resident() -> int:
    try:
        with open("/proc/self/statm", encoding="ascii") as file:
            return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except OSError:
        return 0


def grow(ruleset: Ruleset, players: int, whole: Record, seconds: float) -> dict[str, Any]:
    """How costs grow: along a game, with the length of a record, with the number of tables that are open."""
    rng = Rng(1)
    along = []
    for part in range(4):
        game = lazaretto.replay(whole, len(whole.answers) * part // 4)
        views = rate(lambda game=game: game.view(0), seconds / 4)["median"]  # type: ignore[misc]
        forks = rate(game.state.fork, seconds / 4)["median"]
        along.append({"at": part / 4, "views": views, "forks": forks})
    records = []
    for part in range(1, 5):
        text = lazaretto.replay(whole, len(whole.answers) * part // 4).record().to_json()
        replays = rate(lambda text=text: lazaretto.replay(text), seconds / 4)["median"]  # type: ignore[misc]
        records.append({"answers": len(whole.answers) * part // 4, "bytes": len(text), "ms": 1000 / replays})
    tables = []
    setup = prepare(ruleset, players, {})
    for count in TABLES:
        games = [Game(ruleset, setup, Dealer(k)) for k in range(count)]
        turn = [0]

        def answer(games: list[Game] = games, turn: list[int] = turn) -> None:
            k = turn[0] % len(games)
            turn[0] += 1
            if games[k].decision is None:
                games[k] = Game(ruleset, setup, Dealer(turn[0]))  # when a game is over, the next one begins
            decision = games[k].decision
            assert decision is not None
            games[k].apply(decision.options[rng.below(len(decision.options))])

        tables.append({"tables": count, "answers": rate(answer, seconds / 4)["median"]})
    return {"along": along, "records": records, "tables": tables}


def _by_pure_python(args: argparse.Namespace) -> list[dict[str, Any]]:
    given = [f"--{name}" for name in ("quick", "growth") if getattr(args, name)]
    command = [sys.executable, "-m", "lazaretto", "bench", "--json", *given]
    done = subprocess.run(command, env=os.environ | {"LAZARETTO_PURE": "1"}, stdout=subprocess.PIPE, check=True)
    rows: list[dict[str, Any]] = json.loads(done.stdout)
    return rows


def _print(rows: list[dict[str, Any]]) -> None:
    rates = [name for name, figures in rows[0].items() if isinstance(figures, dict) and "median" in figures]
    table = Table("title", "players", "engine", *rates, "bytes")
    for row in rows:
        cells = [f"{row[name]['median']:,.0f} ±{row[name]['spread']:.0%}" for name in rates]
        table.add_row(row["title"], str(row["players"]), row["engine"], *cells, f"{row['state_bytes']:,}")
    console = Console(width=None if Console().is_terminal else 160)
    console.print(table)
    console.print("per CPU second of one core, random play, median of five rounds and the spread between them")
    for row in rows:
        if "growth" in row:
            console.print(f"{row['title']}, {row['players']} players, {row['engine']}:")
            for name, points in row["growth"].items():
                console.print(f"  {name}: " + "; ".join(_words(point) for point in points))


def _words(point: dict[str, float]) -> str:
    return " ".join(f"{name} {value:,.2f}".removesuffix(".00") for name, value in point.items())
