"""People are told that it is their turn: once for each question, as they wish, and not at night."""

from __future__ import annotations

import asyncio
import base64
import email
import email.policy
import hashlib
import hmac
from typing import Any

import aiosmtplib
import http_ece  # type: ignore[import-untyped]
import msgspec
import pytest
from aiosmtpd.smtp import Envelope
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02  # type: ignore[import-untyped]
from structlog.testing import capture_logs

from lazaretto.server.notices.channels import Channel, Mail, MailServer, Notice, NotSent, Push, Webhook
from lazaretto.server.notices.delivery import Delivery
from lazaretto.server.notices.devices import Device, Keys, devices_of, keep
from lazaretto.server.notices.outbound import AddressRefused, Guard, open_client
from lazaretto.server.notices.wishes import Quiet, Wishes
from lazaretto.server.refusals import Invalid, TooMany
from lazaretto.server.store.database import Database, Statement, Write
from lazaretto.server.store.devices import MOST, DeviceStore
from lazaretto.server.store.open import database as database_at
from tests.server.notices.other_ends import Listener, Mailbox

NOON = 1_780_999_200.0  # 9 June 2026, 12:00 in Rome
HOUR = 3600.0
SECRET = b"the site's own"


def notice(**changes: Any) -> Notice:
    usual = Notice(
        person="p1",
        name="Ada",
        mail="ada@example.org",
        wishes=Wishes(),
        table="k7",
        seat=2,
        url="https://site.example/tables/k7",
        title="rattus+mercatus",
    )
    return msgspec.structs.replace(usual, **changes)


def read(letter: Envelope) -> email.message.EmailMessage:
    assert isinstance(letter.content, bytes)
    message = email.message_from_bytes(letter.content, policy=email.policy.default)
    assert isinstance(message, email.message.EmailMessage)
    return message


class Browser:
    """A subscribed browser: where it is told, and the keys to read it with."""

    def __init__(self, endpoint: str) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.auth = b"sixteen bytes ok"
        self.device = Device(endpoint, Keys(self._text(point), self._text(self.auth)))

    def read(self, body: bytes) -> dict[str, str]:
        plain = http_ece.decrypt(body, private_key=self.key, auth_secret=self.auth, version="aes128gcm")
        return msgspec.json.decode(plain, type=dict[str, str])

    @staticmethod
    def _text(raw: bytes) -> str:
        return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


class Questions:
    """Which questions are open, as a table would say."""

    def __init__(self, answered: frozenset[str] = frozenset()) -> None:
        self.answered = answered

    async def __call__(self, table: str, seat: int, since: int) -> bool:
        return table not in self.answered


class Slow:
    """A channel that takes a moment, and counts how many are on it at once."""

    name = "slow"

    def __init__(self) -> None:
        self.told: list[str] = []
        self.now = 0
        self.most = 0

    def wished(self, notice: Notice) -> bool:
        return True

    async def send(self, notice: Notice) -> None:
        self.now += 1
        self.most = max(self.most, self.now)
        await asyncio.sleep(0.01)
        self.now -= 1
        self.told.append(notice.table)


async def sit(database: Database, wishes: Wishes = Wishes(), tables: int = 1) -> None:  # noqa: B008, it is frozen
    """One person, Ada, at tables t0, t1 …"""
    person = Statement(
        "INSERT INTO people (id, name, mail, confirmed, wishes, created) VALUES ($1, $2, $3, $3, $4, $5)",
        ("p1", "Ada", "ada@example.org", msgspec.json.encode(wishes).decode(), 0.0),
    )
    rows = [
        Statement(
            "INSERT INTO tables (id, title, state, public, n, changed, summary) VALUES ($1, $2, $3, $4, $5, $6, $7)",
            (f"t{n}", "rattus", "running", 1, 9, 0.0, "{}"),
        )
        for n in range(tables)
    ]
    await database.write(Write((person, *rows)))


async def ask(database: Database, delivery: Delivery, table: str = "t0", since: int = 9, now: float = NOON) -> None:
    await database.write(Write((delivery.order("p1", table, 2, since, now),)))


def delivery_of(
    database: Database, *channels: Channel, still_asked: Questions | None = None, at_once: int = 8
) -> Delivery:
    return Delivery(
        database,
        channels,
        still_asked or Questions(),
        lambda table: f"https://site.example/tables/{table}",
        patience=60,
        at_once=at_once,
    )


