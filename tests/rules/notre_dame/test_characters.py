from __future__ import annotations

import pytest

from tests.rules.notre_dame.table import BROWN, GREY, asked, at, cubes, do, of, offered

NEXT = ("hire", 1)  # when red has been served


def hired(character: str, red: str = "", more: str = "") -> str:
    """Red has three coins and can pay a character, then violet; red is what else he has."""
    others = ["innkeeper", "minstrel"] if character in GREY else [BROWN[character == BROWN[0]], "watch"]
    return f"players:4 red:{red} {more} display:{character},{','.join(others)} stack:hire@v,hire@r"


def points(character: str, red: str) -> int:
    game = do(at(hired(character, red)), f"hire:{character}")
    assert of(game).coins[0] == 2
    return of(game).points[0]


@pytest.mark.rule("NDM-H1")
def test_the_innkeeper_gives_3_points_and_a_benefit() -> None:
    game = do(at(hired("innkeeper", "rats=2")), "hire:innkeeper")
    assert of(game).points[0] == 3
    assert offered(game) == {"take_benefit:coin", "take_benefit:cube", "take_benefit:rat"}
    do(game, "take_benefit:cube")
    assert (of(game).supply[0], asked(game)) == (5, NEXT)


@pytest.mark.rule("NDM-H2")
def test_the_minstrel_moves_up_to_three_pieces_without_action() -> None:
    game = do(at(hired("minstrel", "supply=1,residence=4,friend=residence,notre_dame=1")), "hire:minstrel")
    assert offered(game) == {"minstrel_from:residence", "move_nothing"}
    do(game, "minstrel_from:residence")
    assert "minstrel_to:residence" not in offered(game)
    assert len(offered(game)) == 6
    do(game, "minstrel_to:bank")
    assert offered(game) == {
        "move_cubes:1", "move_cubes:2", "move_cubes:3",
        "move_with_friend:0", "move_with_friend:1", "move_with_friend:2",
    }  # fmt: skip
    do(game, "move_with_friend:2")
    s = of(game)
    assert (cubes(game, "red", "residence"), cubes(game, "red", "bank"), s.friend[0], s.coins[0]) == (2, 2, 2, 2)


@pytest.mark.rule("NDM-H2")
def test_the_minstrel_moves_no_more_than_lies_there() -> None:
    game = do(at(hired("minstrel", "bank=2")), "hire:minstrel", "minstrel_from:bank", "minstrel_to:inn")
    assert offered(game) == {"move_cubes:1", "move_cubes:2"}
    assert (reason := game.why_not("move_with_friend:1")) is not None
    assert reason.code == "friend-not-there"
    assert (reason := game.why_not("move_cubes:3")) is not None
    assert reason.code == "so-many-are-not-there"


@pytest.mark.rule("NDM-H2")
def test_the_minstrel_moves_the_friend_alone_or_with_the_cubes_beside_him() -> None:
    alone = do(at(hired("minstrel", "friend=inn")), "hire:minstrel", "minstrel_from:inn", "minstrel_to:bank")
    assert (of(alone).friend[0], of(alone).coins[0]) == (2, 2)
    beside = do(at(hired("minstrel", "inn=1,friend=inn")), "hire:minstrel", "minstrel_from:inn", "minstrel_to:bank")
    assert offered(beside) == {"move_cubes:1", "move_with_friend:0", "move_with_friend:1"}


@pytest.mark.rule("NDM-H3")
def test_the_monk_gives_2_cubes_and_1_point() -> None:
    game = do(at(hired("monk")), "hire:monk")
    assert (of(game).supply[0], of(game).points[0]) == (6, 1)


@pytest.mark.rule("NDM-H4")
def test_the_jester_moves_a_cube_from_the_bank_to_the_carriage_house_where_two_lie() -> None:
    game = do(at(hired("jester", "bank=1,carriage_house=2")), "hire:jester", "jester_takes:bank")
    assert "jester_puts:bank" not in offered(game)
    do(game, "jester_puts:carriage_house")
    assert asked(game) == ("drive", 0)
    assert offered(game) == offered(at("players:4 stack:drive@r.3.0"))


@pytest.mark.rule("NDM-H4")
def test_the_jester_may_take_the_friend_or_a_cube_of_notre_dame() -> None:
    game = do(at(hired("jester", "bank=2,notre_dame=1,friend=inn")), "hire:jester")
    assert offered(game) == {"jester_takes:bank", "jester_takes:notre_dame", "jester_takes_friend", "move_nothing"}
    friend = do(at(hired("jester", "bank=2,notre_dame=1,friend=inn")), "hire:jester", "jester_takes_friend")
    assert "jester_puts:inn" not in offered(friend)
    do(friend, "jester_puts:bank")
    assert (of(friend).coins[0], of(friend).friend[0]) == (5, 2)
    do(game, "jester_takes:notre_dame")
    assert len(offered(game)) == 7
    do(game, "jester_puts:bank")
    assert (of(game).coins[0], cubes(game, "red", "notre_dame")) == (5, 0)


@pytest.mark.rule("NDM-H5")
def test_the_usurer_gives_2_coins_and_1_point() -> None:
    game = do(at(hired("usurer")), "hire:usurer")
    assert (of(game).coins[0], of(game).points[0]) == (4, 1)


