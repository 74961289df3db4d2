"""Operators: what players report, what is done about it by page or command, and what stays in the log."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from lazaretto.cli.main import main
from lazaretto.kernel.record import Record
from lazaretto.puzzles import puzzles
from lazaretto.server import entries as log
from lazaretto.server.commands import ending
from lazaretto.server.people import Person
from lazaretto.server.refusals import NotNow
from tests.server.conftest import Run
from tests.server.opened import opened
from tests.server.postgres import Postgres
from tests.server.site import GENEROUS, Client, Served, eventually, stored
from tests.server.tables import begun


class Watched:
    """A site with an operator, and with Anna and Bert at a table."""

    def __init__(self, served: Served, open_: ExitStack) -> None:
        self.served = served
        self.anna, self.bert, self.operator = (
            open_.enter_context(Client(served.url, name)) for name in ("Anna", "Bert", "")
        )
        self.operator.post("/api/sign-in", {"account": "Olga", "password": "a good password"})
        self.table = self.anna.table("rattus", "mine open")
        self.bert.sit(self.table, 1)

    def report(self, **what: object) -> Any:
        """Anna reports something; the report as the operator finds it."""
        self.anna.post(f"/api/tables/{self.table}/reports", {"why": "abuse", **what})
        return self.operator.get("/api/admin/reports")[-1]

    def act(self, act: str, **what: object) -> None:
        self.operator.post("/api/admin/acts", {"act": act, **what})

    def command(self, *arguments: str) -> None:
        assert main(["admin", *arguments, "--database", self.served.database]) == 0


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.slow)], scope="module")
def moderated(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder = tmp_path_factory.mktemp("site")
    url = f"sqlite:{folder / 'site.db'}"
    if request.param == "postgresql":
        postgres: Postgres = request.getfixturevalue("postgres")
        postgres.clear()
        url = postgres.url
    asyncio.run(claim(url))
    with Served(url, folder, f'operators = ["Olga", "Oscar"]\n{GENEROUS}') as running:
        yield running


async def claim(url: str) -> None:
    """Olga has her account before the settings name her."""
    async with opened(url) as here:
        await here.site.people.claim(await here.site.people.guest("Olga"), "olga", "a good password", None)


@pytest.fixture
def watched(moderated: Served) -> Iterator[Watched]:
    with ExitStack() as open_:
        yield Watched(moderated, open_)


# ---------------------------------------------------------------- reports


def test_what_somebody_said_is_reported_with_his_words(watched: Watched) -> None:
    n = watched.bert.post(f"/api/tables/{watched.table}/chat", {"text": "you rat"})["n"]
    report = watched.report(n=n, remark="he goes on like that")
    assert (report["name"], report["said"], report["why"]) == ("Bert", "you rat", "abuse")
    assert (report["reporter"], report["remark"], report["table"]) == ("Anna", "he goes on like that", watched.table)


def test_whoever_sits_on_a_seat_is_reported_by_it(watched: Watched) -> None:
    assert watched.report(seat=1, why="stalling")["name"] == "Bert"


def test_a_table_is_reported_without_anybody_in_particular(watched: Watched) -> None:
    assert watched.report()["person"] is None


@pytest.mark.parametrize("what", [{"n": 1}, {"n": 999}, {"seat": 4}])
def test_what_nobody_did_is_not_reported(watched: Watched, what: dict[str, int]) -> None:
    refusal = watched.anna.refused(f"/api/tables/{watched.table}/reports", {"why": "abuse", **what})
    assert refusal.problem["field"] in what


def test_one_person_does_not_bury_the_reports_of_others(database_url: str, run: Run) -> None:
    async def story() -> None:
        async with opened(database_url) as here:
            table, store = await here.table(), here.site.register.store

            async def report(by: Person) -> bool:
                return await store.insert_report(1.0, table, by.id, None, "other", "", "", limit=2)

            assert [await report(here.anna) for _ in range(3)] == [True, True, False]
            assert await report(here.bert)
            await here.site.register.act("olga", "settle", report=(await store.reports(1))[0]["id"])
            assert await report(here.anna)

    run(story())


@pytest.mark.slow
def test_who_comes_under_many_names_does_not_bury_the_reports_of_others(tmp_path: Path) -> None:
    few = "[limits]\naddress_reports = 0.001\naddress_reports_burst = 2\n"
    with Served(str(tmp_path / "site.db"), tmp_path, few) as served, Client(served.url, "Anna") as anna:
        path = f"/api/tables/{anna.table('rattus', 'mine open')}/reports"
        for name, status in (("Bert", 204), ("Carl", 204), ("Dora", 429)):
            with Client(served.url, name) as guest:
                assert guest.send(path, {"why": "other"}).status_code == status


def test_a_report_that_is_settled_is_on_no_list(watched: Watched) -> None:
    report = watched.report()
    watched.act("settle", report=report["id"])
    assert report["id"] not in {each["id"] for each in watched.operator.get("/api/admin/reports")}


# ---------------------------------------------------------------- acts


def test_only_operators_see_reports_and_act(watched: Watched) -> None:
    for path in ("/api/admin/reports", "/api/admin/acts"):
        assert watched.anna.cannot_get(path).status == 403
    assert watched.anna.refused("/api/admin/acts", {"act": "close", "table": watched.table}).status == 403
    assert watched.operator.get("/api/me")["operator"] is True
    assert watched.anna.get("/api/me")["operator"] is False


def test_nobody_becomes_an_operator_by_claiming_the_name_of_one(watched: Watched) -> None:
    refusal = watched.anna.refused("/api/me/account", {"account": "oscar", "password": "a good password"})
    assert (refusal.status, refusal.problem["field"]) == (409, "account")
    assert watched.anna.get("/api/me")["operator"] is False


def test_who_is_muted_plays_on_and_is_not_heard_until_it_is_lifted(watched: Watched) -> None:
    report = watched.report(seat=1)
    watched.act("mute", person=report["person"], report=report["id"])
    refusal = watched.bert.refused(f"/api/tables/{watched.table}/chat", {"text": "hello"})
    assert "has muted you until further notice" in refusal.problem["detail"]
    watched.bert.table("rattus", "mine greedy")
    watched.act("unmute", person=report["person"])
    watched.bert.post(f"/api/tables/{watched.table}/chat", {"text": "hello"})


def test_who_is_suspended_looks_on_and_does_nothing(watched: Watched) -> None:
    report = watched.report(seat=1)
    watched.act("suspend", person=report["person"], days=7)
    refusal = watched.bert.refused("/api/tables", {"title": "rattus", "seats": [{"type": "mine"}]})
    assert (refusal.status, refusal.problem["type"]) == (403, "urn:lazaretto:suspended")
    assert watched.bert.look(watched.table)["table"]["state"] == "running"
    watched.act("unsuspend", person=report["person"])
    watched.bert.table("rattus", "mine greedy")


@pytest.mark.parametrize("by_command", [False, True])
def test_who_is_suspended_keeps_no_opponent_waiting(watched: Watched, by_command: bool) -> None:
    person = watched.report(seat=1)["person"]
    with watched.bert.socket(watched.table) as socket:
        assert socket.told()["view"]["seat"] == 1
        if by_command:
            assert main(["admin", "suspend", "--database", watched.served.database, "--", person]) == 0
        else:
            watched.act("suspend", person=person)
        while socket.hear() is not None:
            pass
        assert socket.wire.close_code == 1012  # come back
    with watched.bert.socket(watched.table) as socket:
        assert socket.told()["view"]["seat"] is None
        assert watched.anna.look(watched.table)["table"]["seats"][1]["present"] is False


def test_a_suspension_ends_by_itself(watched: Watched) -> None:
    person = watched.report(seat=1)["person"]
    watched.act("suspend", person=person, days=1e-9)
    watched.bert.table("rattus", "mine greedy")


def test_a_table_that_is_closed_is_over_without_a_result(watched: Watched) -> None:
    watched.act("close", table=watched.table, why="a trial")
    info = watched.anna.look(watched.table)["table"]
    assert (info["state"], info["closed"], info["places"]) == ("over", True, [])
    assert watched.anna.refused(f"/api/tables/{watched.table}/rematch").status == 409


def test_a_table_that_waits_for_players_is_closed_too(watched: Watched) -> None:
    table = watched.anna.table("rattus", "mine open", public=True)
    watched.act("close", table=table)
    assert watched.bert.refused(f"/api/tables/{table}/seats/1/sit", {}).status == 409


def test_every_act_stays_in_the_log_with_who_when_and_why(watched: Watched) -> None:
    person = watched.report(seat=1)["person"]
    watched.act("mute", person=person, days=2, why="shouting")
    act = watched.operator.get("/api/admin/acts")[0]
    assert (act["operator"], act["act"], act["name"], act["why"]) == ("olga", "mute", "Bert", "shouting")
    assert act["until"] == pytest.approx(act["at"] + 2 * 86_400)


@pytest.mark.parametrize("act", [{"act": "mute"}, {"act": "close"}, {"act": "settle"}, {"act": "mute", "person": "x"}])
def test_what_cannot_be_done_is_refused_and_not_logged(watched: Watched, act: dict[str, str]) -> None:
    before = watched.operator.get("/api/admin/acts")
    assert watched.operator.refused("/api/admin/acts", act).status in (404, 422)
    assert watched.operator.get("/api/admin/acts") == before


# ---------------------------------------------------------------- the command, beside a running site


@pytest.mark.slow
def test_the_command_closes_a_table_of_a_running_site(watched: Watched) -> None:
    watched.command("close", f"{watched.served.url}/t/{watched.table}", "--why", "a trial")
    eventually(lambda: watched.anna.look(watched.table)["table"]["closed"])
    assert isinstance(stored(watched.served.database, watched.table)[-1], log.Closed)


@pytest.mark.slow
def test_the_command_suspends_an_account_of_a_running_site(
    watched: Watched, capsys: pytest.CaptureFixture[str]
) -> None:
    account = f"bert-{watched.table}"[:24]
    watched.bert.post("/api/me/account", {"account": account, "password": "a good password"})
    watched.command("suspend", account, "--days", "3", "--why", "a trial")
    body = {"name": "Bert the second"}
    eventually(lambda: watched.bert.http.patch("/api/me", json=body).status_code == 403)
    watched.command("log")
    last = capsys.readouterr().out.splitlines()[1].split("\t")
    assert last[1].startswith("command:")
    assert (last[2], last[3], last[5]) == ("suspend", account.lower(), "a trial")


def test_the_command_lists_reports(watched: Watched, capsys: pytest.CaptureFixture[str]) -> None:
    report = watched.report(seat=1, remark="look\nat this")
    watched.command("reports")
    lines = [line.split("\t") for line in capsys.readouterr().out.splitlines()]
    (found,) = [line for line in lines if line[0] == report["id"]]
    assert found[2:] == [watched.table, "abuse", f"Bert ({report['person']})", "", "look at this"]


def test_the_command_takes_an_id_that_begins_with_a_dash(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["admin", "close", "--database", str(tmp_path / "site.db"), "--", "-table"]) == 1
    assert "there is no table -table" in capsys.readouterr().err


def test_the_command_refuses_somebody_whom_nobody_knows(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["admin", "mute", "nobody", "--database", str(tmp_path / "site.db")]) == 1
    assert "expected an account or the id of a guest; got nobody" in capsys.readouterr().err


# ---------------------------------------------------------------- the table


def test_a_closed_table_is_resumed_closed() -> None:
    played = begun()
    played.do(ending.close(played.table, played.now))
    assert played.resumed().closed


def test_what_is_over_is_not_closed() -> None:
    played = begun()
    played.do(ending.close(played.table, played.now))
    with pytest.raises(NotNow, match="expected a table that is not over"):
        ending.close(played.table, played.now)


def test_records_of_public_games_that_were_played_to_their_end_are_written(moderated: Served, tmp_path: Path) -> None:
    line = puzzles("rattus")[76].position  # few answers to come
    with Client(moderated.url, "Anna") as anna:
        tables = [anna.table("rattus", "mine random", public=public, position=line) for public in (True, False)]
        for table in tables:
            anna.play(table, 0, random.Random(1))
        goes_on = anna.table("rattus", "mine mine", public=True)
    assert main(["admin", "records", str(tmp_path / "records"), "--database", moderated.database]) == 0
    written = [path.stem for path in (tmp_path / "records").iterdir()]
    assert tables[0] in written
    assert not {tables[1], goes_on} & set(written)
    assert Record.from_json((tmp_path / "records" / f"{tables[0]}.json").read_bytes()).outcome is not None
