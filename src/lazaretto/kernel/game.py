"""A game at a table: decisions in, positions out, and everything needed to play it again."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from lazaretto.kernel import bits, drive
from lazaretto.kernel.choice import Catalogue, Choice
from lazaretto.kernel.dealer import Dealer
from lazaretto.kernel.errors import (
    CannotUndo,
    GameOver,
    IllegalChoice,
    LazarettoError,
    NotYourDecision,
    RecordError,
    SetupError,
    UnknownChoice,
)
from lazaretto.kernel.event import Event, Reason, Sink
from lazaretto.kernel.outcome import Outcome
from lazaretto.kernel.outside import shown, whole
from lazaretto.kernel.past import Past, open_answer
from lazaretto.kernel.record import CHANCE, Answer, Record, given, is_answer
from lazaretto.kernel.ruleset import Ruleset
from lazaretto.kernel.setup import Setup
from lazaretto.kernel.state import State
from lazaretto.kernel.view import Decision, View


class Game:
    """A position, what it asks, and how it came about. `apply` is the only way forward.

    With a dealer chance is answered at once and only seats are asked; without one chance is asked like a seat
    (`decision.seat == CHANCE`), which is what search and tests want.
    """

    def __init__(
        self,
        ruleset: Ruleset,
        setup: Setup,
        dealer: Dealer | None = None,
        start: Mapping[str, Any] | None = None,
        first: int = 0,
        drawn: Mapping[str, int] | None = None,
    ) -> None:
        self._past = Past(ruleset, setup, start, first, drawn)
        if dealer is not None and not isinstance(dealer, Dealer):
            raise SetupError(f"{ruleset.name}: expected a dealer or None; got {shown(dealer)}")
        self.ruleset = ruleset
        self.setup = setup
        self.dealer = dealer
        self._sink: Sink | None = None
        self._watch: Callable[[State], None] | None = None
        self._catalogue: Catalogue | None = None
        self._decision: Decision | None = None
        self._asked: tuple[int, ...] | None = None
        self.state = self._past.beginning()
        self._deal()

    # ---------------------------------------------------------------- asking

    @property
    def title(self) -> str:
        """The name of the rules."""
        return self.ruleset.name

    @property
    def players(self) -> int:
        """How many seats there are."""
        return self.setup.players

    @property
    def answered(self) -> int:
        """How many answers have been given, chance included."""
        return self._past.answered

    @property
    def catalogue(self) -> Catalogue:
        """All choices of this title."""
        if self._catalogue is None:
            self._catalogue = self.ruleset.catalogue()
        return self._catalogue

    @property
    def decision(self) -> Decision | None:
        """What is asked now; None when the game is over."""
        if self._decision is None and self.state.options:
            self._decision = _decision(self.state)
        return self._decision

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats that are asked now: one, or several at once; none for chance and when the game is over."""
        if self._asked is None:
            self._asked = tuple(drive.asked(self.state))
        return self._asked

    def decision_of(self, seat: int) -> Decision | None:
        """What this seat, or chance, is asked now; None if it is not."""
        seat = self._seat_or_chance(seat)
        if self.decision is not None and self.decision.seat == seat:
            return self.decision
        if seat not in self.asked:
            return None
        turned = self.state.fork()
        drive.turn_to(turned, seat)
        return _decision(turned)

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it goes on."""
        return None if self.state.options else self.state.outcome()

    def why_not(self, choice: Choice | str | int, seat: int | None = None) -> Reason | None:
        """Why the asked seat cannot choose this now; None if it can."""
        wanted = self.find(choice)
        seat = None if seat is None else self._seat_or_chance(seat)
        s = self.state
        if not s.options:
            return Reason("game-over", "")
        if seat is not None and self.decision_of(seat) is None:
            return Reason("not-your-decision", "", {"seat": self.decision.seat if self.decision else CHANCE})
        if seat in self.asked[1:]:
            s = s.fork()
            drive.turn_to(s, seat)
        step = s.step(s.top())
        for i, meaning in step.meanings(s).items():
            if meaning is wanted:
                return None if drive.is_open(s, i) else step.why_not(s, s.top(), i)
        return step.why_not_now(s, wanted)

    def rule_behind(self, choice: Choice | str | int, seat: int | None = None) -> str:
        """The id of the rule that allows a choice which is open now, for the asked seat or another asked with it."""
        return self.rules_behind(seat).get(self.find(choice), "")

    def rules_behind(self, seat: int | None = None) -> dict[Choice, str]:
        """The same for all choices that are open now."""
        seat = None if seat is None else self._seat_or_chance(seat)
        s = self.state
        if seat in self.asked[1:]:
            s = s.fork()
            drive.turn_to(s, seat)
        if not s.depth:
            return {}
        step = s.step(s.top())
        meanings = step.meanings(s)
        return {meanings[i]: step.rule_behind(s, i) for i in drive.open_answers(s)}

    def find(self, choice: Choice | str | int) -> Choice:
        """The choice that is meant by an object, a number or a text."""
        if isinstance(choice, str):
            return self.catalogue.parse(choice)
        number = whole(choice)
        if number is not None:
            return self.catalogue[number]
        if not isinstance(choice, Choice) or choice not in self.catalogue:
            raise UnknownChoice(f"expected a choice of {self.title}, its number or its text; got {shown(choice)}")
        return choice

    def view(self, seat: int | None) -> View:
        """What this seat, or a spectator (None), knows."""
        seat = self._seat_or_spectator(seat)
        known = self.state.fork()
        if seat in self.asked:
            drive.turn_to(known, seat)
        known.forget(seat)
        decision = self.decision if seat is None else self.decision_of(seat) or self.decision
        if decision is not None and decision.seat != seat:
            known.options = known.words = 0
            known.more[:] = [0] * len(known.more)
            decision = decision.veiled()
        return View(self.title, seat, known, decision)

    # ---------------------------------------------------------------- answering

    def apply(self, choice: Choice | str | int, seat: int | None = None) -> None:
        """Give an answer. `seat` must be one that is asked; it need not be given where only one is.

        Whatever fails on the way, a listener included, leaves the game as it was.
        """
        wanted = self.find(choice)
        seat = None if seat is None else self._seat_or_chance(seat)
        if self.decision is None:
            raise GameOver(f"{self.title}: the game is over; {wanted} came too late")
        decision = self.decision if seat is None else self.decision_of(seat)
        if decision is None:
            asked = ", ".join(map(str, self.asked)) or "chance"
            raise NotYourDecision(f"{self.decision.step}: asked is {asked}; seat {seat} answered {wanted}")
        if wanted not in decision.options:
            raise IllegalChoice(self._refusal(wanted, decision))
        before, answered = self.state.fork(), self.answered
        s = self.state
        if decision.seat != CHANCE:
            drive.turn_to(s, decision.seat)
        meanings = s.step(s.top()).meanings(s)
        i = next(i for i in drive.open_answers(s) if meanings[i] is wanted)
        try:
            self._answer(i, wanted.text, decision.seat)
            self._deal()
        except BaseException:
            self._return_to(before, self._past.upto(answered))
            raise

    def fork(self, seed: int | str | None = None) -> Game:
        """An independent game from here on. Chance is asked in it, or answered by a stream of its own seed.

        It never has this game's stream: whoever looks ahead must not foresee what the table will draw.
        """
        twin = Game.__new__(Game)
        twin.ruleset, twin.setup, twin._catalogue = self.ruleset, self.setup, self._catalogue
        twin._past = self._past.upto(self.answered)
        twin._decision, twin._asked = self._decision, self._asked
        twin.dealer = None if seed is None else Dealer(seed)
        twin.state = self.state.fork()
        twin._sink = None
        twin._watch = None
        twin._deal()
        return twin

    def __copy__(self) -> Game:
        """The same game once more, its dealer included; nobody listens to it."""
        twin = self.fork()
        twin.dealer = self.dealer
        return twin

    def __deepcopy__(self, memo: object) -> Game:
        return self.__copy__()

    def __reduce__(self) -> tuple[Any, ...]:
        past = self._past
        return _played, (self.ruleset, self.setup, self.dealer, past.start, past.first, past.drawn, past.answers)

    def __eq__(self, other: object) -> bool:
        """Whether the same has been answered from the same beginning; who listens does not matter."""
        return isinstance(other, Game) and self._past == other._past

    __hash__ = None  # type: ignore[assignment]  # a game goes on: it cannot be looked up

    def beginning(self) -> Game:
        """The game as it began, to be played again; chance is asked in it."""
        return Game(self.ruleset, self.setup, None, self._past.start, self._past.first, self._past.drawn)

    # ---------------------------------------------------------------- taking back

    def undoable(self, seat: int) -> int:
        """How many of its latest answers this seat may take back without anybody having learned anything since."""
        return len(self._past.undoable(self._seat(seat), self.state))

    def undo(self, seat: int) -> None:
        """Take back this seat's last answer."""
        seat = self._seat(seat)
        own = self._past.undoable(seat, self.state)
        if not own:
            raise CannotUndo(
                f"seat {seat}: since its last answer chance has spoken, a secret was shown or another answered"
            )
        self._past.remove(own[0])
        self._rebuild()

    def before_last(self, seat: int) -> int | None:
        """How many answers had been given before this seat's last one; None if it has given none."""
        return self._past.before_last(self._seat(seat))

    def rewind(self, answered: int) -> None:
        """Go back to where so many answers had been given, whatever has been learned since: only by consent of all."""
        count = whole(answered)
        first = self._past.first
        if count is None or not first <= count <= self.answered:
            raise CannotUndo(f"expected a number of answers from {first} to {self.answered}; got {shown(answered)}")
        before = self.state, self._past
        self._past = self._past.upto(count)
        try:
            self._rebuild()
            self._deal()
        except BaseException:
            self._return_to(*before)
            raise

    def _rebuild(self) -> None:
        self.state = self._past.position()
        self.state.listen(self._sink)
        self._decision = self._asked = None

    # ---------------------------------------------------------------- remembering

    def listen(self, sink: Sink | None) -> None:
        """Have every event from now on told to this function; None: to nobody."""
        _check_function("listen", sink)
        self._sink = sink
        self.state.listen(sink)

    def past(self) -> tuple[Answer, ...]:
        """Every answer since the game began here, chance included. For the table's own use."""
        return tuple(self._past.answers)

    def draws(self) -> dict[str, int]:
        """How many draws have been made from each deck."""
        return self._past.draws()

    def watch(self, watch: Callable[[State], None] | None) -> None:
        """Have every position from now on, chance's included, shown to this function. For the table's own use."""
        _check_function("watch", watch)
        self._watch = watch

    def happened(self, since: int = 0) -> list[tuple[int, Event]]:
        """What has happened since so many answers, each with the number before it. For the table's own use."""
        return self._past.happened(since)

    def history(self, seat: int | None) -> list[tuple[int, Event]]:
        """What this seat, or a spectator, has seen happen, each with the number of answers before it."""
        seat = self._seat_or_spectator(seat)
        return [(n, event) for n, event in self.happened() if event.seen_by(seat)]

    def record(self) -> Record:
        """Everything needed to play this game again, with a digest of every state on the way."""
        return self._past.record(self.outcome, self.dealer)

    def snapshot(self) -> dict[str, Any]:
        """This position as plain data, from which `resume` goes on even when the record no longer plays."""
        return {
            "title": self.title,
            "setup": self.setup.to_json(),
            "answered": self.answered,
            "drawn": self.draws(),
            "state": self.state.save(),
        }

    def repeat(self, answer: Answer) -> None:
        """Give a recorded answer again; an error says how it departs from what is asked. Chance is not dealt."""
        if not is_answer(answer):
            raise RecordError(f"expected an answer with step, seat and choice; got {shown(answer)}")
        self._answer(open_answer(self.state, answer), answer.choice, answer.seat)

    # ---------------------------------------------------------------- inside

    def _seat(self, seat: object, others: str = "") -> int:
        """The number of a seat that there is; `others` says what else was possible."""
        if type(seat) is int and 0 <= seat < self.setup.players:
            return seat
        number = whole(seat)
        if number is None or number not in range(self.players):
            raise NotYourDecision(f"expected a seat from 0 to {self.players - 1}{others}; got {shown(seat)}")
        return number

    def _seat_or_spectator(self, seat: object) -> int | None:
        return None if seat is None else self._seat(seat, ", or None")

    def _seat_or_chance(self, seat: object) -> int:
        number = seat if type(seat) is int else whole(seat)
        return CHANCE if number == CHANCE else self._seat(seat, f", or {CHANCE} for chance")

    def __repr__(self) -> str:
        return f"<Game of {self.title}, {self.players} players, {self.answered} answers>"

    def _repr_svg_(self) -> str:
        """The table as a spectator sees it, for notebooks; when the game is over, as everybody may see it."""
        view = View(self.title, None, self.state, None) if self.outcome is not None else self.view(None)
        return Ruleset.draw(view)

    def _refusal(self, wanted: Choice, decision: Decision) -> str:
        offered = ", ".join(option.text for option in decision.options)
        reason = self.why_not(wanted, decision.seat)
        why = f" ({reason.code}, {reason.rule})" if reason else ""
        return f"{decision.step}: seat {decision.seat} answered {wanted}, offered: {offered}{why}"

    def _answer(self, i: int, choice: str, seat: int) -> None:
        s = self.state
        step = s.step(s.top())
        deck = step.deck(s, s.top()) if seat == CHANCE else ""
        learned = s.learned
        drive.choose(s, i)
        self._past.add(given(step.name, seat, choice), deck, seat == CHANCE or s.learned != learned, s)
        self._decision = self._asked = None
        if self._watch is not None:
            self._watch(s)

    def _return_to(self, state: State, past: Past) -> None:
        """Have the game where it was before something failed."""
        self.state, self._past = state, past
        self.state.listen(self._sink)
        self._decision = self._asked = None

    def _deal(self) -> None:
        s = self.state
        while self.dealer is not None and s.chance and s.options:
            i = self.drawn_by(self.dealer)
            self._answer(i, s.step(s.top()).meanings(s)[i].text, CHANCE)

    def drawn_by(self, dealer: Dealer) -> int:
        """What a dealer answers to what chance is asked now."""
        s = self.state
        deck = s.step(s.top()).deck(s, s.top())
        return dealer.answer(s, self.answered, self._past.draws_from(deck))


def _played(
    ruleset: Ruleset,
    setup: Setup,
    dealer: Dealer | None,
    start: Mapping[str, Any] | None,
    first: int,
    drawn: Mapping[str, int],
    answers: list[Answer],
) -> Game:
    """A game that was taken apart, played again."""
    game = Game(ruleset, setup, None, start, first, drawn)
    for answer in answers:
        game.repeat(answer)
    game.dealer = dealer
    return game


def _decision(s: State) -> Decision:
    f = s.top()
    step = s.step(f)
    meanings = step.meanings(s)
    open_ = drive.open_answers(s)
    options = tuple(meanings[i] for i in open_)
    if not s.chance:
        return Decision(bits.seat(f), step.name, step.rules, options)
    weights = [step.weight(s, f, i) for i in open_]
    return Decision(CHANCE, step.name, step.rules, options, tuple(weights) if any(weights) else (1,) * len(weights))


def _check_function(name: str, function: object) -> None:
    if function is not None and not callable(function):
        raise LazarettoError(f"{name}: expected a function or None; got {shown(function)}")
