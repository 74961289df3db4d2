"""Whoever does the jobs, the results come in their order, and a worker's death costs no result."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from functools import partial
from pathlib import Path

import pytest

from lazaretto.arena.runners import Processes, Runner, Serial, runner
from lazaretto.kernel.errors import LazarettoError

ROOT = Path(__file__).parents[2]


def square(n: int) -> int:
    """A job that fails for negative numbers."""
    if n < 0:
        raise LazarettoError(f"{n} is negative")
    return n * n


def die_once(folder: Path, n: int) -> int:
    """A job that is killed when it is first tried, if its number is 3 or 4."""
    mark = folder / str(n)
    if n in (3, 4) and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return n


def die(n: int) -> int:
    """A job that kills its worker whenever it is tried, if its number is 1."""
    if n == 1:
        os.kill(os.getpid(), signal.SIGKILL)
    return n


def wait(folder: str, n: int) -> None:
    """A job that says which process it is in, and takes long."""
    mark = Path(folder, f"{n}.new")
    mark.write_text(str(os.getpid()), encoding="utf-8")
    mark.rename(mark.with_suffix(""))
    time.sleep(600)


def fail_or_wait(folder: str, n: int) -> None:
    """A job that fails as soon as another has begun that takes long."""
    if n > 0:
        wait(folder, n)
    while not Path(folder, "1").exists():
        time.sleep(0.05)
    square(n)


@pytest.mark.parametrize("by", [Serial(), pytest.param(Processes(2), marks=pytest.mark.slow)])
def test_results_come_in_the_order_of_the_jobs(by: Runner) -> None:
    assert list(by.map(square, range(40))) == [n * n for n in range(40)]


@pytest.mark.parametrize("by", [Serial(), pytest.param(Processes(2), marks=pytest.mark.slow)])
def test_the_first_error_in_the_order_of_the_jobs_is_raised(by: Runner) -> None:
    found = by.map(square, [1, 2, -3, 4, -5])
    assert [next(found), next(found)] == [1, 4]
    with pytest.raises(LazarettoError, match="-3 is negative"):
        next(found)


@pytest.mark.slow
def test_an_error_does_not_wait_for_jobs_that_take_long(tmp_path: Path) -> None:
    with pytest.raises(LazarettoError, match="-1 is negative"):
        list(Processes(2).map(partial(fail_or_wait, str(tmp_path)), [-1, 1]))


@pytest.mark.slow
def test_jobs_whose_worker_is_killed_are_done_again(tmp_path: Path) -> None:
    assert list(Processes(2).map(partial(die_once, tmp_path), range(12))) == list(range(12))
    assert {file.name for file in tmp_path.iterdir()} == {"3", "4"}


@pytest.mark.slow
def test_a_job_that_kills_every_worker_is_named() -> None:
    found = Processes(1).map(die, range(3))
    assert next(found) == 0
    with pytest.raises(LazarettoError, match="1: its process died 3 times"):
        next(found)


@pytest.mark.slow
def test_workers_end_with_whoever_started_them(tmp_path: Path) -> None:
    program = (
        f"from tests.arena.test_runners import *; list(Processes(2).map(partial(wait, {str(tmp_path)!r}), [0, 1]))"
    )
    files = [tmp_path / "0", tmp_path / "1"]
    with subprocess.Popen([sys.executable, "-c", program], cwd=ROOT) as started:
        while not all(file.exists() for file in files):
            assert started.poll() is None
            time.sleep(0.05)
        started.kill()
    for file in files:
        while alive(int(file.read_text(encoding="utf-8"))):
            time.sleep(0.05)


def alive(pid: int) -> bool:
    """Whether a process still does anything; one that has ended may still be listed."""
    try:
        return "\nState:\tZ" not in Path(f"/proc/{pid}/status").read_text(encoding="utf-8")
    except FileNotFoundError:
        return False


def test_an_unknown_runner_is_refused_with_those_that_exist() -> None:
    with pytest.raises(LazarettoError, match="expected one of the runners process, serial, ray; got 'horse'"):
        runner("horse")


def test_no_workers_are_refused() -> None:
    with pytest.raises(LazarettoError, match="expected one worker or more; got 0"):
        runner("process", 0)


def test_an_address_is_for_ray_only() -> None:
    with pytest.raises(LazarettoError, match="an address is for the runner ray; got the runner serial"):
        runner("serial", address="auto")


def test_without_ray_the_error_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(LazarettoError, match=r'pip install "lazaretto\[ray\]"'):
        runner("ray")
