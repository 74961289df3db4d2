"""The King, the Merchant and the Peasant: cards that move and place cubes."""

from __future__ import annotations

import pytest

from tests.rules.rattus.positions import RED, asks, give, lies, offered, position, refusal, table

# ---------------------------------------------------------------- King


@pytest.mark.rule("RAT-K1")
def test_the_king_moves_one_own_cube_to_the_palace() -> None:
    game = position("players:4 to:red gallia:r2g1/ cards:king=red", "use_card:king")
    assert (lies(game, "gallia"), list(table(game).palace), table(game).reserve[RED]) == ("r1g1/0", [1, 0, 0, 0], 18)


@pytest.mark.rule("RAT-K1")
def test_the_king_takes_the_cube_from_any_region_without_rats() -> None:
    game = position("players:4 to:red gallia:r2/ italia:r1/ polonia:r1/s cards:king=red", "use_card:king")
    assert offered(game) == {"to_palace_from:gallia", "to_palace_from:italia"}


@pytest.mark.rule("RAT-K1")
@pytest.mark.parametrize(
    ("region", "code"), [("polonia", "rats-there"), ("anglia", "no-cube-there"), ("scandia", "no-cube-there")]
)
def test_the_king_takes_no_cube_from_rats_and_none_of_another_player(region: str, code: str) -> None:
    line = "players:4 to:red gallia:r2/ italia:r1/ polonia:r1/s anglia:g1/ cards:king=red"
    assert refusal(position(line, "use_card:king"), f"to_palace_from:{region}") == (code, "RAT-K1")


@pytest.mark.rule("RAT-K1")
def test_the_king_is_of_no_use_while_rats_are_wherever_the_player_has_cubes() -> None:
    game = position("players:4 to:red gallia:r2/s italia:g1/ cards:king=red")
    assert refusal(game, "use_card:king") == ("no-cube-free-of-rats", "RAT-K1")


@pytest.mark.rule("RAT-K1")
def test_the_king_looks_at_the_rats_of_that_moment() -> None:
    game = position("players:4 to:red hispania:r2/s cards:king=red,monk=red", "use_card:monk", "rat_to:gallia")
    assert table(give(game, "use_card:king")).palace[RED] == 1


@pytest.mark.rule("RAT-K1")
def test_a_cube_in_the_palace_counts_at_the_end() -> None:
    game = position("players:4 to:red ended:supply-empty stack:reckoning@r gallia:g1/ palace:r2")
    assert game.outcome is not None
    assert game.outcome.totals == (2, 1, 0, 0)
    assert game.outcome.points[RED] == {"regions": 0, "palace": 2}


# ---------------------------------------------------------------- Merchant


@pytest.mark.rule("RAT-K5")
def test_the_merchant_moves_up_to_three_own_cubes() -> None:
    game = position("players:4 to:red gallia:r5g1/ cards:merchant=red", "use_card:merchant", "merchant_to:italia")
    assert offered(game) == {"how_many:1", "how_many:2", "how_many:3"}
    give(game, "how_many:3")
    assert (lies(game, "gallia"), lies(game, "italia")) == ("r2g1/0", "r3/0")


@pytest.mark.rule("RAT-K5")
@pytest.mark.parametrize(("cubes", "too_many"), [(2, 3), (5, 4)])
def test_the_merchant_moves_no_more_than_three_and_no_more_than_are_there(cubes: int, too_many: int) -> None:
    line = f"players:4 to:red gallia:r{cubes}g3/ cards:merchant=red"
    game = position(line, "use_card:merchant", "merchant_to:italia")
    assert refusal(game, f"how_many:{too_many}") == ("too-many", "RAT-K5")


@pytest.mark.rule("RAT-K5")
def test_the_merchant_moves_cubes_from_one_region_where_the_player_has_some() -> None:
    game = position("players:4 to:red gallia:r1/s polonia:r2/ italia:g2/ cards:merchant=red", "use_card:merchant")
    assert offered(game) == {"merchant_from:gallia", "merchant_from:polonia"}
    assert refusal(game, "merchant_from:italia") == ("no-cube-there", "RAT-K5")


@pytest.mark.rule("RAT-K5")
def test_the_merchant_moves_cubes_to_one_neighbouring_region() -> None:
    game = position("players:4 to:red anglia:r2/ cards:merchant=red", "use_card:merchant")
    assert offered(game) == {"merchant_to:gallia", "merchant_to:scandia"}
    assert refusal(game, "merchant_to:italia") == ("not-a-neighbour", "RAT-K5")


