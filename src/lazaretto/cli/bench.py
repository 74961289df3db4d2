"""Measure the speed of the engine on this machine."""

from __future__ import annotations

import argparse
import json
import statistics
import time
from collections.abc import Callable

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from lazaretto.games.titles import TITLES
from lazaretto.kernel import drive
from lazaretto.kernel.game import Game
from lazaretto.kernel.rng import Rng
from lazaretto.kernel.ruleset import Ruleset
from lazaretto.kernel.setup import prepare

ROUNDS = 5


def arguments(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    parser.add_argument("--quick", action="store_true", help="shorter rounds: orders of magnitude")
    parser.add_argument("--json", action="store_true", help="for programs")


def run(args: argparse.Namespace) -> int:
    """Random play, forks, views and imagined worlds for every title and number of players; medians of five rounds."""
    seconds = 0.02 if args.quick else 0.6
    rows = []
    cases = [(ruleset, players) for ruleset in TITLES.values() for players in ruleset.players]
    console = Console(stderr=True)
    with Progress(transient=True, console=console, disable=not console.is_terminal) as progress:
        for ruleset, players in progress.track(cases, description="measuring"):
            rows.append((ruleset.name, players, measure(ruleset, players, seconds)))
    if args.json:
        print(json.dumps([{"title": title, "players": players} | rates for title, players, rates in rows]))
        return 0
    table = Table("title", "players", *(name.replace("_", " ") for name in rows[0][2]))
    for title, players, rates in rows:
        cells = [f"{rate['median']:,.0f} ±{rate['spread']:.0%}" for rate in rates.values()]
        table.add_row(title, str(players), *cells)
    console = Console(width=None if Console().is_terminal else 120)
    console.print(table)
    console.print("per CPU second, random play, median of five rounds and the spread between them")
    return 0


def measure(ruleset: Ruleset, players: int, seconds: float) -> dict[str, dict[str, float]]:
    """What one core does in a second."""
    setup = prepare(ruleset, players, {})
    start = Game(ruleset, setup).state
    middle = Game(ruleset, setup)
    rng = Rng(1)
    while middle.state.options and middle.answered < 120:
        s = middle.state
        meanings = s.step(s.top()).meanings(s)
        middle.apply(meanings[drive.draw(s, rng)])
    view = middle.view(0)
    decisions = 0

    def game() -> None:
        nonlocal decisions
        decisions += drive.play(start.fork(), rng)

    games = _rate(game, seconds)
    per_game = decisions / max(1, games.pop("calls"))
    rates = {"games": games, "decisions": {"median": games["median"] * per_game, "spread": games["spread"]}}
    for name, act in (
        ("forks", middle.state.fork),
        ("views", lambda: middle.view(0)),
        ("worlds_imagined", lambda: view.imagine(rng)),
    ):
        rates[name] = _rate(act, seconds)
        del rates[name]["calls"]
    return rates


def _rate(act: Callable[[], object], seconds: float) -> dict[str, float]:
    rates = []
    calls = 0
    for _ in range(ROUNDS):
        began = time.process_time()
        n = 0
        while time.process_time() - began < seconds:
            act()
            n += 1
        rates.append(n / (time.process_time() - began))
        calls += n
    median = statistics.median(rates)
    return {"median": median, "spread": (max(rates) - min(rates)) / median, "calls": calls}
