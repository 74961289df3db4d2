"""What a seat knows. Bots, environments and browsers get views, never the state of the table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import takewhile
from typing import Any, NamedTuple

from lazaretto.kernel import bits, drive, saved
from lazaretto.kernel.canonical import canonical
from lazaretto.kernel.choice import Choice
from lazaretto.kernel.errors import (
    GameOver,
    IllegalChoice,
    LazarettoError,
    NotYourDecision,
    PositionError,
    RecordError,
    UnknownChoice,
)
from lazaretto.kernel.event import Event
from lazaretto.kernel.outside import flaw, shown
from lazaretto.kernel.record import CHANCE
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

    @property
    def own(self) -> Decision:
        """What the seat of this view is asked. A bot always is; whoever is not has no such question."""
        decision = self.decision
        if decision is None or decision.seat != self.seat:
            asked = "nobody" if decision is None else "chance" if decision.is_chance else f"seat {decision.seat}"
            raise NotYourDecision(f"{self.title}: asked is {asked}; this is the view of {self._who()}")
        return decision

    def _who(self) -> str:
        return "a spectator" if self.seat is None else f"seat {self.seat}"

    def imagine(self, rng: object) -> State:
        """A whole position that fits this view, with the waiting step asked anew."""
        if not isinstance(rng, Rng):
            raise LazarettoError(f"imagine: expected an Rng; got {shown(rng)}")
        world = self.state.fork()
        world.imagine(rng)
        if world.depth:
            drive.advance(world)
        return world

    def foresee(self, choice: Choice) -> Prospect:
        """What the seat would see at once if it answered so: what comes alike in two worlds that fit this view."""
        place = self._place(choice)
        return self._foresee([(world, answers[place]) for world, answers in self._worlds()])

    def foresee_all(self) -> list[Prospect]:
        """The same of every option, in their order."""
        options = () if self.decision is None else self.decision.options
        worlds = self._worlds() if options else []
        return [self._foresee([(world, answers[place]) for world, answers in worlds]) for place in range(len(options))]

    def _worlds(self) -> list[tuple[State, list[int]]]:
        """Two that fit this view, with the answers that are open there; one where there is nothing to imagine."""
        one, two = self.imagine(Rng(1)), self.imagine(Rng(2))
        return [(world, drive.open_answers(world)) for world in ([one] if one == two else [one, two])]

    def _foresee(self, worlds: Sequence[tuple[State, int]]) -> Prospect:
        """What comes alike of an answer in these worlds, which has its place among the open ones in each."""
        one, *others = (self._follow(world, answer) for world, answer in worlds)
        if all(one == other for other in others):
            return one
        alike = takewhile(lambda pair: pair[0] == pair[1], zip(one.events, others[0].events, strict=False))
        return Prospect(tuple(event for event, _ in alike), "")

    def _place(self, choice: Choice) -> int:
        """Where a choice stands among the open ones of this seat."""
        if not isinstance(choice, Choice):
            raise UnknownChoice(f"expected a choice of {self.title}; got {shown(choice)}")
        decision = self.decision
        if decision is None:
            raise GameOver(f"{self.title}: the game is over; nothing comes of {choice}")
        if self.seat is None or decision.seat != self.seat:
            asked = "chance" if decision.is_chance else f"seat {decision.seat}"
            raise NotYourDecision(f"{decision.step}: asked is {asked}; {self._who()} would answer {choice}")
        if choice not in decision.options:
            offered = ", ".join(option.text for option in decision.options)
            raise IllegalChoice(f"{decision.step}: seat {self.seat} would answer {choice}, offered: {offered}")
        return decision.options.index(choice)

    def _follow(self, imagined: State, answer: int) -> Prospect:
        world: State = imagined.fork()
        ear = _Ear(world, self.seat, self.state.learned)
        world.listen(ear.hear)
        drive.choose(world, answer)
        world.listen(None)  # or world and ear would keep each other in memory
        certain = world.learned == ear.learned and self.seat in drive.asked(world)
        return Prospect(tuple(ear.events), world.step(world.top()).name if certain else "")

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

    def __reduce__(self) -> tuple[Any, ...]:
        return View, (self.title, self.seat, self.state, self.decision)

    def __repr__(self) -> str:
        return f"<View of {self.title} by {self._who()}>"

    def _repr_svg_(self) -> str:
        """The table as the seat sees it, for notebooks."""
        drawn: str = Ruleset.draw(self)
        return drawn


class _Ear:
    """What a seat hears of a world until somebody learns something there: from then on it may be a secret now."""

    def __init__(self, world: State, seat: int | None, learned: int) -> None:
        self.world = world
        self.seat = seat
        self.learned = learned
        self.events: list[Event] = []

    def hear(self, event: Event) -> None:
        """Something happens."""
        if self.world.learned != self.learned:
            self.world.listen(None)
        elif event.seen_by(self.seat):
            self.events.append(event)


def view_of(ruleset: Ruleset, setup: Setup, seat: object, position: object) -> View:
    """The view of a seat whose position was saved; whatever is none is refused."""
    if seat is not None and (type(seat) is not int or seat not in range(setup.players)):
        raise RecordError(f"view: seat: expected 0 to {setup.players - 1} or none; found {shown(seat)}")
    state = ruleset.table(setup)
    try:
        state.load(position)
        saved.check(state, whole=False)
    except PositionError as error:
        raise RecordError(f"view: {error}") from None
    return View(ruleset.name, seat, state, seen(state, seat))


def read_view(ruleset: Ruleset, setup: Setup, data: object) -> View:
    """The view that `View.to_json` gave, perhaps in another process; whatever is none is refused."""
    if not isinstance(data, Mapping):
        raise RecordError(f"view: expected an object; found {shown(data)}")
    wrong = flaw(dict(data))
    if wrong:
        raise RecordError(f"view: {wrong}")
    view = view_of(ruleset, setup, data.get("seat"), data.get("position"))
    again = view.to_json()
    differing = [part for part in {**again, **data} if canonical(again.get(part)) != canonical(data.get(part))]
    if differing:
        raise RecordError(f"view: {', '.join(differing)}: not what a view of {ruleset.name} has there")
    return view


def seen(s: State, seat: int | None) -> Decision | None:
    """What the waiting step asks, as this seat sees it. Only its own question is asked: the others may need secrets."""
    if not s.depth:
        return None
    f = s.top()
    step = s.step(f)
    s.chance = step.chance
    asked = CHANCE if step.chance else bits.seat(f)
    if asked == seat:
        s.words = 0
        s.options = step.ask(s, f)  # this step alone: what comes after it may need secrets
    meanings = step.meanings(s) if s.options else {}
    return Decision(asked, step.name, step.rules, tuple(meanings[i] for i in drive.open_answers(s)))
