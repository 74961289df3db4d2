"""Playing again: records and snapshots become games, and whatever does not fit is named."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from lazaretto.kernel.canonical import canonical
from lazaretto.kernel.dealer import Dealer, dealer_of
from lazaretto.kernel.errors import ComponentError, PositionError, RecordError, SetupError
from lazaretto.kernel.game import Game
from lazaretto.kernel.outcome import Outcome
from lazaretto.kernel.outside import flaw, shown, whole
from lazaretto.kernel.past import founded_on
from lazaretto.kernel.record import CHANCE, Chain, Record, flaw_of_draws
from lazaretto.kernel.ruleset import Ruleset
from lazaretto.kernel.setup import Option, Setup, prepare


def replay(ruleset: Ruleset, record: Record, upto: int | None = None) -> Game:
    """Play a record again, the first `upto` answers or all, checking every state against its digest.

    The error for a record that departs from the rules says at which answer and how.
    """
    game = _begin(ruleset, record)
    last = record.first + len(record.answers)
    end = last if upto is None else whole(upto)
    if end is None or not record.first <= end <= last:
        raise RecordError(f"expected a number of answers from {record.first} to {last}; got {shown(upto)}")
    played = f"(record of {record.title} version {record.version}, these rules are version {ruleset.version})"
    so_far = Chain(founded_on(ruleset, game.setup))
    _compare(so_far.add(game.state.save()), record.digests[0], f"at the start {played}")
    for k in range(end - record.first):
        answer = record.answers[k]
        try:
            game.repeat(answer)
        except RecordError as error:
            raise RecordError(f"answer {record.first + k}: {error} {played}") from None
        _compare(
            so_far.add(game.state.save()),
            record.digests[k + 1],
            f"after answer {record.first + k}, {answer.choice} {played}",
        )
    if upto is None:
        _compare_outcome(game.outcome, record.outcome)
        if record.dealt_by is not None:
            game.dealer = dealer_of(record.dealt_by, record.dealer)
    return game


def draws_that_differ(ruleset: Ruleset, record: Record) -> list[int]:
    """The chance answers of a record, by their number, that do not follow from its seed. Without a seed: none."""
    if record.dealt_by is None:
        return []
    dealer = dealer_of(record.dealt_by, record.dealer)
    game = _begin(ruleset, record)
    differing = []
    for answer in record.answers:
        drawn = dealt(game, dealer) if answer.seat == CHANCE else answer.choice
        if drawn != answer.choice:
            differing.append(game.answered)
        game.repeat(answer)
    return differing


def dealt(game: Game, dealer: Dealer) -> str:
    """What the dealer would draw now."""
    s = game.state
    return s.step(s.top()).meanings(s)[game.drawn_by(dealer)].text


def _begin(ruleset: Ruleset, record: Record) -> Game:
    """The game of a record before its first answer."""
    if not isinstance(record, Record):
        raise RecordError(f"expected a record; got {shown(record)}")
    if record.title != ruleset.name:
        raise RecordError(f"expected a record of {ruleset.name}; this one is of {record.title}")
    game = _game(ruleset, record.setup, None, record.start, record.first, record.drawn)
    if record.entropy is not None and len(record.entropy) != game.setup.players:
        raise RecordError(f"'entropy': expected one of each of {game.setup.players} seats; found {len(record.entropy)}")
    return game


def _game(
    ruleset: Ruleset,
    setup: Mapping[str, Any],
    dealer: Dealer | None,
    start: Mapping[str, Any] | None,
    first: int,
    drawn: Mapping[str, int] | None,
) -> Game:
    try:
        return Game(ruleset, read_setup(ruleset, setup), dealer, start, first, drawn)
    except ComponentError as error:  # what is printed is read when the table is laid out
        raise RecordError(f"setup: {error}") from None
    except PositionError as error:
        raise RecordError(f"the saved position cannot be: {error}") from None


def _compare(found: str, recorded: str, where: str) -> None:
    if found[:8] != recorded:
        raise RecordError(f"{where}: the state has the digest {found[:8]}, the record says {recorded}")


def _compare_outcome(found: Outcome | None, recorded: Mapping[str, Any] | None) -> None:
    played = None if found is None else found.to_json()
    if canonical(played) != canonical(recorded):  # in Python 1 is also True and 1.0
        raise RecordError(f"the game ends with {played}, the record says {shown(recorded)}")


def read_setup(ruleset: Ruleset, data: Mapping[str, Any]) -> Setup:
    """The set-up that a record or snapshot names; an option it does not name was no choice yet."""
    if not isinstance(data, Mapping):
        raise RecordError(f"setup: expected an object; found {shown(data)}")
    options, components = data.get("options", {}), data.get("components")
    if not isinstance(options, dict) or not isinstance(components, dict | None):
        found = f"{shown(options)}, {shown(components)}"
        raise RecordError(f"setup: expected options and components as objects; found {found}")
    for name, value in options.items():
        if not isinstance(value, str):
            raise RecordError(f"setup: option {shown(name)}: expected a text; found {shown(value)}")
    try:
        return prepare(ruleset, data.get("players"), options, components, Option.unwritten)
    except (SetupError, ComponentError) as error:
        raise RecordError(f"setup: {error}") from None


def resume(ruleset: Ruleset, snapshot: Mapping[str, Any], dealer: Dealer | None = None) -> Game:
    """Go on from a snapshot. The record of the game then begins there."""
    if not isinstance(snapshot, Mapping):
        raise RecordError(f"expected a snapshot as a mapping; got {shown(snapshot)}")
    wrong = flaw(dict(snapshot))
    if wrong:
        raise RecordError(f"snapshot: {wrong}")
    kinds = {"setup": dict, "state": dict, "answered": int}
    for name, kind in kinds.items():
        found = snapshot.get(name)
        if not isinstance(found, kind) or isinstance(found, bool):
            raise RecordError(f"snapshot: {name}: expected {kind.__name__}; found {shown(found)}")
    if snapshot["answered"] < 0:
        raise RecordError(f"snapshot: answered: expected 0 or more; found {snapshot['answered']}")
    drawn = snapshot.get("drawn")  # which snapshots of before do not have
    wrong = flaw_of_draws(drawn)
    if wrong:
        raise RecordError(f"snapshot: drawn: {wrong}")
    return _game(ruleset, snapshot["setup"], dealer, snapshot["state"], snapshot["answered"], drawn)
