"""Finds end positions with one best answer, and solves them: `python -m tools.puzzles rattus --count 45 --seed 1`.

Bots play games. Near the end a position is taken out, made small enough to be solved (`compose`), given a lead that
may go either way (`level`), and solved to the end of the game. It is printed as a line of JSON where one answer is
clearly better than every other. With `--position` a line of notation is solved instead: the few that were thought up by
hand have got their answers so.

To solve is to look at every answer and every turn of chance, with its weight, to the end. Each seat takes what gives it
the greatest chance to win, a shared victory counting for its share. Of answers that are equal in that it takes the one
with the greatest margin to expect, its points less those of the best other; of what is still equal, the first. A
position in which somebody would have to decide without knowing all that matters is no puzzle and is left out.
"""

from __future__ import annotations

import argparse
import json
import marshal
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from itertools import product
from typing import Any, NamedTuple

import lazaretto
from lazaretto.bots.roster import bot
from lazaretto.games.notre_dame.board import HAND, PERIOD, ROUNDS
from lazaretto.games.notre_dame.hands import holder, slot_of
from lazaretto.games.notre_dame.state import NotreDame
from lazaretto.games.rattus.board import NOBODY
from lazaretto.games.rattus.state import Rattus
from lazaretto.games.rattus.tokens import REGION_OF, SLOTS
from lazaretto.games.rattus.verbs import remove_rat
from lazaretto.kernel import bits, drive
from lazaretto.kernel.errors import LazarettoError
from lazaretto.kernel.game import Game
from lazaretto.kernel.rng import Rng
from lazaretto.kernel.saved import save_stack
from lazaretto.kernel.state import State

GAP = 0.15  # how much better the best answer must be, in chance to win
BUDGET = 6_000  # positions looked at; what needs more is left out
FEWEST = 3  # options
BOTS = ("greedy", "search:60", "greedy", "random")
PLAYERS = (2, 2, 2, 3)  # of the games played, in turn
LATE = 24  # decisions of a game that are tried
NAME_A_RAT = {"witch.second", "witch.swaps", "monk.puts", "shaman.takes", "shaman.puts", "ravage"}  # steps of Rattus
ALIKE = 7  # puzzles with the same best answer

Saved = dict[str, Any]


# ---------------------------------------------------------------- solving


class NoPuzzle(Exception):
    """The position cannot be solved here: too much may follow, or somebody does not know all that matters."""


class Worth(NamedTuple):
    """What a position is to a seat; compared by the chance to win, then by the margin."""

    win: float
    margin: float


class Solver:
    """Remembers what it has solved; one for each puzzle."""

    def __init__(self, budget: int = BUDGET) -> None:
        self.budget = budget
        self.solved: dict[bytes, tuple[Worth, ...]] = {}

    def worths(self, s: State) -> tuple[Worth, ...]:
        """What a position is worth to each seat if everybody does the best for himself."""
        if not s.options:
            return _ended(s)
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
        return dict(zip(bits.members(s.options), worths, strict=True))


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


def _ended(s: State) -> tuple[Worth, ...]:
    outcome = s.outcome()
    share = 1 / len(outcome.winners)
    totals = outcome.totals
    margins = [mine - max(totals[:seat] + totals[seat + 1 :]) for seat, mine in enumerate(totals)]
    return tuple(Worth(share if seat in outcome.winners else 0.0, margin) for seat, margin in enumerate(margins))


def _mixed(after: list[tuple[tuple[Worth, ...], int]]) -> tuple[Worth, ...]:
    total = sum(weight for _, weight in after)
    return tuple(
        Worth(
            sum(worths[seat].win * weight for worths, weight in after) / total,
            sum(worths[seat].margin * weight for worths, weight in after) / total,
        )
        for seat in range(len(after[0][0]))
    )


def _best(after: list[tuple[Worth, ...]], seat: int) -> tuple[Worth, ...]:
    return max(after, key=lambda worths: (round(worths[seat].win, 9), round(worths[seat].margin, 9)))


class Solution(NamedTuple):
    """What every answer to the question of a position is worth to the seat that is asked."""

    seat: int
    worths: dict[str, Worth]  # by answer, the best one first
    looked_at: int  # how many positions that took

    @property
    def gap(self) -> float:
        """How much better the best answer is than every other."""
        best, second, *_ = self.worths.values()
        return best.win - second.win

    def puzzle(self, line: str, kind: str) -> Saved:
        """As it is kept."""
        best, second, *_ = self.worths
        return {
            "position": line,
            "seat": self.seat,
            "best": best,
            "win": round(self.worths[best].win, 6),
            "second": round(self.worths[second].win, 6),
            "kind": kind,
            "looked_at": self.looked_at,
        }


def solve(title: str, line: str, budget: int = BUDGET) -> Solution:
    """Solve a line of notation."""
    s = lazaretto.position(title, line).state
    if s.chance or bits.count(s.options) < FEWEST:
        raise NoPuzzle
    solver = Solver(budget)
    worths = solver.answers(s)
    meanings = s.step(s.top()).meanings(s)
    order = sorted(worths, key=lambda i: worths[i], reverse=True)
    return Solution(bits.seat(s.top()), {meanings[i].text: worths[i] for i in order}, len(solver.solved))


# ---------------------------------------------------------------- composing


