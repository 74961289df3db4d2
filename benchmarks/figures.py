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

DOCS = Path(__file__).parents[1] / "docs" / "speed"
OURS = ("rattus", "rattus+mercatus", "notre-dame")


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
    draw(found)


def draw(found: dict[str, Any]) -> None:
    """The pictures of what was measured."""
    peers = found["peers"]["decisions"]
    rows = [("Rattus in C, written for speed alone", found["limit"]["4"]["limit"], 4)]
    rows += [(f"{name}, compiled", peers[name], 0) for name in OURS]
    rows += [(f"{name}, pure Python", found["peers_pure"]["decisions"][name], 1) for name in OURS]
    rows += [(name, figure, 2) for name, figure in peers.items() if name not in OURS]
    _write("peers", bars("Decisions in a second of one core, random play", rows))
    for unit in ("decisions", "forks", "views", "imagined", "replays"):
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
    tables = {row["title"]: [(p["tables"], p["answers"]) for p in row["growth"]["tables"]] for row in compiled}
    _write("tables", lines("Answers at open tables, compiled", "tables open", "answers/s", tables))


def _write(name: str, svg: str) -> None:
    (DOCS / f"{name}.svg").write_text(svg, encoding="utf-8")


if __name__ == "__main__":
    main()
