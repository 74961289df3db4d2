"""The file of a judge's weights: what is counted by name, what each is worth, and what it says to the hidden units."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from lazaretto.bots.judge import FEATURES, POINT, UNIT
from lazaretto.bots.judges import BIASES, OUT, counts_of, guesses_of

Floats = NDArray[np.float64]

GUESSED_SCALE = 3 * POINT
SEARCH_SETTINGS = ("exploration", "temperature", "rollout_depth")
# Tables of whole numbers that are kept as they are, and what is said of them.
KEPT = {
    "levels": "How many worlds each level visits for an answer; set by hand, see docs/bots.md.",
    "beginner": "How far a beginner may misjudge an answer, in millionths of a victory, so that a newcomer wins half.",
}


class Network(NamedTuple):
    """The weights as they are fitted: points by feature, and hidden units with their sums as they are."""

    direct: Floats  # [feature], in points
    to_hidden: Floats  # [feature, unit]
    biases: Floats  # [unit]
    from_hidden: Floats  # [unit], in points
    scale: int = GUESSED_SCALE
    scale_left: int = 0


def guessed(title: str) -> Network:
    """What a player would guess: no hidden units."""
    direct = np.zeros(FEATURES)
    counted = counts_of(title)
    for name, weight in guesses_of(title).items():
        direct[counted[name]] = weight / POINT
    return Network(direct, np.zeros((FEATURES, 0)), np.zeros(0), np.zeros(0))


def network(title: str, path: Path) -> Network:
    """What a file says, of this title or of a simpler one: what it does not name is worth nothing."""
    found, counted = read(path), counts_of(title)
    units: Mapping[str, list[int]] = found.get("hidden", {BIASES: [], OUT: []})
    direct, to_hidden = np.zeros(FEATURES), np.zeros((FEATURES, len(units[BIASES])))
    for name, weight in found["weights"].items():
        direct[counted[name]] = weight / POINT
    for name in units.keys() - {BIASES, OUT}:
        to_hidden[counted[name]] = np.array(units[name]) / (1 << UNIT)
    biases, out = np.array(units[BIASES]) / (1 << UNIT), np.array(units[OUT]) / POINT
    return Network(direct, to_hidden, biases, out, found["scale"], found.get("scale_left", 0))


def text(title: str, network: Network, settings: Mapping[str, Any], comment: str) -> str:
    """The file; how a search uses the weights, the levels and the beginner stay as they are in `settings`."""
    counted = counts_of(title)
    one = 1 << UNIT
    lines = [
        f"# {comment}",
        "",
        "# How a search uses the weights; set by hand, after matches.",
        *(f"{name} = {settings[name]}" for name in SEARCH_SETTINGS),
        "",
        "# The lead that makes three wins to a loss, at the end and for what is left of the game. This and all weights",
        "# in thousandths of a point.",
        f"scale = {network.scale}",
        f"scale_left = {network.scale_left}",
        "",
    ]
    for table, said in KEPT.items():
        if table in settings:
            lines += [
                f"# {said}",
                f"[{table}]",
                *(f"{name} = {value}" for name, value in settings[table].items()),
                "",
            ]
    lines += ["[weights]", *(f'"{name}" = {round(network.direct[k] * POINT)}' for name, k in counted.items())]
    if len(network.biases):
        lines += [
            "",
            f"# What each says to the hidden units, which are at 1 when their sum is {one}; and what these add then.",
            "[hidden]",
            *(f'"{name}" = {_row(network.to_hidden[k] * one)}' for name, k in counted.items()),
            f"{BIASES} = {_row(network.biases * one)}",
            f"{OUT} = {_row(network.from_hidden * POINT)}",
        ]
    return "\n".join(lines) + "\n"


def read(path: Path) -> dict[str, Any]:
    """What a file says."""
    return tomllib.loads(path.read_text(encoding="utf-8"))


def _row(numbers: Floats) -> str:
    return "[" + ", ".join(str(round(float(number))) for number in numbers) + "]"
