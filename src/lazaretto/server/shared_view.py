"""What everybody at a table may know, drawn once, and what each viewpoint knows beyond it.

Most of a table looks the same to all. So whoever follows it by changes is told these for all alike, and beside them
only what is his own: the cards he holds, the options he has, the seat that is his.
"""

from __future__ import annotations

from typing import NamedTuple

from lazaretto.kernel.game import Game
from lazaretto.kernel.state import State
from lazaretto.server import viewpoint
from lazaretto.server.changes import changes
from lazaretto.server.schema.game import ViewInfo
from lazaretto.server.schema.table import Change
from lazaretto.server.table import Table
from lazaretto.server.viewpoint import SPECTATOR, Viewpoint


class Scene(NamedTuple):
    """One position: as everybody may know it, and the whole of it. Before the game there is none."""

    view: ViewInfo | None = None
    public: State | None = None
    state: State | None = None
    is_present: bool = True  # or was passed on the way
    is_open: bool = False  # everybody knows the whole of it, so nobody knows more


def scenes(table: Table) -> list[Scene]:
    """The positions between the last two that were asked about, where chance was at work, and the present one."""
    game = table.game
    passed = [] if game is None else [_passed(game, answered, state) for answered, state in table.trail[:-1]]
    return [*passed, present(table)]


def present(table: Table) -> Scene:
    """How things stand."""
    game = table.game
    if game is None:
        return Scene()
    public = game.view(None)
    view = viewpoint.info_of(game, public, SPECTATOR, running=table.state == "running")
    return Scene(view, public.state, game.state, is_open=_same(game.state, public.state))


def _passed(game: Game, answered: int, state: State) -> Scene:
    public = state.fork()
    public.forget(None)
    position = dict(game.ruleset.picture(public))
    view = ViewInfo(seat=None, answered=answered, position=position, decision=None, asked=[], undoable=0)
    return Scene(view, public, state, is_present=False, is_open=_same(state, public))


def own_view(table: Table, scene: Scene, seen: Viewpoint) -> list[Change]:
    """What is known of the game from a viewpoint beyond what everybody may know."""
    game, view = table.game, scene.view
    if game is None or view is None or scene.state is None or scene.public is None or seen == SPECTATOR:
        return []
    found = [] if seen.seat is None else [Change(path="/view/seat", value=seen.seat)]
    is_asked = scene.is_present and seen.seat in view.asked
    own = game.view(seen.seat) if is_asked else None
    if not scene.is_open:
        known = own.state if own is not None else _known(scene.state, seen)
        if not _same(known, scene.public):
            found += changes(view.position, game.ruleset.pictured_over(known, view.position), "/view/position")
    if scene.is_present and table.state == "running" and seen.seat is not None:
        if own is not None:
            found.append(Change(path="/view/decision", value=viewpoint.decision_info(game, own)))
        if undoable := game.undoable(seen.seat):
            found.append(Change(path="/view/undoable", value=undoable))
    return found


def _known(state: State, seen: Viewpoint) -> State:
    """What of a position is known from a viewpoint."""
    known: State = state.fork()
    if not seen.all:
        known.forget(seen.seat)
    return known


def _same(one: State, other: State) -> bool:
    """Whether two views of a position know the same."""
    return one.key() == other.key() and [part.key() for part in one.parts] == [part.key() for part in other.parts]
