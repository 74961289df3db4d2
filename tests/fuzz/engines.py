"""The same inputs to the pure and to the compiled engine, each in a process of its own: a process has only one of them.

Such a process, `python -m tests.fuzz.engines`, says which engine it has, then gives a verdict for every line of input.
"""

from __future__ import annotations

import json
import os
import select
import subprocess
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import lazaretto
from tests.fuzz.contract import Breach
from tests.fuzz.draws import Draws
from tests.fuzz.targets import TARGETS, Target

ROOT = Path(__file__).parents[2]
SECONDS = 60  # C cannot be interrupted: a process that takes longer is ended


class Engine:
    """A process with one of the engines. Where an input ends it, the next input gets a new one."""

    def __init__(self, pure: bool) -> None:
        kept = {name: value for name, value in os.environ.items() if name != "LAZARETTO_PURE"}
        self.environment = kept | ({"LAZARETTO_PURE": "1"} if pure else {})
        self.name = ""
        self.process = self._start()

    def _start(self) -> subprocess.Popen[str]:
        command = [sys.executable, "-m", __name__]
        pipe = subprocess.PIPE
        process = subprocess.Popen(command, cwd=ROOT, env=self.environment, stdin=pipe, stdout=pipe, text=True)
        assert process.stdout is not None
        self.name = process.stdout.readline().strip()
        return process

    def ask(self, target: str, given: Any) -> None:
        """Hand over an input; `verdict` waits for what comes of it."""
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps([target, given]) + "\n")
        self.process.stdin.flush()

    def verdict(self) -> str:
        """What the engine makes of the input, or how it ended the process."""
        assert self.process.stdout is not None
        answered = bool(select.select([self.process.stdout], [], [], SECONDS)[0])
        line = self.process.stdout.readline() if answered else ""
        if line:
            return str(json.loads(line))
        end = f"ended by signal {-self.process.wait()}" if answered else f"no verdict within {SECONDS} seconds"
        self.close()
        self.process = self._start()
        return end

    def close(self) -> None:
        """End the process."""
        self.process.kill()
        self.process.communicate()


@contextmanager
def both_engines() -> Iterator[tuple[Engine, Engine]]:
    """The pure and the compiled engine."""
    pure, compiled = Engine(pure=True), Engine(pure=False)
    try:
        if compiled.name != "compiled":
            raise RuntimeError(f"expected a compiled engine (python -m tools.engine); found {compiled.name}")
        yield pure, compiled
    finally:
        pure.close()
        compiled.close()


def differences(
    engines: tuple[Engine, Engine], target: Target, source: Iterable[bytes]
) -> Iterator[tuple[Any, str, str]]:
    """Every input on which the engines differ, with their verdicts."""
    for data in source:
        given = target.make(Draws(data))
        for engine in engines:
            engine.ask(target.name, given)
        one, other = (engine.verdict() for engine in engines)
        if one != other:
            yield given, one, other


def main() -> None:
    """Give verdicts until there is no more input."""
    print(lazaretto.engine, flush=True)
    for line in sys.stdin:
        target, given = json.loads(line)
        try:
            found = TARGETS[target].judge(given)
        except Breach as breach:
            found = f"breach {breach.kind}"
        print(json.dumps(found), flush=True)


if __name__ == "__main__":
    main()
