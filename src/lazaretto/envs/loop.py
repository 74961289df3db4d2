"""Many games in one loop, every position written as numbers into buffers that are used again and again.

`tools/engine/loop.pyx` says the same for C, statement by statement: whoever changes one changes the other, and a test
compares them byte by byte. What is checked here is checked there.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, final

from lazaretto.kernel import bits, drive
from lazaretto.kernel.errors import IllegalChoice
from lazaretto.kernel.fields import Form
from lazaretto.kernel.record import CHANCE
from lazaretto.kernel.rng import Rng
from lazaretto.kernel.state import State

Numbers = memoryview  # of one axis; C takes hold of the same memory
Rewards = Callable[[State], Sequence[float]]  # of a game that is over: one for each seat

FRAMES = 32  # steps in progress that an observation shows, from the top


class Plan(NamedTuple):
    """What an observation consists of: who observes, the steps in progress, and the fields one after the other."""

    size: int  # numbers in an observation
    actions: int  # numbers of choices
    steps: list[int]  # [step]: its number in observations
    members: list[list[int]]  # of the position and of each part, field by field: the size of a set's axis, or 0
    forms: list[Form]  # what is saved of the position and of each part, without what observations leave out


@final
class Writer:
    """Writes what somebody knows."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan

    def write(self, known: State, observer: int, out: Numbers, at: int) -> None:
        """Write a position, from which has been taken out what the observer does not know, from a place on."""
        plan = self.plan
        out[at] = observer
        for k in range(FRAMES):
            f = known.stack[known.depth - 1 - k] if k < known.depth else 0
            out[at + 1 + k] = plan.steps[bits.step(f)] if k < known.depth else 0
            out[at + 1 + FRAMES + k] = bits.seat(f)
            out[at + 1 + 2 * FRAMES + k] = bits.arg(f)
            out[at + 1 + 3 * FRAMES + k] = bits.place(f)
        at += 1 + 4 * FRAMES
        things: list[Any] = [known, *known.parts]
        for thing, form, members in zip(things, plan.forms, plan.members, strict=True):
            saved = thing.save_fields(form)
            for numbers, size in zip(form, members, strict=True):
                value = saved[numbers.name]
                for number in value if numbers.used else [value]:
                    if size == 0:
                        out[at] = number
                        at += 1
                    for member in range(size):
                        out[at] = number >> member & 1
                        at += 1


