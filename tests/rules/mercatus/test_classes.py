"""Several cards of one class."""

from __future__ import annotations

import pytest

from tests.rules.mercatus.table import at, coins, cubes, held, offered, play, step

# A token whose only symbols are Chivalry and Magic, limit 1.
BLOW = "gallia:r4g2/u[S02r]"


@pytest.mark.rule("MER-X1")
def test_a_symbol_takes_a_cube_from_the_owner_of_each_card_of_the_class() -> None:
    game = at(f"plague:gallia {BLOW} cards:knight=green,raider=red at:devastate")
    assert (cubes(game, "gallia", "red"), cubes(game, "gallia", "green")) == (3, 1)


@pytest.mark.rule("MER-X2")
@pytest.mark.parametrize(
    ("cards", "left"), [("knight=red,raider=red", 2), ("knight=red,raider=red,assassin=red", 1), ("raider=red", 3)]
)
def test_a_player_loses_a_cube_for_each_of_his_cards_of_the_class(cards: str, left: int) -> None:
    game = at(f"plague:gallia gallia:r4/u[S02r] cards:{cards} at:devastate")
    assert cubes(game, "gallia", "red") == left


@pytest.mark.rule("MER-X2")
def test_he_loses_no_more_cubes_than_he_has_there() -> None:
    game = at("plague:gallia gallia:r1g1/u[S02r] cards:knight=red,raider=red at:devastate")
    assert (cubes(game, "gallia", "red"), cubes(game, "gallia", "green")) == (0, 1)


@pytest.mark.rule("MER-X3")
def test_several_chivalry_cards_move_the_plague_two_spaces_at_most() -> None:
    both = at("plague:hispania cards:knight=red,raider=red,assassin=red at:move_plague")
    assert offered(both, "move_plague") == {"gallia", "italia", "anglia", "germania", "hungaria", "bulgaria"}


@pytest.mark.rule("MER-X4")
def test_he_has_all_their_other_benefits() -> None:
    game = at("plague:hispania gallia:r1g3/u[S07r] fish:gallia cards:knight=red,raider=red,assassin=red at:move_plague")
    play(game, "move_plague:gallia")
    assert step(game) == "raider.takes"
    play(game, "take_good:fish", "spread_to:anglia")
    assert step(game) == "count_piece"
    play(game, "count_piece:yes")
    assert held(game, "red") == {"fish": 1}
    assert coins(game, "red") == 5


@pytest.mark.rule("MER-X4")
def test_without_the_knight_nobody_counts_the_piece_as_neutral_cubes_in_a_turn() -> None:
    game = at("plague:gallia gallia:r1g1/u[S08r] cards:raider=red,assassin=red at:count_piece")
    assert step(game) != "count_piece"
    assert cubes(game, "gallia", "green") == 1
