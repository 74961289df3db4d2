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
from lazaretto.server.schema.table import Change, Document, TableInfo
from lazaretto.server.table import Table
from lazaretto.server.viewpoint import SPECTATOR, Viewpoint


class Scene(NamedTuple):
    """One position: as everybody may know it, and the whole of it. Before the game there is none."""

    document: Document
    public: State | None = None
    state: State | None = None
    is_present: bool = True  # or was passed on the way


def scenes(table: Table, info: TableInfo) -> list[Scene]:
    """The positions between the last two that were asked about, where chance was at work, and the present one."""
    game = table.game
    passed = [] if game is None else [_passed(game, info, answered, state) for answered, state in table.trail[:-1]]
    return [*passed, present(table, info)]


def present(table: Table, info: TableInfo) -> Scene:
    """How things stand."""
    game = table.game
    if game is None:
        return Scene(Document(table=info, view=None))
    public = game.view(None)
    view = viewpoint.info_of(game, public, SPECTATOR, running=table.state == "running")
    return Scene(Document(table=info, view=view), public.state, game.state)


def _passed(game: Game, info: TableInfo, answered: int, state: State) -> Scene:
    public = state.fork()
    public.forget(None)
    position = dict(game.ruleset.picture(public))
    view = ViewInfo(seat=None, answered=answered, position=position, decision=None, asked=[], undoable=0)
    return Scene(Document(table=info, view=view), public, state, is_present=False)


def own_view(table: Table, scene: Scene, seen: Viewpoint) -> list[Change]:
    """What is known of the game from a viewpoint beyond what everybody may know."""
    game, view = table.game, scene.document.view
    if game is None or view is None or scene.state is None or scene.public is None or seen == SPECTATOR:
        return []
    found = [] if seen.seat is None else [Change(path="/view/seat", value=seen.seat)]
    known = scene.state.fork()
    if not seen.all:
        known.forget(seen.seat)
    if not _same(known, scene.public):
        found += changes(view.position, dict(game.ruleset.picture(known)), "/view/position")
    if scene.is_present and table.state == "running" and seen.seat is not None:
        if seen.seat in view.asked:
            decision = viewpoint.decision_info(game, game.view(seen.seat))
            found.append(Change(path="/view/decision", value=decision))
        if undoable := game.undoable(seen.seat):
            found.append(Change(path="/view/undoable", value=undoable))
    return found


def _same(one: State, other: State) -> bool:
    """Whether two views of a position know the same."""
    return one.key() == other.key() and all(
        mine.key() == theirs.key() for mine, theirs in zip(one.parts, other.parts, strict=True)
    )
