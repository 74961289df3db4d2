"""On a real Ray of this machine everything is as in one process."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

from lazaretto.arena.runners import Ray
from lazaretto.cli.main import main
from lazaretto.kernel.errors import LazarettoError
from tests.arena.made import own
from tests.arena.test_runners import ROOT, die, die_once, square

pytestmark = [pytest.mark.slow, pytest.mark.soak]  # to start a Ray takes ten seconds


@pytest.fixture(scope="module")
def cluster() -> Iterator[str]:
    """The address of a Ray that stays for all tests."""
    import ray  # takes a while, and quick tests are collected without it

    ray.init(address="local", num_cpus=2, include_dashboard=False, log_to_driver=False)
    yield ray.get_runtime_context().gcs_address
    ray.shutdown()


def printed(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> str:
    assert main(arguments) == 0
    return capsys.readouterr().out


@pytest.mark.parametrize("form", [[], ["--json"]])
def test_all_runners_print_the_same_bytes(
    form: list[str], cluster: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    match = ["match", "--bots", f"random,{own(tmp_path)}", "--players", "3", "--games", "9", "--seed", "3", *form]
    serial, process, on_ray = (printed([*match, "--runner", each], capsys) for each in ("serial", "process", "ray"))
    assert serial == process == on_ray != ""


def test_all_runners_write_the_same_ladder(cluster: str, tmp_path: Path) -> None:
    ladder = ["ladder", "--bots", f"random,{own(tmp_path)}", "--games", "4", "--seed", "3"]
    for runner in ("serial", "process", "ray"):
        assert main([*ladder, "--runner", runner, "--out", str(tmp_path / runner)]) == 0
    for file in (tmp_path / "serial").iterdir():
        assert file.read_bytes() == (tmp_path / "process" / file.name).read_bytes()
        assert file.read_bytes() == (tmp_path / "ray" / file.name).read_bytes()


def test_all_runners_write_the_same_dataset(cluster: str, tmp_path: Path) -> None:
    dataset = ["dataset", "--bots", f"random,{own(tmp_path)}", "--games", "4", "--seed", "3", "--shard", "2"]
    for runner in ("serial", "process", "ray"):
        assert main([*dataset, "--runner", runner, "--out", str(tmp_path / runner)]) == 0
    files = [path.name for path in sorted((tmp_path / "serial").iterdir())]
    assert len(files) == 2
    for file in files:
        assert (tmp_path / "serial" / file).read_bytes() == (tmp_path / "process" / file).read_bytes()
        assert (tmp_path / "serial" / file).read_bytes() == (tmp_path / "ray" / file).read_bytes()


def test_a_cluster_is_joined_by_its_address(cluster: str) -> None:
    match = ["match", "--bots", "random,random", "--games", "2", "--runner", "ray", "--ray-address", cluster, "--json"]
    done = subprocess.run([sys.executable, "-m", "lazaretto", *match], capture_output=True, text=True, cwd=ROOT)
    assert (done.returncode, json.loads(done.stdout)["games"]) == (0, 2)


def test_without_an_address_a_ray_is_started_and_ended() -> None:
    program = (
        "import ray; from lazaretto.arena.runners import Ray; from tests.arena.test_runners import square;"
        "print(list(Ray(1).map(square, range(9))), ray.is_initialized())"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, cwd=ROOT)
    assert (done.returncode, done.stdout) == (0, f"{[n * n for n in range(9)]} False\n")


def test_jobs_whose_worker_is_killed_are_done_again(cluster: str, tmp_path: Path) -> None:
    assert list(Ray(2).map(partial(die_once, tmp_path), range(30))) == list(range(30))
    assert {file.name for file in tmp_path.iterdir()} == {"3", "4"}


def test_a_job_that_kills_every_worker_is_named(cluster: str) -> None:
    found = Ray(2).map(die, range(3))
    assert next(found) == 0
    with pytest.raises(LazarettoError, match="1: its process died 3 times"):
        next(found)


def test_the_first_error_in_the_order_of_the_jobs_is_raised(cluster: str) -> None:
    found = Ray(2).map(square, [1, 2, -3, 4, -5])
    assert [next(found), next(found)] == [1, 4]
    with pytest.raises(LazarettoError, match=r"^-3 is negative$"):
        next(found)


def test_a_bot_that_fails_is_named_as_in_one_process(
    cluster: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    bad = own(tmp_path, "Raises")
    assert main(["match", "--bots", f"random,{bad}", "--games", "4", "--runner", "ray"]) == 1
    out, err = capsys.readouterr()
    assert out == ""
    assert err == f"lazaretto: {bad} in seat 1 of deal 0, rotation 0 (random, {bad}): ValueError('no idea')\n"
