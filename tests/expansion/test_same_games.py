"""An expansion plays the same games in pure Python, written in Python on the compiled engine, and compiled itself."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.compiled.needs_c import needs_c
from tests.compiled.test_same_games import ROOT, compare

RULESETS = [f"tests.expansion.ruleset:{name}" for name in ("APOTHECARY", "AFTER_MERCATUS", "BEFORE_MERCATUS")]


@pytest.mark.slow
@needs_c
@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_games_of_the_expansion_are_the_same(ruleset: str, players: int) -> None:
    compare(ruleset, players, 20, "deck=all")


@pytest.fixture(scope="module")
def expansion(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The expansion, compiled against the engine as it is."""
    folder = tmp_path_factory.mktemp("expansion")
    kept = {name: value for name, value in os.environ.items() if name != "LAZARETTO_PURE"}
    command = [sys.executable, "-m", "tools.engine", "tests.expansion", str(folder)]
    done = subprocess.run(command, cwd=ROOT, env=kept, capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")
    return folder


@needs_c
@pytest.mark.slow
@pytest.mark.soak  # compiles for half a minute
@pytest.mark.parametrize("ruleset", RULESETS)
def test_games_of_the_compiled_expansion_are_the_same(ruleset: str, expansion: Path) -> None:
    compare(ruleset, 4, 200, "deck=all", EXPANSION=str(expansion))
