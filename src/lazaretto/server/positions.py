"""Positions that somebody brings as lines of notation: shown and played on as at a table, but at none.

Nothing is kept and no table is read. A line is proven possible before anything is played from it.
"""

from __future__ import annotations

from dataclasses import replace

from lazaretto.editor.setting import Setting, changed, editor
from lazaretto.games.rules import rules_of
from lazaretto.games.titles import TITLES
from lazaretto.kernel.dealer import Dealer
from lazaretto.kernel.errors import LazarettoError
from lazaretto.kernel.event import Reason
from lazaretto.kernel.game import Game
from lazaretto.kernel.ruleset import Ruleset
from lazaretto.kernel.setup import Setup, prepare
from lazaretto.kernel.view import View
from lazaretto.server import components, viewpoint
from lazaretto.server.refusals import Invalid, NotFound, NotNow
from lazaretto.server.schema.positions import (
    AskedPosition,
    BoardInfo,
    ChangedPosition,
    Position,
    PositionInfo,
    PossibleDraw,
    SettingInfo,
)
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


def board(wanted: ChangedPosition) -> BoardInfo:
    """A position on the analysis board, after its answers and with what is set by hand."""
    game, _ = _played(wanted) if wanted.players is None else _begun(wanted, wanted.players)
    if wanted.set is not None:
        try:
            line = changed(game, wanted.set.name, wanted.set.value)
        except LazarettoError as error:
            raise Invalid(str(error), field="set") from None
        game, _ = _played(Position(title=wanted.title, line=line, seed=wanted.seed, components=wanted.components))
    known = editor(game.title)
    return BoardInfo(
        position=info(game, _asked(game, wanted.seat)),
        line=game.ruleset.write(game.state),
        draws=_draws(game),
        settings=[_setting(each) for each in known.settings(game.state)],
        described={item: dict(args) for item, args in known.described(game.state).items()},
    )


def _begun(wanted: Position, players: int) -> tuple[Game, int | None]:
    """A new game, set up as usual."""
    rules = _rules(wanted.title)
    printed = components.wanted(wanted.title, wanted.components)
    try:
        setup = replace(prepare(rules, players, {}), components=printed)
        game = Game(rules, setup, None if wanted.seed is None else Dealer(wanted.seed))
    except LazarettoError as error:
        raise Invalid(str(error), field="players") from None
    return game, _asked(game, wanted.seat)


def _draws(game: Game) -> list[PossibleDraw]:
    decision = game.decision
    if decision is None or not decision.is_chance:
        return []
    weights = decision.weights or (1,) * len(decision.options)
    return [
        PossibleDraw(choice=each.text, kind=each.kind, noun=each.noun, item=each.item, odds=weight / sum(weights))
        for each, weight in zip(decision.options, weights, strict=True)
    ]


def asked_there(wanted: Position) -> tuple[Setup, View]:
    """What the seat that is asked after the answers knows there."""
    game, _ = _played(wanted)
    seat = _asked(game, wanted.seat)
    if seat is None or game.decision_of(seat) is None:
        raise NotNow("expected a position in which a seat is asked; here it is nobody, or chance")
    return game.setup, game.view(seat)


def _asked(game: Game, wanted: int | None) -> int | None:
    """Who is asked; of several who are asked at once the one that is wanted, if he is among them."""
    asked = game.asked
    return wanted if wanted in asked or not asked else asked[0]


def _setting(each: Setting) -> SettingInfo:
    return SettingInfo(
        name=each.name,
        noun=each.noun,
        item=each.item,
        what=each.what,
        args=dict(each.args),
        value=each.value,
        values=list(each.values),
        worded=each.worded,
    )


def why_nothing_there(wanted: AskedPosition) -> list[Reason]:
    """Why a seat can choose nothing at a thing there; empty if it can."""
    game, seat = _played(wanted)
    return why_nothing(game, wanted.thing, seat)


def _played(wanted: Position) -> tuple[Game, int | None]:
    """The game after the answers, and who looks at it."""
    rules = _rules(wanted.title)
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


def _rules(title: str) -> Ruleset:
    if title not in TITLES:
        raise NotFound(f"expected one of the titles {', '.join(TITLES)}; got {title!r}", field="title")
    return rules_of(title)
