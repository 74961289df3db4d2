"""Phase C, second half: tokens are revealed one by one and take their cubes."""

from __future__ import annotations

import tomllib
from dataclasses import replace
from pathlib import Path

import pytest

from lazaretto.games.rattus import components
from lazaretto.games.rattus.ruleset import RATTUS
from lazaretto.kernel.game import Game
from tests.rules.rattus.positions import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    asks,
    give,
    knows,
    lies,
    odds,
    offered,
    position,
    table,
    told,
    unseen,
)

# The piece has just entered Gallia, and the spread is over.
HERE = "players:4 to:red plague:gallia at:count_piece"


@pytest.mark.rule("RAT-D1")
@pytest.mark.parametrize("gallia", ["g2/", "/uu"])
def test_without_a_cube_or_without_a_rat_nothing_is_revealed(gallia: str) -> None:
    game = position(f"{HERE} gallia:{gallia}")
    assert (asks(game), told(game)) == ((GREEN, "act"), ["turn-begins"])


@pytest.mark.rule("RAT-D1")
def test_the_tokens_are_revealed_one_at_a_time_in_random_order() -> None:
    game = position(f"{HERE} gallia:g6/uuu")
    assert odds(game) == {"turn_up:1": 1, "turn_up:2": 1, "turn_up:3": 1}
    give(game, "turn_up:2", "face:O01")
    assert odds(game) == {"turn_up:1": 1, "turn_up:2": 1}


@pytest.mark.rule("RAT-D1")
def test_the_token_that_is_turned_up_is_the_one_revealed() -> None:
    game = position(f"{HERE} gallia:g6/u[O30b]u[O31b]u[O32b]", "turn_up:2")
    assert knows(game, BLUE) == {"gallia.1": "O30", "gallia.2": "O32"}


@pytest.mark.rule("RAT-D1")
def test_the_devastation_ends_when_no_token_is_left() -> None:
    game = position(f"{HERE} gallia:g6/uu", "turn_up:1", "face:O02", "face:O01")
    assert (lies(game, "gallia"), asks(game)) == ("g5/0", (GREEN, "act"))


@pytest.mark.rule("RAT-D1")
def test_the_devastation_ends_when_no_cube_is_left_and_unrevealed_tokens_stay_face_down() -> None:
    game = position(f"{HERE} gallia:g1/uuu", "turn_up:1", "face:O02")
    assert (lies(game, "gallia"), asks(game), knows(game, None)) == ("/2", (GREEN, "act"), {})


@pytest.mark.rule("RAT-D1")
def test_only_the_region_of_the_piece_is_devastated() -> None:
    game = position(f"{HERE} gallia:g1/u italia:r4/uu", "face:O02")
    assert lies(game, "italia") == "r4/2"


@pytest.mark.rule("RAT-D2")
@pytest.mark.parametrize(("cubes", "left"), [("g1y1", "g1y1/0"), ("g2y1", "g1y1/0"), ("g3y1", "g2y1/0")])
def test_a_token_strikes_if_the_cubes_of_all_colours_reach_its_limit(cubes: str, left: str) -> None:
    game = position(f"{HERE} gallia:{cubes}/u", "face:S10")  # limit 3, M
    assert lies(game, "gallia") == left


@pytest.mark.rule("RAT-D2")
def test_the_cubes_are_counted_at_the_moment_the_token_is_revealed() -> None:
    game = position(f"{HERE} gallia:g3/uu", "turn_up:1", "face:S10", "face:O07")  # limit 3 both
    assert lies(game, "gallia") == "g2/0"


@pytest.mark.rule("RAT-D3")
def test_m_takes_a_cube_from_whoever_has_most() -> None:
    assert lies(position(f"{HERE} gallia:r1g3y2/u", "face:O04"), "gallia") == "r1g2y2/0"


@pytest.mark.rule("RAT-D3")
def test_m_takes_a_cube_from_all_who_are_tied_for_most() -> None:
    assert lies(position(f"{HERE} gallia:r1g3y3/u", "face:O04"), "gallia") == "r1g2y2/0"