async def waiting(database: Database) -> list[float]:
    """When those notices are due that have not been sent."""
    return [row["due"] for row in await database.rows("SELECT due FROM notices WHERE sent IS NULL")]


def post_to(box: Mailbox, **settings: Any) -> Mail:
    return Mail(MailServer("127.0.0.1", "site@example.org", box.port, tls="none", **settings))


# Mail


async def test_a_mail_goes_to_the_person_and_names_the_game_and_the_table(mailbox: Mailbox) -> None:
    await post_to(mailbox).send(notice())
    (letter,) = mailbox.letters
    assert letter.rcpt_tos == ["ada@example.org"]
    assert read(letter)["Subject"] == "Rattus with Mercatus: it is your turn"
    assert "https://site.example/tables/k7" in read(letter).get_content()


@pytest.mark.parametrize(("language", "greeting"), [("en", "Hello Ada,"), ("it", "Ciao Ada,"), ("nl", "Hallo Ada,")])
async def test_a_mail_is_written_in_the_language_of_the_person(mailbox: Mailbox, language: Any, greeting: str) -> None:
    await post_to(mailbox).send(notice(wishes=Wishes(language)))
    assert read(mailbox.letters[0]).get_content().startswith(greeting)


@pytest.mark.parametrize("mail", ["a@example.org, b@example.org", "a@example.org\r\nBcc: b@example.org", "ada", ""])
async def test_a_mail_goes_to_one_address_or_to_none(mailbox: Mailbox, mail: str) -> None:
    with pytest.raises((ValueError, IndexError)):
        await post_to(mailbox).send(notice(mail=mail))
    assert mailbox.letters == []


async def test_a_name_cannot_add_a_line_to_the_head_of_a_mail(mailbox: Mailbox) -> None:
    with pytest.raises(ValueError, match="CR or LF"):
        await post_to(mailbox).send(notice(name="Ada\r\nBcc: b@example.org"))
    assert mailbox.letters == []


async def test_the_site_says_who_it_is_to_a_mail_server_that_asks() -> None:
    async with Mailbox(password="open") as box:
        await post_to(box, user="site", password="open").send(notice())
        assert len(box.letters) == 1


async def test_a_mail_server_that_refuses_the_site_is_a_failure() -> None:
    async with Mailbox(password="open") as box:
        with pytest.raises(aiosmtplib.SMTPAuthenticationError):
            await post_to(box, user="site", password="shut").send(notice())


async def test_a_mail_is_not_sent_in_the_clear_where_tls_is_expected(mailbox: Mailbox) -> None:
    with pytest.raises(aiosmtplib.SMTPException, match="STARTTLS"):
        await Mail(MailServer("127.0.0.1", "site@example.org", mailbox.port)).send(notice())
    assert mailbox.letters == []


def test_mail_is_for_those_who_wish_it_and_have_an_address() -> None:
    mail = Mail(MailServer("127.0.0.1", "site@example.org"))
    wishes = Wishes(mail=True)
    assert mail.wished(notice(wishes=wishes))
    assert not mail.wished(notice(wishes=wishes, mail=""))
    assert not mail.wished(notice())


# Webhook


async def test_a_webhook_is_told_table_title_address_text_and_seat(there: Listener) -> None:
    async with open_client(Guard(frozenset({there.place}))) as client:
        await Webhook(client, SECRET).send(notice(wishes=Wishes(webhook=there.url)))
    (heard,) = there.heard
    assert heard.line == "POST /hook HTTP/1.1"
    assert msgspec.json.decode(heard.body) == {
        "table": "k7",
        "title": "rattus+mercatus",
        "url": "https://site.example/tables/k7",
        "text": "It is your turn at table k7 (Rattus with Mercatus).",
        "seat": 2,
    }


async def test_a_webhook_is_signed_with_the_key_of_the_person(there: Listener) -> None:
    async with open_client(Guard(frozenset({there.place}))) as client:
        webhook = Webhook(client, SECRET)
        await webhook.send(notice(wishes=Wishes(webhook=there.url)))
    (heard,) = there.heard
    signature = hmac.new(webhook.key_of("p1").encode(), heard.body, hashlib.sha256).hexdigest()
    assert heard.headers["X-Lazaretto-Signature"] == f"sha256={signature}"
    assert webhook.key_of("p1") != webhook.key_of("p2")


