"""The cathedral pays at the end of each period."""

from __future__ import annotations

from lazaretto.games.notre_dame.board import CATHEDRAL
from lazaretto.games.notre_dame.events import CATHEDRAL_SCORED
from lazaretto.games.notre_dame.state import THE_TABLE, NotreDame
from lazaretto.games.notre_dame.verbs import clear_cathedral, gain_points
from lazaretto.kernel.step import Step


class ScoreCathedral(Step[NotreDame]):
    """The tile's value divided by all cubes there, rounded down, for each cube; then they leave (NDM-N4, NDM-N7).

    Each player's share is one gain of points (example: NDM-N5).
    """

    name = "score_cathedral"
    rules = ("NDM-N4", "NDM-N7", "NDM-R9", "NDM-C8")
    seat = THE_TABLE

    def run(self, s: NotreDame, f: int) -> None:
        cubes = 0
        for seat in range(s.players):
            cubes += s.cubes[seat][CATHEDRAL]
        each = s.rules.value // cubes if cubes else 0
        s.tell(CATHEDRAL_SCORED, cubes, each, s.rules.value)
        for k in range(s.players):
            seat = (s.bell + k) % s.players
            if s.cubes[seat][CATHEDRAL]:
                gain_points(s, seat, each * s.cubes[seat][CATHEDRAL], CATHEDRAL)
                clear_cathedral(s, seat)
