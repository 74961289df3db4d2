from __future__ import annotations

import pytest

from tests.rules.notre_dame.table import asked, at, cubes, do, of, offered

THREE = "display:minstrel,monk,night_watch"  # 2 + 0 + 1
SEVEN = "display:minstrel,doctor,bishop"  # 2 + 2 + 3


@pytest.mark.rule("NDM-P1")
def test_the_rats_on_the_three_characters_strike_everybody() -> None:
    assert of(at(f"players:4 {THREE} stack:plague@r")).rats[:4] == [3, 3, 3, 3]


@pytest.mark.rule("NDM-P2")
def test_the_hospital_may_even_drive_the_marker_back_but_not_below_0() -> None:
    line = f"players:3 red:hospital=5,rats=1 violet:hospital=4,rats=6 blue:hospital=2,friend=hospital,rats=2 {THREE}"
    assert of(at(f"{line} stack:plague@r")).rats[:3] == [0, 5, 2]


@pytest.mark.rule("NDM-P3")
def test_a_marker_that_would_pass_9_stops_there_and_costs_two_points_and_a_cube() -> None:
    game = at(f"players:3 red:rats=7,points=5,bank=3,park=2 violet:rats=6,points=5,bank=3 {THREE} stack:plague@r")
    s = of(game)
    assert (s.rats[0], s.points[0], cubes(game, "red", "bank"), s.general[0]) == (9, 3, 2, 14 - 4 - 4)
    assert (s.rats[1], s.points[1], cubes(game, "violet", "bank")) == (9, 5, 3)


@pytest.mark.rule("NDM-P4")
def test_among_equally_full_sectors_the_player_chooses_and_the_friend_counts() -> None:
    game = at(f"players:3 red:rats=9,bank=2,inn=1,friend=inn,park=1 {THREE} stack:plague@r")
    assert asked(game) == ("lose_cube", 0)
    assert offered(game) == {"lose_cube_from:bank", "lose_cube_from:inn"}
    assert (reason := game.why_not("lose_cube_from:park")) is not None
    assert reason.code == "not-the-fullest"
    do(game, "lose_cube_from:inn")
    assert (cubes(game, "red", "inn"), of(game).friend[0]) == (0, 5)


@pytest.mark.rule("NDM-P5")
def test_a_poor_player_loses_what_he_has() -> None:
    game = at(
        f"players:3 red:rats=9,points=1,friend=inn,notre_dame=3 violet:rats=9,friend=inn,bank=1 {THREE} stack:plague@r"
    )
    s = of(game)
    assert s.points[:2] == [0, 0]
    assert (cubes(game, "red", "notre_dame"), s.friend[0]) == (3, 5)
    assert (cubes(game, "violet", "bank"), s.friend[1]) == (0, 5)


@pytest.mark.rule("NDM-P6")
def test_the_example_of_strength_3() -> None:
    line = "players:3 red:hospital=2,rats=4 violet:rats=6 blue:hospital=3,friend=hospital,rats=5"
    assert of(at(f"{line} {THREE} stack:plague@r")).rats[:3] == [5, 9, 4]


@pytest.mark.rule("NDM-P7")
def test_the_example_of_strength_7() -> None:
    red = "red:hospital=2,rats=5,points=10"
    line = f"players:3 {red} violet:rats=9,points=10,inn=3 blue:hospital=1,friend=hospital,rats=4,points=10"
    game = at(f"{line} {SEVEN} stack:plague@r")
    s = of(game)
    assert s.rats[:3] == [9, 9, 9]
    assert s.points[:3] == [8, 8, 10]
    assert [cubes(game, "red", "hospital"), cubes(game, "violet", "inn"), cubes(game, "blue", "hospital")] == [1, 2, 1]


@pytest.mark.rule("NDM-P8")
def test_all_are_struck_at_once_and_then_choose_in_turn_order() -> None:
    line = "players:3 bell:violet red:rats=9,bank=1,inn=1 violet:rats=9,bank=1,inn=1,points=4 blue:rats=5,points=4"
    game = at(f"{line} {THREE} stack:plague@r")
    assert of(game).rats[:3] == [9, 9, 8]
    assert of(game).points[1] == 2
    assert asked(game) == ("lose_cube", 1)
    do(game, "lose_cube_from:bank")
    assert asked(game) == ("lose_cube", 0)


@pytest.mark.rule("NDM-P9")
def test_a_marker_on_9_costs_the_same_again_every_round() -> None:
    for points, lying in ((9, 5), (7, 4)):
        game = at(f"players:3 red:rats=9,points={points},bank={lying} {THREE} stack:plague@r")
        assert (of(game).rats[0], of(game).points[0], cubes(game, "red", "bank")) == (9, points - 2, lying - 1)
