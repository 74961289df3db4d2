"""What counts in a position of Rattus.

A cube is a point in the end, unless the plague takes it. So most of what is counted is what the rats would take if they
were turned up now: token by token, from the faces that somebody has seen and the pools that the others come from.
"""

from __future__ import annotations

from benchmarks.frozen.judge import POINT, LinearJudge
from lazaretto.games.rattus.board import NOBODY
from lazaretto.games.rattus.plague import NEUTRAL
from lazaretto.games.rattus.rules import Card, Rules, within_steps
from lazaretto.games.rattus.ruleset import RATTUS
from lazaretto.games.rattus.state import Rattus
from lazaretto.games.rattus.tokens import FIRST_SLOT, RETURNED, STARTER
from lazaretto.kernel import bits
from lazaretto.kernel.step import Step

PALACE, CUBE, REGION, CARD_SUPPLY, CUBE_SUPPLY = range(5)
# What the rats would take: where the piece stands and is about to strike; where the next player may move it, be that
# another or the seat itself; and elsewhere.
STRUCK, NEAR, NEAR_OWN, FAR, FAR_SUPPLY = range(5, 10)
# What the seat in turn has still to do.
TO_PLACE, TO_TAKE, TO_MOVE = range(10, 13)
# Once the game has ended and only the final round is left, all rats strike (RAT-E4).
CUBE_AT_END, TAKEN_AT_END = 13, 14
CARD = 32  # and the number of the card; expansions have room before that for what they count

PART = 50  # thousandths of a cube: what would be taken is counted in twentieths

# What is counted, by the names that the weights have.
COUNTED = {
    "cube in the palace": PALACE,
    "cube in a region": CUBE,
    "region with a cube": REGION,
    "card, for each rat in the supply": CARD_SUPPLY,
    "cube in a region, for each rat in the supply": CUBE_SUPPLY,
    "20th of a cube that rats are about to take": STRUCK,
    "20th of a cube that rats would take where another may move the plague next": NEAR,
    "20th of a cube that rats would take where the seat may move the plague next": NEAR_OWN,
    "20th of a cube that rats would take elsewhere": FAR,
    "20th of a cube that rats would take, for 32 rats in the supply": FAR_SUPPLY,
    "cube still to be placed in this turn": TO_PLACE,
    "card still to be taken in this turn": TO_TAKE,
    "plague still to be moved in this turn": TO_MOVE,
    "cube in a region at the end": CUBE_AT_END,
    "20th of a cube that rats take at the end": TAKEN_AT_END,
    **{f"card {card.name}": CARD + card.id for card in RATTUS.cards},
}


MAJORITY, ALL, CLASS = 0, 1, 2  # who loses a cube; CLASS and the number of the class
TAKERS = 8
HIGHEST = 6  # limit of a token
LIMITS = HIGHEST + 1
UNSEEN_STARTERS, UNSEEN_ORDINARY = 0, TAKERS * LIMITS  # the pools that unseen tokens come from
THOUSAND = 1000


