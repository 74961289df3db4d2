"""Processes of `lazaretto` that begin with the server imported: that takes longer than most of what tests do with one.

The first test that wants one starts a process which imports everything and then waits. Each process is a fork of that
one: it has a pid, an environment, a folder and an end of its own, like any other. All that differs from one that starts
by itself is how much work hashing a password is.
"""

from __future__ import annotations

import atexit
import gc
import json
import os
import select
import signal
import socket
import subprocess
import sys
from collections.abc import Mapping, Sequence
from functools import cache, partial
from pathlib import Path
from typing import IO

LONGEST = 1 << 16  # bytes of what is asked for


class Prepared:
    """A process of `lazaretto` with these arguments; what tests use of `subprocess.Popen`."""

    def __init__(
        self,
        arguments: Sequence[str],
        stderr: IO[str],
        cwd: Path | None = None,
        env: Mapping[str, str] = os.environ,
    ) -> None:
        sys.audit(__name__, *arguments)
        umask = os.umask(0)
        os.umask(umask)
        wanted = {"arguments": list(arguments), "env": dict(env), "cwd": str(cwd or Path.cwd()), "umask": umask}
        said, saying = os.pipe()
        self._ended, ending = os.pipe()
        socket.send_fds(_waiting(), [json.dumps(wanted).encode()], [saying, stderr.fileno(), ending])
        os.close(saying)
        os.close(ending)
        self.stdout: IO[str] = os.fdopen(said, encoding="utf-8")
        self.returncode: int | None = None
        self.pid = int(self._told(None))

    def _told(self, timeout: float | None) -> str:
        """The next line about it."""
        if not select.select([self._ended], [], [], timeout)[0]:
            raise subprocess.TimeoutExpired("lazaretto", timeout or 0.0)
        line = b""
        while not line.endswith(b"\n"):
            read = os.read(self._ended, 1)
            if not read:
                raise RuntimeError("the process that others are forked from has ended")
            line += read
        return line.decode()

    def send_signal(self, by: signal.Signals) -> None:
        """Tell it something, if it is still there."""
        if self.poll() is None:
            os.kill(self.pid, by)

    def poll(self) -> int | None:
        """Its exit code once it has ended."""
        try:
            return self.wait(0.0)
        except subprocess.TimeoutExpired:
            return None

    def wait(self, timeout: float | None = None) -> int:
        """Its exit code, as soon as it has ended."""
        if self.returncode is None:
            self.returncode = int(self._told(timeout))
            os.close(self._ended)
        return self.returncode


@cache
def _waiting() -> socket.socket:
    """The way to the process that others are forked from; it ends when this one does."""
    ours, its = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    path = os.pathsep.join(filter(None, sys.path))
    with its:
        process = subprocess.Popen(
            [sys.executable, "-m", __name__],
            stdin=its.fileno(),
            stdout=its.fileno(),  # nothing is said there, but it is as little a file as what forks get instead
            env={**os.environ, "PYTHONPATH": path},
        )
    atexit.register(process.wait)
    atexit.register(ours.close)  # before that: what is registered last is done first
    return ours


def _serve(asked: socket.socket) -> int:
    """Fork whenever something is asked for; what a fork returns is its exit code."""
    import argon2

    import lazaretto.server.run  # noqa: F401
    from lazaretto.cli.main import main

    # A site hashes passwords slowly on purpose, and no setting changes that; tests make accounts by the hundred.
    vars(argon2)["PasswordHasher"] = partial(argon2.PasswordHasher, time_cost=1, memory_cost=8, parallelism=1)
    gc.freeze()  # forks share what they do not look through
    while True:
        message, ends, _, _ = socket.recv_fds(asked, LONGEST, 3)
        if not message:
            return 0
        if os.fork():
            for end in ends:
                os.close(end)
            os.wait()  # for the one between, see below
            continue
        if not _is_the_process(ends[2]):
            os._exit(0)
        asked.close()
        wanted = json.loads(message)
        for end, place in zip([os.open(os.devnull, os.O_RDONLY), *ends[:2]], range(3), strict=True):
            os.dup2(end, place)
        for end in ends:
            os.close(end)
        os.environ.clear()
        os.environ.update(wanted["env"])
        os.chdir(wanted["cwd"])
        os.umask(wanted["umask"])
        return main(wanted["arguments"])


def _is_the_process(ending: int) -> bool:
    """Fork twice more: whoever waits for the process and tells how it ended is nobody whom others wait for."""
    if os.fork():
        return False
    pid = os.fork()
    if not pid:
        return True
    os.write(ending, b"%d\n" % pid)
    _, status = os.waitpid(pid, 0)
    os.write(ending, b"%d\n" % os.waitstatus_to_exitcode(status))
    os._exit(0)


if __name__ == "__main__":
    with socket.socket(fileno=os.dup(0)) as asked:
        sys.exit(_serve(asked))
