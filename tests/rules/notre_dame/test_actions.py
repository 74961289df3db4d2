from __future__ import annotations

import pytest

from tests.rules.notre_dame.table import asked, at, cubes, do, of, offered

SCHOOL, BANK, RESIDENCE, CARRIAGE, INN, PARK, HOSPITAL, CATHEDRAL = range(8)


def card(place: int) -> str:
    return f"stack:place_cube@r.0.{place}"


@pytest.mark.rule("NDM-A1")
def test_the_cube_just_placed_and_the_friend_count() -> None:
    game = do(at(f"players:3 red:residence=1,friend=residence {card(RESIDENCE)}"), "place_cube:residence")
    assert (cubes(game, "red", "residence"), of(game).supply[0], of(game).points[0]) == (2, 3, 3)


@pytest.mark.rule("NDM-A2")
def test_with_an_empty_supply_a_cube_moves_from_elsewhere_but_not_the_friend() -> None:
    game = at(f"players:3 red:supply=0,bank=1,inn=2,notre_dame=1,friend=park {card(INN)}")
    assert offered(game) == {"move_cube_from:bank", "move_cube_from:notre_dame", "without_effect"}
    reason = game.why_not("move_cube_from:inn")
    assert reason is not None
    assert (reason.code, reason.rule) == ("must-be-another-place", "NDM-A2")


@pytest.mark.rule("NDM-A2")
def test_with_cubes_in_the_supply_none_may_be_moved() -> None:
    game = at(f"players:3 red:supply=1,bank=1 {card(INN)}")
    assert offered(game) == {"place_cube:inn", "without_effect"}
    assert (reason := game.why_not("move_cube_from:bank")) is not None
    assert reason.code == "supply-not-empty"


@pytest.mark.rule("NDM-A3")
def test_a_card_may_be_played_without_effect() -> None:
    game = do(at(f"players:3 {card(BANK)}"), "without_effect")
    assert (cubes(game, "red", "bank"), of(game).supply[0], of(game).coins[0]) == (0, 4, 3)
    assert asked(at(f"players:3 red:supply=0,bank=1 {card(BANK)}"))[0] == "hire"


@pytest.mark.rule("NDM-A4")
def test_the_school_with_two_cubes_gives_three_and_then_four() -> None:
    for lying, before, after in ((2, 1, 3), (3, 3, 6)):
        game = at(f"players:3 red:supply={before},cloister_school={lying} {card(SCHOOL)}")
        assert of(do(game, "place_cube:cloister_school")).supply[0] == after


@pytest.mark.rule("NDM-A4", "NDM-A18")
def test_the_school_takes_what_is_left_and_keeps_its_cube() -> None:
    game = do(at(f"players:3 red:supply=2,cloister_school=4,bank=7 {card(SCHOOL)}"), "place_cube:cloister_school")
    assert (of(game).supply[0], of(game).general[0], cubes(game, "red", "cloister_school")) == (2, 0, 5)
    game = do(at(f"players:3 red:supply=2,cloister_school=4,bank=8 {card(SCHOOL)}"), "place_cube:cloister_school")
    assert (of(game).supply[0], cubes(game, "red", "cloister_school")) == (1, 5)


@pytest.mark.rule("NDM-A5")
def test_the_bank_gives_as_many_coins_as_cubes() -> None:
    game = do(at(f"players:3 red:bank=3 {card(BANK)}"), "place_cube:bank")
    assert (of(game).coins[0], of(game).treasury) == (7, 12)


@pytest.mark.rule("NDM-A6")
@pytest.mark.parametrize(
    ("coins", "after"),
    [
        ((0, 9, 10, 6), (5, 9, 5, 6)),  # all from the richest
        ((3, 8, 8, 6), (8, 3, 8, 6)),  # of equals the nearest to the left
        ((1, 8, 8, 7), (6, 4, 8, 7)),  # one from the supply first
        ((21, 1, 2, 1), (25, 0, 0, 0)),  # then from the next richest; the rest lapses
    ],
)
def test_missing_coins_come_from_the_richest_other(coins: tuple[int, ...], after: tuple[int, ...]) -> None:
    red, violet, blue, green = coins
    line = f"players:4 red:coins={red},bank=4 violet:coins={violet} blue:coins={blue} green:coins={green} {card(BANK)}"
    assert tuple(of(do(at(line), "place_cube:bank")).coins[:4]) == after


@pytest.mark.rule("NDM-A7")
def test_the_residence_gives_as_many_points_as_cubes() -> None:
    assert of(do(at(f"players:3 red:residence=4 {card(RESIDENCE)}"), "place_cube:residence")).points[0] == 5


@pytest.mark.rule("NDM-A8")
def test_the_carriage_drives_up_to_as_many_squares_as_there_are_cubes() -> None:
    game = do(at(f"players:4 {card(CARRIAGE)}"), "place_cube:carriage_house")
    one = offered(game)
    assert one == {
        "drive_to:red-centre", "drive_to:red-cathedral", "drive_to:red-left", "drive_to:red-right",
        "drive_to:red-outer", "drive_to:violet-left", "drive_to:green-right",
    }  # fmt: skip
    assert (reason := game.why_not("drive_to:blue-centre")) is not None
    assert reason.code == "square-too-far"
    two = offered(do(at(f"players:4 red:carriage_house=1 {card(CARRIAGE)}"), "place_cube:carriage_house"))
    assert one < two
    assert "drive_to:violet-cathedral" in two


