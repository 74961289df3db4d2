"""The channels by which a notice leaves the site: mail, webhook and browser push."""

from __future__ import annotations

import hashlib
import hmac
import time
from collections.abc import Mapping
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import localtime, make_msgid
from typing import Literal, Protocol

import aiosmtplib
import http_ece  # type: ignore[import-untyped]
import httpx
import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from msgspec import Struct
from py_vapid import Vapid02  # type: ignore[import-untyped]
from py_vapid.utils import b64urldecode, b64urlencode  # type: ignore[import-untyped]

from lazaretto.lang.words import Words
from lazaretto.server.notices.devices import Device, devices_of
from lazaretto.server.notices.wishes import Wishes
from lazaretto.server.store.devices import DeviceStore

SECONDS = 10.0  # for each step of the talk with the mail server
GONE = (404, 410)  # what a push service answers for a browser that has unsubscribed
KEPT = 24 * 60 * 60  # seconds a push service keeps a message for a browser that is off
SIGNED = 12 * 60 * 60  # seconds a signature for a push service holds; it may be a day at most


class NotSent(Exception):
    """Whoever should pass a notice on did not take it."""


class Notice(Struct, frozen=True):
    """It is somebody's turn: who, where, and how to say it."""

    person: str
    name: str
    mail: str  # "": none is known
    wishes: Wishes
    table: str
    seat: int
    url: str
    title: str  # of the game, as `games.titles` lists it

    @property
    def subject(self) -> str:
        """What it is about, in the person's language."""
        words = Words(self.wishes.language)
        return words.say("notice-your-turn-subject", title=self._title(words))

    @property
    def text(self) -> str:
        """The whole sentence, in the person's language."""
        words = Words(self.wishes.language)
        return words.say("notice-your-turn", title=self._title(words), table=self.table)

    @property
    def letter(self) -> str:
        """The text of a mail, in the person's language."""
        return Words(self.wishes.language).say("notice-mail", person=self.name, text=self.text, url=self.url)

    def _title(self, words: Words) -> str:
        return words.say(f"title-{self.title.replace('+', '-')}")


class Channel(Protocol):
    """A way of telling somebody."""

    name: str

    def wished(self, notice: Notice) -> bool:
        """Whether the person wants to be told like this, and can be."""
        ...

    async def send(self, notice: Notice) -> None:
        """Returns once the notice has been taken; anything that goes wrong is raised."""


class MailServer(Struct, frozen=True):
    """Where the site hands its mail in."""

    host: str
    sender: str
    port: int = 587
    user: str = ""
    password: str = ""
    tls: Literal["start", "whole", "none"] = (
        "start"  # STARTTLS, TLS from the first byte (port 465), or a server next door
    )


class Mail:
    """A plain text mail."""

    name = "mail"

    def __init__(self, server: MailServer) -> None:
        self.server = server
        self.domain = Address(addr_spec=server.sender).domain

    def wished(self, notice: Notice) -> bool:
        return notice.wishes.mail and bool(notice.mail)

    async def send(self, notice: Notice) -> None:
        await self.write(notice.name, notice.mail, notice.subject, notice.letter)

    async def write(self, name: str, address: str, subject: str, text: str) -> None:
        """Send somebody a letter."""
        server = self.server
        await aiosmtplib.send(
            self._letter(name, address, subject, text),
            hostname=server.host,
            port=server.port,
            username=server.user or None,
            password=server.password or None,
            use_tls=server.tls == "whole",
            start_tls=server.tls == "start",
            local_hostname=self.domain,  # looking up the machine's own name could block
            timeout=SECONDS,
        )

    def _letter(self, name: str, address: str, subject: str, text: str) -> EmailMessage:
        """An Address refuses what is more than one address, or has line ends in it."""
        letter = EmailMessage()
        letter["From"] = Address("Lazaretto", addr_spec=self.server.sender)
        letter["To"] = Address(name, addr_spec=address)
        letter["Subject"] = subject
        letter["Date"] = localtime()
        letter["Message-ID"] = make_msgid(domain=self.domain)
        letter["Auto-Submitted"] = "auto-generated"
        letter.set_content(text)
        return letter


