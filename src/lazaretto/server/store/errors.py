"""What can go wrong with the database."""

from __future__ import annotations

from lazaretto.kernel.errors import LazarettoError


class CannotOpen(LazarettoError):
    """This database cannot be served by this process; the message says why and what to do."""


class DatabaseError(Exception):
    """A read or a write came to nothing. Not a LazarettoError, because nobody at a table has done anything wrong."""


class StatementRefused(DatabaseError):
    """The database refused a statement, and nothing of its write was done. The message is the database's own."""


class DatabaseLost(DatabaseError):
    """The database cannot be reached, and nothing of the write was done."""


class OutcomeUnknown(DatabaseError):
    """The connection was lost during the commit: the write may be on disk or not. Read before trying again."""
