"""What an account can do about itself: passwords, sessions, a proven address, and its end."""

from __future__ import annotations

import asyncio
import email
import email.policy
import re
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from lazaretto.server.commands import devices
from lazaretto.server.passwords import WAITING, Passwords
from lazaretto.server.people import LINK_SECONDS, People
from lazaretto.server.refusals import NotSignedIn, TooMany
from lazaretto.server.schema.lobby import Mine, NewTable, Open
from lazaretto.server.store.database import Database, Statement, Write
from lazaretto.server.store.tables import NAMING
from tests.server.conftest import Run
from tests.server.notices.other_ends import Mailbox
from tests.server.opened import opened
from tests.server.site import COOKIE, GENEROUS, Client, Served, eventually, stored
from tests.server.test_people import PASSWORD, cheap, guest

OTHER = "battery staple"


@pytest.fixture
def people(database: Database, run: Run) -> Iterator[People]:
    opened = People(database)
    opened.passwords.hasher = cheap()
    run(opened.open())
    yield opened
    opened.close()


def account(site: Served, name: str, **more: str) -> Client:
    client = Client(site.url, name.title())
    client.post("/api/me/account", {"account": name, "password": PASSWORD, **more})
    return client


def signed_in(site: Served, name: str, password: str = PASSWORD) -> Client:
    client = Client(site.url)
    client.post("/api/sign-in", {"account": name, "password": password})
    return client


# ---------------------------------------------------------------- sessions


def test_signing_out_ends_the_token_of_this_browser_and_no_other(site: Served) -> None:
    with account(site, "sessions-one") as here, signed_in(site, "sessions-one") as there:
        kept = here.http.cookies[COOKIE]
        here.post("/api/sign-out")
        with Client(site.url, token=kept) as thief:
            assert thief.get("/api/me") is None
        assert there.get("/api/me")["account"] == "sessions-one"


def test_one_session_of_a_list_is_ended(site: Served) -> None:
    with account(site, "sessions-two") as here, signed_in(site, "sessions-two") as there:
        listed = here.get("/api/me/sessions")
        assert sorted(each["current"] for each in listed) == [False, True]
        assert all(each["device"].startswith("python-httpx") for each in listed)
        (other,) = [each["id"] for each in listed if not each["current"]]
        here.http.delete(f"/api/me/sessions/{other}")
        assert there.get("/api/me") is None
        assert [each["current"] for each in here.get("/api/me/sessions")] == [True]
        assert here.http.delete(f"/api/me/sessions/{other}").status_code == 404


def test_nobody_ends_the_session_of_somebody_else(site: Served) -> None:
    with Client(site.url, "Anna") as anna, Client(site.url, "Bert") as bert:
        (his,) = bert.get("/api/me/sessions")
        assert anna.http.delete(f"/api/me/sessions/{his['id']}").status_code == 404
        assert bert.get("/api/me")["name"] == "Bert"


def test_a_token_of_before_sessions_is_good_until_it_is_ended(people: People, database: Database, run: Run) -> None:
    somebody = guest(people, run)
    sql = "INSERT INTO sessions (id, person, device, created, seen) VALUES ($1, $1, '', 0, 0)"  # as the migration does
    run(database.write(Write((Statement(sql, (somebody.id,)),))))
    claim = f"{somebody.id}.0"
    token = f"{claim}.{people.sign('person', claim)}"
    assert run(people.who(token)) == somebody
    run(people.end_session(somebody, somebody.id))
    with pytest.raises(NotSignedIn, match="the token has been ended"):
        run(people.who(token))


def test_a_session_that_begins_in_one_process_is_known_in_the_other_at_once(
    people: People, database: Database, run: Run
) -> None:
    other = People(database)
    other.passwords.hasher = cheap()
    run(other.open())
    somebody = guest(people, run)
    assert run(other.find(somebody.id)) == somebody  # without a session yet
    assert run(other.who(run(people.token(somebody)))) == somebody
    other.close()


# ---------------------------------------------------------------- passwords


def test_a_changed_password_signs_in_and_the_old_one_and_other_sessions_do_not(site: Served) -> None:
    with account(site, "changes") as here, signed_in(site, "changes") as there:
        assert here.refused("/api/me/password", {"old": "wrong horse", "new": OTHER}).status == 403
        assert here.refused("/api/me/password", {"new": OTHER}).status == 403
        here.post("/api/me/password", {"old": PASSWORD, "new": OTHER})
        assert there.get("/api/me") is None
        assert here.get("/api/me")["account"] == "changes"
        assert there.refused("/api/sign-in", {"account": "changes", "password": PASSWORD}).status == 401
        assert there.post("/api/sign-in", {"account": "changes", "password": OTHER})["has_password"] is True


