"""The stream of random numbers is the same everywhere and for ever: searches and golden files rest on it."""

from __future__ import annotations

import pytest

from lazaretto.kernel.rng import Rng

GOLDEN = {
    0: [257, 835, 905, 387, 103, 394, 592, 173],
    1: [77, 878, 383, 285, 651, 290, 43, 184],
    7: [269, 223, 4, 662, 186, 532, 244, 539],
    1073741823: [954, 554, 528, 970, 874, 554, 586, 558],
}


@pytest.mark.parametrize("seed", GOLDEN)
def test_a_seed_gives_these_numbers(seed: int) -> None:
    rng = Rng(seed)
    assert [rng.below(1000) for _ in range(8)] == GOLDEN[seed]


def test_a_reseeded_stream_begins_anew() -> None:
    rng = Rng(7)
    first = [rng.below(100) for _ in range(20)]
    rng.reseed(7)
    assert [rng.below(100) for _ in range(20)] == first


def test_numbers_stay_below_the_bound_and_each_comes_about_equally_often() -> None:
    rng = Rng(3)
    counts = [0] * 6
    for _ in range(60_000):
        counts[rng.below(6)] += 1
    assert sum(counts) == 60_000
    chi_squared = sum((count - 10_000) ** 2 / 10_000 for count in counts)
    assert chi_squared < 20.5  # exceeded once in a thousand streams


def test_neighbouring_seeds_give_different_streams() -> None:
    starts = {Rng(seed).below(2**16) for seed in range(200)}
    assert len(starts) > 190


def test_the_state_never_leaves_63_bits() -> None:
    for seed in (0, 1, 2**30 - 1, 2**62):
        rng = Rng(seed)
        for _ in range(1000):
            rng.below(2)
            assert 0 < rng.x < 2**63


def test_only_the_last_30_bits_of_a_seed_count() -> None:
    assert Rng(5).x == Rng(5 + 2**30).x != Rng(6).x
