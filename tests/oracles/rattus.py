"""Rattus a second time: devastation, spread, reckoning, count and hidden tokens, slow and from the rules alone.

Nothing here comes from the engine but the two files that say what is printed. Cubes are a list of colours, one entry
for each cube; a region's rats are a list of faces.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import combinations, permutations
from pathlib import Path
from typing import Any

import lazaretto.games.rattus as game

FOLDER = Path(game.__file__).parent
CLASS_OF = {
    "king": "royalty",
    "monk": "church",
    "knight": "chivalry",
    "merchant": "bourgeoisie",
    "peasant": "peasantry",
    "witch": "magic",
}
SHADES = {2: ("light",), 3: ("light", "medium"), 4: ("light", "medium", "dark")}


def _printed(name: str) -> dict[str, Any]:
    return tomllib.loads((FOLDER / name).read_text(encoding="utf-8"))


TOKENS: dict[str, dict[str, Any]] = {token["id"]: token for token in _printed("tokens.toml")["token"]}
MAP = _printed("map.toml")


def regions(players: int) -> list[str]:
    """The regions in use (RAT-S1)."""
    return [region for shade in SHADES[players] for region in MAP["regions"][shade]]


def neighbours(region: str, players: int) -> set[str]:
    """Those that a region borders on, by land or by an arrow (RAT-C2, RAT-S1)."""
    found = set()
    for border in MAP["borders"]:
        if region == border["a"]:
            found.add(border["b"])
        if region == border["b"]:
            found.add(border["a"])
    return {other for other in found if other in regions(players)}


# ---------------------------------------------------------------- devastation


def devastate(
    cubes: Sequence[str], tokens: Sequence[str], holders: Mapping[str, str], neutral: int
) -> tuple[list[str], int]:
    """The cubes left, and how many of the tokens were revealed, in this order (RAT-D1 to RAT-D11).

    `holders` says which colour holds a card; `neutral` what the plague piece counts as.
    """
    left = list(cubes)
    revealed = 0
    for token in tokens:
        if not left:
            break
        revealed += 1
        if len(left) + neutral >= TOKENS[token]["limit"]:
            _strike(left, TOKENS[token], holders)
    return left, revealed


def _strike(left: list[str], token: Mapping[str, Any], holders: Mapping[str, str]) -> None:
    for _ in range(token["majority"]):
        counts = Counter(left)
        for colour in [colour for colour in counts if counts[colour] == max(counts.values())]:
            left.remove(colour)
    for _ in range(token["all"]):
        for colour in set(left):
            left.remove(colour)
    for symbol in token["classes"]:
        for card, colour in holders.items():
            if CLASS_OF[card] == symbol and colour in left:
                left.remove(colour)


# ---------------------------------------------------------------- spread


def spread(rats: Mapping[str, int], entered: str, players: int, supply: int) -> set[tuple[tuple[str, int], ...]]:
    """All ways the rats may lie after the piece has entered a region (RAT-P2 to RAT-P6)."""
    due = {0: 0, 1: 1, 2: 2, 3: 2}[rats.get(entered, 0)]
    results: set[tuple[tuple[str, int], ...]] = set()
    _place(dict(rats), neighbours(entered, players), min(due, supply), results)
    return results


def _place(rats: dict[str, int], around: set[str], due: int, results: set[tuple[tuple[str, int], ...]]) -> None:
    free = [region for region in around if rats.get(region, 0) < 3]
    if due == 0 or not free:
        results.add(tuple(sorted((region, n) for region, n in rats.items() if n)))
        return
    for region in free:
        more = dict(rats)
        more[region] = more.get(region, 0) + 1
        _place(more, around, due - 1, results)


# ---------------------------------------------------------------- the end


def reckon(
    cubes: Mapping[str, Sequence[str]], rats: Mapping[str, Sequence[str]], holders: Mapping[str, str], piece: str
) -> dict[str, list[str]]:
    """The cubes left in each region after all rats are resolved, in this order (RAT-E4, RAT-E9, RAT-E10)."""
    return {
        region: devastate(cubes[region], rats.get(region, ()), holders, 2 if region == piece else 0)[0]
        for region in cubes
    }


def ranking(colours: Sequence[str], cubes: Mapping[str, int], last: str) -> list[str]:
    """The colours from the first place to the last (RAT-E5, RAT-E6); `colours` sit clockwise."""
    waiting = list(colours)
    while waiting[-1] != last:
        waiting.append(waiting.pop(0))
    placed = []
    while waiting:
        best = waiting[0]
        for colour in waiting:
            if cubes[colour] > cubes[best]:
                best = colour
        placed.append(best)
        waiting.remove(best)
    return placed


# ---------------------------------------------------------------- hidden tokens


def worlds(
    starters: Sequence[str], ordinary: Sequence[str], laid_out: int, from_supply: int, supply: int
) -> Iterator[tuple[str, ...]]:
    """Every way the tokens not yet seen may lie, all equally likely: the faces of the tokens laid out at the start,
    then of those that came from the supply (RAT-S2, RAT-S3).

    Left-over starting tokens are all in the supply or came from it; ordinary ones may also have been removed.
    """
    for laid in permutations(starters, laid_out):
        mixed_in = [face for face in starters if face not in laid]
        kept = from_supply + supply - len(mixed_in)
        for not_removed in combinations(ordinary, kept):
            for order in permutations([*mixed_in, *not_removed]):
                yield laid + order[:from_supply]


def chances(outcomes: Iterator[tuple[str, ...]]) -> dict[tuple[str, ...], Fraction]:
    """How likely each is, when all entries are equally likely."""
    counts = Counter(outcomes)
    total = sum(counts.values())
    return {outcome: Fraction(n, total) for outcome, n in counts.items()}
