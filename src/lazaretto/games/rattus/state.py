"""A position of Rattus."""

from __future__ import annotations

from typing import final

from lazaretto.games.rattus import tokens
from lazaretto.games.rattus.board import (
    COLOURS,
    CUBES,
    FACES,
    MOST_CARDS,
    MOST_RATS,
    NOBODY,
    REGIONS,
    STARTERS,
    TOKENS,
)
from lazaretto.games.rattus.rules import Rules, Score
from lazaretto.games.rattus.tokens import RETURNED, SLOTS, STARTER, SUPPLIED, slot_of
from lazaretto.kernel import bits
from lazaretto.kernel.fields import axis, grid, maybe, of, one, row, set_of, shared, upto
from lazaretto.kernel.outcome import Outcome
from lazaretto.kernel.rng import Rng
from lazaretto.kernel.state import Part, State

ENDINGS = ("", "supply-empty", "all-cubes-placed")  # RAT-E1, by `ended`
SUPPLY_EMPTY, ALL_PLACED = 1, 2

REGION = axis("region", REGIONS)
SEAT = axis("seat", COLOURS)
HOLDER = axis("holder", NOBODY + 1)  # a seat, or NOBODY
CARD = axis("card", MOST_CARDS)
SLOT = axis("slot", SLOTS)
TOKEN = axis("token", FACES)
STARTING_TOKEN = axis("starting token", STARTERS)
ONLOOKER = axis("onlooker", (*COLOURS, "everybody"))  # the seats, and FACE_UP


@final
class Rattus(State):
    """A position. A rat token lies in a slot: each region has three, filled from the first on.

    What nobody has seen is not drawn yet: `face` is then 0, and `starters`, `ordinary`, `mixed`, `plain` and `returned`
    say what it may be (see tokens.py). The derived fields repeat what the others say; the verbs keep them.
    """

    rules: Rules = shared("what is looked up during play")

    cubes = grid(REGION, SEAT, upto(CUBES), "cubes of a seat in a region")
    total = row(REGION, upto(len(COLOURS) * CUBES), "cubes in a region", derived=True)
    has = row(SEAT, set_of(REGION), "regions with cubes of a seat", derived=True)
    palace = row(SEAT, upto(CUBES), "cubes of a seat in the palace")
    reserve = row(SEAT, upto(CUBES), "cubes of a seat that are not on the board", derived=True)

    origin = row(SLOT, upto(RETURNED), "STARTER, SUPPLIED or RETURNED; 0: no token lies there")
    face = row(SLOT, maybe(TOKEN), "1 + the token, once somebody has seen it", known_to="whoever has seen it")
    seen = row(SLOT, set_of(ONLOOKER), "seats that have looked at the token, or FACE_UP")
    rats = row(REGION, upto(MOST_RATS), "rat tokens in a region", derived=True)
    infested = one(set_of(REGION), "regions with a rat", derived=True)
    full = one(set_of(REGION), "regions with three", derived=True)

    supply = one(upto(TOKENS - STARTERS), "tokens in the supply")
    starters = one(set_of(STARTING_TOKEN), "starting tokens nobody has seen", known_to="whoever has seen them")
    ordinary = one(set_of(TOKEN), "ordinary tokens nobody has seen", known_to="whoever has seen them")
    mixed = one(
        upto(STARTERS),
        "how many unseen ones that came or will come from the supply are starting tokens",
        derived=True,
        known_to="whoever has seen them",
    )
    plain = one(upto(TOKENS - STARTERS), "and how many are ordinary", derived=True, known_to="whoever has seen them")
    returned = one(set_of(TOKEN), "used tokens from which one was drawn that lies on the board again")

    in_play = one(set_of(CARD), "cards that are in play")
    owner = row(CARD, of(SEAT, or_=NOBODY), "the holder of a card", start=NOBODY)
    own = row(HOLDER, set_of(CARD), "cards in play of a seat; own[NOBODY]: beside the board", derived=True)

    plague = one(of(REGION), "where the piece is")
    me = one(of(SEAT, or_=NOBODY), "the seat in turn; NOBODY once all rats are being resolved")
    used = one(set_of(CARD), "cards used in this turn")
    took = one(upto(1), "a card was taken in this turn")
    placed = one(upto(1), "cubes were placed in this turn")
    due = one(upto(2), "new tokens still to spread")
    neutral = one(upto(CUBES), "what the plague piece counts as")
    drawn = one(of(SLOT), "slot of the token being resolved")
    last = one(of(SEAT), "who played the last turn")
    ended = one(upto(ALL_PLACED), "why, as in ENDINGS")

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules.layout, rules.players)
        self.rules = rules

    def derive(self) -> None:
        self.infested = 0
        self.full = 0
        for region in range(len(REGIONS)):
            self._derive_region(region)
        for seat in range(self.players):
            self._derive_seat(seat)
        for holder in range(NOBODY + 1):
            self.own[holder] = 0
        for card in bits.each(self.in_play):
            self.own[self.owner[card]] |= bits.bit(card)
        self._derive_unseen()

    def _derive_region(self, region: int) -> None:
        total = 0
        for seat in range(self.players):
            total += self.cubes[region][seat]
        self.total[region] = total
        n = 0
        while n < MOST_RATS and self.origin[slot_of(region, n)]:
            n += 1
        self.rats[region] = n
        if n:
            self.infested |= bits.bit(region)
        if n == MOST_RATS:
            self.full |= bits.bit(region)

    def _derive_seat(self, seat: int) -> None:
        self.has[seat] = 0
        out = self.palace[seat]
        for region in range(len(REGIONS)):
            out += self.cubes[region][seat]
            if self.cubes[region][seat]:
                self.has[seat] |= bits.bit(region)
        self.reserve[seat] = CUBES - out

    def _derive_unseen(self) -> None:
        """Left-over starting tokens are all in the supply or came from it; the rest of those are ordinary."""
        laid_out, supplied = 0, 0
        for slot in range(SLOTS):
            if not self.face[slot]:
                laid_out += self.origin[slot] == STARTER
                supplied += self.origin[slot] == SUPPLIED
        self.mixed = bits.count(self.starters) - laid_out
        self.plain = self.supply + supplied - self.mixed

    # ---------------------------------------------------------------- who knows what

    def forget(self, seat: int | None) -> None:
        tokens.forget(self, 0 if seat is None else bits.bit(seat))
        for k in range(len(self.parts)):
            part: Part = self.parts[k]
            part.forget(self, seat)

    def imagine(self, rng: Rng) -> None:
        tokens.imagine(self, rng)
        for k in range(len(self.parts)):
            part: Part = self.parts[k]
            part.imagine(self, rng)

    # ---------------------------------------------------------------- the result

    def points(self, seat: int) -> int:
        """The points of a seat as the board stands."""
        total = 0
        for k in range(len(self.rules.scores)):
            score: Score = self.rules.scores[k]
            total += score.points(self, seat)
        return total

    def outcome(self) -> Outcome:
        after_last = [(self.last + 1 + k) % self.players for k in range(self.players)]
        order = sorted(after_last, key=lambda seat: -self.points(seat))  # stable: ties as in RAT-E6
        ranks = tuple([order.index(seat) + 1 for seat in range(self.players)])
        points = tuple(
            [{score.name: score.points(self, seat) for score in self.rules.scores} for seat in range(self.players)]
        )
        return Outcome(ranks, points, ENDINGS[self.ended], "RAT-E1")