def by_link(site: Served, name: str) -> Client:
    """A browser in which somebody has signed in by a link, which a site without a mail server logs."""
    client = Client(site.url)
    client.post("/api/sign-in/links", {"account": name})
    found = eventually(lambda: [each["url"] for each in site.logged("sign-in link") if each["account"] == name])
    client.post("/api/sign-in/links/use", {"token": found[-1].partition("#")[2]})
    return client


def test_who_forgot_the_password_comes_by_a_link_and_sets_another(site: Served) -> None:
    with account(site, "forgets") as elsewhere, by_link(site, "forgets") as here:
        assert elsewhere.get("/api/me")["asks_password"] is True
        assert here.get("/api/me")["asks_password"] is False
        here.post("/api/me/password", {"new": OTHER})
        assert elsewhere.get("/api/me") is None
        signed_in(site, "forgets", OTHER).close()


def test_who_forgot_the_password_comes_by_a_link_and_deletes_himself(site: Served) -> None:
    with account(site, "forgets-all"), by_link(site, "forgets-all") as here:
        here.post("/api/me/deletion", {})
        assert here.get("/api/me") is None


def test_a_link_stands_for_the_password_in_its_own_session_and_for_half_an_hour(
    people: People, database: Database, run: Run
) -> None:
    somebody = run(people.claim(guest(people, run), "anna", PASSWORD, None))
    session = people.claimed(run(people.token(somebody, by_link=True))).session
    other = people.claimed(run(people.token(somebody))).session
    assert run(people.asks_password(somebody, session)) is False
    assert run(people.asks_password(somebody, other)) is True
    assert run(people.asks_password(somebody, "no session")) is True
    begun = time.time() - LINK_SECONDS
    run(database.write(Write((Statement("UPDATE sessions SET created = $1", (begun,)),))))
    people.read_again(somebody.id)
    assert run(people.asks_password(somebody, session)) is True


def test_to_whom_links_go_is_changed_by_who_knows_the_password(site: Served) -> None:
    mail = {"mail": "thief@example.org"}
    with account(site, "robbed", mail="anna@example.org") as anna:
        assert anna.http.patch("/api/me", json=mail).status_code == 403
        assert anna.http.patch("/api/me", json={**mail, "password": "wrong horse"}).status_code == 403
        assert anna.http.patch("/api/me", json={"name": "Anne", "mail": "anna@example.org"}).status_code == 200
        assert anna.http.patch("/api/me", json={"mail": "anne@example.org", "password": PASSWORD}).status_code == 200
        assert anna.get("/api/me")["mail"] == "anne@example.org"


def test_a_guest_has_no_password_to_change(site: Served) -> None:
    with Client(site.url, "Anna") as anna:
        assert anna.refused("/api/me/password", {"new": OTHER}).status == 409


def test_no_more_passwords_wait_than_are_served_soon(run: Run) -> None:
    async def story() -> list[type]:
        passwords = Passwords()
        passwords.hasher = cheap()
        asked = [passwords.hash(str(n)) for n in range(WAITING + 3)]
        done = await asyncio.gather(*asked, return_exceptions=True)
        passwords.close()
        return [type(each) for each in done]

    assert run(story()) == [str] * WAITING + [TooMany] * 3


TIGHT = """
[limits]
sign_ins = 0.01
sign_ins_burst = 6
attempts = 0.01
attempts_burst = 2
"""


@pytest.mark.slow
def test_passwords_are_tried_so_often_by_an_address_and_so_often_for_an_account(tmp_path: Path) -> None:
    served = Served(str(tmp_path / "site.db"), tmp_path, TIGHT, "--trust-proxy", "127.0.0.1")
    with served, Client(served.url) as anybody:

        def attempt(n: int, name: str) -> int:
            anybody.http.headers["X-Forwarded-For"] = f"10.0.0.{n}"
            return anybody.send("/api/sign-in", {"account": name, "password": PASSWORD}).status_code

        assert [attempt(n, "Victim" if n % 2 else "victim") for n in range(4)] == [401, 401, 429, 429]
        assert [attempt(9, f"account-{n}") for n in range(8)] == [401] * 6 + [429] * 2
        anybody.http.headers["X-Forwarded-For"] = "10.0.1.1"
        anybody.post("/api/guests", {"name": "Anna"})
        claims = [anybody.send("/api/me/account", {"account": "xx-x", "password": PASSWORD}) for _ in range(7)]
        assert [claim.status_code for claim in claims] == [200, 409, 409, 409, 409, 429, 429]
        assert [attempt(n, "xx-x") for n in range(10, 13)] == [200, 200, 429]  # strangers have used it up
        change = anybody.send("/api/me/password", {"old": PASSWORD, "new": OTHER})
        assert change.status_code == 204


# ---------------------------------------------------------------- letters


