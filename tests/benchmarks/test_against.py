"""The command that measures the engine before and after a change."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from benchmarks.against.rows import Row
from lazaretto.games.titles import TITLES

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[2]
SMALLEST = ("--only", "pure", "--pairs", "1", "--seconds", "0.01")

in_a_repository = pytest.mark.skipif(not (ROOT / ".git").exists(), reason="these sources are not in a repository")


def against(temporary: Path, *arguments: str) -> subprocess.Popen[str]:
    """The command, with its temporary files in a folder of their own."""
    paths = {"PYTHONPATH": str(ROOT / "src"), "TMPDIR": str(temporary)}
    command = [sys.executable, "-m", "benchmarks.against", *arguments]
    pipe = subprocess.PIPE
    return subprocess.Popen(command, cwd=ROOT, env=os.environ | paths, stdout=pipe, stderr=pipe, text=True)


def worktrees() -> str:
    return subprocess.run(["git", "worktree", "list"], cwd=ROOT, capture_output=True, text=True, check=True).stdout


@in_a_repository
def test_every_title_is_measured_on_both_sides(tmp_path: Path) -> None:
    file = tmp_path / "found.json"
    with against(tmp_path, "HEAD", *SMALLEST, "--json", str(file)) as process:
        out, err = process.communicate()
    assert process.returncode == 0, err
    rows = json.loads(file.read_text(encoding="utf-8"))["rows"]
    assert [(row["what"], row["title"]) for row in rows] == [("pure", title) for title in TITLES]
    assert all(row["before"][0] > 0 and row["after"][0] > 0 for row in rows)
    assert [line.split()[:2] for line in out.splitlines()[1:]] == [["pure", title] for title in TITLES]


@in_a_repository
def test_a_bound_that_is_missed_ends_in_an_error(tmp_path: Path) -> None:
    with against(tmp_path, "HEAD", *SMALLEST, "--least", "pure=1000") as process:
        out, err = process.communicate()
    assert process.returncode == 1, err
    assert out.splitlines()[-1].startswith("pure notre-dame: expected at least 1000 times as before; got ")


@in_a_repository
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_nothing_stays_behind_when_it_is_interrupted(tmp_path: Path, number: signal.Signals) -> None:
    with against(tmp_path, "HEAD", "--only", "pure", "--seconds", "60") as process:
        while process.poll() is None and not list(tmp_path.glob("against-*/after/benchmarks")):
            time.sleep(0.01)
        process.send_signal(number)
        process.communicate()
    assert process.returncode == 128 + number
    assert list(tmp_path.iterdir()) == []
    assert str(tmp_path) not in worktrees()


@in_a_repository
def test_a_revision_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with against(tmp_path, "no-such-revision", *SMALLEST) as process:
        _, err = process.communicate()
    assert process.returncode == 2
    assert "expected a revision of this repository; got 'no-such-revision'" in err


def test_a_rate_that_has_doubled_is_twice_as_good() -> None:
    assert Row("forks", "rattus", [10.0, 20.0], [20.0, 40.0]).median == 2


def test_a_build_that_takes_half_the_time_is_twice_as_good() -> None:
    assert Row("build", "", [60.0], [30.0]).median == 2


def test_the_ratio_of_bests_is_that_of_the_best_of_each_side() -> None:
    assert Row("forks", "rattus", [10.0, 20.0], [30.0, 10.0]).bests == 1.5


def test_a_row_that_a_side_lacks_has_dashes() -> None:
    assert Row("loads", "rattus", [None], [5.0]).cells() == ("loads rattus", "–", "5", "–", "–", "")


def test_a_row_that_a_side_lacks_reaches_no_bound() -> None:
    row = Row("loads", "rattus", [None], [5.0])
    assert row.shortfall(0.5) == "loads rattus: expected at least 0.5 times as before; got –"
