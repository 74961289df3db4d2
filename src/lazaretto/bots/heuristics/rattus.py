"""What counts in a position of Rattus."""

from __future__ import annotations

from lazaretto.bots.judge import POINT, Judge
from lazaretto.games.rattus.board import TOKENS
from lazaretto.games.rattus.rules import Card, Rules
from lazaretto.games.rattus.ruleset import RATTUS
from lazaretto.games.rattus.state import Rattus
from lazaretto.kernel import bits

# A cube is a point in the end, unless the plague takes it. What the rats beside it would take, on average, is counted
# in as many parts of a cube as there are tokens: where the piece may go next, and elsewhere.
PALACE, CUBE, REGION, CARD_TO_USE, NEAR, FAR = range(6)
CARD = 32  # and the number of the card; expansions have room before that for what they count

# What is counted, by the names that the weights have.
COUNTED = {
    "cube in the palace": PALACE,
    "cube in a region": CUBE,
    "region with a cube": REGION,
    "card, for each rat in the supply": CARD_TO_USE,
    "49th of a cube that rats within reach would take": NEAR,
    "49th of a cube that rats out of reach would take": FAR,
    **{f"card {card.name}": CARD + card.id for card in RATTUS.cards},
}

# What a player would guess, in thousandths of a point; the weights that are used were found from there.
GUESSED = {
    "cube in the palace": 1000,
    "cube in a region": 900,
    "card, for each rat in the supply": 20,
    "49th of a cube that rats within reach would take": -14,
    "49th of a cube that rats out of reach would take": -10,
}

MAJORITY, ALL, CLASS = 0, 1, 2  # who loses a cube; CLASS and the number of the class
TAKERS = 8
HIGHEST = 6  # limit of a token
LIMITS = HIGHEST + 1


class RattusJudge(Judge[Rattus]):
    """Counts cubes, what the rats beside them would take, and cards."""

    def __init__(self) -> None:
        super().__init__()
        self.rules: Rules | None = None  # whose tokens are known
        self.takers = [0] * 56  # [who * LIMITS + cubes in the region]: how many cubes all tokens together take
        self.exposed = [0] * 7  # [cubes in the region]: and from the seat, wherever it has not most

    def count(self, s: Rattus, seat: int) -> None:
        if self.rules is not s.rules:
            self.learn(s.rules)
        self.features[PALACE] = s.palace[seat]
        self.features[CARD_TO_USE] = bits.count(s.own[seat]) * s.supply
        self.count_cards(s, seat)
        near = s.rules.near[s.plague] | bits.bit(s.plague)
        for region in bits.each(s.has[seat]):
            self.features[REGION] += 1
            self.features[CUBE] += s.cubes[region][seat]
            if s.rats[region]:
                self.features[NEAR if bits.has(near, region) else FAR] += self.threat(s, seat, region)

    def final(self, s: Rattus, seat: int) -> int:
        after_last = (seat + s.players - s.last - 1) % s.players  # RAT-E6
        return s.points(seat) * POINT - after_last

    def count_cards(self, s: Rattus, seat: int) -> None:
        """The cards, and what they expose the seat to."""
        for cubes in range(LIMITS):
            self.exposed[cubes] = self.takers[ALL * LIMITS + cubes]
        for k in bits.each(s.own[seat]):
            self.features[CARD + k] = 1
            card: Card = s.rules.cards[k]
            for cubes in range(LIMITS):
                self.exposed[cubes] += self.takers[(CLASS + card.class_) * LIMITS + cubes]

    def threat(self, s: Rattus, seat: int, region: int) -> int:
        """What the rats of a region would take from the seat, each as much as any token on average."""
        cubes = s.cubes[region][seat]
        total = s.total[region] if s.total[region] < HIGHEST else HIGHEST
        each = self.exposed[total]
        if has_most(s, seat, region):
            each += self.takers[MAJORITY * LIMITS + total]
        taken = s.rats[region] * each
        return taken if taken < cubes * TOKENS else cubes * TOKENS

    def learn(self, rules: Rules) -> None:
        """See what is printed on the tokens."""
        self.rules = rules
        for who in range(TAKERS):
            for cubes in range(LIMITS):
                taken = 0
                for k in range(TOKENS):
                    if rules.limit[k] <= cubes:
                        taken += takes(rules, k, who)
                self.takers[who * LIMITS + cubes] = taken


def takes(rules: Rules, token: int, who: int) -> int:
    """How many cubes a token takes, once its limit is reached."""
    if who == MAJORITY:
        return rules.majority[token]
    if who == ALL:
        return rules.all[token]
    return rules.classes[token] >> (who - CLASS) & 1


def has_most(s: Rattus, seat: int, region: int) -> bool:
    """Whether nobody has more cubes in a region (RAT-D4)."""
    most = 0
    for other in range(s.players):
        if s.cubes[region][other] > most:
            most = s.cubes[region][other]
    return s.cubes[region][seat] == most
