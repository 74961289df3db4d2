"""A turn: phases A and B in either order with cards in between, then phase C (RAT-T1)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from lazaretto.games.rattus.board import NOBODY, REGIONS
from lazaretto.games.rattus.choices import HOW_MANY, PLACE_IN
from lazaretto.games.rattus.reasons import not_in_use, too_many
from lazaretto.games.rattus.state import (
    ALL_PLACED,
    DONE,
    FINAL,
    STEPS,
    SUPPLY_EMPTY,
    TURN,
    Card,
    Listener,
    Offer,
    Rattus,
    Rules,
    Step,
)
from lazaretto.games.rattus.verbs import place_cubes, take_card
from lazaretto.kernel import bits
from lazaretto.kernel.choice import Choice
from lazaretto.kernel.event import Reason
from lazaretto.kernel.step import Answers, lay, number


class BeginTurn(Step):
    """Everything that is counted by turns begins anew (RAT-T1, RAT-T12)."""

    name = "begin_turn"
    rules = ("RAT-T1", "RAT-T12")

    def run(self, s: Rattus, f: int) -> None:
        s.me = bits.seat(f)
        s.used = 0
        s.took = 0
        s.placed = 0
        s.neutral = 0
        if s.sink is not None:
            s.tell("turn-begins", seat=s.me)


class Act(Step):
    """A and B in either order, cards in between, one act after the other, as the offers allow (RAT-T5, RAT-T11)."""

    name = "act"
    rules = ("RAT-T1", "RAT-T5", "RAT-T11")

    def ask(self, s: Rattus, f: int) -> int:
        rules = s.rules
        offers = rules.offers
        options = 0
        for k in range(len(offers)):
            offer: Offer = offers[k]
            options |= offer.ask(s) << rules.shift[k]
        return options | bits.bit(DONE) if options else 0

    def answer(self, s: Rattus, f: int, i: int) -> None:
        if i != DONE:
            s.again(f)
            k = self.place(s, i)
            offer: Offer = s.rules.offers[k]
            offer.take(s, i - s.rules.shift[k])

    def place(self, s: Rattus, i: int) -> int:
        """Which of the offers answer i belongs to."""
        k = len(s.rules.offers) - 1
        while s.rules.shift[k] > i:
            k -= 1
        return k

    def meanings(self, s: Rattus) -> Answers:
        return s.rules.act_answers

    def rule_behind(self, s: Rattus, i: int) -> str:
        if i == DONE:
            return "RAT-T1"
        k = self.place(s, i)
        return s.rules.offers[k].rule_behind(s, i - s.rules.shift[k])

    def why_not(self, s: Rattus, f: int, i: int) -> Reason:
        k = self.place(s, i)
        return s.rules.offers[k].why_not(s, i - s.rules.shift[k])


class TakeCard(Offer):
    """A: one class card, from beside the board or from another player, once in a turn (RAT-T2, RAT-T3)."""

    name = "take_card"
    rules = ("RAT-T2", "RAT-T3")

    def choices(self, rules: Rules) -> Sequence[Choice]:
        return [card.take for card in rules.ruleset.cards]

    def ask(self, s: Rattus) -> int:
        return 0 if s.took else s.in_play & ~s.own[s.me]

    def take(self, s: Rattus, i: int) -> None:
        s.took = 1
        take_card(s, s.me, i)
        for k in range(len(s.rules.listeners)):
            listener: Listener = s.rules.listeners[k]
            listener.card_taken(s, s.me, i)

    def why_not(self, s: Rattus, i: int) -> Reason:
        card = s.rules.cards[i]
        if not s.in_play >> i & 1:
            return Reason("card-not-in-play", "RAT-S7", {"card": card.name})
        if s.own[s.me] >> i & 1:
            return Reason("card-held-already", "RAT-T3", {"card": card.name})
        return Reason("card-taken-already", "RAT-T2")


class CardBeforeCubes(TakeCard):
    """House rule of the Dutch rulebook: A comes before B (RAT-T1)."""

    def ask(self, s: Rattus) -> int:
        return 0 if s.placed else TakeCard.ask(self, s)

    def why_not(self, s: Rattus, i: int) -> Reason:
        if s.placed and not s.took and s.in_play & ~s.own[s.me] & bits.bit(i):
            return Reason("card-before-cubes", "RAT-T1")
        return TakeCard.why_not(self, s, i)


class PlaceCubes(Offer):
    """B: cubes in one region, as many as there are rats, once in a turn (RAT-T6, RAT-T7, RAT-K7)."""

    name = "place_cubes"
    rules = ("RAT-T6", "RAT-T7", "RAT-K7")

    def choices(self, rules: Rules) -> Sequence[Choice]:
        return PLACE_IN

    def ask(self, s: Rattus) -> int:
        if s.placed or s.reserve[s.me] == 0:
            return 0
        return s.rules.in_use if s.own[s.me] & s.rules.bonus else s.infested

    def take(self, s: Rattus, i: int) -> None:
        s.placed = 1
        s.push(PLACE_HOW_MANY, s.me, 0, i)

    def why_not(self, s: Rattus, i: int) -> Reason:
        if not s.rules.in_use >> i & 1:
            return not_in_use(i)
        if s.placed:
            return Reason("cubes-placed-already", "RAT-T6")
        if s.reserve[s.me] == 0:
            return Reason("reserve-empty", "RAT-T6")
        return Reason("no-rats-there", "RAT-T7", {"region": REGIONS[i]})


def most_cubes(s: Rattus, region: int) -> int:
    """How many cubes the player in turn may place in a region in phase B (RAT-T6, RAT-K7; example: RAT-T8)."""
    most = s.rats[region] + (1 if s.own[s.me] & s.rules.bonus else 0)
    return min(most, s.reserve[s.me])


class PlaceHowMany(Step):
    """As many as there are rats, or fewer; no more than the reserve holds (RAT-T6)."""

    name = "place_how_many"
    rules = ("RAT-T6", "RAT-K7")
    answers: ClassVar = lay(HOW_MANY)

    def ask(self, s: Rattus, f: int) -> int:
        return bits.first(most_cubes(s, bits.at(f)))

    def answer(self, s: Rattus, f: int, i: int) -> None:
        place_cubes(s, bits.at(f), s.me, i + 1)

    def why_not(self, s: Rattus, f: int, i: int) -> Reason:
        return too_many(most_cubes(s, bits.at(f)), "RAT-T6")


class UseCard(Offer):
    """Each card held, once in a turn, by choice (RAT-T4, RAT-T5)."""

    name = "use_card"
    rules = ("RAT-T5", "RAT-T4")

    def choices(self, rules: Rules) -> Sequence[Choice]:
        return [card.use for card in rules.ruleset.cards]

    def ask(self, s: Rattus) -> int:
        left = s.own[s.me] & ~s.used
        options = 0
        while left:
            k = bits.low(left)
            left &= left - 1
            card: Card = s.rules.cards[k]
            if card.usable(s):
                options |= bits.bit(k)
        return options

    def take(self, s: Rattus, i: int) -> None:
        s.used |= bits.bit(i)
        card: Card = s.rules.cards[i]
        if s.sink is not None:
            s.tell("card-used", seat=s.me, card=card.name)
        card.play(s)

    def rule_behind(self, s: Rattus, i: int) -> str:
        return s.rules.cards[i].rules[0]

    def why_not(self, s: Rattus, i: int) -> Reason:
        return why_not_use(s, i) or s.rules.cards[i].why_not(s)


def why_not_use(s: Rattus, i: int) -> Reason | None:
    """Why a card cannot be used whatever it does: it is not in play, not his, or it was used already."""
    card = s.rules.cards[i]
    if not s.in_play >> i & 1:
        return Reason("card-not-in-play", "RAT-S7", {"card": card.name})
    if not s.own[s.me] >> i & 1:
        code = "card-not-held" if s.owner[i] == NOBODY else "card-held-by-another"
        return Reason(code, "RAT-T5", {"card": card.name, "seat": s.owner[i]})
    if s.used >> i & 1:
        return Reason("card-used-already", "RAT-T5", {"card": card.name})
    return None


class EndTurn(Step):
    """The game ends when the rat supply is empty or a player has all his cubes on the board (RAT-E1)."""

    name = "end_turn"
    rules = ("RAT-E1", "RAT-P4")

    def run(self, s: Rattus, f: int) -> None:
        for seat in range(s.players):
            if s.reserve[seat] == 0:
                s.ended = ALL_PLACED
        if s.supply == 0:
            s.ended = SUPPLY_EMPTY
        if s.ended:
            s.last = s.me
            s.start(FINAL, s.me)
        else:
            s.start(TURN, (s.me + 1) % s.players)


PLACE_HOW_MANY = number(PlaceHowMany(), STEPS)
