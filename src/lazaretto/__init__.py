"""Lazaretto: the great plague games of the table, for people and for programs.

>>> import lazaretto
>>> game = lazaretto.new("rattus", players=3, seed=7)
>>> game.decision.step
'first_cubes'
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from lazaretto import compiled as _compiled  # before anything of the engine: it says which one is imported
from lazaretto.games.rules import rules_of as _rules_of
from lazaretto.kernel import replay as _replay
from lazaretto.kernel.choice import Choice
from lazaretto.kernel.dealer import Dealer, dealer_of
from lazaretto.kernel.errors import ComponentError, LazarettoError, PositionError, RecordError, SetupError
from lazaretto.kernel.event import Event, Reason
from lazaretto.kernel.game import Game
from lazaretto.kernel.outcome import Outcome
from lazaretto.kernel.outside import is_text, shown
from lazaretto.kernel.record import CHANCE, Record
from lazaretto.kernel.rng import Rng
from lazaretto.kernel.ruleset import Ruleset
from lazaretto.kernel.setup import prepare
from lazaretto.kernel.view import Decision, View

if TYPE_CHECKING:
    from lazaretto.bots.bot import Bot
    from lazaretto.envs.encoding import Encoding

__version__ = "0.2.0"
engine = _compiled.engine  # which engine runs: compiled, or pure Python and why
__all__ = [
    "CHANCE", "Choice", "Decision", "Event", "Game", "LazarettoError", "Outcome", "Reason", "Record", "Rng", "View",
    "bot", "encoding", "new", "position", "replay", "resume",
]  # fmt: skip


def new(
    title: str,
    players: int = 3,
    seed: int | str | None = None,
    components: str | Path | None = None,
    chance: str = "dealt",
    dealer: object = 1,
    **options: object,
) -> Game:
    """A new game. The same seed and answers give the same game; without a seed it is drawn and told by the record.

    With `chance="asked"` there is no seed: chance is asked like a seat, and whoever plays answers for it.
    `components` is an owner's own set, a folder of component files or one file; the options are those of the title.
    `dealer` 2 draws so that games of one seed can be compared: a deck gives the same whatever was asked of others.
    """
    rules = _rules(title)
    if not isinstance(components, Path | None) and not is_text(components):
        raise ComponentError(f"components: expected a folder; got {shown(components)}")
    printed = None if components is None else rules.components.load(Path(components))
    setup = prepare(rules, players, options, printed)
    if chance not in ("dealt", "asked") or (chance == "asked" and seed is not None):
        raise SetupError(f"chance: expected dealt, or asked and no seed; got {shown(chance)}, seed {shown(seed)}")
    if chance == "asked":
        return Game(rules, setup)
    return Game(rules, setup, dealer_of(secrets.token_hex(16) if seed is None else seed, dealer))


def position(title: str, text: str, seed: int | str | None = None) -> Game:
    """A game that goes on from a line of position notation. Without a seed chance is asked like a seat."""
    rules = _rules(title)
    if not is_text(text):
        raise PositionError(f"expected a line of text; got {shown(text)}")
    setup, saved = rules.read(rules, text)
    return Game(rules, setup, None if seed is None else Dealer(seed), start=saved)


def replay(record: Record | str | bytes, upto: int | None = None) -> Game:
    """Play a record again, the first `upto` answers or all, checking every state on the way."""
    read = record if isinstance(record, Record) else Record.from_json(record)
    return _replay.replay(_recorded_rules(read.title), read, upto)


def resume(snapshot: object, seed: int | str | None = None, dealer: object = 1) -> Game:
    """Go on from what `Game.snapshot` gave."""
    if not isinstance(snapshot, Mapping):
        raise RecordError(f"expected a snapshot as a mapping; got {shown(snapshot)}")
    dealt = None if seed is None else dealer_of(seed, dealer)
    return _replay.resume(_recorded_rules(snapshot.get("title")), snapshot, dealt)


def bot(name: str, title: str, seed: int, seconds: float | None = None) -> Bot:
    """A bot for a title: `random`, `greedy`, `easy` to `master`, a character, `search:VISITS`, or `file.py:Class`.

    With `seconds` those that look ahead answer in that time, and then not the same on every machine.
    """
    from lazaretto.bots import roster  # it is not needed for playing

    _rules(title)
    return roster.bot(name, title, seed, seconds)


def encoding(title: str, players: int, **options: object) -> Encoding:
    """How positions of a title become rows of numbers for learning programs, and which actions there are."""
    from lazaretto.envs import encoding as envs  # nor is this

    _rules(title)
    return envs.encoding(title, players, **options)


def _draw(view: View) -> str:
    from lazaretto.pictures.board import svg  # only notebooks want pictures

    return svg(view)


def _draw_record(record: Record) -> str:
    from lazaretto.pictures.replayed import html

    return html(record)


Ruleset.draw = _draw
Record.draw = _draw_record


def _rules(title: object) -> Ruleset:
    if not isinstance(title, str):
        raise SetupError(f"expected a title as text; got {shown(title)}")
    return _rules_of(title)


def _recorded_rules(title: object) -> Ruleset:
    try:
        return _rules(title)
    except SetupError as error:
        raise RecordError(f"title: {error}") from None
