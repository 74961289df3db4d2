"""A site that is stopped and started again on its database: everything goes on, and what cannot is set aside."""

from __future__ import annotations

import random
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


@pytest.mark.parametrize("database_url", ["sqlite", pytest.param("postgresql", marks=pytest.mark.slow)], indirect=True)
def test_games_sockets_people_and_keys_outlive_a_restart(database_url: str, tmp_path: Path) -> None:
    with ExitStack() as open_, Served(database_url, tmp_path) as served:
        anna = open_.enter_context(Client(served.url, "Anna"))
        table = anna.table("notre-dame", "mine mine random")
        whole = anna.look(table, "0")
        choice = whole["view"]["decision"]["options"][0]["choice"]
        first = anna.move(table, 0, choice, whole["n"], key="before").json()
        socket = open_.enter_context(anna.socket(table, eyes="0"))
        eventually(lambda: 2 not in anna.look(table, "0")["view"]["asked"])  # the bot has kept its card
        before = anna.look(table, "0")

        assert served.stop() == 0
        while socket.hear() is not None:
            pass
        assert socket.wire.close_code == 1012
        served.start()

        again = open_.enter_context(moved(anna, served.url))
        after = again.look(table, "0")
        assert (after["n"], after["view"], after["moments"]) == (before["n"], before["view"], before["moments"])
        with again.socket(table, eyes="0", since=before["n"] - 1) as socket:
            news = socket.told()
            assert (news["type"], [moment["n"] for moment in news["moments"]]) == ("news", [before["n"]])
        assert again.move(table, 0, choice, whole["n"], key="before").json() == first
        assert again.look(table)["n"] == before["n"]
        view = again.look(table, "1")["view"]
        done = again.move(table, 1, view["decision"]["options"][0]["choice"], before["n"])
        assert done.status_code == 200, done.text


@pytest.mark.slow
def test_bots_go_on_by_themselves_after_a_restart(tmp_path: Path) -> None:
    with ExitStack() as open_, Served(str(tmp_path / "site.db"), tmp_path) as served:
        anna = open_.enter_context(Client(served.url, "Anna"))
        table = anna.table("notre-dame", "random random random", public=True)
        served.stop()
        before = len(stored(served.database, table))
        served.start()
        nobody = open_.enter_context(Client(served.url))
        eventually(lambda: len(stored(served.database, table)) > before)
        assert not nobody.look(table)["table"]["seats"][0]["mine"]


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


SPOILT = ('"digest":"', '"kind":"answered"', "{")  # words of an entry that will have another letter


def test_logs_that_cannot_be_played_are_set_aside_and_the_others_go_on(tmp_path: Path, run: Run) -> None:
    url = f"sqlite:{tmp_path / 'site.db'}"
    with ExitStack() as open_, Served(url, tmp_path) as served:
        anna = open_.enter_context(Client(served.url, "Anna"))
        good, *bad = (anna.table("rattus", "mine mine", public=True) for _ in range(1 + len(SPOILT)))
        for table in (good, *bad):
            anna.play(table, anna.look(table)["view"]["decision"]["seat"], random.Random(1), moves=1)
        served.stop()
        for table, word in zip(bad, SPOILT, strict=True):
            run(spoil(url, table, word))
        served.start()
        again = open_.enter_context(moved(anna, served.url))
        for table in bad:
            refusal = again.cannot_get(f"/api/tables/{table}")
            assert (refusal.status, refusal.problem["type"]) == (409, "urn:lazaretto:set-aside")
            assert f"table {table} cannot be played any more" in refusal.problem["detail"]
        assert {line["table"] for line in served.logged("table set aside")} == set(bad)
        assert {line["id"] for lines in again.get("/api/tables").values() for line in lines} == {good}
        again.play(good, again.look(good)["view"]["decision"]["seat"], random.Random(2), moves=1)


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
