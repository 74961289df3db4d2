"""`python -m tools.review TITLE` plays and measures, and writes the title's file of the package `lazaretto.review`.

To be run when the weights of a judge have changed; `--only` measures some of it anew and keeps the rest.
"""

from __future__ import annotations

import argparse
import json
import tomllib
from pathlib import Path
from typing import Any

import lazaretto.review
from lazaretto.games.rules import rules_of
from lazaretto.games.titles import TITLES
from lazaretto.review.fitted import read
from lazaretto.review.losses import Effort
from lazaretto.review.review import FIRST_WEIGHING
from tools.review import fit

FOLDER = Path(lazaretto.review.__file__).parent
PARTS = ("slopes", "horizon", "usual", "luck")
# What is chosen where the file says nothing else.
CHOSEN = {"words": [0.5, 1.0, 2.0], "in_the_running": 1.0, "first_look": 800, "datum": False, "daily_players": 2}
FOUND = ("luck", "beta", "horizon", "horizon_again")


def main() -> None:
    """Measure what is wanted, and write it."""
    parser = argparse.ArgumentParser(description="Measure what the review of a title needs to know.")
    parser.add_argument("title", choices=TITLES)
    parser.add_argument("--only", nargs="+", choices=PARTS, default=PARTS)
    parser.add_argument("--games", type=int, default=100, help="for slopes and luck")
    parser.add_argument("--pairs", type=int, default=40, help="of answers, for the horizon")
    parser.add_argument("--reviewed", type=int, default=5, help="games of each bot, for what is usual")
    parser.add_argument("--seed", default="fit")
    args = parser.parse_args()
    path = FOLDER / f"{args.title}.toml"
    data: dict[str, Any] = CHOSEN | (tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {})
    effort = Effort(data["first_look"], FIRST_WEIGHING, 2)
    if "slopes" in args.only:
        players = rules_of(args.title).players
        data["slopes"] = {str(n): list(fit.slopes(args.title, n, args.games, args.seed)) for n in players}
    if "horizon" in args.only:
        first, second = fit.horizons(args.title, effort, args.pairs, args.seed)
        data["horizon"], data["horizon_again"] = round(first, 2), round(second, 2)
    if "usual" in args.only:
        bots = ("normal", "expert")
        data["usual"] = {name: fit.usual(args.title, effort, name, args.reviewed, args.seed) for name in bots}
    if "luck" in args.only:
        speaking = read({"horizon": 0.0, "horizon_again": 0.0, "usual": {}} | data | {"luck": True, "beta": 1.0})
        together, beta = fit.luck_tells(args.title, speaking, args.games, args.seed)
        data["luck"], data["beta"] = together > fit.EARNED, beta
    path.write_text(written(data), encoding="utf-8")


def written(data: dict[str, Any]) -> str:
    """The file: numbers first, then what is by name."""
    lines = ["# Written by `python -m tools.review`; see fitted.py for what each number means."]
    for comment, names in (("# Found.", FOUND), ("# Chosen, and kept.", tuple(CHOSEN))):
        lines += ["", comment]
        for name in names:
            value = data.get(name, 0.0)
            lines.append(f"{name} = {str(value).lower() if isinstance(value, bool) else value}")
    for name in ("usual", "slopes"):
        lines += ["", f"[{name}]", *(f"{key} = {value}" for key, value in data.get(name, {}).items())]
    for name, thing in data.get("things", {}).items():  # chosen, and kept
        lines += ["", f"[things.{name}]", *(f"{key} = {json.dumps(value)}" for key, value in thing.items())]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    main()
