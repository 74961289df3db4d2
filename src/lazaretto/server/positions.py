"""Positions that somebody brings as lines of notation: shown and played on as at a table, but at none.

Nothing is kept and no table is read. A line is proven possible before anything is played from it.
"""

from __future__ import annotations

from dataclasses import replace

from lazaretto.games.rules import rules_of
from lazaretto.games.titles import TITLES
from lazaretto.kernel.dealer import Dealer
from lazaretto.kernel.errors import LazarettoError
from lazaretto.kernel.event import Reason
from lazaretto.kernel.game import Game
from lazaretto.server import components, viewpoint
from lazaretto.server.refusals import Invalid, NotFound
from lazaretto.server.schema.positions import AskedPosition, Position, PositionInfo
from lazaretto.server.schema.table import OutcomeInfo
from lazaretto.server.viewpoint import Viewpoint
from lazaretto.server.why_nothing import why_nothing


def show(wanted: Position) -> PositionInfo:
    """A position after its answers, through the eyes of a seat."""
    game, seat = _played(wanted)
    return info(game, seat)


def info(game: Game, seat: int | None) -> PositionInfo:
    """A game at no table, through the eyes of a seat."""
    seen, outcome = Viewpoint(seat), game.outcome
    return PositionInfo(
        colours=list(game.ruleset.seats[: game.players]),
        view=viewpoint.game_info(game, seen, running=True),
        events=viewpoint.events(game.happened(), seen),
        outcome=None if outcome is None else OutcomeInfo(**outcome.to_json()),
    )


def why_nothing_there(wanted: AskedPosition) -> list[Reason]:
    """Why a seat can choose nothing at a thing there; empty if it can."""
    game, seat = _played(wanted)
    return why_nothing(game, wanted.thing, seat)


def _played(wanted: Position) -> tuple[Game, int | None]:
    """The game after the answers, and who looks at it."""
    if wanted.title not in TITLES:
        raise NotFound(f"expected one of the titles {', '.join(TITLES)}; got {wanted.title!r}", field="title")
    rules = rules_of(wanted.title)
    printed = components.wanted(wanted.title, wanted.components)
    try:
        setup, saved = rules.read(rules, wanted.line)
        game = Game(
            rules, replace(setup, components=printed), None if wanted.seed is None else Dealer(wanted.seed), start=saved
        )
    except LazarettoError as error:
        raise Invalid(str(error), field="line") from None
    if wanted.seat is not None and wanted.seat >= game.players:
        raise Invalid(f"expected a seat from 0 to {game.players - 1}; got {wanted.seat}", field="seat")
    seat = wanted.seat if wanted.seat is not None else next(iter(game.asked), None)
    for n, answer in enumerate(wanted.answers):
        try:
            game.apply(answer)
        except LazarettoError as error:
            raise Invalid(str(error), field=f"answers.{n}") from None
    return game, seat
