"""People who play as fast as they can and go on whatever happens to the server, and what its log must say of them."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable, Sequence
from itertools import count
from threading import Thread
from typing import Any

import httpx

from lazaretto.server.store.database import Row
from lazaretto.server.store.open import database as database_at
from lazaretto.server.store.tables import StoredEntry, TableStore
from lazaretto.server.table import Table
from tests.server.ledger import Acknowledged, prove
from tests.server.site import COOKIE, Client, Socket

PAUSE = 0.02  # seconds until somebody asks again
LONGEST = 120.0  # seconds; a game that takes longer has stopped


class Player(Thread):
    """Plays a seat at random. A move without an answer is sent again with the same key until there is one."""

    def __init__(self, where: Callable[[], str], person: Client, table: str, seat: int) -> None:
        super().__init__(daemon=True)
        self.where = where  # the address of the server, each time anew
        self.table = table
        self.seat = seat
        self.acknowledged: list[Acknowledged] = []
        self.repeated = 0
        self.failure: BaseException | None = None
        self._rng = random.Random(seat)
        self._http = httpx.Client(
            headers={"Authorization": f"Bearer {person.http.cookies[COOKIE]}"}, timeout=10.0, trust_env=False
        )

    def run(self) -> None:
        try:
            with self._http:
                self._play()
        except BaseException as failure:
            self.failure = failure

    def _play(self) -> None:
        deadline = time.monotonic() + LONGEST
        seen = 0
        for number in count():
            whole = self._look(seen, deadline)
            if whole["table"]["state"] == "over":
                return
            choice = self._rng.choice(whole["view"]["decision"]["options"])["choice"]
            key = f"{self.seat}-{number}"
            n = self._move(key, {"choice": choice, "expected": whole["n"]}, deadline)
            self.acknowledged.append(Acknowledged(key, n, choice))
            seen = n

    def _look(self, seen: int, deadline: float) -> Any:
        """The table, when this seat is asked or the game is over. Another process may be behind what was seen."""
        while True:
            assert time.monotonic() < deadline, f"seat {self.seat} waits in vain after entry {seen}"
            answer = self._try("GET", f"/api/tables/{self.table}?eyes={self.seat}")
            if answer is not None:
                whole = answer.json()
                asked = self.seat in (whole["view"]["asked"] if whole["view"] else ())
                if whole["n"] >= seen and (asked or whole["table"]["state"] == "over"):
                    return whole
            time.sleep(PAUSE)

    def _move(self, key: str, body: dict[str, Any], deadline: float) -> int:
        path = f"/api/tables/{self.table}/seats/{self.seat}/moves"
        while True:
            assert time.monotonic() < deadline, f"seat {self.seat}: no answer to move {key}"
            answer = self._try("POST", path, json=body, headers={"Idempotency-Key": key})
            if answer is not None:
                return int(answer.json()["n"])
            self.repeated += 1
            time.sleep(PAUSE)

    def _try(self, method: str, path: str, **more: Any) -> httpx.Response | None:
        """The answer, or None if there is none: the server is gone, or says that its database is."""
        try:
            answer = self._http.request(method, self.where() + path, **more)
        except httpx.TransportError:
            return None
        if answer.status_code == 503:
            return None
        assert answer.status_code == 200, f"{method} {path} {more}: {answer.text}"
        return answer


def play(players: Sequence[Player], disturb: Callable[[], None] = lambda: None) -> None:
    """Let them play to the end of the game, whatever is done to the server meanwhile."""
    for player in players:
        player.start()
    disturb()
    for player in players:
        player.join(LONGEST)
        if player.failure is not None:
            raise player.failure


def hear_until(socket: Socket, settled: Callable[[Any], bool]) -> Any:
    """The first message of which this is true."""
    while True:
        message = socket.hear()
        assert message is not None, "the server closed the socket"
        if settled(message):
            return message


def rows(url: str, sql: str, *values: str) -> list[Row]:
    """What the database of a site holds, whether the site runs or not."""

    async def read() -> list[Row]:
        database = database_at(url)
        await database.open()
        try:
            return await database.rows(sql, *values)
        finally:
            await database.close()

    return asyncio.run(read())


def played(url: str, table: str, players: Sequence[Player]) -> Table:
    """The table as its log makes it, which agrees with what the players were told."""

    async def read() -> list[StoredEntry]:
        database = database_at(url)
        await database.open()
        try:
            return await TableStore(database).entries(table)
        finally:
            await database.close()

    stored = asyncio.run(read())
    made = prove(table, stored, {player.seat: player.acknowledged for player in players})
    assert rows(url, "SELECT n, state FROM tables WHERE id = $1", table) == [{"n": len(stored), "state": made.state}]
    return made
