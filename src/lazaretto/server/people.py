"""Who is who: guests with a name, accounts claimed later, and how somebody proves to be somebody."""

from __future__ import annotations

import hashlib
import hmac
import secrets
import time
from collections import OrderedDict
from collections.abc import Iterable
from typing import NamedTuple
from unicodedata import category

import msgspec
from msgspec import Struct

from lazaretto.server.notices.wishes import Wishes
from lazaretto.server.passwords import Passwords
from lazaretto.server.refusals import Invalid, NotFound, NotNow, NotSignedIn, NotYours
from lazaretto.server.store.database import Database, Row
from lazaretto.server.store.errors import CannotOpen
from lazaretto.server.store.people import PeopleStore
from lazaretto.server.store.sessions import SessionStore

SECRET_BYTES = 32
LINK_SECONDS = 1800.0
CONFIRM_SECONDS = 86_400.0  # a letter may lie for a while
SESSION_SECONDS = 365 * 86_400.0  # without use
SEEN_SECONDS = 3600.0  # how exactly is kept when a session was used
DEVICE_LENGTH = 200
FOUND = 10_000  # persons remembered, for
FOUND_SECONDS = 10.0  # so long: another process may have changed them
BOT = "bot:"  # before the name of a bot, where a person's name or id would stand
TURNING = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")


class Person(Struct, frozen=True, kw_only=True):
    """Somebody who gave a name. `account` is None for a guest."""

    id: str
    name: str
    account: str | None
    mail: str | None
    epoch: int
    wishes: Wishes
    created: float
    confirmed: str | None = None  # the address that is proven to be his
    has_password: bool = False

    @property
    def is_confirmed(self) -> bool:
        """Whether the mail address is proven."""
        return self.mail is not None and self.mail == self.confirmed


class Session(NamedTuple):
    """A browser or program that proves to be somebody."""

    id: str
    device: str
    created: float
    seen: float
    by_link: int  # 1: a link that signs in once has begun it


class Found(NamedTuple):
    """A person and his sessions, as they were read a moment ago."""

    person: Person
    sessions: dict[str, Session]
    until: float


class Claimed(NamedTuple):
    """What a token says."""

    id: str
    epoch: str
    session: str