@pytest.mark.rule("RAT-K5")
def test_the_merchant_enters_no_region_that_is_not_in_use() -> None:
    game = position("players:2 to:red hungaria:r2/ cards:merchant=red", "use_card:merchant")
    assert refusal(game, "merchant_to:tartaria") == ("region-not-in-use", "RAT-S1")


@pytest.mark.rule("RAT-K5")
def test_the_merchant_is_of_no_use_without_a_cube_in_a_region() -> None:
    game = position("players:4 to:red gallia:g1/ cards:merchant=red")
    assert refusal(game, "use_card:merchant") == ("no-cube-on-board", "RAT-K5")


# ---------------------------------------------------------------- Peasant


@pytest.mark.rule("RAT-K7")
@pytest.mark.parametrize("rats", [1, 2, 3])
def test_with_the_peasant_as_many_cubes_are_placed_as_there_are_rats_or_one_more(rats: int) -> None:
    game = position(f"players:4 to:red gallia:/{'u' * rats} cards:peasant=red", "place_in:gallia")
    assert offered(game, "how_many") == {str(rats), str(rats + 1)}
    assert lies(give(game, f"how_many:{rats + 1}"), "gallia") == f"r{rats + 1}/{rats}"


@pytest.mark.rule("RAT-K7")
def test_with_the_peasant_no_cube_less_and_no_two_more_are_placed() -> None:
    game = position("players:4 to:red gallia:/uu cards:peasant=red", "place_in:gallia")
    assert refusal(game, "how_many:1") == ("too-few", "RAT-T6")
    assert refusal(game, "how_many:4") == ("too-many", "RAT-K7")


@pytest.mark.rule("RAT-K7")
def test_the_cube_more_is_allowed_by_the_peasant_and_the_others_by_the_rats() -> None:
    game = position("players:4 to:red gallia:/uu cards:peasant=red")
    assert [game.rule_behind(f"place_in:{region}") for region in ("gallia", "italia")] == ["RAT-T6", "RAT-K7"]
    give(game, "place_in:gallia")
    assert [game.rule_behind(f"how_many:{n}") for n in (2, 3)] == ["RAT-T6", "RAT-K7"]


@pytest.mark.rule("RAT-K7")
def test_with_the_peasant_one_cube_is_placed_where_no_rats_are() -> None:
    game = position("players:4 to:red gallia:/u cards:peasant=red", "place_in:italia")
    assert lies(game, "italia") == "r1/0"


@pytest.mark.rule("RAT-K7")
def test_the_cube_of_the_peasant_goes_to_the_same_region() -> None:
    game = position("players:4 to:red gallia:/u cards:peasant=red", "place_in:gallia", "how_many:1")
    assert refusal(game, "place_in:italia") == ("cubes-placed-already", "RAT-T6")


@pytest.mark.rule("RAT-K7")
def test_the_peasant_helps_nobody_but_his_holder() -> None:
    game = position("players:4 to:red gallia:/u cards:peasant=blue")
    assert refusal(game, "place_in:italia") == ("no-rats-there", "RAT-T7")


@pytest.mark.rule("RAT-K7")
def test_the_peasant_places_no_more_than_the_reserve_holds() -> None:
    game = position("players:4 to:red italia:r18/ gallia:/uuu cards:peasant=red", "place_in:gallia")
    assert lies(game, "gallia") == "r2/3"


@pytest.mark.rule("RAT-K7")
def test_the_peasant_adds_nothing_when_the_reserve_has_just_enough() -> None:
    game = position("players:4 to:red italia:r18/ gallia:/uu cards:peasant=red", "place_in:gallia")
    assert lies(game, "gallia") == "r2/2"


@pytest.mark.rule("RAT-K7")
def test_the_peasant_is_not_used_apart_from_phase_b() -> None:
    game = position("players:4 to:red gallia:/u cards:peasant=red")
    assert refusal(game, "use_card:peasant") == ("works-in-phase-b", "RAT-K7")


@pytest.mark.rule("RAT-K7")
def test_the_peasant_taken_after_the_cubes_places_none() -> None:
    game = position("players:4 to:red gallia:/u cards:witch=red", "place_in:gallia", "take_card:peasant")
    assert (asks(game), offered(game)) == ((RED, "act"), {"use_card:witch", "go_on"})
