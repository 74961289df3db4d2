"""Phase C, first half: the plague piece moves and the rats spread."""

from __future__ import annotations

import pytest

from tests.rules.rattus.positions import (
    GREEN,
    RED,
    asks,
    board,
    give,
    lies,
    offered,
    plague,
    position,
    refusal,
    table,
    told,
)

MOVE = "players:4 to:red plague:italia at:move_plague"


@pytest.mark.rule("RAT-P1")
def test_the_piece_moves_to_a_neighbouring_region() -> None:
    game = position(MOVE)
    assert offered(game) == {f"move_plague:{r}" for r in ("gallia", "germania", "hispania", "hungaria", "bulgaria")}
    assert plague(give(game, "move_plague:bulgaria")) == "bulgaria"


@pytest.mark.rule("RAT-P1")
def test_the_piece_may_not_stay() -> None:
    assert refusal(position(MOVE), "move_plague:italia") == ("plague-must-move", "RAT-P1")


@pytest.mark.rule("RAT-P1")
def test_the_piece_does_not_move_two_steps() -> None:
    assert refusal(position(MOVE), "move_plague:scandia") == ("not-a-neighbour", "RAT-P1")


@pytest.mark.rule("RAT-P1")
def test_the_piece_moves_only_to_regions_in_use() -> None:
    game = position("players:2 to:red plague:italia at:move_plague")
    assert offered(game, "move_plague") == {"gallia", "germania", "hispania", "hungaria"}
    assert refusal(game, "move_plague:bulgaria") == ("region-not-in-use", "RAT-S1")


@pytest.mark.rule("RAT-P2")
@pytest.mark.parametrize(("rats", "new"), [(0, 0), (1, 1), (2, 2), (3, 2)])
def test_no_rats_spread_nothing_one_spreads_one_two_or_three_spread_two(rats: int, new: int) -> None:
    game = position(f"{MOVE} supply:30 gallia:/{'u' * rats}", "move_plague:gallia", *["spread_to:hispania"] * new)
    assert asks(game) == (GREEN, "act")
    assert (lies(game, "hispania"), lies(game, "gallia"), table(game).supply) == (f"/{new}", f"/{rats}", 30 - new)


@pytest.mark.rule("RAT-P2")
def test_two_new_tokens_may_go_to_two_regions() -> None:
    game = position(f"{MOVE} gallia:/uu", "move_plague:gallia", "spread_to:anglia", "spread_to:germania")
    assert board(game) == {"gallia": "/2", "anglia": "/1", "germania": "/1"}


@pytest.mark.rule("RAT-P2")
def test_new_tokens_go_to_neighbours_of_the_region_entered() -> None:
    game = position(f"{MOVE} gallia:/u", "move_plague:gallia")
    assert offered(game) == {"spread_to:anglia", "spread_to:germania", "spread_to:hispania", "spread_to:italia"}
    assert refusal(game, "spread_to:hungaria") == ("not-a-neighbour", "RAT-P2")
    assert refusal(game, "spread_to:gallia") == ("not-a-neighbour", "RAT-P2")


@pytest.mark.rule("RAT-P2")
def test_no_rat_spreads_into_a_region_that_is_not_in_use() -> None:
    game = position("players:2 to:red plague:italia at:move_plague hungaria:/u", "move_plague:hungaria")
    assert refusal(game, "spread_to:bulgaria") == ("region-not-in-use", "RAT-S1")


@pytest.mark.rule("RAT-P3")
def test_a_full_neighbour_cannot_be_chosen_for_the_spread() -> None:
    game = position(f"{MOVE} gallia:/u hispania:/uuu", "move_plague:gallia")
    assert offered(game, "spread_to") == {"anglia", "germania", "italia"}
    assert refusal(game, "spread_to:hispania") == ("region-full", "RAT-P3")


@pytest.mark.rule("RAT-P3")
def test_a_neighbour_made_full_by_the_first_token_cannot_take_the_second() -> None:
    game = position(f"{MOVE} gallia:/uu hispania:/uu", "move_plague:gallia", "spread_to:hispania")
    assert refusal(game, "spread_to:hispania") == ("region-full", "RAT-P3")


@pytest.mark.rule("RAT-P3")
def test_with_fewer_free_places_than_tokens_due_only_those_are_filled() -> None:
    line = "players:4 to:red plague:gallia at:move_plague supply:25 anglia:/uu gallia:/uuu scandia:/uu"
    game = position(line, "move_plague:anglia")
    assert board(game) == {"anglia": "/2", "gallia": "/3", "scandia": "/3"}
    assert (table(game).supply, asks(game)) == (24, (GREEN, "act"))


