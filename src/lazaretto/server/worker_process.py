"""Work that takes a while, in a process of its own that gives way to whoever plays: a job goes in, lines come out."""

from __future__ import annotations

import asyncio
import json
import os
import sys
from collections.abc import AsyncGenerator
from contextlib import suppress
from typing import Any

from lazaretto.server.bot_pool import environment

NICE = 10  # what is left of a busy machine, but not nothing
LONGEST = 4_000_000  # bytes of a line


async def lines(module: str, job: bytes) -> AsyncGenerator[dict[str, Any], None]:
    """What a module, run as a program, says about a job. It is ended when nobody listens any more."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", module),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        limit=LONGEST,
        env=environment(),
    )
    assert process.stdin is not None
    assert process.stdout is not None
    try:
        process.stdin.write(job)
        process.stdin.close()
        while line := await process.stdout.readline():
            yield json.loads(line)
    finally:
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()


# ---------------------------------------------------------------- in that process


def take_job() -> bytes:
    """The job, for a process that gives way from now on."""
    os.nice(NICE)
    return sys.stdin.buffer.read()


def say(data: dict[str, Any]) -> None:
    """One line."""
    print(json.dumps(data), flush=True)
