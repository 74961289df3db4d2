"""A server that is told to stop says goodbye to everybody and leaves nothing behind."""

from __future__ import annotations

import random
import time
from pathlib import Path
from threading import Thread

import httpx
import pytest

from tests.server.processes import children, is_alive
from tests.server.site import GENEROUS, SECONDS, Client, Served

pytestmark = pytest.mark.slow

THINKERS = f"""
workers = 2
patience = 600.0

[bots]
sleeper = "{Path(__file__).with_name("bad_bots.py")}:Sleeps"
{GENEROUS}
"""


def test_sigterm_closes_sockets_ends_bots_and_answers_what_is_under_way(tmp_path: Path) -> None:
    with Served(f"sqlite:{tmp_path / 'site.db'}", tmp_path, THINKERS) as served, Client(served.url, "Anna") as anna:
        thinking = anna.table("rattus", "mine sleeper", options={"start": "1"})
        playing = anna.table("rattus", "mine mine")
        assert served.process is not None
        workers = wait_for_children(served.process.pid)
        sockets = [anna.socket(table) for table in (thinking, playing)]
        for socket in sockets:
            assert socket.told()["type"] == "whole"
        pressing = Pressing(served.url, anna, playing)
        pressing.start()

        assert served.stop() == 0

        pressing.join()
        assert pressing.strange == []
        for socket in sockets:
            while socket.hear() is not None:
                pass
            assert socket.wire.close_code == 1012
            socket.close()
        assert [pid for pid in workers if is_alive(pid)] == []
        assert [line["event"] for line in served.logged("site closed")] == ["site closed"]
        assert served.logged("defect") == []


def test_bots_end_by_themselves_when_the_server_is_killed(tmp_path: Path) -> None:
    with Served(f"sqlite:{tmp_path / 'site.db'}", tmp_path) as served, Client(served.url, "Anna") as anna:
        table = anna.table("rattus", "mine random", options={"start": "1"})
        while not anna.look(table)["table"]["seats"][0]["asked"]:
            time.sleep(0.02)
        assert served.process is not None
        workers = wait_for_children(served.process.pid)
        served.kill()
        deadline = time.monotonic() + SECONDS
        while any(map(is_alive, workers)) and time.monotonic() < deadline:
            time.sleep(0.02)
        assert [pid for pid in workers if is_alive(pid)] == []


class Pressing(Thread):
    """Asks for a table again and again until nobody answers any more."""

    def __init__(self, url: str, person: Client, table: str) -> None:
        super().__init__(daemon=True)
        self.address = f"{url}/api/tables/{table}"
        self.cookies = dict(person.http.cookies)
        self.strange: list[str] = []

    def run(self) -> None:
        rng = random.Random(1)
        with httpx.Client(cookies=self.cookies, trust_env=False) as http:
            while True:
                try:
                    answer = http.get(self.address, params={"eyes": str(rng.randrange(2))})
                except httpx.TransportError:
                    return
                if answer.status_code not in (200, 503):
                    self.strange.append(answer.text)


def wait_for_children(pid: int) -> set[int]:
    """The processes that a process has started, once there are any."""
    deadline = time.monotonic() + SECONDS
    while not (found := children(pid)):
        assert time.monotonic() < deadline, "no children"
        time.sleep(0.02)
    return found
