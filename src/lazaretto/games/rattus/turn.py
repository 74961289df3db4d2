"""A turn: phases A and B in either order with cards in between, then phase C (RAT-T1)."""

from __future__ import annotations

from typing import Any, ClassVar

from lazaretto.games.rattus.board import MOST_RATS, NOBODY, REGIONS
from lazaretto.games.rattus.choices import HOW_MANY, PLACE_IN
from lazaretto.games.rattus.events import CARD_USED, TURN_BEGINS
from lazaretto.games.rattus.reasons import not_in_use, too_few, too_many
from lazaretto.games.rattus.rules import (
    BEFORE_PHASE_C,
    DONE,
    FINAL,
    STEPS,
    TURN,
    Card,
    Listener,
    Occasion,
    Offer,
    Rules,
)
from lazaretto.games.rattus.state import ALL_PLACED, REGION, SUPPLY_EMPTY, Rattus
from lazaretto.games.rattus.verbs import place_cubes, take_card
from lazaretto.kernel import bits
from lazaretto.kernel.event import Reason
from lazaretto.kernel.fields import of, upto
from lazaretto.kernel.step import Answers, Step, answer_bits, number


class BeginTurn(Step[Rattus]):
    """Everything that is counted by turns begins anew (RAT-T1, RAT-T12)."""

    name = "begin_turn"
    rules = ("RAT-T1", "RAT-T12")

    def run(self, s: Rattus, f: int) -> None:
        s.me = bits.seat(f)
        s.used = 0
        s.took = 0
        s.placed = 0
        s.neutral = 0
        s.tell(TURN_BEGINS, s.me)


class Act(Step[Rattus]):
    """A and B in either order, cards in between, one act after the other, as the offers allow (RAT-T5, RAT-T11)."""

    name = "act"
    rules: ClassVar[tuple[str, ...]] = ("RAT-T1", "RAT-T5", "RAT-T11")

    def __init__(self) -> None:
        super().__init__()
        self.occasion = BEFORE_PHASE_C

    def ask(self, s: Rattus, f: int) -> int:
        occasion: Occasion = s.rules.occasions[self.occasion]
        offers = occasion.offers
        options = 0
        for k in range(occasion.in_first_word):
            offer: Offer = offers[k]
            options |= offer.ask(s) << occasion.shift[k]
        if occasion.words:
            options |= ask_further(s, occasion)
        return options | bits.bit(DONE) if options else 0

    def answer(self, s: Rattus, f: int, i: int) -> None:
        if i != DONE:
            s.push_frame(f)
            occasion: Occasion = s.rules.occasions[self.occasion]
            k = place(occasion, i)
            offer: Offer = occasion.offers[k]
            offer.take(s, i - occasion.at[k])

    def offered(self, s: Any) -> Occasion:
        """What is offered now."""
        occasion: Occasion = s.rules.occasions[self.occasion]
        return occasion

    def meanings(self, s: Any) -> Answers:
        return self.offered(s).answers

    def rule_behind(self, s: Any, i: int) -> str:
        if i == DONE:
            return self.rules[0]
        occasion = self.offered(s)
        k = place(occasion, i)
        return occasion.offers[k].rule_behind(s, i - occasion.at[k])

    def why_not(self, s: Any, f: int, i: int) -> Reason:
        occasion = self.offered(s)
        k = place(occasion, i)
        return occasion.offers[k].why_not(s, i - occasion.at[k])


def ask_further(s: Rattus, occasion: Occasion) -> int:
    """Fill the further words of a question that has more answers than one word holds; DONE if any answer is open."""
    for k in range(occasion.words):
        s.more[k] = 0
    found = 0
    for k in range(occasion.in_first_word, len(occasion.offers)):
        offer: Offer = occasion.offers[k]
        options = offer.ask(s)
        found |= options
        s.more[occasion.word[k] - 1] |= options << occasion.shift[k]
    s.words = occasion.words if found else 0
    return bits.bit(DONE) if found else 0


def place(occasion: Occasion, i: int) -> int:
    """Which of the offers answer i belongs to."""
    k = len(occasion.offers) - 1
    while occasion.at[k] > i:
        k -= 1
    return k


class TakeCard(Offer):
    """A: one class card, from beside the board or from another player, once in a turn (RAT-T2, RAT-T3)."""

    name = "take_card"
    rules = ("RAT-T2", "RAT-T3")
    not_at_end = ("no-card-in-final-round", "RAT-E3")

    def choices(self, rules: Rules) -> Answers:
        return {card.id: card.take for card in rules.deck}

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
        if not bits.has(s.in_play, i):
            return Reason("card-not-in-play", "RAT-S7", {"card": card.name})
        if bits.has(s.own[s.me], i):
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
    """B: cubes in one region, exactly as many as there are rats, once in a turn (RAT-T6, RAT-T7, RAT-K7)."""

    name = "place_cubes"
    rules = ("RAT-T6", "RAT-T7", "RAT-K7")
    not_at_end = ("no-cubes-in-final-round", "RAT-E3")

    def choices(self, rules: Rules) -> Answers:
        return answer_bits(PLACE_IN)

    def ask(self, s: Rattus) -> int:
        if s.placed or s.reserve[s.me] == 0:
            return 0
        return s.rules.in_use if s.own[s.me] & s.rules.giving else s.infested

    def take(self, s: Rattus, i: int) -> None:
        s.placed = 1
        s.push(PLACE_HOW_MANY, s.me, fewest_cubes(s, i) - 1, i)

    def rule_behind(self, s: Rattus, i: int) -> str:
        return "RAT-T6" if s.rats[i] else "RAT-K7"

    def why_not(self, s: Rattus, i: int) -> Reason:
        if not bits.has(s.rules.in_use, i):
            return not_in_use(i)
        if s.placed:
            return Reason("cubes-placed-already", "RAT-T6")
        if s.reserve[s.me] == 0:
            return Reason("reserve-empty", "RAT-T6")
        return Reason("no-rats-there", "RAT-T7", {"region": REGIONS[i]})


