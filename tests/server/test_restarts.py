"""A site that is stopped and started again on its database: everything goes on, and what cannot is set aside."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from lazaretto.server.store.database import Statement, Write
from lazaretto.server.store.open import database as database_at
from tests.server.conftest import Run
from tests.server.site import COOKIE, Client, Served, eventually, stored


def moved(client: Client, url: str) -> Client:
    """The same person at the site's new address."""
    return Client(url, token=client.http.cookies[COOKIE])


SPOILT = ('"digest":"', '"kind":"answered"', "{")  # words of an entry that will have another letter


class Restarted:
    """A site that was stopped and started, and what had been there before."""

    def __init__(self, served: Served, run: Run, open_: ExitStack) -> None:
        self.served = served
        anna = open_.enter_context(Client(served.url, "Anna"))
        self.draft = anna.table("notre-dame", "mine mine random", public=True)
        self.asked = anna.look(self.draft, "0")
        self.choice = self.asked["view"]["decision"]["options"][0]["choice"]
        self.first = anna.move(self.draft, 0, self.choice, self.asked["n"], key="before").json()
        self.watching = open_.enter_context(anna.socket(self.draft, eyes="0"))
        eventually(lambda: 2 not in anna.look(self.draft, "0")["view"]["asked"])  # the bot has kept its card
        self.before = anna.look(self.draft, "0")
        self.bots = anna.table("notre-dame", "random random random", public=True)
        self.spoilt = [anna.table("rattus", "mine mine", public=True) for _ in SPOILT]
        for table in self.spoilt:
            anna.play(table, anna.look(table)["view"]["decision"]["seat"], random.Random(1), moves=1)
        self.exit_code = served.stop()
        self.bots_before = len(stored(served.database, self.bots))
        for table, word in zip(self.spoilt, SPOILT, strict=True):
            run(spoil(served.database, table, word))
        served.start()
        self.anna = open_.enter_context(moved(anna, served.url))


@pytest.fixture(scope="module")
def restarted(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Restarted]:
    folder = tmp_path_factory.mktemp("site")
    with Served(f"sqlite:{folder / 'site.db'}", folder) as served, ExitStack() as open_, asyncio.Runner() as runner:
        yield Restarted(served, runner.run, open_)


@pytest.mark.slow
def test_a_site_that_is_told_to_stop_says_so_to_who_is_connected(restarted: Restarted) -> None:
    while restarted.watching.hear() is not None:
        pass
    assert restarted.watching.wire.close_code == 1012
    assert restarted.exit_code == 0


def test_a_game_is_after_a_restart_what_it_was_before(restarted: Restarted) -> None:
    after = restarted.anna.look(restarted.draft, "0")
    for what in ("n", "view", "moments"):
        assert after[what] == restarted.before[what]


def test_who_was_away_during_a_restart_is_told_what_he_missed(restarted: Restarted) -> None:
    n = restarted.before["n"]
    with restarted.anna.socket(restarted.draft, eyes="0", since=n - 1) as socket:
        news = socket.told()
        assert (news["type"], [moment["n"] for moment in news["moments"]]) == ("news", [n])


def test_a_move_that_is_sent_again_after_a_restart_happens_once(restarted: Restarted) -> None:
    again = restarted.anna.move(restarted.draft, 0, restarted.choice, restarted.asked["n"], key="before")
    assert again.json() == restarted.first
    assert restarted.anna.look(restarted.draft)["n"] == restarted.before["n"]


def test_bots_go_on_by_themselves_after_a_restart(restarted: Restarted) -> None:
    eventually(lambda: len(stored(restarted.served.database, restarted.bots)) > restarted.bots_before)


def test_a_log_that_cannot_be_played_is_set_aside(restarted: Restarted) -> None:
    for table in restarted.spoilt:
        refusal = restarted.anna.cannot_get(f"/api/tables/{table}")
        assert (refusal.status, refusal.problem["type"]) == (409, "urn:lazaretto:set-aside")
        assert f"table {table} cannot be played any more" in refusal.problem["detail"]
    assert {line["table"] for line in restarted.served.logged("table set aside")} == set(restarted.spoilt)
    listed = {line["id"] for lines in restarted.anna.get("/api/tables").values() for line in lines}
    assert listed.isdisjoint(restarted.spoilt)


@pytest.mark.slow
def test_a_game_that_is_interrupted_again_and_again_is_played_to_its_end(database_url: str, tmp_path: Path) -> None:
    rng = random.Random(1)
    with ExitStack() as open_, Served(database_url, tmp_path) as served:
        anna = open_.enter_context(Client(served.url, "Anna"))
        table = anna.table("notre-dame", "mine greedy")
        for _ in range(3):
            again = open_.enter_context(moved(anna, served.url))
            again.play(table, 0, rng, moves=5)
            served.stop()
            served.start()
        again = open_.enter_context(moved(anna, served.url))
        last = again.play(table, 0, rng)
        assert [moment["n"] for moment in again.look(table)["moments"]] == list(range(1, last["n"] + 1))
        assert len(stored(database_url, table)) == last["n"]


async def spoil(url: str, table: str, what: str) -> None:
    """Change a word in the last entry of a log."""
    database = database_at(url)
    await database.open()
    (row,) = await database.rows("SELECT n, body FROM entries WHERE tbl = $1 ORDER BY n DESC LIMIT 1", table)
    assert what in row["body"]
    body = row["body"].replace(what, f"{what[:-1]}x{what[-1]}", 1)
    sql = "UPDATE entries SET body = $3 WHERE tbl = $1 AND n = $2"
    await database.write(Write((Statement(sql, (table, row["n"], body)),)))
    await database.close()
