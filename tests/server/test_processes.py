"""Several processes on one database are one site: whoever is connected where, everybody plays at the same table."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from typing import Any, NamedTuple

import pytest

from tests.server.crowd import Player, hear_until, play, played, rows
from tests.server.postgres import Postgres
from tests.server.site import COOKIE, Client, Served


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


@pytest.fixture(scope="module")
def two(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Two]:
    postgres.clear()
    folders = tmp_path_factory.mktemp("one"), tmp_path_factory.mktemp("other")
    with Served(postgres.url, folders[0]) as one, Served(postgres.url, folders[1]) as other:
        yield Two(one, other)


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


def is_over(message: Any) -> bool:
    return bool(message.get("table", {}).get("state") == "over")


@pytest.mark.slow
def test_a_game_over_two_processes_loses_no_move_and_is_rated_once(two: Two) -> None:
    """In Notre Dame all draft at once, so that both processes take answers for the same entry."""
    with ExitStack() as open_until_the_end:
        names = ("Anna", "Ben", "Carl")
        people = [open_until_the_end.enter_context(Client(two.one.url, name)) for name in names]
        table = people[0].table("notre-dame", "mine open open random", rated=True, public=True)
        for seat in (1, 2):
            people[seat].sit(table, seat)
        players = [Player(two.either(seat), person, table, seat) for seat, person in enumerate(people)]
        watching = [open_until_the_end.enter_context(Client(url).socket(table)) for url in two.urls]
        # Meanwhile, not afterwards: whoever hears nothing for long answers no ping either and is taken for gone.
        beside = open_until_the_end.enter_context(ThreadPoolExecutor())
        ends = [beside.submit(hear_until, socket, is_over) for socket in watching]
        play(players)
        over = [end.result() for end in ends]
    made = played(two.one.database, table, players)
    assert [message["n"] for message in over] == [made.n, made.n]
    assert over[0]["table"]["places"] == over[1]["table"]["places"] != []
    assert two.one.logged("table set aside") + two.other.logged("table set aside") == []
    while {row["rated"] for row in rows(two.one.database, "SELECT rated FROM results")} != {2}:
        time.sleep(0.05)
    assert [row["games"] for row in rows(two.one.database, "SELECT games FROM ratings")] == [1, 1, 1, 1]
