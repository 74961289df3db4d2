"""What counts in a position of Notre Dame."""

from __future__ import annotations

from benchmarks.frozen.judge import POINT, LinearJudge
from lazaretto.games.notre_dame.board import (
    ACTIONS,
    CARRIAGE_HOUSE,
    CATHEDRAL,
    HAND,
    HOSPITAL,
    PARK,
    ROUNDS,
    SECTORS,
    TRACK,
)
from lazaretto.games.notre_dame.hands import KIND_OF, colour_at, hand, slot_now
from lazaretto.games.notre_dame.plague import strength
from lazaretto.games.notre_dame.state import NotreDame
from lazaretto.games.notre_dame.verbs import influence
from lazaretto.kernel import bits

POINTS, CUBES, COINS, SPARE, MESSAGES, SHARE, DANGER, OUTBREAK, PAIRS = range(9)
SECTOR = 10  # and the number of the sector: what stands there, for each round to come
CARD = 20  # and the kind of a card in hand
GROWN = 30  # the same, and what stands in its sector already
GROWING = CARRIAGE_HOUSE  # the school, the bank, the residence and this bring more with each cube there
PLAYED = 2  # cards of a hand

COUNTED = {
    "prestige point": POINTS,
    "cube to place": CUBES,
    "coin for a character to come": COINS,
    "further coin": SPARE,
    "message": MESSAGES,
    "share of the cathedral": SHARE,
    "square of where the rats will be": DANGER,
    "outbreak in this round": OUTBREAK,
    "pair in the park, for each round to come": PAIRS,
    **{f"cube in the {name}, for each round to come": SECTOR + k for k, name in enumerate(SECTORS)},
    **{f"sixth of a card {name}": CARD + k for k, name in enumerate(ACTIONS)},
    **{f"sixth of a card {name}, for each cube there": GROWN + k for k, name in enumerate(SECTORS[: GROWING + 1])},
}


class NotreDameJudge(LinearJudge[NotreDame]):
    """Counts points, cubes, coins, what the sectors will bring, what the rats threaten, and the cards in hand."""

    def count(self, s: NotreDame, seat: int) -> None:
        left = ROUNDS - s.round
        self.features[POINTS] = s.points[seat]
        self.features[CUBES] = s.supply[seat] if s.supply[seat] < 2 * left else 2 * left
        needed = s.coins[seat] if s.coins[seat] < left else left
        self.features[COINS] = needed
        self.features[SPARE] = s.coins[seat] - needed
        for colour in range(s.rules.colours):
            self.features[MESSAGES] += s.taken[seat][colour]
        for sector in range(CATHEDRAL):
            self.features[SECTOR + sector] = left * influence(s, seat, sector)
        self.features[PAIRS] = left * (influence(s, seat, PARK) // 2)
        self.count_cathedral(s, seat)
        self.count_rats(s, seat)
        self.count_hand(s, seat)

    def final(self, s: NotreDame, seat: int) -> int:
        return s.points[seat] * POINT + s.coins[seat] + s.supply[seat]

    def count_cathedral(self, s: NotreDame, seat: int) -> None:
        """The share that the cubes there would bring now; others may still come."""
        cubes = 0
        for other in range(s.players):
            cubes += s.cubes[other][CATHEDRAL]
        if cubes:
            self.features[SHARE] = s.rules.value // cubes * s.cubes[seat][CATHEDRAL]

    def count_rats(self, s: NotreDame, seat: int) -> None:
        """The nearer the marker comes to the end of its track in this round, the worse."""
        felt = 0 if bits.has(s.spared, seat) else strength(s)
        coming = s.rats[seat] + felt - influence(s, seat, HOSPITAL)
        if coming > TRACK:
            self.features[OUTBREAK] = 1
        elif coming > 0:
            self.features[DANGER] = coming * coming

    def count_hand(self, s: NotreDame, seat: int) -> None:
        """Each card as likely as the others to be among those that are still played."""
        played = 0
        for stage in range(HAND):
            if bits.has(s.up, slot_now(s, colour_at(s, seat, stage), stage)):
                played += 1
        cards = hand(s, seat)
        held = bits.count(cards)
        if held and played < PLAYED:
            each = 6 * (PLAYED - played) // held
            for card in bits.each(cards):
                kind = KIND_OF[card]
                self.features[CARD + kind] += each
                if kind <= GROWING:
                    self.features[GROWN + kind] += each * influence(s, seat, kind)