@contextmanager
def mailing(run: Run, folder: Path, limits: str = GENEROUS) -> Iterator[tuple[Served, Mailbox]]:
    """A site with a mail server, which works only while it is waited for."""
    box = Mailbox()
    run(box.open())
    mail = f'[mail]\nhost = "127.0.0.1"\nsender = "site@example.org"\nport = {box.port}\ntls = "none"\n'
    try:
        with Served(str(folder / "site.db"), folder, mail + limits) as served:
            yield served, box
    finally:
        run(box.close())


def secret(run: Run, box: Mailbox, many: int) -> str:
    """The secret in the last of so many letters, as soon as they have come."""

    async def come() -> None:
        async with asyncio.timeout(30):
            while len(box.letters) < many:
                await asyncio.sleep(0.01)

    run(come())
    content = box.letters[-1].content
    assert isinstance(content, bytes)
    text = str(email.message_from_bytes(content, policy=email.policy.default).get_content())
    found = re.search(r"#(?:confirm=)?(\S+)", text)
    assert found is not None
    return found[1]


def no_more(run: Run, box: Mailbox, many: int) -> None:
    run(asyncio.sleep(0.5))
    assert len(box.letters) == many


@pytest.mark.slow
def test_links_go_to_an_address_that_is_proven_and_one_is_open_at_a_time(run: Run, tmp_path: Path) -> None:
    with mailing(run, tmp_path) as (served, box), account(served, "anna", mail="anna@example.org") as anna:
        proof = secret(run, box, 1)
        assert anna.get("/api/me")["confirmed"] is False
        anna.post("/api/sign-in/links", {"account": "anna"})
        no_more(run, box, 1)
        with Client(served.url) as phone:
            phone.post("/api/mail/confirmations/use", {"token": proof})
            assert phone.refused("/api/mail/confirmations/use", {"token": proof}).status == 401
        assert anna.get("/api/me")["confirmed"] is True
        anna.post("/api/sign-in/links", {"account": "anna"})
        first = secret(run, box, 2)
        anna.post("/api/sign-in/links", {"account": "anna"})
        second = secret(run, box, 3)
        with Client(served.url) as phone:
            assert phone.refused("/api/sign-in/links/use", {"token": first}).status == 401
            assert phone.post("/api/sign-in/links/use", {"token": second})["account"] == "anna"


@pytest.mark.slow
def test_another_address_is_to_be_proven_anew(run: Run, tmp_path: Path) -> None:
    with mailing(run, tmp_path) as (served, box), Client(served.url, "Anna") as anna:
        anna.http.patch("/api/me", json={"mail": "anna@example.org"})
        anna.post("/api/mail/confirmations/use", {"token": secret(run, box, 1)})
        anna.http.patch("/api/me", json={"mail": "bert@example.org"})
        assert anna.get("/api/me")["confirmed"] is False
        anna.post("/api/mail/confirmations/use", {"token": secret(run, box, 2)})
        assert anna.get("/api/me")["confirmed"] is True


FEW = "[limits]\nletters = 0.001\nletters_burst = 2\n"


@pytest.mark.slow
def test_so_many_letters_go_to_one_address_and_because_of_one_account(run: Run, tmp_path: Path) -> None:
    with mailing(run, tmp_path, FEW) as (served, box), Client(served.url, "Anna") as anna:
        changes = [anna.http.patch("/api/me", json={"mail": f"anna{n}@example.org"}) for n in range(3)]
        assert [change.status_code for change in changes] == [200, 200, 429]
        assert anna.get("/api/me")["mail"] == "anna1@example.org"
        asked = [anna.send("/api/sign-in/links", {"account": "nobody"}) for _ in range(3)]
        assert [answer.status_code for answer in asked] == [202, 202, 429]
        secret(run, box, 2)


@pytest.mark.slow
def test_so_many_letters_are_sent_because_of_one_place_whoever_asks(run: Run, tmp_path: Path) -> None:
    few = "[limits]\naddress_letters = 0.001\naddress_letters_burst = 2\n"
    with mailing(run, tmp_path, few) as (served, box):
        for n, status in enumerate([200, 200, 429]):
            with Client(served.url, f"Guest {n}") as guest:
                assert guest.http.patch("/api/me", json={"mail": f"stranger{n}@example.org"}).status_code == status
                assert guest.http.patch("/api/me", json={"name": "Somebody"}).status_code == 200
        secret(run, box, 2)
        no_more(run, box, 2)


@pytest.mark.slow
def test_a_mail_server_that_is_away_tells_nothing_of_accounts(tmp_path: Path) -> None:
    mail = '[mail]\nhost = "127.0.0.1"\nsender = "site@example.org"\nport = 1\ntls = "none"\n'
    with Served(str(tmp_path / "site.db"), tmp_path, mail + GENEROUS) as served:
        with account(served, "anna", mail="anna@example.org") as anna:
            eventually(lambda: served.logged("letter not sent"))
            answers = [anna.send("/api/sign-in/links", {"account": name}) for name in ("anna", "nobody")]
        assert [(answer.status_code, answer.content) for answer in answers] == [(202, b"null")] * 2
        assert served.logged("defect") == []


