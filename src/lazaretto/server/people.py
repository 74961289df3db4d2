"""Who is who: guests with a name, accounts claimed later, and how somebody proves to be somebody."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import secrets
import time
from collections import OrderedDict
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from unicodedata import category

import argon2
import msgspec
from msgspec import Struct

from lazaretto.server.notices.wishes import Wishes
from lazaretto.server.refusals import Invalid, NotFound, NotNow, Unknown
from lazaretto.server.store.database import Database, Row, Statement, Write

LINK_SECONDS = 1800.0
FOUND = 10_000  # persons remembered, for
FOUND_SECONDS = 10.0  # so long: another process may have changed them
TURNING = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
HASHERS = 2  # passwords hashed at once: each takes 64 MB and a core


class Person(Struct, frozen=True, kw_only=True):
    """Somebody who gave a name. `account` is None for a guest."""

    id: str
    name: str
    account: str | None
    mail: str | None
    epoch: int
    wishes: Wishes
    created: float


class People:
    """Everybody the site knows."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self._secret = b""
        self._hasher = argon2.PasswordHasher()
        self._threads = ThreadPoolExecutor(HASHERS, "argon2")
        self._nobody = ""  # a hash to compare with where there is no account, so that the time taken does not tell
        self._accounts: dict[str, str | None] = {}
        self._found: OrderedDict[str, tuple[Person, float]] = OrderedDict()

    async def open(self) -> None:
        """Read the secret that signs cookies and links; the first process of a site draws it."""
        drawn = Statement(
            "INSERT INTO house (name, value) VALUES ('secret', $1) ON CONFLICT DO NOTHING", (secrets.token_hex(32),)
        )
        await self.database.write(Write((drawn,)))
        found = await self.database.rows("SELECT value FROM house WHERE name = 'secret'")
        self._secret = bytes.fromhex(found[0]["value"])
        self._nobody = await self._hash(secrets.token_hex(16))

    def close(self) -> None:
        """Let the hashing threads end."""
        self._threads.shutdown()

    # ---------------------------------------------------------------- finding

    async def find(self, id: str) -> Person:
        """The person of this id, as of the last few seconds."""
        person, until = self._found.get(id, (None, 0.0))
        if person is None or until < time.monotonic():
            person = self._one(await self.database.rows("SELECT * FROM people WHERE id = $1", id), "person")
            self._found[id] = (person, time.monotonic() + FOUND_SECONDS)
            if len(self._found) > FOUND:
                self._found.popitem(last=False)
        return person

    async def by_account(self, account: str) -> Person:
        """The person of this account."""
        rows = await self.database.rows("SELECT * FROM people WHERE account = $1", account.lower())
        return self._one(rows, f"account {account}")

    def _one(self, rows: list[Row], what: str) -> Person:
        if not rows:
            raise NotFound(f"there is no such {what}")
        row = rows[0]
        self._accounts[row["id"]] = row["account"]
        return Person(
            id=row["id"],
            name=row["name"],
            account=row["account"],
            mail=row["mail"],
            epoch=row["epoch"],
            wishes=msgspec.json.decode(row["wishes"], type=Wishes),
            created=row["created"],
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
        await self.database.write(
            Write(
                (
                    Statement(
                        "INSERT INTO people (id, name, wishes, created) VALUES ($1, $2, $3, $4)",
                        (guest.id, guest.name, msgspec.json.encode(guest.wishes).decode(), guest.created),
                    ),
                )
            )
        )
        self._accounts[guest.id] = None
        return guest

    async def change(self, person: Person, name: str, wishes: Wishes, mail: str | None) -> Person:
        """Another name, other wishes or another address."""
        check_mail(mail)
        values = (person.id, tidy(name), msgspec.json.encode(wishes).decode(), mail)
        sql = "UPDATE people SET name = $2, wishes = $3, mail = $4 WHERE id = $1"
        await self.database.write(Write((Statement(sql, values),)))
        self._found.pop(person.id, None)
        return await self.find(person.id)

    async def claim(self, person: Person, account: str, password: str | None, mail: str | None) -> Person:
        """A guest becomes an account."""
        if person.account is not None:
            raise NotNow(f"this is the account {person.account} already", field="account")
        check_mail(mail)
        hashed = await self._hash(password) if password is not None else None
        guard = Statement(
            "UPDATE people SET account = $2, password = $3, mail = COALESCE($4, mail) WHERE id = $1 AND account IS NULL"
            " AND NOT EXISTS (SELECT 1 FROM people WHERE account = $2) RETURNING id",
            (person.id, account.lower(), hashed, mail),
        )
        if not await self.database.write(Write((), guard)):
            raise NotNow(f"the account {account} is taken", field="account")
        self._found.pop(person.id, None)
        return await self.find(person.id)

    # ---------------------------------------------------------------- proving it

    async def sign_in(self, account: str, password: str) -> Person:
        """By password. What is wrong, name or password, is not said."""
        sql = "SELECT id, password FROM people WHERE account = $1"
        rows = await self.database.rows(sql, account.lower())
        hashed = rows[0]["password"] if rows else None
        if not await self._matches(hashed or self._nobody, password) or hashed is None:
            raise Unknown("this name and password do not belong together", field="password")
        return await self.find(rows[0]["id"])

    async def link(self, account: str) -> tuple[Person, str]:
        """A secret that signs an account in once, within half an hour."""
        person = await self.by_account(account)
        token = secrets.token_urlsafe(24)
        values = (digest(token), person.id, time.time() + LINK_SECONDS)
        expired = Statement("DELETE FROM sign_ins WHERE expires < $1", (time.time(),))
        insert = Statement("INSERT INTO sign_ins (digest, person, expires) VALUES ($1, $2, $3)", values)
        await self.database.write(Write((expired, insert)))
        return person, token

    async def use_link(self, token: str) -> Person:
        """Sign in by such a secret, which is then spent."""
        rows = await self.database.rows("SELECT person FROM sign_ins WHERE digest = $1", digest(token))
        spend = Statement(
            "DELETE FROM sign_ins WHERE digest = $1 AND expires > $2 RETURNING person", (digest(token), time.time())
        )
        if not await self.database.write(Write((), spend)):
            raise Unknown("this link has been used, or is too old", field="token")
        return await self.find(rows[0]["person"])

    async def end_sessions(self, person: Person) -> None:
        """Every cookie and token of this person is worth nothing from now on."""
        sql = "UPDATE people SET epoch = epoch + 1 WHERE id = $1"
        await self.database.write(Write((Statement(sql, (person.id,)),)))
        self._found.pop(person.id, None)

    def token(self, person: Person) -> str:
        """What a cookie or a program holds to prove it."""
        claim = f"{person.id}.{person.epoch}"
        return f"{claim}.{self.sign('person', claim)}"

    def claimed(self, token: str) -> str:
        """The id that a token names, if this site has signed it; it may have been ended since."""
        claim, _, signature = token.rpartition(".")
        if not hmac.compare_digest(signature.encode(), self.sign("person", claim).encode()):
            raise Unknown("the token is not one of this site")
        return claim.rpartition(".")[0]

    async def who(self, token: str) -> Person:
        """The person that a token proves."""
        try:
            person = await self.find(self.claimed(token))
        except NotFound:
            raise Unknown("the token is of nobody any more") from None
        if not token.startswith(f"{person.id}.{person.epoch}."):
            raise Unknown("the token has been ended")
        return person

    def sign(self, purpose: str, text: str) -> str:
        """A signature of this site, good for one purpose."""
        return hmac.digest(self._secret, f"{purpose}:{text}".encode(), "sha256").hex()[:43]

    async def _hash(self, password: str) -> str:
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._hasher.hash, password)

    async def _matches(self, hashed: str, password: str) -> bool:
        try:
            return await asyncio.get_running_loop().run_in_executor(
                self._threads, self._hasher.verify, hashed, password
            )
        except (argon2.exceptions.VerifyMismatchError, argon2.exceptions.VerificationError):
            return False


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
    return tidied
