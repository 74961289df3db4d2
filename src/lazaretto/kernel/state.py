"""A position: what is still to be done, and what the top of it asks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, final

from lazaretto.kernel import bits
from lazaretto.kernel.errors import RecordError
from lazaretto.kernel.event import EVERYBODY, Event, Sink

if TYPE_CHECKING:
    from lazaretto.kernel.outcome import Outcome
    from lazaretto.kernel.rng import Rng
    from lazaretto.kernel.step import Step

STACK = 48


class State:
    """The stack of steps in progress, and the question at its top. Each game adds its pieces.

    The stack is part of the position, so a game can be copied, compared, saved and resumed at any decision, also in the
    middle of a card's effect. `options` holds the open answers of the waiting step, one bit each; 0: the game is over.
    """

    def __init__(self) -> None:
        self.stack = [0] * STACK
        self.depth = 0
        self.options = 0
        self.chance = False  # the table answers, not a seat
        self.players = 0  # how many seats there are
        self.learned = 0  # how often somebody has learned something without chance having spoken
        self.sink: Sink | None = None  # who listens; never copied

    # What a game tells the driver. Its own steps are looked up there, so that their methods can be typed for its state.
    def meet(self) -> int:
        """Ask the step at the top; while it asks nothing, take it off the stack, run it and go on to the next.

        The open answers of the step that asks; none when no step is left.
        """
        raise NotImplementedError

    def answer(self, f: int, i: int) -> None:
        """Give answer i to the step of frame f, which has just been taken off the stack."""
        raise NotImplementedError

    def weight(self, f: int, i: int) -> int:
        """How likely chance is to give answer i, beside the others; 0 for all: even."""
        return 0

    def fork(self) -> State:
        """A position of its own, equal to this one; nobody listens to it."""
        raise NotImplementedError

    # What a game tells everybody else. Outside the hot path.
    def step(self, f: int) -> Step:
        """The step of frame f."""
        raise NotImplementedError

    def save(self) -> dict[str, Any]:
        """Everything that makes this position, as JSON can hold it. `load` is its inverse."""
        raise NotImplementedError

    def load(self, saved: dict[str, Any]) -> None:
        """Become the saved position; only the set-up must already be the same."""
        raise NotImplementedError

    def places(self) -> dict[str, int]:
        """What is saved that stands for a place, by name, and how many such places there are.

        Asked when a position comes from outside: rules take their places on trust.
        """
        return {}

    def forget(self, seat: int | None) -> None:
        """Take out of this position whatever the seat (None: a spectator) does not know."""

    def imagine(self, rng: Rng) -> None:
        """Put back, as it may be, what `forget` took out and somebody knows."""

    def outcome(self) -> Outcome:
        """How the game ended; asked only when it has."""
        raise NotImplementedError

    # The stack.
    @final
    def push(self, step: int, seat: int, n: int, at: int) -> None:
        """Put a step on top: it comes next."""
        self.stack[self.depth] = bits.frame(step, seat, n, at)
        self.depth += 1

    @final
    def again(self, f: int) -> None:
        """Put frame f back: its step goes on after what is pushed next."""
        self.stack[self.depth] = f
        self.depth += 1

    @final
    def top(self) -> int:
        """The frame that is asked."""
        return self.stack[self.depth - 1]

    @final
    def copy_stack(self, twin: State) -> None:
        """Make the twin's stack and question equal to these."""
        twin.stack[:] = self.stack
        twin.depth = self.depth
        twin.options = self.options
        twin.chance = self.chance
        twin.learned = self.learned

    @final
    def save_stack(self) -> list[list[Any]]:
        """The frames from the bottom up, with the names of their steps, since numbers depend on what was imported."""
        frames = [self.stack[k] for k in range(self.depth)]
        return [[self.step(f).name, bits.seat(f), bits.n(f), bits.at(f)] for f in frames]

    @final
    def load_stack(self, frames: list[list[Any]], steps: Sequence[Step]) -> None:
        """The inverse of `save_stack`; `steps` are all steps of the game."""
        if len(frames) > STACK:
            raise RecordError(f"the saved position has {len(frames)} steps in progress; there is room for {STACK}")
        ids = {step.name: step.id for step in steps}
        self.depth = 0
        for name, seat, n, at in frames:
            if name not in ids:
                raise RecordError(f"the saved position waits for a step {name!r}, which these rules do not have")
            self.push(ids[name], seat, n, at)

    @final
    def tell(self, key: str, /, audience: int = EVERYBODY, **args: int | str) -> None:
        """Tell whoever listens. Callers look first (`if s.sink is not None`), so that nothing is built in vain."""
        if self.sink is not None:
            self.sink(Event(key, args, audience))
