"""A game that can be played again: set-up, every answer with its step's name, and a digest of every state."""

from __future__ import annotations

import hashlib
import hmac
import json
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, ClassVar, NamedTuple

from lazaretto.kernel.canonical import ENCODER, canonical
from lazaretto.kernel.errors import RecordError
from lazaretto.kernel.outside import LARGEST, flaw, is_text, shown

DEALERS = (1, 2)  # by number: see dealer.py
FORMAT = 2  # 1 had digests of positions with everything that follows from them
CHANCE = -1
KINDS = {
    "title": str, "version": int, "setup": dict,
    "start": dict, "first": int, "seed": str, "outcome": dict, "commitment": str,
    "entropy": list, "dealer": int, "drawn": dict,
}  # fmt: skip
NEEDED = ("title", "version", "setup")
DIGEST = re.compile("[0-9a-f]{8}")
ENTROPY = re.compile("(?:[0-9a-f]{32,128})?")  # of one seat; nothing where a seat has added none


class Answer(NamedTuple):
    """What was asked, of whom (CHANCE: the table), and what was answered."""

    step: str
    seat: int
    choice: str


@cache  # the rules have so many and no more, and games keep all their answers
def given(step: str, seat: int, choice: str) -> Answer:
    """An answer that the rules know: the same one for all games in which it is given."""
    return Answer(step, seat, choice)


def chain(previous: str, saved: Mapping[str, Any]) -> str:
    """The digest of a state, which also vouches for all states before it."""
    return hashlib.sha256(previous.encode() + canonical(saved)).hexdigest()


class Chain:
    """The digests of states that follow each other, as `chain` makes them; only what has changed is written anew."""

    def __init__(self, founded_on: str) -> None:
        self.digest = founded_on
        self._values: dict[str, Any] = {}  # of the last state, in the order in which they are written
        self._texts: dict[str, str] = {}  # and how they are

    def add(self, saved: Mapping[str, Any]) -> str:
        """The digest of the next state."""
        if saved.keys() != self._values.keys():
            self._values = dict.fromkeys(sorted(saved), self)  # unlike anything
        for key, last in self._values.items():
            value = saved[key]
            if value != last:
                self._values[key] = value
                self._texts[key] = f"{_quote(key)}:{ENCODER.encode(value)}"
        written = ",".join([self._texts[key] for key in self._values])
        self.digest = hashlib.sha256(f"{self.digest}{{{written}}}".encode()).hexdigest()
        return self.digest


def commitment(seed: str, dealer: int = 1) -> str:
    """What is published of a seed before the first answer, so that neither it nor the dealer is exchanged later.

    The SHA-256 of the seed says that the first dealer draws by it; for another one it is HMAC-SHA-256 of the seed, the
    key being the text `dealer` and the dealer's number.
    """
    if dealer == 1:
        return hashlib.sha256(seed.encode()).hexdigest()
    return hmac.digest(f"dealer{dealer}".encode(), seed.encode(), "sha256").hex()


def mix(seed: str, entropy: Sequence[str]) -> str:
    """The seed that deals: SHA-256 of the committed one and of what the seats added to it since, in seat order.

    They are joined by colons. Where no seat has added anything the committed seed deals itself.
    """
    return hashlib.sha256(":".join((seed, *entropy)).encode()).hexdigest() if any(entropy) else seed


