"""Rate bots by a round robin: ratings, significance, plots and a report."""

from __future__ import annotations

import argparse
import json
from typing import Any

from rich import box
from rich.console import Console
from rich.table import Table

from lazaretto.cli import tables
from lazaretto.cli.files import path
from lazaretto.kernel.errors import LazarettoError


def arguments(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    parser.add_argument("--bots", required=True, help="who plays, e.g. greedy,random,mine.py:MyBot")
    tables.arguments(parser)
    parser.add_argument(
        "--games", type=int, default=100, help="how many at each table (%(default)s), rounded up to whole deals"
    )
    tables.keep(parser)
    parser.add_argument("--out", metavar="FOLDER", required=True, help="where report and results go")


def run(args: argparse.Namespace) -> int:
    """Play everybody against everybody, and write down what came of it."""
    try:
        from lazaretto.arena.ladder import ladder, round_robin
        from lazaretto.arena.plots import plots
        from lazaretto.arena.report import report
    except ModuleNotFoundError as missing:
        raise LazarettoError(
            f'the ladder needs {missing.name}, which is not installed: pip install "lazaretto[arena]"'
        ) from missing
    setup = tables.setup(args, args.players or 2)
    games = round_robin(args.title, setup, tables.bots(args.bots), tables.seed(args), args.games)
    by = tables.chosen(args)
    out = path(args.out)
    out.mkdir(parents=True, exist_ok=True)  # better refused now than after the games
    found = ladder(tables.play_all(args, games, by))
    pictures = plots(found)
    for name, picture in pictures.items():
        (out / f"{name}.png").write_bytes(picture)
    (out / "report.html").write_text(report(found, pictures), encoding="utf-8")
    (out / "results.json").write_text(json.dumps(found) + "\n", encoding="utf-8")
    _print(found)
    print(out / "report.html")
    return 0


def _print(ladder: dict[str, Any]) -> None:
    table = Table("bot", box=box.SIMPLE)
    for heading in ("rating", "95 % interval", "games", "win rate", "95 % interval", "better than, significantly"):
        table.add_column(heading, justify="right")
    for bot in ladder["bots"]:
        low, high = bot["rating_interval"]
        least, most = bot["interval"]
        table.add_row(
            bot["name"],
            f"{bot['rating']:.2f}",
            f"{low:.2f} to {high:.2f}",
            f"{bot['games']}",
            f"{bot['win_rate']:.1%}",
            f"{least:.1%} to {most:.1%}",
            ", ".join(_beaten(bot["name"], ladder["pairs"])) or "nobody",
        )
    console = Console(highlight=False, width=None if Console().is_terminal else 160)
    console.print(f"{ladder['title']}, {ladder['players']} players: {ladder['games']} games, seed {ladder['seed']}")
    console.print(table)


def _beaten(name: str, pairs: list[dict[str, Any]]) -> list[str]:
    return [
        pair["bots"][1 - k]
        for pair in pairs
        for k, who in enumerate(pair["bots"])
        if who == name and pair["significant"] and (pair["ahead"] > 0.5) == (k == 0)
    ]