@pytest.mark.rule("RAT-P3")
def test_with_all_neighbours_full_no_token_is_placed() -> None:
    line = "players:4 to:red plague:gallia at:move_plague supply:25 anglia:/uu gallia:/uuu scandia:/uuu"
    game = position(line, "move_plague:anglia")
    assert board(game) == {"anglia": "/2", "gallia": "/3", "scandia": "/3"}
    assert (table(game).supply, asks(game)) == (25, (GREEN, "act"))


STARTERS_GONE = "gone:" + ",".join(f"S{n:02}" for n in range(1, 13))


@pytest.mark.rule("RAT-P4")
def test_if_the_supply_is_too_small_what_is_left_is_placed() -> None:
    game = position(f"{MOVE} supply:1 {STARTERS_GONE} gallia:/uu", "move_plague:gallia", "spread_to:hispania")
    assert board(game) == {"gallia": "/2", "hispania": "/1"}
    assert table(game).supply == 0


@pytest.mark.rule("RAT-P4")
def test_the_turn_in_which_the_supply_runs_out_goes_on_with_the_devastation_and_the_game_ends_after_it() -> None:
    game = position(f"{MOVE} supply:1 {STARTERS_GONE} gallia:g4/uu", "move_plague:gallia", "spread_to:hispania")
    assert asks(game)[1] == "draw_token"
    give(game, "turn_up:1", "face:O10", "face:O11")
    assert game.outcome is not None
    assert (game.outcome.reason, game.outcome.totals) == ("supply-empty", (0, 2, 0, 0))


@pytest.mark.rule("RAT-P5")
def test_the_rats_spread_though_no_cube_is_in_the_region() -> None:
    game = position(f"{MOVE} gallia:/uu", "move_plague:gallia", "spread_to:hispania", "spread_to:hispania")
    assert (lies(game, "gallia"), lies(game, "hispania")) == ("/2", "/2")


@pytest.mark.rule("RAT-P5")
def test_the_spread_counts_the_rats_before_the_devastation_takes_them() -> None:
    game = position(f"{MOVE} gallia:r1/uu", "move_plague:gallia", "spread_to:hispania", "spread_to:hispania")
    give(game, "turn_up:1", "face:O33", "face:O32")
    assert (lies(game, "gallia"), lies(game, "hispania")) == ("r1/0", "/2")
    assert told(game).index("rat-added") < told(game).index("token-revealed")


@pytest.mark.rule("RAT-P6")
def test_the_tokens_due_must_be_placed() -> None:
    game = position(f"{MOVE} gallia:/uu", "move_plague:gallia", "spread_to:hispania")
    assert {text.partition(":")[0] for text in offered(game)} == {"spread_to"}
    assert refusal(game, "go_on") == ("not-now", "RAT-P2")


@pytest.mark.rule("RAT-P6")
def test_the_region_just_left_is_a_neighbour_like_any_other() -> None:
    game = position(f"{MOVE} gallia:/uu", "move_plague:gallia", "spread_to:italia", "spread_to:italia")
    assert lies(game, "italia") == "/2"


@pytest.mark.rule("RAT-P7")
def test_move_then_spread_then_the_knight_then_the_tokens_then_the_end_of_the_turn() -> None:
    game = position(f"{MOVE} gallia:g5/uu cards:knight=red", "move_plague:gallia", "spread_to:italia")
    give(game, "spread_to:italia", "count_piece:yes", "turn_up:1", "face:O33", "face:O32")
    order = ["plague-moved", "rat-added", "piece-counts", "token-revealed", "turn-begins"]
    assert [key for key in dict.fromkeys(told(game)) if key in order] == order


@pytest.mark.rule("RAT-P7")
@pytest.mark.parametrize("gallia", ["g5/", "/u"])
def test_the_knight_is_asked_only_if_tokens_will_be_revealed(gallia: str) -> None:
    game = position(f"{MOVE} gallia:{gallia} anglia:/ cards:knight=red", "move_plague:gallia")
    if gallia == "/u":
        give(game, "spread_to:anglia")
    assert asks(game) == (GREEN, "act")
    asked = position(f"{MOVE} gallia:g5/u cards:knight=red", "move_plague:gallia", "spread_to:anglia")
    assert asks(asked) == (RED, "count_piece")
