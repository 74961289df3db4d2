"""What the Apothecary adds to the end: remedies are drunk, notes are shown, and what they count."""

from __future__ import annotations

from lazaretto.games.rattus.rules import Offer, Rules, Score
from lazaretto.games.rattus.state import Rattus
from lazaretto.games.rattus.verbs import place_cubes
from lazaretto.kernel import bits
from lazaretto.kernel.event import Reason
from lazaretto.kernel.step import Answers, Step, answer_bits
from tests.expansion.board import HIDDEN, KINDS
from tests.expansion.choices import DRINK
from tests.expansion.events import NOTE_SHOWN
from tests.expansion.reasons import not_held
from tests.expansion.remedies import kinds_of, remedies, spend_remedy

FORESIGHT = 2  # APO-E3


class Drink(Offer):
    """In the final round each remedy given up brings a cube to where the plague is (APO-E1)."""

    name = "drink"
    rules = ("APO-E1",)

    def choices(self, rules: Rules) -> Answers:
        return answer_bits(DRINK)

    def ask(self, s: Rattus) -> int:
        return kinds_of(s, s.me) if s.reserve[s.me] else 0

    def take(self, s: Rattus, i: int) -> None:
        spend_remedy(s, s.me, i)
        place_cubes(s, s.plague, s.me, 1)

    def why_not(self, s: Rattus, i: int) -> Reason:
        if bits.has(kinds_of(s, s.me), i):
            return Reason("reserve-empty", "APO-E1")
        return not_held(i, "APO-E1")


class ShowNotes(Step[Rattus]):
    """When all rats are resolved everybody shows his note (APO-E2)."""

    name = "show_notes"
    rules = ("APO-E2",)

    def run(self, s: Rattus, f: int) -> None:
        r = remedies(s)
        s.learned += 1
        for seat in range(s.players):
            if r.noted[seat]:
                s.tell(NOTE_SHOWN, seat, r.noted[seat] - 1)


class Foresight(Score):
    """Whoever has noted a kind of which the shop has fewest has two points, once the game is over (APO-E3)."""

    name = "foresight"

    def points(self, s: Rattus, seat: int) -> int:
        r = remedies(s)
        if s.depth or r.noted[seat] == 0 or r.noted[seat] == HIDDEN:
            return 0
        fewest = r.shop[0]
        for kind in range(len(KINDS)):
            fewest = min(fewest, r.shop[kind])
        return FORESIGHT if r.shop[r.noted[seat] - 1] == fewest else 0


class LaidOut(Score):
    """A remedy on a card is a point for its holder (APO-K7)."""

    name = "laid-out"

    def points(self, s: Rattus, seat: int) -> int:
        r = remedies(s)
        n = 0
        for card in bits.each(s.own[seat]):
            if r.laid[card]:
                n += 1
        return n
