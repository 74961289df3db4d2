"""Intervals hold what they promise, and tests say what they should."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from lazaretto.arena.statistics import clear, holm, mean, share, sign_test, wilson

TRIALS = 1500


def even_deal(rng: Random, p: float) -> float:
    """Two games that have nothing to do with each other."""
    return ((rng.random() < p) + (rng.random() < p)) / 2


def lucky_deal(rng: Random, p: float) -> float:
    """Two games of which in every other deal the better seat wins, whoever sits there."""
    return 0.5 if rng.random() < 0.5 else even_deal(rng, 2 * p - 0.5)


def same_deal(rng: Random, p: float) -> float:
    """Two games that always end alike."""
    return float(rng.random() < p)


@pytest.mark.parametrize("deal", [even_deal, lucky_deal, same_deal])
@pytest.mark.parametrize(("p", "deals"), [(0.5, 50), (0.7, 50), (0.7, 200)])
def test_the_interval_covers_the_truth_as_often_as_it_says(
    deal: Callable[[Random, float], float], p: float, deals: int
) -> None:
    rng = Random(f"{p}:{deals}")
    found = [share([deal(rng, p) for _ in range(deals)]) for _ in range(TRIALS)]
    covered = sum(low <= p <= high for _, low, high in found) / TRIALS
    assert 0.93 <= covered <= 0.975


def test_luck_that_cancels_makes_the_interval_narrower() -> None:
    rng = Random(1)
    lucky = share([lucky_deal(rng, 0.6) for _ in range(200)])
    even = share([even_deal(rng, 0.6) for _ in range(200)])
    assert lucky.high - lucky.low < even.high - even.low


def test_where_all_deals_agree_each_counts_as_one_game() -> None:
    assert share([1.0] * 20) == (1.0, *wilson(1.0, 20))
    assert share([0.5] * 20) == (0.5, *wilson(0.5, 20))


def test_one_deal_counts_as_one_game() -> None:
    assert share([0.5]) == (0.5, *wilson(0.5, 1))


def test_the_interval_of_independent_games_is_wilsons() -> None:
    assert wilson(0.5, 100) == pytest.approx((0.40383, 0.59617), abs=1e-5)
    assert wilson(0.0, 10) == pytest.approx((0.0, 0.27753), abs=1e-5)


def test_an_even_split_says_nothing_and_an_uneven_one_much() -> None:
    assert sign_test(5, 5) == 1
    assert sign_test(0, 0) == 1
    assert sign_test(10, 0) == sign_test(0, 10) == 2 / 1024
    assert sign_test(8, 2) == 2 * (1 + 10 + 45) / 1024


def test_of_several_tests_the_surest_is_corrected_most_and_none_overtakes_a_surer_one() -> None:
    assert holm([0.01, 0.04, 0.03]) == pytest.approx([0.03, 0.06, 0.06])
    assert holm([0.5, 0.9]) == [1.0, 1.0]
    assert holm([]) == []


def test_what_is_clear_is_soon_said_to_be_and_what_is_even_hardly_ever() -> None:
    assert clear([1.0, 0.5] * 10, 0.5) == 1
    assert clear([0.0, 0.5] * 10, 0.5) == -1
    assert clear([0.0, 1.0] * 100, 0.5) == 0


def test_the_half_width_of_a_mean_is_that_of_the_normal_distribution() -> None:
    found = mean([1.0, 3.0] * 50)
    assert found.mean == 2
    assert found.half == pytest.approx(1.96 * (100 / 99) ** 0.5 / 10, abs=1e-4)