@final
class Loop:
    """Games side by side. A game that is over begins anew at once; `done` and `reward` tell of the one that ended."""

    def __init__(self, start: State, plan: Plan, seeds: Sequence[int], rewards: Rewards, dealt: bool) -> None:
        self._begin = start
        self._plan = plan
        self._rewards = rewards
        self._dealt = dealt
        self._games = [start.fork() for _ in seeds]
        self._rngs = [Rng(seed) for seed in seeds]
        self._writer = Writer(plan)
        self._known = start.fork()
        self._answers = [0] * len(self._games)
        self._numbers: dict[int, list[int]] = {}  # by step: [answer], the number of its choice

    def attach(self, obs: Numbers, mask: Numbers, seat: Numbers, reward: Any, done: Numbers) -> None:
        """Write into these buffers from now on."""
        self._obs, self._mask, self._seat, self._reward, self._done = obs, mask, seat, reward, done

    def reset(self) -> None:
        """Begin every game anew; chance goes on as it would have."""
        for k in range(len(self._games)):
            copy(self._begin, self._games[k])
            self._tell_nothing(k)
            self._settle(k)

    def show(self) -> None:
        """Write what is asked in every game."""
        for k in range(len(self._games)):
            self._show(k)

    def step(self, actions: Numbers, where: Numbers | None = None) -> None:
        """Give an answer in every game, or only where it says so. If one is not open, nothing is changed in any."""
        for k in range(len(self._games)):
            self._answers[k] = self._answer(k, actions[k]) if where is None or where[k] else -1
        for k in range(len(self._games)):
            self._tell_nothing(k)
            if self._answers[k] >= 0:
                drive.choose(self._games[k], self._answers[k])
                self._settle(k)

    def state(self, k: int) -> State:
        """A copy of a position, with all its secrets."""
        return self._games[k].fork()

    def stream(self, k: int) -> int:
        """Where chance is in its stream, in a game."""
        return self._rngs[k].x

    def put(self, k: int, s: State, x: int) -> None:
        """Have a game go on from another position of the same rules, with chance at a place in its stream."""
        if s.layout is not self._begin.layout:
            raise ValueError("expected a position of the same rules")
        copy(s, self._games[k])
        self._rngs[k].x = x

    def sample(self, out: Numbers, rng: Rng) -> None:
        """An open answer in every game, at random: evenly for a seat, by weight for chance."""
        for k in range(len(self._games)):
            s = self._games[k]
            out[k] = self._numbered(s)[drive.draw(s, rng)]

    def observe(self, k: int, seat: int, out: Numbers) -> None:
        """Write what any seat knows in a game; what `players` knows is what a spectator does."""
        s = self._games[k]
        self._write(s, None if seat == s.players else seat, out, 0)

    def _tell_nothing(self, k: int) -> None:
        players = self._begin.players
        self._done[k] = 0
        for seat in range(players):
            self._reward[k * players + seat] = 0

    def _settle(self, k: int) -> None:
        """Let chance speak, and begin anew where a game is over, until somebody is asked."""
        s, players = self._games[k], self._begin.players
        self._deal(k)
        if not s.options:
            self._done[k] = 1
            for seat, reward in enumerate(self._rewards(s)):
                self._reward[k * players + seat] = reward
            copy(self._begin, s)
            self._deal(k)
        self._show(k)

    def _deal(self, k: int) -> None:
        s = self._games[k]
        while self._dealt and s.chance and s.options:
            drive.choose(s, drive.draw(s, self._rngs[k]))

    def _show(self, k: int) -> None:
        s, actions = self._games[k], self._plan.actions
        seat = CHANCE if s.chance else bits.seat(s.top())
        self._seat[k] = seat
        self._mask[k * actions : (k + 1) * actions] = bytes(actions)
        numbers = self._numbered(s)
        for i in drive.open_answers(s):
            self._mask[k * actions + numbers[i]] = 1
        self._write(s, None if s.chance else seat, self._obs, k * self._plan.size)

    def _write(self, s: State, seat: int | None, out: Numbers, at: int) -> None:
        known = self._known
        copy(s, known)
        if seat is not None and s.options and not s.chance and bits.seat(s.top()) != seat and seat in drive.asked(s):
            drive.turn_to(known, seat)
        known.forget(seat)
        self._writer.write(known, s.players if seat is None else seat, out, at)

    def _numbered(self, s: State) -> list[int]:
        """Of the step that asks, for each answer the number of its choice. It is the same all through a game."""
        f = s.top()
        if bits.step(f) not in self._numbers:
            self._numbers[bits.step(f)] = choice_numbers(s)
        return self._numbers[bits.step(f)]

    def _answer(self, k: int, action: int) -> int:
        s = self._games[k]
        numbers = self._numbered(s)
        answer = numbers.index(action) if action in numbers and action >= 0 else -1
        if not drive.is_open(s, answer):
            refuse(k, s, action)
        return answer


def copy(s: State, twin: State) -> None:
    """Make one position equal to another of the same rules."""
    s.copy_fields(twin)
    for k in range(len(s.parts)):
        s.parts[k].copy_fields(twin.parts[k])


def choice_numbers(s: State) -> list[int]:
    """Of the step that asks, for each answer the number of its choice; -1 where there is none."""
    meanings = s.step(s.top()).meanings(s)
    return [meanings[i].number if i in meanings else -1 for i in range(1 + max(meanings))]


def refuse(k: int, s: State, action: int) -> None:
    """Say what was offered."""
    step = s.step(s.top())
    meanings = step.meanings(s)
    offered = ", ".join(f"{meanings[i].number} {meanings[i].text}" for i in drive.open_answers(s))
    raise IllegalChoice(f"game {k}, {step.name}: answered {action}, offered: {offered}")
