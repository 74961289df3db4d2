"""Phase C, first half: the plague piece moves and the rats spread."""

from __future__ import annotations

from typing import Any, ClassVar

from lazaretto.games.rattus.choices import COUNT, COUNT_NOT, MOVE_PLAGUE, SPREAD_TO
from lazaretto.games.rattus.events import PIECE_COUNTS, PIECE_DOES_NOT_COUNT, RATS_SPREAD
from lazaretto.games.rattus.reasons import no_room, not_a_neighbour
from lazaretto.games.rattus.rules import within_steps
from lazaretto.games.rattus.state import Rattus
from lazaretto.games.rattus.verbs import move_plague, supply_rat
from lazaretto.kernel import bits
from lazaretto.kernel.event import Reason
from lazaretto.kernel.step import Step, answer_bits

NEUTRAL = 2  # RAT-K3, RAT-E4


def reach(s: Rattus) -> int:
    """How many steps the player in turn may move the piece: one, with the right card more (RAT-P1, RAT-K2)."""
    most = 1
    for card in bits.each(s.own[s.me] & s.rules.reaching):
        most = max(most, s.rules.reach[card])
    return most


def within_reach(s: Rattus) -> int:
    """Where the player in turn may move the piece (RAT-P1, RAT-K2)."""
    if s.own[s.me] & s.rules.reaching:
        return within_steps(s.rules, s.plague, reach(s))
    return s.rules.near[s.plague]


def rule_of_reach(s: Rattus) -> str:
    """The rule that says how far the player in turn moves the piece: that of one step, or of the card for more."""
    cards = s.own[s.me] & s.rules.reaching
    return s.rules.cards[bits.low(cards)].rules[0] if cards else "RAT-P1"


def out_of_reach(s: Rattus, region: int, rule: str) -> Reason:
    """Why the piece cannot go to another region, by the rule that says how far it goes."""
    if reach(s) > 1 and bits.has(s.rules.in_use, region):
        return Reason("too-many-steps", rule, {"count": reach(s)})
    return not_a_neighbour(s, region, s.plague, rule)


class MovePlague(Step[Rattus]):
    """The piece moves to a neighbouring region in use (RAT-P1), with the Knight up to two steps (RAT-K2)."""

    name = "move_plague"
    rules = ("RAT-P1", "RAT-K2")
    answers: ClassVar = answer_bits(MOVE_PLAGUE)

    def ask(self, s: Rattus, f: int) -> int:
        return within_reach(s)

    def answer(self, s: Rattus, f: int, i: int) -> None:
        move_plague(s, i)
        s.due = 2 if s.rats[i] > 1 else s.rats[i]  # RAT-P2, RAT-P5: the rats on arrival
        s.tell(RATS_SPREAD, i, s.rats[i])

    def rule_behind(self, s: Any, i: int) -> str:
        return "RAT-P1" if bits.has(s.rules.near[s.plague], i) else rule_of_reach(s)

    def why_not(self, s: Any, f: int, i: int) -> Reason:
        if i == s.plague:
            return Reason("plague-must-move", "RAT-P1")
        return out_of_reach(s, i, rule_of_reach(s))


class Spread(Step[Rattus]):
    """New tokens go to neighbouring regions that are not full, as far as room and supply allow (RAT-P2 to RAT-P6)."""

    name = "spread"
    rules = ("RAT-P2", "RAT-P3", "RAT-P4", "RAT-P5", "RAT-P6")
    answers: ClassVar = answer_bits(SPREAD_TO)

    def ask(self, s: Rattus, f: int) -> int:
        if s.due == 0 or s.supply == 0:
            return 0
        return s.rules.near[s.plague] & ~s.full

    def answer(self, s: Rattus, f: int, i: int) -> None:
        s.push_frame(f)
        s.due -= 1
        supply_rat(s, i)

    def run(self, s: Rattus, f: int) -> None:
        s.due = 0

    def why_not(self, s: Any, f: int, i: int) -> Reason:
        if bits.has(s.rules.near[s.plague], i):
            return no_room(i)
        return not_a_neighbour(s, i, s.plague, "RAT-P2")


def neutral_cubes(s: Rattus) -> int:
    """As how many neutral cubes the piece may count by the cards of the player in turn (RAT-K3)."""
    most = 0
    for card in bits.each(s.own[s.me] & s.rules.counting):
        most = max(most, s.rules.neutral[card])
    return most


class CountPiece(Step[Rattus]):
    """Before tokens are revealed the Knight says whether the piece counts as neutral cubes (RAT-K3, RAT-P7)."""

    name = "count_piece"
    rules = ("RAT-K3", "RAT-P7")
    answers: ClassVar = answer_bits([COUNT_NOT, COUNT])

    def ask(self, s: Rattus, f: int) -> int:
        revealed = s.rats[s.plague] and s.total[s.plague]
        return bits.first(2) if revealed and s.own[s.me] & s.rules.counting else 0

    def answer(self, s: Rattus, f: int, i: int) -> None:
        s.neutral = neutral_cubes(s) if i else 0
        s.tell(PIECE_COUNTS if i else PIECE_DOES_NOT_COUNT, s.me)
