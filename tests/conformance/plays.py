"""Random games: from a fixed seed; in a soak from many, and from Hypothesis, which chooses the first answers itself."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from hypothesis import Phase, example, given, settings
from hypothesis import strategies as st

from lazaretto.kernel import drive
from lazaretto.kernel.canonical import canonical
from lazaretto.kernel.choice import Choice
from lazaretto.kernel.event import Event
from lazaretto.kernel.game import Game
from lazaretto.kernel.record import CHANCE
from lazaretto.kernel.replay import resume
from lazaretto.kernel.rng import Rng
from lazaretto.kernel.state import State
from lazaretto.kernel.view import View
from tests.conformance.cases import Case
from tests.soak import SOAKING, often

PLAYED = often(1, 20)
EVERY = often(12, 1)
LONGEST = 10_000  # answers; a random game that is not over by then will never be


@dataclass(frozen=True)
class Play:
    """How the answers of a game are found: the first ones are given, the others come from a seed."""

    seed: int
    guide: tuple[int, ...] = ()

    def source(self) -> Source:
        """The numbers of this play from the beginning."""
        return Source(self)


class Source:
    """The numbers of a play."""

    def __init__(self, play: Play) -> None:
        self.guide = iter(play.guide)
        self.rng = Rng(play.seed)

    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""
        given = next(self.guide, None)
        return self.rng.below(n) if given is None else given % n


PLAYS = st.builds(
    Play, st.integers(0, 2**30 - 1), st.lists(st.integers(0, 62), max_size=60).map(tuple)
)  # an answer is one of 63 at most


def every_play(test: Callable[..., None]) -> Callable[..., None]:
    """Run a test with a game from a fixed seed; in a soak with many, and with as many of Hypothesis' choice.

    Hypothesis begins with what is simplest, the seed 0 and no guide: for a single game it need not be asked.
    """
    test = given(play=PLAYS)(test)
    for seed in range(PLAYED):
        test = example(play=Play(seed))(test)
    return settings(max_examples=PLAYED, phases=tuple(Phase) if SOAKING else (Phase.explicit,))(test)


def pick(game: Game, source: Source) -> tuple[int, Choice]:
    """One of the seats asked (or chance) and one of its open answers."""
    seats = game.asked or (CHANCE,)
    seat = seats[source.below(len(seats))]
    decision = game.decision_of(seat)
    assert decision is not None
    return seat, decision.options[source.below(len(decision.options))]


def walk(case: Case, play: Play, dealt: bool = False) -> Iterator[Game]:
    """A random game before each answer, and once more when it is over. If not dealt, chance answers like a seat."""
    yield from steps(case.game(play.seed if dealt else None), play)


def glances(case: Case, play: Play) -> Iterator[Game]:
    """A random game at every twelfth position, in other plays at others, and when it is over; in a soak at all."""
    for n, game in enumerate(walk(case, play), play.seed):
        if n % EVERY == 0 or game.decision is None:
            yield game


def steps(game: Game, play: Play) -> Iterator[Game]:
    """A game that is played on at random, before each answer and when it is over."""
    source = play.source()
    while game.decision is not None:
        yield game
        assert game.answered < LONGEST, f"{game.title}: a game of {LONGEST} answers that is not over"
        seat, choice = pick(game, source)
        game.apply(choice, seat)
    yield game


def play_on(game: Game, play: Play) -> Game:
    """The same game when it is over."""
    for _ in steps(game, play):
        pass
    return game


def finished(case: Case, play: Play, dealt: bool = True) -> Game:
    """A random game that is over."""
    return play_on(case.game(play.seed if dealt else None), play)


def seats(game: Game) -> list[int | None]:
    """Everybody who sees something: the seats, and a spectator."""
    return [*range(game.players), None]


def imagined(game: Game, view: View, seed: int) -> Game:
    """A game that goes on from a world that fits the view."""
    snapshot = game.snapshot() | {"state": view.imagine(Rng(seed)).save()}
    return resume(game.ruleset, snapshot)


def position(s: State) -> bytes:
    """A position with its question, as bytes to compare."""
    return canonical([s.save(), drive.open_answers(s), s.chance == 1 and s.options != 0])


def told(event: Event) -> tuple[str, dict[str, int | str]]:
    """What an event says, without saying to whom."""
    return event.key, dict(event.args)
