from __future__ import annotations

import pytest

import lazaretto
from lazaretto.games.notre_dame.board import ALL_SQUARES
from lazaretto.games.notre_dame.state import NotreDame
from lazaretto.kernel import bits, drive
from lazaretto.kernel.rng import Rng
from tests.rules.notre_dame.table import asked, at, do, fresh, of, offered


def reachable(players: int) -> set[str]:
    s = fresh(players)
    return {ALL_SQUARES[k].split("-")[0] for k in bits.members(s.rules.reach[8 * 25])}


@pytest.mark.rule("NDM-S1")
def test_as_many_quarters_as_players() -> None:
    assert reachable(3) == {"red", "violet", "blue"}
    assert reachable(5) == {"red", "violet", "blue", "green", "yellow"}


@pytest.mark.rule("NDM-S2")
def test_what_every_player_begins_with() -> None:
    s = fresh(3)
    for seat in range(3):
        assert (s.friend[seat], s.carriage[seat], s.supply[seat], s.general[seat]) == (0, seat * 5, 4, 10)
        assert (s.coins[seat], s.rats[seat], s.points[seat]) == (3, 0, 0)


@pytest.mark.rule("NDM-S3")
def test_the_four_messages_of_a_colour_are_shuffled_onto_its_edge_squares() -> None:
    game = at("players:3 stack:lay_messages@r")
    assert offered(game) == {"lies_there:coin", "lies_there:cube", "lies_there:rat", "lies_there:prestige"}
    do(game, "lies_there:cube", "lies_there:coin")
    assert offered(game) == {"lies_there:rat", "lies_there:prestige"}
    do(game, "lies_there:prestige", "lies_there:rat")
    assert of(game).message[:5] == [0, 2, 1, 4, 3]


@pytest.mark.rule("NDM-S4")
def test_the_first_card_drawn_may_be_any_of_the_nine() -> None:
    game = at("players:3 bell:violet at:draw_cards")
    assert asked(game) == ("draw_card", -1)
    assert len(offered(game)) == 9
    assert all(option.startswith("draw:violet-") for option in offered(game))


@pytest.mark.rule("NDM-S5")
def test_grey_characters_come_by_their_letters_and_in_any_order_within_one() -> None:
    for round_, letter in (
        (1, {"watch", "night_watch", "bishop"}),
        (4, {"guild_master", "beggar_king", "lawyer"}),
        (7, {"court_lady", "mayor", "carpenter"}),
    ):
        game = at(f"players:3 round:{round_}")
        assert len(offered(game)) == 6
        do(game, "appears:monk", "appears:jester")
        assert offered(game) == {f"appears:{name}" for name in letter}


@pytest.mark.rule("NDM-S6")
def test_the_lot_or_the_host_gives_the_bell_ringer() -> None:
    s = fresh(3)
    assert s.chance
    assert bits.count(s.options) == 3
    assert of(lazaretto.new("notre-dame", 3, seed=1, start=2)).bell == 2


@pytest.mark.rule("NDM-S7")
def test_colours_nobody_plays_have_neither_messages_nor_cards() -> None:
    s = fresh(3)
    while drive.asked(s) == []:
        drive.choose(s, drive.draw(s, Rng(1)))
    assert isinstance(s, NotreDame)
    assert [bool(n) for n in s.message] == ([False] + [True] * 4) * 3 + [False] * 10
    assert s.deck[3:] == [0, 0]
    game = at("players:3 stack:drive@r.8.0")
    assert (reason := game.why_not("drive_to:yellow-outer")) is not None
    assert reason.code == "square-not-in-play"
