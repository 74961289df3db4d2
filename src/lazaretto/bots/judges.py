"""A title's judge, with the weights that were found for it, and how long its levels look ahead."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from lazaretto.bots.judge import HIDDEN, Judge
from lazaretto.games.titles import TITLES, file, load

SETTINGS = ("scale", "scale_left", "exploration", "temperature", "rollout_depth")  # that a file has
BIASES, OUT = "always", "adds"  # beside the names of what is counted: of each hidden unit its bias, and what it adds


def judge(title: str, weights: Mapping[str, Any] | None = None) -> Judge[Any]:
    """A judge for a title, with the weights of its file or others of the same form."""
    make: Callable[[], Judge[Any]] = load(TITLES[title].judge)
    found, counted = weights or _read(title), counts_of(title)
    made = make()
    for name in SETTINGS:
        setattr(made, name, found[name])
    made.counts = 1 + max(counted.values())
    for name, weight in found["weights"].items():
        made.weights[counted[name]] = weight
    units: Mapping[str, list[int]] = found.get("hidden", {})
    if units:
        made.hidden = len(units[BIASES])
        made.biases[: made.hidden] = units[BIASES]
        made.from_hidden[: made.hidden] = units[OUT]
        for name in units.keys() - {BIASES, OUT}:
            row = counted[name] * HIDDEN
            made.to_hidden[row : row + made.hidden] = units[name]
    return made


def levels(title: str) -> Mapping[str, int]:
    """How many worlds a bot of each level visits for an answer, the weakest first."""
    found: Mapping[str, int] = _read(title)["levels"]
    return found


def error(title: str) -> int:
    """How far a beginner may be out about an answer: by what part of a victory, in millionths."""
    found: int = _read(title)["beginner"]["error"]
    return found


def counts_of(title: str) -> Mapping[str, int]:
    """What the judge of a title counts, by name: where it keeps it."""
    counted: Mapping[str, int] = load(TITLES[title].counted)
    return counted


def guesses_of(title: str) -> Mapping[str, int]:
    """What each thing that the judge of a title counts would be worth at a guess."""
    guessed: Mapping[str, int] = load(TITLES[title].guessed)
    return guessed


def weights_of(title: str) -> Path:
    """The file with the weights and levels of a title."""
    return file(TITLES[title].weights)


@cache
def _read(title: str) -> dict[str, Any]:
    return tomllib.loads(weights_of(title).read_text(encoding="utf-8"))