@dataclass(frozen=True)
class Record:
    """Everything there is to know of a game. `digests[0]` is of the start, `digests[n]` of the state after n answers.

    `start` is a saved position for a game that did not begin at its set-up; `first` then says how many answers had been
    given before, `drawn` how many draws had been made from each deck. `seed` stands only in the record of a finished
    game, `dealer` says how draws follow from it; `commitment` is what a table published of both before the first
    answer. `entropy` is what the seats added after that, a hexadecimal text for each.
    """

    draw: ClassVar[Callable[[Any], str]]  # as a page on which it is played again; set by who knows the ring that draws

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
    entropy: list[str] | None = None
    dealer: int = 1
    drawn: Mapping[str, int] | None = None

    def __post_init__(self) -> None:
        for name in KINDS:
            value = getattr(self, name)
            if value is not None or name in (*NEEDED, "first", "dealer"):
                _check(name, value)
        if not 0 <= self.first <= (LARGEST if self.start is not None else 0):
            raise RecordError(
                f'"first": expected only beside "start", the position that so many answers led to; found {self.first}'
            )
        if self.dealer not in DEALERS:
            raise RecordError(f"'dealer': expected {' or '.join(map(str, DEALERS))}; found {self.dealer}")
        wrong = flaw_of_draws(self.drawn)
        if wrong or (self.drawn and self.start is None):
            raise RecordError(f"'drawn': expected only beside 'start', and whole numbers by deck; {wrong}")
        for k, added in enumerate(self.entropy or ()):
            if not is_text(added) or ENTROPY.fullmatch(added) is None:
                raise RecordError(f"'entropy': expected 32 to 128 hexadecimal digits of seat {k}; found {shown(added)}")
        _check_answers(self.answers, self.digests)

    @property
    def dealt_by(self) -> str | None:
        """The seed by which the dealer drew; None where it is not shown."""
        return None if self.seed is None else mix(self.seed, self.entropy or ())

    def to_json(self) -> str:
        """As canonical JSON: one line for each answer, so that two records can be compared by eye."""
        head: dict[str, Any] = {"lazaretto": FORMAT, "title": self.title, "version": self.version}
        head["setup"] = self.setup
        if self.start is not None:
            head |= {"start": self.start, "first": self.first}
        if self.drawn is not None:
            head["drawn"] = self.drawn
        if self.dealer != 1:
            head["dealer"] = self.dealer
        if self.commitment is not None:
            head["commitment"] = self.commitment
        if self.seed is not None:
            head["seed"] = self.seed
        if self.entropy is not None:
            head["entropy"] = self.entropy
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
        found = data.get("lazaretto") if isinstance(data, dict) else type(data).__name__
        if type(found) is not int or found != FORMAT:
            raise RecordError(f'expected a record with "lazaretto": {FORMAT}; found {shown(found)}')
        fields = {name: data.get(name) for name in KINDS if name in data or name in NEEDED}
        for name, value in fields.items():
            _check(name, value)
        rows = data.get("answers")
        if not isinstance(rows, list):
            raise RecordError(f"'answers': expected list; found {shown(rows)}")
        if not rows or not isinstance(rows[0], list) or len(rows[0]) != 1:
            raise RecordError('"answers" must begin with a row that holds the digest of the start')
        for n, row in enumerate(rows[1:]):
            if not isinstance(row, list) or len(row) != 4:
                raise RecordError(f"answer {n}: expected [step, seat, choice, digest]; found {shown(row)}")
        answers = tuple(Answer(*row[:3]) for row in rows[1:])
        return cls(answers=answers, digests=tuple(row[-1] for row in rows), **fields)

    def _repr_html_(self) -> str:
        """The game as a small page on which it can be played again, for notebooks; it shows all that was hidden."""
        return Record.draw(self)

    def keeps_commitment(self) -> bool:
        """Whether the seed is the one that was committed to; true where nothing was, or the seed is not shown yet."""
        if self.commitment is None or self.seed is None:
            return True
        return commitment(self.seed, self.dealer) == self.commitment


def _quote(key: str) -> str:
    return json.dumps(key)


def _check(name: str, value: object) -> None:
    kind = KINDS[name]
    if not isinstance(value, kind) or isinstance(value, bool):
        raise RecordError(f"{name!r}: expected {kind.__name__}; found {shown(value)}")
    wrong = flaw(value)
    if wrong:
        raise RecordError(f"{name!r}: {wrong}")


def _check_answers(answers: object, digests: object) -> None:
    if not isinstance(answers, tuple) or not isinstance(digests, tuple):
        raise RecordError(f"expected answers and digests as tuples; got {shown(answers)}, {shown(digests)}")
    if len(digests) != len(answers) + 1:
        raise RecordError(f"expected {len(answers) + 1} digests; got {len(digests)}")
    if not _is_digest(digests[0]):
        raise RecordError(
            f'"answers" must begin with a row that holds the digest of the start; found {shown(digests[0])}'
        )
    for n, (answer, digest) in enumerate(zip(answers, digests[1:], strict=True)):
        if not is_answer(answer) or not _is_digest(digest):
            found = f"{shown(answer)}, {shown(digest)}"
            raise RecordError(f"answer {n}: expected [step, seat, choice, digest]; found {found}")


def flaw_of_draws(drawn: object) -> str:
    """What is wrong with numbers of draws by deck; nothing where they are, or where there are none."""
    if drawn is None:
        return ""
    if not isinstance(drawn, Mapping):
        return f"expected an object; found {shown(drawn)}"
    for deck, count in drawn.items():
        if not is_text(deck) or type(count) is not int or not 0 <= count <= LARGEST:
            return f"expected how many draws were made from {shown(deck)}; found {shown(count)}"
    return ""


def is_answer(answer: object) -> bool:
    """Whether this is an answer that some record may hold."""
    return (
        isinstance(answer, Answer)
        and is_text(answer.step)
        and is_text(answer.choice)
        and type(answer.seat) is int
        and CHANCE <= answer.seat <= LARGEST
    )


def _is_digest(text: object) -> bool:
    return isinstance(text, str) and DIGEST.fullmatch(text) is not None