@pytest.mark.parametrize("status", [302, 404, 500])
async def test_a_webhook_that_does_not_take_it_is_a_failure(status: int) -> None:
    async with Listener(status) as there, open_client(Guard(frozenset({there.place}))) as client:
        with pytest.raises(NotSent, match=str(status)):
            await Webhook(client, SECRET).send(notice(wishes=Wishes(webhook=there.url)))


async def test_a_webhook_inside_is_not_called(there: Listener) -> None:
    async with open_client(Guard()) as client:
        with pytest.raises(AddressRefused):
            await Webhook(client, SECRET).send(notice(wishes=Wishes(webhook=there.url)))
    assert there.heard == []


# Push


async def test_a_push_message_can_be_read_by_its_browser(database: Database, there: Listener) -> None:
    browser = Browser(there.url)
    await sit(database)
    await keep(DeviceStore(database), browser.device, "p1")
    async with open_client(Guard(frozenset({there.place}))) as client:
        await Push(client, DeviceStore(database), Push.new_key(), "mailto:host@example.org").send(notice())
    assert browser.read(there.heard[0].body) == {
        "title": "Rattus with Mercatus: it is your turn",
        "body": "It is your turn at table k7 (Rattus with Mercatus).",
        "url": "https://site.example/tables/k7",
        "tag": "k7",
    }


async def test_a_push_message_is_signed_with_the_key_that_the_page_gave_the_browser(
    database: Database, there: Listener
) -> None:
    await sit(database)
    await keep(DeviceStore(database), Browser(there.url).device, "p1")
    async with open_client(Guard(frozenset({there.place}))) as client:
        push = Push(client, DeviceStore(database), Push.new_key(), "mailto:host@example.org")
        await push.send(notice())
    headers = there.heard[0].headers
    assert Vapid02.verify(headers["Authorization"])
    assert headers["Authorization"].endswith(f"k={push.public_key}")
    assert (headers["Content-Encoding"], headers["TTL"]) == ("aes128gcm", "86400")


@pytest.mark.parametrize("status", [404, 410])
async def test_a_browser_that_is_gone_is_forgotten(database: Database, status: int) -> None:
    async with Listener(status) as there, open_client(Guard(frozenset({there.place}))) as client:
        await sit(database)
        await keep(DeviceStore(database), Browser(there.url).device, "p1")
        await Push(client, DeviceStore(database), Push.new_key(), "mailto:host@example.org").send(notice())
    assert await devices_of(DeviceStore(database), "p1") == []


async def test_a_browser_whose_service_fails_is_kept_and_does_not_stop_the_next(
    database: Database, there: Listener
) -> None:
    async with Listener(503) as ill, open_client(Guard(frozenset({there.place, ill.place}))) as client:
        await sit(database)
        await keep(DeviceStore(database), Browser(ill.url).device, "p1")
        await keep(DeviceStore(database), Browser(there.url).device, "p1")
        with pytest.raises(ExceptionGroup, match="1 browsers"):
            await Push(client, DeviceStore(database), Push.new_key(), "mailto:host@example.org").send(notice())
    assert (len(there.heard), len(await devices_of(DeviceStore(database), "p1"))) == (1, 2)


async def test_a_push_end_point_inside_is_not_called(database: Database, there: Listener) -> None:
    await sit(database)
    await keep(DeviceStore(database), Browser(there.url).device, "p1")
    async with open_client(Guard()) as client:
        with pytest.raises(ExceptionGroup) as failed:
            await Push(client, DeviceStore(database), Push.new_key(), "mailto:host@example.org").send(notice())
    assert isinstance(failed.value.exceptions[0], AddressRefused)
    assert there.heard == []


async def test_a_push_end_point_inside_is_refused_when_it_is_given() -> None:
    with pytest.raises(Invalid, match=r"^endpoint: "):
        await Browser("https://169.254.169.254/push").device.check(Guard())


@pytest.mark.parametrize("keys", ['{"p256dh": "", "auth": ""}', '{"p256dh": "BA", "auth": "c2l4dGVlbiBieXRlcyBvaw"}'])
def test_a_browser_without_proper_keys_is_refused(keys: str) -> None:
    with pytest.raises(msgspec.ValidationError, match=r"keys\.p256dh"):
        msgspec.json.decode(f'{{"endpoint": "https://push.example/1", "keys": {keys}}}', type=Device)


