"""What every answer in a position is worth, exactly: all that may follow, to the end of the game.

To solve is to look at every answer and every turn of chance, with its weight, to the end. Each seat takes what gives it
the greatest chance to win, a shared victory counting for its share. Of answers that are equal in that it takes the one
with the greatest margin to expect, its points less those of the best other; of what is still equal, the first. A
position in which somebody would have to decide without knowing all that matters is no puzzle and is left out.
"""

from __future__ import annotations

import marshal
from collections.abc import Iterator
from itertools import product
from typing import Any

import lazaretto
from lazaretto.games.notre_dame.board import HAND, PERIOD, ROUNDS
from lazaretto.games.notre_dame.hands import holder, slot_of
from lazaretto.games.notre_dame.state import NotreDame
from lazaretto.games.rattus.board import NOBODY
from lazaretto.games.rattus.state import Rattus
from lazaretto.games.rattus.tokens import REGION_OF, SLOTS
from lazaretto.kernel import bits, drive
from lazaretto.kernel.state import State
from lazaretto.puzzles import Worth
from tools.puzzles.weighed import NoPuzzle, Weighed, mean, rounded, worths_of

BUDGET = 2_000  # positions looked at; what needs more is left out
FEWEST = 2  # options

Saved = dict[str, Any]


class Solver:
    """Remembers what it has solved; one for each puzzle."""

    def __init__(self, budget: int = BUDGET) -> None:
        self.budget = budget
        self.solved: dict[bytes, tuple[Worth, ...]] = {}

    def worths(self, s: State) -> tuple[Worth, ...]:
        """What a position is worth to each seat if everybody does the best for himself."""
        if not s.options:
            return worths_of(s.outcome())
        key = essence(s)
        if key not in self.solved:
            if len(self.solved) >= self.budget:
                raise NoPuzzle
            if not s.chance:
                check_open(s, key)
            after = [(self.worths(then), weight) for then, weight in _following(s)]
            self.solved[key] = _mixed(after) if s.chance else _best([worths for worths, _ in after], bits.seat(s.top()))
        return self.solved[key]

    def answers(self, s: State) -> dict[int, Worth]:
        """What each open answer is worth to the seat that is asked."""
        check_open(s, essence(s))
        seat = bits.seat(s.top())
        worths = [self.worths(then)[seat] for then, _ in _following(s)]
        return dict(zip(drive.open_answers(s), worths, strict=True))


def essence(s: State) -> bytes:
    """What matters in a position for the rest of the game: equal where it is equal."""
    saved = s.save()
    del saved["learned"]
    if isinstance(s, NotreDame) and s.round == ROUNDS - 1:
        _leave_out_cards(s, saved)
    if isinstance(s, Rattus) and s.me == NOBODY and _all_seen(s):
        for name in ("starters", "ordinary", "supply"):
            del saved[name]
    return marshal.dumps(saved, 0)  # an older format: the newer ones write equal things in different ways


def check_open(s: State, key: bytes) -> None:
    """Refuse a position in which the asked seat does not know something that matters, or others answer at once."""
    f = s.top()
    known = s.fork()
    known.forget(bits.seat(f))
    if s.step(f).simultaneous or essence(known) != key:
        raise NoPuzzle


def _leave_out_cards(s: NotreDame, saved: Saved) -> None:
    """In the last round cards no longer matter once they are laid away, nor any when all have been played."""
    if not _cards_to_come(saved):
        for name in ("slot", "filled", "up", "loose", "held"):
            del saved[name]
        return
    to_play = {seat for step, seat, *_ in saved["stack"] if step == "play_card"}
    for colour, third in product(range(s.players), range(PERIOD)):
        slots = [slot_of(colour, third, stage) for stage in range(HAND)]
        earlier = third < s.round % PERIOD
        away = [earlier or holder(s, colour, stage) not in to_play for stage in range(HAND)]
        for slot, gone in zip(slots, away, strict=True):
            if gone and not bits.has(s.up, slot):
                saved["slot"][slot] = 0
        if away[1] and away[2]:
            saved["loose"][third * s.players + colour] = 0


def _cards_to_come(saved: Saved) -> bool:
    return any(
        step in ("show_characters", "draw_cards", "draft", "play_cards", "play_card") for step, *_ in saved["stack"]
    )


def _all_seen(s: Rattus) -> bool:
    """Whether no token that nobody has seen can still be revealed, in the resolution of all rats."""
    return not any(s.origin[k] and not s.face[k] and s.total[REGION_OF[k]] for k in range(SLOTS))


def _following(s: State) -> Iterator[tuple[State, int]]:
    """The positions after each open answer, with the weight that chance gives it."""
    f = s.top()
    even = not s.chance or drive.weigh(s) == 0
    for i in drive.open_answers(s):
        then = s.fork()
        drive.choose(then, i)
        yield then, 1 if even else s.step(f).weight(s, f, i)


def _mixed(after: list[tuple[tuple[Worth, ...], int]]) -> tuple[Worth, ...]:
    seats = range(len(after[0][0]))
    return tuple(mean((worths[seat], weight) for worths, weight in after) for seat in seats)


def _best(after: list[tuple[Worth, ...]], seat: int) -> tuple[Worth, ...]:
    return max(after, key=lambda worths: rounded(worths[seat]))


def solve(title: str, line: str, budget: int = BUDGET) -> Weighed:
    """Solve a line of notation."""
    s = lazaretto.position(title, line).state
    if s.chance or drive.count_open(s) < FEWEST:
        raise NoPuzzle
    solver = Solver(budget)
    worths = solver.answers(s)
    meanings = s.step(s.top()).meanings(s)
    order = sorted(worths, key=lambda i: rounded(worths[i]), reverse=True)
    return Weighed(bits.seat(s.top()), {meanings[i].text: worths[i] for i in order}, len(solver.solved))
