"""Draws the boards anew: python -m tools.board_art --atlas countries-50m.json --font im-fell-english-sc.woff."""

from __future__ import annotations

import argparse
import json
import sys
import tomllib
from pathlib import Path

from lazaretto.games.notre_dame.board import quarters as quarters_in_use
from tools.board_art import europe, geography, paris, patterns, plan, quarters, symbols
from tools.board_art.emblems import Emblems
from tools.board_art.lettering import Letters

ROOT = Path(__file__).parents[2]
MAP = ROOT / "src/lazaretto/games/rattus/map.toml"
ART = ROOT / "web/src/art"


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m tools.board_art", description="Draw the boards of the browser table."
    )
    parser.add_argument("--atlas", type=Path, required=True, help="countries-50m.json of the npm package world-atlas")
    parser.add_argument("--font", type=Path, required=True, help="the .woff file of @fontsource/im-fell-english-sc")
    parser.add_argument("--out", type=Path, default=ART, help="where to write (default: web/src/art)")
    wanted = parser.parse_args()

    land = geography.draw(wanted.atlas)
    flaws = differences(land)
    if flaws:
        sys.exit("\n".join(flaws))

    sprite = symbols.sprite()
    _write(wanted.out / "symbols.svg", sprite)
    _write(wanted.out / "patterns.svg", patterns.patterns())
    letters = Letters(wanted.font)
    _write(wanted.out / "europe.json", _dumped(europe.data(land, letters)))
    _write(wanted.out / "europe.svg", europe.picture(land, letters, Emblems(sprite)))
    for players in (2, 3, 4, 5):
        city = quarters.build(quarters_in_use(players))
        found = paris.data(city, players)
        _write(wanted.out / f"paris-{players}.json", _dumped(found))
        _write(wanted.out / f"paris-{players}.svg", paris.picture(city, found, Letters(wanted.font), Emblems(sprite)))


def differences(land: geography.Europe) -> list[str]:
    """What the drawing has and the game's map has not, or the other way round."""
    borders = tomllib.loads(MAP.read_text())["borders"]
    ruled = {
        kind: {frozenset((row["a"], row["b"])) for row in borders if row["kind"] == kind} for kind in ("land", "sea")
    }
    drawn = {"land": set(land.land_borders), "sea": {frozenset((route.a, route.b)) for route in plan.ROUTES}}
    found = []
    for kind in ("land", "sea"):
        found += [f"{kind}: expected {' - '.join(sorted(pair))}; not drawn" for pair in ruled[kind] - drawn[kind]]
        found += [f"{kind}: drawn {' - '.join(sorted(pair))}; not in {MAP.name}" for pair in drawn[kind] - ruled[kind]]
    return sorted(found)


def _dumped(data: dict[str, object]) -> str:
    """A line for each region, quarter or other part, so that a change shows in a diff."""
    lines = []
    for key, value in data.items():
        if isinstance(value, dict) and all(isinstance(part, dict) for part in value.values()):
            parts = ",\n".join(f"{json.dumps(name)}: {json.dumps(part)}" for name, part in value.items())
            lines.append(f"{json.dumps(key)}: {{\n{parts}\n}}")
        elif isinstance(value, list) and all(isinstance(part, dict) for part in value):
            parts = ",\n".join(json.dumps(part) for part in value)
            lines.append(f"{json.dumps(key)}: [\n{parts}\n]")
        else:
            lines.append(f"{json.dumps(key)}: {json.dumps(value)}")
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _write(path: Path, text: str) -> None:
    path.write_text(text, encoding="utf-8")
    print(f"{path.name}: {len(text.encode()):,} bytes")


if __name__ == "__main__":
    main()
