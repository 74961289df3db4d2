"""The list of a game's rules: ids in order, by section, and where each comes from. The sentences are elsewhere."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

SOURCES = ("rulebook", "ruling", "reconstruction")


class Rule(NamedTuple):
    """One sentence of the rules. An id is never renumbered or used again."""

    id: str
    section: str
    sources: tuple[str, ...]  # read in a rulebook, ruled by us, or reconstructed


def name(path: Path) -> str:
    """What the messages about this list begin with: the name of its folder."""
    return path.parent.name.replace("_", "-")


def read(paths: Iterable[Path]) -> list[Rule]:
    """The rules listed in these files."""
    rules: list[Rule] = []
    for path in paths:
        for section in tomllib.loads(path.read_text(encoding="utf-8"))["section"]:
            rules += [Rule(row["id"], section["name"], tuple(row["source"])) for row in section["rules"]]
    return rules