class PlaceUpTo(PlaceCubes):
    """House rule: as many cubes as there are rats, or fewer (RAT-T6)."""

    def take(self, s: Rattus, i: int) -> None:
        s.placed = 1
        s.push(PLACE_HOW_MANY, s.me, 0, i)


def fewest_cubes(s: Rattus, region: int) -> int:
    """How many cubes must be placed in a region in phase B: one for each rat, or what the reserve has (RAT-T6).

    Where there is no rat the Peasant places one (RAT-K7).
    """
    return min(max(s.rats[region], 1), s.reserve[s.me])


def most_cubes(s: Rattus, region: int) -> int:
    """How many cubes may be placed in a region in phase B (RAT-T6, RAT-K7; example: RAT-T8)."""
    return min(s.rats[region] + bonus(s), s.reserve[s.me])


def bonus(s: Rattus) -> int:
    """How many cubes more than there are rats the cards of the player in turn allow (RAT-K7)."""
    most = 0
    for card in bits.each(s.own[s.me] & s.rules.giving):
        most = max(most, s.rules.bonus[card])
    return most


class PlaceHowMany(Step[Rattus]):
    """As many as there are rats, with the Peasant one more (RAT-T6, RAT-K7); arg: so many are too few, place: where."""

    name = "place_how_many"
    rules = ("RAT-T6", "RAT-K7")
    answers: ClassVar = answer_bits(HOW_MANY)
    arg = upto(MOST_RATS - 1)
    place = of(REGION)
    during = ("act",)

    def ask(self, s: Rattus, f: int) -> int:
        most = most_cubes(s, bits.place(f))
        return bits.first(most) & ~bits.first(min(bits.arg(f), most))

    def answer(self, s: Rattus, f: int, i: int) -> None:
        place_cubes(s, bits.place(f), s.me, i + 1)

    def rule_behind(self, s: Any, i: int) -> str:
        return "RAT-T6" if i < s.rats[bits.place(s.top())] else "RAT-K7"

    def why_not(self, s: Any, f: int, i: int) -> Reason:
        if i < bits.arg(f):
            return too_few(bits.arg(f) + 1, "RAT-T6")
        most = most_cubes(s, bits.place(f))
        return too_many(most, "RAT-K7" if most > s.rats[bits.place(f)] else "RAT-T6")

    def lacks(self, s: Any, f: int) -> str:
        return "" if s.placed and most_cubes(s, bits.place(f)) else "expected cubes that may be placed there"


class UseCard(Offer):
    """Each card held, once in a turn, by choice (RAT-T4, RAT-T5)."""

    name = "use_card"
    rules: ClassVar[tuple[str, ...]] = ("RAT-T5", "RAT-T4")

    def choices(self, rules: Rules) -> Answers:
        return {card.id: card.use for card in rules.deck}

    def ask(self, s: Rattus) -> int:
        options = 0
        for k in bits.each(s.own[s.me] & ~s.used):
            card: Card = s.rules.cards[k]
            if card.usable(s):
                options |= bits.bit(k)
        return options

    def take(self, s: Rattus, i: int) -> None:
        s.used |= bits.bit(i)
        card: Card = s.rules.cards[i]
        s.tell(CARD_USED, s.me, card.name)
        card.play(s)

    def rule_behind(self, s: Rattus, i: int) -> str:
        return s.rules.cards[i].rules[0]

    def why_not(self, s: Rattus, i: int) -> Reason:
        return why_not_use(s, i) or s.rules.cards[i].why_not(s)


def why_not_use(s: Rattus, i: int) -> Reason | None:
    """Why a card cannot be used whatever it does: it is not in play, not his, or it was used already."""
    card = s.rules.cards[i]
    if not bits.has(s.in_play, i):
        return Reason("card-not-in-play", "RAT-S7", {"card": card.name})
    if not bits.has(s.own[s.me], i):
        code = "card-not-held" if s.owner[i] == NOBODY else "card-held-by-another"
        return Reason(code, "RAT-E2" if s.ended else "RAT-T5", {"card": card.name, "seat": s.owner[i]})
    if bits.has(s.used, i):
        return Reason("card-used-already", "RAT-E7" if s.ended else "RAT-T5", {"card": card.name})
    return None


class EndTurn(Step[Rattus]):
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
