"""One random game of each title and number of players, written out: whatever changes the course of a game shows here.

`pytest tests/golden --regenerate` writes the files anew; read the difference before it is kept.
"""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from itertools import zip_longest
from pathlib import Path

import pytest

from lazaretto.games.rules import rules_of
from lazaretto.games.titles import TITLES
from lazaretto.kernel.canonical import canonical
from lazaretto.kernel.errors import RulesetError
from lazaretto.kernel.event import Event, all_but
from lazaretto.kernel.game import Game
from lazaretto.kernel.record import CHANCE
from lazaretto.kernel.rng import Rng
from lazaretto.kernel.setup import prepare

FOLDER = Path(__file__).parent
SEED = 1
EVERY = 10  # answers between two full accounts of the position
TABLES = [(title, players) for title in TITLES for players in rules_of(title).players]


def path_of(title: str, players: int) -> Path:
    return FOLDER / f"{title}-{players}p.txt"


def playthrough(title: str, players: int) -> Iterator[str]:
    """The lines of the file."""
    ruleset = rules_of(title)
    game = Game(ruleset, prepare(ruleset, players, {}))  # without a dealer, so that chance is seen to answer
    events: list[Event] = []
    game.listen(events.append)
    rng = Rng(SEED)
    settings = " ".join(f"{name}={value}" for name, value in game.setup.options.items())
    yield f"{title} version {game.ruleset.version}, {players} players, {settings}"
    while game.decision is not None:
        if game.answered % EVERY == 0:
            yield from account(game)
        yield from question(game, rng)
        yield from (told(event) for event in events)
        events.clear()
    yield from account(game)
    yield from ending(game)


def account(game: Game) -> Iterator[str]:
    """The position in full, and a digest of what each seat and a spectator sees."""
    yield ""
    try:
        yield game.ruleset.write(game.state)
    except RulesetError:
        yield canonical(game.state.save()).decode()
    seats = [*range(game.players), None]
    digests = [sha256(canonical(game.view(seat).to_json())).hexdigest()[:8] for seat in seats]
    names = [*game.ruleset.seats[: game.players], "spectator"]
    yield "views: " + " ".join(f"{name}={digest}" for name, digest in zip(names, digests, strict=True))
    yield ""


def question(game: Game, rng: Rng) -> Iterator[str]:
    """What is asked, what is open, and what is answered at random."""
    asked = game.asked or (CHANCE,)
    seat = asked[rng.below(len(asked))]
    decision = game.decision_of(seat)
    assert decision is not None
    k = rng.below(sum(decision.weights) if decision.weights else len(decision.options))
    units = [i for i, weight in enumerate(decision.weights or (1,) * len(decision.options)) for _ in range(weight)]
    choice = decision.options[units[k]]
    name = "chance" if seat == CHANCE else game.ruleset.seats[seat]
    yield f"{game.answered} {decision.step} {name}: {' '.join(option.text for option in decision.options)}"
    yield f"    > {choice}"
    game.apply(choice, seat)


def told(event: Event) -> str:
    """An event, and who hears of it where that is not everybody."""
    text = " ".join(f"{name}={value}" for name, value in event.args.items())
    hears = ""
    if event.audience >= 0:
        hears = f" (only {[seat for seat in range(15) if event.seen_by(seat)]})"
    elif event.audience != -1:
        hears = f" (all but {[seat for seat in range(15) if not event.seen_by(seat)]})"
    return f"    {event.key} {text}{hears}".rstrip()


def ending(game: Game) -> Iterator[str]:
    outcome = game.outcome
    assert outcome is not None
    yield f"{outcome.reason} {outcome.rule} after {game.answered} answers"
    for seat in range(game.players):
        sources = " ".join(f"{name}={points}" for name, points in outcome.points[seat].items())
        yield f"{outcome.ranks[seat]}. {game.ruleset.seats[seat]} {outcome.totals[seat]} ({sources})"


@pytest.mark.parametrize(("title", "players"), TABLES, ids=[f"{title}-{players}p" for title, players in TABLES])
def test_the_game_goes_as_it_went(title: str, players: int, regenerate: bool) -> None:
    path = path_of(title, players)
    lines = list(playthrough(title, players))
    if regenerate:
        path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    assert path.exists(), f"{path.name} is missing; `make golden` writes it"
    kept = path.read_text(encoding="utf-8").splitlines()
    for n, (now, then) in enumerate(zip_longest(lines, kept, fillvalue="(nothing)"), start=1):
        assert now == then, f"{path.name}:{n} departs; if that is meant, `make golden` and read the difference"


def test_there_is_no_file_of_a_game_that_does_not_exist() -> None:
    assert sorted(path.name for path in FOLDER.glob("*.txt")) == sorted(path_of(*table).name for table in TABLES)


def test_the_files_say_who_hears_of_an_event() -> None:
    assert told(Event("seen", {"seat": 1}, 2)) == "    seen seat=1 (only [1])"
    assert told(Event("seen", {"seat": 1}, all_but(1))) == "    seen seat=1 (all but [1])"
    assert told(Event("seen", {})) == "    seen"
