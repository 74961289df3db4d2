"""Guests, accounts, and how somebody proves to be somebody."""

from __future__ import annotations

import time
from collections.abc import Iterator
from http.cookies import SimpleCookie
from pathlib import Path
from urllib.parse import parse_qs

import pytest
from argon2 import PasswordHasher

from lazaretto.server import people as module
from lazaretto.server.notices.wishes import Wishes
from lazaretto.server.people import People, Person, tidy
from lazaretto.server.refusals import Invalid, NotFound, NotNow, NotSignedIn
from lazaretto.server.store.database import Database, Statement, Write
from lazaretto.server.store.errors import CannotOpen
from tests.server.conftest import Run
from tests.server.site import COOKIE, GENEROUS, Client, Served, eventually

PASSWORD = "correct horse"

# ---------------------------------------------------------------- names


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("Anna", "Anna"),
        ("  Anna   Maria ", "Anna Maria"),
        ("An\tna\n", "Anna"),
        ("Søren 🐀", "Søren 🐀"),
        ("\u202eannA", "annA"),  # what would turn the rest of a line round
        ("A\u200bnn\u200ba", "Anna"),  # what has no width
        ("A\x00nna\x1b[31m", "Anna[31m"),
        ("x" * 24, "x" * 24),
    ],
)
def test_a_name_is_tidied_of_what_cannot_be_seen(given: str, kept: str) -> None:
    assert tidy(given) == kept


@pytest.mark.parametrize("name", ["", "   ", "\u200b\u202e", "\x00", "x" * 25])
def test_a_name_of_which_nothing_or_too_much_is_left_is_refused(name: str) -> None:
    with pytest.raises(Invalid, match="expected a name of 1 to 24 characters") as refused:
        tidy(name)
    assert refused.value.field == "name"


def test_nobody_is_called_like_a_bot() -> None:
    with pytest.raises(Invalid, match="expected a name that is no bot's"):
        tidy("Bot: expert")
    with pytest.raises(Invalid, match="expected a name that is no bot's"):
        tidy("b\u200bot:expert")


# ---------------------------------------------------------------- the people themselves, on both databases


@pytest.fixture
def people(database: Database, run: Run) -> Iterator[People]:
    opened = People(database)
    opened.passwords.hasher = cheap()
    run(opened.open())
    yield opened
    opened.close()


def cheap() -> PasswordHasher:
    """The site's own is slow on purpose."""
    return PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)


def guest(people: People, run: Run, name: str = "Anna") -> Person:
    found: Person = run(people.guest(name))
    return found


def anna(people: People, run: Run) -> Person:
    """An account."""
    claimed: Person = run(people.claim(guest(people, run), "Anna_1", PASSWORD, "anna@example.org"))
    return claimed


@pytest.mark.parametrize("secret", ["", "abcd", "not hexadecimal"])
def test_a_site_does_not_sign_with_a_damaged_secret(secret: str, people: People, database: Database, run: Run) -> None:
    run(database.write(Write((Statement("UPDATE house SET value = $1 WHERE name = 'secret'", (secret,)),))))
    with pytest.raises(CannotOpen, match="the secret of the site is damaged"):
        run(People(database).open())


def test_a_guest_has_a_name_and_is_found_by_his_token(people: People, run: Run) -> None:
    somebody = guest(people, run)
    assert (somebody.name, somebody.account, somebody.mail) == ("Anna", None, None)
    assert run(people.who(run(people.token(somebody)))) == somebody


def test_another_process_of_the_site_knows_the_same_tokens(people: People, database: Database, run: Run) -> None:
    other = People(database)
    run(other.open())
    somebody = guest(people, run)
    assert run(other.who(run(people.token(somebody)))) == somebody
    other.close()


def test_a_token_that_this_site_has_not_signed_is_worth_nothing(people: People, run: Run) -> None:
    token = run(people.token(guest(people, run)))
    last = "0" if token[-1] != "0" else "1"
    unsigned = token.rpartition(".")[0]
    for forged in (token[:-1] + last, token.replace(".0.", ".1."), f"x{token}", f"é{token}", unsigned, "..", ""):
        with pytest.raises(NotSignedIn, match="the token is not one of this site"):
            run(people.who(forged))