@pytest.mark.rule("NDM-A9")
def test_a_message_where_the_carriage_ends_is_taken_and_one_on_the_way_is_not() -> None:
    game = at("players:4 messages:red=4---,violet=3--- stack:drive@r.2.0")
    do(game, "drive_to:violet-cathedral")
    s = of(game)
    assert (s.message[1], s.message[6], s.taken[0][:2], s.points[0]) == (4, 0, [0, 1], 3)


ALL_LIE = "messages:red=-234,violet=-234,blue=1234,green=-234"


@pytest.mark.rule("NDM-A10", "NDM-A11")
def test_red_with_a_violet_a_green_and_a_red_message_needs_a_blue_one_next() -> None:
    def ends_on(taken: str, square: str, board: str = ALL_LIE) -> int:
        game = do(at(f"players:4 red:taken={taken} {board} stack:drive@r.8.0"), f"drive_to:{square}")
        return sum(of(game).taken[0]) - sum(int(n) for n in taken[1::2])

    assert [ends_on("v1g1r1", f"{colour}-outer") for colour in ("red", "violet", "blue", "green")] == [0, 0, 1, 0]
    lying = "messages:red=-234,violet=-234,blue=-234,green=-234"
    for colour in ("red", "violet", "blue", "green"):
        assert ends_on("v1g1r1b1", f"{colour}-outer", lying) == 1
    assert ends_on("v1g1r1b2", "blue-outer", "messages:red=-234,violet=-234,blue=--34,green=-234") == 0


@pytest.mark.rule("NDM-A10")
def test_a_colour_without_messages_on_the_board_no_longer_counts() -> None:
    line = "players:4 red:taken=v1g1r1 messages:red=-234,violet=-234,green=-234 stack:drive@r.8.0"
    assert of(do(at(line), "drive_to:violet-outer")).taken[0][:4] == [1, 2, 0, 1]


@pytest.mark.rule("NDM-A10")
def test_a_message_that_may_not_be_taken_stays() -> None:
    game = do(at("players:4 red:taken=v1 messages:violet=-234,blue=1234 stack:drive@r.8.0"), "drive_to:violet-outer")
    assert (of(game).message[9], of(game).points[0], of(game).carriage[0]) == (4, 0, 9)


@pytest.mark.rule("NDM-A12")
@pytest.mark.parametrize(("before", "answers"), [(0, 1), (2, 1), (3, 2), (6, 2)])
def test_the_inn_gives_one_benefit_and_from_the_fourth_cube_on_two(before: int, answers: int) -> None:
    game = do(at(f"players:3 red:rats=5,inn={before} {card(INN)}"), "place_cube:inn")
    for k in range(answers):
        assert offered(game) == {"take_benefit:coin", "take_benefit:cube", "take_benefit:rat"}
        do(game, "take_benefit:coin")
        assert of(game).coins[0] == 4 + k
    assert asked(game)[0] == "hire"


@pytest.mark.rule("NDM-A12")
def test_the_inn_has_three_benefits() -> None:
    line = "players:3 red:rats=5 stack:take_benefit@r.1.0"
    assert of(do(at(line), "take_benefit:cube")).supply[0] == 5
    assert of(do(at(line), "take_benefit:rat")).rats[0] == 4
    assert offered(at("players:3 stack:take_benefit@r.1.0")) == {"take_benefit:coin", "take_benefit:cube"}


@pytest.mark.rule("NDM-A13")
def test_the_park_drives_the_rats_back_by_one() -> None:
    assert of(do(at(f"players:3 red:rats=4,park=3 {card(PARK)}"), "place_cube:park")).rats[0] == 3


@pytest.mark.rule("NDM-A14")
def test_the_park_pays_on_a_message_and_not_on_a_gain_of_nothing() -> None:
    game = do(at("players:3 red:park=3,friend=park messages:red=4--- stack:drive@r.1.0"), "drive_to:red-cathedral")
    assert of(game).points[0] == 4 + 2
    nothing = "players:3 red:park=4,bank=1,supply=9 display:lawyer,monk,jester stack:hire@v,hire@r"
    assert of(do(at(nothing), "hire:lawyer")).points[0] == 0


@pytest.mark.rule("NDM-A15")
def test_the_examples_of_the_park() -> None:
    second = do(at(f"players:3 red:rats=3,park=1 {card(PARK)}"), "place_cube:park")
    assert (of(second).rats[0], of(second).points[0]) == (2, 0)
    residence = do(at(f"players:3 red:residence=2,park=2 {card(RESIDENCE)}"), "place_cube:residence")
    assert of(residence).points[0] == 3 + 1
    lawyer = "players:3 red:park=2,taken=r2v2b1 display:lawyer,monk,jester stack:hire@v,hire@r"
    assert of(do(at(lawyer), "hire:lawyer")).points[0] == 6 + 1
    donation = do(at(f"players:3 red:park=5 {card(CATHEDRAL)}"), "place_cube:notre_dame", "donate:2")
    assert of(donation).points[0] == 3 + 2
    cathedral = at("players:2 round:10 red:park=6,notre_dame=1 stack:score_cathedral@r")
    assert of(cathedral).points[0] == 6 + 3


