"""One game at a time for an environment: what each seat knows and may do, in NumPy arrays of its own."""

from __future__ import annotations

import secrets
from array import array

import numpy as np
from numpy.typing import NDArray

from lazaretto.envs.encoding import Encoding, encoding
from lazaretto.envs.loop import choice_numbers, copy, refuse
from lazaretto.envs.rewards import reward_of
from lazaretto.kernel import bits, drive
from lazaretto.kernel.errors import LazarettoError
from lazaretto.kernel.outside import shown, whole
from lazaretto.kernel.rng import Rng
from lazaretto.kernel.state import State
from lazaretto.kernel.view import View, seen

SEEDS = 0x3FFFFFFF  # an Rng tells seeds apart by so many bits
LONGEST = 2000  # decisions in a game: several times as many as any that was ever played


class Table:
    """A game in which chance is dealt from a seed."""

    def __init__(self, title: str, players: int, reward: str = "win", **options: object) -> None:
        self.encoding: Encoding = encoding(title, players, **options)
        self.players = self.encoding.players
        self._rewards = reward_of(reward)
        self._start = self.encoding.start.fork()
        drive.advance(self._start)
        self._known = self._start.fork()
        self._numbers: dict[int, list[int]] = {}  # by step: [answer], the number of its choice
        self.state: State = self._start.fork()
        self.reset(0)

    def reset(self, seed: int | None) -> None:
        """Begin anew; without a seed as nobody can foresee."""
        number = secrets.randbits(30) if seed is None else whole(seed)
        if number is None:
            raise LazarettoError(f"seed: expected a whole number; got {shown(seed)}")
        self._rng = Rng(number & SEEDS)
        copy(self._start, self.state)
        self._deal()

    @property
    def asked(self) -> list[int]:
        """The seats that are asked now; none when the game is over."""
        return drive.asked(self.state)

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return not self.state.options

    def rewards(self) -> list[float]:
        """What the game that is over has brought each seat."""
        return self._rewards(self.state.outcome())

    def apply(self, action: int, seat: int) -> None:
        """Give an answer for one of the seats that are asked; one that is not open changes nothing."""
        s = self.state
        if bits.seat(s.top()) != seat:
            drive.turn_to(s, seat)  # of seats asked at once it does not matter who comes first
        numbers = self._numbered(s)
        answer = numbers.index(action) if action >= 0 and action in numbers else -1
        if not drive.is_open(s, answer):
            refuse(0, s, action)
        drive.choose(s, answer)
        self._deal()

    def observe(self, seat: int) -> NDArray[np.int16]:
        """What a seat knows."""
        out = array("h", bytes(2 * self.encoding.size))
        self.encoding.writer.write(self._see(seat), seat, memoryview(out), 0)
        return np.frombuffer(out, np.int16)

    def mask(self, seat: int, room: int = 0) -> NDArray[np.int8]:
        """Which actions are open to a seat; `room`: so many numbers more, for what an environment adds."""
        mask = np.zeros(self.encoding.actions + room, np.int8)
        if seat in self.asked:
            s = self.state if bits.seat(self.state.top()) == seat else self._see(seat, forget=False)
            numbers = self._numbered(s)
            mask[[numbers[i] for i in drive.open_answers(s)]] = 1
        return mask

    def view(self, seat: int) -> View:
        """The same as an object, for bots."""
        known = self._see(seat).fork()
        known.options = known.words = 0
        return View(self.encoding.title, seat, known, seen(known, seat))

    def render(self, mode: str | None) -> str | None:
        """The board as everybody sees it, drawn with letters (ansi) or on its art (svg)."""
        from lazaretto.pictures.board import svg, text_of  # not needed where nothing is drawn

        copy(self.state, self._known)
        self._known.forget(None)
        view = View(self.encoding.title, None, self._known, None)
        return text_of(view) if mode == "ansi" else svg(view) if mode == "svg" else None

    def _see(self, seat: int, forget: bool = True) -> State:
        s, known = self.state, self._known
        copy(s, known)
        if s.options and bits.seat(s.top()) != seat and seat in drive.asked(s):
            drive.turn_to(known, seat)
        if forget:
            known.forget(seat)
        return known

    def _deal(self) -> None:
        s = self.state
        while s.chance and s.options:
            drive.choose(s, drive.draw(s, self._rng))

    def _numbered(self, s: State) -> list[int]:
        step = bits.step(s.top())
        if step not in self._numbers:
            self._numbers[step] = choice_numbers(s)
        return self._numbers[step]
