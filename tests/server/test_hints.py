"""First what to look at, then a move that is open; nobody is harmed by it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import lazaretto
from lazaretto.games.titles import TITLES
from lazaretto.kernel.game import Game
from lazaretto.lessons.dangers import dangers
from lazaretto.server.hints import hint, look_at
from lazaretto.server.refusals import NotNow, NotYours
from lazaretto.server.table import Table
from tests.server.tables import Played, begun


@pytest.mark.parametrize("title", TITLES)
def test_a_hint_is_one_of_the_moves_that_are_open(title: str) -> None:
    played = Played(title, 2).seat("p0", "bot:greedy")
    for _ in range(40):
        if 0 in played.table.asked:
            suggested = hint(played.table, 0)
            assert suggested in played.options(0)
            played.answer(0, suggested)
        else:
            played.answer()


HELP = pytest.mark.parametrize("helped", [hint, look_at])


@HELP
def test_no_help_is_given_where_another_person_plays(helped: Callable[[Table, int], object]) -> None:
    with pytest.raises(NotYours, match="where only bots play along"):
        helped(begun("rattus").table, 0)


@HELP
def test_no_help_is_given_in_a_rated_game(helped: Callable[[Table, int], object]) -> None:
    with pytest.raises(NotYours, match="and the game is not rated"):
        helped(Played("rattus", 2, rated=True).seat("p0", "bot:greedy").table, 0)


@HELP
def test_no_help_is_given_to_a_seat_that_is_not_asked(helped: Callable[[Table, int], object]) -> None:
    played = Played("rattus", 2).seat("p0", "bot:greedy")
    while 0 in played.table.asked:
        played.answer(0)
    with pytest.raises(NotNow, match="seat 0 is not asked"):
        helped(played.table, 0)


# ---------------------------------------------------------------- what to look at


def position(line: str, title: str = "rattus") -> Game:
    return lazaretto.position(title, line)


RISK = "players:2 to:red plague:italia gallia:r3/s[S{:02}rg] germania:r2/ scandia:r4/s supply:20 at:move_plague"


def test_cubes_at_risk_are_told_by_region_with_the_odds_of_what_the_seat_knows() -> None:
    """Next to Italia only Gallia has both rats and red cubes; everybody knows that its token strikes all."""
    [danger] = dangers(position(RISK.format(7)).view(0))
    assert danger == ("cubes-at-risk", {"region": "gallia", "count": 3, "odds": 100, "mean": "1.0"})


def test_what_only_the_other_has_seen_changes_nothing() -> None:
    hidden = RISK.replace("rg]", "g]")
    one, other = (dangers(position(hidden.format(token)).view(0)) for token in (1, 7))
    assert one == other != []


def test_nothing_is_told_where_nothing_threatens() -> None:
    """Token S01 strikes cards, and red has none."""
    assert dangers(position(RISK.format(1)).view(0)) == []


ROUND = (
    "players:2 round:4 bell:red red:rats={},hospital=1 violet:rats=8 display:jester,usurer,guild_master"
    " draft1:red=cloister_school^.park^.notre_dame,violet=trusted_friend^.bank^.cloister_school"
    " stack:end_round@r,plague@r,hire@v,hire@r"
)


@pytest.mark.parametrize(("rats", "key"), [(2, "rats-rise"), (9, "outbreak")])
def test_the_plague_of_the_round_is_told_with_the_hospital_as_it_stands(rats: int, key: str) -> None:
    game = position(ROUND.format(rats), "notre-dame")
    [danger] = dangers(game.view(0))
    player = game.ruleset.picture(game.state)["players"][0]
    assert (danger.key, danger.args["marker"], danger.args["to"]) == (key, rats, player["threat"])
