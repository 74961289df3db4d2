"""What a seat knows. Bots, environments and browsers get views, never the state of the table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from lazaretto.kernel import bits, drive
from lazaretto.kernel.choice import Choice
from lazaretto.kernel.errors import RecordError
from lazaretto.kernel.event import Event
from lazaretto.kernel.record import CHANCE, canonical
from lazaretto.kernel.rng import Rng
from lazaretto.kernel.ruleset import Ruleset
from lazaretto.kernel.setup import Setup
from lazaretto.kernel.state import State


class Decision(NamedTuple):
    """Who is asked, by which step, and which answers are open.

    In a view of somebody else's decision the options are empty: they may depend on what only he knows.
    """

    seat: int  # CHANCE when the table answers
    step: str
    rules: tuple[str, ...]
    options: tuple[Choice, ...]
    weights: tuple[int, ...] | None = None  # only for chance

    @property
    def is_chance(self) -> bool:
        """Whether the table answers."""
        return self.seat == CHANCE

    def veiled(self) -> Decision:
        """What the others know of it."""
        return self._replace(options=(), weights=None)


class Prospect(NamedTuple):
    """What is certain to come of an answer, until chance speaks, somebody learns something or another seat is asked."""

    events: tuple[Event, ...]
    asked: str  # the step that asks the same seat next; "": none


class View:
    """A position from which everything that the seat does not know has been taken out.

    `state` is that position: it can be read like any other, and holds no secret of anybody else. `imagine` puts
    something back that fits: a world that may be the real one.
    """

    __slots__ = ("decision", "seat", "state", "title")

    def __init__(self, title: str, seat: int | None, state: State, decision: Decision | None) -> None:
        self.title = title
        self.seat = seat
        self.state = state
        self.decision = decision

    def imagine(self, rng: Rng) -> State:
        """A whole position that fits this view, with the waiting step asked anew."""
        world = self.state.fork()
        world.imagine(rng)
        if world.depth:
            drive.advance(world)
        return world

    def foresee(self, choice: Choice) -> Prospect:
        """What the seat would see at once if it answered so: what comes alike in two worlds that fit this view."""
        one, two = self._follow(choice, Rng(1)), self._follow(choice, Rng(2))
        alike = 0
        while alike < min(len(one.events), len(two.events)) and one.events[alike] == two.events[alike]:
            alike += 1
        return one if one == two else Prospect(one.events[:alike], "")

    def _follow(self, choice: Choice, rng: Rng) -> Prospect:
        assert self.decision is not None
        world = self.imagine(rng)
        events: list[Event] = []

        def hear(event: Event) -> None:
            if world.learned == self.state.learned and event.seen_by(self.seat):  # what is learned may be a secret now
                events.append(event)

        world.sink = hear
        drive.choose(world, bits.members(world.options)[self.decision.options.index(choice)])
        certain = world.learned == self.state.learned and self.seat in drive.asked(world)
        return Prospect(tuple(events), world.step(world.top()).name if certain else "")

    def to_json(self) -> dict[str, Any]:
        """As plain data. `read_view` is its inverse."""
        asked: dict[str, Any] | None = None
        if self.decision is not None:
            options = [choice.text for choice in self.decision.options]
            asked = {"seat": self.decision.seat, "step": self.decision.step, "options": options}
        return {"title": self.title, "seat": self.seat, "position": self.state.save(), "decision": asked}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and canonical(self.to_json()) == canonical(other.to_json())

    def __hash__(self) -> int:
        return hash(canonical(self.to_json()))

    def __repr__(self) -> str:
        return f"<View of {self.title} by {'a spectator' if self.seat is None else f'seat {self.seat}'}>"


def read_view(ruleset: Ruleset, setup: Setup, data: object) -> View:
    """The view that `View.to_json` gave, perhaps in another process; whatever is none is refused."""
    if not isinstance(data, Mapping):
        raise RecordError(f"view: expected an object; found {data!r}")
    seat = data.get("seat")
    if seat is not None and (type(seat) is not int or seat not in range(setup.players)):
        raise RecordError(f"view: seat: expected 0 to {setup.players - 1} or none; found {seat!r}")
    try:
        state = ruleset.deal(ruleset.under(setup), setup)
        state.load(dict(data["position"]))
        view = View(ruleset.name, seat, state, _seen(state, seat))
        again = view.to_json()
        differing = [part for part in {**again, **data} if canonical(again.get(part)) != canonical(data.get(part))]
    except (KeyError, TypeError, ValueError, IndexError, AttributeError, ArithmeticError) as error:
        raise RecordError(f"view: the position cannot be read: {error!r}") from error
    if differing:
        raise RecordError(f"view: {', '.join(differing)}: not what a view of {ruleset.name} has there")
    return view


def _seen(s: State, seat: int | None) -> Decision | None:
    """What the waiting step asks, as this seat sees it. Only its own question is asked: the others may need secrets."""
    if not s.depth:
        return None
    f = s.top()
    step = s.step(f)
    s.chance = step.chance
    asked = CHANCE if step.chance else bits.seat(f)
    if asked == seat:
        s.options = s.meet()
    meanings = step.meanings(s) if s.options else {}
    return Decision(asked, step.name, step.rules, tuple(meanings[i] for i in bits.members(s.options)))
