"""What a position turned out to be: what its answers are worth, and what its question and its point are."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

import lazaretto
from lazaretto.kernel.outcome import Outcome
from lazaretto.kernel.view import Decision
from lazaretto.puzzles import Evidence, Puzzle, Worth

DIGITS = 4  # of what is kept
PAYS = {"pay", "donate"}  # kinds of choices by which coins are paid, or not
# Answers that do nothing, or not what might be done.
LEAVES_BE = {
    "go_on", "stay", "look_no_more", "leave_good", "move_no_more", "without_effect", "hire_nobody", "move_nothing",
    "pay:no", "count_piece:no", "swap:no", "reveal_rats:no",
}  # fmt: skip


class NoPuzzle(Exception):
    """The position is none: too much may follow, somebody does not know all that matters, or no answer stands out."""


class Weighed(NamedTuple):
    """What every answer to the question of a position is worth to the seat that is asked."""

    seat: int
    worths: Mapping[str, Worth]  # by answer, the best one first
    effort: int  # how many positions were looked at, or games played

    @property
    def gap(self) -> float:
        """How much better the best answer is than every other."""
        best, second, *_ = self.worths.values()
        return best.win - second.win

    def puzzle(self, title: str, line: str, evidence: Evidence, moment: str) -> Puzzle:
        """As it is kept; its number, its game and its difficulty come later."""
        game = lazaretto.position(title, line)
        decision = game.decision_of(self.seat)
        assert decision is not None
        best = next(iter(self.worths))
        return Puzzle(
            number=0,
            game=0,
            found="now",
            position=line,
            seat=self.seat,
            evidence=evidence,
            moment=moment,
            asks=asked(decision),
            rule=game.rule_behind(best, self.seat),
            idea=idea(best, self.worths),
            effort=self.effort,
            visits=0,
            worths={answer: _kept(worth) for answer, worth in self.worths.items()},
        )


def worths_of(outcome: Outcome) -> tuple[Worth, ...]:
    """What the end of a game was worth to each seat."""
    share = 1 / len(outcome.winners)
    totals = outcome.totals
    margins = [mine - max(totals[:seat] + totals[seat + 1 :]) for seat, mine in enumerate(totals)]
    return tuple(
        Worth(share if seat in outcome.winners else 0.0, margin, totals[seat]) for seat, margin in enumerate(margins)
    )


def mean(worths: Iterable[tuple[Worth, int]], games: int = 0) -> Worth:
    """What something is worth on average over what may come of it, by weight."""
    found = list(worths)
    total = sum(weight for _, weight in found)
    win = sum(worth.win * weight for worth, weight in found) / total
    margin = sum(worth.margin * weight for worth, weight in found) / total
    points = sum(worth.points * weight for worth, weight in found) / total
    return Worth(win, margin, points, games)


def rounded(worth: Worth) -> tuple[float, float]:
    """What answers are compared by; the last digits of sums differ from order to order."""
    return round(worth.win, 9), round(worth.margin, 9)


def asked(decision: Decision) -> str:
    """What the answers name: regions, cards … or several kinds of things, as in the middle of a turn."""
    if {option.kind for option in decision.options} & PAYS:
        return "pay"
    named = {option.noun for option in decision.options} - {""}
    return named.pop() if len(named) == 1 else "turn"


def idea(best: str, worths: Mapping[str, Worth]) -> str:
    """Why the best answer beats the second: it leaves something be, or brings points, or costs the others some, or
    brings no points but better chances."""
    if best in LEAVES_BE:
        return "leave"
    first, second, *_ = worths.values()
    margin, own = first.margin - second.margin, first.points - second.points
    if margin <= 0:
        return "chance"
    return "gain" if own >= margin / 2 else "harm"


def _kept(worth: Worth) -> Worth:
    return Worth(round(worth.win, DIGITS), round(worth.margin, DIGITS), round(worth.points, DIGITS), worth.games)
