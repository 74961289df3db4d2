"""What can be played and by which rules, on the wire."""

from __future__ import annotations

from lazaretto.server.schema.base import Reply


class OptionValues(Reply):
    """Something the host may settle; the first value is the default."""

    name: str
    values: dict[int, list[str]]  # by number of players


class CharacterInfo(Reply):
    """A bot with a taste of its own, and how strong it is."""

    bot: str
    level: str


class TitleInfo(Reply):
    """A game that can be played here."""

    title: str
    players: list[int]
    colours: list[str]
    options: list[OptionValues]
    characters: list[CharacterInfo]


class Titles(Reply):
    """Everything a new table can be made of."""

    titles: list[TitleInfo]
    bots: list[str]  # that play every title
    push_key: str | None  # for the browser's Push API, where push is configured


class RuleInfo(Reply):
    """One sentence of the rules, by its id."""

    id: str
    key: str  # the message that says it
    sources: list[str]


class RuleSection(Reply):
    """Rules of one subject."""

    key: str
    rules: list[RuleInfo]


class ExampleInfo(Reply):
    """A situation: a position by the rules of a title, what is answered there, chance included, and what it shows."""

    title: str
    rules: list[str]  # that it shows, the one it is made for first
    line: str
    answers: list[str]
