"""The tree of what may follow: information-set Monte Carlo tree search, over answers and not over positions.

Each simulation starts in another determinization, a world that fits what the seat knows, selects the answers that have
done best (PUCT), adds one answer to the tree and evaluates where that leads. A node stands for an answer whatever the
world in which it is given: what a seat does not know it cannot base its answers on. Chance is drawn in each simulation
and has no nodes. Every seat is taken to want the best for itself.
"""

from __future__ import annotations

from typing import Any, final

from lazaretto.bots.judge import WIN, Judge
from lazaretto.kernel import bits, drive
from lazaretto.kernel.rng import Rng
from lazaretto.kernel.state import WORD, State

THOUSAND = 1000
FPU_REDUCTION = 200_000  # first-play urgency: so much less is expected of an answer not yet tried than its estimate
SEAT = 15 << 8  # where a frame says whose it is
BY_TURNS, AT_ONCE = 1, 2  # how a step asks


@final
class Node:
    """An answer to a question, and the answers to the questions that followed."""

    def __init__(self, frame: int, answer: int) -> None:
        self.frame = frame  # the question
        self.answer = answer
        self.visits = 0
        self.total = 0  # the rewards of its seat, over all visits
        self.estimate = 0  # the reward of its seat right after the answer
        self.prior = 0  # in thousandths of that of the best answer known with it, by their estimates
        self.sqrt_visits = 0  # of all children together, rounded down
        self.children: list[Node] = []


@final
class Tree:
    """What one seat has found out about the questions ahead."""

    def __init__(self, judge: Judge[Any], seat: int, seed: int) -> None:
        self.judge = judge
        self.seat = seat
        self.rng = Rng(seed)
        self.root = Node(0, 0)
        self.path: list[Node] = []
        self.missing = [0] * 4  # words of open answers that have no child yet
        self.how = [0] * 256  # [step]: BY_TURNS or AT_ONCE; 0: not yet known

    # ---------------------------------------------------------------- searching

    def search(self, known: State, visits: int) -> None:
        """Run so many simulations from a position in which the seat is asked."""
        supposed = known.fork()
        self.judge.suppose(supposed)
        for _ in range(visits):
            world = supposed.fork()
            world.imagine(self.rng)
            drive.advance(world)
            self.simulate(world)

    def simulate(self, s: State) -> None:
        """Follow the tree through one world to an answer not given before, and remember how it turned out."""
        node = self.root
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
            child = self.select(before, s, f)
            fresh = child.visits == 0
            self.path.append(child)
            drive.choose(s, child.answer)
            if not at_once or bits.seat(f) == self.seat:
                node = child  # what another answers at the same time nobody knows
        self.roll_out(s)
        self.judge.reward(s)
        for k in range(len(self.path)):
            passed: Node = self.path[k]
            passed.visits += 1
            passed.total += self.judge.rewards[bits.seat(passed.frame)]

    def select(self, node: Node, s: State, f: int) -> Node:
        """The answer to try, of those open in this world: one that has brought much, or few visits for its prior."""
        for k in range(s.words + 1):
            self.missing[k] = drive.word(s, k)
        visits = 0
        for k in range(len(node.children)):
            known: Node = node.children[k]
            if known.frame == f and drive.is_open(s, known.answer):
                self.missing[known.answer // WORD] &= ~bits.bit(known.answer % WORD)
                visits += known.visits
        self.expand(node, s, f)
        while node.sqrt_visits * node.sqrt_visits > visits:
            node.sqrt_visits -= 1
        while (node.sqrt_visits + 1) * (node.sqrt_visits + 1) <= visits:
            node.sqrt_visits += 1
        priors = 0
        for k in range(len(node.children)):
            rival: Node = node.children[k]
            if rival.frame == f and drive.is_open(s, rival.answer):
                priors += rival.prior
        wanted = 0
        most = -WIN
        for k in range(len(node.children)):
            child: Node = node.children[k]
            if child.frame == f and drive.is_open(s, child.answer):
                mean = child.total // child.visits if child.visits else child.estimate - FPU_REDUCTION
                share = self.judge.exploration * THOUSAND * child.prior // priors
                score = mean + share * (1 + node.sqrt_visits) // (1 + child.visits)
                if score > most:
                    most = score
                    wanted = k
        best: Node = node.children[wanted]
        return best

    def expand(self, node: Node, s: State, f: int) -> None:
        """Add children for the answers that are missing, each with its estimate and its prior."""
        first = len(node.children)
        seat = bits.seat(f)
        temperature = self.judge.temperature
        most = 0
        for w in range(s.words + 1):
            for i in bits.each(self.missing[w]):
                child = Node(f, w * WORD + i)
                child.estimate = self.evaluate(s, child.answer, seat)
                node.children.append(child)
                if child.estimate > most:
                    most = child.estimate
        added = len(node.children)
        for k in range(first if added > first else 0):
            known: Node = node.children[k]
            if known.frame == f and known.estimate > most:
                most = known.estimate
        for k in range(first, added):
            new: Node = node.children[k]
            new.prior = THOUSAND * temperature // (temperature + most - new.estimate)

    def roll_out(self, s: State) -> None:
        """Let whoever is in the middle of something go on with what looks best, so that it can be judged."""
        self.draw_chance(s)
        seat = bits.seat(s.top()) if s.options else 0
        left = self.judge.rollout_depth
        while left and s.options and bits.seat(s.top()) == seat:
            left -= 1
            drive.choose(s, self.greedy_answer(s, seat))
            self.draw_chance(s)

    def greedy_answer(self, s: State, seat: int) -> int:
        """The answer that looks best at once."""
        wanted = bits.low(s.options)
        most = -1
        for w in range(s.words + 1):
            for i in bits.each(drive.word(s, w)):
                found = self.evaluate(s, w * WORD + i, seat)
                if found > most:
                    most = found
                    wanted = w * WORD + i
        return wanted

    def evaluate(self, s: State, i: int, seat: int) -> int:
        """The reward of a seat right after answer i."""
        twin = s.fork()
        drive.choose(twin, i)
        self.judge.reward(twin)
        return self.judge.rewards[seat]

    def draw_chance(self, s: State) -> None:
        """Let chance answer while it is asked."""
        while s.options and s.chance:
            drive.choose(s, drive.draw(s, self.rng))

    def at_once(self, s: State, f: int) -> bool:
        """Whether a question is asked of all seats at once."""
        k = bits.step(f)
        if self.how[k] == 0:
            self.how[k] = AT_ONCE if s.step(f).simultaneous else BY_TURNS
        return self.how[k] == AT_ONCE

    # ---------------------------------------------------------------- what came of it

    def visited(self, f: int) -> dict[int, Node]:
        """The answers to a question of the seat that were visited."""
        return {child.answer: child for child in self.root.children if child.frame == f and child.visits}

    def advance(self, f: int, i: int) -> None:
        """The seat has given answer i: what comes after it is kept, the rest forgotten."""
        followed = [child for child in self.root.children if (child.frame, child.answer) == (f, i)]
        self.root = followed[0] if followed else Node(0, 0)
