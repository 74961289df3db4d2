"""The link of a private table: whoever has it sees the game also when it is over."""

from __future__ import annotations

from hmac import compare_digest

from lazaretto.server.people import People


class Invitations:
    """Makes the keys of tables, and knows them again."""

    def __init__(self, people: People) -> None:
        self.people = people

    def key(self, table: str) -> str:
        """What a link to a table ends with."""
        return self.people.sign("invitation", table)

    def is_key(self, table: str, key: str) -> bool:
        """Whether somebody was invited to this table."""
        return compare_digest(key.encode(), self.key(table).encode())
