"""The two sides of a comparison: where they lie, how they are built, and what they are asked."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
COPIED = ("src", "tools", "benchmarks")


class Build(NamedTuple):
    """What it took to compile an engine from nothing, in seconds; None where it failed."""

    elapsed: float | None
    cpu: float | None


class Failed(Exception):
    """A command did not do what it was asked; the text is the last line it said."""


class Side:
    """A checkout, and the engine in it."""

    def __init__(self, folder: Path, probes: Path) -> None:
        self.name = folder.name
        self.folder = folder
        self.probes = probes  # the checkout whose probe both sides are asked by

    def build(self) -> Build:
        """Compile the engine, for which nothing must have been compiled there before."""
        began, cpu = time.perf_counter(), _cpu_of_children()
        self._run(self.folder, "tools.engine")
        return Build(time.perf_counter() - began, _cpu_of_children() - cpu)

    def ask(self, what: str, title: str, seconds: float) -> float:
        """One figure, by a process of its own."""
        pure = {"LAZARETTO_PURE": "1"} if what == "pure" else {}
        return float(self._run(self.probes, "benchmarks.against.probe", what, title, str(seconds), **pure))

    def count(self, what: Sequence[str], title: str) -> list[float]:
        """Instructions for each of these, by a process that valgrind runs; all of one engine, pure or not."""
        with tempfile.TemporaryDirectory(dir=self.folder.parent) as folder:
            out = Path(folder, "out")
            before = ("valgrind", "--quiet", "--tool=callgrind", "--dump-before=getppid", f"--callgrind-out-file={out}")
            pure = {"LAZARETTO_PURE": "1"} if "pure" in what else {}
            probe = ("benchmarks.against.probe", ",".join(what), title, "counted")
            done = self._run(self.probes, *probe, before=before, PYTHONHASHSEED="0", **pure)
            # A dump at each mark: what came before the first, then what is meant and what lies between, in turn.
            dumps = [_instructions(Path(f"{out}.{n}")) for n in range(2, 2 * len(what) + 1, 2)]
        return [instructions / int(times) for instructions, times in zip(dumps, done.split(), strict=True)]

    def _run(self, cwd: Path, module: str, *arguments: str, before: Sequence[str] = (), **environment: str) -> str:
        kept = {name: value for name, value in os.environ.items() if name != "LAZARETTO_PURE"}
        environment["PYTHONPATH"] = str(self.folder / "src")
        environment["TMPDIR"] = str(self.folder.parent)  # what a compiler leaves when it is stopped goes with the rest
        return run(*before, sys.executable, "-m", module, *arguments, cwd=cwd, env=kept | environment)


@contextmanager
def sides(revision: str) -> Iterator[tuple[Side, Side]]:
    """A revision and the working tree as it is now, each in a temporary folder that goes when this ends."""
    with tempfile.TemporaryDirectory(prefix="against-", ignore_cleanup_errors=True) as temporary:
        before, after = Path(temporary, "before"), Path(temporary, "after")
        try:
            run("git", "worktree", "add", "--quiet", "--detach", str(before), revision)
            _copy(after)
            yield Side(before, after), Side(after, after)
        finally:
            if before.exists():
                run("git", "worktree", "remove", "--force", "--force", str(before))


def commit(revision: str) -> str:
    """The full name of the commit that is meant."""
    return run("git", "rev-parse", "--verify", "--quiet", "--end-of-options", f"{revision}^{{commit}}").strip()


def run(*command: str, cwd: Path = ROOT, env: dict[str, str] | None = None) -> str:
    """What a command prints."""
    pipe = subprocess.PIPE
    with subprocess.Popen(command, cwd=cwd, env=env, stdout=pipe, stderr=pipe, text=True, process_group=0) as process:
        try:
            out, err = process.communicate()
        except BaseException:
            os.killpg(process.pid, signal.SIGKILL)  # with its own children: a compiler would go on writing files
            raise
    if process.returncode:
        said = err.strip().splitlines() or [f"{command[0]} ended with {process.returncode}"]
        raise Failed(said[-1])
    return out


def _instructions(dump: Path) -> int:
    [line] = [line for line in dump.read_text(encoding="utf-8").splitlines() if line.startswith("totals: ")]
    return int(line.split()[1])


def _copy(folder: Path) -> None:
    """The files that git knows or would add, as they are now: edits count, and what was built does not."""
    listed = run("git", "ls-files", "-z", "--cached", "--others", "--exclude-standard", "--", *COPIED)
    for name in sorted(set(listed.split("\0")) - {""}):
        if (ROOT / name).is_file():  # not one that was removed since
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, folder / name)


def _cpu_of_children() -> float:
    times = os.times()
    return times.children_user + times.children_system
