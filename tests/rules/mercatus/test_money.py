"""Coins."""

from __future__ import annotations

import pytest

from tests.rules.mercatus.table import FINAL, at, coins, play


@pytest.mark.rule("MER-M1")
@pytest.mark.parametrize(("count", "points"), [(0, 0), (4, 0), (5, 1), (9, 1), (10, 2), (34, 6)])
def test_every_full_five_coins_count_as_one_cube_and_the_rest_nothing(count: int, points: int) -> None:
    game = at(f"coins:r{count}g0b0y0 {FINAL}")
    assert game.outcome is not None
    assert game.outcome.points[0]["coins"] == points


@pytest.mark.rule("MER-M2")
def test_coins_go_to_the_bank_and_come_from_it_never_from_another_player() -> None:
    game = at("cards:treasurer=red,pope=red coins:r2g4b4y4")
    play(game, "use_card:pope", "use_card:treasurer")
    assert [coins(game, colour) for colour in ("red", "green", "blue", "yellow")] == [2, 4, 4, 4]
