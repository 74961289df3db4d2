"""Going through many inputs: what came of them, and the smallest one for each kind of breach."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random

from tests.fuzz.contract import REFUSED, Breach
from tests.fuzz.draws import Draws
from tests.fuzz.targets import Target

FOLDER = Path(__file__).parents[2] / "build" / "fuzz"
SHORTEST, LONGEST = 8, 96  # bytes
SECONDS = 3  # to make a breach smaller


def random_bytes(inputs: int, seed: int) -> Iterator[bytes]:
    """So many texts of bytes; the same for the same seed."""
    random = Random(seed)
    for _ in range(inputs):
        yield random.randbytes(random.randint(SHORTEST, LONGEST))


class Hunt:
    """How many inputs of a target were accepted and refused, and the first that broke the contract in each way."""

    def __init__(self, target: Target) -> None:
        self.target = target
        self.accepted = 0
        self.refused = 0
        self.broken = 0
        self.breaches: dict[str, bytes] = {}

    @property
    def inputs(self) -> int:
        """How many there were."""
        return self.accepted + self.refused + self.broken

    def meet(self, data: bytes) -> None:
        """Go through one input."""
        try:
            verdict = self.target(data)
        except Breach as breach:
            self.broken += 1
            self.breaches.setdefault(breach.kind, data)
            return
        if verdict.startswith(REFUSED):
            self.refused += 1
        else:
            self.accepted += 1

    def keep(self) -> Iterator[tuple[Path, Breach]]:
        """Make each breach small and write it to a file."""
        folder = FOLDER / self.target.name
        folder.mkdir(parents=True, exist_ok=True)
        for old in folder.glob("breach-*.json"):
            old.unlink()
        for n, (kind, data) in enumerate(sorted(self.breaches.items())):
            breach = minimised(self.target, kind, data)
            path = folder / f"breach-{n}.json"
            path.write_text(json.dumps({"target": self.target.name, "kind": kind, "input": breach.given}, indent=1))
            yield path, breach


def breach_of(target: Target, data: bytes) -> Breach | None:
    """What these bytes break; None if nothing."""
    try:
        target(data)
    except Breach as breach:
        return breach
    return None


def minimised(target: Target, kind: str, data: bytes) -> Breach:
    """The same kind of breach from fewer bytes, and from more that are 0: fewer and simpler mutations."""
    smallest, until = data, time.monotonic() + SECONDS
    smaller = True
    while smaller:
        smaller = False
        for candidate in _smaller(smallest):
            if time.monotonic() > until:
                break
            breach = breach_of(target, candidate)
            if breach is not None and breach.kind == kind:
                smallest, smaller = candidate, True
                break
    found = breach_of(target, smallest)
    return found if found is not None else Breach("once only", AssertionError(kind), target.make(Draws(data)))


def _smaller(data: bytes) -> Iterator[bytes]:
    """Cut off at the end, with a byte taken out, or with a byte nearer to 0."""
    for size in (len(data) // 2, len(data) - 8, len(data) - 1):
        if 0 <= size < len(data):
            yield data[:size]
    for k in range(len(data)):
        if data[k]:
            yield data[:k] + b"\0" + data[k + 1 :]
    for k in range(len(data)):
        yield data[:k] + data[k + 1 :]
