"""The same games in C written for speed alone: how near the engine comes to what the processor can do."""

from __future__ import annotations

import ctypes
import subprocess
from pathlib import Path
from typing import Any

from lazaretto.games.rattus import components

HERE = Path(__file__).parent
BUILD = HERE.parents[1] / "build" / "limit"
COMPILE = ["cc", "-O3", "-march=native", "-shared", "-fPIC"]

# What the twin shows of a last position: fields of the state, with how many numbers of each.
ROWS = {"cubes": 48, "reserve": 4, "palace": 4, "rats": 12, "origin": 36, "face": 36, "seen": 36, "owner": 6}
NUMBERS = ("supply", "starters", "ordinary", "mixed", "plain", "plague", "last")


def tables() -> str:
    """The map and the tokens as C has them."""
    printed = components.printed()
    near = [printed.neighbours(players) for players in (2, 3, 4)]
    far = [[_far(regions, r) for r in range(12)] for regions in near]
    lines = [
        f"static const unsigned short {name}[3][12] = {_c(rows)};" for name, rows in (("NEAR", near), ("FAR", far))
    ]
    for name, values in zip(("LIMIT", "MAJORITY", "ALL", "CLASSES"), zip(*printed.tokens, strict=True), strict=True):
        lines.append(f"static const unsigned char {name}[49] = {_c(list(values))};")
    return "\n".join(lines) + "\n"


def _far(near: list[int], region: int) -> int:
    found = near[region]
    for k in range(12):
        if near[region] >> k & 1:
            found |= near[k]
    return found & ~(1 << region)


def _c(values: Any) -> str:
    return "{" + ", ".join(map(_c, values)) + "}" if isinstance(values, list) else str(values)


class Twin:
    """The compiled twin."""

    def __init__(self) -> None:
        BUILD.mkdir(parents=True, exist_ok=True)
        (BUILD / "tables.h").write_text(tables())
        library = BUILD / "twin.so"
        subprocess.run([*COMPILE, f"-I{BUILD}", str(HERE / "twin.c"), "-o", str(library)], check=True)
        self._c = ctypes.CDLL(str(library))
        self._c.play.restype = self._c.show.restype = ctypes.c_long

    def play(self, players: int, seed: int, games: int) -> int:
        """So many games from one stream of random numbers; how many decisions were taken."""
        return int(self._c.play(players, ctypes.c_long(seed), ctypes.c_long(games)))

    def show(self, players: int, seed: int) -> tuple[int, dict[str, Any]]:
        """The decisions of one game and its last position; `x` is where the random numbers are."""
        out = (ctypes.c_int64 * (sum(ROWS.values()) + len(NUMBERS) + 1))()
        decisions = int(self._c.show(players, ctypes.c_long(seed), out))
        numbers = iter(out)
        position: dict[str, Any] = {name: [next(numbers) for _ in range(n)] for name, n in ROWS.items()}
        return decisions, position | {name: next(numbers) for name in (*NUMBERS, "x")}
