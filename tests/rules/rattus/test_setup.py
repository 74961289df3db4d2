"""How a game is set up."""

from __future__ import annotations

from fractions import Fraction

import pytest

import lazaretto
from lazaretto.games.rattus.board import REGIONS
from tests.rules.rattus.positions import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    asks,
    board,
    cards,
    cards_beside_the_board,
    fresh,
    give,
    lies,
    odds,
    offered,
    plague,
    position,
    refusal,
    table,
)

IN_USE = {2: set(REGIONS[:8]), 3: set(REGIONS[:10]), 4: set(REGIONS)}
STARTING = {f"face:S{n:02}" for n in range(1, 13)}
ORDINARY = {f"face:O{n:02}" for n in range(1, 38)}


@pytest.mark.rule("RAT-S1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_players_use_the_light_regions_three_also_the_medium_four_all(players: int) -> None:
    game = fresh(players, "starts:red", "plague_starts_in:italia")
    assert offered(game, "place_in") == IN_USE[players]


@pytest.mark.rule("RAT-S1")
def test_nothing_enters_a_region_that_is_not_in_use() -> None:
    game = position("players:3 to:red plague:polonia at:move_plague")
    assert refusal(game, "move_plague:russia") == ("region-not-in-use", "RAT-S1")


@pytest.mark.rule("RAT-S1")
def test_no_cube_is_placed_in_a_region_that_is_not_in_use() -> None:
    game = position("players:2 to:red cards:peasant=red")
    assert refusal(game, "place_in:bulgaria") == ("region-not-in-use", "RAT-S1")


@pytest.mark.rule("RAT-S1")
def test_no_first_cube_is_placed_in_a_region_that_is_not_in_use() -> None:
    game = fresh(3, "starts:red", "plague_starts_in:italia")
    assert refusal(game, "place_in:tartaria") == ("region-not-in-use", "RAT-S1")


@pytest.mark.rule("RAT-S1")
def test_nothing_passes_through_a_region_that_is_not_in_use() -> None:
    line = "to:red plague:turcia at:move_plague cards:knight=red"
    assert "polonia" in offered(position(f"players:4 {line}"), "move_plague")  # through Tartaria
    assert "polonia" not in offered(position(f"players:3 {line}"), "move_plague")


@pytest.mark.rule("RAT-S2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_one_starting_token_lies_in_every_region_in_use(players: int) -> None:
    assert board(fresh(players)) == dict.fromkeys(IN_USE[players], "/1")


@pytest.mark.rule("RAT-S2")
def test_a_token_laid_out_at_the_start_is_any_of_the_starting_tokens_evenly() -> None:
    game = position("players:4 to:red plague:gallia at:count_piece gallia:r1/s")
    assert odds(game) == dict.fromkeys(STARTING, 1)


@pytest.mark.rule("RAT-S2")
@pytest.mark.parametrize(("players", "joined"), [(2, True), (3, True), (4, False)])
def test_the_starting_tokens_left_over_join_the_supply(players: int, joined: bool) -> None:
    start = " ".join(f"{region}:/s" for region in sorted(IN_USE[players] - {"gallia"}))
    game = position(f"players:{players} to:red plague:gallia at:count_piece gallia:r1/su {start}", "turn_up:2")
    assert set(odds(game)) == (STARTING | ORDINARY if joined else ORDINARY)


@pytest.mark.rule("RAT-S3")
@pytest.mark.parametrize(("players", "tokens"), [(2, 29), (3, 33), (4, 37)])
def test_the_supply_holds_29_33_or_37_tokens(players: int, tokens: int) -> None:
    assert table(fresh(players)).supply == tokens


@pytest.mark.rule("RAT-S3")
@pytest.mark.parametrize(("players", "left_over", "tokens"), [(2, 4, 29), (3, 2, 33)])
def test_ordinary_tokens_are_removed_unseen_before_the_starters_are_mixed_in(
    players: int, left_over: int, tokens: int
) -> None:
    start = " ".join(f"{region}:/s" for region in sorted(IN_USE[players] - {"gallia"}))
    game = position(f"players:{players} to:red plague:gallia at:count_piece gallia:r1/su {start}", "turn_up:2")
    weights = odds(game)
    total = sum(weights.values())
    assert {Fraction(weights[face], total) for face in STARTING} == {Fraction(left_over, tokens) / 12}
    assert {Fraction(weights[face], total) for face in ORDINARY} == {Fraction(tokens - left_over, tokens) / 37}


@pytest.mark.rule("RAT-S4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_plague_piece_starts_in_a_random_region_in_use(players: int) -> None:
    game = fresh(players, "starts:red")
    assert odds(game) == {f"plague_starts_in:{region}": 1 for region in IN_USE[players]}
    assert plague(give(game, "plague_starts_in:hungaria")) == "hungaria"


@pytest.mark.rule("RAT-S5")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_host_names_the_start_player(seat: int) -> None:
    assert asks(fresh(3, "plague_starts_in:italia", start=seat)) == (seat, "first_cubes")


@pytest.mark.rule("RAT-S5")
def test_without_a_word_of_the_host_the_lot_names_the_start_player() -> None:
    assert odds(fresh(3)) == {"starts:red": 1, "starts:green": 1, "starts:blue": 1}


@pytest.mark.rule("RAT-S6")
def test_everybody_places_clockwise_then_everybody_counter_clockwise_from_the_last_player() -> None:
    game = fresh(4, "plague_starts_in:italia", start=2)
    seats = []
    while asks(game)[1] == "first_cubes":
        seats.append(asks(game)[0])
        give(game, "place_in:gallia")
    assert seats == [BLUE, YELLOW, RED, GREEN, GREEN, RED, YELLOW, BLUE]


@pytest.mark.rule("RAT-S6")
def test_each_placement_is_two_cubes_in_one_region() -> None:
    game = fresh(2, "plague_starts_in:italia", "place_in:gallia", start=0)
    assert (lies(game, "gallia"), table(game).reserve[RED]) == ("r2/1", 18)


@pytest.mark.rule("RAT-S6")
def test_the_second_two_cubes_may_go_to_the_same_region_or_another() -> None:
    game = fresh(2, "plague_starts_in:italia", *["place_in:gallia"] * 3, "place_in:hispania", start=0)
    assert (lies(game, "gallia"), lies(game, "hispania")) == ("r2g4/1", "r2/1")


@pytest.mark.rule("RAT-S6")
def test_all_may_share_the_region_of_the_plague_without_limit() -> None:
    game = fresh(4, "plague_starts_in:italia", *["place_in:italia"] * 8, start=0)
    assert lies(game, "italia") == "r4g4b4y4/1"


@pytest.mark.rule("RAT-S6")
def test_the_start_player_has_the_first_turn() -> None:
    game = fresh(4, "plague_starts_in:italia", *["place_in:gallia"] * 8, start=3)
    assert asks(game) == (YELLOW, "act")


@pytest.mark.rule("RAT-S7")
def test_at_the_start_nobody_holds_a_card_and_six_lie_beside_the_board() -> None:
    game = lazaretto.new("rattus", players=4, seed=1)
    assert [cards(game, seat) for seat in range(4)] == [set()] * 4
    assert len(cards_beside_the_board(game)) == 6


@pytest.mark.rule("RAT-S8")
def test_each_player_has_a_colour_of_his_own() -> None:
    game = fresh(4, "plague_starts_in:italia", *[f"place_in:{region}" for region in REGIONS[:4]], start=0)
    assert [lies(game, region) for region in REGIONS[:4]] == ["r2/1", "g2/1", "b2/1", "y2/1"]


@pytest.mark.rule("RAT-S8")
def test_the_reserve_is_what_is_neither_in_a_region_nor_in_the_palace() -> None:
    game = position("players:4 to:red gallia:g5/ italia:g2/ palace:g3")
    assert table(game).reserve[GREEN] == 10
