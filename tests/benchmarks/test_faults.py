"""The harness of faults: the same seed is the same faults, each really happens, and a site keeps its word."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from benchmarks.faults.disk import Disk
from benchmarks.faults.plan import KINDS, Kind, plan
from benchmarks.faults.proxy import HOST, Proxy
from tests.soak import often

ROOT = Path(__file__).parents[2]

# ---------------------------------------------------------------- which faults


@given(seed=st.integers(), count=st.integers(0, 40))
@settings(max_examples=20)
def test_the_same_seed_is_the_same_faults_however_many_follow(seed: int, count: int) -> None:
    faults = plan(seed, count, KINDS["postgresql"])
    assert faults == plan(seed, count + 10, KINDS["postgresql"])[:count]


@given(seed=st.integers())
@settings(max_examples=20)
def test_each_kind_comes_once_before_any_comes_again(seed: int) -> None:
    assert {fault.kind for fault in plan(seed, len(Kind), list(Kind))} == set(Kind)


# ---------------------------------------------------------------- that each happens


REQUEST = b"POST / HTTP/1.1\r\nContent-Length: 4\r\n\r\nmove"
ANSWER = b"done"


class Behind:
    """A server that notes what it is sent, through a proxy."""

    def __init__(self) -> None:
        self.proxy = Proxy()
        self.heard: list[bytes] = []
        self.has_heard = asyncio.Event()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.heard.append(await reader.readexactly(len(REQUEST)))
        self.has_heard.set()
        writer.write(ANSWER)
        await reader.read()
        writer.close()

    @asynccontextmanager
    async def connection(self) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
        async with await asyncio.start_server(self._serve, HOST, 0) as server:
            self.proxy.target = server.sockets[0].getsockname()[1]
            await self.proxy.open()
            reader, writer = await asyncio.open_connection(HOST, int(self.proxy.url.rpartition(":")[2]))
            try:
                yield reader, writer
            finally:
                writer.close()
                await self.proxy.close()


def test_a_proxy_passes_requests_and_answers_on() -> None:
    async def story() -> None:
        behind = Behind()
        async with behind.connection() as (reader, writer):
            writer.write(REQUEST)
            assert await reader.readexactly(len(ANSWER)) == ANSWER
        assert behind.heard == [REQUEST]

    asyncio.run(story())


def test_a_connection_that_is_cut_ends_for_its_client() -> None:
    async def story() -> None:
        behind = Behind()
        async with behind.connection() as (reader, writer):
            writer.write(REQUEST)
            await reader.readexactly(len(ANSWER))
            behind.proxy.cut()
            assert await reader.read() == b""

    asyncio.run(story())


def test_a_request_without_an_answer_has_arrived() -> None:
    async def story() -> None:
        behind = Behind()
        behind.proxy.is_deaf = True
        async with behind.connection() as (reader, writer):
            writer.write(REQUEST)
            assert await reader.read() == b""
        assert behind.heard == [REQUEST]

    asyncio.run(story())


def test_a_request_that_is_doubled_arrives_twice_and_is_answered_once() -> None:
    async def story() -> None:
        behind = Behind()
        behind.proxy.is_doubling = True
        async with behind.connection() as (reader, writer):
            writer.write(REQUEST)
            assert await reader.readexactly(len(ANSWER)) == ANSWER
            while len(behind.heard) < 2:
                behind.has_heard.clear()
                await behind.has_heard.wait()
        assert behind.heard == [REQUEST, REQUEST]

    asyncio.run(story())


def test_what_is_delayed_comes_later() -> None:
    async def story() -> None:
        behind = Behind()
        behind.proxy.delay = 0.05
        async with behind.connection() as (reader, writer):
            began = asyncio.get_running_loop().time()
            writer.write(REQUEST)
            await reader.readexactly(len(ANSWER))
            assert asyncio.get_running_loop().time() - began >= 2 * behind.proxy.delay

    asyncio.run(story())


@pytest.mark.slow
@pytest.mark.skipif(os.geteuid() != 0, reason="only root can mount a disk")
def test_a_full_disk_takes_nothing_until_there_is_room() -> None:
    with Disk(megabytes=2) as disk:
        disk.fill()
        with pytest.raises(OSError, match="No space left"):
            (disk.folder / "file").write_bytes(b"x")
        disk.free()
        (disk.folder / "file").write_bytes(b"x")


# ---------------------------------------------------------------- a site


@pytest.mark.slow
@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
def test_a_site_keeps_its_word_whatever_befalls_it(database: str) -> None:
    faults = often(len(KINDS[database]), 500)
    command = [sys.executable, "-m", "benchmarks.faults", "--database", database, "--faults", str(faults)]
    found = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert found.returncode == 0, found.stdout + found.stderr
    assert os.geteuid() != 0 or "left out" not in found.stdout