async def test_a_browser_that_somebody_else_signs_in_with_tells_the_first_nothing_more(database: Database) -> None:
    device = Browser("https://push.example/1").device
    await sit(database)
    await database.write(
        Write((Statement("INSERT INTO people (id, name, wishes, created) VALUES ('p2', 'Bo', '{}', 0)"),))
    )
    await keep(DeviceStore(database), device, "p1")
    await keep(DeviceStore(database), device, "p2")
    assert await devices_of(DeviceStore(database), "p1") == []
    assert await devices_of(DeviceStore(database), "p2") == [device]


async def test_one_person_has_so_many_browsers_told_and_no_more(database: Database) -> None:
    await sit(database)
    browsers = [Browser(f"https://push.example/{k}").device for k in range(MOST + 1)]
    for device in (*browsers[:MOST], browsers[0]):  # one that is known already is no other
        await keep(DeviceStore(database), device, "p1")
    with pytest.raises(TooMany, match=f"at most {MOST} browsers"):
        await keep(DeviceStore(database), browsers[MOST], "p1")
    assert len(await devices_of(DeviceStore(database), "p1")) == MOST


# Delivery


async def test_a_person_is_told_in_every_way_wished(database: Database, there: Listener, mailbox: Mailbox) -> None:
    await sit(database, Wishes(mail=True, webhook=there.url))
    async with open_client(Guard(frozenset({there.place}))) as client:
        delivery = delivery_of(database, post_to(mailbox), Webhook(client, SECRET))
        await ask(database, delivery)
        await delivery.deliver_due(NOON + 60)
    assert (len(mailbox.letters), len(there.heard)) == (1, 1)


async def test_a_way_not_wished_is_not_taken(database: Database, mailbox: Mailbox) -> None:
    await sit(database, Wishes(mail=False))
    delivery = delivery_of(database, post_to(mailbox))
    await ask(database, delivery)
    await delivery.deliver_due(NOON + 60)
    assert mailbox.letters == []


async def test_nobody_is_told_before_patience_is_over(database: Database) -> None:
    await sit(database)
    slow = Slow()
    delivery = delivery_of(database, slow)
    await ask(database, delivery)
    await delivery.deliver_due(NOON + 59)
    assert slow.told == []


async def test_a_question_is_told_once_however_often_it_is_ordered(database: Database) -> None:
    await sit(database)
    slow = Slow()
    delivery = delivery_of(database, slow)
    await ask(database, delivery)
    await delivery.deliver_due(NOON + HOUR)
    await ask(database, delivery, now=NOON + HOUR)
    await delivery.deliver_due(NOON + 2 * HOUR)
    assert slow.told == ["t0"]


async def test_the_next_question_is_told_again(database: Database) -> None:
    await sit(database)
    slow = Slow()
    delivery = delivery_of(database, slow)
    await ask(database, delivery, since=9)
    await delivery.deliver_due(NOON + HOUR)
    await ask(database, delivery, since=12)
    await delivery.deliver_due(NOON + HOUR)
    assert slow.told == ["t0", "t0"]


async def test_of_two_deliveries_at_once_exactly_one_tells_each_question(database: Database) -> None:
    await sit(database, tables=20)
    slow = Slow()
    deliveries = [delivery_of(database, slow), delivery_of(database, slow)]
    for n in range(20):
        await ask(database, deliveries[0], f"t{n}")
    await asyncio.gather(*(delivery.deliver_due(NOON + HOUR) for delivery in deliveries))
    assert sorted(slow.told) == sorted(f"t{n}" for n in range(20))


async def test_deliveries_of_two_processes_tell_each_question_once(postgres_url: str) -> None:
    databases = [database_at(postgres_url), database_at(postgres_url)]
    for database in databases:
        await database.open()
    await sit(databases[0], tables=20)
    slow = Slow()
    deliveries = [delivery_of(database, slow) for database in databases]
    for n in range(20):
        await ask(databases[0], deliveries[0], f"t{n}")
    await asyncio.gather(*(delivery.deliver_due(NOON + HOUR) for delivery in deliveries))
    for database in databases:
        await database.close()
    assert sorted(slow.told) == sorted(f"t{n}" for n in range(20))


