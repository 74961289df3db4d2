"""What a site bears from people who want too much of it: `python -m benchmarks.server.abuse`.

Each line is measured on a site with the limits that it has by default; only those that keep one machine from standing
for many people are lifted where many people are meant.
"""

from __future__ import annotations

import asyncio
import socket
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import uvloop

from benchmarks.server.wire import Socket
from tests.server.site import Served

MANY_PEOPLE = """
[limits]
sign_ins = 1000.0
sign_ins_burst = 10000
requests = 1000.0
burst = 10000
address = 5000
address_requests = 1000.0
address_burst = 10000
"""
TABLES = 400
EXPERTS = 60
CLAIMS = 100
HALF_OPEN = 560
WATCHERS = 1500
PATIENCE = 180.0


@contextmanager
def serving(config: str) -> Iterator[str]:
    """A site on a fresh SQLite file."""
    with tempfile.TemporaryDirectory() as folder, Served(f"{folder}/site.db", Path(folder), config) as server:
        yield server.url


async def guest(url: str, name: str) -> httpx.AsyncClient:
    """Somebody with a name and a connection of his own."""
    client = httpx.AsyncClient(base_url=url, timeout=PATIENCE, trust_env=False)
    (await client.post("/api/guests", json={"name": name})).raise_for_status()
    return client


def against(*bots: str) -> dict[str, Any]:
    """A table at which one plays against these bots."""
    return {"title": "rattus", "seats": [{"type": "mine"}, *({"type": "bot", "bot": bot} for bot in bots)]}


async def tables_by_one_guest(url: str) -> str:
    """One guest opens public tables as fast as he can."""
    client = await guest(url, "Flood")
    wish = {"title": "rattus", "public": True, "seats": [{"type": "mine"}, {"type": "open"}]}
    statuses = [(await client.post("/api/tables", json=wish)).status_code for _ in range(TABLES)]
    await client.aclose()
    return f"{statuses.count(201)} of {TABLES} tables made, the others refused"


async def bots_beside_experts(url: str) -> str:
    """One has many tables of the strongest bot think; how long does the random bot of another take?"""
    greedy, patient = await guest(url, "Greedy"), await guest(url, "Patient")
    made = [await greedy.post("/api/tables", json=against("expert", "expert", "expert")) for _ in range(EXPERTS)]
    began = time.perf_counter()
    id = (await patient.post("/api/tables", json=against("random"))).json()["id"]
    while True:
        table = (await patient.get(f"/api/tables/{id}")).json()["table"]
        if table["seats"][0]["asked"]:
            break
        await asyncio.sleep(0.01)
    seconds = time.perf_counter() - began
    accepted = sum(response.status_code == 201 for response in made)
    await asyncio.gather(greedy.aclose(), patient.aclose())
    return f"{accepted} of {EXPERTS} tables of expert made; another's random bot answered after {seconds:.2f} s"


async def sign_in_beside_claims(url: str) -> str:
    """Many claim accounts at once; how long does somebody wait who signs in?"""
    owner = await guest(url, "Owner")
    await owner.post("/api/me/account", json={"account": "owner", "password": "correct horse"})
    claimers = [await guest(url, f"Guest {k}") for k in range(CLAIMS)]
    claims = [
        asyncio.create_task(
            client.post("/api/me/account", json={"account": f"guest-{k}", "password": "battery staple"})
        )
        for k, client in enumerate(claimers)
    ]
    await asyncio.sleep(0)
    began = time.perf_counter()
    await owner.post("/api/sign-in", json={"account": "owner", "password": "correct horse"})
    seconds = time.perf_counter() - began
    began = time.perf_counter()
    await owner.get("/health")
    health = time.perf_counter() - began
    statuses = [(await claim).status_code for claim in claims]
    await asyncio.gather(*(client.aclose() for client in (owner, *claimers)))
    return f"{statuses.count(200)} claims; sign-in took {seconds:.2f} s, any other request {1000 * health:.0f} ms"


async def half_open_requests(url: str) -> str:
    """Many begin requests and do not end them; is anybody else still served?"""
    where = httpx.URL(url)
    opened = []
    for _ in range(HALF_OPEN):
        connection = socket.create_connection((where.host, where.port))
        connection.sendall(b"POST /api/guests HTTP/1.1\r\nhost: ")
        opened.append(connection)
    began = time.perf_counter()
    elsewhere = httpx.AsyncHTTPTransport(local_address="127.0.0.2")
    async with httpx.AsyncClient(base_url=url, timeout=PATIENCE, transport=elsewhere) as client:
        status = (await client.get("/health")).status_code
    seconds = time.perf_counter() - began
    for connection in opened:
        connection.close()
    return f"{HALF_OPEN} opened; a request from elsewhere: {status} after {1000 * seconds:.0f} ms"


async def sockets_at_one_table(url: str) -> str:
    """Many come to watch one table; how long until all know how many they are?"""
    host = await guest(url, "Host")
    wish = {"title": "rattus", "public": True, "seats": [{"type": "mine"}, {"type": "open"}]}
    id = (await host.post("/api/tables", json=wish)).json()["id"]
    told = [0] * WATCHERS

    def hear(k: int, text: bytes) -> None:
        told[k] += 1

    began = time.perf_counter()
    sockets = []
    for k in range(WATCHERS):
        watcher = Socket(lambda text, k=k: hear(k, text))  # type: ignore[misc]
        sockets.append(watcher)
        await watcher.open(url, f"/api/tables/{id}/events?changes=true&eyes=spectator", "")
    while not all(told):
        await asyncio.sleep(0.01)
    opened = time.perf_counter() - began
    before = sum(told)
    began = time.perf_counter()
    await host.post(f"/api/tables/{id}/chat", json={"text": "hello"})
    while sum(told) - before < WATCHERS:
        await asyncio.sleep(0.01)
    said = time.perf_counter() - began
    for each in sockets:
        each.close()
    await host.aclose()
    return f"{WATCHERS} sockets opened in {opened:.1f} s; all told of a word within {said:.2f} s"


CASES: tuple[tuple[str, str, Callable[[str], Awaitable[str]]], ...] = (
    ("tables by one guest", "", tables_by_one_guest),
    ("bots", '[limits]\ntables = 100\n[bots]\nrandom = "random"\nexpert = "expert"\n', bots_beside_experts),
    ("passwords", MANY_PEOPLE, sign_in_beside_claims),
    ("half-open requests", "", half_open_requests),
    (
        "sockets at a table",
        MANY_PEOPLE + "connections = 5000\nwatchers = 5000\naddress_sockets = 5000\n",
        sockets_at_one_table,
    ),
)


def main() -> None:
    """Every case on a site of its own."""
    for name, config, case in CASES:
        with serving(config) as url:
            print(f"{name}: {uvloop.run(case(url))}", flush=True)  # type: ignore[arg-type]


if __name__ == "__main__":
    main()
