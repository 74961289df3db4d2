"""Every program in `examples` does what it says."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import zipfile
from pathlib import Path

import numpy as np
import pytest

from tests.server.site import Client, Served

EXAMPLES = Path(__file__).parent.parent / "examples"
TESTED = {"house_rules", "network.py", "player.py", "policy.ipynb", "ppo.py"}


def test_every_example_is_tested_here() -> None:
    assert {path.name for path in EXAMPLES.iterdir() if not path.name.startswith(("__", "."))} == TESTED


@pytest.mark.slow
def test_a_program_without_the_package_plays_a_game_at_a_site(tmp_path: Path) -> None:
    with Served(f"sqlite:{tmp_path / 'site.db'}", tmp_path) as served, Client(served.url, "Anna") as anna:
        table = anna.table("notre-dame", "open random")
        run = [sys.executable, str(EXAMPLES / "player.py"), served.url, table, "0"]
        done = subprocess.run(run, capture_output=True, text=True, timeout=120)
        assert (done.returncode, done.stderr) == (0, "")
        assert len(json.loads(done.stdout)) == 2


# A notebook without what shows notebooks: its cells, one after the other.
CELLS = """
import json, sys
sys.path.insert(0, "")
names = {"__name__": "__main__"}
for cell in json.load(open("policy.ipynb", encoding="utf-8"))["cells"]:
    if cell["cell_type"] == "code":
        exec(compile("".join(cell["source"]), cell["id"], "exec"), names)
"""


@pytest.mark.slow
def test_the_notebook_learns_from_games_and_plays_on_the_ladder(tmp_path: Path) -> None:
    surroundings = os.environ | {"LAZARETTO_NOTEBOOK_GAMES": "10", "TMPDIR": str(tmp_path), "OMP_NUM_THREADS": "1"}
    run = [sys.executable, "-c", CELLS]
    done = subprocess.run(run, cwd=EXAMPLES, env=surroundings, capture_output=True, text=True, timeout=120)
    assert (done.returncode, done.stderr) == (0, "")
    assert {line.split()[0] for line in done.stdout.splitlines()[-3:]} == {"PolicyBot", "greedy", "random"}


@pytest.mark.slow
def test_ppo_learns_and_draws_its_curve(tmp_path: Path) -> None:
    briefly = ["--minutes", "0.01", "--points", "1", "--games", "2", "--against", "random,greedy"]
    run = [sys.executable, str(EXAMPLES / "ppo.py"), "--title", "notre-dame", *briefly, "--out", str(tmp_path)]
    done = subprocess.run(run, env=os.environ | {"OMP_NUM_THREADS": "1"}, capture_output=True, text=True, timeout=120)
    assert (done.returncode, done.stderr) == (0, "")
    first, *_, last = json.loads((tmp_path / "curve.json").read_text())
    assert (first["decisions"], last["decisions"] % 8192) == (0, 0)
    assert last["decisions"] > 0
    assert set(last["against"]) == {"random", "greedy"}
    assert (tmp_path / "curve.png").read_bytes().startswith(b"\x89PNG")


def test_advantages_follow_each_seat_through_its_own_decisions(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(EXAMPLES))
    import ppo  # as a program of that folder imports it

    # One game: seat 0, seat 1, seat 0, whose answer ends it and wins; then a new game, of which nothing is known yet.
    values = np.array([[0.5], [0.25], [0.75], [0.5]], np.float32)
    seats = np.array([[0], [1], [0], [1]])
    rewards = np.zeros((4, 1, 2), np.float32)
    rewards[2, 0] = [1, 0]
    done = np.array([[False], [False], [True], [False]])
    found = ppo.advantages(values, seats, rewards, done)[:, 0]
    assert found[:3].tolist() == pytest.approx([0.25 + ppo.LAMBDA * 0.25, -0.25, 0.25])
    assert np.isnan(found[3])


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The surroundings of a program where the package with house rules is installed: a wheel, unpacked."""
    wheel, target = tmp_path_factory.mktemp("wheel"), tmp_path_factory.mktemp("installed")
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(wheel)]
    subprocess.run(build, cwd=EXAMPLES / "house_rules", check=True, capture_output=True)
    [made] = wheel.glob("*.whl")
    zipfile.ZipFile(made).extractall(target)
    return os.environ | {"PYTHONPATH": os.pathsep.join([str(target), *filter(None, sys.path)])}


@pytest.mark.slow
@pytest.mark.parametrize(
    "arguments",
    [
        ["-m", "lazaretto", "match", "--title", "rattus-card-first", "--bots", "last,random", "--games", "2"],
        ["-m", "lazaretto", "match", "--title", "notre-dame", "--bots", "last,greedy", "--games", "2"],
        ["-m", "lazaretto", "play", "rattus-card-first", "--seats", "last,random"],
        ["-c", "from lazaretto.envs import Batch, aec; b = Batch('rattus-card-first', 3, 4); b.step(b.sample()); "
               "aec('rattus-card-first', 3).reset(seed=1)"],
        ["-c", "import lazaretto; game = lazaretto.new('rattus-card-first', seed=1); "
               "assert lazaretto.replay(game.record()).title == 'rattus-card-first'"],
    ],
)  # fmt: skip
def test_an_installed_title_and_bot_are_there(installed: dict[str, str], arguments: list[str]) -> None:
    done = subprocess.run([sys.executable, *arguments], env=installed, capture_output=True, text=True, input="q\n")
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.slow
def test_a_site_has_an_installed_title(installed: dict[str, str], tmp_path: Path) -> None:
    with (
        Served(f"sqlite:{tmp_path / 'site.db'}", tmp_path, environment=installed) as served,
        Client(served.url, "Anna") as anna,
    ):
        table = anna.table("rattus-card-first", "mine random")
        assert anna.look(table)["table"]["title"] == "rattus-card-first"
