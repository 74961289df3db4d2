"""The compiled engine plays the same games as the Python files, to the last cube."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import lazaretto
from benchmarks.limit import Twin
from benchmarks.limit.__main__ import same
from lazaretto.games.rules import rules_of
from lazaretto.games.titles import TITLES
from lazaretto.kernel import bits, drive
from lazaretto.kernel.rng import Rng
from tests.compiled.needs_c import needs_c
from tests.kernel.tables import chests
from tests.soak import often

ROOT = Path(__file__).parents[2]
CASES = [(title, players) for title in TITLES for players in rules_of(title).players]


def played(title: str, players: int, seeds: int, *options: str, **environment: str) -> list[str]:
    """The engine and the digest that it came to."""
    command = [sys.executable, "-m", "tests.compiled.digests", title, str(players), str(seeds), *options]
    kept = {name: value for name, value in os.environ.items() if name != "LAZARETTO_PURE"}
    done = subprocess.run(command, cwd=ROOT, env=kept | environment, capture_output=True, text=True, check=True)
    return done.stdout.rsplit(maxsplit=1)


def compare(title: str, players: int, seeds: int, *options: str, **environment: str) -> None:
    pure = played(title, players, seeds, *options, LAZARETTO_PURE="1")
    compiled_ = played(title, players, seeds, *options, **environment)
    assert [pure[0], compiled_[0]] == ["pure Python", "compiled"]
    assert pure[1] == compiled_[1]


@pytest.mark.slow
@needs_c
@pytest.mark.parametrize("title", TITLES)
def test_a_few_games_are_the_same(title: str) -> None:
    compare(title, 4, 10)


@needs_c
@pytest.mark.slow
@pytest.mark.parametrize(("title", "players"), CASES)
def test_games_of_any_number_of_players_are_the_same(title: str, players: int) -> None:
    compare(title, players, often(100, 10_000))


@pytest.mark.slow
@needs_c
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_twin_in_c_plays_the_games_of_the_engine(players: int) -> None:
    twin = Twin()
    assert [seed for seed in range(200) if not same(twin, players, seed)] == []


@pytest.mark.parametrize("mask", [1, 2, 0b1011, 1 << 62, (1 << 63) - 1, 0x5555_5555_5555_5555, 0x4000_0001_0000_0001])
def test_the_driver_draws_the_same_member_of_a_set_as_the_functions_of_bits(mask: int) -> None:
    s = chests().state
    s.options = mask
    for seed in range(100):
        expected = bits.nth(mask, Rng(seed).below(bits.count(mask)))
        assert drive.draw(s, Rng(seed)) == expected


@pytest.mark.slow
def test_the_version_says_which_engine_runs() -> None:
    command = [sys.executable, "-m", "lazaretto", "--version"]
    pure = subprocess.run(command, env=os.environ | {"LAZARETTO_PURE": "1"}, capture_output=True, text=True)
    assert pure.stdout == f"lazaretto {lazaretto.__version__} (pure Python: LAZARETTO_PURE is set)\n"
    either = subprocess.run(command, capture_output=True, text=True)
    assert either.stdout == f"lazaretto {lazaretto.__version__} ({lazaretto.engine})\n"