class Webhook:
    """A POST to a program of the person's own, signed so that it can tell the site from anybody else."""

    name = "webhook"

    def __init__(self, client: httpx.AsyncClient, secret: bytes) -> None:
        self.client = client
        self.secret = secret

    def key_of(self, person: str) -> str:
        """What a person's webhooks are signed with; it follows from the site's secret and is for the person's eyes."""
        return hmac.new(self.secret, f"webhook:{person}".encode(), hashlib.sha256).hexdigest()

    def wished(self, notice: Notice) -> bool:
        return bool(notice.wishes.webhook)

    async def send(self, notice: Notice) -> None:
        body = msgspec.json.encode(
            {
                "table": notice.table,
                "title": notice.title,
                "url": notice.url,
                "text": notice.text,
                "seat": notice.seat,
            }
        )
        signature = hmac.new(self.key_of(notice.person).encode(), body, hashlib.sha256).hexdigest()
        headers = {"Content-Type": "application/json", "X-Lazaretto-Signature": f"sha256={signature}"}
        answer = await self.client.post(notice.wishes.webhook, content=body, headers=headers)
        if not answer.is_success:
            raise NotSent(f"the webhook answered {answer.status_code}")


class Push:
    """A message to each browser that the person has subscribed, encrypted for it (RFC 8291, RFC 8292)."""

    name = "push"

    def __init__(self, client: httpx.AsyncClient, devices: DeviceStore, key: str, contact: str) -> None:
        self.client = client
        self.devices = devices
        self.key = Vapid02.from_raw(key.encode())
        self.contact = contact  # `mailto:…`, for the push service's operator

    @staticmethod
    def new_key() -> str:
        """A key for a new site. Browsers subscribe to a key: with another one all of them are lost."""
        vapid = Vapid02()
        vapid.generate_keys()
        return str(b64urlencode(vapid.private_key.private_numbers().private_value.to_bytes(32, "big")))

    @property
    def public_key(self) -> str:
        """What the page gives the browser as `applicationServerKey`."""
        point = self.key.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return str(b64urlencode(point))

    def wished(self, notice: Notice) -> bool:
        return notice.wishes.push

    async def send(self, notice: Notice) -> None:
        message = {"title": notice.subject, "body": notice.text, "url": notice.url, "tag": notice.table}
        failures = []
        for device in await devices_of(self.devices, notice.person):
            try:
                await self._send(device, notice.person, msgspec.json.encode(message))
            except Exception as failure:  # one browser's trouble is not the next one's
                failures.append(failure)
        if failures:
            raise ExceptionGroup(f"{len(failures)} browsers were not reached", failures)

    async def _send(self, device: Device, person: str, message: bytes) -> None:
        body = http_ece.encrypt(
            message,
            private_key=ec.generate_private_key(ec.SECP256R1()),  # a new one for each message
            dh=b64urldecode(device.keys.p256dh.encode()),
            auth_secret=b64urldecode(device.keys.auth.encode()),
            version="aes128gcm",
        )
        answer = await self.client.post(device.endpoint, content=body, headers=self._headers(device.endpoint))
        if answer.status_code in GONE:
            await self.devices.drop(device.endpoint, person)
        elif not answer.is_success:
            raise NotSent(f"the push service answered {answer.status_code}")

    def _headers(self, endpoint: str) -> Mapping[str, str]:
        url = httpx.URL(endpoint)
        claims = {
            "aud": f"{url.scheme}://{url.netloc.decode('ascii')}",
            "sub": self.contact,
            "exp": int(time.time()) + SIGNED,
        }
        return {**self.key.sign(claims), "Content-Encoding": "aes128gcm", "TTL": str(KEPT)}