class People:
    """Everybody the site knows."""

    def __init__(self, database: Database) -> None:
        self.store = PeopleStore(database)
        self.session_store = SessionStore(database)
        self.passwords = Passwords()
        self._secret = b""
        self._accounts: dict[str, str] = {}  # of whoever has one: guests come and go, and nothing would forget them
        self._found: OrderedDict[str, Found] = OrderedDict()

    async def open(self) -> None:
        """Read the secret that signs cookies and links; the first process of a site draws it."""
        self._secret = _read_secret(await self.store.secret(secrets.token_hex(SECRET_BYTES)))
        await self.passwords.open()

    def close(self) -> None:
        """Let the hashing threads end."""
        self.passwords.close()

    # ---------------------------------------------------------------- finding

    async def find(self, id: str) -> Person:
        """The person of this id, as of the last few seconds."""
        return (await self._find(id)).person

    async def _find(self, id: str) -> Found:
        found = self._found.get(id)
        if found is None or found.until < time.monotonic():
            person = self._person(await self.store.by_id(id), "person")
            sessions = {row["id"]: Session(**row) for row in await self.session_store.of(id)}
            found = self._found[id] = Found(person, sessions, time.monotonic() + FOUND_SECONDS)
            if len(self._found) > FOUND:
                self._found.popitem(last=False)
        return found

    def read_again(self, id: str) -> None:
        """Read a person anew the next time: he has changed."""
        self._found.pop(id, None)

    async def by_account(self, account: str) -> Person:
        """The person of this account."""
        return self._person(await self.store.by_account(account), f"account {account}")

    def _person(self, row: Row | None, what: str) -> Person:
        if row is None:
            raise NotFound(f"there is no such {what}")
        if row["account"] is None:
            self._accounts.pop(row["id"], None)
        else:
            self._accounts[row["id"]] = row["account"]
        return Person(
            id=row["id"],
            name=row["name"],
            account=row["account"],
            mail=row["mail"],
            epoch=row["epoch"],
            wishes=msgspec.json.decode(row["wishes"], type=Wishes),
            created=row["created"],
            confirmed=row["confirmed"],
            has_password=row["password"] is not None,
        )

    async def learn(self, ids: Iterable[str]) -> None:
        """Have the accounts of these persons at hand."""
        for id in ids:
            if id not in self._accounts:
                await self.find(id)

    def account(self, id: str) -> str | None:
        """The account of a person who has been found before."""
        return self._accounts.get(id)

    # ---------------------------------------------------------------- becoming somebody

    async def guest(self, name: str, wishes: Wishes | None = None) -> Person:
        """A new person with a name and nothing else."""
        guest = Person(
            id=secrets.token_urlsafe(12),
            name=tidy(name),
            account=None,
            mail=None,
            epoch=0,
            wishes=wishes or Wishes(),
            created=time.time(),
        )
        await self.store.insert(guest.id, guest.name, _encode(guest.wishes), guest.created)
        return guest

    async def change(self, person: Person, name: str, wishes: Wishes, mail: str | None) -> Person:
        """Another name, other wishes or another address."""
        check_mail(mail)
        await self.store.change(person.id, tidy(name), _encode(wishes), mail)
        self.read_again(person.id)
        return await self.find(person.id)

    async def claim(self, person: Person, account: str, password: str | None, mail: str | None) -> Person:
        """A guest becomes an account."""
        if person.account is not None:
            raise NotNow(f"this is the account {person.account} already", field="account")
        check_mail(mail)
        if await self.store.by_account(account) is not None:  # before anything costly
            raise NotNow(f"the account {account} is taken", field="account")
        hashed = await self.passwords.hash(password) if password is not None else None
        if not await self.store.claim(person.id, account, hashed, mail):
            raise NotNow(f"the account {account} is taken", field="account")
        self.read_again(person.id)
        return await self.find(person.id)

    # ---------------------------------------------------------------- proving it

    async def sign_in(self, account: str, password: str) -> Person:
        """By password. What is wrong, name or password, is not said."""
        row = await self.store.by_account(account)
        hashed = None if row is None else row["password"]
        if not await self.passwords.matches(hashed, password) or row is None:
            raise NotSignedIn("this name and password do not belong together", field="password")
        return await self.find(row["id"])

    async def asks_password(self, person: Person, session: str) -> bool:
        """Whether the password must be given again: not by who has none, or has just come by a link to his address."""
        begun = (await self._find(person.id)).sessions.get(session)
        by_link = begun is not None and begun.by_link and begun.created > time.time() - LINK_SECONDS
        return person.has_password and not by_link

    async def check_password(self, person: Person, password: str | None, session: str) -> None:
        """Refuse whoever does not know the password of an account that has one, and has not come by a link."""
        if not await self.asks_password(person, session):
            return
        row = await self.store.by_id(person.id)
        hashed = None if row is None else row["password"]
        if not await self.passwords.matches(hashed, password or ""):
            raise NotYours("this is not the password of the account", field="password")

    async def change_password(self, person: Person, old: str | None, new: str, session: str) -> None:
        """Another password; every other session ends, since one of them may be the reason."""
        if person.account is None:
            raise NotNow("expected an account; a guest has no password", field="account")
        await self.check_password(person, old, session)
        await self.store.set_password(person.id, await self.passwords.hash(new))
        await self.session_store.end_others(person.id, session)
        self.read_again(person.id)

    async def confirmation(self, person: Person, mail: str) -> str:
        """A secret that proves that a mail address is a person's; any sent before is worth nothing."""
        token = secrets.token_urlsafe(24)
        await self.store.insert_confirmation(digest(token), person.id, mail, time.time() + CONFIRM_SECONDS)
        return token

    async def confirm(self, token: str) -> None:
        """The address to which such a secret was sent is proven."""
        id = await self.store.confirm(digest(token), time.time())
        if id is None:
            raise NotSignedIn("this link has been used, or is too old", field="token")
        self.read_again(id)

    async def link(self, account: str) -> tuple[Person, str]:
        """A secret that signs an account in once, within half an hour."""
        person = await self.by_account(account)
        token = secrets.token_urlsafe(24)
        now = time.time()
        await self.store.insert_link(digest(token), person.id, now, now + LINK_SECONDS)
        return person, token

    async def use_link(self, token: str) -> Person:
        """Sign in by such a secret, which is then spent."""
        id = await self.store.spend_link(digest(token), time.time())
        if id is None:
            raise NotSignedIn("this link has been used, or is too old", field="token")
        return await self.find(id)

    async def forget(self, id: str, name: str) -> None:
        """Keep nothing of a person but the id, and another name."""
        await self.store.forget(id, name)
        self.read_again(id)
        self._accounts.pop(id, None)

    # ---------------------------------------------------------------- sessions

    async def token(self, person: Person, device: str = "", by_link: bool = False) -> str:
        """What a cookie or a program holds to prove it: a session begins."""
        session, now = secrets.token_urlsafe(9), time.time()
        forgotten = now - SESSION_SECONDS
        await self.session_store.insert(session, person.id, device[:DEVICE_LENGTH], now, forgotten, by_link)
        self.read_again(person.id)
        claim = f"{person.id}.{person.epoch}.{session}"
        return f"{claim}.{self.sign('person', claim)}"

    def claimed(self, token: str) -> Claimed:
        """What a token says, if this site has signed it; it may have been ended since."""
        claim, _, signature = token.rpartition(".")
        if not hmac.compare_digest(signature.encode(), self.sign("person", claim).encode()):
            raise NotSignedIn("the token is not one of this site")
        id, epoch, *session = claim.split(".")
        return Claimed(id, epoch, session[0] if session else id)  # tokens of before name no session

    async def who(self, token: str) -> Person:
        """The person that a token proves."""
        return await self.still(self.claimed(token))

    async def still(self, claimed: Claimed) -> Person:
        """The person of a token that this site has signed, unless it has been ended since."""
        try:
            found = await self._find(claimed.id)
            if claimed.session not in found.sessions:  # it may have begun in another process a moment ago
                self.read_again(claimed.id)
                found = await self._find(claimed.id)
        except NotFound:
            raise NotSignedIn("the token is of nobody any more") from None
        if claimed.epoch != str(found.person.epoch) or claimed.session not in found.sessions:
            raise NotSignedIn("the token has been ended")
        await self._see(found.sessions, claimed.session)
        return found.person

    async def lasts(self, id: str, epoch: int, session: str) -> bool:
        """Whether a session of a person has not been ended."""
        found = await self._find(id)
        return epoch == found.person.epoch and session in found.sessions

    async def _see(self, sessions: dict[str, Session], id: str) -> None:
        now = time.time()
        if sessions[id].seen < now - SEEN_SECONDS:
            sessions[id] = sessions[id]._replace(seen=now)
            await self.session_store.saw(id, now)

    async def sessions(self, person: Person) -> list[Session]:
        """Where a person is signed in, the last used first."""
        return [Session(**row) for row in await self.session_store.of(person.id)]

    async def end_session(self, person: Person, id: str) -> None:
        """One cookie or token of this person is worth nothing from now on."""
        if not await self.session_store.end(person.id, id):
            raise NotFound("there is no such session")
        self.read_again(person.id)

    async def end_sessions(self, person: Person) -> None:
        """Every cookie and token of this person is worth nothing from now on."""
        await self.store.end_sessions(person.id)
        await self.session_store.end_others(person.id)
        self.read_again(person.id)

    def sign(self, purpose: str, text: str) -> str:
        """A signature of this site, good for one purpose."""
        return hmac.digest(self._secret, f"{purpose}:{text}".encode(), "sha256").hex()[:43]


