"""The end: a final round of card abilities, all rats resolved, and the count."""

from __future__ import annotations

from typing import Any, ClassVar

from lazaretto.games.rattus.board import NOBODY, REGIONS
from lazaretto.games.rattus.choices import MOVE_PLAGUE, STAY
from lazaretto.games.rattus.devastation import RAVAGE
from lazaretto.games.rattus.events import CARD_USED, FINAL_TURN_BEGINS, GAME_ENDS, RECKONING
from lazaretto.games.rattus.plague import out_of_reach, within_reach
from lazaretto.games.rattus.rules import AT_THE_END, BEFORE_PHASE_C, DONE, FINAL_TURN, STEPS, Card, Listener, Score
from lazaretto.games.rattus.state import Rattus
from lazaretto.games.rattus.turn import Act, UseCard
from lazaretto.games.rattus.verbs import move_plague
from lazaretto.kernel import bits
from lazaretto.kernel.choice import Choice
from lazaretto.kernel.event import Reason
from lazaretto.kernel.step import Step, answer_bits, number

STAYS = len(REGIONS)  # the answer "stay"


class FinalRound(Step[Rattus]):
    """Counter-clockwise from the right of the player of the last turn, who is left out himself (RAT-E2)."""

    name = "final_round"
    rules = ("RAT-E2",)

    def run(self, s: Rattus, f: int) -> None:
        s.tell(GAME_ENDS, s.ended)
        for k in range(1, s.players):
            s.push(ONE_MORE_TURN, (s.last + k) % s.players, 0, 0)


class OneMoreTurn(Step[Rattus]):
    """A player's turn in the final round (RAT-E2, RAT-E7)."""

    name = "one_more_turn"
    rules = ("RAT-E2", "RAT-E7")
    during = ("final_round",)

    def run(self, s: Rattus, f: int) -> None:
        s.me = bits.seat(f)
        s.used = 0
        s.neutral = 0
        s.tell(FINAL_TURN_BEGINS, s.me)
        s.start(FINAL_TURN, s.me)


class FinalAct(Act):
    """Each card once more, by choice and in any order; nothing is taken, nothing placed (RAT-E3, RAT-E7)."""

    name = "final_act"
    rules = ("RAT-E3", "RAT-E2", "RAT-E7")

    def __init__(self) -> None:
        super().__init__()
        self.occasion = AT_THE_END

    def rule_behind(self, s: Any, i: int) -> str:
        return "RAT-E2" if i == DONE else Act.rule_behind(self, s, i)

    def why_not_now(self, s: Any, choice: Choice) -> Reason:
        for offer in s.rules.occasions[BEFORE_PHASE_C].offers:
            if choice in offer.choices(s.rules).values():
                return Reason(*offer.not_at_end)
        return Act.why_not_now(self, s, choice)


class UseCardAtEnd(UseCard):
    """Each card held, once more, by choice (RAT-E3)."""

    name = "use_card_at_end"
    rules = ("RAT-E3",)

    def ask(self, s: Rattus) -> int:
        options = 0
        for k in bits.each(s.own[s.me] & ~s.used):
            card: Card = s.rules.cards[k]
            if card.usable_at_end(s):
                options |= bits.bit(k)
        return options

    def take(self, s: Rattus, i: int) -> None:
        s.used |= bits.bit(i)
        card: Card = s.rules.cards[i]
        s.tell(CARD_USED, s.me, card.name)
        card.play_at_end(s)

    def rule_behind(self, s: Rattus, i: int) -> str:
        return s.rules.cards[i].rule_at_end


class FinalMove(Step[Rattus]):
    """Last of all the Knight may move the piece, without spread or devastation (RAT-E3, RAT-E7, RAT-E8)."""

    name = "final_move"
    rules = ("RAT-E3", "RAT-E7", "RAT-E8")
    answers: ClassVar = answer_bits(MOVE_PLAGUE, [STAY])

    def ask(self, s: Rattus, f: int) -> int:
        return within_reach(s) | bits.bit(STAYS) if s.own[s.me] & s.rules.moves_at_end else 0

    def answer(self, s: Rattus, f: int, i: int) -> None:
        if i != STAYS:
            move_plague(s, i)
            for k in range(len(s.rules.listeners)):
                listener: Listener = s.rules.listeners[k]
                listener.plague_moved_at_end(s, s.me)

    def rule_behind(self, s: Any, i: int) -> str:
        if i == STAYS:
            return mover(s, False).rule_to_stay
        return mover(s, not bits.has(s.rules.near[s.plague], i)).rule_at_end

    def why_not(self, s: Any, f: int, i: int) -> Reason:
        if i == s.plague:
            return Reason("plague-is-there", mover(s, False).rule_to_stay)
        return out_of_reach(s, i, mover(s, True).rule_at_end)


def mover(s: Rattus, far: bool) -> Card:
    """The card by which the player in turn may move the piece in the final round, if far one that goes two steps."""
    cards = s.own[s.me] & s.rules.moves_at_end
    if far and cards & s.rules.reaching:
        cards &= s.rules.reaching
    return s.rules.cards[bits.low(cards)]


class Reckoning(Step[Rattus]):
    """All rats in all regions are revealed and resolved, and nobody decides anything (RAT-E4, RAT-E9)."""

    name = "reckoning"
    rules = ("RAT-E4", "RAT-E9")

    def run(self, s: Rattus, f: int) -> None:
        s.me = NOBODY
        s.tell(RECKONING)
        for region in range(bits.count(s.rules.in_use)):
            s.push(RAVAGE, NOBODY, 1, region)


class CubesInRegions(Score):
    """Each cube in a region is a point (RAT-E5)."""

    name = "regions"

    def points(self, s: Rattus, seat: int) -> int:
        n = 0
        for region in bits.each(s.has[seat]):
            n += s.cubes[region][seat]
        return n


class CubesInPalace(Score):
    """Each cube in the palace is a point (RAT-E5)."""

    name = "palace"

    def points(self, s: Rattus, seat: int) -> int:
        return s.palace[seat]


ONE_MORE_TURN = number(OneMoreTurn(), STEPS)
