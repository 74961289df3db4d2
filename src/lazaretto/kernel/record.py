"""A game that can be played again: set-up, every answer with its step's name, and a digest of every state."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from lazaretto.kernel.errors import RecordError

FORMAT = 1
CHANCE = -1


class Answer(NamedTuple):
    """What was asked, of whom (CHANCE: the table), and what was answered."""

    step: str
    seat: int
    choice: str


def canonical(data: Any) -> bytes:
    """The one way to write plain data as bytes."""
    return json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()


def chain(previous: str, saved: Mapping[str, Any]) -> str:
    """The digest of a state, which also vouches for all states before it."""
    return hashlib.sha256(previous.encode() + canonical(saved)).hexdigest()


def commitment(seed: str) -> str:
    """What is published of a seed before the first answer, so that it cannot be exchanged later."""
    return hashlib.sha256(seed.encode()).hexdigest()


@dataclass(frozen=True)
class Record:
    """Everything there is to know of a game. `digests[0]` is of the start, `digests[n]` of the state after n answers.

    `start` is a saved position for a game that did not begin at its set-up; `first` then says how many answers had been
    given before. `seed` stands only in the record of a finished game; `commitment` is what a table published of it
    before the first answer: its SHA-256.
    """

    title: str
    version: int
    setup: Mapping[str, Any]
    answers: tuple[Answer, ...]
    digests: tuple[str, ...]
    start: Mapping[str, Any] | None = None
    first: int = 0
    seed: str | None = None
    outcome: Mapping[str, Any] | None = None
    commitment: str | None = None

    def to_json(self) -> str:
        """As canonical JSON: one line for each answer, so that two records can be compared by eye."""
        head: dict[str, Any] = {"lazaretto": FORMAT, "title": self.title, "version": self.version}
        head["setup"] = self.setup
        if self.start is not None:
            head |= {"start": self.start, "first": self.first}
        if self.commitment is not None:
            head["commitment"] = self.commitment
        if self.seed is not None:
            head["seed"] = self.seed
        if self.outcome is not None:
            head["outcome"] = self.outcome
        lines = [f"{_quote(key)}:{canonical(value).decode()}," for key, value in head.items()]
        rows = [canonical([self.digests[0]]).decode()]
        rows += [
            canonical([*answer, digest]).decode() for answer, digest in zip(self.answers, self.digests[1:], strict=True)
        ]
        return "{\n" + "\n".join(lines) + '\n"answers":[\n' + ",\n".join(rows) + "\n]}\n"

    @classmethod
    def from_json(cls, text: str | bytes) -> Record:
        """Read a record; whatever is wrong with it is named."""
        try:
            data = json.loads(text)
        except (ValueError, TypeError, RecursionError) as error:
            raise RecordError(f"expected a record in JSON; {error}") from None
        if not isinstance(data, dict) or data.get("lazaretto") != FORMAT:
            found = data.get("lazaretto") if isinstance(data, dict) else type(data).__name__
            raise RecordError(f'expected a record with "lazaretto": {FORMAT}; found {found!r}')
        title = _field(data, "title", str)
        rows = _field(data, "answers", list)
        if not rows or not _is_row(rows[0], (str,)):
            raise RecordError('"answers" must begin with a row that holds the digest of the start')
        for n, row in enumerate(rows[1:]):
            if not _is_row(row, (str, int, str, str)):
                raise RecordError(f"answer {n}: expected [step, seat, choice, digest]; found {row!r}")
        if "first" in data and "start" not in data:
            raise RecordError('"first": expected only beside "start", the position that so many answers led to')
        return cls(
            title=title,
            version=_field(data, "version", int),
            setup=_field(data, "setup", dict),
            answers=tuple(Answer(*row[:3]) for row in rows[1:]),
            digests=tuple(row[-1] for row in rows),
            start=_field(data, "start", dict) if "start" in data else None,
            first=_field(data, "first", int) if "first" in data else 0,
            seed=_field(data, "seed", str) if "seed" in data else None,
            outcome=_field(data, "outcome", dict) if "outcome" in data else None,
            commitment=_field(data, "commitment", str) if "commitment" in data else None,
        )

    def keeps_commitment(self) -> bool:
        """Whether the seed is the one that was committed to; true where nothing was, or the seed is not shown yet."""
        if self.commitment is None or self.seed is None:
            return True
        return commitment(self.seed) == self.commitment


def _quote(key: str) -> str:
    return json.dumps(key)


def _field(data: Mapping[str, Any], name: str, kind: type) -> Any:
    value = data.get(name)
    if not isinstance(value, kind) or isinstance(value, bool):
        raise RecordError(f"{name!r}: expected {kind.__name__}; found {value!r}")
    return value


def _is_row(row: object, kinds: tuple[type, ...]) -> bool:
    return (
        isinstance(row, list)
        and len(row) == len(kinds)
        and all(isinstance(cell, kind) and not isinstance(cell, bool) for cell, kind in zip(row, kinds, strict=True))
    )