def _read_secret(text: str) -> bytes:
    """The stored secret; with a damaged one every signature could be guessed."""
    try:
        secret = bytes.fromhex(text)
    except ValueError:
        secret = b""
    if len(secret) != SECRET_BYTES:
        raise CannotOpen(
            f"the secret of the site is damaged: expected {2 * SECRET_BYTES} hexadecimal digits; restore a backup"
        )
    return secret


def _encode(wishes: Wishes) -> str:
    return msgspec.json.encode(wishes).decode()


def digest(token: str) -> str:
    """What is stored of a secret: whoever reads the database cannot use it."""
    return hashlib.sha256(token.encode()).hexdigest()


def legible(text: str) -> str:
    """What somebody says, on one line, without what cannot be seen or turns the reading direction of what follows."""
    return " ".join("".join(c for c in text if c.isspace() or not (c in TURNING or category(c) == "Cc")).split())


def check_mail(mail: str | None) -> None:
    """Refuse what is no address; whether there is somebody, only a letter would tell."""
    if mail is not None and ("@" not in mail or any(c.isspace() or not c.isprintable() for c in mail)):
        raise Invalid(f"expected a mail address; got {mail!r}", field="mail")


def tidy(name: str) -> str:
    """A name without what cannot be seen; an error if nothing is left."""
    tidied = " ".join("".join(c for c in name if c.isprintable()).split())
    if not 1 <= len(tidied) <= 24:
        raise Invalid(f"expected a name of 1 to 24 characters that can be seen; got {name!r}", field="name")
    if tidied.lower().startswith(BOT):  # lists show bots so
        raise Invalid(f"expected a name that is no bot's; got {name!r}", field="name")
    return tidied
