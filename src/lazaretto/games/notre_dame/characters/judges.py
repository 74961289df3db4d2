"""Characters that give points for what they see: all the grey ones but the Bishop."""

from __future__ import annotations

from lazaretto.games.notre_dame.board import CATHEDRAL, TRACK
from lazaretto.games.notre_dame.state import Character, NotreDame
from lazaretto.games.notre_dame.verbs import gain_points, influence, most_influence, sectors_with
from lazaretto.kernel import bits


class Judge(Character):
    """One occasion for points, which may be none (NDM-H16, NDM-H17)."""

    def serve(self, s: NotreDame, seat: int) -> None:
        gain_points(s, seat, self.worth(s, seat), self.source)

    def worth(self, s: NotreDame, seat: int) -> int:
        """How many points a seat gets, the Park apart."""
        return 0


class Watch(Judge):
    """1 point for each own cube, and the Friend, in the quarter and on Notre Dame (NDM-H7)."""

    name = "watch"
    rules = ("NDM-H7",)

    def worth(self, s: NotreDame, seat: int) -> int:
        total = s.cubes[seat][CATHEDRAL]
        for sector in range(CATHEDRAL):
            total += influence(s, seat, sector)
        return total


class NightWatch(Judge):
    """1 point for each own sector with neither cube nor Friend (NDM-H8)."""

    name = "night_watch"
    rules = ("NDM-H8",)

    def worth(self, s: NotreDame, seat: int) -> int:
        return CATHEDRAL - bits.count(sectors_with(s, seat, 1))


class GuildMaster(Judge):
    """2 points for each own sector with at least two cubes (NDM-H10)."""

    name = "guild_master"
    rules = ("NDM-H10",)

    def worth(self, s: NotreDame, seat: int) -> int:
        return 2 * bits.count(sectors_with(s, seat, 2))


class BeggarKing(Judge):
    """1 point for each free space in front of the rat marker (NDM-H11)."""

    name = "beggar_king"
    rules = ("NDM-H11",)

    def worth(self, s: NotreDame, seat: int) -> int:
        return TRACK - s.rats[seat]


class Lawyer(Judge):
    """3 points for every two messages owned (NDM-H12)."""

    name = "lawyer"
    rules = ("NDM-H12",)

    def worth(self, s: NotreDame, seat: int) -> int:
        messages = 0
        for colour in range(s.rules.colours):
            messages += s.taken[seat][colour]
        return messages // 2 * 3


class CourtLady(Judge):
    """1 point for each cube in the own fullest sector (NDM-H13)."""

    name = "court_lady"
    rules = ("NDM-H13",)

    def worth(self, s: NotreDame, seat: int) -> int:
        return most_influence(s, seat)


class Mayor(Judge):
    """3 points for each own sector with at least three cubes (NDM-H14)."""

    name = "mayor"
    rules = ("NDM-H14",)

    def worth(self, s: NotreDame, seat: int) -> int:
        return 3 * bits.count(sectors_with(s, seat, 3))


class Carpenter(Judge):
    """1 point for each own sector with at least one cube or the Friend (NDM-H15)."""

    name = "carpenter"
    rules = ("NDM-H15",)

    def worth(self, s: NotreDame, seat: int) -> int:
        return bits.count(sectors_with(s, seat, 1))