async def test_a_question_already_answered_is_not_told_and_not_looked_at_again(database: Database) -> None:
    await sit(database)
    slow = Slow()
    delivery = delivery_of(database, slow, still_asked=Questions(frozenset({"t0"})))
    await ask(database, delivery)
    await delivery.deliver_due(NOON + HOUR)
    assert slow.told == []
    assert await waiting(database) == []


async def test_in_quiet_hours_a_notice_waits_for_their_end(database: Database) -> None:
    await sit(database, Wishes(quiet=Quiet("11:00", "13:00", "Europe/Rome")))
    slow = Slow()
    delivery = delivery_of(database, slow)
    await ask(database, delivery)
    await delivery.deliver_due(NOON + 60)
    assert slow.told == []
    assert await waiting(database) == [NOON + HOUR]


async def test_after_quiet_hours_a_notice_is_sent(database: Database) -> None:
    await sit(database, Wishes(quiet=Quiet("11:00", "13:00", "Europe/Rome")))
    slow = Slow()
    delivery = delivery_of(database, slow)
    await ask(database, delivery)
    await delivery.deliver_due(NOON + 60)
    await delivery.deliver_due(NOON + HOUR)
    assert slow.told == ["t0"]


async def test_what_is_answered_in_quiet_hours_is_not_told_after_them(database: Database) -> None:
    await sit(database, Wishes(quiet=Quiet("11:00", "13:00", "Europe/Rome")))
    slow, questions = Slow(), Questions()
    delivery = delivery_of(database, slow, still_asked=questions)
    await ask(database, delivery)
    await delivery.deliver_due(NOON + 60)
    questions.answered = frozenset({"t0"})
    await delivery.deliver_due(NOON + HOUR)
    assert slow.told == []


async def test_a_way_that_fails_is_logged_and_does_not_stop_the_others(database: Database, mailbox: Mailbox) -> None:
    async with Listener(500) as ill, open_client(Guard(frozenset({ill.place}))) as client:
        await sit(database, Wishes(mail=True, webhook=ill.url))
        delivery = delivery_of(database, Webhook(client, SECRET), post_to(mailbox))
        await ask(database, delivery)
        with capture_logs() as logs:
            await delivery.deliver_due(NOON + HOUR)
    assert len(mailbox.letters) == 1
    assert [(line["way"], line["event"]) for line in logs] == [("webhook", "notice not sent"), ("mail", "notice sent")]


async def test_wishes_that_cannot_be_read_stop_nobody_elses_notice(database: Database) -> None:
    await sit(database)
    await database.write(
        Write((Statement("INSERT INTO people (id, name, wishes, created) VALUES ('p2', 'Bo', 'none', 0)"),))
    )
    slow = Slow()
    delivery = delivery_of(database, slow)
    await ask(database, delivery)
    await database.write(Write((delivery.order("p2", "t0", 0, 9, NOON - 1),)))
    with capture_logs() as logs:
        await delivery.deliver_due(NOON + HOUR)
    assert slow.told == ["t0"]
    assert [line["person"] for line in logs if line["log_level"] == "error"] == ["p2"]


async def test_only_so_many_notices_are_on_their_way_at_once(database: Database) -> None:
    await sit(database, tables=10)
    slow = Slow()
    delivery = delivery_of(database, slow, at_once=3)
    for n in range(10):
        await ask(database, delivery, f"t{n}")
    await delivery.deliver_due(NOON + HOUR)
    assert (len(slow.told), slow.most) == (10, 3)


async def test_delivery_goes_on_until_it_is_closed(database: Database) -> None:
    await sit(database, tables=2)
    slow = Slow()
    delivery = delivery_of(database, slow)
    work = asyncio.create_task(delivery.run(interval=0.01))
    for n in range(2):
        await ask(database, delivery, f"t{n}", now=0.0)
        while f"t{n}" not in slow.told:
            await asyncio.sleep(0.01)
    work.cancel()
    with pytest.raises(asyncio.CancelledError):
        await work
    assert slow.told == ["t0", "t1"]


async def test_a_database_that_is_away_for_a_moment_does_not_end_delivery(database: Database) -> None:
    delivery = delivery_of(database, Slow())
    await database.close()
    with capture_logs() as logs:
        work = asyncio.create_task(delivery.run(interval=0.01))
        while len(logs) < 2:
            await asyncio.sleep(0.01)
        assert not work.done()
        work.cancel()
    assert {line["event"] for line in logs} == {"notices not looked at"}
