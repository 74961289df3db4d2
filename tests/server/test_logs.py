"""What the log of a site says, and what it never does."""

from __future__ import annotations

import email.policy
import random
import socket
from collections.abc import Iterator
from contextlib import ExitStack
from email import message_from_bytes
from pathlib import Path

import pytest
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session

from lazaretto.server import entries as log
from lazaretto.server.logs import without_password, without_secrets
from tests.server.site import COOKIE, GENEROUS, Client, Served, eventually, stored


class PostOffice:
    """Takes every letter, but for Bert, whom it does not know."""

    def __init__(self) -> None:
        self.letters: list[str] = []

    async def handle_RCPT(  # noqa: N802, the library's own naming
        self, server: SMTP, session: Session, envelope: Envelope, address: str, options: list[str]
    ) -> str:
        if address.startswith("bert"):
            return f"550 no such person {address}"
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:  # noqa: N802
        assert isinstance(envelope.content, bytes)
        letter = message_from_bytes(envelope.content, policy=email.policy.default)
        self.letters.append(str(letter.get_content()))
        return "250 OK"


@pytest.fixture
def office() -> Iterator[tuple[PostOffice, int]]:
    office = PostOffice()
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    controller = Controller(office, hostname="127.0.0.1", port=port)
    controller.start()
    yield office, port
    controller.stop()


@pytest.mark.slow
def test_whoever_reads_the_log_of_a_site_learns_no_secret(tmp_path: Path, office: tuple[PostOffice, int]) -> None:
    mail = f'[mail]\nhost = "127.0.0.1"\nport = {office[1]}\nsender = "tables@games.example"\ntls = "none"\n'
    with ExitStack() as open_:
        served = open_.enter_context(Served(f"sqlite:{tmp_path / 'site.db'}", tmp_path, mail + GENEROUS))
        anna, bert = (open_.enter_context(Client(served.url, name)) for name in ("Anna", "Bert"))
        password = "correct horse battery"
        for client, account in ((anna, "anna"), (bert, "bert")):
            wish = {"account": account, "password": password, "mail": f"{account}@mail.example"}
            client.post("/api/me/account", wish)
            client.post("/api/sign-in", {"account": account, "password": password})
            client.refused("/api/sign-in", {"account": account, "password": f"{password} staple"})
        confirmation = eventually(lambda: office[0].letters)[0].partition("#confirm=")[2].split()[0]
        anna.post("/api/mail/confirmations/use", {"token": confirmation})
        for client, account in ((anna, "anna"), (bert, "bert")):
            client.post("/api/sign-in/links", {"account": account})
        link = eventually(lambda: office[0].letters[1:])[0].partition("/sign-in#")[2].split()[0]
        eventually(lambda: served.logged("letter not sent"))
        token = str(anna.post("/api/me/tokens")["token"])
        table = anna.table("notre-dame", "mine random")
        entropy = "ab" * 16
        other = anna.table("rattus", "mine open")
        anna.act(other, 0, "entropy", {"entropy": entropy})
        anna.play(table, 0, random.Random(1))
        anna.post(f"/api/tables/{table}/chat", {"text": "between us"})
        anna.refused(f"/api/tables/{table}/seats/0/resume", {"key": "x" * 43})
        created = stored(served.database, table)[0]
        assert isinstance(created, log.Created)
        cookies = [client.http.cookies[COOKIE] for client in (anna, bert)]
    text = served.log_file.read_text()
    secrets = [password, token, created.seed, entropy, confirmation, link, "mail.example", "between us", *cookies]
    assert [secret for secret in secrets if secret in text] == []


@pytest.mark.slow
def test_an_account_that_gets_no_letter_is_not_told_apart(tmp_path: Path, office: tuple[PostOffice, int]) -> None:
    mail = f'[mail]\nhost = "127.0.0.1"\nport = {office[1]}\nsender = "tables@games.example"\ntls = "none"\n'
    with (
        Served(f"sqlite:{tmp_path / 'site.db'}", tmp_path, mail + GENEROUS) as served,
        Client(served.url, "Bert") as bert,
    ):
        bert.post("/api/me/account", {"account": "bert", "mail": "bert@mail.example"})
        statuses = {bert.send("/api/sign-in/links", {"account": name}).status_code for name in ("bert", "nobody")}
    assert statuses == {202}


@pytest.mark.parametrize(
    ("said", "logged"),
    [
        ("SMTPRecipientRefused(550, 'no', 'anna@mail.example')", "SMTPRecipientRefused(550, 'no', '…')"),
        ("cannot reach https://user:word@hooks.example/x", "cannot reach https://…hooks.example/x"),
        (f"cookie AbCdEfGhIjKlMnOp.0.{'0f' * 21}1 is old", "cookie … is old"),
        (f"cookie AbCdEfGhIjKlMnOp.0.a-Session_12.{'0f' * 21}1 is old", "cookie … is old"),
        ("Authorization: Bearer abc.def", "Authorization: Bearer …"),
        ("table t1 has 3 entries", "table t1 has 3 entries"),
    ],
)
def test_what_looks_like_a_secret_is_left_out(said: str, logged: str) -> None:
    assert without_secrets(None, "info", {"event": said, "count": 3}) == {"event": logged, "count": 3}


@pytest.mark.parametrize(
    ("url", "shown"),
    [
        ("postgresql://site:word@db.example/site", "postgresql://db.example/site"),
        ("postgresql://db.example/site?password=word", "postgresql://db.example/site"),
        ("postgresql:///site?user=a&password=word", "postgresql:/site"),
        ("sqlite:site.db", "sqlite:site.db"),
        ("lazaretto.db", "lazaretto.db"),
    ],
)
def test_the_address_of_a_database_is_shown_without_its_password(url: str, shown: str) -> None:
    assert without_password(url) == shown