def test_a_signature_is_good_for_one_purpose(people: People) -> None:
    assert people.sign("seat", "a.0") != people.sign("person", "a.0")


def test_a_guest_becomes_an_account_and_stays_the_same_person(people: People, run: Run) -> None:
    somebody = guest(people, run)
    claimed = run(people.claim(somebody, "Anna_1", PASSWORD, "anna@example.org"))
    assert (claimed.id, claimed.account, claimed.mail) == (somebody.id, "anna_1", "anna@example.org")
    assert people.account(somebody.id) == "anna_1"
    assert run(people.by_account("ANNA_1")) == claimed


def test_who_is_only_a_guest_is_not_remembered_for_good(people: People, run: Run) -> None:
    somebody = run(people.guest("Bert"))
    run(people.learn([somebody.id]))
    assert people.account(somebody.id) is None
    assert people._accounts == {}


def test_an_account_is_not_claimed_twice(people: People, run: Run) -> None:
    anna(people, run)
    other = guest(people, run)
    with pytest.raises(NotNow, match="the account anna_1 is taken"):
        run(people.claim(other, "anna_1", PASSWORD, "other@example.org"))
    again = run(people.find(other.id))
    assert (again.account, again.mail) == (None, None), "a refusal changes nothing"


def test_an_account_stays_what_it_is(people: People, run: Run) -> None:
    with pytest.raises(NotNow, match="this is the account anna_1 already"):
        run(people.claim(anna(people, run), "bert", PASSWORD, None))


def test_who_claims_without_a_new_address_keeps_the_old_one(people: People, run: Run) -> None:
    somebody = run(people.change(guest(people, run), "Anna", Wishes(), "anna@example.org"))
    assert run(people.claim(somebody, "anna", PASSWORD, None)).mail == "anna@example.org"


def test_what_is_no_address_is_refused_and_changes_nothing(people: People, run: Run) -> None:
    somebody = guest(people, run)
    for mail in ("anna", "anna@exam ple.org", "anna@example.org\nBcc: x@y", "anna@example.org\x00"):
        with pytest.raises(Invalid, match="expected a mail address"):
            run(people.claim(somebody, "anna", PASSWORD, mail))
        with pytest.raises(Invalid, match="expected a mail address"):
            run(people.change(somebody, "Anna", Wishes(), mail))
    assert run(people.find(somebody.id)) == somebody


def test_an_account_is_signed_in_by_its_password(people: People, run: Run) -> None:
    account = anna(people, run)
    assert run(people.sign_in("ANNA_1", PASSWORD)) == account


def test_whether_name_or_password_is_wrong_is_not_said(people: People, run: Run) -> None:
    anna(people, run)
    for account, password in (("anna_1", "wrong horse"), ("nobody", PASSWORD)):
        with pytest.raises(NotSignedIn, match=r"^this name and password do not belong together$"):
            run(people.sign_in(account, password))


def test_an_account_without_a_password_is_not_signed_in_by_one(people: People, run: Run) -> None:
    run(people.claim(guest(people, run), "anna", None, None))
    with pytest.raises(NotSignedIn):
        run(people.sign_in("anna", ""))


def test_a_password_is_not_kept_and_costly_to_guess(database: Database, run: Run) -> None:
    people = People(database)
    anna(people, run)
    people.close()
    (row,) = run(database.rows("SELECT password FROM people WHERE account = 'anna_1'"))
    assert row["password"].startswith("$argon2id$v=19$m=65536,")
    assert PASSWORD not in row["password"]


def test_a_link_signs_in_once(people: People, run: Run) -> None:
    account = anna(people, run)
    person, token = run(people.link("Anna_1"))
    assert person == account
    assert run(people.use_link(token)) == account
    with pytest.raises(NotSignedIn, match="this link has been used, or is too old"):
        run(people.use_link(token))