@pytest.mark.rule("NDM-H6")
def test_the_doctor_takes_all_strength_from_the_plague_for_who_paid_him() -> None:
    line = "players:3 red:rats=7,hospital=1,friend=hospital violet:rats=1 display:doctor,bishop,jester"
    game = do(at(f"{line} stack:hire@r"), "hire:doctor")
    assert of(game).rats[:3] == [5, 7, 6]
    unpaid = do(at(f"{line} stack:hire@r"), "hire_nobody")
    assert (of(unpaid).rats[0], of(unpaid).general[0]) == (9, 10)


@pytest.mark.rule("NDM-H7")
def test_the_watch_gives_a_point_for_each_cube_and_the_friend() -> None:
    assert points("watch", "bank=2,inn=1,notre_dame=2,friend=inn") == 6


@pytest.mark.rule("NDM-H8")
def test_the_night_watch_gives_a_point_for_each_empty_sector() -> None:
    assert points("night_watch", "bank=2,notre_dame=2,friend=inn") == 5


@pytest.mark.rule("NDM-H9")
def test_the_bishop_places_a_cube_of_the_general_supply_in_an_empty_sector() -> None:
    game = do(at(hired("bishop", "bank=2,friend=inn")), "hire:bishop")
    names = ("cloister_school", "residence", "carriage_house", "park", "hospital")
    assert offered(game) == {f"bishop_puts:{name}" for name in names}
    assert (reason := game.why_not("bishop_puts:inn")) is not None
    assert reason.code == "sector-not-empty"
    do(game, "bishop_puts:residence")
    assert (of(game).points[0], of(game).supply[0], of(game).general[0]) == (1, 4, 7)


@pytest.mark.rule("NDM-H10")
def test_the_guild_master_gives_2_points_for_each_sector_with_two() -> None:
    assert points("guild_master", "bank=2,inn=1,friend=inn,residence=1,notre_dame=2") == 4


@pytest.mark.rule("NDM-H11")
def test_the_beggar_king_gives_5_points_for_a_marker_on_4() -> None:
    assert points("beggar_king", "rats=4") == 5
    assert points("beggar_king", "rats=9") == 0


@pytest.mark.rule("NDM-H12")
def test_the_lawyer_gives_6_points_for_five_messages() -> None:
    assert points("lawyer", "taken=r2v2b1") == 6


@pytest.mark.rule("NDM-H13")
def test_the_court_lady_counts_the_fullest_sector_once() -> None:
    assert points("court_lady", "supply=1,carriage_house=5,inn=5") == 5
    assert points("court_lady", "inn=2,friend=inn") == 3


@pytest.mark.rule("NDM-H14")
def test_the_mayor_gives_3_points_for_each_sector_with_three() -> None:
    assert points("mayor", "bank=3,inn=2,friend=inn,residence=2,notre_dame=3") == 6


@pytest.mark.rule("NDM-H15")
def test_the_carpenter_gives_a_point_for_each_sector_that_is_not_empty() -> None:
    assert points("carpenter", "bank=3,friend=inn,notre_dame=3") == 2


@pytest.mark.rule("NDM-H16")
def test_a_character_that_yields_nothing_may_be_paid() -> None:
    assert points("lawyer", "taken=r1") == 0


@pytest.mark.rule("NDM-H17")
def test_what_a_character_cannot_give_lapses_and_the_park_pays_once() -> None:
    game = do(at(hired("monk", "supply=10,park=4")), "hire:monk")
    assert (of(game).supply[0], of(game).points[0], of(game).coins[0]) == (10, 1 + 2, 2)
    assert points("mayor", "bank=3,inn=3,park=2") == 6 + 1


@pytest.mark.rule("NDM-H18")
def test_the_bishop_needs_a_cube_and_an_empty_sector() -> None:
    assert asked(do(at(hired("bishop", "supply=14")), "hire:bishop")) == NEXT
    one_each = "cloister_school=1,bank=1,residence=1,carriage_house=1,inn=1,park=1"
    assert asked(do(at(hired("bishop", f"{one_each},friend=hospital")), "hire:bishop")) == NEXT
    game = do(at(hired("bishop")), "hire:bishop", "bishop_puts:carriage_house")
    assert offered(game) == offered(at("players:4 stack:drive@r.1.0"))
    school = do(at(hired("bishop")), "hire:bishop", "bishop_puts:cloister_school")
    assert of(school).supply[0] == 5


@pytest.mark.rule("NDM-H19")
@pytest.mark.parametrize("character", ["jester", "minstrel"])
def test_with_nothing_in_the_quarter_there_is_nothing_to_move(character: str) -> None:
    game = do(at(hired(character)), f"hire:{character}")
    assert (asked(game), of(game).coins[0], of(game).friend[0]) == (NEXT, 2, 0)


@pytest.mark.rule("NDM-H19")
def test_neither_mover_takes_what_is_not_there() -> None:
    jester = do(at(hired("jester", "bank=1")), "hire:jester")
    assert (reason := jester.why_not("jester_takes_friend")) is not None
    assert reason.code == "friend-not-in-quarter"
    assert (reason := jester.why_not("jester_takes:inn")) is not None
    assert reason.code == "no-influence-there"
    minstrel = do(at(hired("minstrel", "bank=1,notre_dame=1")), "hire:minstrel")
    assert offered(minstrel) == {"minstrel_from:bank", "move_nothing"}


@pytest.mark.rule("NDM-H20")
def test_the_jester_takes_no_cube_from_the_supply() -> None:
    game = do(at(hired("jester", "supply=4,park=1")), "hire:jester", "jester_takes:park", "jester_puts:residence")
    assert (of(game).supply[0], of(game).points[0], cubes(game, "red", "residence")) == (4, 1, 1)
