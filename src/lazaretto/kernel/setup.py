"""How a game is set up: number of players and options, checked before anything is dealt."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from lazaretto.kernel.errors import ComponentError, SetupError
from lazaretto.kernel.outside import flaw, is_text, shown, whole

if TYPE_CHECKING:
    from lazaretto.kernel.ruleset import Ruleset

Edit = Callable[[Any], Any]  # of a game's own kind of ruleset


@dataclass(frozen=True)
class Option:
    """Something the host may settle before the game. Values are texts, so that every client writes them alike.

    A value that changes the rules does so as an edit of the ruleset (a house rule is a small expansion), never by `if`.
    An option that comes later keeps the records of earlier games: `before` is the value they were played under.
    """

    name: str
    values: Callable[[int], tuple[str, ...]]  # by number of players; the first is the default
    edits: Mapping[str, Edit] = field(default_factory=dict)
    before: str | None = None  # the value that held before there was a choice; None: the first

    def default(self, players: int) -> str:
        """The value of a game whose host does not say."""
        return self.values(players)[0]

    def unwritten(self, players: int) -> str:
        """The value of a record that does not say."""
        return self.default(players) if self.before is None else self.before

    def read(self, value: object, ruleset: Ruleset, players: int) -> str:
        """The value as a text, if it is one of those allowed; `ruleset` has whatever expansions added since."""
        text = str(value)
        if text not in self.values(players):
            expected = ", ".join(self.values(players))
            raise SetupError(f"option {self.name}: expected one of {expected}; got {shown(text)}")
        return text


def one_of(*values: str) -> Callable[[int], tuple[str, ...]]:
    """The same values for every number of players."""
    return lambda players: values


def any_seat_or_random(players: int) -> tuple[str, ...]:
    """By lot, or a named seat."""
    return ("random", *(str(seat) for seat in range(players)))


@dataclass(frozen=True)
class Setup:
    """What a game starts from, apart from chance: enough, with the answers, to play it again."""

    players: int
    options: Mapping[str, str] = field(default_factory=dict)
    components: Mapping[str, Any] | None = None  # what is printed, where it is not the title's own

    def to_json(self) -> dict[str, Any]:
        """As plain data."""
        data: dict[str, Any] = {"players": self.players, "options": dict(self.options)}
        if self.components is not None:
            data["components"] = self.components
        return data


def prepare(
    ruleset: Ruleset,
    players: object,
    options: Mapping[str, object],
    components: Mapping[str, Any] | None = None,
    unsaid: Callable[[Option, int], str] = Option.default,
) -> Setup:
    """A complete set-up with every option settled, or an error that says what was expected."""
    count = whole(players)
    if count is None or count not in ruleset.players:
        raise SetupError(f"{ruleset.name}: expected {_or(ruleset.players)} players; got {shown(players)}")
    if not isinstance(options, Mapping):
        raise SetupError(f"{ruleset.name}: expected options by name; got {shown(options)}")
    known = {option.name: option for option in ruleset.options}
    for name in options:
        if name not in known:
            raise SetupError(f"{ruleset.name} has no option {shown(name)}; it has: {', '.join(known) or 'none'}")
    settled = {
        name: option.read(_text(options[name]) if name in options else unsaid(option, count), ruleset, count)
        for name, option in known.items()
    }
    return Setup(count, settled, _printed(components))


def _text(value: object) -> str:
    """A value as clients write it; whatever has no such form is shown as it is, which no option allows."""
    if isinstance(value, bool):
        return str(value).lower()
    if is_text(value):
        return str(value)
    number = whole(value)
    return shown(value if number is None else number)


def _printed(components: object) -> Mapping[str, Any] | None:
    if components is None:
        return None
    if not isinstance(components, Mapping):
        raise ComponentError(f"components: expected an object; found {shown(components)}")
    printed = dict(components)
    wrong = flaw(printed)
    if wrong:
        raise ComponentError(f"components: {wrong}")
    return printed


def _or(numbers: tuple[int, ...]) -> str:
    texts = [str(number) for number in numbers]
    return texts[0] if len(texts) == 1 else f"{', '.join(texts[:-1])} or {texts[-1]}"
