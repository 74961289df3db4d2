"""What counts in a position of Rattus."""

from __future__ import annotations

from lazaretto.bots.judge import POINT, Judge
from lazaretto.games.rattus.choices import CARDS
from lazaretto.games.rattus.state import Rattus
from lazaretto.kernel import bits
from lazaretto.kernel.state import State

# A cube is a point in the end, unless the plague takes it. The rats beside it threaten it: where the piece may go next
# and elsewhere, more in a crowd, more for whoever has most there.
PALACE, CUBE, REGION, CARD_TO_USE = range(4)
NEAR, FAR = 8, 16
FEW, CROWD, MOST, MORE = range(4)  # after NEAR and FAR
CARD = 24  # and the number of the card
CROWDED = 4  # cubes in a region
RISKS = ("a few cubes there", "a crowd there", "most of them one's own", "each further cube")  # by FEW, CROWD ...

# What is counted, by the names that the weights have.
COUNTED = {
    "cube in the palace": PALACE,
    "cube in a region": CUBE,
    "region with a cube": REGION,
    "card, for each rat in the supply": CARD_TO_USE,
    **{f"rat within reach, {what}": NEAR + k for k, what in enumerate(RISKS)},
    **{f"rat out of reach, {what}": FAR + k for k, what in enumerate(RISKS)},
    **{f"card {name}": CARD + k for k, name in enumerate(CARDS)},
}

# What a player would guess, in thousandths of a point; the weights that are used were found from there.
GUESSED = {
    "cube in the palace": 1000,
    "cube in a region": 1000,
    **{f"rat within reach, {what}": -160 for what in RISKS if what is not RISKS[MOST]},
    **{f"rat out of reach, {what}": -70 for what in RISKS if what is not RISKS[MOST]},
    **{f"card {name}": 450 for name in CARDS},
}


class RattusJudge(Judge):
    """Counts cubes, rats beside them, and cards."""

    def count(self, s: State, seat: int) -> None:
        assert isinstance(s, Rattus)
        p: Rattus = s
        self.count_board(p, seat)

    def final(self, s: State, seat: int) -> int:
        assert isinstance(s, Rattus)
        p: Rattus = s
        after_last = (seat + p.players - p.last - 1) % p.players  # RAT-E6
        return p.points(seat) * POINT - after_last

    def count_board(self, s: Rattus, seat: int) -> None:
        """What the board and the cards say of a seat."""
        self.found[PALACE] = s.palace[seat]
        self.found[CARD_TO_USE] = bits.count(s.own[seat]) * s.supply
        near = s.rules.near[s.plague] | bits.bit(s.plague)
        left = s.has[seat]
        while left:
            region = bits.low(left)
            left &= left - 1
            cubes = s.cubes[region * 4 + seat]
            rats = s.rats[region]
            self.found[REGION] += 1
            self.found[CUBE] += cubes
            if rats:
                most = 1
                for other in range(s.players):
                    if s.cubes[region * 4 + other] > cubes:
                        most = 0
                where = NEAR if near >> region & 1 else FAR
                self.found[where + (CROWD if s.total[region] >= CROWDED else FEW)] += rats
                self.found[where + MOST] += rats * most
                self.found[where + MORE] += rats * (cubes - 1)
        cards = s.own[seat]
        while cards:
            self.found[CARD + bits.low(cards)] = 1
            cards &= cards - 1
