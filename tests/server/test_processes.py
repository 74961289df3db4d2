"""Several processes on one database are one site: whoever is connected where, everybody plays at the same table."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from tests.server.crowd import Player, play, played, rows
from tests.server.site import COOKIE, GENEROUS, Client, Served, Socket


class Two(NamedTuple):
    """A site of two processes."""

    one: Served
    other: Served

    @property
    def urls(self) -> tuple[str, str]:
        return self.one.url, self.other.url

    def either(self, seed: int) -> Callable[[], str]:
        """The address of one or the other."""
        rng = random.Random(seed)
        return lambda: rng.choice(self.urls)


def start(url: str, folder: Path, name: str, config: str = GENEROUS) -> Served:
    own = folder / name
    own.mkdir()
    return Served(url, own, config)


@pytest.fixture
def two(postgres_url: str, tmp_path: Path) -> Iterator[Two]:
    with start(postgres_url, tmp_path, "one") as one, start(postgres_url, tmp_path, "other") as other:
        yield Two(one, other)


def hear_until(socket: Socket, settled: Callable[[Any], bool]) -> Any:
    """The first message of which this is true."""
    while True:
        message = socket.hear()
        assert message is not None, "the server closed the socket"
        if settled(message):
            return message


def test_what_happens_at_one_process_is_seen_and_answered_at_the_other(two: Two) -> None:
    with ExitStack() as open_until_the_end:
        anna = open_until_the_end.enter_context(Client(two.one.url, "Anna"))
        ben = open_until_the_end.enter_context(Client(two.other.url, "Ben"))
        table = anna.table("rattus", "mine open", options={"start": "0"})
        here = open_until_the_end.enter_context(anna.socket(table))
        assert here.told()["table"]["state"] == "open"

        ben.sit(table, 1)
        begun = hear_until(here, lambda message: message["type"] == "news")
        assert begun["table"]["state"] == "running"

        there = open_until_the_end.enter_context(ben.socket(table))
        assert there.told()["n"] == begun["n"]
        present = hear_until(here, lambda message: message.get("present") == [0, 1])
        assert present["type"] == "presence"
        assert hear_until(there, lambda message: message.get("present") == [0, 1])

        choice = begun["view"]["decision"]["options"][0]["choice"]
        n = anna.move(table, 0, choice, begun["n"]).json()["n"]
        assert hear_until(there, lambda message: message.get("n") == n)

        here.close()
        assert hear_until(there, lambda message: message.get("present") == [1])


def test_a_move_sent_to_a_process_that_is_behind_is_taken(two: Two) -> None:
    """Whoever has seen an entry at one process may answer it at the other before that has heard of it."""
    with Client(two.one.url, "Anna") as anna, Client(two.other.url, token=anna.http.cookies[COOKIE]) as there:
        table = anna.table("rattus", "mine mine")
        ahead, behind = anna, there
        for _ in range(40):
            seat = ahead.look(table)["view"]["asked"][0]
            whole = ahead.look(table, eyes=str(seat))
            choice = whole["view"]["decision"]["options"][0]["choice"]
            moved = behind.move(table, seat, choice, whole["n"])
            assert moved.status_code == 200, moved.text
            ahead, behind = behind, ahead


@pytest.mark.slow
def test_games_over_two_processes_lose_no_move_and_are_rated_once(two: Two, postgres_url: str) -> None:
    """In Notre Dame all draft at once, so that both processes take answers for the same entry."""
    with ExitStack() as open_until_the_end:
        names = ("Anna", "Ben", "Carl")
        people = [open_until_the_end.enter_context(Client(two.one.url, name)) for name in names]
        table = people[0].table("notre-dame", "mine open open random", rated=True)
        for seat in (1, 2):
            people[seat].sit(table, seat)
        players = [Player(two.either(seat), person, table, seat) for seat, person in enumerate(people)]
        watching = [open_until_the_end.enter_context(Client(url).socket(table)) for url in two.urls]
        play(players)
        over = [
            hear_until(socket, lambda message: message.get("table", {}).get("state") == "over") for socket in watching
        ]
    made = played(postgres_url, table, players)
    assert [message["n"] for message in over] == [made.n, made.n]
    assert over[0]["table"]["places"] == over[1]["table"]["places"] != []
    assert two.one.logged("table set aside") + two.other.logged("table set aside") == []
    two.one.stop()
    two.other.stop()
    assert {row["rated"] for row in rows(postgres_url, "SELECT rated FROM results WHERE tbl = $1", table)} == {2}
    assert [row["games"] for row in rows(postgres_url, "SELECT games FROM ratings")] == [1, 1, 1, 1]


@pytest.mark.slow
def test_a_process_takes_over_the_bots_of_one_that_died(postgres_url: str, tmp_path: Path) -> None:
    """At the first process the bot would think for ever; the second one knows a better bot by the same name."""
    asleep = f"{Path(__file__).with_name('bad_bots.py')}:Sleeps"
    sleepy = f'patience = 600.0\n[bots]\nthinker = "{asleep}"\n{GENEROUS}'
    awake = f'[bots]\nthinker = "random"\n{GENEROUS}'
    with start(postgres_url, tmp_path, "one", sleepy) as one, start(postgres_url, tmp_path, "other", awake) as other:
        with Client(one.url, "Anna") as anna:
            table = anna.table("rattus", "mine thinker", options={"start": "1"})
            token = anna.http.cookies[COOKIE]
        with Client(other.url, token=token) as anna, anna.socket(table) as socket:
            before = socket.told()
            assert before["view"]["asked"] == [1]
            one.kill()
            after = hear_until(socket, lambda message: message.get("n", 0) > before["n"])
            assert after["view"]["asked"] == [0]
