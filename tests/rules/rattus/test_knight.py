"""The Knight: a longer way for the plague piece, and two neutral cubes."""

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
)

MOVE = "players:4 to:red plague:italia at:move_plague cards:knight=red"
HERE = "players:4 to:red plague:gallia at:count_piece cards:knight=red"


@pytest.mark.rule("RAT-K2")
def test_the_knight_moves_the_plague_one_or_two_steps() -> None:
    one = {"gallia", "germania", "hispania", "hungaria", "bulgaria"}
    two = {"anglia", "polonia", "scandia", "tartaria", "turcia"}
    assert offered(position(MOVE), "move_plague") == one | two


@pytest.mark.rule("RAT-K2")
def test_the_knight_moves_the_plague_no_three_steps() -> None:
    assert refusal(position(MOVE), "move_plague:russia") == ("too-many-steps", "RAT-K2")


@pytest.mark.rule("RAT-K2")
def test_with_the_knight_the_plague_may_not_end_where_it_began() -> None:
    assert refusal(position(MOVE), "move_plague:italia") == ("plague-must-move", "RAT-P1")


@pytest.mark.rule("RAT-K2")
def test_the_knight_moves_through_regions_in_use_only() -> None:
    game = position("players:2 to:red plague:italia at:move_plague cards:knight=red")
    assert refusal(game, "move_plague:tartaria") == ("region-not-in-use", "RAT-S1")


@pytest.mark.rule("RAT-K2")
def test_only_the_region_where_the_plague_ends_is_affected() -> None:
    game = position(f"{MOVE} gallia:g2/uu germania:g2/uu hungaria:r1/u", "move_plague:anglia")
    assert (plague(game), asks(game)) == ("anglia", (GREEN, "act"))
    assert board(game) == {"gallia": "g2/2", "germania": "g2/2", "hungaria": "r1/1"}


@pytest.mark.rule("RAT-K2")
def test_only_the_holder_of_the_knight_moves_two_steps() -> None:
    game = position("players:4 to:red plague:italia at:move_plague cards:knight=green")
    assert offered(game, "move_plague") == {"gallia", "germania", "hispania", "hungaria", "bulgaria"}


@pytest.mark.rule("RAT-K3")
def test_before_the_tokens_are_revealed_the_player_decides_whether_the_piece_counts() -> None:
    game = position(f"{HERE} gallia:g2/u")
    assert (asks(game), offered(game)) == ((RED, "count_piece"), {"count_piece:yes", "count_piece:no"})


@pytest.mark.rule("RAT-K3")
@pytest.mark.parametrize(("answer", "left"), [("yes", "g1/0"), ("no", "g2/0")])
def test_the_piece_counts_as_two_cubes_against_the_limit_if_the_player_wants(answer: str, left: str) -> None:
    game = position(f"{HERE} gallia:g2/u", f"count_piece:{answer}", "face:O15")  # limit 4, M
    assert lies(game, "gallia") == left


@pytest.mark.rule("RAT-K3")
def test_the_piece_counts_for_every_token_of_the_devastation() -> None:
    # Limit 4, M, then limit 3, M: each is reached only with the piece.
    game = position(f"{HERE} gallia:g2/uu", "count_piece:yes", "turn_up:1", "face:O17", "face:O07")
    assert lies(game, "gallia") == "/0"


@pytest.mark.rule("RAT-K3")
def test_neutral_cubes_count_for_no_majority() -> None:
    game = position(f"{HERE} gallia:g1/u", "count_piece:yes", "face:O07")  # limit 3, M
    assert lies(game, "gallia") == "/0"


@pytest.mark.rule("RAT-K3")
def test_neutral_cubes_are_never_lost() -> None:
    # A takes one cube of everybody, and the piece still counts as two for the next token.
    game = position(f"{HERE} gallia:g2b1/uu", "count_piece:yes", "turn_up:1", "face:O18", "face:O08")
    assert lies(game, "gallia") == "/0"
    assert table(game).reserve[RED] == 20


@pytest.mark.rule("RAT-K3")
def test_neutral_cubes_do_not_start_a_devastation() -> None:
    game = position(f"{HERE} gallia:/uu")
    assert (asks(game), lies(game, "gallia")) == ((GREEN, "act"), "/2")


@pytest.mark.rule("RAT-K3")
def test_neutral_cubes_do_not_keep_up_a_devastation() -> None:
    game = position(f"{HERE} gallia:g1/uu", "count_piece:yes", "turn_up:1", "face:O02")
    assert (asks(game), lies(game, "gallia")) == ((GREEN, "act"), "/1")


@pytest.mark.rule("RAT-K3")
def test_the_piece_counts_no_longer_in_the_next_turn() -> None:
    game = position(f"{HERE} gallia:g1/u italia:g2/u", "count_piece:yes", "face:O02", "go_on", "move_plague:italia")
    give(game, "spread_to:gallia", "face:O07")  # limit 3
    assert lies(game, "italia") == "g2/0"


@pytest.mark.rule("RAT-K3")
def test_without_the_knight_the_piece_does_not_count() -> None:
    game = position("players:4 to:red plague:gallia at:count_piece cards:knight=green gallia:g2/u", "face:O07")
    assert lies(game, "gallia") == "g2/0"


@pytest.mark.rule("RAT-K4")
@pytest.mark.parametrize(("token", "strikes"), [("O07", True), ("O16", True), ("O23", False)])  # limits 3, 4, 5
def test_in_scandia_with_two_cubes_and_the_piece_tokens_of_limit_three_and_four_strike(
    token: str, strikes: bool
) -> None:
    game = position(f"{MOVE} scandia:g2/u", "move_plague:scandia", "spread_to:anglia", "count_piece:yes")
    assert lies(give(game, f"face:{token}"), "scandia") == ("g1/0" if strikes else "g2/0")


@pytest.mark.rule("RAT-K4")
@pytest.mark.parametrize("token", ["O07", "O16"])
def test_in_scandia_with_two_cubes_alone_tokens_of_limit_three_and_four_do_not_strike(token: str) -> None:
    game = position(f"{MOVE} scandia:g2/u", "move_plague:scandia", "spread_to:anglia", "count_piece:no")
    assert lies(give(game, f"face:{token}"), "scandia") == "g2/0"
