"""Which judge each title has, with the weights that were found for it, and how long its levels look ahead."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from lazaretto.bots.heuristics import mercatus, notre_dame, rattus
from lazaretto.bots.judge import Judge

Names = Mapping[str, int]

# By title: the judge, what it counts, and what each would be worth at a guess.
JUDGES: Mapping[str, tuple[Callable[[], Judge], Names, Names]] = {
    "rattus": (rattus.RattusJudge, rattus.COUNTED, rattus.GUESSED),
    "rattus+mercatus": (mercatus.MercatusJudge, mercatus.COUNTED, mercatus.GUESSED),
    "notre-dame": (notre_dame.NotreDameJudge, notre_dame.COUNTED, notre_dame.GUESSED),
}


def judge(title: str) -> Judge:
    """A judge for a title, with the weights of its file."""
    make, counted, _ = JUDGES[title]
    found = _read(title)
    made = make()
    made.scale, made.curiosity, made.doubt, made.patience = (
        found[name] for name in ("scale", "curiosity", "doubt", "patience")
    )
    for name, weight in found["weights"].items():
        made.weights[counted[name]] = weight
    return made


def levels(title: str) -> Mapping[str, int]:
    """How many worlds a bot of each level visits for an answer, the weakest first."""
    found: Mapping[str, int] = _read(title)["levels"]
    return found


def weights_of(title: str) -> Path:
    """The file with the weights and levels of a title."""
    return Path(__file__).parent / "heuristics" / f"{title}.toml"


@cache
def _read(title: str) -> dict[str, Any]:
    return tomllib.loads(weights_of(title).read_text(encoding="utf-8"))
