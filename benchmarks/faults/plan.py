"""Which faults befall a site, and when: all of it follows from a seed."""

from __future__ import annotations

import random
from collections.abc import Collection, Sequence
from enum import StrEnum
from typing import NamedTuple

DAY = 86_400.0


class Kind(StrEnum):
    """What can go wrong."""

    SERVER = "server"  # a process of the site is killed
    WORKER = "worker"  # the process in which its bots think is killed
    POSTGRES = "postgres"  # all processes of the database are killed
    CUT = "cut"  # all connections break off
    UNANSWERED = "unanswered"  # requests arrive, answers do not
    DELAYED = "delayed"  # everything takes longer on its way
    DOUBLED = "doubled"  # every request arrives twice
    DISK = "disk"  # the disk of the database is full
    CLOCK = "clock"  # the time of day jumps


KINDS: dict[str, list[Kind]] = {
    "sqlite": [kind for kind in Kind if kind != Kind.POSTGRES],
    "postgresql": list(Kind),
}


class Fault(NamedTuple):
    """One thing that goes wrong."""

    kind: Kind
    pause: float  # seconds of play before it
    seconds: float  # how long it lasts, if it lasts
    which: int  # the process that it befalls, counted round
    jump: float  # seconds by which the time of day is off afterwards


def plan(seed: int, count: int, kinds: Collection[Kind]) -> Sequence[Fault]:
    """So many faults; each kind comes once before any comes again."""
    rng = random.Random(seed)
    faults: list[Fault] = []
    while len(faults) < count:
        for kind in rng.sample(sorted(kinds), len(kinds)):
            pause, seconds = rng.uniform(0.0, 0.4), rng.uniform(0.05, 0.8)
            faults.append(Fault(kind, pause, seconds, rng.randrange(2), rng.uniform(-2 * DAY, 2 * DAY)))
    return faults[:count]
