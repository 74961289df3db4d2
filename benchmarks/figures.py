"""Measure everything and draw it into docs/speed: `python -m benchmarks.figures`."""

from __future__ import annotations

import json
import os
import platform
import subprocess
import sys
from pathlib import Path
from typing import Any

from benchmarks.chart import bars, lines
from lazaretto.games.titles import TITLES

DOCS = Path(__file__).parents[1] / "docs" / "speed"
COLOUR = {"compiled": 0, "pure Python": 1}
RATES = ("games", "decisions", "answers", "forks", "views", "imagined", "visits", "replays")
OURS = tuple(TITLES)


def measured(*command: str, **environment: str) -> Any:
    """What a command of this repository prints as JSON."""
    done = subprocess.run([sys.executable, "-m", *command], env=os.environ | environment, stdout=subprocess.PIPE)
    if done.returncode:
        sys.exit(f"{' '.join(command)} failed")
    return json.loads(done.stdout)


def main() -> None:
    """All measurements first, kept as they are; then the pictures of them."""
    DOCS.mkdir(exist_ok=True)
    found = {
        "machine": f"Python {platform.python_version()}, {platform.machine()}",
        "bench": measured("lazaretto", "bench", "--both", "--growth", "--json"),
        "limit": measured("benchmarks.limit", "--json"),
        "peers": measured("benchmarks.peers", "--json"),
        "peers_pure": measured("benchmarks.peers", "--json", LAZARETTO_PURE="1"),
    }
    (DOCS / "measured.json").write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    (DOCS / "results.md").write_text(report(found), encoding="utf-8")
    draw(found)


def draw(found: dict[str, Any]) -> None:
    """The pictures of what was measured."""
    peers = found["peers"]["decisions"]
    rows = [("Rattus in C, written for speed alone", found["limit"]["4"]["limit"], 4)]
    rows += [(f"{name}, compiled", peers[name], 0) for name in OURS]
    rows += [(f"{name}, pure Python", found["peers_pure"]["decisions"][name], 1) for name in OURS]
    rows += [(name, figure, 2) for name, figure in peers.items() if name not in OURS]
    _write("peers", bars("Decisions in a second of one core, random play", rows))
    for unit in ("decisions", "forks", "views", "imagined", "visits", "replays"):
        rows = [
            (
                f"{row['title']}, {row['players']} players, {row['engine']}",
                row[unit]["median"],
                row["engine"] != "compiled",
            )
            for row in sorted(found["bench"], key=lambda row: (row["title"], row["players"], row["engine"]))
        ]
        _write(unit, bars(f"{unit.capitalize()} in a second of one core", rows))
    compiled = [row for row in found["bench"] if row["engine"] == "compiled" and row["players"] == 4]
    records = {
        row["title"]: [(0.0, 0.0)] + [(point["answers"], point["ms"]) for point in row["growth"]["records"]]
        for row in compiled
    }
    _write("records", lines("Replaying a record, 4 players, compiled", "answers in the record", "ms", records))
    along = {row["title"]: [(point["at"], point["views"]) for point in row["growth"]["along"]] for row in compiled}
    _write("along", lines("Views along a game, 4 players, compiled", "part of the game that is over", "views/s", along))
    tables = {row["title"]: [(p["tables"], p["answers"]) for p in row["growth"]["tables"]] for row in compiled}
    _write("tables", lines("Answers at open tables, compiled", "tables open", "answers/s", tables))


BARS = (  # title, peer, at least
    ("rattus", "catanatron", 400),
    ("rattus+mercatus", "catanatron", 250),
    ("notre-dame", "catanatron", 250),
    *((title, "OpenSpiel hearts, C++", 1) for title in OURS),
    *((title, "OpenSpiel backgammon, C++", 50) for title in OURS),
)


def report(found: dict[str, Any]) -> str:
    """The figures as a page."""
    lines = [
        "# What was measured",
        "",
        f"Four players, one core, medians of interleaved rounds; {found['machine']}. Written by `make figures`.",
        "",
        "| bar | asked | measured |",
        "|---|---|---|",
    ]
    for title, peer, least in BARS:
        lines.append(f"| {title}, times {peer} | {least} | {found['peers']['ratios'][peer][title]:,.1f} |")
    for title in OURS:
        ratio = found["peers_pure"]["ratios"]["catanatron"][title]
        lines.append(f"| {title} in pure Python, times catanatron | 5 | {ratio:,.1f} |")
    lines.append(f"| rattus, share of the C twin | 25 % | {found['limit']['4']['share']:.0%} |")
    four = {(row["title"], row["engine"]): row for row in found["bench"] if row["players"] == 4}
    for title in OURS:
        row = four[title, "compiled"]
        lines.append(f"| {title}, answers/s driven from Python | 2,500,000 | {row['answers']['median']:,.0f} |")
        lines.append(f"| {title}, forks/s | 1,500,000 | {row['forks']['median']:,.0f} |")
    lines += ["", "| title | engine | " + " | ".join(RATES) + " | bytes of a state | bytes of a record |"]
    lines += ["|---" * (len(RATES) + 4) + "|"]
    for (title, engine), row in four.items():
        cells = [f"{row[name]['median']:,.0f} ±{row[name]['spread']:.0%}" for name in RATES]
        lines.append(f"| {title} | {engine} | {' | '.join(cells)} | {row['state_bytes']:,} | {row['record_bytes']:,} |")
    lines += ["", "| visits of the search in a second | pure Python | compiled | times |", "|---|---|---|---|"]
    for title in OURS:
        before, after = (four[title, engine]["visits"]["median"] for engine in ("pure Python", "compiled"))
        lines.append(f"| {title} | {before:,.0f} | {after:,.0f} | {after / before:,.1f} |")
    return "\n".join(lines) + "\n"


def _write(name: str, svg: str) -> None:
    (DOCS / f"{name}.svg").write_text(svg, encoding="utf-8")


if __name__ == "__main__":
    main()
