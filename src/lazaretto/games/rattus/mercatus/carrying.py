"""Goods on a card: the Hanseatic Trader, the Shaman and the Landowner work only with one."""

from __future__ import annotations

from typing import Any, ClassVar

from lazaretto.games.rattus.board import REGIONS
from lazaretto.games.rattus.mercatus.board import KINDS
from lazaretto.games.rattus.mercatus.choices import PUT_GOOD, put_good_on
from lazaretto.games.rattus.mercatus.goods import empty_card, goods, kinds_of, put_good
from lazaretto.games.rattus.mercatus.reasons import not_mine
from lazaretto.games.rattus.reasons import not_in_use
from lazaretto.games.rattus.rules import STEPS, Card, Listener, Offer, Rules
from lazaretto.games.rattus.state import CARD, Rattus
from lazaretto.kernel import bits
from lazaretto.kernel.event import Reason
from lazaretto.kernel.fields import of
from lazaretto.kernel.step import Answers, Step, answer_bits, number


class Carrier(Card):
    """A card that works with the regions that show the kind of the good on it (MER-K13)."""

    carries = True

    def regions(self, s: Rattus) -> int:
        """The regions that show that kind; none without a good."""
        g = goods(s)
        kind = g.on[self.id]
        return g.shown[kind - 1] & s.rules.in_use if kind else 0

    def why_not(self, s: Rattus) -> Reason:
        if goods(s).on[self.id] == 0:
            return Reason("no-good-on-card", "MER-K13", {"card": self.name})
        return self.why_not_with_good(s)

    def why_not_with_good(self, s: Rattus) -> Reason:
        """Why it is not usable although a good lies on it."""
        raise NotImplementedError


def not_a_region_of(s: Rattus, region: int, card: int, rule: str) -> Reason:
    """The region does not show the kind on the card, or takes no part."""
    if not bits.has(s.rules.in_use, region):
        return not_in_use(region)
    return Reason("good-of-card-not-there", rule, {"region": REGIONS[region], "good": on_card(s, card)})


def on_card(s: Rattus, card: int) -> str:
    """The name of the kind on a card that has one."""
    return KINDS[goods(s).on[card] - 1]


def no_good_on(s: Rattus, card: int) -> str:
    """What is missing where the player in turn has not the card, or no good lies on it."""
    return "" if s.owner[card] == s.me and goods(s).on[card] else "expected the card in his hand, and a good on it"


class PutGoodOn(Offer):
    """Put one of the own goods on a card that needs one, as often as wished (MER-K13, MER-K16)."""

    name = "put_good_on"
    rules = ("MER-K13", "MER-K16", "MER-E3", "MER-E12")

    def choices(self, rules: Rules) -> Answers:
        cards = [rules.cards[k] for k in bits.members(rules.carriers)]
        return answer_bits([put_good_on(card.id, card.name) for card in cards])

    def ask(self, s: Rattus) -> int:
        own = s.own[s.me] & s.rules.carriers
        if own == 0 or kinds_of(goods(s), s.me) == 0:
            return 0
        options = 0
        for card in bits.each(own):
            options |= bits.bit(bits.count(s.rules.carriers & bits.first(card)))
        return options

    def take(self, s: Rattus, i: int) -> None:
        s.push(PUT_WHICH, s.me, 0, bits.nth(s.rules.carriers, i))

    def rule_behind(self, s: Rattus, i: int) -> str:
        return "MER-E3" if s.ended else self.rules[0]

    def why_not(self, s: Rattus, i: int) -> Reason:
        return not_mine(s, bits.nth(s.rules.carriers, i)) or Reason("no-good-held", "MER-K13")


class PutWhich(Step[Rattus]):
    """Which of his goods he puts on the card; place: the card (MER-K13, MER-K16)."""

    name = "put_good"
    rules = ("MER-K13", "MER-K16")
    answers: ClassVar = answer_bits(PUT_GOOD)
    place = of(CARD)
    during = ("act", "final_act")

    def ask(self, s: Rattus, f: int) -> int:
        return kinds_of(goods(s), s.me)

    def answer(self, s: Rattus, f: int, i: int) -> None:
        put_good(s, s.me, i, bits.place(f))

    def why_not(self, s: Any, f: int, i: int) -> Reason:
        return Reason("good-not-held", "MER-K13", {"good": KINDS[i]})

    def lacks(self, s: Any, f: int) -> str:
        own = bits.has(s.own[s.me] & s.rules.carriers, bits.place(f))
        return "" if own else "expected a card that a good can be put on, held by the player in turn"


class ComesEmpty(Listener):
    """A card taken from another player loses its good to the supply (MER-K13, MER-K15)."""

    def card_taken(self, s: Rattus, seat: int, card: int) -> None:
        if goods(s).on[card]:
            empty_card(s, card)


PUT_WHICH = number(PutWhich(), STEPS)