@pytest.mark.rule("RAT-D4")
def test_after_the_first_m_the_majority_is_taken_anew_for_the_second() -> None:
    assert lies(position(f"{HERE} gallia:g3b2/u", "face:O29"), "gallia") == "g1b1/0"


@pytest.mark.rule("RAT-D4")
def test_two_ms_take_two_cubes_from_a_majority_that_stays() -> None:
    assert lies(position(f"{HERE} gallia:g4b2/u", "face:O29"), "gallia") == "g2b2/0"


@pytest.mark.rule("RAT-D4")
def test_class_symbols_never_change_whom_an_m_hits() -> None:
    # M and Royalty: were Red's King struck first, M would hit Green alone.
    game = position(f"{HERE} gallia:r2g2/u cards:king=red", "face:O15")
    assert lies(game, "gallia") == "g1/0"


@pytest.mark.rule("RAT-D5")
def test_a_takes_a_cube_from_everybody_in_the_region() -> None:
    game = position(f"{HERE} gallia:r1g3y2/u", "face:O05")
    assert (lies(game, "gallia"), table(game).reserve[BLUE]) == ("g2y1/0", 20)


@pytest.mark.rule("RAT-D5")
def test_m_and_a_both_strike_on_one_token() -> None:
    assert lies(position(f"{HERE} gallia:r1g4y3/u", "face:O37"), "gallia") == "g1y1/0"


@pytest.mark.rule("RAT-D5")
def test_each_a_counts() -> None:
    folder = Path(components.__file__).parent
    printed = {name: tomllib.loads((folder / f"{name}.toml").read_text("utf-8")) for name in ("tokens", "map")}
    next(token for token in printed["tokens"]["token"] if token["id"] == "O05")["all"] = 2
    setup, saved = RATTUS.read(RATTUS, f"{HERE} gallia:r1g3y2/u")
    game = give(Game(RATTUS, replace(setup, components=printed), start=saved), "face:O05")
    assert lies(game, "gallia") == "g1/0"


@pytest.mark.rule("RAT-D6")
def test_a_class_symbol_takes_a_cube_from_the_holder_of_its_card() -> None:
    game = position(f"{HERE} gallia:g2b2y2/u cards:monk=blue", "face:S01")
    assert lies(game, "gallia") == "g2b1y2/0"


@pytest.mark.rule("RAT-D6")
def test_each_class_symbol_counts_also_for_one_holder() -> None:
    game = position(f"{HERE} gallia:g1b3/u cards:monk=blue,merchant=blue", "face:S01")
    assert lies(game, "gallia") == "g1b1/0"


@pytest.mark.rule("RAT-D6")
def test_a_holder_without_a_cube_in_the_region_loses_none() -> None:
    game = position(f"{HERE} gallia:g2/u italia:b2/ cards:monk=blue", "face:S01")
    assert (lies(game, "gallia"), lies(game, "italia")) == ("g2/0", "b2/0")


@pytest.mark.rule("RAT-D6")
def test_a_card_that_nobody_holds_strikes_nobody() -> None:
    assert lies(position(f"{HERE} gallia:r1g2b1y1/u", "face:S01"), "gallia") == "r1g2b1y1/0"


@pytest.mark.rule("RAT-D6")
def test_the_class_symbols_come_after_m() -> None:
    # M leaves Green one cube, and the Merchant takes it.
    game = position(f"{HERE} gallia:g2b1/u cards:merchant=green", "face:O04")
    assert lies(game, "gallia") == "b1/0"


@pytest.mark.rule("RAT-D7")
def test_cubes_lost_return_to_the_reserve_of_their_owner() -> None:
    game = position(f"{HERE} gallia:r1g3y2/u", "face:O05")
    assert list(table(game).reserve) == [20, 18, 20, 19]


