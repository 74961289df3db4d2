"""Where the plague of this round would leave a seat's rat marker."""

from __future__ import annotations

from lazaretto.games.notre_dame.board import HOSPITAL, TRACK
from lazaretto.games.notre_dame.plague import felt, strength
from lazaretto.games.notre_dame.state import NotreDame
from lazaretto.games.notre_dame.verbs import influence
from lazaretto.kernel.view import View
from lazaretto.lessons.dangers import Danger


def dangers(view: View) -> list[Danger]:
    """What the characters on display would do to the seat, with its Hospital as it stands."""
    s, seat = view.state, view.seat
    assert isinstance(s, NotreDame)
    if seat is None or not s.display:
        return []
    goes_to = max(0, s.rats[seat] + felt(s, seat) - influence(s, seat, HOSPITAL))
    args = {"count": strength(s), "marker": s.rats[seat], "to": goes_to}
    return [Danger("outbreak" if goes_to > TRACK else "rats-rise", args)]
