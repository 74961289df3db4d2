"""How each fault is done to a cluster, and what an operator then does about it."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Callable
from contextlib import suppress

from benchmarks.faults.cluster import Cluster
from benchmarks.faults.plan import Fault, Kind
from benchmarks.faults.wall_clock import NOTICED
from tests.server.processes import children

PATIENCE = 30.0  # seconds in which somebody plays, so that a fault meets with something to disturb


class CannotBe(Exception):
    """This fault cannot be had here; the message says why."""


async def inflict(cluster: Cluster, fault: Fault) -> None:
    """Have a fault befall the cluster; returns when it is over."""
    match fault.kind:
        case Kind.SERVER:
            await _kill_server(cluster, fault)
        case Kind.WORKER:
            await _kill_worker(cluster, fault)
        case Kind.POSTGRES:
            await _kill_postgres(cluster, fault)
        case Kind.CUT:
            for node in cluster.nodes:
                node.proxy.cut()
        case Kind.UNANSWERED | Kind.DELAYED | Kind.DOUBLED:
            await _disturb(cluster, fault)
        case Kind.DISK:
            await _fill_disk(cluster, fault)
        case Kind.CLOCK:
            await _set_clock(cluster, fault)


async def _kill_server(cluster: Cluster, fault: Fault) -> None:
    node = cluster.node(fault.which)
    await asyncio.to_thread(node.server.kill)
    await node.start()


async def _kill_worker(cluster: Cluster, fault: Fault) -> None:
    node = cluster.node(fault.which)
    await _until(lambda: bool(children(node.pid)), "no bot was asked there in time")
    with suppress(ProcessLookupError, ValueError):  # it may just have ended by itself
        os.kill(min(children(node.pid)), signal.SIGKILL)


async def _kill_postgres(cluster: Cluster, fault: Fault) -> None:
    if cluster.postgres is None:
        raise CannotBe("there is no PostgreSQL")
    await asyncio.to_thread(cluster.postgres.kill)
    await asyncio.sleep(fault.seconds)
    await asyncio.to_thread(cluster.postgres.start)


async def _disturb(cluster: Cluster, fault: Fault) -> None:
    proxies = [node.proxy for node in cluster.nodes]
    before = sum(proxy.disturbed for proxy in proxies)
    for proxy in proxies:
        proxy.is_deaf = fault.kind == Kind.UNANSWERED
        proxy.is_doubling = fault.kind == Kind.DOUBLED
        proxy.delay = fault.seconds / 4 if fault.kind == Kind.DELAYED else 0.0
    try:
        await asyncio.sleep(fault.seconds)
        await _until(lambda: sum(proxy.disturbed for proxy in proxies) > before, "nobody asked for anything in time")
    finally:
        for proxy in proxies:
            proxy.is_deaf, proxy.is_doubling, proxy.delay = False, False, 0.0


async def _fill_disk(cluster: Cluster, fault: Fault) -> None:
    if not cluster.disk.is_mounted:
        raise CannotBe("only root can mount a disk that is full")
    cluster.disk.fill()
    await asyncio.sleep(fault.seconds)
    cluster.disk.free()
    if cluster.postgres is not None and cluster.postgres.process.poll() is not None:
        await asyncio.to_thread(cluster.postgres.start)  # it ends where it cannot write its own log


async def _set_clock(cluster: Cluster, fault: Fault) -> None:
    clock = cluster.node(fault.which).clock
    if not clock.can_jump:
        raise CannotBe("libfaketime is not installed (Debian: faketime)")
    clock.put(fault.jump)
    await asyncio.sleep(NOTICED)


async def _until(happens: Callable[[], bool], otherwise: str) -> None:
    deadline = time.monotonic() + PATIENCE
    while not happens():
        if time.monotonic() > deadline:
            raise CannotBe(otherwise)
        await asyncio.sleep(0.01)