@pytest.mark.rule("RAT-D7")
def test_cubes_lost_may_be_placed_again() -> None:
    line = f"{HERE} gallia:g18/u[O02r] palace:g2 italia:/u"
    game = position(line, "place_in:italia")
    assert (lies(game, "gallia"), lies(game, "italia")) == ("g17/0", "g1/1")


@pytest.mark.rule("RAT-D8")
@pytest.mark.parametrize("face", ["O02", "O33"])
def test_a_revealed_token_leaves_the_game_whether_it_struck_or_not(face: str) -> None:
    game = position(f"{HERE} supply:30 gallia:g2/u", f"face:{face}")
    assert (lies(game, "gallia")[-2:], table(game).supply) == ("/0", 30)
    assert face not in unseen(game)
    assert f"gone:{face}" in game.ruleset.write(game.state).split()


@pytest.mark.rule("RAT-D8")
def test_a_token_that_left_the_game_is_never_revealed_again() -> None:
    game = position(f"{HERE} gallia:g6/uu", "turn_up:1", "face:O33")
    assert "O33" not in offered(game, "face")


@pytest.mark.rule("RAT-D8")
@pytest.mark.parametrize("seat", [None, RED, BLUE])
def test_revealed_tokens_are_public(seat: int | None) -> None:
    game = position(f"{HERE} gallia:g6/u", "face:O33")
    shown = [event.args["token"] for _, event in game.history(seat) if event.key == "token-revealed"]
    assert shown == ["O33"]


@pytest.mark.rule("RAT-D9")
def test_cubes_in_the_palace_are_never_lost() -> None:
    game = position(f"{HERE} gallia:r1g2/u palace:g5y1 cards:knight=green", "face:S07")  # A and Chivalry
    assert (lies(game, "gallia"), list(table(game).palace)) == ("/0", [0, 5, 0, 1])


@pytest.mark.rule("RAT-D10")
def test_the_worked_example_of_the_rulebooks() -> None:
    game = position(
        "players:4 to:red plague:italia at:move_plague supply:30 gallia:g2y1/sss"
        " cards:knight=yellow,peasant=green,merchant=green,monk=blue,witch=blue,king=blue",
        "move_plague:gallia",
    )
    assert asks(game) == (RED, "spread")
    give(game, "spread_to:hispania", "spread_to:hispania")
    assert (lies(game, "hispania"), table(game).supply) == ("/2", 28)
    give(game, "turn_up:1", "face:S01")  # limit 1, Bourgeoisie, Church
    assert (lies(game, "gallia"), table(game).reserve[GREEN]) == ("g1y1/2", 19)
    give(game, "turn_up:1", "face:S08")  # limit 3, Bourgeoisie, Peasantry, Church
    assert lies(game, "gallia") == "g1y1/1"
    give(game, "face:S04")  # limit 2, M, Bourgeoisie, Church
    assert lies(game, "gallia") == "/0"
    assert list(table(game).reserve) == [20, 20, 20, 20]
    assert asks(game) == (GREEN, "act")


@pytest.mark.rule("RAT-D11")
def test_a_player_without_a_cube_in_the_region_never_has_its_majority() -> None:
    # The first M empties the region; the second hits nobody.
    game = position(f"{HERE} gallia:g1b1y1/u cards:knight=red", "count_piece:yes", "face:O29")
    assert (lies(game, "gallia"), list(table(game).reserve)) == ("/0", [20, 20, 20, 20])
    assert [event.args["seat"] for _, event in game.history(None) if event.key == "cube-lost"] == [GREEN, BLUE, YELLOW]


@pytest.mark.rule("RAT-D11")
def test_once_no_cube_is_left_further_symbols_do_nothing() -> None:
    game = position(f"{HERE} gallia:g1/u italia:g3/ cards:king=green", "face:O02")  # M takes it, Royalty nothing
    assert (lies(game, "gallia"), lies(game, "italia"), table(game).reserve[GREEN]) == ("/0", "g3/0", 17)
