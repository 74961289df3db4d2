from __future__ import annotations

import pytest

from tests.rules.notre_dame.table import at, cubes, do, of, offered

CARD = "stack:place_cube@r.0.7"


@pytest.mark.rule("NDM-N1")
@pytest.mark.parametrize(("coins", "points"), [(1, 1), (2, 3), (3, 6)])
def test_a_donation_of_up_to_three_coins_brings_1_3_or_6_points(coins: int, points: int) -> None:
    game = do(at(f"players:3 {CARD}"), "place_cube:notre_dame", f"donate:{coins}")
    s = of(game)
    assert (s.points[0], s.coins[0], s.treasury) == (points, 3 - coins, 16 + coins)
    assert cubes(game, "red", "notre_dame") == 1


@pytest.mark.rule("NDM-N2")
def test_without_a_coin_no_cube_is_placed() -> None:
    game = at(f"players:3 red:coins=0 {CARD}")
    assert (cubes(game, "red", "notre_dame"), of(game).supply[0]) == (0, 4)
    waiting = at(f"players:3 red:coins=1 {CARD}")
    assert offered(waiting) == {"place_cube:notre_dame", "without_effect"}


@pytest.mark.rule("NDM-N3")
def test_one_cube_and_at_most_three_coins_for_each_card() -> None:
    game = do(at(f"players:3 red:coins=9,notre_dame=1 {CARD}"), "place_cube:notre_dame")
    assert offered(game) == {"donate:1", "donate:2", "donate:3"}
    do(game, "donate:3")
    assert (of(game).points[0], cubes(game, "red", "notre_dame"), of(game).coins[0]) == (6, 2, 6)
    poor = do(at(f"players:3 red:coins=2 {CARD}"), "place_cube:notre_dame")
    assert offered(poor) == {"donate:1", "donate:2"}
    assert (reason := poor.why_not("donate:3")) is not None
    assert reason.code == "only-so-many-coins"


@pytest.mark.rule("NDM-N4", "NDM-N5")
def test_three_cubes_share_ten_points_and_leave() -> None:
    game = at("players:4 round:4 green:notre_dame=2,park=2 blue:notre_dame=1 stack:score_cathedral@r")
    s = of(game)
    assert s.points[:4] == [0, 0, 3, 7]
    assert (s.general[2], s.general[3]) == (10, 8)
    assert cubes(game, "green", "notre_dame") + cubes(game, "blue", "notre_dame") == 0


@pytest.mark.rule("NDM-N6")
def test_with_an_empty_supply_a_cube_of_the_hospital_goes_to_notre_dame() -> None:
    game = do(at(f"players:3 red:supply=0,hospital=2 {CARD}"), "move_cube_from:hospital", "donate:3")
    assert (cubes(game, "red", "hospital"), cubes(game, "red", "notre_dame"), of(game).points[0]) == (1, 1, 6)


@pytest.mark.rule("NDM-N7")
def test_more_cubes_than_the_tile_is_worth_bring_nothing_and_leave() -> None:
    game = at("players:3 round:4 red:notre_dame=5,park=2 violet:notre_dame=4 stack:score_cathedral@r")
    assert of(game).points[:3] == [0, 0, 0]
    assert cubes(game, "red", "notre_dame") == 0
    assert of(at("players:3 round:4 red:park=2 stack:score_cathedral@r")).points[:3] == [0, 0, 0]