def test_a_link_that_is_too_old_does_not_sign_in(people: People, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    anna(people, run)
    monkeypatch.setattr(module, "LINK_SECONDS", -1.0)
    _, token = run(people.link("anna_1"))
    with pytest.raises(NotSignedIn, match="this link has been used, or is too old"):
        run(people.use_link(token))


def test_links_that_are_too_old_are_swept_out(
    people: People, database: Database, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna(people, run)
    with monkeypatch.context() as earlier:
        earlier.setattr(module, "LINK_SECONDS", -1.0)
        run(people.link("anna_1"))
    run(people.link("anna_1"))
    assert len(run(database.rows("SELECT expires FROM sign_ins"))) == 1


def test_of_a_link_only_a_digest_is_kept(people: People, database: Database, run: Run) -> None:
    anna(people, run)
    _, token = run(people.link("anna_1"))
    (row,) = run(database.rows("SELECT digest, expires FROM sign_ins"))
    assert token not in row["digest"]
    assert row["expires"] <= time.time() + module.LINK_SECONDS


def test_there_is_no_link_for_an_account_that_does_not_exist(people: People, run: Run) -> None:
    with pytest.raises(NotFound):
        run(people.link("nobody"))


def test_ended_sessions_are_ended_everywhere_and_others_begin(people: People, run: Run) -> None:
    account = anna(people, run)
    old = run(people.token(account))
    run(people.end_sessions(account))
    with pytest.raises(NotSignedIn, match="the token has been ended"):
        run(people.who(old))
    again = run(people.sign_in("anna_1", PASSWORD))
    assert run(people.who(run(people.token(again)))).id == account.id


# ---------------------------------------------------------------- over HTTP


@pytest.fixture
def client(site: Served) -> Iterator[Client]:
    with Client(site.url, "Anna") as opened:
        yield opened


def cookie_of(client: Client, name: str = "Bert") -> SimpleCookie:
    return SimpleCookie(client.send("/api/guests", {"name": name}).headers["set-cookie"])


def test_a_name_is_enough_to_be_somebody(client: Client) -> None:
    me = client.get("/api/me")
    assert (me["name"], me["account"], me["tables"]) == ("Anna", None, [])


def test_the_cookie_is_for_the_site_alone_and_no_script_reads_it(client: Client) -> None:
    cookie = cookie_of(client)[COOKIE]
    assert cookie["httponly"] is True
    assert cookie["samesite"].lower() == "lax"
    assert cookie["path"] == "/"
    assert int(cookie["max-age"]) > 300 * 24 * 3600
    assert not cookie["secure"]
    assert not cookie["domain"]


@pytest.mark.slow
def test_where_it_is_configured_the_cookie_goes_over_https_only(tmp_path: Path) -> None:
    config = f"secure = true\n{GENEROUS}"
    with Served(str(tmp_path / "site.db"), tmp_path, config) as served, Client(served.url) as client:
        assert cookie_of(client)[COOKIE]["secure"] is True


def test_who_signs_out_is_nobody(client: Client) -> None:
    client.post("/api/sign-out")
    assert COOKIE not in client.http.cookies
    assert client.refused("/api/tables", {"title": "rattus", "seats": [{"type": "mine"}] * 2}).status == 401


def test_an_account_is_claimed_signed_out_of_and_into(client: Client, site: Served) -> None:
    client.post("/api/me/account", {"account": "Anna", "password": PASSWORD})
    client.post("/api/sign-out")
    with Client(site.url) as elsewhere:
        assert elsewhere.post("/api/sign-in", {"account": "anna", "password": PASSWORD})["account"] == "anna"
        assert elsewhere.get("/api/me")["name"] == "Anna"
        wrong = elsewhere.refused("/api/sign-in", {"account": "anna", "password": "wrong horse"})
        assert (wrong.status, wrong.problem["type"]) == (401, "urn:lazaretto:not-signed-in")


def test_a_link_signs_in_on_another_device_once(client: Client, site: Served) -> None:
    client.post("/api/me/account", {"account": "Linked"})
    client.post("/api/sign-in/links", {"account": "linked"})
    (logged,) = eventually(lambda: [line for line in site.logged("sign-in link") if line["account"] == "linked"])
    token = logged["url"].partition("#")[2]
    assert logged["url"].startswith(site.url)
    with Client(site.url) as phone:
        assert phone.post("/api/sign-in/links/use", {"token": token})["account"] == "linked"
        assert phone.get("/api/me")["account"] == "linked"
        assert phone.refused("/api/sign-in/links/use", {"token": token}).status == 401


def test_whether_there_is_an_account_is_not_told_to_who_asks_for_a_link(client: Client) -> None:
    assert client.send("/api/sign-in/links", {"account": "no-such-account"}).status_code == 202


def test_a_program_plays_under_a_persons_name_by_token(client: Client, site: Served) -> None:
    token = client.post("/api/me/tokens")["token"]
    with Client(site.url, token=token) as program:
        assert program.get("/api/me")["name"] == "Anna"


def test_signing_out_everywhere_ends_every_cookie_and_token(client: Client, site: Served) -> None:
    token = client.post("/api/me/tokens")["token"]
    kept = client.http.cookies[COOKIE]
    client.post("/api/sign-out", everywhere="true")
    with Client(site.url, token=token) as program:
        assert program.refused("/api/me/tokens").status == 401
    client.http.cookies.set(COOKIE, kept)
    assert client.refused("/api/me/tokens").status == 401


def test_a_changed_name_is_tidied_and_the_rest_stays(client: Client) -> None:
    client.http.patch("/api/me", json={"mail": "anna@example.org"})
    changed = client.http.patch("/api/me", json={"name": " Anna  M. "}).json()
    assert (changed["name"], changed["mail"]) == ("Anna M.", "anna@example.org")


def seat_key(client: Client, table: str, seat: int) -> str:
    path: str = client.get(f"/api/tables/{table}/seats/{seat}/link")["path"]
    told = parse_qs(path.partition("#")[2])
    assert path.startswith(f"/t/{table}#")
    assert told["seat"] == [str(seat)]
    return told["key"][0]


def test_a_player_goes_on_with_his_seat_on_another_device(client: Client, site: Served) -> None:
    table = client.table("notre-dame", "mine random")
    key = seat_key(client, table, 0)
    with Client(site.url, "Phone") as phone:
        phone.post(f"/api/tables/{table}/seats/0/resume", {"key": key})
        whole = phone.look(table)
        assert whole["view"]["seat"] == 0
        assert [seat["mine"] for seat in whole["table"]["seats"]] == [True, False]
        assert [line["my_turn"] for line in phone.get("/api/tables")["mine"]] == [True]
        assert phone.get("/api/me")["tables"] == [table]
        choice = whole["view"]["decision"]["options"][0]["choice"]
        assert phone.move(table, 0, choice, whole["n"]).status_code == 200
        assert client.look(table, "0")["view"]["answered"] > whole["view"]["answered"]


def test_the_key_of_a_seat_opens_no_other(client: Client, site: Served) -> None:
    table = client.table("rattus", "mine mine open")
    key = seat_key(client, table, 0)
    with Client(site.url, "Phone") as phone:
        wrong = phone.refused(f"/api/tables/{table}/seats/1/resume", {"key": key})
        assert (wrong.status, wrong.problem["field"]) == (403, "key")
        assert phone.cannot_get(f"/api/tables/{table}/seats/0/link").status == 403


def test_who_leaves_a_seat_takes_it_off_the_list_of_his_other_device_too(client: Client, site: Served) -> None:
    table = client.table("rattus", "mine open open")
    with Client(site.url, "Phone") as phone:
        phone.post(f"/api/tables/{table}/seats/0/resume", {"key": seat_key(client, table, 0)})
        assert [line["id"] for line in phone.get("/api/tables")["mine"]] == [table]
        client.post(f"/api/tables/{table}/seats/0/leave")
        assert phone.get("/api/tables")["mine"] == []