@pytest.mark.rule("NDM-A16")
def test_the_hospital_drives_the_rats_back_by_one() -> None:
    assert of(do(at(f"players:3 red:rats=4,hospital=3 {card(HOSPITAL)}"), "place_cube:hospital")).rats[0] == 3


@pytest.mark.rule("NDM-A17")
def test_the_friend_on_a_bank_with_two_cubes_brings_three_coins() -> None:
    game = do(at("players:3 red:bank=2 stack:enter_sector@r"), "friend_enters:bank")
    assert (of(game).coins[0], of(game).supply[0], cubes(game, "red", "bank")) == (6, 4, 2)


@pytest.mark.rule("NDM-A17", "NDM-A21")
def test_the_friend_enters_any_sector_but_the_one_where_he_is_and_needs_no_cube() -> None:
    game = at("players:3 red:supply=0,friend=inn stack:enter_sector@r")
    sectors = ("cloister_school", "bank", "residence", "carriage_house", "park", "hospital")
    assert offered(game) == {f"friend_enters:{name}" for name in sectors} | {"without_effect"}
    assert (reason := game.why_not("friend_enters:inn")) is not None
    assert reason.rule == "NDM-A21"
    assert len(offered(at("players:3 stack:enter_sector@r"))) == 8


@pytest.mark.rule("NDM-A18")
def test_a_gain_of_cubes_takes_what_is_there_and_the_points_are_given() -> None:
    game = do(at("players:3 red:supply=6,bank=7 display:monk,usurer,watch stack:hire@v,hire@r"), "hire:monk")
    assert (of(game).supply[0], of(game).general[0], of(game).points[0]) == (7, 0, 1)


@pytest.mark.rule("NDM-A19")
def test_a_rat_marker_at_0_stays_and_what_goes_with_it_is_given() -> None:
    game = do(at("players:3 messages:red=3--- stack:drive@r.1.0"), "drive_to:red-cathedral")
    assert (of(game).rats[0], of(game).points[0]) == (0, 3)
    assert of(do(at(f"players:3 {card(HOSPITAL)}"), "place_cube:hospital")).rats[0] == 0


@pytest.mark.rule("NDM-A20")
def test_a_cube_moved_from_the_park_no_longer_counts_there() -> None:
    game = do(at(f"players:3 red:supply=0,park=2,residence=1 {card(RESIDENCE)}"), "move_cube_from:park")
    assert (of(game).points[0], cubes(game, "red", "park")) == (2, 1)


@pytest.mark.rule("NDM-A22")
def test_benefits_come_one_after_the_other_and_void_ones_are_not_offered() -> None:
    game = at("players:3 red:supply=13,rats=1 stack:take_benefit@r.2.0")
    do(game, "take_benefit:rat")
    assert offered(game) == {"take_benefit:coin", "take_benefit:cube"}
    assert (reason := game.why_not("take_benefit:rat")) is not None
    assert reason.code == "benefit-void"
    all_void = at("players:3 red:supply=14,coins=25 violet:coins=0 blue:coins=0 stack:take_benefit@r.2.0")
    assert asked(all_void) == ("hire", 0)


@pytest.mark.rule("NDM-A23")
def test_a_carriage_that_stays_takes_the_message_where_it_stands() -> None:
    line = "players:3 red:carriage=violet-left messages:violet=-4-- stack:drive@r.1.0"
    assert of(do(at(line), "drive_to:violet-left")).points[0] == 4


@pytest.mark.rule("NDM-A24")
def test_the_example_of_two_carriage_moves() -> None:
    board = "messages:red=2-3-,violet=1234,blue=1234,yellow=1234"
    game = do(at(f"players:5 {board} stack:place_cube@y.0.3"), "place_cube:carriage_house")
    assert asked(game) == ("drive", 4)
    assert "drive_to:red-cathedral" not in offered(game)
    game = at(f"players:5 yellow:carriage=red-left {board} stack:drive@y.1.0")
    do(game, "drive_to:red-cathedral")
    assert (of(game).points[4], of(game).supply[4], of(game).taken[4]) == (2, 5, [1, 0, 0, 0, 0])
    there = "yellow:carriage=red-cathedral,carriage_house=1,points=2,taken=r1"
    game = at(f"players:5 {there} {board.replace('2-3-', '--3-')} stack:place_cube@y.0.3")
    do(game, "place_cube:carriage_house")
    assert "drive_to:red-right" in offered(game)
    do(game, "drive_to:red-right")
    assert (of(game).message[3], of(game).points[4]) == (3, 2)
    beside = at("players:5 stack:drive@y.2.0")
    do(beside, "drive_to:red-centre")
    assert of(beside).carriage[4] == of(beside).carriage[0] == 0
