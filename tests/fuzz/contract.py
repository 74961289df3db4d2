"""What the engine owes to whatever comes from outside: it is refused by name, or it can be played like any game."""

from __future__ import annotations

import hashlib
import json
import signal
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any, NamedTuple
from zlib import crc32

from lazaretto import replay, resume
from lazaretto.kernel import drive
from lazaretto.kernel.canonical import canonical
from lazaretto.kernel.errors import LazarettoError
from lazaretto.kernel.game import Game
from lazaretto.kernel.record import Record
from lazaretto.kernel.rng import Rng
from lazaretto.kernel.ruleset import Ruleset
from lazaretto.kernel.setup import Setup
from lazaretto.kernel.state import State
from lazaretto.kernel.view import View, read_view
from tests.conformance.plays import LONGEST, seats
from tests.fuzz.starts import play_on

SECONDS = 2  # of CPU time; any input that keeps the contract takes a tenth of it
REFUSED, ACCEPTED = "refused", "accepted"


class Breach(AssertionError):
    """An input for which the engine did not do what it owes; `kind` is the same for inputs that break it alike."""

    def __init__(self, stage: str, cause: BaseException, given: object) -> None:
        self.kind = f"{stage}: {type(cause).__name__} {_where(cause)}"
        self.given = given
        super().__init__(f"{self.kind}: {str(cause)[:300]}\ninput: {given!r}")


class TooLong(BaseException):
    """The time is up. Not an Exception, so that nothing in the engine takes it for an error of the input."""


class Sight(NamedTuple):
    """A view that came from outside, and the set-up of the game that it is of."""

    view: View
    ruleset: Ruleset
    setup: Setup


def verdict(admit: Callable[[], Game | Sight], given: object) -> str:
    """What the engine makes of an input: how it was refused, or a digest of everything that followed."""
    with _time_limit(given):
        try:
            admitted = admit()
        except LazarettoError as error:
            return f"{REFUSED} {type(error).__name__}: {error}"
        except Exception as error:
            raise Breach("admitting", error, given) from error
        whole = hashlib.sha256()
        for check in SIGHT_CHECKS if isinstance(admitted, Sight) else checks_of(admitted):
            try:
                whole.update(canonical(check(admitted)))
            except Exception as error:
                raise Breach(check.__name__, error, given) from error
        return f"{ACCEPTED} {whole.hexdigest()[:16]}"


@contextmanager
def _time_limit(given: object) -> Iterator[None]:
    def stop(number: int, frame: FrameType | None) -> None:
        raise TooLong(f"expected an end within {SECONDS} seconds")

    before = signal.signal(signal.SIGVTALRM, stop)
    signal.setitimer(signal.ITIMER_VIRTUAL, SECONDS)
    try:
        yield
    except TooLong as error:
        raise Breach("waiting", error, given) from error
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)


def _where(cause: BaseException) -> str:
    """The last place in the engine that an error went through; for a broken promise the place that expected it."""
    calls = traceback.extract_tb(cause.__traceback__)
    if not calls or isinstance(cause, TooLong):
        return ""
    place = next((call for call in reversed(calls) if "/lazaretto/" in call.filename), calls[-1])
    if isinstance(cause, AssertionError):
        place = calls[-1]
    return f"in {place.filename.rpartition('/')[2]} {place.name}"


# ---------------------------------------------------------------- what a game must endure


def is_saved(game: Game) -> Any:
    """It is the same game when it has been saved and loaded."""
    saved = game.snapshot()
    again = resume(json.loads(json.dumps(saved)))
    assert canonical(again.snapshot()) == canonical(saved), "a loaded game differs from the saved one"
    return saved


def is_viewed(game: Game) -> Any:
    """Everybody can look at it, and what he sees can be sent to him."""
    views = [game.view(seat) for seat in seats(game)]
    sent = [json.loads(json.dumps(view.to_json())) for view in views]
    for view, data in zip(views, sent, strict=True):
        assert read_view(game.ruleset, game.setup, data) == view, "a view that was read differs from the one sent"
        game.ruleset.picture(view.state)
    return sent


def is_imagined(game: Game) -> Any:
    """What anybody imagines of it is a position, and can be played."""
    worlds = [game.view(seat).imagine(Rng(1)) for seat in seats(game)]
    for world in worlds:
        Game(game.ruleset, game.setup, start=world.save())
    return [world.save() for world in worlds] + [_end(worlds[0])]


def is_written(game: Game) -> Any:
    """Its line of notation describes it; an owner's own components are not written."""
    line = game.ruleset.write(game.state)
    if game.setup.components is None:
        setup, saved = game.ruleset.read(game.ruleset, line)
        assert canonical(saved) == canonical(game.state.save()), f"another position is read from {line}"
        assert setup.players == game.players
    return line


def is_recorded(game: Game) -> Any:
    """A few answers later its record plays."""
    later = game.fork()
    play_on(later, 10, 1)
    text = later.record().to_json()
    again = replay(Record.from_json(text))
    assert canonical(again.snapshot()) == canonical(later.snapshot()), "a replayed game differs from the recorded one"
    return text


def is_played(game: Game) -> Any:
    """Random answers lead to its end."""
    return _end(game.state.fork())


def _end(s: State) -> Any:
    """How a position ends that is played on at random."""
    rng = Rng(2)
    for _ in range(LONGEST):
        if not s.options:
            return [s.save(), s.outcome().to_json()]
        drive.choose(s, drive.draw(s, rng))
    raise AssertionError(f"expected an end within {LONGEST} answers")


IN_TURN: tuple[Callable[[Any], Any], ...] = (is_viewed, is_imagined, is_written, is_recorded)


def checks_of(game: Game) -> tuple[Callable[[Any], Any], ...]:
    """Every game is saved and played to its end. Of the rest one is asked for, which depends on the position.

    So in the same time far more inputs are tried, and each is asked for of thousands of them.
    """
    return is_saved, IN_TURN[crc32(canonical(game.state.save())) % len(IN_TURN)], is_played


# ---------------------------------------------------------------- what a view must endure


def is_sent(sight: Sight) -> Any:
    """It can be written."""
    return json.loads(json.dumps(sight.view.to_json()))


def is_foreseen(sight: Sight) -> Any:
    """Every open answer leads somewhere."""
    options = sight.view.decision.options if sight.view.decision is not None else ()
    return [[event.key for event in sight.view.foresee(choice).events] for choice in options]


def is_imaginable(sight: Sight) -> Any:
    """A world that fits it is a position, and can be played to its end."""
    world = sight.view.imagine(Rng(1)).save()
    return _end(Game(sight.ruleset, sight.setup, start=world).state)


SIGHT_CHECKS: tuple[Callable[[Any], Any], ...] = (is_sent, is_foreseen, is_imaginable)
