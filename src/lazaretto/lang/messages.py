"""The messages of a language. Each is parsed when it is first said: parsing all takes longer than most commands."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

from fluent.runtime import FluentBundle, FluentResource

# Messages and terms begin a line with their key; the lines that belong to them do not.
BEGIN = re.compile(r"^(?=-?[A-Za-z][\w-]* *=)", re.MULTILINE)
# Those that a message refers to: what is in braces, begins with neither $ nor a quote, and is no function.
REFERENCE = re.compile(r"\{\s*(-?[a-z][\w-]*)")


class Messages:
    """Those of some Fluent files, in the order of the files."""

    def __init__(self, language: str, files: Iterable[str]) -> None:
        entries = [entry for file in files for entry in BEGIN.split(file)[1:]]
        self._sources = {entry.partition("=")[0].rstrip(): entry for entry in entries}
        self._bundle = FluentBundle([language], use_isolating=False)
        self._parsed: set[str] = set()

    @property
    def keys(self) -> Iterable[str]:
        """What there is; a key with a hyphen before it is for other messages only."""
        return self._sources.keys()

    def has(self, key: str) -> bool:
        """Whether there is a message of this key."""
        return key in self._sources

    def format(self, key: str, args: Mapping[str, int | str]) -> tuple[str, list[Exception]]:
        """A message with its arguments, and what is wrong with it."""
        self._parse(key)
        pattern = self._bundle.get_message(key).value
        assert pattern is not None, f"message {key} has no value"
        text, errors = self._bundle.format_pattern(pattern, dict(args))
        return str(text), errors

    def _parse(self, key: str) -> None:
        """Have a message ready. What it refers to comes first: whoever finds it parsed may say it at once."""
        if key in self._parsed:
            return
        source = self._sources[key]
        for reference in REFERENCE.findall(source):
            if reference in self._sources:
                self._parse(reference)
        self._bundle.add_resource(FluentResource(source))
        self._parsed.add(key)
