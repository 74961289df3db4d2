"""The end: a final round of card abilities, all rats resolved, and the count."""

from __future__ import annotations

from typing import ClassVar

from lazaretto.games.rattus.board import NOBODY
from lazaretto.games.rattus.choices import MOVE_PLAGUE, STAY
from lazaretto.games.rattus.devastation import RAVAGE
from lazaretto.games.rattus.plague import out_of_reach, within_reach
from lazaretto.games.rattus.state import DONE, ENDINGS, FINAL_TURN, STEPS, Card, Listener, Rattus, Score, Step
from lazaretto.games.rattus.turn import why_not_use
from lazaretto.games.rattus.verbs import move_plague
from lazaretto.kernel import bits
from lazaretto.kernel.event import Reason
from lazaretto.kernel.step import Answers, lay, number


class FinalRound(Step):
    """Counter-clockwise from the right of the player of the last turn, who is left out himself (RAT-E2)."""

    name = "final_round"
    rules = ("RAT-E2",)

    def run(self, s: Rattus, f: int) -> None:
        if s.sink is not None:
            s.tell("game-ends", reason=ENDINGS[s.ended])
        for k in range(1, s.players):
            s.push(ONE_MORE_TURN, (s.last + k) % s.players, 0, 0)


class OneMoreTurn(Step):
    """A player's turn in the final round (RAT-E2, RAT-E7)."""

    name = "one_more_turn"
    rules = ("RAT-E2", "RAT-E7")

    def run(self, s: Rattus, f: int) -> None:
        s.me = bits.seat(f)
        s.used = 0
        s.neutral = 0
        if s.sink is not None:
            s.tell("final-turn-begins", seat=s.me)
        s.start(FINAL_TURN, s.me)


class FinalAct(Step):
    """Each card once more, by choice and in any order; nothing is taken, nothing placed (RAT-E3, RAT-E7)."""

    name = "final_act"
    rules: ClassVar[tuple[str, ...]] = ("RAT-E2", "RAT-E3", "RAT-E7")

    def ask(self, s: Rattus, f: int) -> int:
        left = s.own[s.me] & ~s.used
        options = 0
        while left:
            k = bits.low(left)
            left &= left - 1
            card: Card = s.rules.cards[k]
            if card.usable_at_end(s):
                options |= bits.bit(k)
        return options | bits.bit(DONE) if options else 0

    def answer(self, s: Rattus, f: int, i: int) -> None:
        if i != DONE:
            s.again(f)
            s.used |= bits.bit(i)
            card: Card = s.rules.cards[i]
            if s.sink is not None:
                s.tell("card-used", seat=s.me, card=card.name)
            card.play_at_end(s)

    def meanings(self, s: Rattus) -> Answers:
        return s.rules.final_answers

    def rule_behind(self, s: Rattus, i: int) -> str:
        return "RAT-E2" if i == DONE else s.rules.cards[i].rules[-1]

    def why_not(self, s: Rattus, f: int, i: int) -> Reason:
        return why_not_use(s, i) or s.rules.cards[i].why_not(s)


class FinalMove(Step):
    """Last of all the Knight may move the piece, without spread or devastation (RAT-E3, RAT-E7, RAT-E8)."""

    name = "final_move"
    rules = ("RAT-E3", "RAT-E7", "RAT-E8")
    answers: ClassVar = lay(MOVE_PLAGUE, [STAY])

    def ask(self, s: Rattus, f: int) -> int:
        return within_reach(s) | bits.bit(12) if s.own[s.me] & s.rules.moves_at_end else 0

    def answer(self, s: Rattus, f: int, i: int) -> None:
        if i < 12:
            move_plague(s, i)
            for k in range(len(s.rules.listeners)):
                listener: Listener = s.rules.listeners[k]
                listener.plague_moved_at_end(s, s.me)

    def why_not(self, s: Rattus, f: int, i: int) -> Reason:
        if i == s.plague:
            return Reason("plague-is-there", "RAT-E8")
        return out_of_reach(s, i)


class Reckoning(Step):
    """All rats in all regions are revealed and resolved, and nobody decides anything (RAT-E4, RAT-E9)."""

    name = "reckoning"
    rules = ("RAT-E4", "RAT-E9")

    def run(self, s: Rattus, f: int) -> None:
        s.me = NOBODY
        if s.sink is not None:
            s.tell("reckoning")
        for region in range(bits.count(s.rules.in_use)):
            s.push(RAVAGE, NOBODY, 1, region)


class CubesInRegions(Score):
    """Each cube in a region is a point (RAT-E5)."""

    name = "regions"

    def points(self, s: Rattus, seat: int) -> int:
        n = 0
        for region in range(12):
            n += s.cubes[region * 4 + seat]
        return n


class CubesInPalace(Score):
    """Each cube in the palace is a point (RAT-E5)."""

    name = "palace"

    def points(self, s: Rattus, seat: int) -> int:
        return s.palace[seat]


ONE_MORE_TURN = number(OneMoreTurn(), STEPS)
