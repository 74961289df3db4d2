"""Puts what the engine says in keys and arguments into sentences of a language."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Literal

from babel.lists import format_list

from lazaretto.kernel.choice import Choice
from lazaretto.kernel.errors import LazarettoError
from lazaretto.kernel.event import Args, Event, Reason
from lazaretto.lang.messages import Messages

FOLDER = Path(__file__).parent
DEFAULT = "en"

# How arguments are put into words, declared once for this file and for the browser's twin of it: which are seats, which
# are numbers even where they come as text, which take the names of another noun because they are named by the part they
# play, and which are lists.
ARGUMENTS = json.loads((FOLDER / "arguments.json").read_text(encoding="utf-8"))
SEATS: Sequence[str] = ARGUMENTS["seats"]
NUMBERS: Sequence[str] = ARGUMENTS["numbers"]
NOUNS: Mapping[str, str] = ARGUMENTS["nouns"]
LISTS: Mapping[str, str] = ARGUMENTS["lists"]


def languages() -> list[str]:
    """The languages there are: each a folder of Fluent files."""
    return sorted(path.name for path in FOLDER.iterdir() if (path / "common.ftl").exists())


class Words:
    """One language. `names` are what the players are called, by seat."""

    def __init__(self, language: str = DEFAULT, names: Sequence[str] = ()) -> None:
        if language not in languages():
            raise LazarettoError(f"expected one of the languages {', '.join(languages())}; got {language!r}")
        self.language = language
        self.names = names
        self._messages = _messages(language)

    def has(self, key: str) -> bool:
        """Whether there is a message of this key."""
        return self._messages.has(key)

    def keys(self, prefix: str) -> list[str]:
        """The messages whose keys begin like this, as the files have them."""
        return [key for key in self._messages.keys if key.startswith(prefix)]

    def say(self, key: str, **args: int | str) -> str:
        """The message of this key, its arguments put into words; the bare key where there is none."""
        return self._format(key, self._translate(args)) if self.has(key) else key

    def ask(self, step: str, options: Iterable[Choice] = ()) -> str:
        """What a step asks. Where several kinds of act may be open, its sentence lists those that are (`$open`)."""
        acts = [act for kind in dict.fromkeys(option.kind for option in options) if (act := self._act(step, kind))]
        return self.say(f"ask-{step.replace('.', '-')}", acts=len(acts), open=self._list(acts, "or"))

    def _act(self, step: str, kind: str) -> str:
        """A kind of act as the sentence of a step lists it; nothing where it is not listed."""
        keys = [key for key in (f"open-{step}-{kind}", f"open-{kind}") if self.has(key)]
        return self.say(keys[0]) if keys else ""

    def choice(self, choice: Choice) -> str:
        """What a choice means."""
        return self.say(f"choice-{choice.kind}", **({choice.noun: choice.item} if choice.noun else {}))

    def event(self, event: Event) -> str:
        """What happened."""
        return self.say(f"event-{event.key}", **event.args)

    def reason(self, reason: Reason) -> str:
        """Why something cannot be done."""
        return self.say(f"reason-{reason.code}", **reason.args)

    def _translate(self, args: Args) -> dict[str, int | str]:
        said = {name: self._word(name, value) for name, value in args.items()}
        for name in LISTS.keys() & args.keys():
            said[f"{name}_count"] = len(_items(args[name]))
        return said

    def _word(self, name: str, value: int | str) -> int | str:
        if name in SEATS and isinstance(value, int):
            return self.names[value] if 0 <= value < len(self.names) else str(value)
        if name in NUMBERS:
            return int(value)
        if name == "slot":
            region, _, nth = str(value).partition(".")
            return self.say("slot", region=region, nth=nth)
        if name in LISTS:
            return self._list([self.say(f"{LISTS[name]}-{item}") for item in _items(value)], "standard")
        key = f"{NOUNS.get(name, name)}-{value}"
        return self.say(key) if isinstance(value, str) and self.has(key) else value

    def _list(self, items: Sequence[str], style: Literal["standard", "or"]) -> str:
        return format_list(items, style=style, locale=self.language)

    def _format(self, key: str, args: Mapping[str, int | str]) -> str:
        text, errors = self._messages.format(key, args)
        if errors:
            raise LazarettoError(f"message {key} in {self.language}: {errors[0]}")
        return text


def _items(value: int | str) -> list[str]:
    return [item for item in str(value).split(",") if item]


@cache
def _messages(language: str) -> Messages:
    return Messages(language, [path.read_text(encoding="utf-8") for path in sorted((FOLDER / language).glob("*.ftl"))])
