"""Who somebody is, on the wire: guests, accounts, signing in."""

from __future__ import annotations

from typing import Annotated

from msgspec import UNSET, Meta, UnsetType

from lazaretto.server.notices.wishes import Wishes
from lazaretto.server.schema.base import AccountName, Name, Password, Reply, Request


class NewGuest(Request):
    """Somebody gives a name."""

    name: Name


class Me(Reply):
    """Whoever asks."""

    name: str
    account: str | None
    wishes: Wishes
    mail: str | None
    tables: list[str]  # those that wait for an answer
    operator: bool  # of this site
    confirmed: bool = False  # whether the mail address is proven
    has_password: bool = False
    asks_password: bool = False  # before what only the owner may do: another password or address, deletion


class ChangeMe(Request):
    """What is to be changed; the rest stays."""

    name: Name | UnsetType = UNSET
    wishes: Wishes | UnsetType = UNSET
    mail: Annotated[str, Meta(max_length=200)] | UnsetType | None = UNSET
    password: Password | None = None  # with another address, where it is asked for


class Claim(Request):
    """A guest becomes an account and keeps its history."""

    account: AccountName
    password: Password | None = None
    mail: Annotated[str, Meta(max_length=200)] | None = None


class SignIn(Request):
    """By name and password."""

    account: AccountName
    password: Password


class AskLink(Request):
    """A link that signs in once, sent by mail or, where none is configured, printed to the server's log."""

    account: AccountName


class UseLink(Request):
    """The secret of such a link."""

    token: Annotated[str, Meta(min_length=20, max_length=100)]


class Token(Reply):
    """What a program sends as `Authorization: Bearer …`."""

    token: str


class ChangePassword(Request):
    """Another password; the old one, if it is asked for."""

    new: Password
    old: Password | None = None


class DeleteMe(Request):
    """The password, if it is asked for: what is deleted does not come back."""

    password: Password | None = None


class SessionInfo(Reply):
    """A browser or program that is signed in."""

    id: str
    device: str  # what it calls itself
    created: float
    seen: float  # to the hour
    current: bool  # the one that asks
