"""Playing again: records and snapshots become games, and whatever does not fit is named."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from lazaretto.kernel.dealer import Dealer
from lazaretto.kernel.errors import RecordError
from lazaretto.kernel.game import Game, founded_on
from lazaretto.kernel.outcome import Outcome
from lazaretto.kernel.record import CHANCE, Record, chain
from lazaretto.kernel.ruleset import Ruleset
from lazaretto.kernel.setup import Setup, prepare


def replay(ruleset: Ruleset, record: Record, upto: int | None = None) -> Game:
    """Play a record again, the first `upto` answers or all, checking every state against its digest.

    The error for a record that departs from the rules says at which answer and how.
    """
    if record.title != ruleset.name:
        raise RecordError(f"expected a record of {ruleset.name}; this one is of {record.title}")
    setup = read_setup(ruleset, record.setup)
    count = len(record.answers) if upto is None else upto - record.first
    if not 0 <= count <= len(record.answers):
        last = record.first + len(record.answers)
        raise RecordError(f"expected a number of answers from {record.first} to {last}; got {upto}")
    played = f"(record of {record.title} version {record.version}, these rules are version {ruleset.version})"
    game = Game(ruleset, setup, start=record.start, first=record.first)
    digest = chain(founded_on(ruleset.name, setup), game.state.save())
    _compare(digest, record.digests[0], f"at the start {played}")
    for k in range(count):
        answer = record.answers[k]
        try:
            game.repeat(answer)
        except RecordError as error:
            raise RecordError(f"answer {record.first + k}: {error} {played}") from None
        digest = chain(digest, game.state.save())
        _compare(digest, record.digests[k + 1], f"after answer {record.first + k}, {answer.choice} {played}")
    if upto is None:
        _compare_outcome(game.outcome, record.outcome)
        if record.seed is not None:
            game.dealer = Dealer(record.seed)
    return game


def draws_that_differ(ruleset: Ruleset, record: Record) -> list[int]:
    """The chance answers of a record, by their number, that do not follow from its seed. Without a seed: none."""
    if record.seed is None:
        return []
    dealer = Dealer(record.seed)
    game = Game(ruleset, read_setup(ruleset, record.setup), start=record.start, first=record.first)
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
    return s.step(s.top()).meanings(s)[dealer.answer(s, game.answered)].text


def _compare(found: str, recorded: str, where: str) -> None:
    if found[:8] != recorded:
        raise RecordError(f"{where}: the state has the digest {found[:8]}, the record says {recorded}")


def _compare_outcome(found: Outcome | None, recorded: Mapping[str, Any] | None) -> None:
    played = None if found is None else found.to_json()
    if played != recorded:
        raise RecordError(f"the game ends with {played}, the record says {recorded}")


def read_setup(ruleset: Ruleset, data: Mapping[str, Any]) -> Setup:
    """The set-up that a record or snapshot names."""
    options, components = data.get("options", {}), data.get("components")
    if not isinstance(options, dict) or not isinstance(components, dict | None):
        raise RecordError(f"setup: expected options and components as objects; found {options!r}, {components!r}")
    return prepare(ruleset, data.get("players"), options, components)


def resume(ruleset: Ruleset, snapshot: Mapping[str, Any], dealer: Dealer | None = None) -> Game:
    """Go on from a snapshot. The record of the game then begins there."""
    kinds = {"setup": dict, "state": dict, "answered": int}
    for name, kind in kinds.items():
        if not isinstance(snapshot.get(name), kind):
            raise RecordError(f"snapshot: {name}: expected {kind.__name__}; found {snapshot.get(name)!r}")
    if snapshot["answered"] < 0:
        raise RecordError(f"snapshot: answered: expected 0 or more; found {snapshot['answered']}")
    setup = read_setup(ruleset, snapshot["setup"])
    return Game(ruleset, setup, dealer, start=snapshot["state"], first=snapshot["answered"])
