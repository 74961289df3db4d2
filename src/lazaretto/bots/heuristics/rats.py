"""What the rats of Rattus would take: token by token, from the faces somebody has seen and the pools of the others."""

from __future__ import annotations

from typing import final

from lazaretto.games.rattus.rules import Rules
from lazaretto.games.rattus.state import Rattus
from lazaretto.games.rattus.tokens import FIRST_SLOT, RETURNED, STARTER
from lazaretto.kernel import bits

THOUSAND = 1000
MAJORITY, ALL, CLASS = 0, 1, 2  # who loses a cube; CLASS and the number of the class
TAKERS = 8
HIGHEST = 6  # limit of a token
LIMITS = HIGHEST + 1
UNSEEN_STARTERS, UNSEEN_ORDINARY = 0, TAKERS * LIMITS  # the pools that unseen tokens come from


@final
class Rats:
    """What is expected of them. The pools are counted anew only when they have changed."""

    def __init__(self) -> None:
        # How many cubes the tokens of a pool take, all together, by who loses them and how many cubes are in the
        # region: [pool + who * LIMITS + cubes].
        self.by_pool = [0] * 112
        self.rules: Rules | None = None  # whose tokens these are
        self.starters = 0  # the tokens that were counted so
        self.ordinary = 0

    def threat(self, s: Rattus, seat: int, region: int, neutral: int, classes: int) -> int:
        """What the rats of a region would take from a seat with cards of these classes, in thousandths of a cube."""
        cubes = s.total[region] + neutral
        if cubes > HIGHEST:
            cubes = HIGHEST
        most = has_most(s, seat, region)
        taken = 0
        for k in range(s.rats[region]):
            taken += self.expected(s, FIRST_SLOT[region] + k, cubes, most, classes)
        own = s.cubes[region][seat] * THOUSAND
        return taken if taken < own else own

    def expected(self, s: Rattus, slot: int, cubes: int, most: int, classes: int) -> int:
        """What one rat would take, in thousandths of a cube: its face is known, or one of a pool."""
        if s.face[slot]:
            return THOUSAND * takes(s.rules, s.face[slot] - 1, cubes, most, classes)
        if s.origin[slot] == STARTER:
            return THOUSAND * self.taken(UNSEEN_STARTERS, cubes, most, classes) // bits.count(s.starters)
        if s.origin[slot] == RETURNED:
            together = 0
            for token in bits.each(s.returned):
                together += takes(s.rules, token, cubes, most, classes)
            return THOUSAND * together // bits.count(s.returned)
        together = 0
        if s.mixed:
            taken = self.taken(UNSEEN_STARTERS, cubes, most, classes)
            together += s.mixed * THOUSAND * taken // bits.count(s.starters)
        if s.plain:
            taken = self.taken(UNSEEN_ORDINARY, cubes, most, classes)
            together += s.plain * THOUSAND * taken // bits.count(s.ordinary)
        return together // (s.mixed + s.plain)

    def taken(self, pool: int, cubes: int, most: int, classes: int) -> int:
        """What the tokens of a pool would take, all together."""
        at = pool + cubes
        together = self.by_pool[at + ALL * LIMITS] + most * self.by_pool[at + MAJORITY * LIMITS]
        for symbol in bits.each(classes):
            together += self.by_pool[at + (CLASS + symbol) * LIMITS]
        return together

    def count_unseen(self, s: Rattus) -> None:
        """Count what the tokens that nobody has seen would take."""
        if self.rules is not s.rules or self.starters != s.starters or self.ordinary != s.ordinary:
            self.rules = s.rules
            self.starters = s.starters
            self.ordinary = s.ordinary
            for k in range(2 * TAKERS * LIMITS):
                self.by_pool[k] = 0
            for token in bits.each(s.starters):
                self.add_to_pool(s.rules, UNSEEN_STARTERS, token)
            for token in bits.each(s.ordinary):
                self.add_to_pool(s.rules, UNSEEN_ORDINARY, token)

    def add_to_pool(self, rules: Rules, pool: int, token: int) -> None:
        """Count what one more token would take, wherever its limit is reached."""
        for cubes in range(rules.limit[token], LIMITS):
            at = pool + cubes
            self.by_pool[at + MAJORITY * LIMITS] += rules.majority[token]
            self.by_pool[at + ALL * LIMITS] += rules.all[token]
            for symbol in bits.each(rules.classes[token]):
                self.by_pool[at + (CLASS + symbol) * LIMITS] += 1


def takes(rules: Rules, token: int, cubes: int, most: int, classes: int) -> int:
    """What a token would take."""
    if rules.limit[token] > cubes:
        return 0
    return rules.all[token] + most * rules.majority[token] + bits.count(rules.classes[token] & classes)


def has_most(s: Rattus, seat: int, region: int) -> int:
    """Whether nobody has more cubes in a region (RAT-D4)."""
    for other in range(s.players):
        if s.cubes[region][other] > s.cubes[region][seat]:
            return 0
    return 1
