"""What an operator settles: on the command line, or in a TOML file."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated
from urllib.parse import urlsplit

import msgspec
from msgspec import Meta, Struct

from lazaretto.bots.cast import everybody
from lazaretto.bots.roster import EXPECTED, ROSTER, STAND_IN, is_bot
from lazaretto.kernel.errors import LazarettoError
from lazaretto.server.limits import Limits
from lazaretto.server.notices.channels import MailServer


class PushKey(Struct, frozen=True, forbid_unknown_fields=True):
    """What browser push needs: a key of the site's own (`lazaretto serve --new-push-key`) and whom to ask."""

    key: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{43}$")]  # 32 bytes
    contact: str


class Settings(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Everything about a site; all of it has defaults that are good for one machine."""

    database: str = "lazaretto.db"
    url: str = ""  # where people reach the site, if not where it listens: https://games.example
    secure: bool = False  # cookies only over https; so it is anyway where the address says https
    bots: dict[str, str] = msgspec.field(default_factory=lambda: {name: name for name in (*ROSTER, *everybody())})
    workers: Annotated[int, Meta(ge=1)] = max(1, (os.cpu_count() or 2) - 1)  # processes in which bots think
    patience: Annotated[float, Meta(gt=0)] = 10.0  # seconds a bot may think
    absence: Annotated[float, Meta(ge=0)] = 120.0  # seconds without a sign of life, after which others need not wait
    origins: tuple[str, ...] = ()  # other addresses of this site that browsers may write to it from
    hosts: tuple[str, ...] = ()  # other names that the site is served under
    operators: tuple[str, ...] = ()  # accounts that may see reports, mute, suspend and close tables
    mail: MailServer | None = None
    push: PushKey | None = None
    webhook_allow: tuple[str, ...] = ()  # internal hosts, as host:port, that webhooks may reach after all
    limits: Limits = Limits()

    def __post_init__(self) -> None:
        address = urlsplit(self.url)
        if self.url and not (address.scheme in ("http", "https") and address.netloc):
            raise LazarettoError(f"expected an address like https://games.example; got {self.url!r}")
        if not self.bots:  # one stands in for whoever is away
            raise LazarettoError("expected at least one bot")
        for name in self.bots.values():
            if not is_bot(name):
                raise LazarettoError(f"expected {EXPECTED}; got {name!r}")

    @property
    def stand_in(self) -> str:
        """The bot that plays for whoever is away, and in the place of one that the site has no more."""
        return STAND_IN if STAND_IN in self.bots else list(self.bots)[-1]

    @property
    def is_secure(self) -> bool:
        """Whether people reach the site over https only."""
        return self.secure or self.url.lower().startswith("https:")

    def is_operator(self, account: str | None) -> bool:
        """Whether this is the account of an operator; accounts are the same in capitals."""
        return account is not None and account.lower() in {name.lower() for name in self.operators}

    def changed(self, **changes: str) -> Settings:
        """The same with some settings changed."""
        return msgspec.structs.replace(self, **changes)


def read_settings(path: Path) -> Settings:
    """The settings of a file; an error names the field that is wrong."""
    try:
        return msgspec.toml.decode(path.read_bytes(), type=Settings)
    except (msgspec.ValidationError, msgspec.DecodeError, UnicodeDecodeError, LazarettoError) as error:
        raise LazarettoError(f"{path}: {error}") from None