class RattusJudge(LinearJudge[Rattus]):
    """Counts cubes, what the rats beside them would take, cards, and what is still to be done in a turn."""

    def __init__(self) -> None:
        super().__init__()
        self.rules: Rules | None = None  # whose steps and tokens are known
        self.act = 0  # numbers of steps
        self.move_plague = 0
        self.devastate = 0
        self.ravage = 0
        # How many cubes the tokens of a pool take, all together, by who loses them and how many cubes are in the
        # region: [pool + who * LIMITS + cubes].
        self.by_pool = [0] * 112
        self.starters = 0  # the tokens that were counted so
        self.ordinary = 0
        self.classes = 0  # of the seat's cards

    def count(self, s: Rattus, seat: int) -> None:
        if self.rules is not s.rules:
            self.learn(s.rules)
        if self.starters != s.starters or self.ordinary != s.ordinary:
            self.count_unseen(s)
        self.features[PALACE] = s.palace[seat]
        self.features[CARD_SUPPLY] = bits.count(s.own[seat]) * s.supply
        self.count_cards(s, seat)
        if s.ended:
            self.count_end(s, seat)
        else:
            self.count_turn(s, seat)
            self.count_regions(s, seat)

    def final(self, s: Rattus, seat: int) -> int:
        after_last = (seat + s.players - s.last - 1) % s.players  # RAT-E6
        return s.points(seat) * POINT - after_last

    def count_cards(self, s: Rattus, seat: int) -> None:
        """The cards, and the classes that they expose the seat to."""
        self.classes = 0
        for k in bits.each(s.own[seat]):
            self.features[CARD + k] = 1
            card: Card = s.rules.cards[k]
            self.classes |= bits.bit(card.class_)

    def count_turn(self, s: Rattus, seat: int) -> None:
        """What the seat has still to do, if it is in turn."""
        if s.me == seat:
            if in_progress(s, self.act):
                self.features[TO_TAKE] = 1 - s.took
                if not s.placed:
                    self.features[TO_PLACE] = most_to_place(s, seat)
            if in_progress(s, self.move_plague):
                self.features[TO_MOVE] = 1

    def count_regions(self, s: Rattus, seat: int) -> None:
        """The cubes, and what the rats beside them would take."""
        moved = in_progress(s, self.move_plague) == 0
        mover = s.me if not moved else (s.me + 1) % s.players
        near = reach(s, mover)
        coming = in_progress(s, self.devastate) or in_progress(s, self.ravage)
        about_to_strike = bits.bit(s.plague) if moved and coming else 0
        cubes, struck, by_others, by_own, far = 0, 0, 0, 0, 0
        for region in bits.each(s.has[seat]):
            self.features[REGION] += 1
            cubes += s.cubes[region][seat]
            if s.rats[region]:
                taken = self.threat(s, seat, region, 0)
                if bits.has(about_to_strike, region):
                    struck += taken
                elif bits.has(near, region):
                    if mover == seat:
                        by_own += taken
                    else:
                        by_others += taken
                else:
                    far += taken
        self.features[CUBE] = cubes
        self.features[CUBE_SUPPLY] = cubes * s.supply
        self.features[STRUCK] = struck // PART
        self.features[NEAR] = by_others // PART
        self.features[NEAR_OWN] = by_own // PART
        self.features[FAR] = far // PART
        self.features[FAR_SUPPLY] = (by_others + by_own + far) * s.supply // (PART * 32)

    def count_end(self, s: Rattus, seat: int) -> None:
        """The cubes, and what all rats together will take."""
        taken = 0
        for region in bits.each(s.has[seat]):
            self.features[CUBE_AT_END] += s.cubes[region][seat]
            if s.rats[region]:
                taken += self.threat(s, seat, region, NEUTRAL if region == s.plague else 0)
        self.features[TAKEN_AT_END] = taken // PART

    def threat(self, s: Rattus, seat: int, region: int, neutral: int) -> int:
        """What the rats of a region would take from the seat, in thousandths of a cube."""
        cubes = s.total[region] + neutral
        if cubes > HIGHEST:
            cubes = HIGHEST
        most = has_most(s, seat, region)
        taken = 0
        for k in range(s.rats[region]):
            taken += self.expected(s, FIRST_SLOT[region] + k, cubes, most)
        own = s.cubes[region][seat] * THOUSAND
        return taken if taken < own else own

    def expected(self, s: Rattus, slot: int, cubes: int, most: int) -> int:
        """What one rat would take, in thousandths of a cube: its face is known, or one of a pool."""
        if s.face[slot]:
            return THOUSAND * self.takes(s.rules, s.face[slot] - 1, cubes, most)
        if s.origin[slot] == STARTER:
            return THOUSAND * self.taken(UNSEEN_STARTERS, cubes, most) // bits.count(s.starters)
        if s.origin[slot] == RETURNED:
            together = 0
            for token in bits.each(s.returned):
                together += self.takes(s.rules, token, cubes, most)
            return THOUSAND * together // bits.count(s.returned)
        together = 0
        if s.mixed:
            together += s.mixed * THOUSAND * self.taken(UNSEEN_STARTERS, cubes, most) // bits.count(s.starters)
        if s.plain:
            together += s.plain * THOUSAND * self.taken(UNSEEN_ORDINARY, cubes, most) // bits.count(s.ordinary)
        return together // (s.mixed + s.plain)

    def taken(self, pool: int, cubes: int, most: int) -> int:
        """What the tokens of a pool would take, all together."""
        at = pool + cubes
        together = self.by_pool[at + ALL * LIMITS] + most * self.by_pool[at + MAJORITY * LIMITS]
        for symbol in bits.each(self.classes):
            together += self.by_pool[at + (CLASS + symbol) * LIMITS]
        return together

    def takes(self, rules: Rules, token: int, cubes: int, most: int) -> int:
        """What a token would take."""
        if rules.limit[token] > cubes:
            return 0
        return rules.all[token] + most * rules.majority[token] + bits.count(rules.classes[token] & self.classes)

    def learn(self, rules: Rules) -> None:
        """Look up the steps, and forget the tokens of other rules."""
        self.rules = rules
        self.starters = 0
        self.ordinary = 0
        for k in range(len(rules.layout.steps)):
            step: Step[Rattus] = rules.layout.steps[k]
            if step.name == "act":
                self.act = k
            elif step.name == "move_plague":
                self.move_plague = k
            elif step.name == "devastate":
                self.devastate = k
            elif step.name == "ravage":
                self.ravage = k

    def count_unseen(self, s: Rattus) -> None:
        """Count what the tokens that nobody has seen would take."""
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


def in_progress(s: Rattus, step: int) -> int:
    """Whether a step is in progress."""
    for k in range(s.depth):
        if bits.step(s.stack[k]) == step:
            return 1
    return 0


def reach(s: Rattus, mover: int) -> int:
    """Where a seat may move the plague (RAT-P1, RAT-K2)."""
    steps = 1
    if mover != NOBODY:
        for card in bits.each(s.own[mover] & s.rules.reaching):
            if s.rules.reach[card] > steps:
                steps = s.rules.reach[card]
    return within_steps(s.rules, s.plague, steps)


def most_to_place(s: Rattus, seat: int) -> int:
    """How many cubes the seat can place at most in one region (RAT-T6, RAT-K7)."""
    most = 0
    for region in bits.each(s.infested):
        if s.rats[region] > most:
            most = s.rats[region]
    for card in bits.each(s.own[seat] & s.rules.giving):
        most += s.rules.bonus[card]
    return most if most < s.reserve[seat] else s.reserve[seat]


def has_most(s: Rattus, seat: int, region: int) -> int:
    """Whether nobody has more cubes in a region (RAT-D4)."""
    for other in range(s.players):
        if s.cubes[region][other] > s.cubes[region][seat]:
            return 0
    return 1
