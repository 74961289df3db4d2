"""What all types on the wire share: requests refuse unknown fields, names and numbers have bounds."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

Name = Annotated[str, Meta(min_length=1, max_length=24, description="What a person is called; 1 to 24 characters.")]
# The end twice, because `$` alone lets a line's end through.
AccountName = Annotated[
    str, Meta(pattern=r"^[A-Za-z0-9_-]{3,24}$(?!\n)", description="Letters, digits, - and _; 3 to 24.")
]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
Count = Annotated[int, Meta(ge=0, le=1_000_000)]
Args = dict[str, int | str]


class Request(Struct, forbid_unknown_fields=True, kw_only=True):
    """What a client sends. A field that is not known is refused, so that a misspelt one is not lost."""


class Reply(Struct, kw_only=True):
    """What the server sends."""