def compose_rattus(s: State, rng: Rng) -> str:
    """A position of the final round, or of a last turn after its card and its cubes, with few unknown rats.

    Of the rats some leave the game, as if they had been revealed; the others have been seen by everybody, but for one
    at most. In a last turn the supply has one token left, and the reserve of whoever is in turn no cube: those are in
    the palace. What kind of position it is; nothing if it is none.
    """
    assert isinstance(s, Rattus)
    steps = [step for step, *_ in save_stack(s)]
    if (not s.ended and steps[0] != "end_turn") or set(steps) & NAME_A_RAT:
        return ""
    unseen = rng.below(2)
    for slot in sorted(range(SLOTS), key=lambda _: rng.below(1000)):
        if s.origin[slot] and (s.face[slot] or not unseen):
            s.seen[slot] = bits.first(s.players)
        elif s.origin[slot]:
            unseen -= 1
    s.imagine(rng)
    for slot in range(SLOTS - 1, -1, -1):  # from the last: the tokens of a region close up
        if s.face[slot] and rng.below(2):
            remove_rat(s, slot)
    if s.ended:
        return "final round"
    s.took = s.placed = 1
    s.palace[s.me] += s.reserve[s.me]
    s.reserve[s.me] = 0
    s.supply = 1
    unseen = sum(s.origin[slot] > 0 and not s.face[slot] for slot in range(SLOTS))
    while bits.count(s.starters) > s.supply + unseen:
        s.starters &= s.starters - 1  # there is no room for it any more: it has been revealed
    return "last turn"


def compose_notre_dame(s: State, rng: Rng) -> str:
    """A position of the last round: what kind of one it is; nothing if it is none."""
    assert isinstance(s, NotreDame)
    if s.round < ROUNDS - 1:
        return ""
    return "last hire" if s.step(s.top()).name == "hire" else "last round"


def level_rattus(s: State, seat: int, by: int) -> None:
    """Let a seat have so many points less, compared with the others: cubes go into the palace."""
    assert isinstance(s, Rattus)
    for other in range(s.players):
        gains = by if other != seat else -by
        cubes = min(s.reserve[other], max(0, gains))
        s.reserve[other] -= cubes
        s.palace[other] += cubes


def level_notre_dame(s: State, seat: int, by: int) -> None:
    """Let a seat have so many points less, compared with the others."""
    assert isinstance(s, NotreDame)
    lowest = min(s.points[other] for other in range(s.players) if other != seat)
    s.points[seat] += max(0, -by - lowest)
    for other in range(s.players):
        if other != seat:
            s.points[other] += max(by, -lowest)


class Composer(NamedTuple):
    """How puzzles of a title are made of its games."""

    compose: Callable[[State, Rng], str]
    level: Callable[[State, int, int], None]
    options: Mapping[str, str]  # of the games that are played for it


COMPOSERS: Mapping[str, Composer] = {
    "rattus": Composer(compose_rattus, level_rattus, {}),
    "rattus+mercatus": Composer(compose_rattus, level_rattus, {}),
    "notre-dame": Composer(compose_notre_dame, level_notre_dame, {"points": "open"}),
}


# ---------------------------------------------------------------- finding


def late_positions(title: str, players: int, seed: int) -> Iterator[Game]:
    """The decisions of a game between bots, the last ones first."""
    game = lazaretto.new(title, players, seed, **COMPOSERS[title].options)
    seats = [bot(BOTS[(seed + k) % len(BOTS)], title, seed + k) for k in range(players)]
    met: list[Game] = []
    while game.decision is not None:
        met.append(game.fork())
        seat = game.decision.seat
        game.apply(seats[seat].choose(game.view(seat)), seat=seat)
    yield from reversed(met[-LATE:])


def find(title: str, count: int, seed: int, budget: int) -> Iterator[Saved]:
    """So many puzzles: one of each game and kind, a third with the same question, a few with the same answer."""
    rng = Rng(seed)
    questions: Counter[str] = Counter()
    answers: Counter[str] = Counter()
    most = -(-count // 3)
    while questions.total() < count:
        seed += 1
        kinds: set[str] = set()
        for game in late_positions(title, PLAYERS[seed % len(PLAYERS)], seed):
            kind = COMPOSERS[title].compose(game.state, rng)
            if not kind or kind in kinds or questions.total() == count:
                continue
            try:
                asked = lazaretto.position(title, game.ruleset.write(game.state)).decision
                if asked is None or questions[asked.step] == most:
                    continue
                solution = solve_levelled(title, game, budget)
            except (NoPuzzle, LazarettoError):  # too much to look at, or a composition that no game can have
                continue
            puzzle = solution.puzzle(game.ruleset.write(game.state), kind)
            if solution.gap >= GAP and answers[puzzle["best"]] < ALIKE:
                questions[asked.step] += 1
                answers[puzzle["best"]] += 1
                kinds.add(kind)
                yield puzzle


def solve_levelled(title: str, game: Game, budget: int) -> Solution:
    """Solve a position; if it makes no difference who answers what, let the lead be such that it may."""
    solution = solve(title, game.ruleset.write(game.state), budget)
    best, second, *_ = sorted((worth.margin for worth in solution.worths.values()), reverse=True)
    if solution.gap >= GAP or best - second < GAP:
        return solution
    COMPOSERS[title].level(game.state, solution.seat, round((best + second) / 2))
    return solve(title, game.ruleset.write(game.state), budget)


def main() -> None:
    """Print puzzles, one in a line."""
    parser = argparse.ArgumentParser(prog="python -m tools.puzzles", description=__doc__)
    parser.add_argument("title", choices=COMPOSERS)
    parser.add_argument("--count", type=int, default=45, help="how many to find")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--budget", type=int, default=BUDGET, help="positions to look at for each")
    parser.add_argument("--position", help="solve this line of notation instead")
    parser.add_argument("--kind", default="by hand", help="what to call it")
    given = parser.parse_args()
    if given.position:
        print(json.dumps(solve(given.title, given.position, given.budget).puzzle(given.position, given.kind)))
        return
    for puzzle in find(given.title, given.count, given.seed, given.budget):
        print(json.dumps(puzzle))
        sys.stdout.flush()


if __name__ == "__main__":
    main()
