"""What can be answered: one object that is a typed choice, a number and a text at once."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from lazaretto.kernel.errors import RulesetError, UnknownChoice
from lazaretto.kernel.outside import shown, whole

_BUILT: dict[tuple[int, str, str, str], Choice] = {}


class Choice:
    """One thing that can be answered. Built once, compared by identity.

    `number` is for programs and never changes once released; `text` (`place_in:germania`) is for the log, the wire and
    the command line; `kind`, `noun` and `item` say what it is (`place_in`, a `region`, `germania`).
    """

    __slots__ = ("item", "kind", "noun", "number", "text")

    def __init__(self, number: int, kind: str, noun: str, item: str) -> None:
        self.number = number
        self.kind = kind
        self.noun = noun
        self.item = item
        self.text = f"{kind}:{item}" if item else kind

    def __repr__(self) -> str:
        return self.text

    def __reduce__(self) -> tuple[Any, ...]:
        return choice, (self.number, self.kind, self.noun, self.item)


def choice(number: int, kind: str, noun: str = "", item: str = "") -> Choice:
    """The choice of this number; always the same object."""
    key = (number, kind, noun, item)
    if key not in _BUILT:
        _BUILT[key] = Choice(*key)
    return _BUILT[key]


def family(first: int, kind: str, noun: str, items: Sequence[str]) -> tuple[Choice, ...]:
    """Choices of one kind, one for each item, numbered on from `first`."""
    return tuple(choice(first + k, kind, noun, item) for k, item in enumerate(items))


class Catalogue:
    """All choices of one title, by number and by text."""

    def __init__(self, choices: Iterable[Choice]) -> None:
        self._by_number: dict[int, Choice] = {}
        self._by_text: dict[str, Choice] = {}
        for entry in choices:
            for other in (self._by_number.get(entry.number), self._by_text.get(entry.text)):
                if other is not None and other is not entry:
                    raise RulesetError(f"two choices claim one place: {other.number} {other}, {entry.number} {entry}")
            self._by_number[entry.number] = entry
            self._by_text[entry.text] = entry
        self.size = max(self._by_number, default=-1) + 1

    def __len__(self) -> int:
        return len(self._by_number)

    def __iter__(self) -> Iterator[Choice]:
        return (self._by_number[number] for number in sorted(self._by_number))

    def __contains__(self, entry: object) -> bool:
        return isinstance(entry, Choice) and self._by_number.get(entry.number) is entry

    def __getitem__(self, number: int) -> Choice:
        wanted = whole(number)
        found = None if wanted is None else self._by_number.get(wanted)
        if found is None:
            given = shown(number if wanted is None else wanted)
            raise UnknownChoice(f"no choice has the number {given}; there are numbers from 0 to {self.size - 1}")
        return found

    def parse(self, text: str) -> Choice:
        """The choice that is written like this."""
        if not isinstance(text, str):
            raise UnknownChoice(f"expected a choice as text; got {shown(text)}")
        found = self._by_text.get(text)
        if found is None:
            kind = text.partition(":")[0]
            near = [entry.text for entry in self if entry.kind == kind] or sorted({entry.kind for entry in self})
            raise UnknownChoice(f"no choice is written {shown(text)}; expected one of: {', '.join(near)}")
        return found

    def mask(self, options: Iterable[Choice]) -> bytearray:
        """One byte per number: 1 where the choice is among the options."""
        mask = bytearray(self.size)
        for entry in options:
            if entry not in self:
                raise UnknownChoice(f"expected choices of this catalogue; got {shown(entry)}")
            mask[entry.number] = 1
        return mask
