"""The rows of people, of the links by which they sign in, and of the secret that signs for the site."""

from __future__ import annotations

from lazaretto.server.store.database import Database, Row, Statement, Write

SIGNED_OUT = "signed-out"  # the news that sessions of a person have ended
# The tables whose rows go with him.
OF_A_PERSON = (
    *("sessions", "sign_ins", "confirmations", "devices", "notices", "sitters", "named"),
    *("puzzle_answers", "solvers"),
)


class PeopleStore:
    """Reads and writes people. Accounts are kept in lower case."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def secret(self, drawn: str) -> str:
        """The secret of the site; the first process that asks gives the one it has drawn."""
        sql = "INSERT INTO house (name, value) VALUES ('secret', $1) ON CONFLICT DO NOTHING"
        await self.database.write(Write((Statement(sql, (drawn,)),)))
        found = await self.database.rows("SELECT value FROM house WHERE name = 'secret'")
        return str(found[0]["value"])

    async def by_id(self, id: str) -> Row | None:
        """The person of this id."""
        return _first(await self.database.rows("SELECT * FROM people WHERE id = $1", id))

    async def by_account(self, account: str) -> Row | None:
        """The person of this account."""
        return _first(await self.database.rows("SELECT * FROM people WHERE account = $1", account.lower()))

    async def insert(self, id: str, name: str, wishes: str, created: float) -> None:
        """Keep a new guest."""
        sql = "INSERT INTO people (id, name, wishes, created) VALUES ($1, $2, $3, $4)"
        await self.database.write(Write((Statement(sql, (id, name, wishes, created)),)))

    async def change(self, id: str, name: str, wishes: str, mail: str | None) -> None:
        """Keep another name, other wishes or another address."""
        sql = "UPDATE people SET name = $2, wishes = $3, mail = $4 WHERE id = $1"
        await self.database.write(Write((Statement(sql, (id, name, wishes, mail)),)))

    async def claim(self, id: str, account: str, password: str | None, mail: str | None) -> bool:
        """Make a guest an account; False: the name is taken, or he is no guest any more."""
        guard = Statement(
            "UPDATE people SET account = $2, password = $3, mail = COALESCE($4, mail) WHERE id = $1 AND account IS NULL"
            " AND NOT EXISTS (SELECT 1 FROM people WHERE account = $2) RETURNING id",
            (id, account.lower(), password, mail),
        )
        return await self.database.write(Write((), guard))

    async def end_sessions(self, id: str) -> None:
        """Raise the number that every token of this person names."""
        sql = "UPDATE people SET epoch = epoch + 1 WHERE id = $1"
        await self.database.write(Write((Statement(sql, (id,)),), news=f"{SIGNED_OUT} {id}"))

    async def set_password(self, id: str, password: str) -> None:
        """Keep another password."""
        await self.database.write(Write((Statement("UPDATE people SET password = $2 WHERE id = $1", (id, password)),)))

    async def forget(self, id: str, name: str) -> None:
        """Keep nothing of a person but the id, under which others have played with him."""
        sql = (
            "UPDATE people SET name = $2, account = NULL, password = NULL, mail = NULL, confirmed = NULL,"
            " wishes = '{}', epoch = epoch + 1, deleted = 1 WHERE id = $1"
        )
        kept = Statement(sql, (id, name))
        gone = [Statement(f"DELETE FROM {table} WHERE person = $1", (id,)) for table in OF_A_PERSON]
        unrated = [Statement(f"DELETE FROM {table} WHERE who = $1", (id,)) for table in ("ratings", "tallies")]
        hosted = Statement("UPDATE tables SET origin = NULL WHERE host = $1", (id,))
        await self.database.write(Write((kept, *gone, *unrated, hosted), news=f"{SIGNED_OUT} {id}"))

    # ---------------------------------------------------------------- links

    async def insert_link(self, digest: str, id: str, now: float, expires: float) -> None:
        """Keep a link that signs in once; those that are too old, and any other of this person's, are worth nothing."""
        expired = Statement("DELETE FROM sign_ins WHERE expires < $1 OR person = $2", (now, id))
        sql = "INSERT INTO sign_ins (digest, person, expires) VALUES ($1, $2, $3)"
        await self.database.write(Write((expired, Statement(sql, (digest, id, expires)))))

    async def spend_link(self, digest: str, now: float) -> str | None:
        """The id of the person whom a link signs in, which is then spent; None: it is spent already, or too old."""
        rows = await self.database.rows("SELECT person FROM sign_ins WHERE digest = $1", digest)
        sql = "DELETE FROM sign_ins WHERE digest = $1 AND expires > $2 RETURNING person"
        spent = await self.database.write(Write((), Statement(sql, (digest, now))))
        return rows[0]["person"] if spent else None

    async def insert_confirmation(self, digest: str, id: str, mail: str, expires: float) -> None:
        """Keep a link that proves an address, in the place of any other of this person's."""
        sql = (
            "INSERT INTO confirmations (person, digest, mail, expires) VALUES ($1, $2, $3, $4) ON CONFLICT (person)"
            " DO UPDATE SET digest = excluded.digest, mail = excluded.mail, expires = excluded.expires"
        )
        await self.database.write(Write((Statement(sql, (id, digest, mail, expires)),)))

    async def confirm(self, digest: str, now: float) -> str | None:
        """The id of the person whose address a link proves, which is then spent; None: it is spent, or too old."""
        sql = "SELECT person, mail FROM confirmations WHERE digest = $1"
        found = _first(await self.database.rows(sql, digest))
        if found is None:
            return None
        guard = Statement(
            "DELETE FROM confirmations WHERE digest = $1 AND expires > $2 RETURNING person", (digest, now)
        )
        proven = Statement("UPDATE people SET confirmed = $2 WHERE id = $1", (found["person"], found["mail"]))
        return found["person"] if await self.database.write(Write((proven,), guard)) else None


def _first(rows: list[Row]) -> Row | None:
    return rows[0] if rows else None
