"""Every program in `examples` does what it says."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from tests.server.site import Client, Served

EXAMPLES = Path(__file__).parent.parent / "examples"
TESTED = {"house_rules", "player.py"}


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