# ---------------------------------------------------------------- the end of an account


def test_who_deletes_himself_leaves_games_in_which_nothing_names_him(served: Served) -> None:
    with account(served, "gone-for-good") as anna, Client(served.url, "Bert") as bert:
        running = anna.table("rattus", "mine open", public=True)
        bert.sit(running, 1)
        anna.post(f"/api/tables/{running}/chat", {"text": "hello"})
        watched = bert.table("rattus", "mine open", public=True)
        anna.post(f"/api/tables/{watched}/chat", {"text": "who plays?"})
        hosted = anna.table("rattus", "open open", public=True)
        assert anna.refused("/api/me/deletion", {"password": "wrong horse"}).status == 403
        kept = anna.http.cookies[COOKIE]
        anna.post("/api/me/deletion", {"password": PASSWORD})
        assert COOKIE not in anna.http.cookies

        whole = bert.look(running)
        assert (whole["table"]["state"], whole["table"]["seats"][0]["name"]) == ("over", "deleted")
        assert whole["table"]["seats"][0]["account"] is None
        assert [moment["name"] for moment in whole["moments"] if moment["kind"] == "said"] == ["deleted"]
        assert [each["name"] for each in bert.look(watched)["moments"] if each["kind"] == "said"] == ["deleted"]
        assert bert.look(hosted)["table"]["state"] == "over"
        for table in (running, watched, hosted):
            assert "Gone-For-Good" not in "".join(map(repr, stored(served.database, table)))
        lists = bert.get("/api/tables")
        assert "Gone-For-Good" not in str(lists)
        with Client(served.url, token=kept) as thief:
            assert thief.get("/api/me") is None
        assert bert.cannot_get("/api/players/gone-for-good").status == 404
        assert bert.refused("/api/sign-in", {"account": "gone-for-good", "password": PASSWORD}).status == 401


def test_to_find_what_names_somebody_no_other_logs_are_read(tmp_path: Path, run: Run) -> None:
    async def story() -> str:
        async with opened(str(tmp_path / "site.db")) as here:
            rows = await here.site.database.rows(f"EXPLAIN QUERY PLAN {NAMING}", here.anna.id, "%")
            return "; ".join(row["detail"] for row in rows)

    assert "SCAN" not in run(story())


def test_a_guest_may_be_deleted_too(site: Served) -> None:
    with Client(site.url, "Anna") as anna:
        anna.post("/api/me/deletion", {})
        assert anna.get("/api/me") is None


def test_who_deletes_himself_gives_up_his_own_seats_and_no_other(database_url: str, run: Run) -> None:
    async def story() -> None:
        async with opened(database_url) as here:
            wish = NewTable(title="rattus", seats=[Mine(), Open(), Open()])
            id = await here.site.lobby.create(here.anna, wish)
            await here.site.tables.act(id, lambda table, now: devices.link(table, now, 0, here.bert.id))
            await here.site.lobby.sit(id, 1, here.bert, "Bert", "")
            await here.site.deletion.delete(here.bert)
            async with here.site.tables.held(id) as table:
                assert [seat.person for seat in table.seats] == [here.anna.id, "", ""]

    run(story())


def test_nothing_of_a_deleted_person_is_kept_but_the_id(database_url: str, run: Run) -> None:
    async def story() -> None:
        async with opened(database_url) as here:
            await here.table("rattus")
            await here.site.people.token(here.anna, "her phone")
            await here.site.deletion.delete(here.anna)
            (row,) = await here.site.database.rows("SELECT * FROM people WHERE id = $1", here.anna.id)
            left = {name: value for name, value in row.items() if value not in (None, 0)}
            assert left.keys() == {"id", "name", "epoch", "wishes", "created", "deleted"}
            assert (left["name"], left["wishes"]) == ("deleted", "{}")
            for table in ("sessions", "sign_ins", "sitters", "devices", "notices", "confirmations", "named"):
                sql = f"SELECT * FROM {table} WHERE person = $1"
                assert await here.site.database.rows(sql, here.anna.id) == []

    run(story())


def test_what_a_wrong_name_costs_in_time_a_wrong_password_costs_too(site: Served) -> None:
    with account(site, "timing") as client:

        def took(name: str) -> float:
            started = time.perf_counter()
            answer: httpx.Response = client.send("/api/sign-in", {"account": name, "password": OTHER})
            assert answer.status_code == 401
            return time.perf_counter() - started

        known = min(took("timing") for _ in range(3))
        unknown = min(took("nobody-at-all") for _ in range(3))
        assert unknown > known / 3
