"""A server that dies loses no move that it has acknowledged, and makes none twice."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.server.crowd import Player, hear_until, play, played
from tests.server.postgres import Postgres
from tests.server.site import COOKIE, GENEROUS, Client, Served
from tests.soak import SOAKING, often


def crash(served: Served, times: int, seed: int) -> Callable[[], None]:
    """Kill the server and start it again, at moments that nobody foresees."""
    rng = random.Random(seed)

    def disturb() -> None:
        for _ in range(times):
            time.sleep(rng.uniform(0.05, 0.8))
            served.kill()
            served.start()

    return disturb


def two_at_a_table(served: Served, title: str, seats: str) -> tuple[str, list[Player]]:
    """Anna and Ben, ready to play; other seats are bots'."""

    def where() -> str:
        return served.url

    with Client(served.url, "Anna") as anna, Client(served.url, "Ben") as ben:
        table = anna.table(title, seats)
        ben.sit(table, 1)
        return table, [Player(where, anna, table, 0), Player(where, ben, table, 1)]


@pytest.mark.slow
def test_a_move_whose_answer_was_lost_with_the_server_is_made_once(tmp_path: Path) -> None:
    with Served(f"sqlite:{tmp_path / 'site.db'}", tmp_path) as served:
        with Client(served.url, "Anna") as anna:
            table = anna.table("rattus", "mine mine", options={"start": "0"})
            n = anna.look(table)["n"]
            choice = anna.look(table)["view"]["decision"]["options"][0]["choice"]
            anna.move(table, 0, choice, n, "first try")
            token = anna.http.cookies[COOKIE]
        served.kill()
        served.start()
        with Client(served.url, token=token) as anna:
            assert anna.look(table)["n"] == n + 1
            again = anna.move(table, 0, choice, n, "first try")
            assert (again.status_code, again.json()) == (200, {"n": n + 1})
            assert anna.look(table)["n"] == n + 1


@pytest.mark.slow
def test_no_acknowledged_move_is_lost_or_made_twice_however_often_the_server_is_killed(
    database_url: str, tmp_path: Path
) -> None:
    titles = ["notre-dame", "rattus+mercatus"]
    if not SOAKING:  # one on each back end
        titles = titles[:1] if database_url.startswith("sqlite:") else titles[1:]
    with Served(database_url, tmp_path) as served:
        tables = [two_at_a_table(served, title, "mine open random") for title in titles]
        everybody = [player for _, players in tables for player in players]
        play(everybody, crash(served, often(2, 12), seed=4))
        assert served.logged("table set aside") == []
        assert served.stop() == 0
    for table, players in tables:
        assert played(database_url, table, players).state == "over"


@pytest.mark.slow
def test_a_site_outlives_the_death_of_its_database(postgres: Postgres, postgres_url: str, tmp_path: Path) -> None:
    def disturb() -> None:
        for _ in range(often(1, 4)):
            time.sleep(0.5)
            postgres.crash()
            postgres.start()

    with Served(postgres_url, tmp_path) as served:
        table, players = two_at_a_table(served, "rattus", "mine open random")
        play(players, disturb)
        assert served.stop() == 0
    assert played(postgres_url, table, players).state == "over"


@pytest.mark.slow
def test_a_process_takes_over_the_bots_of_one_that_died(postgres_url: str, tmp_path: Path) -> None:
    """At the first process the bot would think for ever; the second one knows a better bot by the same name."""
    asleep = f"{Path(__file__).with_name('bad_bots.py')}:Sleeps"
    sleepy = f'patience = 600.0\n[bots]\nthinker = "{asleep}"\n{GENEROUS}'
    awake = f'[bots]\nthinker = "random"\n{GENEROUS}'
    (tmp_path / "other").mkdir()
    with Served(postgres_url, tmp_path, sleepy) as one, Served(postgres_url, tmp_path / "other", awake) as other:
        while not other.logged("tables taken up"):  # a process that starts takes over whatever runs
            time.sleep(0.05)
        with Client(one.url, "Anna") as anna:
            table = anna.table("rattus", "mine thinker", options={"start": "1"})
            token = anna.http.cookies[COOKIE]
        with Client(other.url, token=token) as anna, anna.socket(table) as socket:
            before = socket.told()
            assert before["view"]["asked"] == [1]
            one.kill()
            after = hear_until(socket, lambda message: message.get("n", 0) > before["n"])
            assert after["view"]["asked"] == [0]
