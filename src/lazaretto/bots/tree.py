"""The tree of what may follow: information-set Monte Carlo tree search, over answers and not over positions.

Each visit starts in another world that fits what the seat knows, follows the answers that have done best, adds one
answer to the tree and judges where that leads. A branch stands for an answer whatever the world in which it is given:
what a seat does not know it cannot base its answers on. Chance is drawn in each visit and has no branches. Every seat
is taken to want the best for itself.
"""

from __future__ import annotations

from typing import Any, final

from lazaretto.bots.judge import WIN, Judge
from lazaretto.kernel import bits, drive
from lazaretto.kernel.rng import Rng
from lazaretto.kernel.state import WORD, State

THOUSAND = 1000
RESERVE = 200_000  # by how much less is expected of an answer not yet tried than a first look promises
SEAT = 15 << 8  # where a frame says whose it is
BY_TURNS, AT_ONCE = 1, 2  # how a step asks


@final
class Branch:
    """An answer to a question, and the answers to the questions that followed."""

    def __init__(self, frame: int, answer: int) -> None:
        self.frame = frame  # the question
        self.answer = answer
        self.visits = 0
        self.total = 0  # what its seat got, over all visits
        self.guess = 0  # what its seat would get, at a first look
        self.promise = 0  # how much it holds beside the best answer known with it, at a first look, in thousandths
        self.root = 0  # of how often a question after it was asked
        self.branches: list[Branch] = []


@final
class Tree:
    """What one seat has found out about the questions ahead."""

    def __init__(self, judge: Judge[Any], seat: int, seed: int) -> None:
        self.judge = judge
        self.seat = seat
        self.rng = Rng(seed)
        self.trunk = Branch(0, 0)
        self.path: list[Branch] = []
        self.missing = [0] * 4  # words of open answers that have no branch yet
        self.how = [0] * 256  # [step]: BY_TURNS or AT_ONCE; 0: not yet known

    # ---------------------------------------------------------------- looking ahead

    def grow(self, known: State, visits: int) -> None:
        """Visit so many worlds that fit a position in which the seat is asked."""
        for _ in range(visits):
            world = known.fork()
            world.imagine(self.rng)
            drive.advance(world)
            self.visit(world)

    def visit(self, s: State) -> None:
        """Follow the tree through one world to an answer not given before, and remember how it turned out."""
        node = self.trunk
        before = node  # where the questions that are asked at once began
        question = -1
        fresh = False
        self.path.clear()
        while s.options and not fresh:
            if s.chance:
                drive.choose(s, drive.draw(s, self.rng))
                continue
            f = s.top()
            at_once = self.at_once(s, f)
            if not at_once or question != f & ~SEAT:
                before = node
                question = f & ~SEAT
            branch = self.choose(before, s, f)
            fresh = branch.visits == 0
            self.path.append(branch)
            drive.choose(s, branch.answer)
            if not at_once or bits.seat(f) == self.seat:
                node = branch  # what another answers at the same time nobody knows
        self.finish(s)
        self.judge.reward(s)
        for k in range(len(self.path)):
            passed: Branch = self.path[k]
            passed.visits += 1
            passed.total += self.judge.rewards[bits.seat(passed.frame)]

    def choose(self, node: Branch, s: State, f: int) -> Branch:
        """The answer to try, of those open in this world: one that has brought much, or holds promise and is new."""
        for k in range(s.words + 1):
            self.missing[k] = drive.word(s, k)
        visits = 0
        for k in range(len(node.branches)):
            known: Branch = node.branches[k]
            if known.frame == f and drive.is_open(s, known.answer):
                self.missing[known.answer // WORD] &= ~bits.bit(known.answer % WORD)
                visits += known.visits
        self.extend(node, s, f)
        while node.root * node.root > visits:
            node.root -= 1
        while (node.root + 1) * (node.root + 1) <= visits:
            node.root += 1
        promised = 0
        for k in range(len(node.branches)):
            rival: Branch = node.branches[k]
            if rival.frame == f and drive.is_open(s, rival.answer):
                promised += rival.promise
        wanted = 0
        most = -WIN
        for k in range(len(node.branches)):
            branch: Branch = node.branches[k]
            if branch.frame == f and drive.is_open(s, branch.answer):
                mean = branch.total // branch.visits if branch.visits else branch.guess - RESERVE
                share = self.judge.curiosity * THOUSAND * branch.promise // promised
                score = mean + share * (1 + node.root) // (1 + branch.visits)
                if score > most:
                    most = score
                    wanted = k
        best: Branch = node.branches[wanted]
        return best

    def extend(self, node: Branch, s: State, f: int) -> None:
        """Add branches for the answers that are missing, each with what it promises at a first look."""
        first = len(node.branches)
        seat = bits.seat(f)
        doubt = self.judge.doubt
        most = 0
        for w in range(s.words + 1):
            for i in bits.each(self.missing[w]):
                branch = Branch(f, w * WORD + i)
                branch.guess = self.outlook(s, branch.answer, seat)
                node.branches.append(branch)
                if branch.guess > most:
                    most = branch.guess
        added = len(node.branches)
        for k in range(first if added > first else 0):
            known: Branch = node.branches[k]
            if known.frame == f and known.guess > most:
                most = known.guess
        for k in range(first, added):
            new: Branch = node.branches[k]
            new.promise = THOUSAND * doubt // (doubt + most - new.guess)

    def finish(self, s: State) -> None:
        """Let whoever is in the middle of something go on with what looks best, so that it can be judged."""
        self.draw(s)
        seat = bits.seat(s.top()) if s.options else 0
        left = self.judge.patience
        while left and s.options and bits.seat(s.top()) == seat:
            left -= 1
            drive.choose(s, self.at_first_sight(s, seat))
            self.draw(s)

    def at_first_sight(self, s: State, seat: int) -> int:
        """The answer that looks best at once."""
        wanted = bits.low(s.options)
        most = -1
        for w in range(s.words + 1):
            for i in bits.each(drive.word(s, w)):
                found = self.outlook(s, w * WORD + i, seat)
                if found > most:
                    most = found
                    wanted = w * WORD + i
        return wanted

    def outlook(self, s: State, i: int, seat: int) -> int:
        """What answer i promises a seat, as it stands right after it."""
        twin = s.fork()
        drive.choose(twin, i)
        self.judge.reward(twin)
        return self.judge.rewards[seat]

    def draw(self, s: State) -> None:
        """Let chance answer while it is asked."""
        while s.options and s.chance:
            drive.choose(s, drive.draw(s, self.rng))

    def at_once(self, s: State, f: int) -> bool:
        """Whether a question is asked of all seats at once."""
        k = bits.step(f)
        if self.how[k] == 0:
            self.how[k] = AT_ONCE if s.step(f).simultaneous else BY_TURNS
        return self.how[k] == AT_ONCE

    # ---------------------------------------------------------------- looking back

    def found(self, f: int) -> dict[int, Branch]:
        """The answers to a question of the seat that were visited."""
        return {branch.answer: branch for branch in self.trunk.branches if branch.frame == f and branch.visits}

    def follow(self, f: int, i: int) -> None:
        """The seat has given answer i: what comes after it is kept, the rest forgotten."""
        followed = [branch for branch in self.trunk.branches if (branch.frame, branch.answer) == (f, i)]
        self.trunk = followed[0] if followed else Branch(0, 0)
